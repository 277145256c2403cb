// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/savedqueries.h"

#include "base/answer.h"

#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

QString savedQueryKind()
{
    return u"saved-query"_s;
}

void sortByName(QList<SavedQuery> &queries)
{
    std::stable_sort(queries.begin(), queries.end(), [](const SavedQuery &one, const SavedQuery &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
}

} // namespace

SavedQueries::SavedQueries(store::WorkStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
{
}

void SavedQueries::read()
{
    if (m_state != State::New)
        return;
    m_state = State::Reading;
    m_store.drafts(savedQueryKind(), this, [this](const base::Result<QList<store::Draft>> &drafts) {
        if (!drafts) {
            fail(drafts.error());
            return;
        }
        const base::Answer<Contents> answer(this, [this](const base::Result<Contents> &read) { take(read.value()); });
        QThreadPool::globalInstance()->start([kept = *drafts, answer] { answer(contentsOf(kept)); });
    });
}

/// The newest of several with one name counts; the others stay in the store.
SavedQueries::Contents SavedQueries::contentsOf(const QList<store::Draft> &drafts)
{
    Contents contents;
    for (const store::Draft &kept : drafts) {
        const bool hasRoom = contents.queries.size() < MaxQueries;
        const auto read = hasRoom ? readSavedQuery(kept) : base::Result<SavedQuery>(base::Error());
        const auto isNamed = [&read](const SavedQuery &other) { return other.name == read->name; };
        if (read && std::none_of(contents.queries.cbegin(), contents.queries.cend(), isNamed))
            contents.queries.append(*read);
        else
            ++contents.unreadable;
    }
    sortByName(contents.queries);
    return contents;
}

void SavedQueries::take(const Contents &contents)
{
    m_state = State::Read;
    m_all = contents.queries;
    m_unreadable = contents.unreadable;
    emit changed();
}

void SavedQueries::fail(const base::Error &error)
{
    m_state = State::New;
    emit changed();
    emit failed(error);
}

const SavedQuery *SavedQueries::find(const QString &name) const
{
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&name](const SavedQuery &one) { return one.name == name; });
    return found == m_all.end() ? nullptr : &*found;
}

bool SavedQueries::fits(const QString &name, const BulkDraft &query)
{
    return !name.isEmpty() && name.size() <= SavedQuery::MaxName && !query.conditions.isEmpty()
        && writeSavedQuery({.id = {}, .name = name, .query = query}).size() <= SavedQuery::MaxContent;
}

std::optional<SavedQuery> SavedQueries::save(const QString &name, const BulkDraft &query)
{
    std::optional<SavedQuery> replaced;
    if (const SavedQuery *known = find(name))
        replaced = *known;
    put({.id = replaced ? replaced->id : QUuid::createUuid(), .name = name, .query = queryOf(query)});
    return replaced;
}

bool SavedQueries::rename(const QUuid &id, const QString &name)
{
    const SavedQuery *other = find(name);
    if (other && other->id != id)
        return false;
    const auto renamed =
        std::find_if(m_all.begin(), m_all.end(), [&id](const SavedQuery &one) { return one.id == id; });
    if (renamed == m_all.end())
        return true;
    SavedQuery saved = *renamed;
    saved.name = name;
    put(saved);
    return true;
}

void SavedQueries::remove(const QUuid &id)
{
    m_all.removeIf([&id](const SavedQuery &one) { return one.id == id; });
    m_store.removeDraft(id, this, telling());
    emit changed();
}

void SavedQueries::putBack(const SavedQuery &saved)
{
    put(saved);
}

void SavedQueries::put(const SavedQuery &saved)
{
    m_all.removeIf([&saved](const SavedQuery &one) { return one.id == saved.id; });
    m_all.append(saved);
    sortByName(m_all);
    m_store.saveDraft({saved.id, savedQueryKind(), writeSavedQuery(saved), m_clock.utc()}, this, telling());
    emit changed();
}

base::Callback<std::monostate> SavedQueries::telling()
{
    return [this](const base::Done &done) {
        if (!done)
            emit failed(done.error());
    };
}

} // namespace runlatch::changerequests
