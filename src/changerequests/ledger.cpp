// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/ledger.h"

#include "base/answer.h"
#include "base/operation.h"
#include "base/rules.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

base::Done checkRepeat(const QList<LedgerEntry> &entries, const LedgerEntry &entry)
{
    const auto same = std::ranges::find_if(
        entries, [&entry](const LedgerEntry &one) { return one.mayExist() && one.isSameAction(entry); });
    if (same == entries.end())
        return std::monostate();
    return base::Error{.kind = base::ErrorKind::Conflict,
                       .rule = base::Rules::CreateInLedger,
                       .subject = same->id.toString(QUuid::WithoutBraces)};
}

base::Done checkSize(const QString &file, const LedgerEntry &entry)
{
    if (writeLedgerEntry(entry).size() > MaxLedgerEntryBytes)
        return base::Error{.kind = base::ErrorKind::Storage, .rule = base::Rules::LedgerTooLarge, .subject = file};
    return std::monostate();
}

base::Result<LedgerWriting> putEntry(const QString &file, const LedgerEntry &entry,
                                     Ledger::Repeat repeat = Ledger::Repeat::Allowed)
{
    if (auto checked = checkSize(file, entry); !checked)
        return checked.error();
    return changeLedger(file, [&entry, repeat](QList<LedgerEntry> &entries) -> base::Done {
        const auto same = std::ranges::find(entries, entry.id, &LedgerEntry::id);
        if (same != entries.end()) {
            *same = entry;
            return std::monostate();
        }
        const base::Done checked =
            repeat == Ledger::Repeat::Refused ? checkRepeat(entries, entry) : base::Done(std::monostate());
        if (checked)
            entries.append(entry);
        return checked;
    });
}

/// `kept` is the entry as it stands by now, `looked` as it was read before the look, with what the look found.
void takeFound(LedgerEntry &kept, const LedgerEntry &looked)
{
    const bool isOpen = kept.state == LedgerState::Unknown && looked.state != LedgerState::Sending;
    if (isOpen || kept.state == looked.state) {
        kept = looked;
    } else if (kept.state != LedgerState::Refused) { // otherwise what was found is of another action
        kept.lookedAt = looked.lookedAt;
        if (!looked.requests.isEmpty())
            kept.requests = looked.requests;
    }
}

base::Result<LedgerWriting> keepLook(const QString &file, const LedgerEntry &looked)
{
    if (auto checked = checkSize(file, looked); !checked)
        return checked.error();
    return changeLedger(file, [&looked](QList<LedgerEntry> &entries) -> base::Done {
        const auto kept = std::ranges::find(entries, looked.id, &LedgerEntry::id);
        if (kept != entries.end())
            takeFound(*kept, looked);
        return std::monostate();
    });
}

base::Result<LedgerWriting> beginEntry(const QString &file, const LedgerEntry &entry, Ledger::Repeat repeat,
                                       LedgerMarks &marks)
{
    if (auto taken = takeLedgerMark(file, entry.id, marks); !taken)
        return taken.error();
    auto put = putEntry(file, entry, repeat);
    if (!put)
        marks.erase(entry.id);
    return put;
}

} // namespace

Ledger::Ledger(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_marks(std::make_shared<LedgerMarks>())
{
    m_pool.setMaxThreadCount(1);
}

/// The work refers to this object's marks alone, and its answers find nobody.
Ledger::~Ledger()
{
    m_pool.waitForDone();
}

void Ledger::setFile(const QString &file)
{
    if (std::exchange(m_file, file) != file)
        emit changed();
}

QString Ledger::fileIn(const QString &folder)
{
    return QDir(folder).filePath(u"change-request-ledger.jsonl"_s);
}

/// The folder of the window's own data, whatever this program is called.
QString Ledger::defaultFile()
{
    return fileIn(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/Runlatch"_s);
}

void Ledger::start(Work work, QObject *context, base::Callback<std::monostate> done)
{
    const base::Answer<LedgerWriting> answer(
        this, [this, done = base::whileAlive(context, std::move(done))](const base::Result<LedgerWriting> &written) {
            if (written && !written->setAside.isEmpty())
                emit setAside(written->setAside);
            if (written)
                emit changed();
            done(written ? base::Done(std::monostate()) : base::Done(written.error()));
        });
    m_pool.start([work = std::move(work), marks = m_marks, answer] { answer(work(*marks)); });
}

void Ledger::put(const LedgerEntry &entry, QObject *context, base::Callback<std::monostate> done)
{
    start([file = m_file, entry](LedgerMarks &) { return putEntry(file, entry); }, context, std::move(done));
}

void Ledger::begin(const LedgerEntry &entry, Repeat repeat, QObject *context, base::Callback<std::monostate> done)
{
    start([file = m_file, entry, repeat](LedgerMarks &marks) { return beginEntry(file, entry, repeat, marks); },
          context, std::move(done));
}

/// The mark goes after the entry was written. If that failed, the entry reads as Unknown without it.
void Ledger::end(const LedgerEntry &entry, QObject *context, base::Callback<std::monostate> done)
{
    const auto work = [file = m_file, entry](LedgerMarks &marks) {
        auto put = putEntry(file, entry);
        marks.erase(entry.id);
        return put;
    };
    start(work, context, std::move(done));
}

void Ledger::keepFound(const LedgerEntry &entry, QObject *context, base::Callback<std::monostate> done)
{
    start([file = m_file, entry](LedgerMarks &) { return keepLook(file, entry); }, context, std::move(done));
}

void Ledger::read(QObject *context, base::Callback<LedgerReading> done)
{
    const base::Answer<LedgerReading> answer(context, std::move(done));
    m_pool.start([file = m_file, answer] { answer(readLedger(file)); });
}

void Ledger::remove(const QUuid &id, QObject *context, base::Callback<std::monostate> done)
{
    const auto work = [file = m_file, id](LedgerMarks &) {
        return changeLedger(file, [&id](QList<LedgerEntry> &entries) -> base::Done {
            entries.removeIf([&id](const LedgerEntry &entry) { return entry.id == id; });
            return std::monostate();
        });
    };
    start(work, context, std::move(done));
}

void Ledger::clear(QObject *context, base::Callback<std::monostate> done)
{
    const auto work = [file = m_file](LedgerMarks &) {
        return changeLedger(file, [](QList<LedgerEntry> &entries) -> base::Done {
            entries.removeIf([](const LedgerEntry &entry) { return entry.state != LedgerState::Sending; });
            return std::monostate();
        });
    };
    start(work, context, std::move(done));
}

} // namespace runlatch::changerequests
