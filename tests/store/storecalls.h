// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/utc.h"
#include "store/capturestore.h"
#include "support/waiting.h"

#include <optional>

namespace runlatch::store {

inline const QByteArray Token = "qZ81.atlasv1.hT6yR2wPq0sVxN4m";
inline const QByteArray UrlCode = "c0deKw93vBz71YtLp5";

inline QByteArray bodyWithSecrets()
{
    return R"({"payload_version":1,"access_token":")" + Token + R"(","run_message":"used )" + Token
        + R"(","task_result_callback_url":"https://tfe.example/api/v2/task-results/1/callback?url_code=)" + UrlCode
        + R"("})";
}

/// A capture as the receiver would pass it.
inline NewCapture newCapture(const QString &taskResultId = QStringLiteral("taskrs-1"))
{
    NewCapture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0, 0, 123), base::Utc);
    capture.row.deadline = capture.row.receivedAt.addSecs(600);
    capture.row.endpoint = QStringLiteral("/runtask");
    capture.row.taskResultId = taskResultId;
    capture.row.runMessage = QStringLiteral("used ") + QString::fromLatin1(Token);
    capture.row.callbackHost = QStringLiteral("https://tfe.example/api/v2/task-results/1/callback");
    capture.head = "POST /runtask?access_token=" + Token + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    capture.body = bodyWithSecrets();
    capture.row.bytes = capture.body.size();
    capture.row.findings = lint::summarizeRequest(capture.body);
    return capture;
}

/// A capture whose deadline is long over, so that it awaits nothing.
inline NewCapture oldCapture(int number, protocol::Verdict verdict = protocol::Verdict::Valid)
{
    NewCapture capture = newCapture(QStringLiteral("taskrs-") + QString::number(number));
    capture.row.verdict = verdict;
    capture.row.receivedAt = capture.row.receivedAt.addDays(-1);
    capture.row.deadline = capture.row.receivedAt.addSecs(600);
    capture.body.append(QByteArray(100'000, ' '));
    capture.row.bytes = capture.body.size();
    return capture;
}

inline SentReply newReply(const QString &status)
{
    SentReply reply;
    reply.sentAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0, 2), base::Utc);
    reply.body = "{\"data\":{\"type\":\"task-results\"}}";
    reply.status = status;
    reply.http = 200;
    return reply;
}

/// Calls `call(context, callback)` and waits for its one answer; a network error if none came.
template <typename T, typename Call> base::Result<T> answerOf(Call call)
{
    QObject context;
    std::optional<base::Result<T>> answer;
    call(&context, [&answer](const base::Result<T> &result) { answer = result; });
    if (!support::waitFor([&answer] { return answer.has_value(); }, 20000))
        return base::Error{.kind = base::ErrorKind::Timeout};
    return *answer;
}

inline base::Result<CaptureRow> append(CaptureStore &store, const NewCapture &capture)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.append(capture, context, done); });
}

/// Appends all of them before it waits, so that few transactions take them. False if one failed.
inline bool appendAll(CaptureStore &store, const QList<NewCapture> &captures)
{
    QObject context;
    qsizetype kept = 0;
    for (const NewCapture &capture : captures)
        store.append(capture, &context, [&kept](const auto &row) { kept += row ? 1 : 0; });
    return support::waitFor([&] { return kept == captures.size(); }, 20000);
}

inline base::Result<CaptureRow> addReply(CaptureStore &store, qint64 id, const SentReply &reply,
                                         std::optional<protocol::TaskState> state)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.addReply(id, reply, state, context, done); });
}

inline base::Result<QList<CaptureRow>> list(CaptureStore &store, qint64 before = 0, int limit = 1000)
{
    return answerOf<QList<CaptureRow>>([&](QObject *context, auto done) { store.list(before, limit, context, done); });
}

inline base::Result<QList<CaptureRow>> listNewer(CaptureStore &store, qint64 after, int limit = 1000)
{
    return answerOf<QList<CaptureRow>>(
        [&](QObject *context, auto done) { store.listNewer(after, limit, context, done); });
}

inline base::Result<Capture> load(CaptureStore &store, qint64 id)
{
    return answerOf<Capture>([&](QObject *context, auto done) { store.load(id, context, done); });
}

inline base::Result<Deliveries> deliveries(CaptureStore &store, qint64 id, int limit = 200)
{
    return answerOf<Deliveries>([&](QObject *context, auto done) { store.deliveries(id, limit, context, done); });
}

inline base::Result<CaptureRow> setPinned(CaptureStore &store, qint64 id, bool pinned)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.setPinned(id, pinned, context, done); });
}

inline base::Result<CaptureRow> setPinned(CaptureStore &store, qint64 id, PinColor color)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.setPinned(id, color, context, done); });
}

inline base::Result<CaptureRow> setNote(CaptureStore &store, qint64 id, const QString &note)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.setNote(id, note, context, done); });
}

inline base::Result<CaptureRow> setCause(CaptureStore &store, qint64 id, base::Rule cause)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.setCause(id, cause, context, done); });
}

inline base::Result<CaptureRow> markUnanswered(CaptureStore &store, const QUuid &uuid)
{
    return answerOf<CaptureRow>([&](QObject *context, auto done) { store.markUnanswered(uuid, context, done); });
}

inline base::Result<Usage> usage(CaptureStore &store)
{
    return answerOf<Usage>([&](QObject *context, auto done) { store.usage(context, done); });
}

} // namespace runlatch::store
