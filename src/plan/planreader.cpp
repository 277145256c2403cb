// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/planreader.h"

using namespace Qt::StringLiterals;
using simdjson::ondemand::json_type;

namespace runlatch::plan {

namespace {

constexpr qsizetype MaxHeadText = 200; // characters

} // namespace

PlanReader::PlanReader(PlanIndex &index)
    : m_index(index)
    , m_text(QByteArrayView(index.text).first(index.size))
{
    for (auto &names : m_index.names)
        names.push_back({});
}

std::optional<base::Error> PlanReader::read()
{
    const simdjson::padded_string_view padded(m_text.data(), std::size_t(m_text.size()),
                                              std::size_t(m_index.text.size()));
    if (const auto code = m_parser.iterate(padded).get(m_document))
        return syntaxError(m_text, code, 0);
    simdjson::ondemand::object whole;
    if (const auto code = m_document.get_object().get(whole)) {
        if (code == simdjson::INCORRECT_TYPE)
            return planError(base::Rules::PlanNone, {}, 0);
        return syntaxError(m_text, code, here());
    }
    if (!eachMember(whole, [this](const Member &member) { return readTop(member); }))
        return m_error;
    if (m_index.head.formatVersion.isEmpty() || (m_isState && !m_isPlan))
        return planError(base::Rules::PlanNone, {}, 0);
    if (here() < m_text.size())
        return syntaxError(m_text, simdjson::TRAILING_CONTENT, here());
    finish();
    return std::nullopt;
}

bool PlanReader::readTop(const Member &member)
{
    const auto &[key, written, value] = member;
    PlanHead &head = m_index.head;
    m_isState = m_isState || key == "values";
    m_isPlan = m_isPlan || key == "planned_values" || key == "resource_changes";
    if (key == "format_version")
        return readVersion(value);
    if (key == "terraform_version")
        return readText(value, "terraform_version", head.terraformVersion, MaxHeadText);
    if (key == "timestamp")
        return readText(value, "timestamp", head.timestamp, MaxHeadText);
    if (key == "applyable")
        return readTruth(value, "applyable", head.applyable);
    if (key == "complete")
        return readTruth(value, "complete", head.complete);
    if (key == "errored")
        return readErrored(value);
    if (key == "resource_changes")
        return readPart(value, "resource_changes", Part::Changes);
    if (key == "resource_drift")
        return readPart(value, "resource_drift", Part::Drift);
    if (key == "deferred_changes")
        return readPart(value, "deferred_changes", Part::Deferred);
    if (key == "output_changes")
        return readOutputs(value);
    if (key == "action_invocations")
        return readInvocations(value, "action_invocations", false);
    if (key == "deferred_action_invocations")
        return readInvocations(value, "deferred_action_invocations", true);
    if (key != "checks")
        return true;
    m_index.checks.clear();
    m_index.checkCount = 0;
    return eachElement(value, "checks", [this](JsonValue check) { return readCheck(check); });
}

bool PlanReader::readVersion(JsonValue value)
{
    QString &version = m_index.head.formatVersion;
    if (!readText(value, "format_version", version, MaxHeadText))
        return false;
    if (version != "1"_L1 && !version.startsWith("1."_L1))
        return fail(planError(base::Rules::PlanVersion, version, here()));
    return true;
}

bool PlanReader::readErrored(JsonValue value)
{
    std::optional<bool> errored;
    const bool isRead = readTruth(value, "errored", errored);
    m_index.head.errored = errored.value_or(false);
    return isRead;
}

void PlanReader::finish()
{
    int begin = 0;
    for (std::size_t part = 0; part < PartCount; ++part) {
        m_index.begins[part] = begin;
        begin += int(m_parts[part].size());
        for (const ChangeEntry &entry : m_parts[part])
            m_index.counts[part].count(entry.action, entry.isImport, entry.previous.length > 0);
    }
    m_index.begins[PartCount] = begin;
    m_index.entries = std::move(m_parts[0]);
    for (std::size_t part = 1; part < PartCount; ++part)
        m_index.entries.insert(m_index.entries.end(), m_parts[part].begin(), m_parts[part].end());
    std::stable_sort(m_index.checks.begin(), m_index.checks.end(),
                     [](const Check &one, const Check &other) { return one.status < other.status; });
    std::stable_partition(m_index.invocations.begin(), m_index.invocations.end(),
                          [](const Invocation &one) { return !one.isDeferred; });
}

bool PlanReader::eachMember(JsonValue value, const char *what, const TakeMember &take)
{
    if (isNull(value))
        return true;
    simdjson::ondemand::object object;
    if (const auto code = value.get_object().get(object))
        return code == simdjson::INCORRECT_TYPE ? wrong(what) : broken(code);
    return eachMember(object, take);
}

bool PlanReader::eachMember(simdjson::ondemand::object object, const TakeMember &take)
{
    for (auto read : object) {
        simdjson::ondemand::field field;
        if (const auto code = std::move(read).get(field))
            return broken(code);
        const QByteArrayView written = writtenKey(field.key().raw(), m_text.data() + m_text.size());
        if (!take({keyOf(written, m_key), placeOf(written), field.value()}))
            return false;
    }
    return true;
}

bool PlanReader::eachElement(JsonValue value, const char *what, const TakeElement &take)
{
    if (isNull(value))
        return true;
    simdjson::ondemand::array array;
    if (const auto code = value.get_array().get(array))
        return code == simdjson::INCORRECT_TYPE ? wrong(what) : broken(code);
    for (auto read : array) {
        if (const auto code = read.error())
            return broken(code);
        if (!take(read.value_unsafe()))
            return false;
    }
    return true;
}

bool PlanReader::readText(JsonValue value, const char *what, TextPlace &place)
{
    place = {};
    if (isNull(value))
        return true;
    const QByteArrayView token = tokenOf(value.raw_json_token());
    if (!isOfType(value, json_type::string) || token.size() < 2 || token.back() != '"')
        return wrong(what);
    place = placeOf(token.sliced(1, token.size() - 2));
    return true;
}

bool PlanReader::readText(JsonValue value, const char *what, QString &text, qsizetype most)
{
    TextPlace place;
    if (!readText(value, what, place))
        return false;
    text = json::jsontext::decodedText(m_index.at(place), most);
    return true;
}

bool PlanReader::readTruth(JsonValue value, const char *what, std::optional<bool> &truth)
{
    truth.reset();
    if (isNull(value))
        return true;
    bool isTrue = false;
    if (value.get_bool().get(isTrue))
        return wrong(what);
    truth = isTrue;
    return true;
}

bool PlanReader::readShared(JsonValue value, const char *what, SharedName kind, ChangeEntry &entry)
{
    TextPlace place;
    if (!readText(value, what, place))
        return false;
    auto &number = entry.names[std::size_t(kind)];
    number = 0;
    if (place.length == 0)
        return true;
    auto &places = m_index.names[std::size_t(kind)];
    auto &numbers = m_numbers[std::size_t(kind)];
    number = numbers.value(m_index.at(place));
    if (number == 0) {
        number = quint32(places.size());
        numbers.insert(m_index.at(place), number);
        places.push_back(place);
    }
    return true;
}

bool PlanReader::wrong(const char *what)
{
    const qsizetype at = here();
    const QString place = QLatin1StringView(what) + " ("_L1 + shownPlace(m_text, at) + u')';
    return fail(planError(base::Rules::PlanValue, place, at));
}

bool PlanReader::broken(simdjson::error_code code)
{
    return fail(syntaxError(m_text, code, here()));
}

bool PlanReader::fail(const base::Error &error)
{
    m_error = error;
    return false;
}

qsizetype PlanReader::here()
{
    const char *at = nullptr;
    if (m_document.current_location().get(at))
        return m_text.size();
    return std::clamp<qsizetype>(at - m_text.data(), 0, m_text.size());
}

TextPlace PlanReader::placeOf(QByteArrayView part) const
{
    return {quint32(part.data() - m_text.data()), quint32(part.size())};
}

TextPlace PlanReader::upToHere(TextPlace begin)
{
    const auto length = std::max<qsizetype>(here() - begin.offset, 0);
    return placeOf(m_text.sliced(begin.offset, length).trimmed());
}

} // namespace runlatch::plan
