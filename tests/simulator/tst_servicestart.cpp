// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/servicestart.h"

#include "base/rules.h"
#include "base/systemclock.h"
#include "support/freeport.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QTcpServer>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Service;
using simulator::ServiceAddress;
using simulator::ServiceStart;

/// A simulator whose port is in use serves at another one, if that is allowed.
class tst_ServiceStart : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void servesAtItsPort();
    void movesIfItMay();
    void staysIfItMayNot();
    void anAbortedStartDoesNotMove();
    void failsForAnotherReason();

private:
    base::Call start(quint16 port, const QString &host = u"127.0.0.1"_s)
    {
        simulator::ServiceOptions options;
        options.host = host;
        options.port = port;
        const auto mayMove = [this](QObject *, const base::Callback<bool> &done) { m_asked = done; };
        return ServiceStart::start(m_service, options, mayMove, this,
                                   [this](const base::Result<ServiceAddress> &address) { m_answer = address; });
    }

    base::SystemClock m_clock;
    Service m_service{m_clock};
    QTcpServer m_other; ///< another program
    base::Callback<bool> m_asked;
    std::optional<base::Result<ServiceAddress>> m_answer;
};

void tst_ServiceStart::init()
{
    m_asked = nullptr;
    m_answer.reset();
    m_other.close();
    QVERIFY(m_other.listen(QHostAddress::LocalHost));
}

void tst_ServiceStart::servesAtItsPort()
{
    const quint16 port = support::freePort();
    start(port);
    QTRY_VERIFY(m_answer);
    QCOMPARE((*m_answer)->port, port);
    QVERIFY(!m_asked);
}

void tst_ServiceStart::movesIfItMay()
{
    start(m_other.serverPort());
    QTRY_VERIFY(m_asked);
    QVERIFY(!m_answer && !m_service.isServing());
    m_asked(true);
    QTRY_VERIFY(m_answer);
    QVERIFY(*m_answer && (*m_answer)->port != m_other.serverPort());
    QVERIFY(m_service.isServing());
}

void tst_ServiceStart::staysIfItMayNot()
{
    start(m_other.serverPort());
    QTRY_VERIFY(m_asked);
    m_asked(false);
    QVERIFY(m_answer && !*m_answer);
    QCOMPARE(m_answer->error().rule, base::Rules::ListenInUse);
}

void tst_ServiceStart::anAbortedStartDoesNotMove()
{
    base::Call call = start(m_other.serverPort());
    QTRY_VERIFY(m_asked);
    QVERIFY(call.isRunning());
    call.abort();
    QVERIFY(!m_answer);
}

/// A free port is no help where the host is wrong.
void tst_ServiceStart::failsForAnotherReason()
{
    start(m_other.serverPort(), u"no host"_s);
    QTRY_VERIFY(m_answer);
    QVERIFY(!*m_answer && !m_asked);
}

RUNLATCH_TEST(tst_ServiceStart)
#include "tst_servicestart.moc"
