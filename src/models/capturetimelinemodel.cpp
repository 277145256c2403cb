// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/capturetimelinemodel.h"

#include "inspector/obstacles.h"
#include "inspector/reply.h"
#include "store/captures/capturesession.h"
#include "store/captures/importmark.h"
#include "text/plaintext.h"
#include "wording/deadlines.h"
#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using Tone = TimelineModel::Tone;

namespace {

constexpr int SecretHours = 24; // CaptureStore purges the secrets so long after the deadline, or the arrival

QString dayAndTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), u"yyyy-MM-dd HH:mm:ss"_s);
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// The first facts that a person asks for about a delivery.
QString facts(const store::CaptureRow &row)
{
    return joined({text::plainText(row.peer), CaptureTimelineModel::tr("%1 bytes").arg(QLocale().toString(row.bytes)),
                   CaptureTimelineModel::tr("signature: %1").arg(wording::verdict(row.verdict))});
}

/// Deliveries that came at once may be stored in another order.
std::chrono::milliseconds waitBefore(const store::Deliveries &deliveries, qsizetype place)
{
    const QDateTime before = deliveries.newest.at(place - 1).row.receivedAt;
    return std::chrono::milliseconds(std::max<qint64>(0, before.msecsTo(deliveries.newest.at(place).row.receivedAt)));
}

QString intervals(const QList<std::chrono::milliseconds> &waits)
{
    constexpr qsizetype MaxNamed = 5;
    const auto [least, most] = std::minmax_element(waits.begin(), waits.end());
    if (wording::interval(*least) == wording::interval(*most) && waits.size() > 1)
        return CaptureTimelineModel::tr("each %1").arg(wording::interval(*least));
    if (waits.size() > MaxNamed)
        return CaptureTimelineModel::tr("between %1 and %2").arg(wording::interval(*least), wording::interval(*most));
    QStringList words;
    for (const std::chrono::milliseconds wait : waits)
        words.append(wording::interval(wait));
    const QString last = words.takeLast();
    return words.isEmpty() ? last : CaptureTimelineModel::tr("%1 and %2").arg(words.join(u", "_s), last);
}

} // namespace

void CaptureTimelineModel::setCapture(const store::Capture &capture, const QDateTime &now)
{
    beginResetModel();
    if (capture.row.uuid != m_capture.row.uuid)
        m_deliveries = {};
    m_capture = capture;
    m_capture.head.clear();
    m_capture.body.clear();
    m_now = now;
    build();
    endResetModel();
}

void CaptureTimelineModel::setDeliveries(const store::Deliveries &deliveries)
{
    beginResetModel();
    m_deliveries = deliveries;
    build();
    endResetModel();
}

void CaptureTimelineModel::build()
{
    const store::CaptureRow &row = m_capture.row;
    m_events.clear();
    addOthers();
    m_events.append(received());
    m_events.append(answered(row));
    for (const store::SentReply &reply : std::as_const(m_capture.replies))
        m_events.append(sent(reply));
    if (row.deadline.isValid() && !row.imported) // nobody watched it here
        m_events.append(deadline(row, m_now));
    if (!row.isRefused())
        m_events.append(secrets(m_capture, m_now));
    std::stable_sort(m_events.begin(), m_events.end(),
                     [](const Event &one, const Event &other) { return one.at < other.at; });
}

void CaptureTimelineModel::addOthers()
{
    for (int place = 0; place < m_deliveries.newest.size(); ++place) {
        const store::Delivery &other = m_deliveries.newest.at(place);
        if (other.row.id == m_capture.row.id)
            continue;
        m_events.append(otherReceived(place));
        for (const store::SentReply &reply : other.replies) {
            Event event = sent(reply);
            event.second = joined({tr("For delivery %1.").arg(other.row.delivery), event.second});
            event.other = place;
            m_events.append(event);
        }
    }
}

int CaptureTimelineModel::receipt() const
{
    const auto own = std::find_if(m_events.begin(), m_events.end(), [](const Event &event) { return event.isReceipt; });
    return own == m_events.end() ? -1 : static_cast<int>(own - m_events.begin());
}

const store::CaptureRow *CaptureTimelineModel::other(int row) const
{
    const int place = row >= 0 && row < m_events.size() ? m_events.at(row).other : -1;
    return place < 0 ? nullptr : &m_deliveries.newest.at(place).row;
}

