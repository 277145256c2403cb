// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturestore.h"

#include "base/utc.h"
#include "store/captures/capturecolumns.h"
#include "store/storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// Captures come back as exact bytes, page by page, with the state of their task result.
class tst_CaptureStore : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void keepsEveryColumn();
    void keepsTheCauseThatWasFound();
    void readsTheOldNameOfACutRequest();
    void keepsExactBytes_data();
    void keepsExactBytes();
    void makesAUuid();
    void knowsWhichUuidsAreTaken();
    void pagesBackwards();
    void pagesForwards();
    void numbersDeliveries();
    void keepsTheStateOfAnAnsweredTaskResult();
    void aRepeatedDeliveryOfARunningTaskIsRunning();
    void anImportedDeliveryCountsForNoOther();
    void countsTheDeadlineFromTheFirstDelivery();
    void progressMovesTheDeadline();
    void theStrictRuleHasNoProgress();
    void keepsReplies();
    void doesNotLeaveAFinalState();
    void knowsNoSuchCapture();
    void refusesOneAndKeepsTheOthers();
    void answersNobodyWhoDied();
    void writesWhatWasAcceptedBeforeItCloses();
};

namespace {

/// Each column has a value other than its default.
CaptureRow unusualRow(qint64 parent)
{
    return {.id = 0,
            .uuid = QUuid::createUuid(),
            .receivedAt = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5, 678), base::Utc),
            .endpoint = u"/a"_s,
            .peer = u"127.0.0.1"_s,
            .listener = u"[::1]:8443"_s,
            .tlsVersion = u"TLS 1.3"_s,
            .tlsCipher = u"TLS_AES_256_GCM_SHA384"_s,
            .answered = 401,
            .delivery = 1,
            .refusalRule = u"http.x"_s,
            .refusals = 4,
            .bodyLimit = 8'388'608,
            .bytes = 5'000'000'000,
            .sha512 = "abcdef",
            .verdict = protocol::Verdict::Invalid,
            .cause = u"digest.differs"_s,
            .readable = false,
            .findings = lint::LintSummary{.errors = 1, .warnings = 4, .infos = 2, .rules = 6},
            .supported = false,
            .verification = true,
            .acceptsOutcomes = true,
            .loopback = true,
            .knownHost = false,
            .stage = u"post_plan"_s,
            .runId = u"run-1"_s,
            .workspaceName = u"w"_s,
            .organizationName = u"o"_s,
            .taskResultId = u"taskrs-2"_s,
            .runMessage = u"\u00e9 \u20ac"_s,
            .enforcementLevel = u"mandatory"_s,
            .callbackHost = u"https://x"_s,
            .state = protocol::TaskState::Unreachable,
            .deadline = QDateTime(QDate(2026, 1, 2), QTime(3, 14, 5, 678), base::Utc),
            .idleLimit = std::chrono::milliseconds(600'001),
            .lastMoment = QDateTime(QDate(2026, 1, 2), QTime(4, 4, 5, 678), base::Utc),
            .parent = parent,
            .pinned = true,
            .pinColor = PinColor::Amber,
            .note = u"n"_s,
            .imported = true,
            .stored = true};
}

} // namespace

void tst_CaptureStore::keepsEveryColumn()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto parent = append(*fixture.store, newCapture(u"other"_s));
    QVERIFY(parent);
    const CaptureRow row = unusualRow(parent->id);
    const QList<Value> values = captureValues(row);
    const QList<Value> usual = captureValues({});
    const QByteArrayList names = QByteArray(CaptureColumns).split(',');
    for (qsizetype column = 0; column < values.size(); ++column) {
        const QByteArray name = names.at(column).trimmed();
        QVERIFY2(values.at(column) != usual.at(column) || name == "delivery", name.constData());
    }
    const auto stored = append(*fixture.store, {row, "head", "body"});
    QVERIFY(stored);
    QVERIFY(stored->id > parent->id);
    QCOMPARE(captureValues(*stored), captureValues(row));
    const auto loaded = load(*fixture.store, stored->id);
    QVERIFY(loaded);
    QCOMPARE(captureValues(loaded->row), captureValues(row));
    QCOMPARE(loaded->row.receivedAt, row.receivedAt);
    QVERIFY(loaded->row.stored);
}

