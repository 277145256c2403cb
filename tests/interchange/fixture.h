// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/payloadrow.h"
#include "interchange/export.h"
#include "interchange/import.h"
#include "interchange/storesource.h"
#include "support/fakeclock.h"
#include "support/quickfolder.h"
#include "support/storecalls.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <memory>
#include <optional>

namespace runlatch::interchange {

inline const QByteArray Token = "qZ81.atlasv1.hT6yR2wPq0sVxN4m";
inline const QByteArray UrlCode = "c0deKw93vBz71YtLp5";

inline QByteArray secretBody()
{
    return R"({"payload_version":1,"access_token":")" + Token + R"(","stage":"post_plan","run_message":"used )" + Token
        + R"(","task_result_id":"taskrs-1","task_result_callback_url":"https://tfe.example/callback?url_code=)"
        + UrlCode + R"("})";
}

inline QByteArray secretHead()
{
    return "POST /runtask?access_token=" + Token + " HTTP/1.1\r\nHost: localhost\r\nX-oDd: 1\r\nx-odd: 2\r\n"
        + "X-TFC-Task-Signature: " + QByteArray(128, 'a') + "\r\n\r\n";
}

/// A capture as the receiver makes it, received ten minutes before the clock's moment.
inline store::NewCapture received(const QByteArray &head, const QByteArray &body, const QDateTime &now)
{
    store::NewCapture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.row.receivedAt = now.addSecs(-600);
    capture.row.endpoint = QStringLiteral("/runtask");
    capture.row.peer = QStringLiteral("192.0.2.7");
    capture.row.bytes = body.size();
    capture.row.sha512 = QCryptographicHash::hash(body, QCryptographicHash::Sha512).toHex();
    capture.row.verdict = protocol::Verdict::Valid;
    capture.head = head;
    capture.body = body;
    inspector::readPayload(body, capture.row);
    inspector::countFindings(capture.head, body, capture.row);
    capture.row.deadline = now.addSecs(-1);
    return capture;
}

/// The record as it was before an import made claims of it: it says the same, and all of it is proved.
inline QJsonObject asProved(QJsonObject record)
{
    const QJsonObject claimed = record[QLatin1StringView("claimed")].toObject();
    QJsonObject signature = claimed;
    signature.remove(QLatin1StringView("state"));
    QJsonObject task = record[QLatin1StringView("task")].toObject();
    if (const QJsonValue state = claimed[QLatin1StringView("state")]; state.isString())
        task[QLatin1StringView("state")] = state;
    QJsonArray replies;
    const QJsonArray claimedReplies = record[QLatin1StringView("replies")].toArray();
    for (const QJsonValue &each : claimedReplies) {
        QJsonObject reply = each.toObject();
        reply[QLatin1StringView("origin")] = QLatin1StringView("here");
        replies.append(reply);
    }
    record[QLatin1StringView("origin")] = QLatin1StringView("here");
    record[QLatin1StringView("signature")] = signature;
    record[QLatin1StringView("claimed")] = QJsonValue();
    record[QLatin1StringView("task")] = task;
    record[QLatin1StringView("replies")] = replies;
    return record;
}

/// The entries of a bundle of JSON Lines or HAR, with `change` for each record, and without what lists showed of it
/// then. A line that is no entry is left out.
template <typename Change> QList<QJsonObject> entriesOf(const QByteArray &bundle, Change change)
{
    const QLatin1StringView member("_runlatch");
    QList<QJsonObject> entries;
    for (QByteArray line : bundle.split('\n')) {
        if (line.endsWith(','))
            line.chop(1);
        QJsonObject entry = QJsonDocument::fromJson(line).object();
        if (entry.isEmpty())
            continue;
        entry.remove(QLatin1StringView("comment")); // of an imported entry
        QJsonObject record = change(entry.contains(member) ? entry[member].toObject() : entry);
        record.remove(QLatin1StringView("state"));
        if (entry.contains(member))
            entry[member] = record;
        else
            entry = record;
        entries.append(entry);
    }
    return entries;
}

inline QList<QJsonObject> entriesOf(const QByteArray &bundle)
{
    return entriesOf(bundle, [](const QJsonObject &record) { return record; });
}

/// Stores on disk, and exports and imports that are waited for.
class InterchangeFixture
{
protected:
    std::unique_ptr<store::SqliteStore> newStore()
    {
        return store::newStore(path(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_clock);
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }

    static std::optional<store::CaptureRow> append(store::CaptureStore &store, const store::NewCapture &capture)
    {
        const auto row = store::append(store, capture);
        return row ? std::optional(*row) : std::nullopt;
    }
    static std::optional<store::Capture> load(store::CaptureStore &store, qint64 id)
    {
        const auto capture = store::load(store, id);
        return capture ? std::optional(*capture) : std::nullopt;
    }

    /// Null without an end.
    std::optional<Export::Result> exported(store::CaptureStore &store, const Export::Options &options,
                                           std::optional<base::Error> *why = nullptr)
    {
        return exported(std::make_unique<StoreSource>(store), options, why);
    }
    std::optional<Export::Result> exported(std::unique_ptr<Source> source, const Export::Options &options,
                                           std::optional<base::Error> *why = nullptr)
    {
        Export work;
        std::optional<Export::Result> end;
        std::optional<base::Error> failure;
        QObject::connect(&work, &Export::finished, [&end](const Export::Result &result) { end = result; });
        QObject::connect(&work, &Export::failed, [&failure](const base::Error &error) { failure = error; });
        work.start(options, std::move(source), m_clock.utc());
        (void)support::waitFor([&] { return end || failure; }, 60000);
        if (why)
            *why = failure;
        return end;
    }
    std::optional<Import::Result> imported(store::CaptureStore &store, const QStringList &files,
                                           QList<Import::Fault> *faults = nullptr)
    {
        Import work;
        std::optional<Import::Result> end;
        QObject::connect(&work, &Import::told, [faults](const Import::Fault &fault) {
            if (faults)
                faults->append(fault);
        });
        QObject::connect(&work, &Import::finished, [&end](const Import::Result &result) { end = result; });
        work.start(files, store, m_clock.utc());
        (void)support::waitFor([&end] { return end.has_value(); }, 60000);
        return end;
    }
    /// Imports the bytes as a file of that name into a new store. Each fault becomes "2 import.value entries": the
    /// number of the line or entry (0 for the file), the rule, the field, and "taken" if nothing was left out.
    QStringList faultsOf(const QString &name, const QByteArray &bytes, qint64 *captures)
    {
        const auto store = newStore();
        QList<Import::Fault> faults;
        const auto read = imported(*store, {written(name, bytes)}, &faults);
        *captures = read && !read->error ? read->captures : -1;
        QStringList words;
        for (const Import::Fault &fault : std::as_const(faults)) {
            QStringList parts{QString::number(fault.number), fault.error.rule.name()};
            parts += fault.number > 0 ? fault.error.subject : QString();
            parts += fault.isLeftOut ? QString() : QStringLiteral("taken");
            parts.removeAll(QString());
            words += parts.join(u' ');
        }
        return words;
    }
    static QByteArray contents(const QString &file)
    {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    /// A file of the time of the clock, which may stand in for that of its requests.
    QString written(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
            (void)file.setFileTime(m_clock.utc(), QFileDevice::FileModificationTime);
        return file.fileName();
    }

    support::FakeClock m_clock;
    support::QuickFolder m_folder;
};

} // namespace runlatch::interchange
