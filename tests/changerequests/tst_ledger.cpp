// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/ledger.h"

#include "base/rules.h"
#include "ledgerfixture.h"
#include "support/fulldisk.h"
#include "support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// The ledger keeps what was put into it, whoever else writes and whatever its file holds.
class tst_Ledger : public QObject
{
    Q_OBJECT
private slots:
    void readsTheNewestFirst();
    void replacesTheEntryOfAnId();
    void keepsWhatALookFound();
    void keepsTheOutcomeWrittenDuringALook();
    void bringsNothingBackAfterALook();
    void isOfItsOwnerOnly();
    void keepsTheNewest();
    void twoWriteAtOnce();
    void toleratesATornLine();
    void keepsAsideWhatIsNoLedger_data();
    void keepsAsideWhatIsNoLedger();
    void refusesWhatIsNoFile();
    void saysThatTheDiskIsFull();
    void refusesATooLargeEntry();
    void isSendingWhileItsMarkLives();
    void clearsAllButWhatIsBeingSent();
    void refusesToRepeat();
};

void tst_Ledger::readsTheNewestFirst()
{
    LedgerPlace place;
    QVERIFY(place.read().entries.isEmpty());
    const QSignalSpy changed(&place.ledger, &Ledger::changed);
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"First"_s)).isOk());
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"Second"_s)).isOk());
    QCOMPARE(changed.size(), 2);
    const auto reading =
        support::answerOf<LedgerReading>([&](QObject *asker, const auto &done) { place.ledger.read(asker, done); });
    QVERIFY(reading.isOk());
    QCOMPARE(reading->entries.size(), 2);
    QCOMPARE(reading->entries.constFirst().draft.subject, u"Second"_s);
}

void tst_Ledger::replacesTheEntryOfAnId()
{
    LedgerPlace place;
    LedgerEntry entry = entryOn({u"ws-1"_s});
    QVERIFY(place.put(entry).isOk());
    entry.state = LedgerState::Accepted;
    QVERIFY(place.put(entry).isOk());
    QCOMPARE(place.read().entries, QList<LedgerEntry>{entry});
    const auto removed = support::answerOf<std::monostate>(
        [&](QObject *asker, const auto &done) { place.ledger.remove(entry.id, asker, done); });
    QVERIFY(removed.isOk());
    QVERIFY(place.read().entries.isEmpty());
}

void tst_Ledger::keepsWhatALookFound()
{
    LedgerPlace place;
    LedgerEntry entry = entryOn({u"ws-1"_s});
    entry.state = LedgerState::Unknown;
    QVERIFY(place.put(entry).isOk());
    entry.state = LedgerState::Settled;
    entry.requests = {{.id = u"wscr-1"_s, .workspace = u"ws-1"_s}};
    entry.lookedAt = entry.at.addSecs(60);
    QVERIFY(place.keepFound(entry).isOk());
    QCOMPARE(place.read().entries, QList<LedgerEntry>{entry});
}

/// The entry was being sent when the look began.
void tst_Ledger::keepsTheOutcomeWrittenDuringALook()
{
    for (const LedgerState outcome : {LedgerState::Accepted, LedgerState::Refused}) {
        LedgerPlace place;
        LedgerEntry looked = entryOn({u"ws-1"_s});
        LedgerEntry ended = looked;
        ended.state = outcome;
        ended.action = u"eba-1"_s;
        QVERIFY(place.put(ended).isOk());
        looked.requests = {{.id = u"wscr-1"_s, .workspace = u"ws-1"_s}};
        looked.lookedAt = looked.at.addSecs(60);
        QVERIFY(place.keepFound(looked).isOk());
        if (outcome == LedgerState::Accepted) {
            ended.requests = looked.requests;
            ended.lookedAt = looked.lookedAt;
        }
        QCOMPARE(place.read().entries, QList<LedgerEntry>{ended});
    }
}

