// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturecolumns.h"
#include "store/database.h"
#include "store/storefixture.h"
#include "store/wordindexer.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A search finds all that the filter accepts, newest first and part by part, with the index of words and without it.
class tst_CaptureSearch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsPageByPage();
    void findsUpwards();
    void tellsHowFarItHasCome();
    void endsAPartWithItsBytes_data();
    void endsAPartWithItsBytes();
    void endsWhenItIsAborted();
    void outlivesItsStore();
    void readsBesideALongSearch();
    void findsTheSameWithTheIndex_data();
    void findsTheSameWithTheIndex();
    void findsANoteInAnIndexedCapture();
    void findsTheNameOfAnEndpointInAnIndexedCapture();
    void takesHostileBytes();
    void indexesWhatWasThereBefore();
    void forgetsWhatWasDropped();
    void forgetsWhatWasDroppedBesideAPin();
    void makesAForeignIndexAnew();
    void makesABrokenIndexAnew();
    void leavesAnotherProgramsFileAlone();
    void theIndexHoldsNoSecret();

private:
    SearchReport search(const QString &text, const SearchRange &range = {}, QList<SearchReport> *reports = nullptr);
    QList<qint64> idsOf(const QString &text) { return ids(search(text, {.limit = 1000})); }
    static QList<qint64> ids(const SearchReport &report);
    bool change(const QString &sql, const QList<Value> &values = {});
    bool multiply(int captures);
    bool isIndexedTo(qint64 id);
    qint64 inIndex(const QString &sql);

    std::unique_ptr<StoreFixture> m_fixture;
    EndpointNames m_names;
};

namespace {

NewCapture captureOf(const QByteArray &body)
{
    NewCapture capture = newCapture({});
    capture.head = "POST /runtask HTTP/1.1\r\n\r\n";
    capture.body = body;
    capture.row.bytes = body.size();
    capture.row.runMessage.clear();
    return capture;
}

QList<NewCapture> emptyCaptures(int count)
{
    QList<NewCapture> captures;
    while (captures.size() < count)
        captures.append(captureOf("{}"));
    return captures;
}

} // namespace

void tst_CaptureSearch::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_fixture = std::make_unique<StoreFixture>();
    m_names = {};
    QVERIFY(!m_fixture->open());
}

/// All that the search reports, as one report.
SearchReport tst_CaptureSearch::search(const QString &text, const SearchRange &range, QList<SearchReport> *reports)
{
    const auto filter = CaptureFilter::parse(text, m_fixture->clock.utc(), m_names);
    QList<SearchReport> parts;
    const auto last = answerOf<SearchReport>([&](QObject *context, auto done) {
        m_fixture->store->search(
            filter, range, context, [&parts](const SearchReport &part) { parts.append(part); }, done);
    });
    if (!last)
        qFatal("%ls", qUtf16Printable(last.error().detail));
    parts.append(*last);
    if (reports)
        *reports = parts;
    SearchReport all = *last;
    all.rows.clear();
    for (const SearchReport &part : std::as_const(parts))
        all.rows += part.rows;
    return all;
}

QList<qint64> tst_CaptureSearch::ids(const SearchReport &report)
{
    QList<qint64> ids;
    for (const CaptureRow &row : report.rows)
        ids.append(row.id);
    return ids;
}

bool tst_CaptureSearch::change(const QString &sql, const QList<Value> &values)
{
    Database database(m_fixture->file());
    return database.open(Database::Access::ReadWrite).isOk() && database.execute(sql, values).isOk();
}

/// Copies capture 1 that often; each copy has another workspace.
bool tst_CaptureSearch::multiply(int captures)
{
    const QString columns = QString::fromLatin1(CaptureColumns);
    const QString values =
        QString(columns)
            .replace(u"uuid"_s, u"lower(hex(randomblob(4)) || '-0000-4000-8000-' || hex(randomblob(6)))"_s)
            .replace(u"workspace_name"_s, u"'ws-' || i"_s)
            .replace(u"parent"_s, u"NULL"_s);
    const QString numbers = u"WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "_s;
    return change(
               numbers
                   + u"INSERT INTO captures (id, %1) SELECT i, %2 FROM captures, n WHERE id = 1"_s.arg(columns, values),
               {captures})
        && change(numbers
                      + u"INSERT INTO capture_blobs SELECT i, head, body FROM capture_blobs, n WHERE capture_id = 1"_s,
                  {captures});
}

