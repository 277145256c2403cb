// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/automaticreplywords.h"

#include "text/plaintext.h"
#include "wording/sentence.h"

#include <algorithm>

namespace runlatch::ui {

QString AutomaticReplyWords::summary(const inspector::AutomaticReplyOptions &options, bool hasKey)
{
    if (!options.result)
        return {};
    if (!options.canAnswer(hasKey))
        return tr("Answers nothing automatically: there is no HMAC key and no allowed callback");
    const QString status = protocol::taskStatusName(options.result->status);
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(options.delay).count();
    if (seconds == 0)
        return tr("Answers automatically: %1").arg(status);
    //: %1 is a status, such as passed, and %2 a number of seconds
    return tr("Answers automatically: %1 after %2 s").arg(status).arg(seconds);
}

QString AutomaticReplyWords::rulesOf(const rulebook::RuleBook &rules)
{
    const auto on = std::ranges::count_if(rules.rules(), &rulebook::AnswerRule::isOn);
    return on > 0 ? tr("%n rule(s)", nullptr, static_cast<int>(on)) : QString();
}

QString AutomaticReplyWords::whyUnanswered(const inspector::AutomaticReplies &replies, const store::CaptureRow &row)
{
    if (const QString origin = replies.missingOrigin(row); !origin.isEmpty())
        return tr("%1 is not among the allowed callbacks.").arg(text::plainText(origin));
    const auto failure = replies.failure(row);
    return failure ? wording::sentence(*failure, wording::Activity::SendingReply).text() : QString();
}

} // namespace runlatch::ui