QString CaptureTimelineModel::summary() const
{
    if (m_deliveries.total < 2)
        return {};
    QList<std::chrono::milliseconds> waits;
    for (qsizetype place = 1; place < m_deliveries.newest.size(); ++place)
        waits.append(waitBefore(m_deliveries, place));
    const QString total = QLocale().toString(m_deliveries.total);
    const qsizetype shown = m_deliveries.newest.size();
    const QString count = shown < m_deliveries.total
        ? tr("%1 deliveries, of which the newest %2 are shown").arg(total, QLocale().toString(shown))
        : tr("%1 deliveries").arg(total);
    return waits.isEmpty() ? count + u'.' : tr("%1, %2 apart.").arg(count, intervals(waits));
}

QVariant CaptureTimelineModel::value(const QModelIndex &index, int role) const
{
    const Event &event = m_events.at(index.row());
    const QString time = wording::timeOfDay(event.at);
    switch (role) {
    case Qt::DisplayRole: return event.first;
    case Qt::AccessibleTextRole: return time + u' ' + event.first + u". "_s + event.second;
    case Qt::ToolTipRole: return wording::toolTip(wording::exactTime(event.at) + u". "_s + event.second);
    case TimelineModel::TimeRole: return time;
    case TimelineModel::SecondLineRole: return event.second;
    case TimelineModel::ToneRole: return static_cast<int>(event.tone);
    case TimelineModel::IconRole: return event.icon;
    case TimelineModel::WholeRole: return event.first + u'\n' + event.second;
    case KeyRole: return key(event);
    default: return {};
    }
}

CaptureTimelineModel::Event CaptureTimelineModel::received() const
{
    const store::CaptureRow &row = m_capture.row;
    QString first = row.verification         ? tr("Verification request received")
        : protocol::isNotification(row.kind) ? tr("Notification received")
        : row.delivery > 1                   ? tr("Request received, delivery %1").arg(row.delivery)
                                             : tr("Request received");
    if (row.imported)
        first = store::isCopied(row) ? tr("%1 · this is a copy of it").arg(first)
                                     : tr("%1 · as the imported file says").arg(first);
    QString wait;
    for (int place = 0; place < m_deliveries.newest.size(); ++place) {
        if (m_deliveries.newest.at(place).row.id == row.id)
            wait = interval(place);
    }
    if (m_deliveries.total > 1)
        first = tr("%1 · this request").arg(first);
    Event event{row.receivedAt, first, joined({wait, facts(row)}), Tone::None, u"arrow-down-left"_s};
    event.isReceipt = true;
    return event;
}

CaptureTimelineModel::Event CaptureTimelineModel::otherReceived(int place) const
{
    const store::CaptureRow &row = m_deliveries.newest.at(place).row;
    const QString first = row.answered == 0
        ? tr("Delivery %1 received, not answered").arg(row.delivery)
        : tr("Delivery %1 received, answered %2").arg(QString::number(row.delivery), QString::number(row.answered));
    const bool isOtherDay = row.receivedAt.toLocalTime().date() != m_capture.row.receivedAt.toLocalTime().date();
    Event event{row.receivedAt, first,
                joined({interval(place), isOtherDay ? dayAndTime(row.receivedAt) : QString(), facts(row)}),
                row.answered == 200     ? Tone::Success
                    : row.answered == 0 ? Tone::Error
                                        : Tone::Warning,
                u"arrow-down-left"_s};
    event.other = place;
    return event;
}

QString CaptureTimelineModel::interval(int place) const
{
    if (place == 0)
        return {};
    return tr("%1 after delivery %2")
        .arg(wording::interval(waitBefore(m_deliveries, place)),
             QString::number(m_deliveries.newest.at(place - 1).row.delivery));
}

/// Only a delivery that is stored is about another one, and a callback has its time.
QString CaptureTimelineModel::key(const Event &event)
{
    return QStringList{QString::number(event.at.toMSecsSinceEpoch()), event.icon, QString::number(event.other)}.join(
        u' ');
}

