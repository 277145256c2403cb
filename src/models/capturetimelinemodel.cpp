// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/capturetimelinemodel.h"

#include "inspector/obstacles.h"
#include "inspector/reply.h"
#include "protocol/plaintext.h"
#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QLocale>

#include <algorithm>

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

} // namespace

void CaptureTimelineModel::setCapture(const store::Capture &capture, const QDateTime &now)
{
    beginResetModel();
    const store::CaptureRow &row = capture.row;
    m_events = {received(row), answered(row)};
    for (const store::SentReply &reply : capture.replies)
        m_events.append(sent(reply));
    if (row.deadline.isValid())
        m_events.append(deadline(row, now));
    if (!row.isRefused())
        m_events.append(secrets(capture, now));
    std::stable_sort(m_events.begin(), m_events.end(),
                     [](const Event &one, const Event &other) { return one.at < other.at; });
    endResetModel();
}

int CaptureTimelineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

QVariant CaptureTimelineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_events.at(index.row());
    const QString time = QLocale().toString(event.at.toLocalTime(), u"HH:mm:ss"_s);
    switch (role) {
    case Qt::DisplayRole: return event.first;
    case Qt::AccessibleTextRole: return time + u' ' + event.first + u". "_s + event.second;
    case Qt::ToolTipRole: return wording::toolTip(wording::exactTime(event.at) + u". "_s + event.second);
    case TimelineModel::TimeRole: return time;
    case TimelineModel::SecondLineRole: return event.second;
    case TimelineModel::ToneRole: return static_cast<int>(event.tone);
    case TimelineModel::IconRole: return event.icon;
    case TimelineModel::WholeRole: return event.first + u'\n' + event.second;
    default: return {};
    }
}

CaptureTimelineModel::Event CaptureTimelineModel::received(const store::CaptureRow &row)
{
    const QString first = row.verification ? tr("Verification request received")
        : row.delivery > 1                 ? tr("Request received, delivery %1").arg(row.delivery)
                                           : tr("Request received");
    const QString size = tr("%1 bytes").arg(QLocale().toString(row.bytes));
    return {row.receivedAt, first,
            joined({protocol::plainText(row.peer), size, tr("signature: %1").arg(wording::verdict(row.verdict))}),
            Tone::None, u"arrow-down-left"_s};
}

CaptureTimelineModel::Event CaptureTimelineModel::answered(const store::CaptureRow &row)
{
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
    const QString first = tr("Callback: %1").arg(protocol::plainText(reply.status));
    if (reply.http == 200)
        return {reply.sentAt, first, joined({tr("The service accepted it."), by}), Tone::Success, u"arrow-up-right"_s};
    if (reply.http > 0)
        return {reply.sentAt, first, joined({tr("The service answered %1.").arg(reply.http), by}), Tone::Error,
                u"octagon-x"_s};
    const QString why = reply.errorKind == inspector::OutcomeUnknown
        ? tr("It is not known whether it arrived.")
        : tr("No answer (%1).").arg(protocol::plainText(reply.errorKind));
    return {reply.sentAt, first, joined({why, by}), Tone::Warning, u"triangle-alert"_s};
}

CaptureTimelineModel::Event CaptureTimelineModel::deadline(const store::CaptureRow &row, const QDateTime &now)
{
    const bool hasEnded = inspector::hasEnded(row.state);
    const QString at = dayAndTime(row.deadline);
    if (hasEnded && row.state != protocol::TaskState::Errored)
        return {row.deadline, tr("Deadline"), joined({at, tr("The result was sent before.")}), Tone::None, u"timer"_s};
    if (now > row.deadline)
        return {row.deadline, tr("Deadline passed"), joined({at, tr("No final result was accepted.")}), Tone::Error,
                u"timer-off"_s};
    return {row.deadline, tr("Deadline"), joined({at, tr("A final result is expected until then.")}), Tone::Warning,
            u"timer"_s};
}

CaptureTimelineModel::Event CaptureTimelineModel::secrets(const store::Capture &capture, const QDateTime &now)
{
    const store::CaptureRow &row = capture.row;
    const QDateTime end = (row.deadline.isValid() ? row.deadline : row.receivedAt).addSecs(SecretHours * 3600);
    const QString at = dayAndTime(end);
    if (capture.complete)
        return {end, now > end ? tr("Secrets are about to be removed") : tr("Secrets will be removed"),
                joined({at, tr("Token and callback address then become asterisks.")}), Tone::None, u"key-round"_s};
    if (capture.purged)
        return {end, tr("Secrets removed"), joined({at, tr("Token and callback address became asterisks.")}),
                Tone::None, u"key-round"_s};
    return {end, tr("Secrets cannot be opened"), tr("They were sealed with a key that this session does not have."),
            Tone::Warning, u"key-round"_s};
}

} // namespace runlatch::models
