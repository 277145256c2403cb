// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/timespans.h"

#include "base/utc.h"
#include "store/search/searchwalk.h"
#include "store/searchfixture.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A search for times finds the same as a look at every capture, and looks at few of them.
class tst_TimeSpans : public QObject, protected SearchFixture
{
    Q_OBJECT

private slots:
    void init();
    void tellsRuns_data();
    void tellsRuns();
    void findsTheSameInAnyOrder_data();
    void findsTheSameInAnyOrder();
    void looksAtFewCaptures();
    void spansWhatAnEarlierVersionIndexed();
    void forgetsWhatWasDropped();
    void belongsToOneStore();

private:
    bool isSpannedTo(qint64 id)
    {
        return support::waitFor([&] { return inIndex(u"SELECT MAX(last) FROM times"_s) >= id; }, 20000);
    }
    /// The work of a search until its end.
    struct Walked
    {
        int stretches = 0;
        qint64 captures = 0; ///< that are looked at
    };
    bool multiplyInTime(int captures);
    Walked walk(const QString &text, qint64 newest);
};

namespace {

constexpr qint64 Second = 1000;

NewCapture receivedAt(const QDateTime &time, bool isImported = false)
{
    NewCapture capture = captureOf("{}");
    capture.row.receivedAt = time;
    capture.row.imported = isImported;
    return capture;
}

} // namespace

void tst_TimeSpans::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    QVERIFY(openStore());
}

/// Copies of one capture, received one second after the other from 1970 on.
bool tst_TimeSpans::multiplyInTime(int captures)
{
    return append(*m_fixture->store, receivedAt(QDateTime::fromSecsSinceEpoch(1))) && multiply(captures, u"i * 1000"_s)
        && append(*m_fixture->store, receivedAt(QDateTime::fromSecsSinceEpoch(captures + 1))); // wakes the index
}

void tst_TimeSpans::tellsRuns_data()
{
    QTest::addColumn<qint64>("id");
    QTest::addColumn<bool>("isUpwards");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    const auto row = [](const char *name, qint64 id, bool isUpwards, qint64 from, qint64 to) {
        QTest::newRow(name) << id << isUpwards << from << to;
    };
    constexpr qint64 Endless = std::numeric_limits<qint64>::max();
    row("down, not in a span yet", 60, false, 60, 51);
    row("down, a span", 50, false, 40, 31);
    row("down, within a span", 35, false, 35, 31);
    row("down, two spans", 30, false, 20, 1);
    row("up, two spans", 1, true, 1, 20);
    row("up, within a span", 15, true, 15, 20);
    row("up, a span", 21, true, 31, 40);
    row("up, the rest", 41, true, 51, Endless);
    row("up, in the rest", 70, true, 70, Endless);
}

void tst_TimeSpans::tellsRuns()
{
    QFETCH(const qint64, id);
    QFETCH(const bool, isUpwards);
    QTemporaryDir folder;
    Database index(folder.filePath(u"index"_s));
    QVERIFY(index.open(Database::Access::ReadWrite));
    for (const QString &table : TimeSpans::tables())
        QVERIFY(index.execute(table));
    const qint64 times[][2] = {{5, 12}, {2, 10}, {20, 29}, {1, 100}, {18, 19}};
    for (qint64 first = 1; const auto &[earliest, latest] : times) {
        QVERIFY(index.execute("INSERT INTO times VALUES (?, ?, ?, ?)", {first, first + 9, earliest, latest}));
        first += 10;
    }
    const auto run = TimeSpans(index).run(id, isUpwards, {10, 18});
    QVERIFY(run && *run);
    QTEST((*run)->from, "from");
    QTEST((*run)->to, "to");
    QVERIFY(TimeSpans(index).run(50, false, {101, 102}).value() == std::nullopt);
}

void tst_TimeSpans::findsTheSameInAnyOrder_data()
{
    support::addSeeds(3);
}

