// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/startwish.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace runlatch::app {

namespace {

constexpr int WishVersion = 1;

QString versionKey()
{
    return u"runlatch-start"_s;
}

bool isFullPath(const QString &file)
{
    return QDir::isAbsolutePath(file) && !file.contains(QChar(0));
}

} // namespace

QByteArray writeStartWish(const StartWish &wish)
{
    const QJsonObject object{{versionKey(), WishVersion},
                             {u"files"_s, QJsonArray::fromStringList(wish.files)},
                             {u"token"_s, QString::fromLatin1(wish.token)}};
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    return readStartWish(line) ? line : QByteArray();
}

std::optional<StartWish> readStartWish(const QByteArray &line)
{
    if (line.size() > StartWish::MaxBytes || !line.endsWith('\n'))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QJsonArray files = object.value(u"files"_s).toArray();
    if (object.value(versionKey()).toInt() != WishVersion || files.size() > StartWish::MaxFiles)
        return std::nullopt;
    StartWish wish;
    for (const QJsonValue &file : files) {
        if (!isFullPath(file.toString()))
            return std::nullopt;
        wish.files.append(file.toString());
    }
    wish.token = object.value(u"token"_s).toString().toLatin1();
    return wish;
}

} // namespace runlatch::app
