// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/planreader.h"

#include <array>

using namespace Qt::StringLiterals;
using simdjson::ondemand::json_type;

namespace runlatch::plan {

namespace {

constexpr qsizetype MaxJoined = 64; // bytes of actions that are compared with the known ones

/// The members of a change that are texts.
struct TextMember
{
    const char *key;
    TextPlace ChangeEntry::*place;
};
constexpr std::array TextMembers{
    TextMember{"address", &ChangeEntry::address},
    TextMember{"previous_address", &ChangeEntry::previous},
    TextMember{"deposed", &ChangeEntry::deposed},
};

/// Those that many changes share.
struct SharedMember
{
    const char *key;
    SharedName kind;
};
constexpr std::array SharedMembers{
    SharedMember{"module_address", SharedName::Module},
    SharedMember{"type", SharedName::Type},
    SharedMember{"name", SharedName::Name},
    SharedMember{"provider_name", SharedName::Provider},
    SharedMember{"action_reason", SharedName::Reason},
};

Check::Status checkStatus(QStringView written)
{
    if (written == "pass"_L1)
        return Check::Status::Pass;
    if (written == "fail"_L1)
        return Check::Status::Fail;
    if (written == "error"_L1)
        return Check::Status::Error;
    return written == "unknown"_L1 ? Check::Status::Unknown : Check::Status::Other;
}

} // namespace

bool PlanReader::readPart(JsonValue value, const char *what, Part part)
{
    m_parts[std::size_t(part)].clear();
    return eachElement(value, what, [this, part](JsonValue element) {
        return part == Part::Deferred ? readDeferred(element) : readResource(element, part, {});
    });
}

bool PlanReader::readOutputs(JsonValue value)
{
    m_parts[std::size_t(Part::Outputs)].clear();
    return eachMember(value, "output_changes", [this](const Member &output) {
        ChangeEntry entry;
        JsonValue change = output.value;
        entry.address = output.written;
        entry.whole = placeOf(tokenOf(change.raw_json_token()));
        if (!readChange(change, entry))
            return false;
        entry.whole = upToHere(entry.whole);
        return append(Part::Outputs, entry);
    });
}

/// The reason may stand behind the change.
bool PlanReader::readDeferred(JsonValue value)
{
    auto &deferred = m_parts[std::size_t(Part::Deferred)];
    const std::size_t before = deferred.size();
    TextPlace reason;
    const bool isRead = eachMember(value, "deferred_changes", [this, &reason](const Member &member) {
        if (member.key == "reason")
            return readText(member.value, "reason", reason);
        return member.key != "resource_change" || readResource(member.value, Part::Deferred, {});
    });
    if (!isRead)
        return false;
    if (deferred.size() == before)
        return wrong("resource_change");
    deferred.erase(deferred.begin() + std::ptrdiff_t(before), deferred.end() - 1);
    deferred.back().deferredReason = reason;
    return true;
}

bool PlanReader::readResource(JsonValue value, Part part, ChangeEntry entry)
{
    if (!isOfType(value, json_type::object))
        return wrong("resource_changes");
    entry.whole = placeOf(tokenOf(value.raw_json_token()));
    const auto take = [this, &entry](const Member &member) { return readResourceMember(member, entry); };
    if (!eachMember(value, "resource_changes", take))
        return false;
    if (entry.actions.length == 0)
        return wrong("change");
    entry.whole = upToHere(entry.whole);
    return append(part, entry);
}

bool PlanReader::readResourceMember(const Member &member, ChangeEntry &entry)
{
    for (const TextMember &text : TextMembers) {
        if (member.key == text.key)
            return readText(member.value, text.key, entry.*text.place);
    }
    for (const SharedMember &shared : SharedMembers) {
        if (member.key == shared.key)
            return readShared(member.value, shared.key, shared.kind, entry);
    }
    if (member.key == "mode")
        return readMode(member.value, entry);
    if (member.key == "index")
        return readIndex(member.value, entry);
    return member.key != "change" || readChange(member.value, entry);
}

bool PlanReader::readMode(JsonValue value, ChangeEntry &entry)
{
    TextPlace mode;
    const bool isRead = readText(value, "mode", mode);
    entry.isData = m_index.at(mode) == "data";
    return isRead;
}

bool PlanReader::readIndex(JsonValue value, ChangeEntry &entry)
{
    if (!isOfType(value, json_type::number))
        return readText(value, "index", entry.key);
    entry.key = placeOf(tokenOf(value.raw_json_token()));
    return true;
}

bool PlanReader::readChange(JsonValue value, ChangeEntry &entry)
{
    const auto take = [this, &entry](const Member &member) {
        if (member.key == "actions")
            return readActions(member.value, entry);
        if (member.key == "generated_config")
            return readText(member.value, "generated_config", entry.generatedConfig);
        return member.key != "importing" || readImport(member.value, entry);
    };
    if (!eachMember(value, "change", take))
        return false;
    return entry.actions.length > 0 || wrong("actions");
}

bool PlanReader::readActions(JsonValue value, ChangeEntry &entry)
{
    QByteArray joined;
    bool isPlain = true; // a name with a comma would pass for two
    entry.actions = placeOf(tokenOf(value.raw_json_token()));
    if (!isOfType(value, json_type::array))
        return wrong("actions");
    const bool isRead = eachElement(value, "actions", [&](JsonValue element) {
        TextPlace action;
        if (!readText(element, "actions", action))
            return false;
        isPlain = isPlain && !m_index.at(action).contains(',');
        if (joined.size() < MaxJoined)
            joined += (joined.isEmpty() ? "" : ",") + m_index.at(action).toByteArray();
        return true;
    });
    entry.action = isPlain ? actionOf(joined) : Action::Other;
    entry.actions = upToHere(entry.actions);
    return isRead;
}

bool PlanReader::readImport(JsonValue value, ChangeEntry &entry)
{
    entry.isImport = !isNull(value);
    entry.importId = {};
    entry.importIdentity = {};
    entry.isImportUnknown = false;
    return eachMember(value, "importing", [this, &entry](const Member &member) {
        if (member.key == "id")
            return readText(member.value, "id", entry.importId);
        if (member.key == "unknown") {
            std::optional<bool> isUnknown;
            const bool isRead = readTruth(member.value, "unknown", isUnknown);
            entry.isImportUnknown = isUnknown.value_or(false);
            return isRead;
        }
        return member.key != "identity" || readIdentity(member.value, entry);
    });
}

/// Its members are not read: each provider has its own.
bool PlanReader::readIdentity(JsonValue value, ChangeEntry &entry)
{
    const bool isThere = !isNull(value);
    const TextPlace begin = placeOf(tokenOf(value.raw_json_token()));
    if (!eachMember(value, "identity", [](const Member &) { return true; }))
        return false;
    entry.importIdentity = isThere ? upToHere(begin) : TextPlace();
    return true;
}

bool PlanReader::readCheck(JsonValue value)
{
    if (++m_index.checkCount > Plan::MaxChecks)
        return true;
    Check check;
    const auto take = [this, &check](const Member &member) { return readCheckMember(member, check); };
    if (!eachMember(value, "checks", take))
        return false;
    m_index.checks.append(check);
    return true;
}

bool PlanReader::readCheckMember(const Member &member, Check &check)
{
    if (member.key == "status") {
        const bool isRead = readText(member.value, "status", check.writtenStatus, Change::MaxText);
        check.status = checkStatus(check.writtenStatus);
        return isRead;
    }
    if (member.key == "instances")
        return readProblems(member.value, check);
    return member.key != "address" || eachMember(member.value, "address", [this, &check](const Member &part) {
               if (part.key == "to_display")
                   return readText(part.value, "to_display", check.address, Change::MaxText);
               return part.key != "kind" || readText(part.value, "kind", check.kind, Change::MaxText);
           });
}

bool PlanReader::readProblems(JsonValue instances, Check &check)
{
    const auto takeProblem = [this, &check](const Member &member) {
        QString message;
        if (member.key != "message" || check.problems.size() >= Check::MaxProblems)
            return true;
        if (!readText(member.value, "message", message, Change::MaxText))
            return false;
        check.problems.append(message);
        return true;
    };
    const auto takeInstance = [this, &takeProblem](const Member &member) {
        return member.key != "problems"
            || eachElement(member.value, "problems", [this, &takeProblem](JsonValue problem) {
                   return eachMember(problem, "problems", takeProblem);
               });
    };
    return eachElement(instances, "instances", [this, &takeInstance](JsonValue instance) {
        return eachMember(instance, "instances", takeInstance);
    });
}

bool PlanReader::append(Part part, const ChangeEntry &entry)
{
    std::size_t count = 0;
    for (const auto &entries : m_parts)
        count += entries.size();
    if (count >= std::size_t(Plan::MaxChanges))
        return fail(planError(base::Rules::PlanTooMany, {}, here()));
    m_parts[std::size_t(part)].push_back(entry);
    return true;
}

} // namespace runlatch::plan
