// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/exchangepairing.h"
#include "models/flatmodels.h"
#include "models/listedexchange.h"

#include <QList>

namespace runlatch::models {

/// The exchanges of this program, newest first: at most MaxRows and MaxBytes of headers and bodies; the oldest are
/// dropped. Exchanges during a pause are not kept. An exchange of this program with itself is one row: it changes when
/// the record of the other side comes.
class ActivityModel final : public FlatTable
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxRows = 5000;
    static constexpr qsizetype MaxBytes = 32 * 1024 * 1024;
    enum Column { Direction, Time, Method, Answer, Path, Host, Purpose, Took, Size, Try, ColumnCount };
    enum Role {
        RecordRole = Qt::UserRole, ///< http::ExchangeRecord: that of the sender, if the row has both sides
        ReceivedRole,              ///< http::ExchangeRecord of the receiver beside it; invalid without both sides
        ProblemRole,               ///< bool: no answer, 4xx or 5xx, or a refusal, on one side or both
    };

    explicit ActivityModel(QObject *parent = nullptr);

    void add(const http::ExchangeRecord &record);
    void clear();
    void setPaused(bool paused);
    int problems() const { return m_problems; }

    /// Exchanges are numbered as they are added, and keep their number. The number of a row changes when exchanges
    /// come.
    qint64 serial(int row) const { return nextSerial() - 1 - row; }
    qint64 oldestSerial() const { return m_oldestSerial; } ///< number of the oldest exchange that is kept
    /// Number of the next exchange that will come.
    qint64 nextSerial() const { return m_oldestSerial + m_rows.size(); }
    const ListedExchange &at(int row) const { return m_rows.at(m_rows.size() - 1 - row).exchange; }
    /// The exchanges from this one on, oldest first; cheap copies. `serial` is that of a kept exchange, or
    /// nextSerial().
    QList<ListedExchange> exchangesFrom(qint64 serial) const;

    static bool isProblem(const ListedExchange &exchange);
    static QString
    statusText(const http::ExchangeRecord &record); ///< the text is in the user's language if nothing was answered

signals:
    void problemsChanged(int problems);
    void added(const runlatch::http::ExchangeRecord &record); ///< emitted also while paused, because the log goes on

private:
    struct Row
    {
        ListedExchange exchange;
        qsizetype bytes = 0;
    };

    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    bool isFigure(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    void list(const http::ExchangeRecord &record);
    void append(const http::ExchangeRecord &record);
    void join(qint64 serial, const http::ExchangeRecord &record);
    void trim();

    QList<Row> m_rows; ///< oldest first, so that adding and trimming are cheap
    ExchangePairing m_pairing;
    qint64 m_oldestSerial = 0;
    qsizetype m_bytes = 0;
    int m_problems = 0;
    bool m_paused = false;
};

} // namespace runlatch::models
