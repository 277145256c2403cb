// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gathering.h"

#include "changerequests/archiver.h"
#include "support/eagerclock.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// Gathering and archiving work over real sockets against the simulator with its faults.
class tst_GatheringSimulator : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void gathersAll_data();
    void gathersAll();
    void shiftingPagesAreNoticed();
    void archivesABatchInSpiteOfFaults();

private:
    void serve(simulator::DialectRule dialect = simulator::DialectRule::Any);
    void gather(const QString &workspace = {}, service::Scope scope = service::Scope::All);
    void setFaults(const QStringList &faults);

    support::EagerClock m_eager;
    http::Requester m_http;
    std::unique_ptr<support::SimulatedService> m_simulator;
    std::unique_ptr<service::Client> m_client;
    service::Endpoint m_endpoint;
    std::unique_ptr<changerequests::Gathering> m_gathering;
    QList<protocol::ChangeRequest> m_rows;
};

void tst_GatheringSimulator::init()
{
    m_rows.clear();
    m_gathering.reset();
    m_client = std::make_unique<service::Client>(m_http, m_eager);
    m_gathering = std::make_unique<changerequests::Gathering>(*m_client);
    connect(m_gathering.get(), &changerequests::Gathering::arrived, this, [this](const auto &rows) { m_rows += rows; });
}

void tst_GatheringSimulator::serve(simulator::DialectRule dialect)
{
    simulator::ServiceOptions options;
    options.workspaces = 30;
    options.changeRequests = 400;
    options.dialect = dialect;
    options.rateLimit = 100'000; // its clock does not wait
    m_simulator = std::make_unique<support::SimulatedService>(options);
    m_endpoint = m_simulator->endpoint();
}

void tst_GatheringSimulator::setFaults(const QStringList &faults)
{
    QList<simulator::Fault> read;
    for (const QString &fault : faults)
        read.append(*simulator::readFault(fault));
    m_simulator->setFaults(read);
}

void tst_GatheringSimulator::gather(const QString &workspace, service::Scope scope)
{
    m_gathering->start(m_endpoint, {u"acme"_s, workspace}, scope);
    QTRY_VERIFY_WITH_TIMEOUT(!m_gathering->isRunning(), 60'000);
}

void tst_GatheringSimulator::gathersAll_data()
{
    QTest::addColumn<simulator::DialectRule>("dialect");
    QTest::addColumn<QStringList>("faults");
    using simulator::DialectRule;
    QTest::newRow("any form") << DialectRule::Any << QStringList();
    QTest::newRow("the specification's") << DialectRule::Specification << QStringList();
    QTest::newRow("the OpenAPI description's") << DialectRule::OpenApi << QStringList();
    QTest::newRow("rate limit") << DialectRule::Any << QStringList{u"rate-limit=1@0.2"_s};
    QTest::newRow("5xx") << DialectRule::Any << QStringList{u"status=503@0.1"_s};
    QTest::newRow("cut") << DialectRule::Any << QStringList{u"reset@0.05"_s, u"cut-body@0.05"_s};
    QTest::newRow("latency") << DialectRule::Any << QStringList{u"latency=20ms"_s};
}

void tst_GatheringSimulator::gathersAll()
{
    QFETCH(simulator::DialectRule, dialect);
    QFETCH(QStringList, faults);
    serve(dialect);
    setFaults(faults);
    gather();
    QVERIFY2(m_gathering->failures().isEmpty(), qPrintable(m_gathering->failures().value(0).error.rule));
    QCOMPARE(m_rows.size(), 400);
    QCOMPARE(m_gathering->progress().workspaces, 30);
    QVERIFY(!m_gathering->shifted());
    QSet<QString> ids;
    for (const protocol::ChangeRequest &row : std::as_const(m_rows)) {
        ids.insert(row.id);
        QVERIFY(m_gathering->workspaceNames().contains(row.workspaceId));
    }
    QCOMPARE(ids.size(), 400);
    const auto active = std::count_if(m_rows.begin(), m_rows.end(), [](const auto &row) { return !row.isArchived(); });
    m_rows.clear();
    gather({}, service::Scope::Active);
    QCOMPARE(m_rows.size(), active);
}

void tst_GatheringSimulator::shiftingPagesAreNoticed()
{
    simulator::ServiceOptions options;
    options.workspaces = 1;
    options.changeRequests = 250;
    options.faults = {*simulator::readFault(u"shifting-page"_s)};
    m_simulator = std::make_unique<support::SimulatedService>(options);
    m_endpoint = m_simulator->endpoint();
    gather();
    QVERIFY(m_gathering->shifted());
    QSet<QString> ids;
    for (const protocol::ChangeRequest &row : std::as_const(m_rows))
        ids.insert(row.id);
    QCOMPARE(ids.size(), m_rows.size());
    QVERIFY(m_rows.size() >= 250);
}

void tst_GatheringSimulator::archivesABatchInSpiteOfFaults()
{
    serve();
    gather({}, service::Scope::Active);
    QList<changerequests::Archiver::ToArchive> batch;
    for (const protocol::ChangeRequest &row : std::as_const(m_rows))
        batch.append({row, m_gathering->workspaceNames().value(row.workspaceId)});
    QVERIFY(batch.size() > 50);
    const QTemporaryDir folder;
    store::WorkStore store;
    store.open(folder.filePath(u"work.sqlite"_s), this, [](const base::Done &) {});
    changerequests::Archiver archiver(*m_client, store, m_eager);
    setFaults({u"rate-limit=1@0.2"_s, u"status=503@0.1"_s, u"reset@0.1"_s});
    archiver.archiveAll(m_endpoint, batch);
    QTRY_VERIFY_WITH_TIMEOUT(!archiver.isRunning(), 60'000);
    setFaults({});
    archiver.tryAgain(m_endpoint);
    QTRY_VERIFY_WITH_TIMEOUT(!archiver.isRunning(), 60'000);
    for (const changerequests::Archiver::Item &item : archiver.batch())
        QCOMPARE(item.state, changerequests::Archiver::State::Archived);
    m_rows.clear();
    gather({}, service::Scope::Active);
    QCOMPARE(m_rows.size(), 0);
}

RUNLATCH_TEST(tst_GatheringSimulator)

} // namespace runlatch::integration

#include "tst_gatheringsimulator.moc"
