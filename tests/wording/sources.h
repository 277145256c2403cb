// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace runlatch::tests {

/// The matches of the first group of `pattern` in the program's sources, each with a file that contains it.
inline QHash<QString, QString> inSources(const QRegularExpression &pattern)
{
    QHash<QString, QString> matches;
    for (const auto *folder : {"src", "app", "ui"}) {
        QDirIterator files(QStringLiteral(RUNLATCH_TEST_DATA "/../../") + QLatin1StringView(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().contains(QLatin1StringView("/wording/")) || !file.open(QIODevice::ReadOnly))
                continue;
            auto found = pattern.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext())
                matches.insert(found.next().captured(1), file.fileName());
        }
    }
    return matches;
}

} // namespace runlatch::tests
