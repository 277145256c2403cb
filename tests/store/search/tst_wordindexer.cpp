// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/craftedstore.h"
#include "store/search/wordindexer.h"
#include "store/searchfixture.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// The index of words hides no capture from a search, holds no secret, and is made anew when it is lost.
class tst_WordIndexer : public QObject, protected SearchFixture
{
    Q_OBJECT

private slots:
    void init();
    void findsTheSameWithTheIndex_data();
    void findsTheSameWithTheIndex();
    void findsANoteInAnIndexedCapture();
    void findsACauseInAnIndexedCapture();
    void findsTheNameOfAnEndpointInAnIndexedCapture();
    void takesHostileBytes();
    void indexesWhatWasThereBefore();
    void forgetsWhatWasDropped();
    void forgetsWhatWasDroppedBesideAPin();
    void makesAForeignIndexAnew();
    void makesABrokenIndexAnew();
    void makesACraftedIndexAnew_data();
    void makesACraftedIndexAnew();
    void leavesAnotherProgramsFileAlone();
    void theIndexHoldsNoSecret();

private:
    /// Appends as many captures of the body and a last one, and waits until the full blocks of 64 are in the index.
    bool hasIndexed(int captures, const QByteArray &body = "{}")
    {
        return append(*m_fixture->store, captureOf(body)) && multiply(captures)
            && append(*m_fixture->store, captureOf("{}")) && isIndexedTo(captures / 64 * 64); // the last one wakes it
    }
};

void tst_WordIndexer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    QVERIFY(openStore());
}

void tst_WordIndexer::findsTheSameWithTheIndex_data()
{
    support::addSeeds(3);
}

void tst_WordIndexer::findsTheSameWithTheIndex()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QByteArrayList pieces{"alpha",
                                "Beta",
                                "gam",
                                "MA ",
                                "\xe2\x84\xaa"
                                "elvin",
                                "\xff\xfe",
                                "{\"",
                                "\xc3\x84rger",
                                "del",
                                "ta-17",
                                QByteArray(1, '\0'),
                                "epsi",
                                "lon"};
    constexpr int Captures = 400;
    QList<NewCapture> appended;
    for (int i = 0; i < Captures; ++i) {
        appended.append(captureOf(support::joined(random, pieces, random.bounded(3) + 1)));
        appended.last().row.workspaceName = u"team-%1"_s.arg(random.bounded(60));
    }
    QVERIFY(appendAll(*m_fixture->store, appended));
    QVERIFY(isIndexedTo(384));
    QList<Capture> captures;
    for (qint64 id = Captures; id > 0; --id)
        captures.append(load(*m_fixture->store, id).value());
    const QStringList filters{u"alpha"_s,           u"alphaBETA"_s,
                              u"gamma"_s,           u"kelvin"_s,
                              u"ärger"_s,           u"alpha gamma"_s,
                              u"-alpha"_s,          u"team-17"_s,
                              u"ws:team-1 delta"_s, u"de*ta"_s,
                              u"xyzzy"_s,           u"ws:=team-3"_s,
                              u"alpha OR ws:m-4"_s, u"la"_s,
                              u"ws:team-5"_s,       u"epsilon OR note:x"_s,
                              u"\"ma \""_s,         u"delta-17 -alpha"_s};
    for (const QString &text : filters) {
        const auto filter = CaptureFilter::parse(text, {});
        QList<qint64> accepted;
        for (const Capture &capture : std::as_const(captures)) {
            if (filter.accepts(capture.row, capture.head, capture.body))
                accepted.append(capture.row.id);
        }
        QCOMPARE(idsOf(text), accepted);
        std::reverse(accepted.begin(), accepted.end());
        QCOMPARE(ids(search(text, {.limit = 1000, .isUpwards = true})), accepted);
    }
}

void tst_WordIndexer::findsANoteInAnIndexedCapture()
{
    QVERIFY(hasIndexed(200, "{\"a\": \"common\"}"));
    QVERIFY(change(u"UPDATE captures SET note = 'Ask Ben' WHERE id IN (3, 150)"_s));
    QCOMPARE(idsOf(u"\"ask ben\""_s), (QList<qint64>{150, 3}));
    QCOMPARE(idsOf(u"\"ask ben\" ws:ws-150"_s), QList<qint64>{150});
    QCOMPARE(idsOf(u"\"ask ben\" ws:missing"_s), QList<qint64>());
}

/// The doctor may find a cause after the words were indexed.
void tst_WordIndexer::findsACauseInAnIndexedCapture()
{
    NewCapture invalid = captureOf("{}");
    invalid.row.verdict = protocol::Verdict::Invalid;
    invalid.row.cause = base::Rules::DigestDiffers.name();
    QVERIFY(append(*m_fixture->store, invalid));
    QVERIFY(multiply(200));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(192));
    QVERIFY(setCause(*m_fixture->store, 150, base::Rules::BodyNewlineLost));
    for (const QString &text : {u"cause:body.newline-lost"_s, u"cause:newline"_s, u"newline-lost"_s, u"cause:body.*"_s})
        QCOMPARE(idsOf(text), QList<qint64>{150});
    QCOMPARE(idsOf(u"cause:digest.differs ws:ws-150"_s), QList<qint64>());
}

