// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/session.h"

#include "fixture.h"
#include "http/requester.h"
#include "store/captures/facts.h"
#include "store/sqlite/database.h"
#include "store/sqlite/storelock.h"
#include "support/fakeclock.h"
#include "support/heldserver.h"
#include "support/refusingtable.h"
#include "support/suite.h"

#include <QDir>
#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// A session keeps its captures while it is reopened, moved or locked out.
class tst_Session : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_name = u"captures.sqlite"_s;
        m_key = store::newStoreKey();
        m_session = std::make_unique<Session>(m_http, m_clock);
    }

    void cleanup() { m_session.reset(); }

    void opensAndReceives()
    {
        QVERIFY(!m_session->isOpen());
        QVERIFY(open());
        QVERIFY(m_session->isOpen());
        QCOMPARE(m_session->store().thread(), thread());
        QCOMPARE(send(), 200);
        QCOMPARE(stored(), 1);
    }

    void reopenKeepsWhatWasReceived()
    {
        QVERIFY(open());
        QCOMPARE(send(), 200);
        m_session = std::make_unique<Session>(m_http, m_clock); // the old session gives up the folder
        QVERIFY(open());
        QCOMPARE(stored(), 1);
        QCOMPARE(send(), 200);
        QCOMPARE(stored(), 2);
    }

    void lockedFolderIsAnErrorAndCanBeTriedAgain()
    {
        auto taken = store::StoreLock::take(file());
        QVERIFY(taken);
        auto held = std::move(taken).value();
        const base::Done refused = open();
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, base::ErrorKind::Storage);
        QCOMPARE(refused.error().rule, u"store.locked"_s);
        QVERIFY(!m_session->isOpen());
        held.reset();
        QVERIFY(open());
        QCOMPARE(send(), 200);
    }

    void aStoreIsKeptUntilTheNextOneIsOurs()
    {
        QVERIFY(open());
        const QString other = m_folder->filePath(u"other/captures.sqlite"_s);
        const auto move = [&] {
            return support::answerOf<std::monostate>(
                [&](QObject *context, const auto &done) { m_session->open(other, m_key, context, done); });
        };
        auto held = *store::StoreLock::take(other);
        QCOMPARE(move().error().rule, u"store.locked"_s);
        QVERIFY(!store::StoreLock::take(file())); // the session still holds the lock
        QCOMPARE(send(), 200);
        held.reset();
        QVERIFY(move());
        QCOMPARE(m_session->file(), other);
        QTRY_VERIFY(store::StoreLock::take(file())); // the file is closed in another thread
    }

    void wrongKeyIsAnError()
    {
        m_key = QByteArray("short");
        const base::Done refused = open();
        QVERIFY(!refused);
        QCOMPARE(refused.error().rule, u"store.key"_s);
        QVERIFY(!m_session->isOpen());
    }

    /// Another folder takes the captures that the first refused. The disk refuses, the user chooses another folder, and
    /// requests that were answered 200 are only in memory.
    void anotherFolderTakesWhatTheFirstRefused()
    {
        QVERIFY(open());
        ReceiverOptions options;
        options.acceptFromMemory = true;
        const auto url = start(options);
        QVERIFY(url);
        QList<store::CaptureRow> told;
        connect(&m_session->receiver(), &Receiver::captured, this, [&told](const auto &rows) { told += rows; });
        QCOMPARE(post(*url), 200);
        QVERIFY(refuse(true));
        QCOMPARE(post(*url), 200);
        QCOMPARE(post(*url), 200);
        QCOMPARE(stored(), 1);
        QTRY_COMPARE(told.size(), 3);
        told.clear();
        m_name = u"another/captures.sqlite"_s;
        QVERIFY(open());
        QVERIFY(m_session->receiver().isListening());
        QTRY_COMPARE(stored(), 2);
        QCOMPARE(post(*url), 200);
        QCOMPARE(stored(), 3);
        QTRY_COMPARE(std::count_if(told.begin(), told.end(), [](const auto &row) { return row.stored; }), 3);
        m_name = u"captures.sqlite"_s;
        QVERIFY(refuse(false));
        QVERIFY(open()); // the first file is opened again
        QCOMPARE(post(*url), 200);
        QCOMPARE(stored(), 2);
    }

    /// A reply that waits when another folder is chosen ends in its own store, which is closed afterwards.
    void aWaitingReplyEndsInItsStore()
    {
        support::HeldServer service;
        QVERIFY(open());
        ReceiverOptions options;
        options.endpoint().keys = {Key};
        const auto url = start(options);
        QVERIFY(url);
        m_session->autoReply().setResult(protocol::TaskResult{protocol::TaskStatus::Passed, {}, {}, {}});
        m_session->autoReply().setDelay(std::chrono::milliseconds(300));
        connect(&m_session->receiver(), &Receiver::arrived, this,
                [this](const auto &rows) { m_session->autoReply().handle(rows); });
        const QByteArray body = protocol::writeRunTaskRequest(runTaskRequest(service.url(u"/callback"_s).toString()));
        QCOMPARE(post(*url, body), 200);
        QTRY_VERIFY(!m_session->autoReply().isIdle());
        const QPointer<Reply> before = &m_session->reply();
        m_name = u"another/captures.sqlite"_s;
        QVERIFY(open());
        QTRY_COMPARE(service.count(), 1);
        QVERIFY(before);
        service.answer(0, 200);
        QTRY_VERIFY(!before);
        m_name = u"captures.sqlite"_s;
        QTRY_VERIFY(store::StoreLock::take(file())); // the session has given up the file
        QVERIFY(open());
        const auto rows = list(m_session->store());
        QVERIFY(rows && rows->size() == 1);
        QCOMPARE(rows->first().state, protocol::TaskState::Passed);
    }

    void aReplyUnderWayEndsInItsStore();
    void aStoreThatStillWritesStaysOpen();

    void aFolderThatCannotBeUsedLeavesTheFirst()
    {
        QVERIFY(open());
        const auto url = start();
        QVERIFY(url);
        QCOMPARE(post(*url), 200);
        const store::CaptureStore *store = &m_session->store();
        QVERIFY(QDir(m_folder->path()).mkdir(u"broken"_s));
        m_name = u"broken/captures.sqlite"_s;
        QFile broken(file());
        QVERIFY(broken.open(QIODevice::WriteOnly));
        QVERIFY(broken.write(QByteArray(5000, 'x')) > 0);
        broken.close();
        QVERIFY(!open());
        QCOMPARE(&m_session->store(), store);
        QCOMPARE(post(*url), 200);
        QCOMPARE(stored(), 2);
        m_name = u"captures.sqlite"_s; // the open file is opened again
        QVERIFY(open());
        QCOMPARE(&m_session->store(), store);
    }

    void endsWithManyStores()
    {
        support::HeldServer service;
        QVERIFY(open());
        const auto url = start();
        QVERIFY(url);
        for (int i = 0; i < 4; ++i) {
            const QByteArray body =
                protocol::writeRunTaskRequest(runTaskRequest(service.url(u"/%1"_s.arg(i)).toString()));
            QCOMPARE(post(*url, body), 200);
            m_session->reply().send(1, {protocol::TaskStatus::Passed, {}, {}, {}}, false, this, [](const auto &) {});
            QTRY_COMPARE(service.count(), i + 1);
            m_name = u"%1/captures.sqlite"_s.arg(i);
            QVERIFY(open());
        }
        m_session.reset(); // ends while four replies are under way
        for (const QString &name : {u"captures.sqlite"_s, u"0/captures.sqlite"_s, u"2/captures.sqlite"_s}) {
            m_name = name;
            store::Database database(file());
            QVERIFY(database.open(store::Database::Access::ReadOnly));
            const auto cancelled = database.number(u"SELECT COUNT(*) FROM replies WHERE error_kind = 'cancelled'"_s);
            QVERIFY(cancelled && *cancelled == 1);
        }
    }

    void deadAskerIsNotAnswered()
    {
        bool answered = false;
        {
            QObject context;
            m_session->open(file(), m_key, &context, [&answered](const base::Done &) { answered = true; });
        }
        QTRY_VERIFY(m_session->isOpen()); // the session is open, although nobody hears of it
        QVERIFY(!answered);
    }

    void endsWhileItOpens()
    {
        m_session->open(file(), m_key, this, [](const base::Done &) { QFAIL("answered by a session that is gone"); });
        m_session.reset();
        QVERIFY(store::StoreLock::take(file())); // nothing holds the folder any more
    }

    void tellsHowFarAnUpgradeIs()
    {
        QVERIFY(QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v1-canaries.sqlite"), file()));
        QSignalSpy upgrading(m_session.get(), &Session::upgrading);
        QVERIFY(open());
        QCOMPARE(upgrading.size(), 1);
        QCOMPARE(upgrading.first().first().value<store::UpgradeProgress>().total, 5);
    }

    void tellsOfAnUpgradeAFewTimesASecond();
    void aLateKeyReachesEveryStore();
    void aKeyThatComesWhileAStoreOpensReachesIt();

    void anUpgradeIsLeftForTheNextTime()
    {
        QVERIFY(leaveToUpgrade(200));
        m_session = std::make_unique<Session>(m_http, m_clock);
        m_session->open(file(), m_key, this, [](const base::Done &) { QFAIL("answered by a session that is gone"); });
        m_session.reset();
        store::Database database(file());
        QVERIFY(database.open(store::Database::Access::ReadOnly));
        const auto done = store::fact(database, u"resealed_to"_s);
        QVERIFY2(done && *done < 200, "it was waited for");
    }

private:
    /// Leaves a closed store whose captures are sealed anew when it is opened.
    bool leaveToUpgrade(int captures)
    {
        bool isFine = open().isOk();
        for (int i = 0; i < captures && isFine; ++i) {
            store::NewCapture capture;
            capture.row.receivedAt = m_clock.utc();
            capture.body = "{}";
            isFine = append(m_session->store(), capture).isOk();
        }
        m_session.reset();
        store::Database database(file());
        return isFine && database.open(store::Database::Access::ReadWrite)
            && store::setFact(database, u"reseal_to"_s, captures);
    }

    QString file() const { return m_folder->filePath(m_name); }

    /// Makes the disk accept no new data, or accept it again.
    bool refuse(bool refuses) const
    {
        store::Database database(file());
        if (!database.open(store::Database::Access::ReadWrite))
            return false;
        const auto newest = database.number(u"SELECT COALESCE(MAX(id), 0) FROM captures"_s);
        return newest
            && database.execute(refuses ? support::refusing(u"captures"_s, u"id > %1"_s.arg(*newest))
                                        : support::refusingNothing());
    }

    base::Done open()
    {
        return support::answerOf<std::monostate>(
            [this](QObject *context, const auto &done) { m_session->open(file(), m_key, context, done); });
    }

    base::Done useKey(const store::StoreKey &key)
    {
        return support::answerOf<std::monostate>(
            [&](QObject *context, const auto &done) { m_session->useKey(key, context, done); });
    }

    bool isComplete(qint64 id)
    {
        const auto capture = load(m_session->store(), id);
        return capture && capture->complete && capture->body == vectorBody(u"post_plan.json"_s);
    }

    base::Result<QUrl> start(const ReceiverOptions &options = {})
    {
        return support::answerOf<QUrl>(
            [&](QObject *context, const auto &done) { m_session->receiver().start(options, context, done); });
    }

    /// The status of the answer to a request over a socket.
    int send()
    {
        const auto url = start();
        return url ? post(*url) : 0;
    }

    int post(const QUrl &url, const QByteArray &body = vectorBody(u"post_plan.json"_s))
    {
        http::Outgoing request{.method = "POST", .url = url, .body = body};
        request.headers = {{"X-TFC-Task-Signature", protocol::sign(Key, body)}};
        const auto response = support::answerOf<http::Response>(
            [&](QObject *context, const auto &done) { m_http.send(request, context, done); });
        if (!response)
            qWarning() << "no answer:" << response.error().rule.name() << response.error().detail;
        return response ? response->status : 0;
    }

    qsizetype stored()
    {
        const auto rows = list(m_session->store());
        return rows ? rows->size() : -1;
    }

    base::SystemClock m_clock;
    http::Requester m_http;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_name;
    store::StoreKey m_key;
    std::unique_ptr<Session> m_session;
};

