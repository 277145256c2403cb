// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "http/requester.h"
#include "inspector/session.h"
#include "models/activitymodel.h"
#include "simulator/service.h"
#include "support/answer.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using http::ExchangeRecord;
using models::ActivityModel;

/// An exchange between simulator, connection and listener is one row; an exchange with anybody else has one side.
class tst_ActivitySides : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aConnectionAsksTheSimulator();
    void anAnswerThatBreaksOffIsOneProblem();
    void theListenerGetsADelivery();
    void manyAtOnceStayApart();
    void othersStayAlone();

private:
    /// Everything that the program makes before its window, and that Activity hears of.
    struct Parts
    {
        base::SystemClock clock;
        http::Requester http;
        inspector::Session inspector{http, clock};
        simulator::Service simulator{clock};
        ActivityModel activity;
        QAbstractItemModelTester tester{&activity, QAbstractItemModelTester::FailureReportingMode::QtTest};
    };

    void ask(const QUrl &url);
    void deliver();
    QUrl api(const QString &path) const { return QUrl(m_parts->simulator.address().url.toString() + path); }
    int rows() const { return m_parts->activity.rowCount(); }
    ExchangeRecord side(int row, int role) const
    {
        return m_parts->activity.index(row, 0).data(role).value<ExchangeRecord>();
    }
    bool isJoined(int row) const { return m_parts->activity.index(row, 0).data(ActivityModel::ReceivedRole).isValid(); }
    /// The number of rows that have both sides.
    int joined() const
    {
        int count = 0;
        for (int row = 0; row < rows(); ++row)
            count += isJoined(row) ? 1 : 0;
        return count;
    }
    /// The newest row that has both sides.
    int joinedRow() const
    {
        int row = 0;
        while (row < rows() && !isJoined(row))
            ++row;
        return row;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Parts> m_parts;
    QUrl m_listener;
};

void tst_ActivitySides::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_parts = std::make_unique<Parts>();
    QVERIFY(support::answerOf<std::monostate>([this](QObject *asker, const auto &done) {
                m_parts->inspector.open(m_folder->filePath(u"captures.sqlite"_s), store::newStoreKey(), asker, done);
            }).isOk());
    const auto watch = [this](auto &source, auto signal) {
        connect(&source, signal, &m_parts->activity, &ActivityModel::add);
    };
    watch(m_parts->http, &http::Requester::exchanged);
    watch(m_parts->simulator, &simulator::Service::exchanged);
    watch(m_parts->inspector.receiver(), &inspector::Receiver::exchanged);
    QVERIFY(support::answerOf<simulator::ServiceAddress>([this](QObject *asker, const auto &done) {
                m_parts->simulator.start({}, asker, done);
            }).isOk());
    const auto url = support::answerOf<QUrl>(
        [this](QObject *asker, const auto &done) { m_parts->inspector.receiver().start({}, asker, done); });
    QVERIFY(url.isOk());
    m_listener = *url;
}

void tst_ActivitySides::cleanup()
{
    m_parts.reset();
    m_folder.reset();
}

void tst_ActivitySides::ask(const QUrl &url)
{
    const http::Headers headers{{"Authorization", "Bearer " + m_parts->simulator.address().token}};
    m_parts->http.send({.url = url, .headers = headers, .purpose = u"change-requests.list"_s}, this,
                       [](const base::Result<http::Response> &) {});
}

void tst_ActivitySides::deliver()
{
    simulator::RunTaskOptions runTask;
    runTask.target = m_listener;
    m_parts->simulator.startRunTask(runTask, this, [](const base::Result<QString> &) {});
}

void tst_ActivitySides::aConnectionAsksTheSimulator()
{
    ask(api(u"/organizations/nowhere"_s)); // answered 404
    QTRY_COMPARE(joined(), 1);
    QCOMPARE(rows(), 1);
    QCOMPARE(m_parts->activity.index(0, ActivityModel::Direction).data().toString(), u"Sent and received"_s);
    QCOMPARE(m_parts->activity.index(0, ActivityModel::Answer).data().toString(), u"404"_s);
    QCOMPARE(side(0, ActivityModel::RecordRole).purpose, u"change-requests.list"_s);
    QCOMPARE(side(0, ActivityModel::ReceivedRole).purpose, u"simulator.api"_s);
    QCOMPARE(m_parts->activity.problems(), 1);
}

void tst_ActivitySides::anAnswerThatBreaksOffIsOneProblem()
{
    const auto fault = simulator::readFault(u"cut-body"_s);
    QVERIFY(fault.isOk());
    m_parts->simulator.setFaults({*fault});
    ask(api(u"/organizations/nowhere"_s));
    // Qt may ask again after a cut. Each further request is a row of its own, and any of them may have both sides.
    QTRY_COMPARE(joined(), 1);
    QVERIFY(side(joinedRow(), ActivityModel::RecordRole).failed);
    QVERIFY(side(joinedRow(), ActivityModel::ReceivedRole).failed);
    QCOMPARE(m_parts->activity.problems(), rows());
}

void tst_ActivitySides::theListenerGetsADelivery()
{
    deliver();
    QTRY_COMPARE(joined(), 1);
    QCOMPARE(rows(), 1);
    QCOMPARE(side(0, ActivityModel::RecordRole).purpose, u"run-task.deliver"_s);
    QCOMPARE(side(0, ActivityModel::ReceivedRole).purpose, u"run-task.receive"_s);
    QCOMPARE(side(0, ActivityModel::ReceivedRole).requestBody, side(0, ActivityModel::RecordRole).requestBody);
    QCOMPARE(m_parts->activity.problems(), 0);
}

void tst_ActivitySides::manyAtOnceStayApart()
{
    constexpr int Each = 10;
    for (int i = 0; i < Each; ++i) {
        ask(api(u"/organizations/nowhere-%1"_s.arg(i)));
        deliver();
    }
    QTRY_COMPARE(joined(), 2 * Each);
    QCOMPARE(rows(), 2 * Each);
    for (int row = 0; row < rows(); ++row) {
        const ExchangeRecord sent = side(row, ActivityModel::RecordRole);
        const ExchangeRecord received = side(row, ActivityModel::ReceivedRole);
        QCOMPARE(received.path, sent.path);
        QCOMPARE(received.requestBody, sent.requestBody);
    }
}

void tst_ActivitySides::othersStayAlone()
{
    QTcpSocket stranger;
    stranger.connectToHost(m_listener.host(), static_cast<quint16>(m_listener.port()));
    stranger.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(m_parts->activity.index(0, ActivityModel::Direction).data().toString(), u"Received"_s);
    const support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    ask(server.url());
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(m_parts->activity.index(0, ActivityModel::Direction).data().toString(), u"Sent"_s);
    QCOMPARE(joined(), 0);
}

RUNLATCH_TEST(tst_ActivitySides)
#include "tst_activitysides.moc"