qint64 tst_CaptureSearch::inIndex(const QString &sql)
{
    Database index(WordBlocks::fileOf(m_fixture->file()));
    if (!QFile::exists(index.file()) || !index.open(Database::Access::ReadOnly))
        return 0;
    const auto number = index.number(sql);
    return number ? *number : 0;
}

bool tst_CaptureSearch::isIndexedTo(qint64 id)
{
    return support::waitFor([&] { return inIndex(u"SELECT MAX(last) FROM blocks"_s) >= id; }, 20000);
}

void tst_CaptureSearch::findsPageByPage()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(30));
    SearchReport page = search(u"ws:ws-2"_s, {.limit = 4});
    QCOMPARE(ids(page), (QList<qint64>{29, 28, 27, 26}));
    QVERIFY(!page.isEnd);
    page = search(u"ws:ws-2"_s, {.below = page.reached, .limit = 4});
    QCOMPARE(ids(page), (QList<qint64>{25, 24, 23, 22}));
    page = search(u"ws:ws-2"_s, {.below = page.reached, .limit = 4});
    QCOMPARE(ids(page), (QList<qint64>{21, 20, 2}));
    QVERIFY(page.isEnd);
    QCOMPARE(page.searched(), page.total());
}

void tst_CaptureSearch::findsUpwards()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(30));
    SearchReport page = search(u"ws:ws-2"_s, {.above = 2, .limit = 4, .isUpwards = true});
    QCOMPARE(ids(page), (QList<qint64>{20, 21, 22, 23}));
    page = search(u"ws:ws-2"_s, {.above = page.reached, .limit = 100, .isUpwards = true});
    QCOMPARE(ids(page), (QList<qint64>{24, 25, 26, 27, 28, 29}));
    QVERIFY(page.isEnd);
    QCOMPARE(page.reached, 30);
    QVERIFY(search(u"ws:ws-2"_s, {.above = 30, .isUpwards = true}).isEnd);
    QVERIFY(search({}, {.above = 7, .below = 8}).isEnd);
}

void tst_CaptureSearch::tellsHowFarItHasCome()
{
    QVERIFY(search(u"x"_s).isEnd);
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(59999));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(59968));
    for (const QString &text : {u"ws:ws-59999 OR ws:=ws-3"_s, u"ws:59999 OR note:x OR ws:=ws-3"_s}) {
        QList<SearchReport> reports;
        const SearchReport all = search(text, {}, &reports);
        QCOMPARE(ids(all), (QList<qint64>{59999, 3}));
        QVERIFY(all.isEnd);
        QCOMPARE(all.total(), 60000);
        if (text.contains(u"note"_s)) // no index helps here
            QVERIFY(reports.size() > 2);
        QCOMPARE(ids(reports.first()).value(0), 59999);
        for (int part = 1; part < reports.size(); ++part)
            QVERIFY(reports[part].searched() > reports[part - 1].searched());
    }
}

void tst_CaptureSearch::endsAPartWithItsBytes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("parts");
    QTest::newRow("without the index") << u"note:x OR missing"_s << 100;
    QTest::newRow("in blocks of the index") << u"runtask -runtask"_s << 9; // each block has all captures of a part
}

/// Large bodies take time: 640 of them are no single part.
void tst_CaptureSearch::endsAPartWithItsBytes()
{
    QFETCH(const QString, text);
    QFETCH(const int, parts);
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(640));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(640));
    QVERIFY(change(u"UPDATE captures SET bytes = 4194304"_s));
    QList<SearchReport> reports;
    QVERIFY(search(text, {}, &reports).isEnd);
    QVERIFY2(reports.size() >= parts, qPrintable(QString::number(reports.size())));
}

void tst_CaptureSearch::endsWhenItIsAborted()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(60000));
    QObject context;
    int told = 0;
    base::Call call;
    const auto filter = CaptureFilter::parse(u"note:x OR missing"_s, m_fixture->clock.utc());
    call = m_fixture->store->search(
        filter, {}, &context,
        [&](const SearchReport &) {
            ++told;
            call.abort();
        },
        [&](const auto &) { told += 100; });
    QVERIFY(support::waitFor([&] { return told > 0; }));
    QCOMPARE(ids(search(u"id:7"_s)), QList<qint64>{7}); // asked after the rest of the aborted one
    QCOMPARE(told, 1);
}