void tst_Ledger::bringsNothingBackAfterALook()
{
    LedgerPlace place;
    LedgerEntry entry = entryOn({u"ws-1"_s});
    entry.state = LedgerState::Accepted;
    QVERIFY(place.put(entry).isOk());
    const auto cleared =
        support::answerOf<std::monostate>([&](QObject *asker, const auto &done) { place.ledger.clear(asker, done); });
    QVERIFY(cleared.isOk());
    entry.lookedAt = entry.at.addSecs(60);
    QVERIFY(place.keepFound(entry).isOk());
    QVERIFY(place.read().entries.isEmpty());
}

void tst_Ledger::isOfItsOwnerOnly()
{
#if !defined(Q_OS_UNIX)
    QSKIP("This system has no modes of files.");
#endif
    LedgerPlace place;
    place.write("");
    QFile::setPermissions(place.ledger.file(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
    QVERIFY(place.put(entryOn({u"ws-1"_s})).isOk());
    const QFile::Permissions ofOthers =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(place.ledger.file()) & ofOthers));
    QVERIFY(!place.bytes().contains("secret-token"));
}

void tst_Ledger::keepsTheNewest()
{
    LedgerPlace place;
    QByteArray full;
    for (int number = 0; number < MaxLedgerEntries + 5; ++number) {
        LedgerEntry entry = entryOn({u"ws-1"_s}, QString::number(number));
        entry.state = LedgerState::Refused;
        full += writeLedgerEntry(entry) + '\n';
    }
    place.write(full);
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"newest"_s)).isOk());
    const QList<LedgerEntry> entries = place.read().entries;
    QCOMPARE(entries.size(), MaxLedgerEntries);
    QCOMPARE(entries.constFirst().draft.subject, u"newest"_s);
    QCOMPARE(entries.constLast().draft.subject, u"6"_s);
}

void tst_Ledger::twoWriteAtOnce()
{
    constexpr int Each = 20;
    LedgerPlace place;
    Ledger other(place.ledger.file());
    QObject asker;
    int written = 0;
    const auto count = [&written](const base::Done &done) { written += done.isOk() ? 1 : 0; };
    for (int number = 0; number < Each; ++number) {
        place.ledger.put(entryOn({u"ws-1"_s}), &asker, count);
        other.put(entryOn({u"ws-2"_s}), &asker, count);
    }
    QTRY_COMPARE(written, 2 * Each);
    QCOMPARE(place.read().entries.size(), 2 * Each);
}

void tst_Ledger::toleratesATornLine()
{
    LedgerPlace place;
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"whole"_s)).isOk());
    place.write(place.bytes() + writeLedgerEntry(entryOn({u"ws-1"_s})).chopped(9));
    QCOMPARE(place.read().entries.size(), 1);
    QCOMPARE(place.read().unreadable, 0);
    const QSignalSpy aside(&place.ledger, &Ledger::setAside);
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"next"_s)).isOk());
    QCOMPARE(place.read().entries.size(), 2);
    QCOMPARE(aside.size(), 0);
}

void tst_Ledger::keepsAsideWhatIsNoLedger_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("notes") << QByteArray("my notes\nof today\n");
    QTest::newRow("JSON of others") << QByteArray("{\"a\":1}\n");
    QTest::newRow("one line without its end") << QByteArray("{\"a\":1}");
    QTest::newRow("deep JSON") << QByteArray(100'000, '[') + '\n';
    QTest::newRow("bytes") << QByteArray(1'000, '\xff') + '\n';
    QTest::newRow("too large") << QByteArray(MaxLedgerBytes + 1, 'x');
}

void tst_Ledger::keepsAsideWhatIsNoLedger()
{
    QFETCH(const QByteArray, content);
    LedgerPlace place;
    place.write(content);
    QVERIFY(place.read().unreadable > 0);
    QCOMPARE(place.bytes().size(), content.size()); // reading changes nothing
    const QSignalSpy aside(&place.ledger, &Ledger::setAside);
    QVERIFY(place.put(entryOn({u"ws-1"_s})).isOk());
    QCOMPARE(place.read().entries.size(), 1);
    QCOMPARE(place.read().unreadable, 0);
    QCOMPARE(aside.size(), 1);
    QFile kept(aside.first().first().toString());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), content);
}

