// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/rule.h"
#include "models/captures/capturerows.h"
#include "store/captures/endpointnames.h"

#include <QLocale>
#include <QSet>

namespace runlatch::models {

/// The column texts of received requests, and the remaining seconds of their deadlines.
class CaptureModel : public CaptureRows
{
    Q_OBJECT
public:
    enum class Column {
        Id,
        Pin,
        Time,
        Endpoint,
        Stage,
        Workspace,
        Run,
        Signature,
        Findings,
        State,
        Deadline,
        Size,
        ColumnCount
    };
    Q_ENUM(Column)
    /// The content of the state column. The first five are not states of a task but reasons for having none.
    enum class Shown {
        Refused,
        Unreadable,
        NoReplyNeeded,
        Notification,
        Unsupported,
        Awaiting,
        Running,
        Passed,
        Failed,
        Errored,
        Imported,
        Copied
    };
    Q_ENUM(Shown)
    enum Role {
        CaptureIdRole = Qt::UserRole, ///< qint64; 0 while the row is only in memory
        VerdictRole,                  ///< int of protocol::Verdict
        ShownRole,                    ///< int of Shown
        DeadlineRole,                 ///< QDateTime, UTC; invalid if no deadline runs
        RemainingRole,                ///< int, whole seconds to the deadline; invalid if no deadline runs
        StoredRole,                   ///< bool; false if the disk refused the row
        PinnedRole,                   ///< bool; the store never drops it
        PinColorRole,                 ///< int of store::PinColor
        ErrorsRole,                   ///< int, what the linter found; 0 also while it is not counted
        WarningsRole,                 ///< int
        NotesRole,                    ///< int
    };

    /// The longest time from a request to its deadline: an hour by the progress rule, ten minutes by the strict one.
    static constexpr int DeadlineSeconds = 3600;

    /// `store` may be null (then there are only live rows); it and `clock` must outlive this.
    CaptureModel(store::CaptureStore *store, base::Clock &clock, QObject *parent = nullptr);

    /// The shown state: Errored as soon as the deadline has passed without a final result (spec 3.2).
    Shown shown(const store::CaptureRow &row) const { return shownAt(row, m_clock.utc()); }
    static Shown shownAt(const store::CaptureRow &row, const QDateTime &now);
    /// The endpoint column shows these names; an endpoint without one is shown by its path.
    void setEndpointNames(const store::EndpointNames &names);
    static QString word(Shown shown); ///< the text of the state column
    static QString word(store::PinColor color);
    static QString provedWord(protocol::Verdict verdict); ///< the text of the signature column: of isProvedFromFile()
    static QString doubtWord(base::Rule doubt);           ///< likewise, of store::bodyDoubt()

    /// The deadlines count down while somebody looks at them, as it is assumed at first. That takes time with the rows
    /// whose deadline runs, however many others there are.
    void setTicking(bool isTicking);

signals:
    void ticked(); ///< emitted once a second while a deadline runs and somebody looks

private:
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    bool isFigure(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    void noteRunning(int first, int last);
    void watch();
    void watchDay();
    std::chrono::milliseconds untilNextFigure() const;
    void tick();
    void showRunning(QList<int> rows);
    static bool runs(const store::CaptureRow &row, const QDateTime &now);
    bool runs(const store::CaptureRow &row) const { return runs(row, m_clock.utc()); }
    QString text(const store::CaptureRow &row, Column column) const;
    QString endpointText(const store::CaptureRow &row) const;
    QString timeText(const QDateTime &receivedAt) const;
    QString deadlineText(const store::CaptureRow &row) const;
    QString timeTip(const store::CaptureRow &row) const;
    QString deadlineTip(const store::CaptureRow &row) const;
    QVariant accessibleText(const store::CaptureRow &row, Column column) const;
    QString toolTip(const store::CaptureRow &row, Column column) const;

    base::Clock &m_clock;
    QLocale m_locale;
    store::EndpointNames m_endpointNames;
    QSet<QUuid> m_running; ///< loaded rows whose deadline runs, or did when it was shown last
    bool m_isTicking = true;
    bool m_watching = false;
    bool m_watchesDay = false;
};

} // namespace runlatch::models