/// The index has no names, so it must not keep the search from looking.
void tst_WordIndexer::findsTheNameOfAnEndpointInAnIndexedCapture()
{
    QVERIFY(hasIndexed(200, "{\"a\": \"common\"}"));
    m_names = EndpointNames({{u"/runtask"_s, u"Plan checks"_s}});
    QCOMPARE(idsOf(u"endpoint:checks ws:ws-150"_s), QList<qint64>{150});
    QCOMPARE(idsOf(u"endpoint:other ws:ws-150"_s), QList<qint64>());
}

void tst_WordIndexer::takesHostileBytes()
{
    const QByteArray noBlank(1 << 20, 'x');
    const QByteArray invalid = QByteArray("\xff\xc0\x80\0\xed\xa0\x80", 7) + "needle" + QByteArray(1, '\0') + "Thread";
    QVERIFY(append(*m_fixture->store, captureOf(noBlank + "end")));
    QVERIFY(append(*m_fixture->store, captureOf(invalid)));
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(130)));
    QVERIFY(isIndexedTo(65));
    QCOMPARE(idsOf(u"xxend"_s), QList<qint64>{1});
    QCOMPARE(idsOf(u"NEEDLE"_s), QList<qint64>{2});
    QCOMPARE(idsOf(u"thread"_s), QList<qint64>{2});
}

void tst_WordIndexer::indexesWhatWasThereBefore()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(1000));
    m_fixture->store.reset();
    QVERIFY(QFile::remove(WordBlocks::fileOf(m_fixture->file())));
    QVERIFY(!m_fixture->open());
    QSignalSpy lag(m_fixture->store.get(), &CaptureStore::indexLagging);
    QVERIFY(isIndexedTo(960));
    QVERIFY(support::waitFor([&] { return !lag.isEmpty() && lag.last().first().toLongLong() == 0; }));
    QVERIFY(lag.first().first().toLongLong() > 64);
    const QFile index(WordBlocks::fileOf(m_fixture->file()));
    QCOMPARE(index.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
}

void tst_WordIndexer::forgetsWhatWasDropped()
{
    QVERIFY(hasIndexed(200));
    QVERIFY(change(u"DELETE FROM captures WHERE id <= 130"_s));
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(60)));
    QVERIFY(isIndexedTo(256));
    QCOMPARE(inIndex(u"SELECT MIN(last) FROM blocks"_s), 192);
    QCOMPARE(idsOf(u"ws:ws-13"_s).last(), 131);
}

/// A pinned capture of long ago stays; the blocks of those that went after it do not.
void tst_WordIndexer::forgetsWhatWasDroppedBesideAPin()
{
    const auto blocksIn = [this](qint64 first, qint64 last) {
        return inIndex(u"SELECT COUNT(*) FROM blocks WHERE first >= %1 AND last <= %2"_s.arg(first).arg(last));
    };
    QVERIFY(hasIndexed(200));
    QVERIFY(change(u"DELETE FROM captures WHERE id BETWEEN 2 AND 130"_s));
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(60)));
    QVERIFY(isIndexedTo(256));
    QTRY_COMPARE(blocksIn(65, 128), 0);
    QCOMPARE(blocksIn(1, 256), 3);
    QCOMPARE(idsOf(u"runtask"_s).last(), 1);
    QCOMPARE(idsOf(u"ws:ws-13"_s).last(), 131);
    // Blocks that were looked at before are looked at again.
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(64)));
    QVERIFY(isIndexedTo(320));
    QVERIFY(change(u"DELETE FROM captures WHERE id BETWEEN 131 AND 192"_s));
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(5 * 64)));
    QTRY_COMPARE(blocksIn(129, 192), 0);
    QCOMPARE(blocksIn(1, 64), 1);
}

void tst_WordIndexer::makesAForeignIndexAnew()
{
    QVERIFY(hasIndexed(100, "{\"a\": \"first\"}"));
    m_fixture->store.reset();
    const QString index = WordBlocks::fileOf(m_fixture->file());
    QVERIFY(QFile::rename(index, index + u".kept"_s));
    QVERIFY(QFile::remove(m_fixture->file()));
    QVERIFY(!m_fixture->open());
    QVERIFY(append(*m_fixture->store, captureOf("{\"a\": \"second\"}")));
    QVERIFY(multiply(100));
    m_fixture->store.reset();
    QFile::remove(index);
    QVERIFY(QFile::rename(index + u".kept"_s, index));
    QVERIFY(!m_fixture->open());
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(support::waitFor([&] { return idsOf(u"second"_s).size() == 100; }));
    QVERIFY(isIndexedTo(64));
    QCOMPARE(idsOf(u"second"_s).size(), 100);
}

