// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/bulksender.h"

#include "bulklife.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

/// A bulk create is on disk before it leaves, and its outcome is known or marked unknown, however it ends.
class tst_BulkSender : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void isOnDiskBeforeItLeaves();
    void anEndAfterItLeftIsRemembered();
    void whatWasCreatedIsNoDraftAnyMore();
    void aLostAnswerIsAnUnknownOutcome();
    void aRefusalIsKnown_data();
    void aRefusalIsKnown();
    void aRefusalLeavesAnEarlierUnknownOutcome();
    void a429IsWaitedOut();
    void cancelledInAWaitIsKnown();
    void cancelledBeforeItIsOnDiskIsKnown();
    void cancelledOnceItLeftIsUnknown();
    void othersOnTheClientDoNotMatter_data();
    void othersOnTheClientDoNotMatter();
    void nothingLeavesThatCannotBeKept();
    void aDraftOfAnotherConnectionIsRefused();
    void sendsOneAtATime();
    void needsNoDraft();

private:
    struct Life : BulkLife
    {
        Life(const QString &file, support::FakeClock &clock, const service::Endpoint &endpoint)
            : BulkLife(file, clock)
            , client(http, clock)
            , sender(client, clock, &session)
        {
            begin(endpoint);
        }
        http::Requester http;
        service::Client client;
        BulkSender sender;
        QSignalSpy sending{&sender, &BulkSender::sending};
        QSignalSpy waiting{&sender, &BulkSender::waiting};
        QSignalSpy created{&sender, &BulkSender::created};
        QSignalSpy refused{&sender, &BulkSender::refused};
        QSignalSpy lost{&sender, &BulkSender::lost};
        QSignalSpy cancelled{&sender, &BulkSender::cancelled};
        QSignalSpy notKept{&sender, &BulkSender::notKept};
    };

    void newLife();
    void send();
    void setFault(const QString &fault = {});
    int creations() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::FakeClock> m_clock;
    std::unique_ptr<support::SimulatedService> m_simulator;
    std::unique_ptr<QSignalSpy> m_served;
    service::Endpoint m_endpoint;
    std::unique_ptr<Life> m_life;
};

void tst_BulkSender::initTestCase()
{
    m_simulator =
        std::make_unique<support::SimulatedService>(simulator::ServiceOptions{.workspaces = 3, .changeRequests = 3});
    m_endpoint = m_simulator->endpoint();
    m_endpoint.name = u"Simulator on this computer"_s; // without a name it would be of the command line
}

void tst_BulkSender::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = std::make_unique<support::FakeClock>();
    setFault();
    m_served = std::make_unique<QSignalSpy>(m_simulator.get(), &simulator::Service::served);
    newLife();
}

void tst_BulkSender::cleanup()
{
    m_life.reset();
}

void tst_BulkSender::newLife()
{
    m_life.reset();
    m_life = std::make_unique<Life>(m_folder->filePath(u"work.sqlite"_s), *m_clock, m_endpoint);
}

void tst_BulkSender::send()
{
    const BulkDraft draft = m_life->session.draft();
    m_life->sender.send(m_endpoint, draft.organization, *creationOf(draft));
}

void tst_BulkSender::setFault(const QString &fault)
{
    QList<simulator::Fault> faults;
    if (!fault.isEmpty())
        faults.append(*simulator::readFault(fault));
    m_simulator->setFaults(faults);
}

/// The number of create requests that the service answered, or left without an answer on purpose.
int tst_BulkSender::creations() const
{
    return static_cast<int>(std::count_if(m_served->begin(), m_served->end(), [](const QList<QVariant> &one) {
        return one.first().value<simulator::Served>().method == "POST";
    }));
}

void tst_BulkSender::isOnDiskBeforeItLeaves()
{
    const QString copy = m_folder->filePath(u"copy.sqlite"_s);
    // Copies the disk as it would be if the program were killed now.
    connect(&m_life->sender, &BulkSender::sending, this, [&] {
        for (const QString &end : {u""_s, u"-wal"_s})
            QFile::copy(m_folder->filePath(u"work.sqlite"_s) + end, copy + end);
    });
    send();
    QTRY_COMPARE(m_life->created.size(), 1);
    BulkLife next(copy, *m_clock);
    QVERIFY(next.restore());
    QCOMPARE(next.session.sentAt(), m_clock->utc());
    QCOMPARE(next.session.draft().subject, writtenDraft().subject);
    QVERIFY(next.session.draft().isAt(m_endpoint));
}