/// The window draws each of them, so a fast upgrade must not flood it. On this clock the upgrade takes no time.
void tst_Session::tellsOfAnUpgradeAFewTimesASecond()
{
    QVERIFY(leaveToUpgrade(200));
    support::FakeClock clock;
    m_session = std::make_unique<Session>(m_http, clock);
    QSignalSpy upgrading(m_session.get(), &Session::upgrading);
    QVERIFY(open());
    QCOMPARE(upgrading.size(), 1);
    m_session.reset(); // before the clock
}

/// A reply that the person sent keeps its store open until the service has answered.
void tst_Session::aReplyUnderWayEndsInItsStore()
{
    support::HeldServer service;
    QVERIFY(open());
    const auto url = start();
    QVERIFY(url);
    const QByteArray body = protocol::writeRunTaskRequest(runTaskRequest(service.url(u"/callback"_s).toString()));
    QCOMPARE(post(*url, body), 200);
    bool isAnswered = false;
    m_session->reply().send(1, {protocol::TaskStatus::Passed, {}, {}, {}}, false, this,
                            [&isAnswered](const auto &answer) { isAnswered = answer.isOk(); });
    QTRY_COMPARE(service.count(), 1);
    const QPointer<Reply> before = &m_session->reply();
    m_name = u"another/captures.sqlite"_s;
    QVERIFY(open());
    QCOMPARE(post(*url), 200); // its answer comes after the receiver has left the first store
    QVERIFY(before);
    service.answer(0, 200);
    QTRY_VERIFY(isAnswered);
    QTRY_VERIFY(!before);
}

