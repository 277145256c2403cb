// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/freshness.h"

#include "base/utc.h"
#include "protocol/signature.h"
#include "replay/resending.h"
#include "support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace runlatch::replay {

/// A request gets an id and times of its own, and nothing else of it changes.
class tst_Freshness : public QObject
{
    Q_OBJECT

private slots:
    void changesIdAndTimesAlone_data();
    void changesIdAndTimesAlone();
    void noIdIsMadeTwice();
    void isBoundedWhateverTheIdIs();
    void isSignedAndCounted();
};

namespace {

Freshness fresh()
{
    return {"taskrs-new", QDateTime(QDate(2026, 11, 27), QTime(9, 8, 7, 6), base::Utc)};
}

} // namespace

void tst_Freshness::changesIdAndTimesAlone_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("run task")
        << QByteArray(R"({"run_created_at":"2026-01-01T00:00:00.000Z","x":1e2,"task_result_id":"taskrs-1",)"
                      R"("task_result_callback_url":"https://h/task-results/taskrs-1/callback","access_token":"t"})")
        << QByteArray(R"({"run_created_at":"2026-11-27T09:08:07.006Z","x":1e2,"task_result_id":"taskrs-new",)"
                      R"("task_result_callback_url":"https://h/task-results/taskrs-new/callback","access_token":"t"})");
    QTest::newRow("notification")
        << QByteArray(R"({"notifications":[{"run_updated_at":"x","trigger":"run:created"},{"trigger":"y"},7],"a":[]})")
        << QByteArray(
               R"({"notifications":[{"run_updated_at":"2026-11-27T09:08:07.006Z","trigger":"run:created"},{"trigger":"y"},7],"a":[]})");
    QTest::newRow("an id of another type")
        << QByteArray(R"({"task_result_id":7})") << QByteArray(R"({"task_result_id":"taskrs-new"})");
    QTest::newRow("nothing of it") << QByteArray(R"({ "stage":"post_plan" })")
                                   << QByteArray(R"({ "stage":"post_plan" })");
    QTest::newRow("no object") << QByteArray("[1]") << QByteArray("[1]");
    QTest::newRow("no JSON") << QByteArray("a=b") << QByteArray("a=b");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void tst_Freshness::changesIdAndTimesAlone()
{
    QFETCH(const QByteArray, body);
    QTEST(freshened(body, fresh()), "expected");
}

void tst_Freshness::noIdIsMadeTwice()
{
    std::set<QByteArray> ids;
    for (int times = 0; times < 1000; ++times)
        ids.insert(Freshness::made(fresh().at).taskResultId);
    QCOMPARE(ids.size(), 1000u);
    QCOMPARE(ids.begin()->size(), 23);
}

/// An id of one letter stands in an address as often as a sender likes.
void tst_Freshness::isBoundedWhateverTheIdIs()
{
    const QByteArray body =
        R"({"task_result_id":"a","task_result_callback_url":")" + QByteArray(1'000'000, 'a') + R"("})";
    QVERIFY(freshened(body, fresh()).size() < body.size() + 100);
}

void tst_Freshness::isSignedAndCounted()
{
    Resending resending;
    resending.head = "POST /a HTTP/1.1\r\nHost: h\r\nX-TFC-Task-Signature: 00\r\nContent-Length: 27\r\n\r\n";
    resending.body = R"({"task_result_id":"taskrs"})";
    resending.destination = QUrl(u"http://127.0.0.1:1/a"_s);
    resending.fresh = fresh();
    resending.signingKey = "key";
    const auto sent = resentRequest(resending);
    QVERIFY(sent);
    QCOMPARE(sent->body, QByteArray(R"({"task_result_id":"taskrs-new"})"));
    QVERIFY(sent->head.contains("\r\nContent-Length: 31\r\n"));
    QVERIFY(sent->head.contains("\r\nX-TFC-Task-Signature: " + protocol::sign("key", sent->body) + "\r\n"));
    QCOMPARE(*resentBytes(resending), sent->head + sent->body);
}

RUNLATCH_TEST(tst_Freshness)

} // namespace runlatch::replay

#include "tst_freshness.moc"
