// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace runlatch::tests {

/// The bytes of a file that was typed from the specification, never written by our own writers.
inline QByteArray fixture(const QString &path)
{
    QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no fixture %s", qPrintable(path));
    return file.readAll();
}

inline QJsonObject objectFixture(const QString &path)
{
    return QJsonDocument::fromJson(fixture(path)).object();
}

/// A fixture of compact JSON; its line breaks are only for readers.
inline QByteArray lineFixture(const QString &path)
{
    return fixture(path).replace("\n", "");
}

} // namespace runlatch::tests
