// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/ledgerfile.h"

#include "base/boundedfile.h"
#include "base/foreignfile.h"
#include "base/rules.h"
#include "store/sqlite/storefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

constexpr QByteArrayView LineBegin = R"({"ledger-entry":)"; // as writeLedgerEntry() writes it

base::Error ledgerFault(base::Rule rule, const QString &file, const QString &detail = {})
{
    return {.kind = base::ErrorKind::Storage, .rule = rule, .subject = file, .detail = detail};
}

/// The path without links, so that all links to a ledger share its lock and its marks.
QString ledgerPlace(const QString &file)
{
    const QFileInfo info(file);
    if (const QString there = info.canonicalFilePath(); !there.isEmpty())
        return there;
    const QString folder = QDir(info.absolutePath()).canonicalPath();
    return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(info.fileName());
}

QString markFile(const QString &file, const QUuid &id)
{
    return ledgerPlace(file) + u".sending-"_s + id.toString(QUuid::WithoutBraces);
}

bool isOwnLeftover(const QLockFile &lock)
{
    qint64 process = 0;
    QString host;
    QString program;
    return lock.getLockInfo(&process, &host, &program) && process == QCoreApplication::applicationPid();
}

/// Takes a lock that is stale only when its process is gone. The first process of a container always has the same id
/// and name, so a killed one looks alive: the system does not remove a lock that this process really holds.
bool takeLock(QLockFile &lock, int patience)
{
    lock.setStaleLockTime(std::chrono::milliseconds::zero());
    bool isTaken = lock.tryLock(patience);
    if (!isTaken && isOwnLeftover(lock) && lock.removeStaleLockFile())
        isTaken = lock.tryLock();
    if (isTaken)
        QFile::setPermissions(lock.fileName(), store::OwnerOnly);
    return isTaken;
}

/// Tells whether the process that sends the entry lives. A mark that is left over is removed.
bool isBeingSent(const QString &file, const QUuid &id)
{
    const QString name = markFile(file, id);
    if (!QFileInfo::exists(name))
        return false;
    QLockFile mark(name);
    return !takeLock(mark, 0);
}

struct LedgerContent
{
    QList<LedgerEntry> entries; // the oldest first
    int unreadable = 0;
};

/// Older entries than the file may have go at once, so that a file of very many takes no memory for them.
void appendBounded(QList<LedgerEntry> &entries, const LedgerEntry &entry)
{
    if (entries.size() >= 2 * MaxLedgerEntries)
        entries.remove(0, entries.size() - MaxLedgerEntries);
    entries.append(entry);
}

void readLines(const QByteArray &text, LedgerContent &content)
{
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype end = text.indexOf('\n', from);
        const QByteArray line = text.mid(from, end < 0 ? -1 : end - from);
        from = end < 0 ? text.size() : end + 1;
        if (line.trimmed().isEmpty())
            continue;
        const auto entry =
            line.size() <= MaxLedgerEntryBytes ? readLedgerEntry(line) : base::Result<LedgerEntry>(base::Error());
        if (entry)
            appendBounded(content.entries, *entry);
        else if (end >= 0 || !line.startsWith(LineBegin)) // a last line without its end was cut
            ++content.unreadable;
    }
}

base::Result<LedgerContent> readContent(const QString &file)
{
    if (!QFileInfo::exists(file))
        return LedgerContent();
    const base::FileErrors errors{.beyond = base::Rules::LedgerTooLarge,
                                  .kind = base::ErrorKind::Storage,
                                  .unreadable = base::Rules::FileUnreadable};
    const auto text = base::readFile(file, MaxLedgerBytes, errors, base::FileKind::Ordinary);
    LedgerContent content;
    if (text)
        readLines(*text, content);
    else if (text.error().rule == errors.beyond)
        content.unreadable = 1;
    else
        return text.error();
    for (LedgerEntry &entry : content.entries) {
        if (entry.state == LedgerState::Sending && !isBeingSent(file, entry.id))
            entry.state = LedgerState::Unknown;
    }
    return content;
}

