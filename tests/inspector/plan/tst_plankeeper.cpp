// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/plankeeper.h"

#include "base/rules.h"
#include "inspector/fixture.h"
#include "inspector/inspection.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

namespace {

using Stage = PlanKeeper::Standing::Stage;
const QByteArray KeptText = R"({"format_version":"1.2"})";

} // namespace

/// A plan is kept for as long as its capture and that capture's secrets are, and nothing of it is left behind.
class tst_PlanKeeper : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void fetchesAndReads();
    void isThereAtTheNextStart();
    void anotherKeyDoesNotOpenIt();
    void goesWithItsCapture();
    void goesWithTheSecretsOfItsCapture();
    void leftoversGoAtTheStart();
    void aCancelledOneLeavesNothing();
    void failuresAreTold_data();
    void failuresAreTold();
    void fetchesByItselfOnlyWhatIsProved_data();
    void fetchesByItselfOnlyWhatIsProved();
    void keepsWithinItsLimits();

private:
    store::CaptureRow capture(const QString &link, const QString &stage = u"post_plan"_s);
    void start(const store::StoreKey &key);
    bool isFetched(const store::CaptureRow &row)
    {
        m_keeper->fetch(row);
        return isAt(row, Stage::Kept);
    }
    bool isAt(const store::CaptureRow &row, Stage stage)
    {
        return support::waitFor([&] { return m_keeper->standing(row.uuid).stage == stage; });
    }
    base::Result<QByteArray> read(const store::CaptureRow &row) const { return m_keeper->sourceOf(row.uuid, 64)(); }
    /// The names in the folder of plans.
    QStringList files() const { return QDir(m_file + u"-plans"_s).entryList(QDir::Files | QDir::Hidden); }

    support::FakeClock m_clock;
    http::Requester m_http;
    std::unique_ptr<support::QuickFolder> m_folder;
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<PlanKeeper> m_keeper;
    QString m_file;
    const store::StoreKey m_key{store::newStoreKey()};
};

void tst_PlanKeeper::init()
{
    m_clock.reset();
    m_folder = std::make_unique<support::QuickFolder>();
    m_file = m_folder->filePath(u"captures.sqlite"_s);
    m_store = store::newStore(m_file, m_clock);
    QVERIFY(m_store);
    start(m_key);
}

void tst_PlanKeeper::cleanup()
{
    m_keeper.reset();
    m_store.reset();
}

void tst_PlanKeeper::start(const store::StoreKey &key)
{
    m_keeper.reset();
    m_keeper = std::make_unique<PlanKeeper>(*m_store, m_file, key, m_http, m_clock);
}

store::CaptureRow tst_PlanKeeper::capture(const QString &link, const QString &stage)
{
    protocol::RunTaskRequest payload = runTaskRequest(u"https://service.example/callback"_s);
    payload.planJsonApiUrl = link;
    payload.stage = stage;
    http::Request request;
    request.method = "POST";
    request.target = "/runtask";
    request.body = protocol::writeRunTaskRequest(payload);
    const auto row = m_store ? store::append(*m_store, inspect(request, {}, m_clock.utc())) : base::Error{};
    return row ? *row : store::CaptureRow();
}

void tst_PlanKeeper::fetchesAndReads()
{
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    QList<http::ExchangeRecord> records;
    const auto connection = connect(&m_http, &http::Requester::exchanged, this,
                                    [&records](const http::ExchangeRecord &record) { records.append(record); });
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    QCOMPARE(m_keeper->standing(row.uuid).stage, Stage::Absent);
    QVERIFY(isFetched(row));
    QCOMPARE(*read(row), KeptText);
    QCOMPARE(service.header(0, "Authorization"), "Bearer token-of-this-request");
    QTRY_COMPARE(records.size(), 1); // for the Activity page
    QCOMPARE(records.first().purpose, u"run-task.plan"_s);
    disconnect(connection);
}

void tst_PlanKeeper::isThereAtTheNextStart()
{
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    QVERIFY(isFetched(row));
    start(m_key);
    QVERIFY(isAt(row, Stage::Kept));
    QCOMPARE(*read(row), KeptText);
}

/// As after a session without a keychain, until the lasting key comes.
void tst_PlanKeeper::anotherKeyDoesNotOpenIt()
{
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    QVERIFY(isFetched(row));
    start(store::newStoreKey());
    QCOMPARE(read(row).error().rule, base::Rules::FetchLocked);
    m_keeper->useKey(m_key);
    QCOMPARE(*read(row), KeptText);
}

void tst_PlanKeeper::goesWithItsCapture()
{
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    const store::CaptureRow other = capture(service.url(u"/plan"_s).toString());
    QVERIFY(isFetched(row) && isFetched(other));
    const auto removed = support::answerOf<qint64>(
        [&](QObject *context, const auto &done) { m_store->remove({row.id}, context, done); });
    QCOMPARE(*removed, 1);
    m_clock.advance(PlanKeeper::SweepPause);
    QVERIFY(isAt(row, Stage::Absent));
    QTRY_COMPARE(files().size(), 1);
    QCOMPARE(m_keeper->standing(other.uuid).stage, Stage::Kept);
}

