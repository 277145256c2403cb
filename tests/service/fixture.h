// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/eagerclock.h"
#include "support/scriptedservice.h"

#include <QTest>

#include <optional>

namespace runlatch::service {

/// Takes one answer and fails on a second one.
template <typename T> struct Caught
{
    std::optional<base::Result<T>> answer;
    int count = 0;

    base::Callback<T> callback()
    {
        return [this](const base::Result<T> &result) {
            answer = result;
            ++count;
        };
    }
    const T &value() const { return answer->value(); }
    const base::Error &error() const { return answer->error(); }
};

// Typed from spec 2.1, 2.3 and 4.3.
inline QByteArray changeRequestJson(const QByteArray &id, bool archived = false)
{
    QByteArray json = R"json({"id":"$id","type":"workspace_change_requests","attributes":{
        "subject":"[Action Required] Github Actions Pinning (SEC-090)","message":"Some long description here",
        "archived-by":$by,"archived-at":$at,
        "created-at":"2024-06-12T21:45:11.594Z","updated-at":"2024-06-12T21:45:11.594Z"},
        "relationships":{"workspace":{"data":{"id":"ws-FTs6kr9iCwweku","type":"workspaces"}}}})json";
    return json.replace("$id", id)
        .replace("$by", archived ? R"("user-xxxx")" : "null")
        .replace("$at", archived ? R"("2024-06-12T21:45:11.594Z")" : "null");
}

inline QByteArray documentOf(const QByteArray &data)
{
    return R"({"data":)" + data + '}';
}

/// The links point to another host: they must never be followed. Without a `total` it is that of no row, or of one.
inline QByteArray listOf(const QByteArray &rows, int page = 1, int pages = 1, int total = -1)
{
    QByteArray json = R"json({"data":[$rows],
        "links":{"next":"http://192.0.2.1/steal","last":"http://192.0.2.1/steal"},
        "meta":{"pagination":{"current-page":$page,"page-size":20,"prev-page":$previous,"next-page":$next,
                              "total-pages":$pages,"total-count":$total}}})json";
    return json.replace("$rows", rows)
        .replace("$pages", QByteArray::number(pages))
        .replace("$page", QByteArray::number(page))
        .replace("$total",
                 QByteArray::number(total >= 0           ? total
                                        : rows.isEmpty() ? 0
                                                         : 1))
        .replace("$previous", page > 1 ? QByteArray::number(page - 1) : "null")
        .replace("$next", page < pages ? QByteArray::number(page + 1) : "null");
}

inline QByteArray workspaceJson(const QByteArray &id, const QByteArray &name)
{
    return R"({"id":")" + id + R"(","type":"workspaces","attributes":{"name":")" + name + R"("}})";
}

// An error as real answers of the service have it.
inline const QByteArray NotFoundJson = R"({"errors":[{"status":"404","title":"not found"}]})";
inline const QByteArray AlreadyArchivedJson =
    R"({"errors":[{"status":"400","title":"bad request","detail":"The change request is already archived."}]})";

inline support::Script answer(int status, const QByteArray &body, const QByteArray &type = "application/vnd.api+json")
{
    return support::Script::answer(support::httpAnswer(status, body, type));
}

/// Waits of the client take no time.
using Fixture = support::ScriptedService<support::EagerClock>;

} // namespace runlatch::service
