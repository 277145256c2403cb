// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/answer.h"
#include "service/pacedsender.h"
#include "service/pagequery.h"

namespace runlatch::service {

/// Sends a request for one page of a list and reads the answer. Errors: those of PacedSender, readDocument and
/// readPage.
template <typename T>
void sendForPage(PacedSender &sender, const http::Outgoing &request, const PageQuery &asked, const QString &subject,
                 base::Result<T> (*read)(const QJsonObject &), QObject *scope, base::Callback<protocol::Page<T>> done)
{
    sender.send(request, scope,
                [=, url = request.url, done = std::move(done)](const base::Result<http::Response> &answer) {
                    if (!answer) {
                        done(answer.error());
                        return;
                    }
                    const auto document = readDocument(*answer, url, subject);
                    if (document)
                        done(readPage(*document, {.number = asked.number, .size = asked.size}, read));
                    else
                        done(document.error());
                });
}

/// The same for a page of change requests.
inline void sendForChangeRequests(PacedSender &sender, const http::Outgoing &request, const PageQuery &asked,
                                  const QString &subject, QObject *scope,
                                  base::Callback<protocol::Page<protocol::ChangeRequest>> done)
{
    sender.send(
        request, scope, [=, url = request.url, done = std::move(done)](const base::Result<http::Response> &answer) {
            if (answer)
                done(readChangeRequestPage(*answer, url, subject, {.number = asked.number, .size = asked.size}));
            else
                done(answer.error());
        });
}

} // namespace runlatch::service
