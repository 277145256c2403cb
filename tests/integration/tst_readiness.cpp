// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/readiness.h"

#include "support/closedport.h"
#include "support/fakeclock.h"
#include "support/freeport.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QTcpServer>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::cli;
using namespace std::chrono_literals;

/// `trigger` learns that an integration listens, and gives up in time.
class tst_Readiness : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_clock.reset();
        m_answer.reset();
    }
    void findsWhoListens();
    void saysAtOnceThatNobodyListens();
    void waitsUntilSomebodyListens();
    void givesUpInTime();
    void doesNotAnswerOnceAborted();

private:
    base::Call wait(quint16 port, std::chrono::milliseconds limit)
    {
        const QUrl target(u"http://127.0.0.1:%1/"_s.arg(port));
        return Readiness::wait(m_clock, target, limit, this, [this](const base::Result<bool> &isListening) {
            QVERIFY(!m_answer);
            m_answer = *isListening;
        });
    }
    /// Waits until an attempt was refused. Its own limit is still in the clock, and so is the next attempt.
    bool isRefused()
    {
        return support::waitFor([this] { return m_clock.waiting() == 2; }, 20'000);
    }

    support::FakeClock m_clock;
    std::optional<bool> m_answer;
};

void tst_Readiness::findsWhoListens()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const base::Call call = wait(server.serverPort(), 0ms);
    QVERIFY(call.isRunning() && !m_answer);
    QTRY_VERIFY(m_answer);
    QVERIFY(*m_answer && !call.isRunning());
}

void tst_Readiness::saysAtOnceThatNobodyListens()
{
    const support::ClosedPort closed;
    wait(closed.port(), 0ms);
    QTRY_VERIFY(m_answer);
    QVERIFY(!*m_answer);
}

void tst_Readiness::waitsUntilSomebodyListens()
{
    const quint16 port = support::freePort();
    wait(port, 10s);
    QVERIFY(isRefused());
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost, port));
    QVERIFY(!m_answer);
    m_clock.advance(50ms);
    QTRY_VERIFY(m_answer);
    QVERIFY(*m_answer);
}

void tst_Readiness::givesUpInTime()
{
    const support::ClosedPort closed;
    wait(closed.port(), 90ms);
    QVERIFY(isRefused());
    m_clock.advance(50ms); // 40 ms are left for the second attempt, too few for a third
    QTRY_VERIFY(m_answer);
    QVERIFY(!*m_answer);
}

void tst_Readiness::doesNotAnswerOnceAborted()
{
    const support::ClosedPort closed;
    base::Call call = wait(closed.port(), 10s);
    QVERIFY(isRefused());
    call.abort();
    m_clock.advance(10s);
    QVERIFY(!m_answer && !call.isRunning());
}

RUNLATCH_TEST(tst_Readiness)
#include "tst_readiness.moc"
