// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/resources.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr int SandboxWorkspaces = 3;
constexpr int SecondsOfYear = 365 * 24 * 3600;

bool comesBefore(const protocol::ChangeRequest &left, const protocol::ChangeRequest &right)
{
    if (left.isArchived() != right.isArchived())
        return !left.isArchived();
    return left.createdAt != right.createdAt ? left.createdAt > right.createdAt : left.id < right.id;
}

/// Names of the made-up users, in the order of their ids.
constexpr std::array UserNames{"ada"_L1,   "barbara"_L1, "dennis"_L1,   "edsger"_L1, "frances"_L1,
                               "grace"_L1, "ken"_L1,     "margaret"_L1, "radia"_L1};

} // namespace

/// Fills the resources. Two sets of resources are alike because their makers call Invention in the same order.
class Resources::Maker
{
public:
    Maker(Resources &resources, const QDateTime &now)
        : m_resources(resources)
        , m_invention(resources.m_invention)
        , m_now(now)
    {
        for (std::size_t index = 0; index < UserNames.size(); ++index)
            m_users.append(m_invention.id(u"user"));
        m_resources.m_user = m_users.first();
        m_resources.m_users = m_users;
    }

    void addOrganization(const QString &name, int workspaces)
    {
        m_resources.m_organizations.append({name, m_invention.id(u"org")});
        for (const QString &workspace : m_invention.workspaceNames(workspaces))
            m_resources.m_places.append({name, {m_invention.id(u"ws"), workspace, 0}});
    }

    /// The first workspace has a quarter of all change requests, so that it has pages; some others have none.
    void addChangeRequests(int count)
    {
        if (m_resources.m_places.isEmpty())
            return;
        const int busy = std::max(1, static_cast<int>(m_resources.m_places.size()) * 4 / 5);
        for (int index = 0; index < count; ++index)
            addChangeRequest(m_resources.m_places[index % 4 == 0 ? 0 : m_invention.below(busy)]);
    }

private:
    void addChangeRequest(Place &place)
    {
        const Text text = m_invention.changeRequest(place.workspace.name);
        protocol::ChangeRequest made;
        made.id = m_invention.id(u"wscr");
        made.subject = text.subject;
        made.message = text.message;
        made.workspaceId = place.workspace.id;
        made.createdBy = m_invention.pick(m_users);
        const qint64 age = 3600 + m_invention.below(SecondsOfYear - 3600);
        made.createdAt = m_now.addSecs(-age).addMSecs(-m_invention.below(1000));
        made.updatedAt = made.createdAt;
        // Most change requests of the older part of the year are done.
        const bool isDone = m_invention.below(SecondsOfYear) < age * 2 / 3;
        const qint64 workedFor = 1800 + m_invention.below(static_cast<int>(age / 2));
        if (isDone) {
            made.updatedAt = made.createdAt.addSecs(workedFor);
            made.archived = protocol::Archived{m_invention.pick(m_users), made.updatedAt};
        } else {
            ++place.workspace.activeChangeRequests;
        }
        m_resources.append(made);
    }

    Resources &m_resources;
    Invention &m_invention;
    QDateTime m_now;
    QStringList m_users;
};

Resources::Resources(const ResourceCounts &size, const QDateTime &now)
    : m_invention(size.seed)
{
    Maker maker(*this, now);
    maker.addOrganization(size.organization, size.workspaces);
    maker.addChangeRequests(size.changeRequests);
    maker.addOrganization(size.organization + "-sandbox"_L1, SandboxWorkspaces);
}

std::optional<protocol::Organization> Resources::organization(const QString &name) const
{
    const auto found =
        std::find_if(m_organizations.cbegin(), m_organizations.cend(),
                     [&name](const protocol::Organization &organization) { return organization.name == name; });
    return found == m_organizations.cend() ? std::nullopt : std::optional(*found);
}

QString Resources::userName(const QString &id) const
{
    const qsizetype index = m_users.indexOf(id);
    return index < 0 ? QString() : UserNames.at(static_cast<std::size_t>(index));
}

QList<protocol::Workspace> Resources::workspaces(const QString &organization) const
{
    QList<protocol::Workspace> found;
    for (const Place &place : m_places) {
        if (place.organization == organization)
            found.append(place.workspace);
    }
    return found;
}

std::optional<protocol::Workspace> Resources::workspaceById(const QString &id) const
{
    for (const Place &place : m_places) {
        if (place.workspace.id == id)
            return place.workspace;
    }
    return std::nullopt;
}

std::optional<protocol::Workspace> Resources::workspaceByName(const QString &name, const QString &organization) const
{
    for (const Place &place : m_places) {
        if (place.workspace.name == name && (organization.isEmpty() || place.organization == organization))
            return place.workspace;
    }
    return std::nullopt;
}

