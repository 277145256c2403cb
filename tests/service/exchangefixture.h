// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/scriptedserver.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>
#include <QUrlQuery>

namespace runlatch::service {

/// One operation as text: the call, each expected request with its answer, and the outcome.
///
///     call: show wscr-1
///     >>>            a complete request, without Host and Content-Length
///     <<<            a complete response, without Content-Length
///     ===            the outcome
struct ExchangeFixture
{
    struct Exchange
    {
        QByteArray request;
        QByteArray response;
    };
    QStringList call;
    QList<Exchange> exchanges;
    QString outcome;

    static ExchangeFixture read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no such fixture");
        ExchangeFixture fixture;
        static const QRegularExpression part(QStringLiteral("^(>>>|<<<|===)\\n"), QRegularExpression::MultilineOption);
        const QString text = QString::fromUtf8(file.readAll());
        qsizetype start = text.indexOf(QLatin1String("call: ")) + 6;
        QString kind = QStringLiteral("call");
        for (auto match = part.match(text);; match = part.match(text, start)) {
            fixture.add(kind, text.sliced(start, (match.hasMatch() ? match.capturedStart() : text.size()) - start));
            if (!match.hasMatch())
                return fixture;
            kind = match.captured(1);
            start = match.capturedEnd();
        }
    }

    QList<support::Script> scripts() const
    {
        QList<support::Script> scripts;
        for (const Exchange &exchange : exchanges) {
            const QByteArray body = bodyOf(exchange.response);
            scripts.append(support::Script::answer(headOf(exchange.response).replace("\n", "\r\n")
                                                   + "\r\nContent-Length: " + QByteArray::number(body.size())
                                                   + "\r\nConnection: close\r\n\r\n" + body));
        }
        return scripts;
    }

    static QByteArray headOf(const QByteArray &message) { return message.first((message + "\n\n").indexOf("\n\n")); }
    static QByteArray bodyOf(const QByteArray &message)
    {
        return message.contains("\n\n") ? message.mid(message.indexOf("\n\n") + 2) : QByteArray();
    }

private:
    void add(const QString &kind, const QString &text)
    {
        const QByteArray bytes = text.trimmed().toUtf8();
        if (kind == QLatin1String("call"))
            call = text.trimmed().split(u' ');
        else if (kind == QLatin1String(">>>"))
            exchanges.append({bytes, {}});
        else if (kind == QLatin1String("<<<"))
            exchanges.last().response = bytes;
        else
            outcome = text.trimmed();
    }
};

/// The JSON Pointers at which two values differ: missing, additional or different members.
inline QStringList differences(const QJsonValue &left, const QJsonValue &right, const QString &pointer = {})
{
    if (left.type() != right.type())
        return {pointer};
    QStringList found;
    if (left.isObject()) {
        QStringList keys = left.toObject().keys() + right.toObject().keys();
        keys.removeDuplicates();
        for (const QString &key : std::as_const(keys))
            found += differences(left.toObject().value(key), right.toObject().value(key), pointer + u'/' + key);
    } else if (left.isArray()) {
        for (qsizetype row = 0; row < std::max(left.toArray().size(), right.toArray().size()); ++row)
            found +=
                differences(left.toArray().at(row), right.toArray().at(row), pointer + u'/' + QString::number(row));
    } else if (left != right) {
        found.append(pointer);
    }
    return found;
}

} // namespace runlatch::service