/// Until it had a name of its own, a cut request was stored under that of a cut answer.
/// What needs no cause, or has one of another kind, keeps it.
void tst_CaptureStore::keepsTheCauseThatWasFound()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto causeAfter = [&fixture](NewCapture capture) {
        capture.row.uuid = QUuid::createUuid();
        const auto stored = append(*fixture.store, capture);
        const auto row = setCause(*fixture.store, stored->id, base::Rules::BodyBom);
        return row && load(*fixture.store, stored->id)->row.cause == row->cause ? row->cause : u"?"_s;
    };
    NewCapture capture = newCapture();
    capture.row.verdict = protocol::Verdict::Invalid;
    capture.row.cause = base::Rules::DigestDiffers.name();
    QCOMPARE(causeAfter(capture), u"body.bom"_s);
    capture.row.imported = true;
    QCOMPARE(causeAfter(capture), u"digest.differs"_s);
    capture.row.imported = false;
    capture.row.refusalRule = base::Rules::HttpRequestCut.name();
    QCOMPARE(causeAfter(capture), u"digest.differs"_s);
    NewCapture valid = newCapture();
    valid.row.verdict = protocol::Verdict::Valid;
    valid.row.cause.clear();
    QCOMPARE(causeAfter(valid), QString());
    QCOMPARE(setCause(*fixture.store, 99, base::Rules::BodyBom).error().kind, base::ErrorKind::NotFound);
}

void tst_CaptureStore::readsTheOldNameOfACutRequest()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture old = newCapture();
    old.row.refusalRule = u"http.cut"_s;
    const auto stored = append(*fixture.store, old);
    QCOMPARE(load(*fixture.store, stored->id)->row.refusalRule, u"http.request-cut"_s);
}

void tst_CaptureStore::keepsExactBytes_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("run task") << newCapture().head << newCapture().body;
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("broken") << QByteArray("x") << QByteArray("{\"access_token\":\"" + Token);
    QTest::newRow("zeros") << QByteArray(3, '\0')
                           << QByteArray(3, '\0') + "\"access_token\":\"\0\0\"" + QByteArray(1, '\xff');
    QTest::newRow("8 MB") << QByteArray("h") << QByteArray(8'000'000, 'x') + bodyWithSecrets();
}

void tst_CaptureStore::keepsExactBytes()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, body);
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, {newCapture().row, head, body});
    QVERIFY(stored);
    const auto loaded = load(*fixture.store, stored->id);
    QVERIFY(loaded);
    QVERIFY(loaded->complete);
    QCOMPARE(loaded->head, head);
    QCOMPARE(loaded->body, body);
}

void tst_CaptureStore::makesAUuid()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.row.uuid = QUuid();
    const auto first = append(*fixture.store, capture);
    const auto second = append(*fixture.store, capture);
    QVERIFY(first && second);
    QVERIFY(!first->uuid.isNull() && first->uuid != second->uuid);
}

void tst_CaptureStore::knowsWhichUuidsAreTaken()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QList<QUuid> there;
    for (int i = 0; i < 3; ++i)
        there += append(*fixture.store, newCapture())->uuid;
    const QList<QUuid> asked{there.at(2), QUuid::createUuid(), QUuid(), there.at(0)};
    const auto taken =
        answerOf<QList<QUuid>>([&](QObject *context, auto done) { fixture.store->takenUuids(asked, context, done); });
    QVERIFY(taken);
    QCOMPARE(*taken, (QList<QUuid>{there.at(2), there.at(0)}));
}

void tst_CaptureStore::pagesBackwards()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int i = 0; i < 5; ++i)
        QVERIFY(append(*fixture.store, newCapture()));
    const auto newest = list(*fixture.store, 0, 2);
    QVERIFY(newest);
    QCOMPARE(newest->size(), 2);
    QCOMPARE(newest->first().id, 5);
    const auto next = list(*fixture.store, newest->last().id, 2);
    QVERIFY(next);
    QCOMPARE(next->first().id, 3);
    QCOMPARE(list(*fixture.store, 2, 2)->size(), 1);
    QCOMPARE(list(*fixture.store, 1, 2)->size(), 0);
    QCOMPARE(list(*fixture.store, 0, -7)->size(), 1); // 1 to 1000
}

void tst_CaptureStore::pagesForwards()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    for (int i = 0; i < 5; ++i)
        QVERIFY(append(*fixture.store, newCapture()));
    const auto next = listNewer(*fixture.store, 1, 2);
    QVERIFY(next);
    QCOMPARE(next->size(), 2); // the next ones, not the newest, and these newest first
    QCOMPARE(next->first().id, 3);
    QCOMPARE(next->last().id, 2);
    QCOMPARE(listNewer(*fixture.store, 3, 7)->size(), 2);
    QCOMPARE(listNewer(*fixture.store, 5, 2)->size(), 0);
    QCOMPARE(listNewer(*fixture.store, 0, -7)->first().id, 1); // 1 to 1000
}

void tst_CaptureStore::numbersDeliveries()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QCOMPARE(append(*fixture.store, newCapture(u"a"_s))->delivery, 1);
    QCOMPARE(append(*fixture.store, newCapture(u"b"_s))->delivery, 1);
    QCOMPARE(append(*fixture.store, newCapture(u"a"_s))->delivery, 2);
    QCOMPARE(append(*fixture.store, newCapture(u"a"_s))->delivery, 3);
    QCOMPARE(append(*fixture.store, newCapture(QString()))->delivery, 1);
    QCOMPARE(append(*fixture.store, newCapture(QString()))->delivery, 1);
}

