// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "runcheck.h"

#include <QList>

/// What is wrong with an integration, the case that finds it, and the words for it.
namespace runlatch::conformance {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

struct Defect
{
    QByteArray name;
    QString id; ///< of the case
    Verdict verdict;
    QString why; ///< stands in the words of the case
    Change change;
};

struct DefectList
{
    void operator()(const QByteArray &name, const QString &id, Verdict verdict, const QString &why,
                    const Change &change)
    {
        all.append(Defect{name, id, verdict, why, change});
    }
    QList<Defect> all;
};

inline Change sends(const QList<QByteArray> &bodies)
{
    return
        [bodies](Habits &habits) { habits.callbacks = [bodies](const protocol::RunTaskRequest &) { return bodies; }; };
}

inline Change says(const QByteArray &attributes, const QByteArray &relationships = {})
{
    return sends(QList<QByteArray>{callbackOf("passed", attributes, relationships)});
}

inline QByteArray outcome(const QByteArray &attributes)
{
    return R"(,"relationships":{"outcomes":{"data":[{"type":"task-result-outcomes","attributes":{)" + attributes
        + "}}]}}";
}

/// Breaks where a payload is so.
inline Change refuses(const std::function<bool(const QJsonObject &)> &isSo)
{
    return [isSo](Habits &habits) {
        habits.refuses = isSo;
        habits.refusal = 500;
    };
}

inline Change lacks(const QString &key)
{
    return refuses([key](const QJsonObject &payload) { return !payload.contains(key); });
}

inline Change refusesValue(const QString &key, const QJsonValue &value)
{
    return refuses([key, value](const QJsonObject &payload) { return payload.value(key) == value; });
}

inline Change refusesHeader(const QByteArray &name, const QByteArray &value)
{
    return [name, value](Habits &habits) {
        habits.accepts = [name, value, right = habits.accepts](const http::Request &request) {
            return right(request) && http::headerValue(request.headers, name) != value;
        };
    };
}

} // namespace runlatch::conformance