void tst_WordIndexer::makesABrokenIndexAnew()
{
    QVERIFY(hasIndexed(100, "{\"a\": \"text\"}"));
    m_fixture->store.reset();
    QFile index(WordBlocks::fileOf(m_fixture->file()));
    QVERIFY(index.open(QIODevice::ReadWrite));
    QVERIFY(index.seek(100));
    index.write(QByteArray(4000, 'x'));
    index.close();
    QVERIFY(!m_fixture->open());
    QVERIFY(isIndexedTo(64));
    QCOMPARE(idsOf(u"text"_s).size(), 100);
}

void tst_WordIndexer::makesACraftedIndexAnew_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("no bits") << u"UPDATE blocks SET bits = x'' WHERE first = 129"_s;
    QTest::newRow("too many bits") << u"UPDATE blocks SET bits = ZEROBLOB(300000) WHERE first = 129"_s;
    QTest::newRow("a text as bits") << u"UPDATE blocks SET bits = 'a'"_s;
    QTest::newRow("turned ids") << u"UPDATE blocks SET last = first - 1"_s;
    QTest::newRow("turned ids amid others") << u"UPDATE blocks SET last = 3 WHERE first = 129"_s;
    QTest::newRow("blocks in each other") << u"UPDATE blocks SET last = 400 WHERE first = 129"_s;
    QTest::newRow("the largest id") << u"UPDATE blocks SET last = 9223372036854775807"_s;
    QTest::newRow("no id") << u"UPDATE blocks SET last = 'x'"_s;
    QTest::newRow("times in each other") << u"INSERT INTO times VALUES (3, 9223372036854775807, 1, 2)"_s;
    QTest::newRow("turned times") << u"UPDATE times SET latest = earliest - 1"_s;
    QTest::newRow("no time") << u"UPDATE times SET earliest = 'x'"_s;
    QTest::newRow("a trigger") << u"CREATE TRIGGER x AFTER INSERT ON blocks BEGIN DELETE FROM blocks; END"_s;
    QTest::newRow("a view") << u"CREATE VIEW x AS SELECT 1"_s;
}

void tst_WordIndexer::makesACraftedIndexAnew()
{
    QFETCH(const QString, sql);
    constexpr int Captures = 700;
    QVERIFY(hasIndexed(Captures, "{\"a\": \"text\"}"));
    QVERIFY(support::waitFor([&] { return inIndex(u"SELECT COUNT(*) FROM times"_s) == 1; }));
    m_fixture->store.reset();
    QVERIFY(craft(WordBlocks::fileOf(m_fixture->file()), {sql}));
    QVERIFY(!m_fixture->open());
    const auto isAnew = [this] {
        constexpr qint64 Blocks = Captures / 64;
        return inIndex(u"SELECT COUNT(*) FROM blocks WHERE LENGTH(bits) BETWEEN 8 AND 262144 AND last = first + 63"_s)
            == Blocks
            && inIndex(u"SELECT COUNT(*) FROM blocks"_s) == Blocks
            && inIndex(u"SELECT COUNT(*) FROM times WHERE first = 1 AND last = 512 AND earliest = latest"_s) == 1
            && inIndex(u"SELECT COUNT(*) FROM times"_s) == 1
            && inIndex(u"SELECT COUNT(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"_s) == 0;
    };
    QVERIFY(support::waitFor(
        [&] {
            const bool isFound = idsOf(u"text"_s).size() == Captures
                && ids(search(u"text"_s, {.limit = 1000, .isUpwards = true})).size() == Captures
                && idsOf(u"text received:2026-11-21"_s).size() == Captures;
            return isFound && isAnew();
        },
        20000));
    QCOMPARE(idsOf(u"text"_s).size(), Captures);
}

void tst_WordIndexer::leavesAnotherProgramsFileAlone()
{
    m_fixture->store.reset();
    QFile other(WordBlocks::fileOf(m_fixture->file()));
    QFile::remove(other.fileName());
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("somebody's letter");
    other.close();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"the index of words stays behind"_s));
    QVERIFY(!m_fixture->open());
    QVERIFY(append(*m_fixture->store, captureOf("{\"a\": \"text\"}")));
    QCOMPARE(idsOf(u"text"_s), QList<qint64>{1});
    m_fixture->store.reset();
    QVERIFY(other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), "somebody's letter");
}

void tst_WordIndexer::theIndexHoldsNoSecret()
{
    QList<NewCapture> appended;
    for (int i = 0; i < 130; ++i)
        appended.append(newCapture());
    QVERIFY(appendAll(*m_fixture->store, appended));
    QVERIFY(isIndexedTo(128));
    QVERIFY(!m_fixture->holds(Token) && !m_fixture->holds(UrlCode));
    QCOMPARE(idsOf(QString::fromLatin1(Token)), QList<qint64>());
    QCOMPARE(idsOf(u"access_token"_s).size(), 130);
}

RUNLATCH_TEST(tst_WordIndexer)
#include "tst_wordindexer.moc"