void tst_CaptureStore::keepsTheStateOfAnAnsweredTaskResult()
{
    using enum protocol::TaskState;
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto first = append(*fixture.store, newCapture());
    const auto second = append(*fixture.store, newCapture());
    QCOMPARE(second->state, Awaiting);
    QVERIFY(addReply(*fixture.store, second->id, newReply(u"passed"_s), Passed));
    QCOMPARE(load(*fixture.store, first->id)->row.state, Passed);
    QCOMPARE(append(*fixture.store, newCapture())->state, Passed);

    NewCapture stranger = newCapture();
    stranger.row.callbackHost = u"https://elsewhere/"_s;
    const auto strange = append(*fixture.store, stranger);
    QCOMPARE(strange->delivery, 4);
    QCOMPARE(strange->state, Awaiting);
    QCOMPARE(append(*fixture.store, newCapture(u"other"_s))->state, Awaiting);
}

void tst_CaptureStore::aRepeatedDeliveryOfARunningTaskIsRunning()
{
    using enum protocol::TaskState;
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto first = append(*fixture.store, newCapture());
    QVERIFY(addReply(*fixture.store, first->id, newReply(u"running"_s), Running));
    QCOMPARE(append(*fixture.store, newCapture())->state, Running);
}

/// Anybody can write a file that names a task result and its callback address.
void tst_CaptureStore::anImportedDeliveryCountsForNoOther()
{
    using enum protocol::TaskState;
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture imported = newCapture();
    imported.row.imported = true;
    imported.row.delivery = 7;
    imported.row.state = Passed;
    imported.row.deadline = imported.row.receivedAt;
    const auto fromFile = append(*fixture.store, imported);
    QVERIFY(fromFile->imported);
    QCOMPARE(fromFile->delivery, 7);

    const auto received = append(*fixture.store, newCapture());
    QCOMPARE(received->delivery, 1);
    QCOMPARE(received->state, Awaiting);
    QCOMPARE(received->deadline, newCapture().row.deadline);

    QVERIFY(addReply(*fixture.store, received->id, newReply(u"failed"_s), Failed));
    QCOMPARE(load(*fixture.store, fromFile->id)->row.state, Passed);
    imported.row.uuid = QUuid::createUuid();
    QCOMPARE(append(*fixture.store, imported)->state, Passed);
    QVERIFY(addReply(*fixture.store, fromFile->id, newReply(u"running"_s), Running));
    QCOMPARE(load(*fixture.store, received->id)->row.state, Failed);
}

void tst_CaptureStore::countsTheDeadlineFromTheFirstDelivery()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto delivery = [&](int secondsLater, int answered) {
        NewCapture capture = newCapture();
        capture.row.receivedAt = capture.row.receivedAt.addSecs(secondsLater);
        capture.row.deadline = capture.row.deadline.addSecs(secondsLater);
        capture.row.answered = answered;
        return append(*fixture.store, capture)->deadline;
    };
    const QDateTime start = newCapture().row.deadline;
    QCOMPARE(delivery(0, 503), start); // did not count: spec 4.6 rule 2
    QCOMPARE(delivery(10, 200), start.addSecs(10));
    QCOMPARE(delivery(20, 200), start.addSecs(10));
    QCOMPARE(delivery(30, 503), start.addSecs(10));
}

/// Ten minutes without progress, sixty in total; for all deliveries of the task.
void tst_CaptureStore::progressMovesTheDeadline()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    const QDateTime start = capture.row.receivedAt;
    capture.row.idleLimit = std::chrono::minutes(10);
    capture.row.lastMoment = start.addSecs(3600);
    const auto first = append(*fixture.store, capture);
    QCOMPARE(first->deadline, start.addSecs(600));
    capture.row.uuid = QUuid::createUuid();
    const auto second = append(*fixture.store, capture);
    const auto running = [&](int secondsLater) {
        SentReply reply = newReply(u"running"_s);
        reply.sentAt = start.addSecs(secondsLater);
        return addReply(*fixture.store, first->id, reply, protocol::TaskState::Running)->deadline;
    };
    QCOMPARE(running(300), start.addSecs(900));
    QCOMPARE(load(*fixture.store, second->id)->row.deadline, start.addSecs(900));
    for (int seconds = 800; seconds <= 3200; seconds += 400)
        QCOMPARE(running(seconds), start.addSecs(std::min(seconds + 600, 3600)));
    QCOMPARE(running(3500), start.addSecs(3600));
    QCOMPARE(running(3700), start.addSecs(3600)); // it was over
    capture.row.uuid = QUuid::createUuid();
    capture.row.deadline = start.addSecs(3599 + 600);
    QCOMPARE(append(*fixture.store, capture)->deadline, start.addSecs(3600));
}