void tst_BulkSender::anEndAfterItLeftIsRemembered()
{
    setFault(u"silence"_s);
    send();
    QTRY_COMPARE(creations(), 1);
    newLife();
    QVERIFY(m_life->restore());
    QVERIFY(m_life->sender.isOutcomeUnknown());
    QCOMPARE(m_life->session.draft().subject, writtenDraft().subject);
}

void tst_BulkSender::whatWasCreatedIsNoDraftAnyMore()
{
    send();
    QVERIFY(m_life->sender.isSending());
    QTRY_COMPARE(m_life->created.size(), 1);
    QVERIFY(!m_life->created.first().first().value<service::Creation>().action.id.isEmpty());
    QVERIFY(!m_life->sender.isSending());
    QVERIFY(!m_life->sender.isOutcomeUnknown());
    QVERIFY(m_life->stored().isEmpty());
}

void tst_BulkSender::aLostAnswerIsAnUnknownOutcome()
{
    setFault(u"reset"_s);
    send();
    QTRY_COMPARE(m_life->lost.size(), 1);
    QVERIFY(m_life->lost.first().first().value<base::Error>().outcomeUnknown);
    QVERIFY(m_life->sender.mayHaveLeft());
    QVERIFY(m_life->sender.isOutcomeUnknown());
    QCOMPARE(m_life->stored(), m_life->session.draft());
    setFault();
    send(); // the person sends it once more
    QTRY_COMPARE(m_life->created.size(), 1);
    QVERIFY(m_life->stored().isEmpty());
}

void tst_BulkSender::aRefusalIsKnown_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<base::ErrorKind>("kind");
    QTest::newRow("401") << u"status=401"_s << base::ErrorKind::Unauthorized;
    QTest::newRow("403") << u"status=403"_s << base::ErrorKind::Rejected;
    QTest::newRow("422") << u"status=422"_s << base::ErrorKind::Rejected;
}

void tst_BulkSender::aRefusalIsKnown()
{
    QFETCH(QString, fault);
    QFETCH(base::ErrorKind, kind);
    setFault(fault);
    send();
    QTRY_VERIFY((m_clock->advance(1s), m_life->refused.size() == 1)); // several forms are tried, at the client's pace
    QCOMPARE(m_life->refused.first().first().value<base::Error>().kind, kind);
    QVERIFY(!m_life->sender.mayHaveLeft());
    QVERIFY(!m_life->sender.isOutcomeUnknown());
    QCOMPARE(m_life->stored().subject, writtenDraft().subject);
    QVERIFY(!m_life->stored().sentAt.isValid());
}

void tst_BulkSender::aRefusalLeavesAnEarlierUnknownOutcome()
{
    setFault(u"reset"_s);
    send();
    QTRY_COMPARE(m_life->lost.size(), 1);
    const QDateTime first = m_life->session.sentAt();
    m_clock->advance(1h);
    setFault(u"status=401"_s);
    send();
    QTRY_COMPARE(m_life->refused.size(), 1);
    QCOMPARE(m_life->session.sentAt(), first);
    QCOMPARE(m_life->stored().sentAt, first);
}

void tst_BulkSender::a429IsWaitedOut()
{
    setFault(u"rate-limit=30"_s);
    send();
    QTRY_COMPARE(m_life->waiting.size(), 1);
    QVERIFY(!m_life->sender.mayHaveLeft());
    setFault();
    m_clock->advance(1min);
    QTRY_COMPARE(m_life->created.size(), 1);
    QTRY_COMPARE(creations(), 2);
    QCOMPARE(m_life->sending.size(), 1); // the same request was sent again
}

void tst_BulkSender::cancelledInAWaitIsKnown()
{
    setFault(u"rate-limit=30"_s);
    send();
    QTRY_COMPARE(m_life->waiting.size(), 1);
    m_life->sender.cancel();
    QCOMPARE(m_life->cancelled.size(), 1);
    QVERIFY(!m_life->stored().sentAt.isValid());
    m_clock->advance(1h);
    QCOMPARE(m_life->stored().subject, writtenDraft().subject);
    QTRY_COMPARE(creations(), 1);
}

void tst_BulkSender::cancelledBeforeItIsOnDiskIsKnown()
{
    send();
    m_life->sender.cancel();
    QCOMPARE(m_life->cancelled.size(), 1);
    QVERIFY(!m_life->stored().sentAt.isValid());
    QCOMPARE(m_life->sending.size(), 0);
    m_life->sender.cancel(); // there is nothing to cancel
    QCOMPARE(m_life->cancelled.size(), 1);
}