/// The clock is set back now and then, and some captures come from a file.
void tst_TimeSpans::findsTheSameInAnyOrder()
{
    QFETCH(const quint32, seed);
    constexpr int Captures = 5 * TimeSpans::Captures + 100;
    QRandomGenerator random(seed);
    const QDateTime begin = m_fixture->clock.utc().addDays(-1);
    QList<NewCapture> appended;
    qint64 second = 0;
    for (int i = 0; i < Captures; ++i) {
        const bool isImported = i / 200 == 5 && random.bounded(2) == 0;
        second += random.bounded(300) == 0 ? -random.bounded(20'000) : random.bounded(60);
        appended.append(receivedAt(begin.addSecs(isImported ? -random.bounded(9'000'000) : second), isImported));
        appended.last().row.workspaceName = u"team-%1"_s.arg(random.bounded(9));
    }
    QVERIFY(appendAll(*m_fixture->store, appended));
    QVERIFY(isSpannedTo(5 * TimeSpans::Captures));
    const auto at = [&](qint64 seconds) { return begin.addSecs(seconds).toString(Qt::ISODate); };
    const QStringList filters{u"since:"_s + at(second - 3000),
                              u"before:"_s + at(1000),
                              u"-since:"_s + at(1000),
                              u"since:%1 before:%2"_s.arg(at(9000), at(15000)),
                              u"since:%1 before:%2"_s.arg(at(15000), at(9000)),
                              u"since:%1 OR before:%2"_s.arg(at(second - 500), at(500)),
                              u"since:%1 OR ws:team-3"_s.arg(at(second - 500)),
                              u"since:%1 ws:team-3"_s.arg(at(second / 2)),
                              u"before:%1 runtask"_s.arg(at(20000)),
                              u"since:"_s + at(9'000'000)};
    for (const QString &text : filters) {
        const auto filter = CaptureFilter::parse(text, m_fixture->clock.utc());
        QList<qint64> accepted;
        for (qint64 id = Captures; id > 0; --id) {
            if (const NewCapture &capture = appended.at(id - 1);
                filter.accepts(capture.row, capture.head, capture.body))
                accepted.append(id);
        }
        const SearchReport down = search(text, {.limit = 1000});
        QVERIFY2(ids(down) == accepted.first(std::min<qsizetype>(1000, accepted.size())), qPrintable(text));
        QCOMPARE(down.isEnd, accepted.size() < 1000);
        std::reverse(accepted.begin(), accepted.end());
        QVERIFY(ids(search(text, {.limit = 1000, .isUpwards = true}))
                == accepted.first(std::min<qsizetype>(1000, accepted.size())));
    }
}

/// The walk of a search from the newest capture on: what it would look at, however fast.
tst_TimeSpans::Walked tst_TimeSpans::walk(const QString &text, qint64 newest)
{
    Database store(m_fixture->file());
    Database index(WordBlocks::fileOf(m_fixture->file()));
    if (!store.open(Database::Access::ReadOnly) || !index.open(Database::Access::ReadOnly))
        qFatal("the store or its index cannot be read");
    WordBlocks blocks(index);
    TimeSpans times(index);
    const SearchPlan plan(CaptureFilter::parse(text, m_fixture->clock.utc(), m_names));
    SearchWalk walk(store, {&blocks, &times}, plan, newest, 1);
    Walked walked;
    for (auto stretch = walk.next(); stretch && *stretch; stretch = walk.next()) {
        ++walked.stretches;
        if ((*stretch)->look != SearchPlan::Look::None)
            walked.captures += (*stretch)->from - (*stretch)->to + 1;
    }
    return walked;
}

/// A report is of a slice, which has one stretch or more: how many depends on the machine.
void tst_TimeSpans::looksAtFewCaptures()
{
    constexpr int Captures = 100'000;
    QVERIFY(multiplyInTime(Captures));
    QVERIFY(isSpannedTo(Captures - TimeSpans::Captures));
    const auto at = [](qint64 second) {
        return QDateTime::fromSecsSinceEpoch(second, base::Utc).toString(Qt::ISODate);
    };
    const std::pair<QString, QList<qint64>> searches[] = {
        {u"since:"_s + at(Captures), {Captures + 1, Captures}},
        {u"before:"_s + at(3), {2, 1}},
        {u"since:%1 runtask before:%2"_s.arg(at(50'000), at(50'002)), {50'001, 50'000}},
    };
    for (const auto &[text, found] : searches) {
        const Walked walked = walk(text, Captures + 1);
        QVERIFY2(walked.captures <= 3 * TimeSpans::Captures, qPrintable(QString::number(walked.captures)));
        QList<SearchReport> reports;
        QCOMPARE(ids(search(text, {}, &reports)), found);
        QVERIFY2(reports.size() <= walked.stretches, qPrintable(QString::number(reports.size())));
        QCOMPARE(reports.last().searched(), reports.last().total());
    }
}

void tst_TimeSpans::spansWhatAnEarlierVersionIndexed()
{
    QVERIFY(multiplyInTime(2000));
    QVERIFY(isIndexedTo(1984));
    m_fixture->store.reset();
    {
        Database index(WordBlocks::fileOf(m_fixture->file()));
        QVERIFY(index.open(Database::Access::ReadWrite));
        QVERIFY(index.execute("DROP TABLE times"));
        QVERIFY(index.execute("PRAGMA user_version = 1"));
    }
    QVERIFY(!m_fixture->open());
    QVERIFY(isSpannedTo(3 * TimeSpans::Captures));
    QCOMPARE(idsOf(u"before:1970-01-01T00:00:03Z"_s), (QList<qint64>{2, 1}));
}

/// A pinned capture of long ago stays, and the spans after it go all the same.
void tst_TimeSpans::forgetsWhatWasDropped()
{
    QVERIFY(multiplyInTime(3000));
    QVERIFY(isSpannedTo(5 * TimeSpans::Captures));
    QVERIFY(change(u"DELETE FROM captures WHERE id BETWEEN 2 AND 2040"_s));
    QVERIFY(appendAll(*m_fixture->store, emptyCaptures(5 * TimeSpans::Captures)));
    QTRY_COMPARE(inIndex(u"SELECT COUNT(*) FROM times WHERE first > 1 AND last <= 2000"_s), 0);
    QCOMPARE(idsOf(u"before:1970-01-01T00:34:03Z"_s), (QList<qint64>{2042, 2041, 1}));
}

void tst_TimeSpans::belongsToOneStore()
{
    QVERIFY(multiplyInTime(1000));
    QVERIFY(isSpannedTo(TimeSpans::Captures));
    m_fixture->store.reset();
    QVERIFY(QFile::remove(m_fixture->file()));
    QVERIFY(!m_fixture->open());
    QVERIFY(append(*m_fixture->store, receivedAt(QDateTime::fromMSecsSinceEpoch(900'000 * Second))));
    QTRY_COMPARE(inIndex(u"SELECT COUNT(*) FROM times"_s), 0);
    QCOMPARE(idsOf(u"since:1970-01-05"_s), QList<qint64>{1});
}

RUNLATCH_TEST(tst_TimeSpans)
#include "tst_timespans.moc"
