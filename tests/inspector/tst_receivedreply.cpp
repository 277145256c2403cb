// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/autoreply.h"

#include "base/rules.h"
#include "fixture.h"
#include "inspector/inspection.h"
#include "store/sqlite/database.h"
#include "support/eagerclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// A token goes where the request that was received sends it, whatever its store file says by now.
class tst_ReceivedReply : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aChangedRequestIsNotAnsweredAutomatically_data();
    void aChangedRequestIsNotAnsweredAutomatically();
    void anAutomaticReplyTrustsWhatWasReceived();
    void aChangedRequestIsAnsweredByHandOnly();

private:
    store::CaptureRow receive(const QUrl &callback);
    bool change(const QString &sql, const QList<store::Value> &values = {});

    std::unique_ptr<StoreFixture> m_store;
    http::Requester m_http;
    support::EagerClock m_clock; // nobody waits for the pace of the calls
};

void tst_ReceivedReply::init()
{
    m_store = std::make_unique<StoreFixture>();
}

store::CaptureRow tst_ReceivedReply::receive(const QUrl &callback)
{
    http::Request request;
    request.method = "POST";
    request.target = "/runtask";
    request.body = protocol::writeRunTaskRequest(runTaskRequest(callback.toString()));
    store::NewCapture received = inspect(request, {}, QDateTime::currentDateTimeUtc());
    received.row.verdict = protocol::Verdict::Valid;
    const auto row = m_store->append(received);
    return row ? *row : store::CaptureRow();
}

bool tst_ReceivedReply::change(const QString &sql, const QList<store::Value> &values)
{
    store::Database database((**m_store).file());
    return database.open(store::Database::Access::ReadWrite).isOk() && database.execute(sql, values).isOk();
}

void tst_ReceivedReply::aChangedRequestIsNotAnsweredAutomatically_data()
{
    QTest::addColumn<bool>("isSealed");
    QTest::newRow("its address") << true;
    QTest::newRow("its address and its token") << false;
}

void tst_ReceivedReply::aChangedRequestIsNotAnsweredAutomatically()
{
    QFETCH(const bool, isSealed);
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    ScriptedServer thief(Script::answer(support::httpAnswer(200)));
    const store::CaptureRow row = receive(service.url(u"/callback"_s));
    if (isSealed) {
        QVERIFY(change(u"UPDATE capture_blobs SET body = CAST(REPLACE(CAST(body AS TEXT), ?, ?) AS BLOB)"_s,
                       {QString::number(service.serverPort()), QString::number(thief.serverPort())}));
    } else {
        const auto other = runTaskRequest(thief.url(u"/callback"_s).toString());
        QVERIFY(change(u"DELETE FROM capture_secrets"_s));
        QVERIFY(change(u"UPDATE capture_blobs SET body = ?"_s, {protocol::writeRunTaskRequest(other)}));
    }
    Reply reply(**m_store, m_http, m_clock);
    AutoReply automatic(reply, m_clock);
    automatic.setResult(protocol::TaskResult{protocol::TaskStatus::Passed, {}, {}, {}});
    QSignalSpy replied(&automatic, &AutoReply::replied);
    automatic.handle({row});
    QTRY_COMPARE(replied.size(), 1);
    QCOMPARE(replied.first().at(2).value<base::Error>().rule, base::Rules::ReplyUnproven);
    QCOMPARE(thief.count() + service.count(), 0);
}

/// The file says that it is late, a verification and unsigned.
void tst_ReceivedReply::anAutomaticReplyTrustsWhatWasReceived()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const store::CaptureRow row = receive(service.url(u"/callback"_s));
    QVERIFY(change(u"UPDATE captures SET deadline = 1, verification = 1, accepts_outcomes = 0, supported = 0"_s));
    Reply reply(**m_store, m_http, m_clock);
    const auto sent = support::answerOf<Reply::Sent>([&](QObject *context, const auto &done) {
        reply.sendAutomatically(row, {protocol::TaskStatus::Passed, {}, {}, {}}, context, done);
    });
    QVERIFY(sent.isOk());
    QCOMPARE(sent->reply.http, 200);
    QCOMPARE(service.header(0, "Authorization"), "Bearer token-of-this-request");
}

void tst_ReceivedReply::aChangedRequestIsAnsweredByHandOnly()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    ScriptedServer other(Script::answer(support::httpAnswer(200)));
    const store::CaptureRow row = receive(service.url(u"/callback"_s));
    QVERIFY(change(u"UPDATE capture_blobs SET body = CAST(REPLACE(CAST(body AS TEXT), ?, ?) AS BLOB)"_s,
                   {QString::number(service.serverPort()), QString::number(other.serverPort())}));
    Reply reply(**m_store, m_http, m_clock);
    const auto send = [&](bool anyway) {
        return support::answerOf<Reply::Sent>([&](QObject *context, const auto &done) {
            reply.send(row.id, {protocol::TaskStatus::Passed, {}, {}, {}}, anyway, context, done);
        });
    };
    const auto refused = send(false);
    QVERIFY(!refused);
    QCOMPARE(refused.error().rule, base::Rules::ReplyUnproven);
    QCOMPARE(refused.error().subject, other.url(u"/callback"_s).toString()); // it is shown before the answer below
    QCOMPARE(other.count(), 0);
    QVERIFY(send(true));
    QCOMPARE(other.count(), 1);
}

RUNLATCH_TEST(tst_ReceivedReply)

} // namespace runlatch::inspector

#include "tst_receivedreply.moc"