void tst_Ledger::refusesWhatIsNoFile()
{
    LedgerPlace place;
    QVERIFY(QDir().mkpath(place.ledger.file()));
    QVERIFY(!readLedger(place.ledger.file()));
    const base::Done put = place.put(entryOn({u"ws-1"_s}));
    QVERIFY(!put);
    QCOMPARE(put.error().rule, base::Rules::FileUnreadable);
}

void tst_Ledger::saysThatTheDiskIsFull()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of files.");
    LedgerPlace place;
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"before"_s)).isOk());
    {
        const support::FullDisk full;
        const base::Done put = place.put(entryOn({u"ws-1"_s}, u"lost"_s));
        QVERIFY(!put);
        QCOMPARE(put.error().kind, base::ErrorKind::Storage);
    }
    QCOMPARE(place.read().entries.size(), 1);
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"after"_s)).isOk());
}

void tst_Ledger::refusesATooLargeEntry()
{
    LedgerPlace place;
    LedgerEntry entry = entryOn({u"ws-1"_s});
    entry.draft.message = QString(MaxLedgerEntryBytes, u'x');
    const base::Done put = place.put(entry);
    QVERIFY(!put);
    QCOMPARE(put.error().rule, base::Rules::LedgerTooLarge);
}

void tst_Ledger::isSendingWhileItsMarkLives()
{
    LedgerPlace place;
    const LedgerEntry entry = entryOn({u"ws-1"_s});
    {
        Ledger sender(place.ledger.file());
        const auto begun = support::answerOf<std::monostate>(
            [&](QObject *asker, const auto &done) { sender.begin(entry, Ledger::Repeat::Allowed, asker, done); });
        QVERIFY(begun.isOk());
        QCOMPARE(place.read().entries.constFirst().state, LedgerState::Sending);
    }
    QVERIFY(place.bytes().contains("\"sending\"")); // nobody wrote the end
    QCOMPARE(place.read().entries.constFirst().state, LedgerState::Unknown);
}

void tst_Ledger::clearsAllButWhatIsBeingSent()
{
    LedgerPlace place;
    LedgerEntry entry = entryOn({u"ws-1"_s}, u"under way"_s);
    QVERIFY(place.put(entryOn({u"ws-1"_s}, u"left over"_s)).isOk());
    QVERIFY(place.begin(entry).isOk());
    const auto cleared =
        support::answerOf<std::monostate>([&](QObject *asker, const auto &done) { place.ledger.clear(asker, done); });
    QVERIFY(cleared.isOk());
    QCOMPARE(place.read().entries.size(), 1);
    QCOMPARE(place.read().entries.constFirst().id, entry.id);
    entry.state = LedgerState::Accepted;
    QVERIFY(place.end(entry).isOk());
    QCOMPARE(place.read().entries.constFirst().state, LedgerState::Accepted);
    const QStringList files = QDir(place.folder.path()).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(files, QStringList{QFileInfo(place.ledger.file()).fileName()}); // neither lock nor mark is left
}

void tst_Ledger::refusesToRepeat()
{
    LedgerPlace place;
    LedgerEntry first = entryOn({u"ws-1"_s});
    QVERIFY(place.begin(first, Ledger::Repeat::Refused).isOk());
    const base::Done second = place.begin(entryOn({u"ws-1"_s}), Ledger::Repeat::Refused);
    QVERIFY(!second);
    QCOMPARE(second.error().rule, base::Rules::CreateInLedger);
    QCOMPARE(second.error().subject, first.id.toString(QUuid::WithoutBraces));
    QVERIFY(place.begin(entryOn({u"ws-2"_s}), Ledger::Repeat::Refused).isOk());
    first.state = LedgerState::Refused;
    QVERIFY(place.end(first).isOk());
    QVERIFY(place.begin(entryOn({u"ws-1"_s}), Ledger::Repeat::Refused).isOk());
}

RUNLATCH_TEST(tst_Ledger)

} // namespace runlatch::changerequests

#include "tst_ledger.moc"
