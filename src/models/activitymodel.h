// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <QAbstractTableModel>
#include <QList>

namespace runlatch::models {

/// The exchanges of this program, newest first: at most MostRows and MostBytes of headers and bodies; the oldest go.
/// While paused nothing is added, and nothing is kept for later.
class ActivityModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr qsizetype MostRows = 5000;
    static constexpr qsizetype MostBytes = 32 * 1024 * 1024;
    enum Column { Direction, Time, Method, Answer, Path, Host, Purpose, Took, Size, Try, ColumnCount };
    enum Role {
        RecordRole = Qt::UserRole, ///< http::ExchangeRecord
        ProblemRole,               ///< bool: no answer, 4xx or 5xx, or a refusal
        SortTextRole,              ///< what the filter searches: method, host, path, purpose, status in lower case
    };

    explicit ActivityModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void add(const http::ExchangeRecord &record);
    void clear();
    void setPaused(bool paused);
    bool isPaused() const { return m_paused; }
    int problems() const { return m_problems; }

signals:
    void problemsChanged(int problems);
    void added(const runlatch::http::ExchangeRecord &record); ///< also while paused: the log goes on

private:
    struct Row
    {
        http::ExchangeRecord record;
        qsizetype bytes = 0;
    };
    void trim();

    QList<Row> m_rows; ///< oldest first, so that adding and trimming are cheap
    qsizetype m_bytes = 0;
    int m_problems = 0;
    bool m_paused = false;
};

} // namespace runlatch::models
