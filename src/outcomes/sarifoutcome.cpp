// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/sarifoutcome.h"

#include "lint/resultlimits.h"
#include "outcomes/sarifmessage.h"
#include "outcomes/words.h"
#include "text/markdowntext.h"
#include "text/plaintext.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using runlatch::protocol::Outcome;
using runlatch::protocol::TagLevel;

namespace runlatch::outcomes {

namespace {

using Array = simdjson::dom::array;

constexpr std::string_view Accepted = "accepted";
constexpr int MaxLocations = 20;
constexpr qsizetype MaxPlace = 300; // characters
constexpr qsizetype MaxName = 200;
constexpr qsizetype MaxHelp = lint::resultlimits::MaxSchemaBody;

std::optional<TagLevel> levelOfWord(std::string_view word)
{
    if (word == "error")
        return TagLevel::Error;
    if (word == "warning")
        return TagLevel::Warning;
    if (word == "note")
        return TagLevel::Info;
    if (word == "none")
        return TagLevel::None;
    return {};
}

/// The word of SARIF as a label, which the service shows.
QString labelOf(TagLevel level)
{
    switch (level) {
    case TagLevel::Error: return u"Error"_s;
    case TagLevel::Warning: return u"Warning"_s;
    case TagLevel::Info: return u"Note"_s;
    case TagLevel::None: return u"None"_s;
    }
    Q_UNREACHABLE();
}

QString nameOf(std::string_view text)
{
    return beginningOf(text, MaxName).text;
}

/// "modules/net/main.tf:12:3".
QString placeOf(const SarifObject &location, const SarifArtifacts &artifacts)
{
    const auto physical = memberOf<SarifObject>(location, "physicalLocation");
    const auto file = physical ? memberOf<SarifObject>(*physical, "artifactLocation") : std::nullopt;
    std::string_view uri = file ? textOf(*file, "uri") : std::string_view();
    if (const auto index = file && uri.empty() ? indexOf(*file, "index") : std::nullopt)
        uri = artifacts.uriOf(*index);
    QString place = beginningOf(uri, MaxPlace).text;
    const auto region = physical ? memberOf<SarifObject>(*physical, "region") : std::nullopt;
    for (const char *const key : {"startLine", "startColumn"}) {
        const auto number = region ? indexOf(*region, key) : std::nullopt;
        if (!number)
            break;
        place += u':' + QString::number(*number);
    }
    return place;
}

/// The name of what is concerned, such as a resource.
QString logicalPlaceOf(const SarifObject &location)
{
    const auto list = memberOf<Array>(location, "logicalLocations");
    if (!list)
        return {};
    for (const simdjson::dom::element element : *list) {
        SarifObject logical;
        if (element.get(logical) != simdjson::SUCCESS)
            continue;
        const std::string_view full = textOf(logical, "fullyQualifiedName");
        return beginningOf(full.empty() ? textOf(logical, "name") : full, MaxPlace).text;
    }
    return {};
}

void addLocations(const SarifObject &result, const SarifArtifacts &artifacts, Body &body)
{
    const auto locations = memberOf<Array>(result, "locations");
    if (!locations)
        return;
    int shown = 0;
    qint64 more = 0;
    for (const simdjson::dom::element element : *locations) {
        SarifObject location;
        if (shown == MaxLocations || element.get(location) != simdjson::SUCCESS) {
            ++more;
            continue;
        }
        QStringList parts{placeOf(location, artifacts), logicalPlaceOf(location)};
        parts.removeAll(QString());
        if (parts.isEmpty())
            continue;
        ++shown;
        for (QString &part : parts)
            part = text::markdownText(part);
        body.addLine("- "_L1 + parts.join(u" · "_s));
    }
    if (more > 0)
        //: %1 is a number
        body.addLine("- "_L1 + Words::tr("%1 more places").arg(QLocale().toString(more)));
}

void addRule(const SarifRules::Found &found, Body &body)
{
    QStringList facts{nameOf(found.id)};
    if (found.rule)
        facts += {nameOf(found.rule->name), nameOf(found.rule->summary)};
    if (found.component)
        facts += nameOf(found.component->name);
    facts.removeAll(QString());
    facts.removeDuplicates();
    for (QString &fact : facts)
        fact = text::markdownText(fact);
    if (!facts.isEmpty())
        body.addLine(facts.join(u" · "_s));
    if (!found.rule)
        return;
    if (!found.rule->helpMarkdown.empty())
        body.addMarkdown(beginningOf(found.rule->helpMarkdown, MaxHelp));
    else if (!found.rule->helpText.empty())
        body.addText(beginningOf(found.rule->helpText, MaxHelp));
    else
        body.addText(beginningOf(found.rule->description, MaxHelp));
}

QList<protocol::Tag> tagsOf(const SarifObject &result, TagLevel level)
{
    QList<protocol::Tag> tags{{u"Severity"_s, labelOf(level), level}};
    const auto addTag = [&tags](const QString &name, std::string_view label) {
        if (!label.empty())
            tags.append({name, nameOf(label), TagLevel::None});
    };
    const std::string_view kind = textOf(result, "kind");
    addTag(u"Kind"_s, kind == "fail" ? std::string_view() : kind);
    addTag(u"Baseline"_s, textOf(result, "baselineState"));
    addTag(u"Suppression"_s, suppressionOf(result));
    return tags;
}

} // namespace

SarifArtifacts::SarifArtifacts(const SarifObject &run)
{
    const auto list = memberOf<Array>(run, "artifacts");
    if (!list)
        return;
    for (const simdjson::dom::element element : *list) {
        SarifObject artifact;
        if (m_uris.size() == MaxArtifacts)
            ++m_beyond;
        else
            m_uris.push_back(element.get(artifact) == simdjson::SUCCESS ? textIn(artifact, "location", "uri")
                                                                        : std::string_view());
    }
}

std::string_view SarifArtifacts::uriOf(std::size_t index) const
{
    return index < m_uris.size() ? m_uris[index] : std::string_view();
}

std::string_view suppressionOf(const SarifObject &result)
{
    const auto list = memberOf<Array>(result, "suppressions");
    std::string_view decisive;
    if (!list)
        return decisive;
    for (const simdjson::dom::element element : *list) {
        SarifObject suppression;
        if (element.get(suppression) != simdjson::SUCCESS)
            continue;
        const std::string_view status = textOf(suppression, "status");
        if (!status.empty() && status != Accepted)
            return status;
        decisive = Accepted;
    }
    return decisive;
}

SarifLevel levelOf(const SarifObject &result, const SarifRules::Found &found)
{
    const std::string_view kind = textOf(result, "kind");
    const std::string_view written = textOf(result, "level");
    const auto own = levelOfWord(written);
    const bool isKnown = own || written.empty();
    if (!kind.empty() && kind != "fail")
        return {TagLevel::None, isKnown};
    if (own)
        return {*own, true};
    const auto usual = found.rule ? levelOfWord(found.rule->level) : std::nullopt;
    return {usual.value_or(TagLevel::Warning), isKnown};
}

SarifOutcome outcomeOf(const SarifObject &result, const SarifRules::Found &found, const SarifContext &context)
{
    const SarifMessage message = messageOf(result, found);
    SarifOutcome made;
    Outcome &outcome = made.outcome;
    outcome.id = nameOf(found.id);
    outcome.description = text::plainText(message.text.text, lint::resultlimits::MaxMessage);
    made.hasMessage = !outcome.description.trimmed().isEmpty();
    if (!made.hasMessage && found.rule)
        outcome.description = nameOf(found.rule->summary.empty() ? found.rule->name : found.rule->summary);
    if (found.rule)
        outcome.url = beginningOf(found.rule->helpUri, lint::resultlimits::MaxUrl + 1).text;
    outcome.tags = tagsOf(result, levelOf(result, found).level);
    Body body;
    if (!message.markdown.text.isEmpty())
        body.addMarkdown(message.markdown);
    else if (outcome.description != message.text.text) // it has more than one line, or is cut
        body.addText(message.text);
    addLocations(result, context.artifacts, body);
    addRule(found, body);
    outcome.body = body.text();
    made.isCut = body.isCut();
    return made;
}

} // namespace runlatch::outcomes
