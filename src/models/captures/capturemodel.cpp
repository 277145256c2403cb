// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturemodel.h"

#include "base/rules.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/capturesession.h"
#include "store/captures/importmark.h"
#include "store/search/capturefields.h"
#include "wording/deadlines.h"
#include "wording/doubtfulbody.h"
#include "wording/lint.h"
#include "wording/names.h"
#include "wording/sentence.h"
#include "wording/sizes.h"
#include "wording/times.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace runlatch::models {

namespace {

/// A verdict that a file claims does not stand among those that were proved here.
QString signatureText(const store::CaptureRow &row)
{
    if (const base::Rule doubt = store::bodyDoubt(row); store::isFromFile(row) && !doubt.isEmpty())
        return CaptureModel::doubtWord(doubt);
    if (store::isFromFile(row) && store::isProvedFromFile(row))
        return CaptureModel::provedWord(row.verdict);
    if (store::isFromFile(row))
        return CaptureModel::word(CaptureModel::Shown::Imported);
    switch (row.verdict) {
    case protocol::Verdict::Unchecked: return CaptureModel::tr("Unchecked");
    case protocol::Verdict::Unsigned: return CaptureModel::tr("Unsigned");
    case protocol::Verdict::Valid: return CaptureModel::tr("Valid");
    case protocol::Verdict::Invalid: return CaptureModel::tr("Invalid");
    }
    return {};
}

/// Why the body is not known to be what was sent, with its sizes, and what to do; empty if it is.
QString doubtText(const store::CaptureRow &row)
{
    const auto doubtful = store::doubtfulBody(row);
    auto sentence = wording::sentenceOfRule(store::bodyDoubt(row));
    if (doubtful && sentence)
        sentence->fact = wording::doubtfulBody(*doubtful);
    return sentence ? sentence->text() : QString();
}

/// Says of a row that did not arrive here what its file or its original has.
QString signatureTip(const store::CaptureRow &row)
{
    const auto sentence = store::isImported(row) ? wording::sentenceOfRule(store::causeOf(row)) : std::nullopt;
    QStringList texts{sentence ? sentence->text() : QString(), doubtText(row)};
    texts.removeAll(QString());
    return texts.join(u' ');
}

/// Says what a delivery is that is no run task of today.
QString stageTip(const store::CaptureRow &row)
{
    if (row.verification)
        return CaptureModel::tr("The service checks that the address answers. It expects no reply.");
    if (row.kind == protocol::DeliveryKind::RunTask)
        return row.stage.toHtmlEscaped();
    //: %1 is a kind of delivery, such as "Notification of a run"; %2 is what it is sent for; %3 are sentences
    return CaptureModel::tr("%1 (%2). %3")
        .arg(wording::deliveryKind(row.kind), row.stage.toHtmlEscaped(), wording::deliveryAdvice(row.kind));
}

QString minutesText(int seconds)
{
    return wording::countdown(std::chrono::seconds(seconds));
}

QString pinText(const store::CaptureRow &row)
{
    if (!row.pinned)
        return {};
    return row.pinColor == store::PinColor::None
        ? CaptureModel::tr("Pinned")
        : CaptureModel::tr("Pinned (%1)").arg(CaptureModel::word(row.pinColor).toLower());
}

QString findingsText(const store::CaptureRow &row)
{
    return row.findings ? wording::lintCounts(*row.findings) : CaptureModel::tr("Not counted yet");
}

/// Such is a late delivery of a task result that was asked for before.
bool cameTooLate(const store::CaptureRow &row)
{
    return row.deadline.isValid() && !row.verification && row.deadline <= row.receivedAt;
}

int secondsTo(const QDateTime &deadline, const QDateTime &now)
{
    return static_cast<int>(std::max<qint64>(0, (now.msecsTo(deadline) + 999) / 1000)); // 9:59.2 shows as 10:00
}

} // namespace

