// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"
#include "protocol/changerequest.h"
#include "protocol/page.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QUrl>

#include <utility>

namespace runlatch::service {

/// Returns the JSON document of an answer from 200 to 299, or an error for any other answer. The error's kind follows
/// the status (base::kindOfStatus); it has `subject` and the service's error objects, of which a refusal without any
/// has one of its words (protocol::readOwnWords). Protocol with the URL as subject: "http.redirect" (never followed;
/// its target stands in `errors`), "http.html" (a web page instead of JSON, typical of a wrong address; also with 404
/// and 405), "http.status" (1xx). Protocol with `subject`: "json.empty" (also 204), "json.broken",
/// "json.not-an-object".
base::Result<QJsonObject> readDocument(const http::Response &response, const QUrl &url, const QString &subject);

/// The error "http.redirect" of readDocument() for an answer from 300 to 399; "http.status" where the status is no
/// redirect, such as 304.
base::Error redirectError(const http::Response &response, const QUrl &url);

/// Tells whether an answer without a usable document leaves it open whether a changing request was carried out: 2xx,
/// which says that it was, 303, which redirects after success, and 5xx.
bool leavesOutcomeOpen(int status);

/// Tells whether the service may still be working on a request with this error: after a timeout or a 504. What it shows
/// at present proves nothing then.
bool mayStillHappen(const base::Error &error);

/// `data` as an object, read by `read`. Errors: "json.missing" and "json.type" with the pointer from the document.
template <typename T>
base::Result<T> readResource(const QJsonObject &document, base::Result<T> (*read)(const QJsonObject &));

/// `data` as a list. A row that cannot be read goes to `unreadable`, with its pointer; the others stay.
template <typename T>
base::Result<protocol::Page<T>> readPage(const QJsonObject &document, const protocol::Pagination &asked,
                                         base::Result<T> (*read)(const QJsonObject &));

/// Reads a page of change requests, the longest of the lists, at about the speed of QJsonDocument alone. Errors: those
/// of readDocument() and readPage().
base::Result<protocol::Page<protocol::ChangeRequest>> readChangeRequestPage(const http::Response &response,
                                                                            const QUrl &url, const QString &subject,
                                                                            const protocol::Pagination &asked);

/// Tells whether `data` is an object or a list; otherwise the error with pointer `/data...`.
base::Error wrongType(const QString &pointer, const QJsonValue &value);

template <typename T>
base::Result<T> readResource(const QJsonObject &document, base::Result<T> (*read)(const QJsonObject &))
{
    const QJsonValue data = document.value(QLatin1String("data"));
    if (!data.isObject())
        return wrongType(QStringLiteral("/data"), data);
    base::Result<T> resource = read(data.toObject());
    if (resource)
        return resource;
    base::Error error = resource.error();
    error.subject.prepend(QLatin1String("/data"));
    return error;
}

/// Adds the next row of a list. The pointer of an error is from the row, and becomes one from the document.
template <typename T> void addRow(protocol::Page<T> &page, base::Result<T> row)
{
    if (row) {
        page.items.append(*std::move(row));
        return;
    }
    base::Error error = row.error();
    error.subject.prepend(QStringLiteral("/data/%1").arg(page.items.size() + page.unreadable.size()));
    page.unreadable.append(error);
}

template <typename T>
base::Result<protocol::Page<T>> readPage(const QJsonObject &document, const protocol::Pagination &asked,
                                         base::Result<T> (*read)(const QJsonObject &))
{
    const QJsonValue data = document.value(QLatin1String("data"));
    if (!data.isArray())
        return wrongType(QStringLiteral("/data"), data);
    const QJsonArray rows = data.toArray();
    protocol::Page<T> page;
    for (const QJsonValue row : rows)
        addRow(page, row.isObject() ? read(row.toObject()) : base::Result<T>(wrongType({}, row)));
    page.pagination = protocol::readPagination(document, asked, static_cast<int>(rows.size()));
    return page;
}

} // namespace runlatch::service
