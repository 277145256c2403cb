// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/automaticreplies.h"

#include "http/url.h"

using namespace Qt::StringLiterals;
using runlatch::settings::AutomaticReply;

namespace runlatch::ui {

/// Somebody may have edited the file.
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
    m_autoReply = &autoReply;
    apply();
}

void AutomaticReplies::setReply(const AutomaticReply &reply)
{
    m_preferences.setAutomaticReply(reply);
    apply();
}

void AutomaticReplies::apply()
{
    if (m_autoReply) {
        const AutomaticReply wanted = reply();
        std::optional<protocol::TaskResult> result;
        if (wanted.status)
            result = {*wanted.status, wanted.message.isEmpty() ? usualMessage() : wanted.message, {}, {}};
        m_autoReply->setResult(result);
        m_autoReply->setDelay(wanted.delay);
        m_autoReply->setAllowedCallbacks(readableOrigins(wanted.callbacks));
    }
    emit changed();
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

} // namespace runlatch::ui
