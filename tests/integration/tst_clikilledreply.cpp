// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "clirequests.h"
#include "inspector/reply.h"
#include "store/sqlite/database.h"
#include "store/sqlite/keyfile.h"
#include "support/scriptedserver.h"
#include "support/storecalls.h"
#include "support/suite.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// `inspect` that is killed while a final reply has no answer sends it no second time by itself, and a person can.
class tst_CliKilledReply : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void isNotSentAgainByItself_data();
    void isNotSentAgainByItself();

private:
    QStringList arguments(const QStringList &more) const
    {
        return QStringList{u"inspect"_s,
                           u"--store"_s,
                           m_folder->path(u"s.sqlite"_s),
                           u"--store-key-file"_s,
                           m_storeKey,
                           u"--hmac-key-file"_s,
                           m_hmacKey,
                           u"--reply"_s,
                           u"passed"_s}
        + more;
    }
    /// Sends a signed run task to the program that has just started.
    static QByteArray post(Program &inspect, const QUrl &callback, const QString &taskResult)
    {
        const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
        return answerToPost(url, wholePayload(callback.toString(), taskResult), "a key");
    }
    /// Whether the store has a reply, while the program writes to it.
    bool isRecorded() const
    {
        store::Database reader(m_folder->path(u"s.sqlite"_s));
        const auto opened = reader.open(store::Database::Access::Guest);
        const auto replies = opened ? reader.number("SELECT COUNT(*) FROM replies") : base::Result<qint64>(0);
        return replies && *replies > 0;
    }
    void canBeSentByAPerson();

    std::unique_ptr<CliFolder> m_folder;
    QString m_storeKey, m_hmacKey;
};

void tst_CliKilledReply::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_storeKey = m_folder->path(u"store-key"_s);
    m_hmacKey = m_folder->write(u"key"_s, "a key\n");
    Program making({u"store-key"_s, m_storeKey});
    QCOMPARE(making.exitStatus(), 0);
}

void tst_CliKilledReply::isNotSentAgainByItself_data()
{
    QTest::addColumn<QByteArray>("answered"); // what the service had answered when the program was killed
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a part of the head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le");
    QTest::newRow("a part of the body") << httpAnswer(200, "{\"data\":{}}").chopped(3);
}

void tst_CliKilledReply::isNotSentAgainByItself()
{
    QFETCH(const QByteArray, answered);
    const ScriptedServer service({Script::hang(answered), Script::answer(httpAnswer(200))});
    {
        Program killed(arguments({}));
        QCOMPARE(post(killed, service.url(u"/first"_s), u"taskrs-1"_s), "HTTP/1.1 200 OK");
        QVERIFY(support::waitFor([&service] { return service.requests("PATCH") == 1; }));
        QVERIFY(support::waitFor([this] { return isRecorded(); })); // the reply does not wait for the disk
        QVERIFY(!service.wasLeft(0));                               // the program still waits
        killed.kill();
        QVERIFY(killed.exitStatus() != -1); // it has ended, and holds the store no more
    }
    Program again(arguments({u"--count"_s, u"1"_s}));
    QCOMPARE(post(again, service.url(u"/second"_s), u"taskrs-2"_s), "HTTP/1.1 200 OK");
    QVERIFY(support::waitFor([&again] { return again.hasEnded(); }));
    QCOMPARE(again.exitStatus(), 0);
    QCOMPARE(service.requests("PATCH"), 2); // what it sends by itself comes before the end
    QVERIFY(service.requestLine(1).startsWith("PATCH /second?"));
    canBeSentByAPerson();
    QCOMPARE(service.requests("PATCH"), 3);
    QVERIFY(service.requestLine(2).startsWith("PATCH /first?"));
}

/// The store says that nobody knows whether the first reply arrived, and has the secrets to send another one.
void tst_CliKilledReply::canBeSentByAPerson()
{
    const auto key = store::readKeyFile(m_storeKey);
    QVERIFY(key.isOk());
    base::SystemClock clock;
    const auto opened = store::SqliteStore::open(m_folder->path(u"s.sqlite"_s), *key, clock);
    QVERIFY(opened.isOk());
    const auto kept = store::load(**opened, 1);
    QVERIFY(kept.isOk());
    QCOMPARE(kept->row.state, protocol::TaskState::Awaiting);
    QCOMPARE(kept->replies.size(), 1);
    QCOMPARE(kept->replies.first().errorKind, store::OutcomeUnknown);
    QVERIFY(kept->complete);
    http::Requester http;
    inspector::Reply reply(**opened, http, clock);
    const protocol::TaskResult passed{protocol::TaskStatus::Passed, u"Looked at"_s, {}, {}};
    const auto sent = support::answerOf<inspector::Reply::Sent>(
        [&](QObject *context, const auto &done) { reply.send(1, passed, false, context, done); });
    QVERIFY(sent.isOk());
    QCOMPARE(sent->row.state, protocol::TaskState::Passed);
}

RUNLATCH_TEST(tst_CliKilledReply)
#include "tst_clikilledreply.moc"