void tst_BulkSender::cancelledOnceItLeftIsUnknown()
{
    setFault(u"silence"_s);
    send();
    QTRY_VERIFY(m_life->sender.mayHaveLeft());
    QTRY_COMPARE(creations(), 1); // the next test would count it
    m_life->sender.cancel();
    QCOMPARE(m_life->lost.size(), 1);
    QCOMPARE(m_life->lost.first().first().value<base::Error>().kind, base::ErrorKind::Cancelled);
    QVERIFY(m_life->lost.first().first().value<base::Error>().outcomeUnknown);
    QVERIFY(m_life->sender.mayHaveLeft());
    QVERIFY(!m_life->sender.isSending());
    QVERIFY(m_life->stored().sentAt.isValid());
}

void tst_BulkSender::othersOnTheClientDoNotMatter_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("faultOfTheOther");
    QTest::addColumn<bool>("mayHaveLeft");
    QTest::newRow("it left while another one waits") << u"silence"_s << u"rate-limit=30"_s << true;
    QTest::newRow("it waits while another one leaves") << u"rate-limit=30"_s << u"silence"_s << false;
}

void tst_BulkSender::othersOnTheClientDoNotMatter()
{
    QFETCH(QString, fault);
    QFETCH(QString, faultOfTheOther);
    QFETCH(bool, mayHaveLeft);
    const QSignalSpy waits(&m_life->client, &service::Client::waiting);
    setFault(fault);
    send();
    QTRY_COMPARE(creations(), 1);
    QTRY_COMPARE(waits.size(), mayHaveLeft ? 0 : 1);
    setFault(faultOfTheOther);
    m_life->client.ping(m_endpoint, &m_life->session, [](const auto &) {});
    QTRY_COMPARE(m_served->size(), 2);
    QTRY_COMPARE(waits.size(), 1); // the wait of the one request or of the other
    QCOMPARE(m_life->sender.mayHaveLeft(), mayHaveLeft);
    QCOMPARE(m_life->waiting.size(), mayHaveLeft ? 0 : 1);
}

void tst_BulkSender::nothingLeavesThatCannotBeKept()
{
    m_life->store.open(u"/proc/no/work.sqlite"_s, &m_life->session, [](const base::Done &) {});
    send();
    QTRY_COMPARE(m_life->notKept.size(), 1);
    QCOMPARE(m_life->notKept.first().first().value<base::Error>().kind, base::ErrorKind::Storage);
    QVERIFY(!m_life->sender.isSending());
    QVERIFY(!m_life->sender.isOutcomeUnknown());
    QCOMPARE(m_life->sending.size(), 0);
    QTRY_COMPARE(creations(), 0);
}

void tst_BulkSender::aDraftOfAnotherConnectionIsRefused()
{
    service::Endpoint other = m_endpoint;
    other.connection = QUuid::createUuid();
    const BulkDraft draft = m_life->session.draft();
    m_life->sender.send(other, draft.organization, *creationOf(draft));
    QCOMPARE(m_life->refused.size(), 1);
    QCOMPARE(m_life->refused.first().first().value<base::Error>().rule, u"create.elsewhere"_s);
    QVERIFY(!m_life->sender.isSending());
    QVERIFY(m_life->stored().isEmpty());
    QTRY_COMPARE(creations(), 0);
}

void tst_BulkSender::sendsOneAtATime()
{
    send();
    send();
    QTRY_COMPARE(m_life->created.size(), 1);
    send(); // the first one has ended
    QTRY_COMPARE(m_life->created.size(), 2);
    QTRY_COMPARE(creations(), 2);
}

/// A request without a draft, as runlatch-cli sends it, needs no store.
void tst_BulkSender::needsNoDraft()
{
    BulkSender sender(m_life->client, *m_clock, nullptr);
    const QSignalSpy sending(&sender, &BulkSender::sending);
    const QSignalSpy created(&sender, &BulkSender::created);
    const QSignalSpy lost(&sender, &BulkSender::lost);
    const protocol::BulkCreation creation = *creationOf(writtenDraft());
    sender.send(m_endpoint, u"acme"_s, creation);
    QTRY_COMPARE(created.size(), 1);
    QCOMPARE(sending.size(), 1);
    QVERIFY(!sender.isOutcomeUnknown());
    setFault(u"reset"_s);
    sender.send(m_endpoint, u"acme"_s, creation);
    QTRY_COMPARE(lost.size(), 1);
    QVERIFY(sender.mayHaveLeft());
    QVERIFY(m_life->stored().isEmpty());
}

RUNLATCH_TEST(tst_BulkSender)

} // namespace runlatch::changerequests

#include "tst_bulksender.moc"
