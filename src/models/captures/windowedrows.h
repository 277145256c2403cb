// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturewindow.h"
#include "models/flatmodels.h"

#include <QSet>

#include <functional>

namespace runlatch::models {

/// A table model of a CaptureWindow: it tells its views of each change.
class WindowedRows : public FlatTable
{
    Q_OBJECT
public:
    const store::CaptureRow &at(int row) const { return m_window.at(row).row; }
    int rowOf(qint64 captureId) const; ///< -1 if it is not loaded; a binary search
    int rowOf(const QUuid &uuid) const { return m_window.find(uuid); }
    /// The newest row that is not newer than this id; rowCount() if all are newer.
    int rowFrom(qint64 captureId) const { return m_window.position({captureId, 0}); }

protected:
    using Place = CaptureWindow::Place;
    using Entries = std::vector<CaptureWindow::Entry>;

    using FlatTable::FlatTable;

    const CaptureWindow &window() const { return m_window; }
    /// Takes entries, newest first, in place of all rows. They are made when the window is empty.
    void reset(const std::function<Entries()> &make);
    void merge(const Entries &entries);                    ///< newest first; none is in the window yet
    void remove(int first, int count);                     ///< some rows at least
    void move(int row, const CaptureWindow::Entry &entry); ///< to the place of `entry`, whose content it takes
    void replace(int row, const store::CaptureRow &content);
    void removeGone(const QSet<qint64> &ids);

private:
    int rows() const override { return m_window.size(); }

    CaptureWindow m_window;
};

} // namespace runlatch::models