CaptureModel::CaptureModel(store::CaptureStore *store, base::Clock &clock, QObject *parent)
    : CaptureRows(store, parent)
    , m_clock(clock)
{
    connect(this, &CaptureModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { noteRunning(first, last); });
    connect(this, &CaptureModel::dataChanged, this,
            [this](const QModelIndex &top, const QModelIndex &bottom) { noteRunning(top.row(), bottom.row()); });
    connect(this, &CaptureModel::rowsAboutToBeRemoved, this, [this](const QModelIndex &, int first, int last) {
        for (int row = first; row <= last; ++row)
            m_running.remove(at(row).uuid);
    });
    connect(this, &CaptureModel::modelReset, this, [this] {
        m_running.clear();
        noteRunning(0, rowCount() - 1);
    });
}

void CaptureModel::setEndpointNames(const store::EndpointNames &names)
{
    if (names == m_endpointNames)
        return;
    m_endpointNames = names;
    constexpr int Endpoints = static_cast<int>(Column::Endpoint);
    if (rowCount() > 0)
        emit dataChanged(index(0, Endpoints), index(rowCount() - 1, Endpoints), {Qt::DisplayRole});
}

bool CaptureModel::runs(const store::CaptureRow &row, const QDateTime &now)
{
    if (row.verification || row.imported) // nobody waits for a reply to it
        return false;
    const bool isOpen = row.state == protocol::TaskState::Awaiting || row.state == protocol::TaskState::Running;
    return isOpen && row.deadline.isValid() && now < row.deadline;
}

/// The filter `state:` means the same states, in the same order.
CaptureModel::Shown CaptureModel::shownAt(const store::CaptureRow &row, const QDateTime &now)
{
    using store::CaptureState;
    static_assert(int(Shown::Refused) == int(CaptureState::Refused));
    static_assert(int(Shown::NoReplyNeeded) == int(CaptureState::Verification));
    static_assert(int(Shown::Notification) == int(CaptureState::Notification));
    static_assert(int(Shown::Awaiting) == int(CaptureState::Awaiting));
    static_assert(int(Shown::Copied) == int(CaptureState::Copied));
    return static_cast<Shown>(store::captureState(row, now));
}

QString CaptureModel::word(Shown shown)
{
    switch (shown) {
    case Shown::Refused: return tr("Refused");
    case Shown::Unreadable: return tr("Not readable");
    case Shown::NoReplyNeeded: return tr("No reply needed");
    case Shown::Notification: return tr("Notification");
    case Shown::Unsupported: return tr("No supported version");
    case Shown::Awaiting: return tr("Awaiting");
    case Shown::Running: return tr("Running");
    case Shown::Passed: return tr("Passed");
    case Shown::Failed: return tr("Failed");
    case Shown::Errored: return tr("Errored");
    case Shown::Imported: return tr("Imported");
    case Shown::Copied: return tr("Copy");
    }
    return {};
}

QString CaptureModel::provedWord(protocol::Verdict verdict)
{
    return verdict == protocol::Verdict::Valid ? tr("Valid (file)") : tr("Invalid (file)");
}

QString CaptureModel::doubtWord(base::Rule doubt)
{
    return doubt == base::Rules::ImportBodyUnproven ? tr("Unproven bytes") : tr("Other bytes");
}

QString CaptureModel::word(store::PinColor color)
{
    switch (color) {
    case store::PinColor::None: return tr("No color");
    case store::PinColor::Blue: return tr("Blue");
    case store::PinColor::Amber: return tr("Amber");
    case store::PinColor::Red: return tr("Red");
    case store::PinColor::Green: return tr("Green");
    }
    return {};
}

QVariant CaptureModel::value(const QModelIndex &index, int role) const
{
    const store::CaptureRow &row = at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::ToolTipRole: return toolTip(row, column);
    case CaptureIdRole: return row.id;
    case VerdictRole: return static_cast<int>(row.verdict);
    case ShownRole: return static_cast<int>(shown(row));
    case DeadlineRole: return runs(row) ? QVariant(row.deadline) : QVariant();
    case RemainingRole: return runs(row) ? QVariant(secondsTo(row.deadline, m_clock.utc())) : QVariant();
    case StoredRole: return row.stored;
    case PinnedRole: return row.pinned;
    case PinColorRole: return static_cast<int>(row.pinColor);
    case Qt::AccessibleTextRole: return accessibleText(row, column);
    case ErrorsRole: return row.findings ? row.findings->errors : 0;
    case WarningsRole: return row.findings ? row.findings->warnings : 0;
    case NotesRole: return row.findings ? row.findings->infos : 0;
    default: return {};
    }
}