void tst_CaptureSearch::outlivesItsStore()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(60000));
    QObject context;
    std::optional<base::ErrorKind> kind;
    m_fixture->store->search(
        CaptureFilter::parse(u"note:x"_s, {}), {}, &context, [](const SearchReport &) {},
        [&](const auto &answer) { kind = answer ? base::ErrorKind::Storage : answer.error().kind; });
    m_fixture->store.reset();
    QVERIFY(support::waitFor([&] { return kind.has_value(); }));
    QCOMPARE(*kind, base::ErrorKind::Cancelled);
}

void tst_CaptureSearch::readsBesideALongSearch()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(60000));
    QObject context;
    bool hasEnded = false;
    m_fixture->store->search(CaptureFilter::parse(u"note:x"_s, {}), {}, &context, {},
                             [&](const auto &) { hasEnded = true; });
    QCOMPARE(ids(search(u"id:7"_s, {.above = 5, .below = 9})), QList<qint64>{7});
    QVERIFY(!hasEnded);
    QCOMPARE(list(*m_fixture->store, 0, 1).value().size(), 1);
    QVERIFY(support::waitFor([&] { return hasEnded; }));
}

void tst_CaptureSearch::findsTheSameWithTheIndex_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 3; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void tst_CaptureSearch::findsTheSameWithTheIndex()
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
                                "\0",
                                "epsi",
                                "lon"};
    constexpr int Captures = 400;
    QList<NewCapture> appended;
    for (int i = 0; i < Captures; ++i) {
        QByteArray body;
        for (int length = random.bounded(3); length >= 0; --length)
            body += pieces.at(random.bounded(pieces.size()));
        appended.append(captureOf(body));
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

void tst_CaptureSearch::findsANoteInAnIndexedCapture()
{
    QVERIFY(append(*m_fixture->store, captureOf("{\"a\": \"common\"}")));
    QVERIFY(multiply(200));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(192));
    QVERIFY(change(u"UPDATE captures SET note = 'Ask Ben' WHERE id IN (3, 150)"_s));
    QCOMPARE(idsOf(u"\"ask ben\""_s), (QList<qint64>{150, 3}));
    QCOMPARE(idsOf(u"\"ask ben\" ws:ws-150"_s), QList<qint64>{150});
    QCOMPARE(idsOf(u"\"ask ben\" ws:missing"_s), QList<qint64>());
}

/// The index has no names, so it must not keep the search from looking.
void tst_CaptureSearch::findsTheNameOfAnEndpointInAnIndexedCapture()
{
    QVERIFY(append(*m_fixture->store, captureOf("{\"a\": \"common\"}")));
    QVERIFY(multiply(200));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(192));
    m_names = EndpointNames({{u"/runtask"_s, u"Plan checks"_s}});
    QCOMPARE(idsOf(u"endpoint:checks ws:ws-150"_s), QList<qint64>{150});
    QCOMPARE(idsOf(u"endpoint:other ws:ws-150"_s), QList<qint64>());
}

void tst_CaptureSearch::takesHostileBytes()
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

void tst_CaptureSearch::indexesWhatWasThereBefore()
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

void tst_CaptureSearch::forgetsWhatWasDropped()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(200));
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(isIndexedTo(192));
    QVERIFY(change(u"DELETE FROM captures WHERE id <= 130"_s));
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(60)));
    QVERIFY(isIndexedTo(256));
    QCOMPARE(inIndex(u"SELECT MIN(last) FROM blocks"_s), 192);
    QCOMPARE(idsOf(u"ws:ws-13"_s).last(), 131);
}

/// A pinned capture of long ago stays; the blocks of those that went after it do not.
void tst_CaptureSearch::forgetsWhatWasDroppedBesideAPin()
{
    const auto blocksIn = [this](qint64 first, qint64 last) {
        return inIndex(u"SELECT COUNT(*) FROM blocks WHERE first >= %1 AND last <= %2"_s.arg(first).arg(last));
    };
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(200));
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(isIndexedTo(192));
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

void tst_CaptureSearch::makesAForeignIndexAnew()
{
    QVERIFY(append(*m_fixture->store, captureOf("{\"a\": \"first\"}")));
    QVERIFY(multiply(100));
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(isIndexedTo(64));
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

void tst_CaptureSearch::makesABrokenIndexAnew()
{
    QVERIFY(append(*m_fixture->store, captureOf("{\"a\": \"text\"}")));
    QVERIFY(multiply(100));
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(isIndexedTo(64));
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

void tst_CaptureSearch::leavesAnotherProgramsFileAlone()
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

void tst_CaptureSearch::theIndexHoldsNoSecret()
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

RUNLATCH_TEST(tst_CaptureSearch)
#include "tst_capturesearch.moc"
