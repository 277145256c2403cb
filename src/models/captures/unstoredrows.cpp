// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/unstoredrows.h"

#include "base/rules.h"

#include <algorithm>

namespace runlatch::models {

std::optional<CaptureWindow::Entry> UnstoredRows::keep(const CaptureWindow::Entry &entry)
{
    m_rows.insert_or_assign(entry.row.uuid, entry);
    if (std::ssize(m_rows) <= MaxRows)
        return {};
    const auto oldest = std::min_element(m_rows.begin(), m_rows.end(), [](const auto &a, const auto &b) {
        return a.second.place.arrival < b.second.place.arrival;
    });
    const CaptureWindow::Entry gone = oldest->second;
    m_rows.erase(oldest);
    return gone;
}

const store::CaptureRow *UnstoredRows::find(const QUuid &uuid) const
{
    const auto kept = m_rows.find(uuid);
    return kept == m_rows.end() ? nullptr : &kept->second.row;
}

int UnstoredRows::inMemory() const
{
    const auto isWhole = [](const auto &kept) {
        const QString &rule = kept.second.row.refusalRule;
        return !kept.second.row.stored && rule != base::Rules::MemoryFull.name()
            && rule != base::Rules::StoreBehind.name();
    };
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), isWhole));
}

void UnstoredRows::settle(const CaptureWindow::Entry &entry)
{
    const auto kept = m_rows.find(entry.row.uuid);
    if (kept != m_rows.end() && entry.row.id > 0)
        m_rows.erase(kept);
    else if (kept != m_rows.end())
        kept->second = entry;
}

std::vector<CaptureWindow::Entry> UnstoredRows::between(const CaptureWindow::Place &above,
                                                        const CaptureWindow::Place &below) const
{
    std::vector<CaptureWindow::Entry> found;
    for (const auto &[uuid, entry] : m_rows) {
        if (entry.place > above && entry.place < below)
            found.push_back(entry);
    }
    return found;
}

std::vector<CaptureWindow::Entry> UnstoredRows::anchor(qint64 id)
{
    std::vector<CaptureWindow::Entry> anchored;
    for (auto &[uuid, entry] : m_rows) {
        if (entry.place.id > 0)
            continue;
        entry.place.id = id;
        anchored.push_back(entry);
    }
    CaptureWindow::sort(anchored);
    return anchored;
}

} // namespace runlatch::models
