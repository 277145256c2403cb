// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/answer.h"
#include "service/pagequery.h"
#include "service/sender.h"

/// What the client's operations have in common. The scope of one is the context of each of its exchanges.
namespace runlatch::service {

/// `done` at the end of an operation, which is the end of its scope.
template <typename T> base::Callback<T> finishing(QObject *scope, base::Callback<T> done)
{
    return [scope, done = std::move(done)](const base::Result<T> &result) {
        delete scope; // first: a Call is over when its callback runs
        done(result);
    };
}

/// What is not asked at all. Later, because no callback may come before the call that asked returned.
template <typename T> void refuse(const base::Error &error, QObject *scope, const base::Callback<T> &finish)
{
    QMetaObject::invokeMethod(
        scope, [finish, error] { finish(error); }, Qt::QueuedConnection);
}

/// A name that cannot stand in a path.
template <typename T> void refuse(const QString &name, QObject *scope, const base::Callback<T> &finish)
{
    refuse(base::Error{.kind = base::ErrorKind::Usage, .rule = QStringLiteral("service.name"), .subject = name}, scope,
           finish);
}

template <typename T>
void sendForPage(Sender &sender, const http::Outgoing &request, const PageQuery &asked, const QString &subject,
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
                        done(readPage(*document, protocol::paginate(asked.number, asked.size, 0), read));
                    else
                        done(document.error());
                });
}

} // namespace runlatch::service
