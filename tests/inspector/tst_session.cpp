// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/session.h"

#include "fixture.h"
#include "http/client.h"
#include "store/database.h"
#include "store/facts.h"
#include "store/storelock.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
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
        m_session = std::make_unique<Session>(m_http, m_clock); // the old one gives up the folder
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

    void wrongKeyIsAnError()
    {
        m_key = "short";
        const base::Done refused = open();
        QVERIFY(!refused);
        QCOMPARE(refused.error().rule, u"store.key"_s);
        QVERIFY(!m_session->isOpen());
    }

    void deadAskerIsNotAnswered()
    {
        bool answered = false;
        {
            QObject context;
            m_session->open(file(), m_key, &context, [&answered](const base::Done &) { answered = true; });
        }
        QTRY_VERIFY(m_session->isOpen()); // but it is open
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

    void anUpgradeIsLeftForTheNextTime()
    {
        QVERIFY(open());
        for (int i = 0; i < 200; ++i) {
            store::NewCapture capture;
            capture.row.receivedAt = m_clock.utc();
            capture.body = "{}";
            QVERIFY(await<store::CaptureRow>(
                [&](QObject *context, const auto &done) { m_session->store().append(capture, context, done); }));
        }
        m_session = std::make_unique<Session>(m_http, m_clock);
        QVERIFY(setFact(u"reseal_to"_s, 200));
        m_session->open(file(), m_key, this, [](const base::Done &) { QFAIL("answered by a session that is gone"); });
        m_session.reset();
        store::Database database(file(), u"look"_s);
        QVERIFY(database.open(store::Database::Access::ReadOnly));
        const auto done = store::fact(database, u"resealed_to"_s);
        QVERIFY2(done && *done < 200, "it was waited for");
    }

private:
    bool setFact(const QString &name, qint64 value) const
    {
        store::Database database(file(), u"fact"_s);
        return database.open(store::Database::Access::ReadWrite) && store::setFact(database, name, value);
    }

    QString file() const { return m_folder->filePath(u"captures.sqlite"_s); }

    base::Done open()
    {
        return await<std::monostate>(
            [this](QObject *context, const auto &done) { m_session->open(file(), m_key, context, done); });
    }

    /// The status that a request is answered, over a socket.
    int send()
    {
        const auto url =
            await<QUrl>([this](QObject *context, const auto &done) { m_session->receiver().start({}, context, done); });
        if (!url)
            return 0;
        http::Outgoing request{.method = "POST", .url = *url, .body = vectorBody(u"post_plan.json"_s)};
        const auto response =
            await<http::Response>([&](QObject *context, const auto &done) { m_http.send(request, context, done); });
        return response ? response->status : 0;
    }

    qsizetype stored()
    {
        const auto rows = await<QList<store::CaptureRow>>(
            [this](QObject *context, const auto &done) { m_session->store().list(0, 100, context, done); });
        return rows ? rows->size() : -1;
    }

    base::SystemClock m_clock;
    http::Client m_http;
    std::unique_ptr<QTemporaryDir> m_folder;
    store::StoreKey m_key;
    std::unique_ptr<Session> m_session;
};

} // namespace runlatch::inspector

QTEST_GUILESS_MAIN(runlatch::inspector::TestSession)
#include "tst_session.moc"