void tst_CaptureStore::theStrictRuleHasNoProgress()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    SentReply reply = newReply(u"running"_s);
    reply.sentAt = stored->receivedAt.addSecs(300);
    QCOMPARE(addReply(*fixture.store, stored->id, reply, protocol::TaskState::Running)->deadline, stored->deadline);
}

void tst_CaptureStore::keepsReplies()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    const SentReply failed{stored->receivedAt.addSecs(1), {}, u"running"_s, 0, u"network"_s, true};
    const SentReply sent{stored->receivedAt.addSecs(2), "{\"data\":{}}", u"failed"_s, 200, {}, false};
    QCOMPARE(addReply(*fixture.store, stored->id, failed, protocol::TaskState::Awaiting)->state,
             protocol::TaskState::Awaiting);
    QCOMPARE(addReply(*fixture.store, stored->id, sent, protocol::TaskState::Failed)->state,
             protocol::TaskState::Failed);
    const auto loaded = load(*fixture.store, stored->id);
    QCOMPARE(loaded->replies.size(), 2);
    QCOMPARE(loaded->replies.first().errorKind, u"network"_s);
    QVERIFY(loaded->replies.first().automatic);
    QCOMPARE(loaded->replies.last().sentAt, sent.sentAt);
    QCOMPARE(loaded->replies.last().body, sent.body);
    QCOMPARE(loaded->replies.last().status, sent.status);
    QCOMPARE(loaded->replies.last().http, 200);
    QCOMPARE(list(*fixture.store)->first().state, protocol::TaskState::Failed);
}

/// The answer to an earlier reply may come last, or may be missing.
void tst_CaptureStore::doesNotLeaveAFinalState()
{
    using enum protocol::TaskState;
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto first = append(*fixture.store, newCapture());
    const auto second = append(*fixture.store, newCapture());
    QCOMPARE(addReply(*fixture.store, first->id, newReply(u"running"_s), Running)->state, Running);
    QCOMPARE(addReply(*fixture.store, second->id, newReply(u"passed"_s), Passed)->state, Passed);
    QCOMPARE(addReply(*fixture.store, first->id, newReply(u"running"_s), Running)->state, Passed);
    QCOMPARE(addReply(*fixture.store, first->id, newReply(u"failed"_s), std::nullopt)->state, Passed);
    QCOMPARE(load(*fixture.store, first->id)->row.state, Passed);
    QCOMPARE(load(*fixture.store, second->id)->row.state, Passed);
    QCOMPARE(addReply(*fixture.store, first->id, newReply(u"failed"_s), Failed)->state, Failed); // the user insisted
}

void tst_CaptureStore::knowsNoSuchCapture()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto loaded = load(*fixture.store, 7);
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().kind, base::ErrorKind::NotFound);
    const auto replied = addReply(*fixture.store, 7, {}, protocol::TaskState::Passed);
    QVERIFY(!replied);
    QCOMPARE(replied.error().kind, base::ErrorKind::NotFound);
}

void tst_CaptureStore::refusesOneAndKeepsTheOthers()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const NewCapture twin = newCapture();
    QObject context;
    QList<bool> answers;
    for (const NewCapture &capture : {newCapture(), twin, twin, newCapture()}) // in one transaction, or in two
        fixture.store->append(capture, &context,
                              [&](const base::Result<CaptureRow> &row) { answers.append(row.isOk()); });
    QTRY_COMPARE(answers, QList<bool>({true, true, false, true}));
    QCOMPARE(list(*fixture.store)->size(), 3);
}

void tst_CaptureStore::answersNobodyWhoDied()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    bool answered = false;
    {
        QObject context;
        fixture.store->append(newCapture(), &context, [&](const auto &) { answered = true; });
        fixture.store->list(0, 10, &context, [&](const auto &) { answered = true; });
    }
    QVERIFY(append(*fixture.store, newCapture()));
    QVERIFY(load(*fixture.store, 1));
    QVERIFY(!answered);
}

void tst_CaptureStore::writesWhatWasAcceptedBeforeItCloses()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QObject context;
    int answers = 0;
    for (int i = 0; i < 100; ++i)
        fixture.store->append(newCapture(), &context,
                              [&](const base::Result<CaptureRow> &row) { answers += row ? 1 : 0; });
    fixture.store.reset();
    QTRY_COMPARE(answers, 100);
    QVERIFY(!QFile::exists(fixture.file() + u"-wal"_s));
    QVERIFY(!fixture.open());
    QCOMPARE(list(*fixture.store)->size(), 100);
}

RUNLATCH_TEST(tst_CaptureStore)
#include "tst_capturestore.moc"
