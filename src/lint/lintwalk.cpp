// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintwalk.h"

#include "json/jsontext.h"
#include "lint/nearestname.h"
#include "protocol/runtaskrequest.h"
#include "text/unpacking.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

constexpr int MaxSpellings = 1000; // of the text: comparing names costs more than reading them

bool isOfType(JsonToken::Kind kind, LintType type)
{
    using Kind = JsonToken::Kind;
    switch (type) {
    case LintType::Text: return kind == Kind::String;
    case LintType::Truth: return kind == Kind::True || kind == Kind::False;
    case LintType::Number: return kind == Kind::Number;
    case LintType::Object: return kind == Kind::BeginObject;
    case LintType::Array: return kind == Kind::BeginArray;
    case LintType::Version: return kind == Kind::Number || kind == Kind::String;
    }
    return false;
}

bool isBegin(JsonToken::Kind kind)
{
    return kind == JsonToken::Kind::BeginObject || kind == JsonToken::Kind::BeginArray;
}

bool isNamed(const JsonToken &key, QLatin1StringView name)
{
    const QByteArrayView wanted(name.data(), name.size());
    if (key.text.size() > json::jsontext::EscapeSize * wanted.size())
        return false; // a key of megabytes is not decoded for each name
    return key.isEscaped ? json::jsontext::decoded(key.text) == wanted : key.text == wanted;
}

/// Whether the string holds what looks like the text of an object.
bool isObjectText(const JsonToken &string)
{
    return json::jsontext::decodedText(string.text, LintFinding::MaxValueLength).trimmed().startsWith(u'{');
}

/// The index of the key's member, looked for behind that of the last key first: most texts have the order of the
/// specification. The number of the members if it is none of them.
std::size_t memberOf(const JsonToken &key, std::span<const LintMember> members, std::size_t last)
{
    const std::size_t first = last < members.size() ? last + 1 : 0;
    for (std::size_t step = 0; step < members.size(); ++step) {
        const std::size_t index = (first + step) % members.size();
        if (isNamed(key, members[index].name))
            return index;
    }
    return members.size();
}

std::optional<QLatin1StringView> nearestMember(const QString &key, LintPlace place)
{
    const std::span<const LintMember> members = lintMembers(place);
    std::array<QLatin1StringView, 64> names; // a place has no more members
    std::ranges::transform(members, names.begin(), &LintMember::name);
    return nearestName(key, std::span(names).first(members.size()));
}

} // namespace

LintWalk::LintWalk(QByteArrayView text, LintPlace root, bool isVerification, LintLog log)
    : m_text(text)
    , m_root(root)
    , m_isKnownVerification(isVerification)
    , m_log(std::move(log))
    , m_scanner(text, m_log)
    , m_spellingsLeft(MaxSpellings)
{
    m_nulls.fill(-1);
}

void LintWalk::tellPacking(const PackedText &packed)
{
    const bool isSeen = !packed.isUnpacked() && !text::packingName(packed.text()).isEmpty(); // the scanner told it
    if (packed.packing().isEmpty() || isSeen)
        return;
    addAt({}, packed.isUnpacked() ? base::Rules::JsonPacked : base::Rules::JsonCompressed, 0, {packed.packing()});
    m_isUnreadable = !packed.isUnpacked();
}

const LintLog &LintWalk::count()
{
    if (m_isUnreadable)
        return m_log;
    for (const JsonToken *token = &m_scanner.next(); token->kind != Kind::End; token = &m_scanner.next())
        take(*token);
    tellOtherRoot();
    if (m_root == LintPlace::Request)
        judgeRequest();
    return m_log;
}

Lint LintWalk::run()
{
    count();
    return {.findings = withoutSecrets(m_log.placed(m_text)),
            .errors = m_log.count(LintSeverity::Error),
            .warnings = m_log.count(LintSeverity::Warning),
            .infos = m_log.count(LintSeverity::Info),
            .steps = m_scanner.steps()};
}

