// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/exporttarget.h"

#include "base/rules.h"
#include "store/captures/captureschema.h"
#include "store/search/wordblocks.h"
#include "store/sqlite/database.h"
#include "store/sqlite/storefiles.h"
#include "store/work/workschema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

constexpr int MostLinks = 128;    // as QSaveFile
constexpr qsizetype IdPlace = 68; // in the header of SQLite

/// Returns the file that links lead to, also one that is not there yet: QSaveFile replaces that one.
QFileInfo behindLinks(const QString &file)
{
    QFileInfo info(file);
    for (int links = 0; links < MostLinks && info.isSymLink(); ++links)
        info.setFile(info.symLinkTarget());
    return info;
}

/// The application id in the header of an SQLite file, or 0. While the file is in use (its index stands beside it),
/// SQLite is asked: if this process uses it, closing it by other means would lose its locks.
quint32 applicationIdOf(const QString &name)
{
    if (QFileInfo::exists(name + u"-shm"_s)) {
        store::Database database(name);
        if (database.open(store::Database::Access::Guest)) {
            if (const auto id = database.number("PRAGMA application_id"))
                return static_cast<quint32>(*id);
        }
    }
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return 0;
    const QByteArray head = file.read(IdPlace + qsizetype(sizeof(quint32)));
    const bool isWhole = head.size() == IdPlace + qsizetype(sizeof(quint32));
    return isWhole && head.startsWith("SQLite format 3") ? qFromBigEndian<quint32>(head.constData() + IdPlace) : 0;
}

bool isStore(const QFileInfo &info)
{
    if (!info.isFile()) // a pipe would wait for its writer
        return false;
    const quint32 id = applicationIdOf(info.absoluteFilePath());
    for (const store::Schema &schema : {store::captureSchema(), store::workSchema(), store::WordBlocks::schema()}) {
        if (id == static_cast<quint32>(schema.applicationId))
            return true;
    }
    return false;
}

/// Also of a file that is not there: SQLite would take what is written there for its own.
bool standsBesideStore(const QFileInfo &info)
{
    const QString name = info.fileName();
    if (name.compare("runlatch.lock"_L1, Qt::CaseInsensitive) == 0)
        return isStore(QFileInfo(info.dir(), store::capturesFileName()));
    const QString path = info.filePath();
    for (const QLatin1StringView suffix : {"-wal"_L1, "-shm"_L1, "-journal"_L1, ".lock"_L1}) {
        if (path.endsWith(suffix, Qt::CaseInsensitive) && isStore(QFileInfo(path.chopped(suffix.size()))))
            return true;
    }
    return false;
}

base::Error refusal(base::Rule rule, const QString &file)
{
    return {.kind = base::ErrorKind::Storage, .rule = rule, .subject = file};
}

} // namespace

base::Done checkExportTarget(const QString &file)
{
    const QFileInfo info = behindLinks(file);
    if (info.exists() && !info.isFile())
        return refusal(base::Rules::ExportNoFile, file);
    if (isStore(info) || standsBesideStore(info))
        return refusal(base::Rules::ExportOntoStore, file);
    return std::monostate();
}

} // namespace runlatch::interchange
