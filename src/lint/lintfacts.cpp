// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsontext.h"
#include "lint/lintwalk.h"
#include "protocol/runtaskrequest.h"
#include "protocol/taskresult.h"

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

constexpr qsizetype MaxHiddenLength = 4096; // characters
constexpr qsizetype MinHiddenLength = 8;    // a shorter one would hide ordinary words

/// The texts that no finding shows: the token, the query of the callback URL, and each value of the query. Each is also
/// there as a finding cuts it and as a JSON Pointer escapes it.
QStringList hiddenTexts(const QString &token, const QString &url)
{
    QStringList hidden{token};
    const qsizetype query = url.indexOf(u'?');
    if (query >= 0) {
        hidden.append(url.mid(query + 1));
        for (const QString &part : url.mid(query + 1).split(u'&'))
            hidden.append(part.mid(part.indexOf(u'=') + 1));
    }
    hidden.removeIf([](const QString &text) { return text.size() < MinHiddenLength; });
    QStringList forms;
    for (const QString &text : hidden) {
        for (const qsizetype length : {text.size(), LintFinding::MaxKeyLength, LintFinding::MaxValueLength})
            forms += {text.left(length), JsonScanner::child({}, text.left(length)).sliced(1)};
    }
    forms.removeDuplicates();
    return forms;
}

} // namespace

QString LintWalk::factText(LintFact known) const
{
    const JsonToken &token = fact(known);
    return token.kind == Kind::String ? json::jsontext::decodedText(token.text, LintFinding::MaxValueLength)
                                      : QString();
}

/// As RunTaskRequest tells it.
bool LintWalk::isVerification() const
{
    if (m_isKnownVerification)
        return true;
    protocol::RunTaskRequest request;
    request.accessToken = factText(LintFact::Token);
    request.taskResultEnforcementLevel = factText(LintFact::Level);
    return request.isVerification();
}

/// Judges the request after the last token. Missing keys are reported only if the request was read to its end.
void LintWalk::judgeRequest()
{
    judgeVersion();
    if (isVerification())
        return;
    m_hasFewKeys = isWhole() && tellFewKeys();
    judgeValue(LintFact::Stage, "stage"_L1);
    judgeValue(LintFact::Level, "task_result_enforcement_level"_L1);
    judgeOutcomes();
    judgePlan();
    if (!isWhole())
        return;
    const std::span<const LintMember> members = lintMembers(LintPlace::Request);
    for (std::size_t index = 0; index < members.size(); ++index) {
        if (isLacking(index))
            tellLack(members[index], m_nulls.at(index));
    }
}

/// Tells whether a required key of the request is missing or null.
bool LintWalk::isLacking(std::size_t index) const
{
    const LintMember &member = lintMembers(LintPlace::Request)[index];
    const bool isTold = member.place == LintPlace::Capabilities && m_hasMisspelledCapabilities;
    return member.isRequired && ((m_request.seen >> index) & 1U) == 0 && !isTold;
}

/// Tells all missing keys of a request at once where more of them are missing than are there: it is another text, or
/// somebody's first try.
bool LintWalk::tellFewKeys()
{
    constexpr qsizetype MinMissing = 3;
    const std::span<const LintMember> members = lintMembers(LintPlace::Request);
    QStringList missing;
    for (std::size_t index = 0; index < members.size(); ++index) {
        if (isLacking(index) && m_nulls.at(index) < 0)
            missing.append(members[index].name);
    }
    if (missing.size() < MinMissing || missing.size() <= std::popcount(m_request.seen))
        return false;
    addAt({}, base::Rules::PayloadFewKeys, m_request.begin, {missing.join(u", "_s)});
    return true;
}

/// A key of the request that is missing, or null at `null`.
void LintWalk::tellLack(const LintMember &member, qsizetype null)
{
    const QString at = u'/' + member.name;
    if (null < 0 && m_hasFewKeys)
        return;
    if (null < 0)
        return addAt(at, member.isYoung ? base::Rules::PayloadOlder : base::Rules::PayloadMissing, m_request.begin,
                     lackOf(member));
    addAt(at, base::Rules::PayloadNull, null, {member.name, lintTypeName(member.type)},
          member.null == protocol::PayloadNull::Doubtful ? LintSeverity::Warning : LintSeverity::Error);
}

void LintWalk::judgeOutcomes()
{
    if (m_noOutcomes < 0)
        return;
    const LintMember &outcomes = lintMembers(LintPlace::Capabilities).front();
    addAt(m_noOutcomesPointer, m_areOutcomesNull ? base::Rules::PayloadNull : base::Rules::PayloadMissing, m_noOutcomes,
          lackOf(outcomes));
}

