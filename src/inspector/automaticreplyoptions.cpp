// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/automaticreplyoptions.h"

#include "http/url.h"

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

QString AutomaticReplyOptions::usualMessage()
{
    return u"Answered by Runlatch"_s;
}

AutomaticReplyOptions AutomaticReplyOptions::read(std::optional<protocol::TaskStatus> status, const QString &message,
                                                  std::chrono::milliseconds delay, const QStringList &callbacks)
{
    AutomaticReplyOptions options;
    if (status)
        options.result = {*status, message.isEmpty() ? usualMessage() : message, {}, {}};
    options.delay = delay;
    for (const QString &text : callbacks) {
        if (const QUrl origin = http::readOrigin(text); origin.isValid())
            options.allowedCallbacks.append(origin);
    }
    return options;
}

} // namespace runlatch::inspector