QString CaptureModel::text(const store::CaptureRow &row, Column column) const
{
    switch (column) {
    case Column::Id: return row.id > 0 ? QString::number(row.id) : tr("not stored");
    case Column::Pin: return pinText(row);
    case Column::Time: return timeText(row.receivedAt);
    case Column::Endpoint: return endpointText(row);
    case Column::Stage: return row.verification ? tr("Verification") : row.stage;
    case Column::Workspace: return row.refusals > 0 ? wording::moreRefused(row.refusals) : row.workspaceName;
    case Column::Run: return row.runId;
    case Column::Signature: return signatureText(row);
    case Column::Findings:
        if (!row.findings)
            return QStringLiteral("…");
        return row.findings->count() > 0 ? findingsText(row) : QString();
    case Column::State: return word(shown(row));
    case Column::Deadline: return deadlineText(row);
    case Column::Size: return wording::dataSize(row.bytes);
    case Column::ColumnCount: break;
    }
    return {};
}

/// The text where it says less than the tool tip, or where only color and shape say more. Null: as it is shown.
QVariant CaptureModel::accessibleText(const store::CaptureRow &row, Column column) const
{
    if (column == Column::Findings && !row.findings)
        return findingsText(row);
    if (column != Column::Deadline || deadlineText(row).isEmpty())
        return {};
    if (!runs(row))
        return deadlineTip(row);
    const protocol::TaskClocks clocks = store::clocksOf(row);
    return wording::urgency(clocks, m_clock.utc()) + QStringLiteral(". ") + wording::whatIsDue(clocks, m_clock.utc());
}

QString CaptureModel::endpointText(const store::CaptureRow &row) const
{
    const QString name = m_endpointNames.nameOf(row.endpoint);
    return name.isEmpty() ? row.endpoint : name;
}

/// The day of this computer's calendar counts, whatever the hours that a change of the clock gives it.
QString CaptureModel::timeText(const QDateTime &receivedAt) const
{
    const QDateTime local = receivedAt.toLocalTime();
    const bool isToday = local.date() == m_clock.utc().toLocalTime().date();
    return m_locale.toString(local, isToday ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString CaptureModel::deadlineText(const store::CaptureRow &row) const
{
    if (runs(row))
        return wording::timeLeft(store::clocksOf(row), m_clock.utc());
    if (row.deadline.isValid() && !row.verification && shown(row) == Shown::Errored)
        return cameTooLate(row)
            //: The deadline of the request was over before it came
            ? tr("Too late")
            : tr("at %1").arg(minutesText(secondsTo(row.deadline, row.receivedAt)));
    return {};
}

QString CaptureModel::timeTip(const store::CaptureRow &row) const
{
    const QString time = m_locale.toString(row.receivedAt.toLocalTime(), QLocale::LongFormat);
    if (!store::liesAhead(row, m_clock.utc()))
        return time;
    return time + QLatin1Char('\n') + wording::sentenceOfRule(base::Rules::ImportTimeAhead)->fact;
}

QString CaptureModel::toolTip(const store::CaptureRow &row, Column column) const
{
    switch (column) { // escaped: Qt guesses rich text in tool tips
    case Column::Pin:
        return row.pinned ? tr("%1: it is kept, whatever its age and the storage limit").arg(pinText(row)) : QString();
    case Column::Time: return timeTip(row);
    case Column::Endpoint: return row.endpoint.toHtmlEscaped();
    case Column::Stage: return stageTip(row);
    case Column::Workspace: return row.workspaceName.toHtmlEscaped();
    case Column::Run: return row.runId.toHtmlEscaped();
    case Column::Signature: return signatureTip(row).toHtmlEscaped();
    case Column::Findings: return findingsText(row);
    case Column::Deadline: return deadlineTip(row);
    case Column::Id:
    case Column::State:
    case Column::Size:
    case Column::ColumnCount: break;
    }
    return {};
}

QString CaptureModel::deadlineTip(const store::CaptureRow &row) const
{
    if (!row.deadline.isValid() || row.verification)
        return {};
    const QString when = m_locale.toString(row.deadline.toLocalTime(), QLocale::LongFormat);
    if (cameTooLate(row))
        return tr("Its deadline had passed before it arrived: %1").arg(when);
    if (runs(row))
        return wording::whatIsDue(store::clocksOf(row), m_clock.utc()) + QLatin1Char('\n') + when;
    if (shown(row) == Shown::Errored && !row.imported)
        return wording::lapse(store::clocksOf(row)) + QLatin1Char('\n') + when;
    return when;
}

bool CaptureModel::isFigure(int column) const
{
    return static_cast<Column>(column) == Column::Id || static_cast<Column>(column) == Column::Size;
}

QString CaptureModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Id: return tr("No.");
    case Column::Pin: return tr("Pin");
    case Column::Time: return tr("Received");
    case Column::Endpoint: return tr("Endpoint");
    case Column::Stage: return tr("Stage");
    case Column::Workspace: return tr("Workspace");
    case Column::Run: return tr("Run");
    case Column::Signature: return tr("Signature");
    case Column::Findings: return tr("Findings");
    case Column::State: return tr("State");
    case Column::Deadline: return tr("Deadline");
    case Column::Size: return tr("Size");
    case Column::ColumnCount: break;
    }
    return {};
}