void tst_PlanKeeper::goesWithTheSecretsOfItsCapture()
{
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    QVERIFY(isFetched(row));
    m_clock.advance(23h);
    QCOMPARE(m_keeper->standing(row.uuid).stage, Stage::Kept);
    m_clock.advance(2h);
    QVERIFY(isAt(row, Stage::Absent));
    QTRY_VERIFY(files().isEmpty());
}

/// What a killed program leaves, and what has expired meanwhile.
void tst_PlanKeeper::leftoversGoAtTheStart()
{
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    QVERIFY(isFetched(row));
    const QString kept = files().value(0);
    const QString folder = m_file + u"-plans/"_s;
    m_keeper.reset();
    QVERIFY(QFile::copy(folder + kept, folder + u"%1.plan.part"_s.arg(QUuid::createUuid().toString(QUuid::Id128))));
    QVERIFY(QFile::copy(folder + kept, folder + u"not-a-capture.plan"_s));
    start(m_key);
    QVERIFY(isAt(row, Stage::Kept));
    QCOMPARE(files(), QStringList{kept});
    m_clock.advance(26h);
    start(m_key);
    QTRY_VERIFY(files().isEmpty());
}

void tst_PlanKeeper::aCancelledOneLeavesNothing()
{
    ScriptedServer service(Script::hang(httpAnswer(200, QByteArray(3'000'000, 'x')).chopped(10)));
    const store::CaptureRow row = capture(service.url(u"/plan"_s).toString());
    m_keeper->fetch(row);
    QVERIFY(isAt(row, Stage::Receiving));
    QVERIFY(!files().isEmpty());
    m_keeper->cancel(row.uuid);
    QCOMPARE(m_keeper->standing(row.uuid).stage, Stage::Absent);
    QTRY_VERIFY(files().isEmpty());
}

void tst_PlanKeeper::failuresAreTold_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("rule");
    QTest::newRow("no link") << QString() << u"fetch.no-link"_s;
    QTest::newRow("another scheme") << u"file:///etc/passwd"_s << u"fetch.no-link"_s;
    QTest::newRow("a refused address") << u"http://169.254.169.254/plan"_s << u"fetch.refused-address"_s;
}

void tst_PlanKeeper::failuresAreTold()
{
    QFETCH(const QString, link);
    const store::CaptureRow row = capture(link);
    m_keeper->fetch(row);
    QVERIFY(isAt(row, Stage::Failed));
    QTEST(QString(m_keeper->standing(row.uuid).error.rule), "rule");
}

void tst_PlanKeeper::fetchesByItselfOnlyWhatIsProved_data()
{
    QTest::addColumn<bool>("isOn");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<QString>("stage");
    QTest::addColumn<bool>("isFetched");
    QTest::newRow("a valid one") << true << int(protocol::Verdict::Valid) << u"post_plan"_s << true;
    QTest::newRow("switched off") << false << int(protocol::Verdict::Valid) << u"post_plan"_s << false;
    QTest::newRow("an unchecked one") << true << int(protocol::Verdict::Unchecked) << u"post_plan"_s << false;
    QTest::newRow("an invalid one") << true << int(protocol::Verdict::Invalid) << u"post_plan"_s << false;
    QTest::newRow("without a plan") << true << int(protocol::Verdict::Valid) << u"pre_plan"_s << false;
}

void tst_PlanKeeper::fetchesByItselfOnlyWhatIsProved()
{
    QFETCH(const bool, isOn);
    QFETCH(const int, verdict);
    QFETCH(const QString, stage);
    QFETCH(const bool, isFetched);
    ScriptedServer service(Script::answer(httpAnswer(200, KeptText)));
    store::CaptureRow row = capture(service.url(u"/plan"_s).toString(), stage);
    row.verdict = static_cast<protocol::Verdict>(verdict);
    m_keeper->setAutomatic(isOn);
    m_keeper->handle({row});
    QCOMPARE(m_keeper->standing(row.uuid).stage, isFetched ? Stage::Asking : Stage::Absent);
    if (isFetched)
        QVERIFY(isAt(row, Stage::Kept));
}

void tst_PlanKeeper::keepsWithinItsLimits()
{
    const QDateTime now = m_clock.utc();
    KeptPlans plans;
    const QUuid soonest = QUuid::createUuid();
    for (int i = 0; i < PlanFolder::MaxKept; ++i)
        plans.insert(QUuid::createUuid(), {now.addSecs(1000 + i), 1});
    QVERIFY(PlanFolder::superfluous(plans, now).isEmpty());
    plans.insert(soonest, {now.addSecs(10), 1});
    QCOMPARE(PlanFolder::superfluous(plans, now), QList<QUuid>{soonest});
    const KeptPlans large{{soonest, {now.addSecs(10), PlanFolder::MaxKeptBytes}},
                          {QUuid::createUuid(), {now.addSecs(20), 1}}};
    QCOMPARE(PlanFolder::superfluous(large, now), QList<QUuid>{soonest});
}

RUNLATCH_TEST(tst_PlanKeeper)

} // namespace runlatch::inspector

#include "tst_plankeeper.moc"
