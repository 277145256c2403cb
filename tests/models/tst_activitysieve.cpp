// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/activitysieve.h"

#include "base/utc.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using http::ExchangeRecord;
using models::ActivityModel;
using models::ActivitySieve;

namespace {

ExchangeRecord exchange(const QByteArray &method, int status, const QString &host, const QString &path,
                        std::chrono::milliseconds took = 120ms)
{
    ExchangeRecord made;
    made.method = method;
    made.status = status;
    made.host = host;
    made.path = path;
    made.took = took;
    return made;
}

/// A side of one and the same exchange; its path tells which.
ExchangeRecord loneSide(ExchangeRecord::Direction direction)
{
    const bool isSent = direction == ExchangeRecord::Direction::Sent;
    ExchangeRecord side = exchange("POST", 200, u"127.0.0.1:8722"_s, isSent ? u"/sent"_s : u"/received"_s);
    side.direction = direction;
    side.startedAt = QDateTime(QDate(2026, 11, 21), QTime(9, 2, 3, 45), base::Utc);
    side.ends = u"127.0.0.1:50311 127.0.0.1:8722"_s;
    return side;
}

/// A: a page of change requests, B: a missing one, C: a callback that failed, D: no answer, E: received.
QList<ExchangeRecord> exchanges(const QDateTime &now)
{
    const QString service = u"tf.harbor.example:8731"_s;
    QList<ExchangeRecord> made{
        exchange("GET", 200, service, u"/api/v2/change-requests?page=2"_s),
        exchange("GET", 404, service, u"/api/v2/change-requests/wscr-1"_s, 990ms),
        exchange("PATCH", 500, service, u"/callbacks/a*b"_s, 2000ms),
        exchange("POST", 0, u"ci.example"_s, u"/hook"_s, 10'000ms),
        exchange("OPTIONS", 200, u"127.0.0.1:8722"_s, u"/hook"_s, 2400ms),
    };
    made[0].purpose = u"change-requests.list"_s;
    made[0].responseBytes = 20 * 1024;
    made[2].purpose = u"run-task.callback"_s;
    made[2].attempt = 3;
    made[2].requestBytes = 600;
    made[4].direction = ExchangeRecord::Direction::Received;
    for (qsizetype i = 0; i < made.size(); ++i)
        made[i].startedAt = now.addSecs(-3600 * (made.size() - i));
    return made;
}

} // namespace

/// A filter leaves the right exchanges, and texts that strangers send cannot keep the window waiting.
class tst_ActivitySieve : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void words_data();
    void words();
    void fields_data();
    void fields();
    void narrowsByKind();
    void showsTheRowsOfBeforeUntilItIsJudged();
    void judgesWhatArrives();
    void withoutAFilterNothingWaits();
    void arrivalsDoNotCutAQuestionShort();
    void theNewestQuestionWins();
    void bothSidesAreSentAndReceived();
    void judgesAgainWhenTheOtherSideComes();
    void theOtherSideMayComeDuringAQuestion();
    void forgetsWhatIsRemoved();
    void hostileTextsEnd_data();
    void hostileTextsEnd();
    void endsWhileItWorks();

private:
    /// The letters of the shown exchanges, oldest first.
    QString shown() const
    {
        QString letters;
        for (int row = m_sieve->rowCount() - 1; row >= 0; --row) {
            const int source = m_sieve->mapToSource(m_sieve->index(row, 0)).row();
            letters += QChar(u'A' + static_cast<char16_t>(m_model->serial(source)));
        }
        return letters;
    }
    bool wait()
    {
        return support::waitFor([this] { return !m_sieve->isWorking(); }, 30'000);
    }
    void judge()
    {
        QFETCH(const QString, found);
        for (const ExchangeRecord &each : exchanges(m_clock.utc()))
            m_model->add(each);
        m_sieve->setFilter(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(wait());
        QVERIFY(m_sieve->filter().faults().isEmpty());
        QCOMPARE(shown(), found);
    }

    support::FakeClock m_clock;
    std::unique_ptr<ActivityModel> m_model;
    std::unique_ptr<ActivitySieve> m_sieve;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_ActivitySieve::init()
{
    m_model = std::make_unique<ActivityModel>();
    m_sieve = std::make_unique<ActivitySieve>(*m_model, m_clock);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_sieve.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_ActivitySieve::cleanup()
{
    m_tester.reset();
    m_sieve.reset();
    m_model.reset();
}

/// Each of these words found the same before the filter became a language.
void tst_ActivitySieve::words_data()
{
    QTest::addColumn<QString>("found");
    const auto row = [](const char *filter, const QString &found) { QTest::newRow(filter) << found; };
    row("", u"ABCDE"_s);
    row("  ", u"ABCDE"_s);
    row("HOOK", u"DE"_s);
    row("get harbor", u"AB"_s);
    row("404", u"B"_s);
    row("none", u"D"_s);
    row("callback", u"C"_s);
    row("run-task.call", u"C"_s);
    row("page=2", u"A"_s);
    row("127.0.0.1:8722", u"E"_s);
    row("harbor.example:8731", u"ABC"_s);
    row("host:127.0", u"E"_s);
    row("host:harbor.example:8731", u"ABC"_s);
    row("method:p", u"CD"_s);
    row("method:Post", u"D"_s);
    row("status:404", u"B"_s);
    row("status:4xx", u"B"_s);
    row("status:none", u"D"_s);
    row("status:5", u"C"_s);
    row("status:2xx method:get host:harbor api", u"A"_s);
}

void tst_ActivitySieve::words()
{
    judge();
}

void tst_ActivitySieve::fields_data()
{
    QTest::addColumn<QString>("found");
    const auto row = [](const char *filter, const QString &found) { QTest::newRow(filter) << found; };
    row("status:>=500", u"C"_s);
    row("status:>200", u"BC"_s);
    row("status:<300", u"AE"_s); // without an answer there is no status to compare
    row("status:4xx..5xx", u"BC"_s);
    row("-status:2xx", u"BCD"_s);
    row("took:>2s", u"DE"_s);
    row("took:>=2s", u"CDE"_s);
    row("took:2s", u"CE"_s); // 2.4 s is 2 s, too
    row("took:<=1s", u"AB"_s);
    row("took:1s..3s", u"CE"_s);
    row("size:>10k", u"A"_s);
    row("size:600", u"C"_s);
    row("size:0", u"BDE"_s);
    row("try:>1", u"C"_s);
    row("time:<90m", u"E"_s);
    row("time:>2h time:<4h", u"BC"_s);
    row("for:callback OR for:\"Change requests\"", u"AC"_s);
    row("for:\"\"", u"BDE"_s);
    row("path:=/hook", u"DE"_s);
    row("path:*wscr-?", u"B"_s);
    row("\"a*b\"", u"C"_s);
    row("is:sent is:problem", u"BCD"_s);
    row("is:received", u"E"_s);
    row("-is:problem -is:received", u"A"_s);
    row("-hook took:<1s OR method:patch", u"ABC"_s);
}

void tst_ActivitySieve::fields()
{
    judge();
}

void tst_ActivitySieve::narrowsByKind()
{
    for (const ExchangeRecord &each : exchanges(m_clock.utc()))
        m_model->add(each);
    const std::pair<ActivitySieve::Kind, QString> kinds[] = {{ActivitySieve::Sent, u"ABCD"_s},
                                                             {ActivitySieve::Received, u"E"_s},
                                                             {ActivitySieve::Problems, u"BCD"_s},
                                                             {ActivitySieve::All, u"ABCDE"_s}};
    for (const auto &[kind, found] : kinds) {
        m_sieve->setKind(kind);
        QCOMPARE(shown(), found);
        QCOMPARE(m_sieve->isNarrowed(), kind != ActivitySieve::All);
    }
    m_sieve->setKind(ActivitySieve::Problems);
    m_sieve->setFilter(u"hook"_s);
    QVERIFY(wait());
    QCOMPARE(shown(), u"D"_s);
}

void tst_ActivitySieve::showsTheRowsOfBeforeUntilItIsJudged()
{
    for (const ExchangeRecord &each : exchanges(m_clock.utc()))
        m_model->add(each);
    QSignalSpy judged(m_sieve.get(), &ActivitySieve::judged);
    m_sieve->setFilter(u"get"_s);
    QVERIFY(m_sieve->isWorking());
    QCOMPARE(shown(), u"ABCDE"_s);
    QVERIFY(judged.wait(30'000));
    QCOMPARE(shown(), u"AB"_s);
    m_sieve->setFilter({});
    QCOMPARE(shown(), u"ABCDE"_s); // the rows are shown at once
    QVERIFY(!m_sieve->isWorking());
}

void tst_ActivitySieve::judgesWhatArrives()
{
    m_sieve->setFilter(u"hook"_s);
    QVERIFY(wait());
    for (const ExchangeRecord &each : exchanges(m_clock.utc()))
        m_model->add(each);
    QCOMPARE(shown(), QString());
    QCOMPARE(m_clock.waiting(), 1); // one wait for all of them
    QSignalSpy judged(m_sieve.get(), &ActivitySieve::judged);
    m_clock.advance(ActivitySieve::Patience);
    QVERIFY(judged.wait(30'000));
    QCOMPARE(shown(), u"DE"_s);
    m_model->add(exchange("GET", 200, u"a"_s, u"/hook"_s));
    m_clock.advance(ActivitySieve::Patience);
    QVERIFY(judged.wait(30'000));
    QCOMPARE(shown(), u"DEF"_s);
}

void tst_ActivitySieve::withoutAFilterNothingWaits()
{
    for (const ExchangeRecord &each : exchanges(m_clock.utc()))
        m_model->add(each);
    QCOMPARE(m_clock.waiting(), 0);
    QCOMPARE(shown(), u"ABCDE"_s);
}

/// The wait for what arrived ends while another question is being judged, which covers the arrivals as well.
void tst_ActivitySieve::arrivalsDoNotCutAQuestionShort()
{
    for (const ExchangeRecord &each : exchanges(m_clock.utc()))
        m_model->add(each);
    m_sieve->setFilter(u"hook"_s);
    QVERIFY(wait());
    m_model->add(exchange("GET", 200, u"a"_s, u"/hook"_s));
    QCOMPARE(m_clock.waiting(), 1);
    m_sieve->setFilter(u"get"_s);
    QVERIFY(m_sieve->isWorking());
    m_clock.advance(ActivitySieve::Patience);
    QVERIFY(wait());
    const QString found = shown();
    m_sieve->setFilter({});
    m_sieve->setFilter(u"get"_s);
    QVERIFY(wait());
    QCOMPARE(found, shown());
    QVERIFY(found.size() > 1);
}

void tst_ActivitySieve::theNewestQuestionWins()
{
    for (const ExchangeRecord &each : exchanges(m_clock.utc()))
        m_model->add(each);
    for (const auto &text : {u"get"_s, u"hook"_s, u"get"_s, u"callback"_s})
        m_sieve->setFilter(text);
    QVERIFY(wait());
    QCOMPARE(shown(), u"C"_s);
    m_sieve->setFilter(u"get"_s);
    m_sieve->setFilter({});
    QCOMPARE(shown(), u"ABCDE"_s);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
    QCoreApplication::sendPostedEvents(); // a judge posts its answer before it ends
    QCOMPARE(shown(), u"ABCDE"_s);        // the answer to an old question is dropped
}

void tst_ActivitySieve::bothSidesAreSentAndReceived()
{
    m_model->add(loneSide(ExchangeRecord::Direction::Received));
    m_sieve->setKind(ActivitySieve::Sent);
    QCOMPARE(shown(), QString());
    m_model->add(loneSide(ExchangeRecord::Direction::Sent));
    for (const auto kind : {ActivitySieve::Sent, ActivitySieve::Received, ActivitySieve::All}) {
        m_sieve->setKind(kind);
        QCOMPARE(shown(), u"A"_s);
    }
    const std::pair<QString, QString> filters[] = {{u"is:sent is:received"_s, u"A"_s},
                                                   {u"path:/sent path:/received"_s, u"A"_s},
                                                   {u"-is:received"_s, QString()},
                                                   {u"-path:/sent"_s, QString()}};
    for (const auto &[filter, found] : filters) {
        m_sieve->setFilter(filter);
        QVERIFY(wait());
        QCOMPARE(shown(), found);
    }
}

/// The row of one side is found, or found no more, when it has both.
void tst_ActivitySieve::judgesAgainWhenTheOtherSideComes()
{
    for (const auto &[filter, before, after] :
         {std::tuple(u"/received"_s, QString(), u"A"_s), std::tuple(u"-/received"_s, u"A"_s, QString())}) {
        m_model->clear();
        m_model->add(loneSide(ExchangeRecord::Direction::Sent));
        m_sieve->setFilter(filter);
        QVERIFY(wait());
        QCOMPARE(m_sieve->rowCount(), before.size());
        QSignalSpy judged(m_sieve.get(), &ActivitySieve::judged);
        m_model->add(loneSide(ExchangeRecord::Direction::Received));
        m_clock.advance(ActivitySieve::Patience);
        QVERIFY(judged.wait(30'000));
        QCOMPARE(m_sieve->rowCount(), after.size());
    }
}

void tst_ActivitySieve::theOtherSideMayComeDuringAQuestion()
{
    m_model->add(loneSide(ExchangeRecord::Direction::Sent));
    m_sieve->setFilter(u"/received"_s);
    m_model->add(loneSide(ExchangeRecord::Direction::Received));
    QVERIFY(wait());
    QCOMPARE(shown(), QString()); // the question has a copy of before
    QSignalSpy judged(m_sieve.get(), &ActivitySieve::judged);
    m_clock.advance(ActivitySieve::Patience);
    QVERIFY(judged.wait(30'000));
    QCOMPARE(shown(), u"A"_s);
}

void tst_ActivitySieve::forgetsWhatIsRemoved()
{
    m_tester.reset(); // the tester's time grows with the square of the rows
    for (int i = 0; i < ActivityModel::MaxRows; ++i)
        m_model->add(exchange("GET", i % 2 ? 200 : 404, {}, u"/a"_s));
    m_sieve->setFilter(u"404"_s);
    QVERIFY(wait());
    QCOMPARE(m_sieve->rowCount(), 2500);
    for (int i = 0; i < 1000; ++i)
        m_model->add(exchange("GET", 200, {}, u"/a"_s));
    QCOMPARE(m_sieve->rowCount(), 2000);
    QSignalSpy judged(m_sieve.get(), &ActivitySieve::judged);
    m_clock.advance(ActivitySieve::Patience);
    QVERIFY(judged.wait(30'000));
    QCOMPARE(m_sieve->rowCount(), 2000); // the oldest that is kept is still among them
    m_model->clear();
    QCOMPARE(m_sieve->rowCount(), 0);
    m_model->add(exchange("GET", 404, {}, u"/a"_s));
    m_clock.advance(ActivitySieve::Patience);
    QVERIFY(judged.wait(30'000));
    QCOMPARE(m_sieve->rowCount(), 1);
}

void tst_ActivitySieve::hostileTextsEnd_data()
{
    QTest::addColumn<QString>("filter");
    constexpr qsizetype Long = filter::Expression::MaxWordLength;
    QTest::newRow("a megabyte") << QString(1024 * 1024, u'a');
    QTest::newRow("ten thousand terms") << u"-b "_s.repeated(10'000);
    QTest::newRow("quotes") << u"\"a\"\" "_s.repeated(1000);
    QTest::newRow("stars") << u"****"_s + QString(Long - 4, u'*');
    QTest::newRow("stars and letters") << u"*a"_s.repeated(Long / 2 - 1) + u"*b"_s;
    QTest::newRow("questions") << u"a?"_s.repeated(Long / 2 - 1) + u"?b"_s;
    QTest::newRow("a letter too many") << u'b' + QString(Long - 1, u'a');
}

/// Rows may be as large as a stranger can make them. The time for the first row bounds the time for all, because each
/// is as costly.
void tst_ActivitySieve::hostileTextsEnd()
{
    QFETCH(const QString, filter);
    constexpr qsizetype Path = 60'000; // the path of a head of at most 64 KB
    for (int i = 0; i < 4; ++i)
        m_model->add(exchange("GET", 200, {}, QString(Path, u'a')));
    m_sieve->setFilter(filter);
    QVERIFY(wait());
}

/// The work ends early: neither the window's end nor another filter waits for more than one exchange.
void tst_ActivitySieve::endsWhileItWorks()
{
    for (int i = 0; i < 250; ++i)
        m_model->add(exchange("GET", 200, {}, QString(60'000, u'a')));
    m_sieve->setFilter(u"a?"_s.repeated(400) + u"?b"_s);
    QVERIFY(m_sieve->isWorking());
    m_sieve->setFilter(u"nowhere"_s);
    QVERIFY(wait());
    QCOMPARE(m_sieve->rowCount(), 0);
    m_sieve->setFilter(u"*a"_s.repeated(400));
    m_tester.reset();
    m_sieve.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
}

RUNLATCH_TEST(tst_ActivitySieve)
#include "tst_activitysieve.moc"