void LintWalk::take(const JsonToken &token)
{
    switch (token.kind) {
    case Kind::Key: takeKey(token); break;
    case Kind::EndObject:
    case Kind::EndArray: leave(); break;
    case Kind::End:
    case Kind::BeginObject:
    case Kind::BeginArray:
    case Kind::String:
    case Kind::Number:
    case Kind::True:
    case Kind::False:
    case Kind::Null:
    case Kind::Odd: takeValue(token); break;
    }
}

void LintWalk::takeKey(const JsonToken &token)
{
    Frame &frame = m_frames.back();
    ++frame.entries;
    const std::size_t last = std::exchange(frame.member, NoMember);
    m_move = nullptr;
    m_member = lintElement(frame.place);
    if (frame.place == LintPlace::Tags)
        return judgeTagName(token);
    const std::span<const LintMember> members = lintMembers(frame.place);
    const std::size_t index = memberOf(token, members, last);
    if (index == members.size())
        return members.empty() ? void() : takeUnknownKey(token);
    m_member = &members[index];
    frame.member = index;
    frame.seen |= quint64(1) << frame.member;
}

void LintWalk::takeUnknownKey(const JsonToken &token)
{
    const LintPlace place = m_frames.back().place;
    const QString key = json::jsontext::decodedText(token.text, LintFinding::MaxKeyLength);
    m_move = findLintMove(place, key);
    if (m_move)
        return; // the value decides
    if (place == LintPlace::Request && key == protocol::MisspelledCapabilities) {
        m_member = &*std::ranges::find(lintMembers(place), LintPlace::Capabilities, &LintMember::place);
        m_hasMisspelledCapabilities = true;
    }
    const bool isLookedAt = m_spellingsLeft > 0 && place != LintPlace::Capabilities;
    m_spellingsLeft -= isLookedAt ? 1 : 0;
    if (const auto name = isLookedAt ? nearestMember(key, place) : std::nullopt)
        m_spellings.push_back({token.offset, pointer(), key, *name});
    else
        add(base::Rules::PayloadUnknownKey, token.offset, {key});
}

void LintWalk::takeValue(const JsonToken &token)
{
    if (m_frames.empty()) {
        if (token.kind != Kind::BeginObject && token.kind != Kind::Odd)
            m_otherRoot = token.offset;
        m_isEncodedTwice = token.kind == Kind::String && isObjectText(token);
        return enter(token.kind == Kind::BeginObject ? m_root : LintPlace::Unknown, token);
    }
    const Frame &frame = m_frames.back();
    const LintMember *member = m_member;
    if (!frame.isObject) {
        ++m_frames.back().entries;
        m_move = nullptr;
        member = lintElement(frame.place);
    }
    if (m_move)
        takeMove(token);
    else if (member)
        takeMember(*member, token);
    else
        enter(LintPlace::Unknown, token);
}

void LintWalk::takeMember(const LintMember &member, const JsonToken &token, const QString &target)
{
    if (token.kind == Kind::Null)
        return takeNull(member, token);
    if (token.kind == Kind::Odd)
        return;
    if (member.fact != LintFact::None)
        m_facts.at(static_cast<std::size_t>(member.fact)) = token;
    if (!isOfType(token.kind, member.type)) {
        if (member.place == LintPlace::Outcomes && token.kind == Kind::BeginArray)
            return takeOutcomes(token, targetPointer() + "/outcomes/data"_L1);
        add(base::Rules::PayloadType, token.offset, {member.name, lintTypeName(member.type)});
        return enter(LintPlace::Unknown, token);
    }
    if (!isRequest() && member.place == LintPlace::Outcomes && !member.detail.isEmpty())
        add(base::Rules::CallbackOtherName, token.offset, {member.name, member.detail});
    if (member.fact == LintFact::OutcomeId)
        noteId(token);
    if (token.kind == Kind::String)
        judgeText(member, token);
    else
        enter(member.place, token, target);
}

