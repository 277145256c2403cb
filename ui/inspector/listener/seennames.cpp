// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/seennames.h"

#include <algorithm>

namespace runlatch::ui {

namespace {

constexpr int PageSize = 1000;

} // namespace

SeenNames::SeenNames(QObject *parent)
    : QObject(parent)
{
}

void SeenNames::setStore(store::CaptureStore &store)
{
    m_store = &store;
    m_reading.reset();
    m_workspaces.clear();
    m_organizations.clear();
    m_paths.clear();
    emit changed();
}

void SeenNames::want()
{
    if (!m_store || m_reading)
        return;
    m_reading = std::make_unique<QObject>();
    readPage(0, 0);
}

void SeenNames::readPage(qint64 before, int read)
{
    m_store->list(before, PageSize, m_reading.get(), [this, read](const auto &rows) {
        if (!rows)
            return; // the list reports it; completion does without
        note(*rows);
        const int sum = read + static_cast<int>(rows->size());
        if (rows->size() == PageSize && sum < MaxRead && m_store)
            readPage(rows->last().id, sum);
    });
}

/// A capture that comes before the names are wanted is read with the others.
void SeenNames::note(const QList<store::CaptureRow> &rows)
{
    if (!m_reading)
        return;
    bool isNew = false;
    for (const store::CaptureRow &row : rows) {
        isNew = add(m_workspaces, row.workspaceName) || isNew;
        isNew = add(m_organizations, row.organizationName) || isNew;
        isNew = add(m_paths, row.endpoint) || isNew;
    }
    if (isNew)
        emit changed();
}

bool SeenNames::add(QSet<QString> &names, const QString &name)
{
    if (name.isEmpty() || name.size() > MaxNameLength || names.size() >= MaxNames || names.contains(name))
        return false;
    names.insert(name);
    return true;
}

QStringList SeenNames::sorted(const QSet<QString> &names)
{
    QStringList list(names.begin(), names.end());
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace runlatch::ui