/// At midnight the times of the rows get their date. An hour is the longest wait, because a computer may sleep, and its
/// time zone may change.
void CaptureModel::watchDay()
{
    if (m_watchesDay || rowCount() == 0)
        return;
    m_watchesDay = true;
    const QDateTime now = m_clock.utc();
    const QDate today = now.toLocalTime().date();
    const auto wait =
        std::min<std::chrono::milliseconds>(std::chrono::milliseconds(now.msecsTo(today.addDays(1).startOfDay())), 1h);
    m_clock.callAfter(wait, this, [this, today] {
        m_watchesDay = false;
        constexpr int Time = static_cast<int>(Column::Time);
        if (rowCount() > 0 && m_clock.utc().toLocalTime().date() != today)
            emit dataChanged(index(0, Time), index(rowCount() - 1, Time), {Qt::DisplayRole});
        watchDay();
    });
}

void CaptureModel::noteRunning(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        if (runs(at(row)))
            m_running.insert(at(row).uuid);
        else
            m_running.remove(at(row).uuid);
    }
    watch();
}

void CaptureModel::setTicking(bool isTicking)
{
    if (isTicking == std::exchange(m_isTicking, isTicking) || !isTicking)
        return;
    tick(); // the shown times are those of long ago
}

void CaptureModel::watch()
{
    watchDay();
    if (m_watching || !m_isTicking || m_running.isEmpty())
        return;
    m_watching = true;
    m_clock.callAfter(untilNextFigure(), this, [this] {
        m_watching = false;
        if (m_isTicking)
            tick();
    });
}

/// The figures of the nearest deadline change when those of the status bar do.
std::chrono::milliseconds CaptureModel::untilNextFigure() const
{
    const QDateTime now = m_clock.utc();
    std::chrono::milliseconds nearest{std::chrono::hours(24)};
    for (const QUuid &uuid : m_running) {
        const std::chrono::milliseconds left(now.msecsTo(at(rowOf(uuid)).deadline));
        if (left.count() > 0)
            nearest = std::min(nearest, left);
    }
    return protocol::untilNextSecond(nearest);
}

/// Refreshes the running deadlines. One that is over by now is shown so, and runs no more.
void CaptureModel::tick()
{
    QList<int> rows;
    for (const QUuid &uuid : std::as_const(m_running))
        rows.append(rowOf(uuid));
    showRunning(rows);
    emit ticked();
    watch();
}

/// Tells of neighbors at once: a burst of requests runs together.
void CaptureModel::showRunning(QList<int> rows)
{
    std::sort(rows.begin(), rows.end());
    for (auto first = rows.cbegin(); first != rows.cend();) {
        auto last = first;
        while (last + 1 != rows.cend() && *(last + 1) == *last + 1)
            ++last;
        emit dataChanged(index(*first, static_cast<int>(Column::State)),
                         index(*last, static_cast<int>(Column::Deadline)),
                         {Qt::DisplayRole, ShownRole, DeadlineRole, RemainingRole});
        first = last + 1;
    }
}

} // namespace runlatch::models