/// A list of outcomes that stands where an object with the list as its data would be read.
void LintWalk::takeOutcomes(const JsonToken &token, const QString &target)
{
    add(base::Rules::CallbackOutcomesMisplaced, token.offset, {pointer(), target});
    enter(LintPlace::OutcomeList, token, target);
}

/// Whether the null of a request is a fault depends on keys that may follow.
void LintWalk::takeNull(const LintMember &member, const JsonToken &token)
{
    Frame &frame = m_frames.back();
    if (frame.place == LintPlace::Request) {
        if (frame.member != NoMember && member.null != protocol::PayloadNull::Fine) {
            frame.seen &= ~(quint64(1) << frame.member);
            m_nulls.at(frame.member) = token.offset;
        }
    } else if (frame.place == LintPlace::Capabilities) {
        m_noOutcomes = token.offset;
        m_noOutcomesPointer = pointer();
        m_areOutcomesNull = true;
    } else if (member.null == protocol::PayloadNull::Fine) {
        return; // of a notification
    } else if (!member.isRequired) {
        add(base::Rules::CallbackNull, token.offset, {member.name});
    } else if (frame.isObject && frame.place != LintPlace::Tags) {
        add(base::Rules::PayloadNull, token.offset, {member.name, lintTypeName(member.type)});
    } else {
        add(base::Rules::PayloadType, token.offset, {member.name, lintTypeName(member.type)});
    }
}

/// A misplaced value is judged as in its right place, so that moving it there brings no further faults.
void LintWalk::takeMove(const JsonToken &token)
{
    if (token.kind == Kind::Null)
        return; // it says that there is nothing
    const LintMember &member = movedMember(*m_move);
    const bool isOutcomes = member.place == LintPlace::Outcomes;
    const QString target = targetPointer(m_move->up) + m_move->down;
    if (isOutcomes && token.kind == Kind::BeginArray)
        return takeOutcomes(token, target + "/data"_L1);
    add(isOutcomes ? base::Rules::CallbackOutcomesMisplaced : base::Rules::CallbackMisplaced, token.offset,
        {isOutcomes ? pointer() : QString(member.name), target});
    takeMember(member, token, target);
}

void LintWalk::enter(LintPlace place, const JsonToken &token, const QString &target)
{
    if (!isBegin(token.kind))
        return;
    m_frames.push_back({.place = place,
                        .isObject = token.kind == Kind::BeginObject,
                        .begin = token.offset,
                        .firstSpelling = m_spellings.size(),
                        .target = target});
    m_member = nullptr;
    m_move = nullptr;
    if (place == LintPlace::Attributes) {
        m_facts.at(static_cast<std::size_t>(LintFact::Status)) = {};
        m_facts.at(static_cast<std::size_t>(LintFact::Message)) = {};
    }
}

void LintWalk::leave()
{
    const Frame frame = m_frames.back();
    m_frames.pop_back();
    if (frame.place == LintPlace::Unknown)
        return;
    tellSpellings(frame);
    tellMissing(frame);
    if (frame.place == LintPlace::Attributes)
        judgeMessage(frame);
    if (frame.place == LintPlace::OutcomeList)
        judgeList(frame);
    const int limit = lintLimit(frame.place);
    if (limit == 0)
        return;
    const QString what = lintElement(frame.place)->name;
    if (frame.entries == 0)
        add(base::Rules::PayloadEmpty, frame.begin, {what}, LintSeverity::Warning);
    else if (frame.entries > limit)
        add(base::Rules::CallbackTooMany, frame.begin, {what, QString::number(limit)});
}

/// A text that is not JSON to its end has this one finding.
void LintWalk::tellOtherRoot()
{
    if (m_otherRoot >= 0 && !m_scanner.hasUnread())
        addAt({}, m_isEncodedTwice ? base::Rules::JsonEncodedTwice : base::Rules::JsonNotAnObject, m_otherRoot);
}

