// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QList>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::inspector {

/// The result that an AutoReply sends, its delay, and the callbacks that it may call.
struct AutomaticReplyOptions
{
    std::optional<protocol::TaskResult> result; ///< nullopt: nothing is answered
    std::chrono::milliseconds delay{0};         ///< from the receipt of a request
    QList<QUrl> allowedCallbacks;               ///< origins that unchecked requests may call back
    bool withoutToken = false;                  ///< also where a request has no access token; of rules, too

    /// The message if the user wrote none. It goes to the service, in the service's language.
    static QString usualMessage();
    /// The options as they are kept between starts. Texts of `callbacks` that are no origin are skipped, because the
    /// file with the settings may have been edited.
    static AutomaticReplyOptions read(std::optional<protocol::TaskStatus> status, const QString &message,
                                      std::chrono::milliseconds delay, const QStringList &callbacks);
    /// Tells whether a request can qualify for an answer: without a key, only an allowed callback does.
    bool canAnswer(bool hasKey) const { return result && (hasKey || !allowedCallbacks.isEmpty()); }
};

} // namespace runlatch::inspector