/// As readRunTaskRequest takes it: 1.0 is a whole number, 1.5 is of a wrong type.
void LintWalk::judgeVersion()
{
    const JsonToken &version = fact(LintFact::Version);
    if (version.kind != Kind::Number)
        return;
    const QString key = u"payload_version"_s;
    const QString at = u'/' + key;
    const QByteArray written =
        version.text.first(std::min(version.text.size(), LintFinding::MaxValueLength)).toByteArray();
    const QJsonValue value(written.toDouble());
    if (value.toDouble() != value.toInt())
        addAt(at, base::Rules::PayloadType, version.offset, {key, lintTypeName(LintType::Number)});
    else if (!protocol::knownValues(key).contains(QString::number(value.toInt())))
        addAt(at, base::Rules::PayloadUnknownValue, version.offset,
              {QString::number(value.toInt()), protocol::knownValues(key).join(u", "_s)});
}

void LintWalk::judgeValue(LintFact known, QLatin1StringView key)
{
    if (fact(known).kind == Kind::String && !protocol::knownValues(key).contains(factText(known)))
        addAt(u'/' + key, base::Rules::PayloadUnknownValue, fact(known).offset,
              {factText(known), protocol::knownValues(key).join(u", "_s)});
}

/// Spec 2.4 rule 4.
void LintWalk::judgePlan()
{
    const std::optional<protocol::Stage> stage = protocol::stageOfName(factText(LintFact::Stage));
    if (!stage)
        return;
    const std::span<const LintMember> members = lintMembers(LintPlace::Request);
    const auto plan = std::ranges::find(members, LintFact::Plan, &LintMember::fact);
    const qsizetype null = m_nulls.at(static_cast<std::size_t>(plan - members.begin()));
    const qsizetype there = hasFact(LintFact::Plan) ? fact(LintFact::Plan).offset : null;
    const QString at = u'/' + plan->name;
    if (!protocol::stageHasPlan(*stage) && there >= 0)
        addAt(at, base::Rules::PayloadPlanStage, there, {plan->name});
    else if (protocol::stageHasPlan(*stage) && !hasFact(LintFact::Plan) && (isWhole() || null >= 0))
        tellLack(*plan, null);
}

/// Spec 2.5 rule 2. An empty message is a finding of its own.
void LintWalk::judgeMessage(const Frame &attributes)
{
    const std::optional<protocol::TaskStatus> status = protocol::taskStatusOfName(factText(LintFact::Status));
    if (status && protocol::isFinal(*status) && !hasFact(LintFact::Message))
        addAt(JsonScanner::child(pointer(), u"message"_s), base::Rules::CallbackNoMessage, attributes.begin);
}

void LintWalk::judgeList(const Frame &outcomes)
{
    if (!m_takesOutcomes && outcomes.entries > 0)
        add(base::Rules::CallbackOutcomesUnsupported, outcomes.begin);
    judgeIds();
}

void LintWalk::noteId(const JsonToken &token)
{
    constexpr std::size_t MaxIds = 1000; // more outcomes than the service takes
    const QString at = pointer();
    if (!m_ids.empty() && m_ids.back().pointer == at)
        m_ids.pop_back(); // a key that stands twice is another fault
    if (m_ids.size() < MaxIds)
        m_ids.push_back({token.text, token.offset, at});
}

/// Spec 2.6 rule 5: each id that stands again is told once, at its second place.
void LintWalk::judgeIds()
{
    std::ranges::stable_sort(m_ids, [](const Id &left, const Id &right) { return left.text < right.text; });
    for (auto id = m_ids.begin(); id != m_ids.end();) {
        const auto next = std::find_if(id, m_ids.end(), [id](const Id &other) { return other.text != id->text; });
        if (next - id > 1 && !json::jsontext::isBlank(id->text))
            addAt(id[1].pointer, base::Rules::CallbackSameId, id[1].offset,
                  {json::jsontext::decodedText(id->text, LintFinding::MaxValueLength)});
        id = next;
    }
    m_ids.clear();
}

QList<LintFinding> LintWalk::withoutSecrets(QList<LintFinding> findings) const
{
    if (findings.isEmpty())
        return findings;
    const auto textOf = [this](LintFact known) {
        const JsonToken &token = fact(known);
        return token.kind == Kind::String ? json::jsontext::decodedText(token.text, MaxHiddenLength) : QString();
    };
    const QString mark = u"…"_s;
    for (const QString &hidden : hiddenTexts(textOf(LintFact::Token), textOf(LintFact::CallbackUrl))) {
        for (LintFinding &finding : findings) {
            finding.pointer.replace(hidden, mark);
            finding.arguments.replaceInStrings(hidden, mark);
        }
    }
    return findings;
}

} // namespace runlatch::lint