/// The arguments of a finding that a key is missing.
QStringList LintWalk::lackOf(const LintMember &member)
{
    const QString type = lintTypeName(member.type);
    return {member.name, member.null == protocol::PayloadNull::Fine ? type + "-or-null"_L1 : type};
}

void LintWalk::tellMissing(const Frame &frame)
{
    if (frame.place == LintPlace::Request) {
        m_request = frame;
        m_hasRequest = true;
        return; // it may be a verification request
    }
    const std::span<const LintMember> members = lintMembers(frame.place);
    for (std::size_t index = 0; index < members.size(); ++index) {
        if (!members[index].isRequired || ((frame.seen >> index) & 1U) != 0)
            continue;
        const QString name = members[index].name;
        if (frame.place == LintPlace::Capabilities) {
            m_noOutcomes = frame.begin;
            m_areOutcomesNull = false;
            m_noOutcomesPointer = JsonScanner::child(pointer(), name);
        } else {
            addAt(JsonScanner::child(pointer(), name), base::Rules::PayloadMissing, frame.begin,
                  lackOf(members[index]));
        }
    }
}

void LintWalk::tellSpellings(const Frame &frame)
{
    const std::span<const LintMember> members = lintMembers(frame.place);
    for (std::size_t index = frame.firstSpelling; index < m_spellings.size(); ++index) {
        const Spelling &spelling = m_spellings[index];
        const auto named = std::ranges::find(members, spelling.name, &LintMember::name);
        const bool isThere = ((frame.seen >> (named - members.begin())) & 1U) != 0;
        if (isThere && spelling.key != protocol::MisspelledCapabilities)
            addAt(spelling.pointer, base::Rules::PayloadUnknownKey, spelling.offset, {spelling.key});
        else if (isRequest())
            addAt(spelling.pointer, base::Rules::PayloadMisspelt, spelling.offset, {spelling.key, spelling.name});
        else
            addAt(spelling.pointer, base::Rules::CallbackMisspelt, spelling.offset, {spelling.name});
    }
    m_spellings.resize(frame.firstSpelling);
}

QString LintWalk::targetPointer(int up) const
{
    QString target = m_scanner.pointerOf(m_frames.size() - 1);
    const auto moved =
        std::find_if(m_frames.rbegin(), m_frames.rend(), [](const Frame &frame) { return !frame.target.isEmpty(); });
    if (moved != m_frames.rend()) {
        const auto levels = static_cast<std::size_t>(m_frames.rend() - moved) - 1;
        target = moved->target + target.sliced(m_scanner.pointerOf(levels).size());
    }
    for (; up > 0; --up)
        target.truncate(target.lastIndexOf(u'/'));
    return target;
}

void LintWalk::add(base::Rule rule, qsizetype offset, const QStringList &arguments,
                   std::optional<LintSeverity> severity)
{
    m_log.add(
        rule, offset, [this] { return pointer(); }, arguments, severity);
}

void LintWalk::addAt(const QString &pointer, base::Rule rule, qsizetype offset, const QStringList &arguments,
                     std::optional<LintSeverity> severity)
{
    m_log.add(
        rule, offset, [&] { return pointer; }, arguments, severity);
}

Lint lintRequest(QByteArrayView text, bool isVerification, protocol::DeliveryKind kind, QByteArrayView coding)
{
    const PackedText packed(text, coding);
    LintWalk walk(packed.text(), lintRoot(kind), isVerification);
    walk.tellPacking(packed);
    Lint lint = walk.run();
    lint.kind = kind;
    return lint;
}

Lint lintCallback(QByteArrayView text, bool takesOutcomes)
{
    LintWalk walk(text, LintPlace::Root);
    walk.takeOutcomes(takesOutcomes);
    return walk.run();
}

} // namespace runlatch::lint