/// Renames a file that holds what is no ledger, so that writing loses nothing of it.
base::Result<QString> keptAside(const QString &file)
{
    constexpr int MaxNames = 1000;
    for (int number = 1; number <= MaxNames; ++number) {
        const QString name = u"%1.kept-%2"_s.arg(file).arg(number);
        if (!QFileInfo::exists(name) && QFile::rename(file, name))
            return name;
    }
    return ledgerFault(base::Rules::FileNotWritten, file);
}

/// The newest entries that the bounds leave, as lines, the oldest first.
QByteArray ledgerText(const QList<LedgerEntry> &entries)
{
    QList<QByteArray> lines; // the newest first
    qint64 bytes = 0;
    for (auto entry = entries.crbegin(); entry != entries.crend() && lines.size() < MaxLedgerEntries; ++entry) {
        const QByteArray line = writeLedgerEntry(*entry) + '\n';
        bytes += line.size();
        if (bytes > MaxLedgerBytes)
            break;
        lines.append(line);
    }
    QByteArray text;
    for (auto line = lines.crbegin(); line != lines.crend(); ++line)
        text += *line;
    return text;
}

base::Done writeLedgerText(const QString &file, const QByteArray &text)
{
    QSaveFile saved(file);
    if (auto opened = base::openForSaving(saved, base::Rules::FileNotWritten); !opened)
        return opened;
    if (!saved.setPermissions(store::OwnerOnly) || saved.write(text) != text.size() || !saved.commit())
        return ledgerFault(base::Rules::FileNotWritten, file, saved.errorString());
    return std::monostate();
}

base::Result<LedgerWriting> changeLocked(const QString &file, const LedgerChange &change)
{
    const auto content = readContent(file);
    if (!content)
        return content.error();
    QList<LedgerEntry> entries = content->entries;
    if (auto changed = change(entries); !changed)
        return changed.error();
    const QByteArray text = ledgerText(entries);
    LedgerWriting writing;
    if (content->unreadable > 0) {
        const auto name = keptAside(file);
        if (!name)
            return name.error();
        writing.setAside = *name;
    }
    if (auto written = writeLedgerText(file, text); !written)
        return written.error();
    return writing;
}

/// The folder of the ledger may be missing, and its lock stands in it.
base::Done prepareLedger(const QString &file)
{
    if (auto checked = store::checkOwner(file); !checked)
        return checked;
    return store::makeStoreFolder(file);
}

} // namespace

base::Result<LedgerReading> readLedger(const QString &file)
{
    const auto content = readContent(file);
    if (!content)
        return content.error();
    LedgerReading reading{.entries = content->entries, .unreadable = content->unreadable};
    std::reverse(reading.entries.begin(), reading.entries.end());
    return reading;
}

base::Result<LedgerWriting> changeLedger(const QString &file, const LedgerChange &change)
{
    if (auto prepared = prepareLedger(file); !prepared)
        return prepared.error();
    QLockFile lock(ledgerPlace(file) + u".lock"_s);
    if (takeLock(lock, LedgerPatience))
        return changeLocked(file, change);
    const bool isHeld = lock.error() == QLockFile::LockFailedError;
    return ledgerFault(isHeld ? base::Rules::LedgerLocked : base::Rules::FileNotWritten, file);
}

base::Done takeLedgerMark(const QString &file, const QUuid &id, LedgerMarks &marks)
{
    if (auto prepared = prepareLedger(file); !prepared)
        return prepared;
    auto mark = std::make_unique<QLockFile>(markFile(file, id));
    if (!takeLock(*mark, 0))
        return ledgerFault(base::Rules::FileNotWritten, file);
    marks[id] = std::move(mark);
    return std::monostate();
}

} // namespace runlatch::changerequests
