// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/sarifmessage.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::outcomes {

namespace {

constexpr std::size_t MaxFilled = 4 * MaxMessageLength; // bytes

using Arguments = std::vector<std::string_view>;

Arguments argumentsOf(const SarifObject &message)
{
    Arguments arguments;
    const auto list = memberOf<simdjson::dom::array>(message, "arguments");
    if (!list)
        return arguments;
    for (const simdjson::dom::element element : *list) {
        if (arguments.size() == MaxArguments)
            break;
        std::string_view text;
        arguments.push_back(element.get(text) == simdjson::SUCCESS ? text : std::string_view());
    }
    return arguments;
}

/// The place behind a placeholder that begins at `at`, with its argument. nullopt for what is none.
std::optional<std::pair<std::size_t, std::string_view>> placeholderAt(std::string_view text, std::size_t at,
                                                                      const Arguments &arguments)
{
    std::size_t index = 0;
    const char *const begin = text.data() + at + 1;
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), index);
    if (error != std::errc() || end == text.data() + text.size() || *end != '}' || index >= arguments.size())
        return {};
    return std::pair(static_cast<std::size_t>(end - text.data()) + 1, arguments[index]);
}

CutText filled(std::string_view text, const Arguments &arguments)
{
    std::string written;
    std::size_t at = 0;
    while (at < text.size() && written.size() <= MaxFilled) {
        const char letter = text[at];
        const bool isBrace = letter == '{' || letter == '}';
        const bool isDoubled = isBrace && at + 1 < text.size() && text[at + 1] == letter;
        const auto placeholder = letter == '{' && !isDoubled ? placeholderAt(text, at, arguments) : std::nullopt;
        if (placeholder) {
            written += placeholder->second.substr(0, MaxFilled);
            at = placeholder->first;
        } else {
            written += letter;
            at += isDoubled ? 2 : 1;
        }
    }
    CutText cut = beginningOf(written, MaxMessageLength);
    cut.isCut = cut.isCut || at < text.size();
    cut.bytes = std::max(cut.bytes, static_cast<qint64>(text.size()));
    return cut;
}

/// The multiformat string of an id (3.12).
std::optional<SarifObject> stringOf(const std::optional<SarifObject> &strings, std::string_view id)
{
    if (!strings || id.empty())
        return {};
    int looked = 0;
    for (const auto member : *strings) {
        SarifObject found;
        if (member.key == id && member.value.get(found) == simdjson::SUCCESS)
            return found;
        if (++looked == MaxMessageStrings)
            break;
    }
    return {};
}

/// The end of a link to a location (3.11.6), of which `at` is the beginning of the destination; -1 for any other text.
qsizetype endOfLocation(QStringView text, qsizetype at)
{
    const qsizetype begin = at;
    while (at < text.size() && text[at].isDigit())
        ++at;
    return at > begin && at < text.size() && text[at] == u')' ? at + 1 : -1;
}

QString withoutLocationLinks(const QString &text)
{
    QString plain;
    qsizetype open = -1; // where the text of a link may have begun
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text[at];
        const bool mayEnd = letter == u']' && open >= 0 && QStringView(text).sliced(at).startsWith("]("_L1);
        const qsizetype end = mayEnd ? endOfLocation(text, at + 2) : -1;
        if (end >= 0) {
            plain.remove(open, 1);
            open = -1;
            at = end - 1;
            continue;
        }
        if (letter == u'[')
            open = plain.size();
        plain += letter;
    }
    return plain;
}

} // namespace

SarifMessage messageOf(const SarifObject &result, const SarifRules::Found &found)
{
    const auto message = memberOf<SarifObject>(result, "message");
    if (!message)
        return {};
    std::string_view text = textOf(*message, "text");
    std::string_view markdown = textOf(*message, "markdown");
    if (text.empty() && found.component) {
        const std::string_view id = textOf(*message, "id");
        auto strings = found.rule ? stringOf(found.rule->messages, id) : std::nullopt;
        if (!strings)
            strings = stringOf(found.component->messages, id);
        if (strings) {
            text = textOf(*strings, "text");
            markdown = markdown.empty() ? textOf(*strings, "markdown") : markdown;
        }
    }
    const Arguments arguments = argumentsOf(*message);
    SarifMessage read{filled(text, arguments), filled(markdown, arguments)};
    read.text.text = withoutLocationLinks(read.text.text);
    read.markdown.text = withoutLocationLinks(read.markdown.text);
    return read;
}

} // namespace runlatch::outcomes