/// A request waits for the first store, which another program locks, when the next one is opened.
void tst_Session::aStoreThatStillWritesStaysOpen()
{
    QVERIFY(open());
    ReceiverOptions options;
    options.storeWait = std::chrono::milliseconds(100);
    const auto url = start(options);
    QVERIFY(url);
    store::Database holder(file());
    QVERIFY(holder.open(store::Database::Access::ReadWrite));
    QVERIFY(holder.execute(u"BEGIN IMMEDIATE"_s));
    QCOMPARE(post(*url), 503);
    const QPointer<store::CaptureStore> first = &m_session->store();
    m_name = u"another/captures.sqlite"_s;
    QVERIFY(open());
    QVERIFY(first);
    QCOMPARE(first->thread(), thread()); // a store that is closed leaves it first
    QVERIFY(holder.execute(u"ROLLBACK"_s));
    QTRY_VERIFY(!first);
    m_name = u"captures.sqlite"_s;
    QTRY_VERIFY(store::StoreLock::take(file()));
    QVERIFY(open());
    QCOMPARE(stored(), 1);
}

/// The keychain was unlocked after the store had been opened with a key of this session.
void tst_Session::aLateKeyReachesEveryStore()
{
    m_key = store::StoreKey(store::newStoreKey(), false);
    const store::StoreKey lasting = store::newStoreKey();
    QVERIFY(open());
    const auto url = start(); // once: the end of a listener may reach a request on its old connection
    QVERIFY(url);
    QCOMPARE(post(*url), 200);
    QVERIFY(useKey(lasting));
    QCOMPARE(post(*url), 200);
    m_name = u"another/captures.sqlite"_s;
    QVERIFY(open()); // with the key of the session once more
    QCOMPARE(post(*url), 200);
    m_session = std::make_unique<Session>(m_http, m_clock);
    m_key = lasting;
    QVERIFY(open());
    QVERIFY(isComplete(1));
    m_name = u"captures.sqlite"_s;
    QVERIFY(open());
    QVERIFY(isComplete(1) && isComplete(2));
}

void tst_Session::aKeyThatComesWhileAStoreOpensReachesIt()
{
    const store::StoreKey lasting = store::newStoreKey();
    std::optional<bool> isOpen;
    m_session->open(file(), {store::newStoreKey(), false}, this,
                    [&isOpen](const base::Done &opened) { isOpen = opened.isOk(); });
    QVERIFY(useKey(lasting)); // it answers before there is a store
    QTRY_VERIFY(isOpen);
    QVERIFY(*isOpen);
    QCOMPARE(send(), 200);
    m_session = std::make_unique<Session>(m_http, m_clock);
    m_key = lasting;
    QVERIFY(open());
    QVERIFY(isComplete(1));
}

RUNLATCH_TEST(tst_Session)

} // namespace runlatch::inspector

#include "tst_session.moc"
