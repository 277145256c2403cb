// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/freshness.h"

#include "json/jsonchildren.h"
#include "json/jsonedit.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace runlatch::replay {

namespace {

constexpr qsizetype IdLength = 16; // letters and digits, as the service's
constexpr int MaxNotifications = 100;
constexpr qsizetype MaxAddressLength = 8000; // characters; a longer one keeps its id

QString textOf(const QByteArray &value)
{
    const bool isText = value.size() >= 2 && value.startsWith('"') && value.endsWith('"');
    return isText ? json::jsonString(QByteArrayView(value).sliced(1, value.size() - 2), value.size()) : QString();
}

/// Each notification with that time, if it has one; nothing where there is no such list.
QByteArray freshNotifications(const QByteArray &list, const QByteArray &time)
{
    const json::JsonChild document = json::jsonDocument(list);
    if (document.type != QJsonValue::Array)
        return {};
    QByteArrayList all;
    const json::JsonChildren some = json::readJsonChildren(list, false, document.offset + 1, MaxNotifications);
    for (const json::JsonChild &child : some.children) {
        const QByteArray one = list.sliced(child.offset, child.length);
        const QString name = u"run_updated_at"_s;
        const bool hasTime = child.type == QJsonValue::Object && !json::memberValue(one, name).isEmpty();
        all.append(hasTime ? json::withMembers(one, {{name, time}}) : one);
    }
    return some.next < 0 ? '[' + all.join(',') + ']' : QByteArray();
}

} // namespace

Freshness Freshness::made(const QDateTime &now)
{
    constexpr QByteArrayView letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789";
    QByteArray id = "taskrs-";
    for (qsizetype at = 0; at < IdLength; ++at)
        id += letters.at(QRandomGenerator::system()->bounded(static_cast<int>(letters.size())));
    return {id, now};
}

QByteArray freshened(const QByteArray &body, const Freshness &fresh)
{
    if (json::jsonDocument(body).type != QJsonValue::Object)
        return body;
    const QByteArray time = json::OrderedJson::value(protocol::writeTime(fresh.at));
    QMap<QString, QByteArray> values;
    const QByteArray id = json::memberValue(body, u"task_result_id"_s);
    const QString before = textOf(id);
    if (!id.isEmpty())
        values.insert(u"task_result_id"_s, '"' + fresh.taskResultId + '"');
    const QString callback = textOf(json::memberValue(body, u"task_result_callback_url"_s));
    if (!before.isEmpty() && callback.size() <= MaxAddressLength && callback.contains(before))
        values.insert(
            u"task_result_callback_url"_s,
            json::OrderedJson::value(QString(callback).replace(before, QString::fromLatin1(fresh.taskResultId))));
    if (!json::memberValue(body, u"run_created_at"_s).isEmpty())
        values.insert(u"run_created_at"_s, time);
    const QByteArray notifications = freshNotifications(json::memberValue(body, u"notifications"_s), time);
    if (!notifications.isEmpty())
        values.insert(u"notifications"_s, notifications);
    return values.isEmpty() ? body : json::withMembers(body, values);
}

} // namespace runlatch::replay
