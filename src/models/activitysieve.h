// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "filter/expression.h"
#include "models/activitymodel.h"

#include <QFutureWatcher>
#include <QSet>
#include <QSortFilterProxyModel>

namespace runlatch::models {

/// The exchanges of one kind that a filter leaves. They are judged in the pool, never on the window's thread: the model
/// is bounded (ActivityModel::MaxRows and MaxBytes), but a stranger chooses its texts. The newest question wins. Until
/// it is answered, the previous rows stay. An exchange that arrives is shown when it has been judged, within Patience.
/// It is judged again when its other side arrives.
/// "today" and ages count from the setting of the filter, or for a new exchange from its judgement.
class ActivitySieve final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum Kind { All, Sent, Received, Problems };
    static constexpr std::chrono::milliseconds Patience{200}; ///< arriving exchanges are judged this often

    /// Both must outlive this.
    ActivitySieve(ActivityModel &model, base::Clock &clock, QObject *parent = nullptr);
    ~ActivitySieve() override;

    /// is: (sent, received, problem) method: (its beginning) status: (also none) host: path: for: (what the exchange is
    /// for) took: size: (of both bodies) try: time: and words in method, host, path, what it is for, and status.
    static std::span<const filter::Field> fields();
    void setFilter(const QString &text);
    const filter::Expression &filter() const { return m_expression; } ///< the filter that was set, with its faults
    void setKind(Kind kind);
    bool isNarrowed() const { return m_kind != All || !m_expression.isEmpty(); }
    bool isWorking() const { return m_isWorking; }

signals:
    void filterChanged(); ///< the filter or its faults changed
    void judged();        ///< isWorking() is false again, and the accepted exchanges are shown

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    bool isOfKind(const ListedExchange &exchange) const;
    void judgeAll();
    void judgeFrom(qint64 serial);
    void stop();
    void finish();
    void judgeNewLater();
    void judgeAgain(const QModelIndex &first, const QModelIndex &last);
    void forgetRemoved();

    ActivityModel &m_model;
    base::Clock &m_clock;
    Kind m_kind = All;
    QString m_text;
    filter::Expression m_expression;
    QFutureWatcher<QList<int>> m_judging;
    // The members name exchanges by ActivityModel::serial().
    qint64 m_askedFrom = 0; ///< first exchange of the question under way
    qint64 m_askedUntil = 0;
    qint64 m_changedFrom = 0; ///< the question under way may have an earlier state of exchanges from here on
    bool m_isFresh = false;   ///< the answer replaces all earlier answers
    bool m_isWorking = false;
    bool m_isWaiting = false;
    bool m_showsAll = true;   ///< nothing was asked yet, so all exchanges are accepted
    qint64 m_judgedUntil = 0; ///< exchanges from here on are yet to be judged, some of them again
    qint64 m_oldest = 0;      ///< m_fitting has no older exchange
    QSet<qint64> m_fitting;
};

} // namespace runlatch::models