QString Resources::organizationOf(const QString &workspaceId) const
{
    for (const Place &place : m_places) {
        if (place.workspace.id == workspaceId)
            return place.organization;
    }
    return {};
}

QList<protocol::ChangeRequest> Resources::changeRequests(const QString &workspaceId) const
{
    QList<protocol::ChangeRequest> found;
    for (const protocol::ChangeRequest &changeRequest : m_changeRequests) {
        if (changeRequest.workspaceId == workspaceId)
            found.append(changeRequest);
    }
    std::sort(found.begin(), found.end(), comesBefore);
    return found;
}

std::optional<protocol::ChangeRequest> Resources::changeRequest(const QString &id) const
{
    const auto index = m_indexes.constFind(id);
    return index == m_indexes.cend() ? std::nullopt : std::optional(m_changeRequests.at(*index));
}

base::Result<protocol::ChangeRequest> Resources::archive(const QString &id, const QDateTime &now)
{
    const auto index = m_indexes.constFind(id);
    if (index == m_indexes.cend())
        return base::Error{.kind = base::ErrorKind::NotFound, .subject = id, .http = 404};
    protocol::ChangeRequest &changeRequest = m_changeRequests[*index];
    if (changeRequest.isArchived())
        return base::Error{.kind = base::ErrorKind::Rejected, .subject = id, .http = 400};
    changeRequest.archived = protocol::Archived{m_user, now};
    changeRequest.updatedAt = now;
    m_changed.insert(id);
    if (Place *home = place(changeRequest.workspaceId))
        --home->workspace.activeChangeRequests;
    return changeRequest;
}

bool Resources::reserve(qsizetype count, const Text &text)
{
    const qsizetype characters = text.subject.size() + text.message.size();
    if (count > MaxCreated - m_created || characters > MaxCreatedText - m_createdText)
        return false;
    m_created += count;
    m_createdText += characters;
    return true;
}

protocol::ChangeRequest Resources::add(const QString &workspaceId, const Text &text, const QDateTime &now)
{
    protocol::ChangeRequest made;
    made.id = m_invention.id(u"wscr");
    made.subject = text.subject;
    made.message = text.message;
    made.workspaceId = workspaceId;
    made.createdBy = m_user;
    made.createdAt = now;
    made.updatedAt = now;
    if (Place *home = place(workspaceId))
        ++home->workspace.activeChangeRequests;
    append(made);
    m_changed.insert(made.id);
    if (m_added)
        m_added(made);
    return made;
}

void Resources::shift(const QString &workspaceId, const QDateTime &now)
{
    const QList<protocol::ChangeRequest> all = changeRequests(workspaceId);
    const bool canArchive = !all.isEmpty() && !all.first().isArchived();
    if (m_isArchiveNext && canArchive) {
        static_cast<void>(archive(all.first().id, now)); // the change request exists and is active
    } else {
        const Text text = m_invention.changeRequest(place(workspaceId)->workspace.name);
        if (reserve(1, text))
            add(workspaceId, text, now);
    }
    m_isArchiveNext = !m_isArchiveNext;
}

QList<protocol::ChangeRequest> Resources::changedChangeRequests() const
{
    QList<protocol::ChangeRequest> changed;
    for (const protocol::ChangeRequest &changeRequest : m_changeRequests) {
        if (m_changed.contains(changeRequest.id))
            changed.append(changeRequest);
    }
    return changed;
}

void Resources::restore(const protocol::ChangeRequest &changed)
{
    m_changed.insert(changed.id);
    if (const auto index = m_indexes.constFind(changed.id); index != m_indexes.cend()) {
        countActive(m_changeRequests.at(*index), -1);
        m_changeRequests[*index] = changed;
    } else {
        m_invention.reserveId(changed.id);
        m_createdText += changed.subject.size() + changed.message.size();
        ++m_created;
        append(changed);
    }
    countActive(changed, 1);
}

/// Counts an active change request in or out at its workspace.
void Resources::countActive(const protocol::ChangeRequest &changeRequest, int difference)
{
    Place *home = changeRequest.isArchived() ? nullptr : place(changeRequest.workspaceId);
    if (home)
        home->workspace.activeChangeRequests += difference;
}

void Resources::append(const protocol::ChangeRequest &changeRequest)
{
    m_indexes.insert(changeRequest.id, m_changeRequests.size());
    m_changeRequests.append(changeRequest);
}

Resources::Place *Resources::place(const QString &workspaceId)
{
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [&workspaceId](const Place &place) { return place.workspace.id == workspaceId; });
    return found == m_places.end() ? nullptr : &*found;
}

} // namespace runlatch::simulator
