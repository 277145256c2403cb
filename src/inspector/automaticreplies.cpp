// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/automaticreplies.h"

#include "base/rules.h"
#include "http/url.h"

namespace runlatch::inspector {

AutomaticReplies::AutomaticReplies(QObject *parent)
    : QObject(parent)
{
}

void AutomaticReplies::setAutoReply(AutoReply &autoReply)
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
    autoReply.setRules(m_rules);
    connect(&autoReply, &AutoReply::replied, this, &AutomaticReplies::note);
    connect(&autoReply, &AutoReply::ruleChosen, this, &AutomaticReplies::noteChosen);
    apply();
}

void AutomaticReplies::setOptions(const AutomaticReplyOptions &options)
{
    m_options = options;
    apply();
}

void AutomaticReplies::setRules(const rulebook::RuleBook &rules)
{
    m_rules = rules;
    for (AutoReply *autoReply : autoReplies())
        autoReply->setRules(rules);
    emit changed();
}

QList<AutoReply *> AutomaticReplies::autoReplies() const
{
    QList<AutoReply *> all(m_earlier.begin(), m_earlier.end());
    all.append(m_autoReply);
    all.removeAll(nullptr);
    return all;
}

void AutomaticReplies::apply()
{
    for (AutoReply *autoReply : autoReplies())
        applyTo(*autoReply);
    emit changed();
}

void AutomaticReplies::applyTo(AutoReply &autoReply) const
{
    autoReply.setResult(m_options.result);
    autoReply.setDelay(m_options.delay);
    autoReply.setAllowedCallbacks(m_options.allowedCallbacks);
    autoReply.setAnsweringWithoutToken(m_options.withoutToken);
}

std::optional<base::Error> AutomaticReplies::failure(const store::CaptureRow &row) const
{
    const bool isAwaiting = row.state == protocol::TaskState::Awaiting;
    const bool isOn = m_autoReply && isAwaiting && m_autoReply->countReplies(row) > 0;
    if (isOn && m_autoReply->hasOtherVersion(row))
        return base::Error{
            .kind = base::ErrorKind::Usage, .rule = base::Rules::ReplyUnsupported, .subject = row.callbackHost};
    if (isOn && m_autoReply->lacksItsCallback(row))
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::ReplyNoCallbackUrl};
    const base::Error *error = isAwaiting ? m_failed.object(row.id) : nullptr;
    return error ? std::optional(*error) : std::nullopt;
}

QString AutomaticReplies::missingOrigin(const store::CaptureRow &row) const
{
    const bool isMissing = m_autoReply && m_autoReply->countReplies(row) > 0
        && row.state == protocol::TaskState::Awaiting && m_autoReply->lacksItsOrigin(row);
    return isMissing ? http::originOf(QUrl(row.callbackHost)).toString(QUrl::FullyEncoded) : QString();
}

/// Without its plan a request is answered by another rule, or not at all.
void AutomaticReplies::noteChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing)
{
    if (!missing || m_autoReply->countReplies(row) > 0)
        return;
    m_failed.insert(row.id, new base::Error(*missing));
    emit changed();
}

/// Keeps only failures without an answer. Answers are kept with the request, and a reply that may have arrived does not
/// count as unanswered.
void AutomaticReplies::note(qint64 captureId, const store::SentReply &reply, const base::Error &error)
{
    if (reply.errorKind.isEmpty() || reply.http > 0 || error.outcomeUnknown)
        return;
    m_failed.insert(captureId, new base::Error(error));
    emit changed();
}

} // namespace runlatch::inspector
