// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/automaticreplies.h"

#include "http/url.h"
#include "protocol/plaintext.h"
#include "wording/sentence.h"

using namespace Qt::StringLiterals;
using runlatch::settings::AutomaticReply;

namespace runlatch::ui {

/// The readable origins. Others are skipped, because the settings file may have been edited.
static QList<QUrl> readableOrigins(const QStringList &texts)
{
    QList<QUrl> origins;
    for (const QString &text : texts) {
        if (const QUrl origin = http::readOrigin(text); origin.isValid())
            origins.append(origin);
    }
    return origins;
}

AutomaticReplies::AutomaticReplies(settings::Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
{
}

QString AutomaticReplies::usualMessage()
{
    return u"Answered by Runlatch"_s;
}

void AutomaticReplies::setAutoReply(inspector::AutoReply &autoReply)
{
    if (m_autoReply) {
        // The earlier AutoReply uses the capture ids of another store.
        disconnect(m_autoReply, nullptr, this, nullptr);
        m_earlier.append(m_autoReply);
    }
    m_autoReply = &autoReply;
    m_earlier.removeAll(m_autoReply); // an earlier store was opened again
    m_earlier.removeAll(nullptr);
    m_failed.clear();
    connect(&autoReply, &inspector::AutoReply::replied, this, &AutomaticReplies::note);
    apply();
}

void AutomaticReplies::setReply(const AutomaticReply &reply)
{
    m_preferences.setAutomaticReply(reply);
    apply();
}

void AutomaticReplies::apply()
{
    if (m_autoReply)
        applyTo(*m_autoReply);
    for (const QPointer<inspector::AutoReply> &earlier : std::as_const(m_earlier)) {
        if (earlier)
            applyTo(*earlier);
    }
    emit changed();
}

void AutomaticReplies::applyTo(inspector::AutoReply &autoReply) const
{
    const AutomaticReply wanted = reply();
    std::optional<protocol::TaskResult> result;
    if (wanted.status)
        result = {*wanted.status, wanted.message.isEmpty() ? usualMessage() : wanted.message, {}, {}};
    autoReply.setResult(result);
    autoReply.setDelay(wanted.delay);
    autoReply.setAllowedCallbacks(readableOrigins(wanted.callbacks));
}

QString AutomaticReplies::inWords(bool hasKey) const
{
    const AutomaticReply wanted = reply();
    if (!wanted.status)
        return {};
    if (!hasKey && readableOrigins(wanted.callbacks).isEmpty())
        return tr("Answers nothing automatically: there is no HMAC key and no allowed callback");
    const QString status = protocol::taskStatusName(*wanted.status);
    if (wanted.delay.count() == 0)
        return tr("Answers automatically: %1").arg(status);
    //: %1 is a status, such as passed, and %2 a number of seconds
    return tr("Answers automatically: %1 after %2 s").arg(status).arg(wanted.delay.count());
}

QString AutomaticReplies::whyUnanswered(const store::CaptureRow &row) const
{
    if (row.state != protocol::TaskState::Awaiting)
        return {};
    if (const QString origin = missingOrigin(row); !origin.isEmpty())
        return tr("%1 is not among the allowed callbacks.").arg(protocol::plainText(origin));
    const QString *failure = m_failed.object(row.id);
    return failure ? *failure : QString();
}

QString AutomaticReplies::missingOrigin(const store::CaptureRow &row) const
{
    const bool isMissing =
        m_autoReply && reply().status && row.state == protocol::TaskState::Awaiting && m_autoReply->lacksItsOrigin(row);
    return isMissing ? http::originOf(QUrl(row.callbackHost)).toString(QUrl::FullyEncoded) : QString();
}

/// Keeps only failures without an answer. Answers are kept with the request, and a reply that may have arrived does not
/// count as unanswered.
void AutomaticReplies::note(qint64 captureId, const store::SentReply &reply, const base::Error &error)
{
    if (reply.errorKind.isEmpty() || reply.http > 0 || error.outcomeUnknown)
        return;
    m_failed.insert(captureId, new QString(wording::sentence(error, wording::Activity::SendingReply).text()));
    emit changed();
}

} // namespace runlatch::ui