CaptureTimelineModel::Event CaptureTimelineModel::answered(const store::CaptureRow &row)
{
    if (store::isFromFile(row))
        return {row.receivedAt, row.answered == 0 ? tr("Not answered") : tr("Answered %1").arg(row.answered),
                tr("The imported file says so."), Tone::None, u"file-text"_s};
    if (row.answered == 0)
        return {row.receivedAt, tr("Not answered"), tr("The service sends the request again."), Tone::Error,
                u"octagon-x"_s};
    const QString first = tr("Answered %1").arg(row.answered);
    if (row.answered == 200)
        return {row.receivedAt, first, tr("The service counts the request as received."), Tone::Success,
                u"circle-check"_s};
    return {row.receivedAt, first, tr("Only 200 counts as received."), Tone::Warning, u"triangle-alert"_s};
}

CaptureTimelineModel::Event CaptureTimelineModel::sent(const store::SentReply &reply)
{
    const QString by = reply.automatic ? tr("sent by itself") : tr("sent by you");
    const QString first = tr("Callback: %1").arg(text::plainText(reply.status));
    if (reply.imported)
        return {reply.sentAt, first,
                joined({tr("The imported file says so."),
                        reply.http > 0 ? tr("It names the answer %1.").arg(reply.http) : tr("It names no answer.")}),
                Tone::None, u"file-text"_s};
    if (reply.http == 200)
        return {reply.sentAt, first, joined({tr("The service accepted it."), by}), Tone::Success, u"arrow-up-right"_s};
    if (inspector::mayBeAccepted(reply))
        return {reply.sentAt, first, joined({tr("The service answered %1, which may accept it.").arg(reply.http), by}),
                Tone::Warning, u"triangle-alert"_s};
    if (reply.http > 0)
        return {reply.sentAt, first, joined({tr("The service answered %1.").arg(reply.http), by}), Tone::Error,
                u"octagon-x"_s};
    const QString why = reply.errorKind == inspector::OutcomeUnknown
        ? tr("It is not known whether it arrived.")
        : tr("No answer (%1).").arg(text::plainText(reply.errorKind));
    return {reply.sentAt, first, joined({why, by}), Tone::Warning, u"triangle-alert"_s};
}

CaptureTimelineModel::Event CaptureTimelineModel::deadline(const store::CaptureRow &row, const QDateTime &now)
{
    const QString at = dayAndTime(row.deadline);
    if (protocol::hasResult(row.state))
        return {row.deadline, tr("Deadline"), joined({at, tr("The result was sent before.")}), Tone::None, u"timer"_s};
    if (now > row.deadline)
        return {row.deadline, tr("Deadline passed"),
                joined({at, tr("No final result was accepted."), wording::lapse(store::clocksOf(row))}), Tone::Error,
                u"timer-off"_s};
    const protocol::TaskClocks clocks = store::clocksOf(row);
    const QString due = clocks.update.isValid()
        ? tr("An update is expected until then, and the final result until %1.").arg(dayAndTime(clocks.final))
        : tr("A final result is expected until then.");
    return {row.deadline, tr("Deadline"), joined({at, due}), Tone::Warning, u"timer"_s};
}

CaptureTimelineModel::Event CaptureTimelineModel::secrets(const store::Capture &capture, const QDateTime &now)
{
    const store::CaptureRow &row = capture.row;
    const bool isFromDeadline = row.deadline.isValid() && !row.imported;
    const bool liesAhead = store::liesAhead(row, now);
    const QDateTime begin = isFromDeadline ? row.deadline : liesAhead ? now : row.receivedAt;
    const QDateTime end = begin.addSecs(SecretHours * 3600);
    const QString at = liesAhead ? tr("A day after the import, at the latest.") : dayAndTime(end);
    if (capture.complete)
        return {end, now > end ? tr("Secrets are about to be removed") : tr("Secrets will be removed"),
                joined({at, tr("Token and callback address are then redacted.")}), Tone::None, u"key-round"_s};
    if (capture.purged)
        return {end, tr("Secrets removed"), joined({at, tr("Token and callback address are redacted.")}), Tone::None,
                u"key-round"_s};
    return {end, tr("Secrets cannot be opened"),
            capture.hasSessionEnded ? tr("No keychain kept the key that sealed them, and it ended with its session.")
                                    : tr("They were sealed with a key that this session does not have."),
            Tone::Warning, u"key-round"_s};
}

} // namespace runlatch::models
