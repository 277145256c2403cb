// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/logging.h"
#include "base/systemclock.h"
#include "http/requester.h"
#include "inspector/session.h"
#include "models/activitymodel.h"
#include "simulator/service.h"
#include "support/suite.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// Simulator and inspector each log all exchanges of a whole run task, and the log file holds no usable secret.
class tst_LoggedRun : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void tellsEveryExchange();
    void holdsNoSecret();

private:
    void watch();
    void start();
    void reply(const store::CaptureRow &row);

    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    http::Requester m_http;
    inspector::Session m_inspector{m_http, m_clock};
    simulator::Service m_simulator{m_clock};
    models::ActivityModel m_activity;
    QSet<QString> m_purposes;
    QByteArray m_token;
    QByteArray m_code;
    int m_answered = 0;
    QByteArray m_log;
};

void tst_LoggedRun::watch()
{
    connect(&m_http, &http::Requester::exchanged, &m_activity, &models::ActivityModel::add);
    connect(&m_simulator, &simulator::Service::exchanged, &m_activity, &models::ActivityModel::add);
    connect(&m_inspector.receiver(), &inspector::Receiver::exchanged, &m_activity, &models::ActivityModel::add);
    connect(&m_activity, &models::ActivityModel::added, this, [this](const http::ExchangeRecord &record) {
        QCOMPARE(QThread::currentThread(), thread());
        m_purposes.insert(record.purpose);
    });
    connect(&m_inspector.receiver(), &inspector::Receiver::captured, this,
            [this](const QList<store::CaptureRow> &rows) { reply(rows.first()); });
}

void tst_LoggedRun::start()
{
    m_simulator.start({}, this,
                      [](const base::Result<simulator::ServiceAddress> &address) { QVERIFY(address.isOk()); });
    m_inspector.receiver().start({}, this, [this](const base::Result<QUrl> &url) {
        QVERIFY(url.isOk());
        simulator::RunTaskOptions runTask;
        runTask.target = *url;
        m_simulator.startRunTask(runTask, this, [](const base::Result<QString> &id) { QVERIFY(id.isOk()); });
    });
}

void tst_LoggedRun::reply(const store::CaptureRow &row)
{
    m_inspector.store().load(row.id, this, [this](const base::Result<store::Capture> &capture) {
        QVERIFY(capture.isOk());
        const QJsonObject payload = QJsonDocument::fromJson(capture->body).object();
        m_token = payload[u"access_token"_s].toString().toUtf8();
        const QUrl callback(payload[u"task_result_callback_url"_s].toString());
        m_code = QUrlQuery(callback).queryItemValue(u"url_code"_s).toUtf8();
    });
    protocol::TaskResult result;
    result.status = protocol::TaskStatus::Passed;
    m_inspector.reply().send(row.id, result, false, this, [this](const base::Result<inspector::Reply::Sent> &sent) {
        QVERIFY(sent.isOk());
        m_answered = sent->reply.http;
    });
}

void tst_LoggedRun::initTestCase()
{
    bool isOpen = false;
    m_inspector.open(m_folder.filePath(u"captures.sqlite"_s), store::newStoreKey(), this,
                     [&isOpen](const base::Done &opened) { isOpen = opened.isOk(); });
    QTRY_VERIFY(isOpen);
    app::ExchangeLog log(m_folder.path());
    log.setEnabled(true);
    connect(&m_activity, &models::ActivityModel::added, &log, &app::ExchangeLog::write);
    watch();
    start();
    QTRY_COMPARE_WITH_TIMEOUT(m_answered, 200, 20'000);
    QTRY_COMPARE(m_purposes.size(), 4);
    QCOMPARE(m_activity.rowCount(), 2); // each has both sides
    QFile file(log.file());
    QTRY_VERIFY(file.isOpen() || file.open(QIODevice::ReadOnly));
    QTRY_COMPARE((m_log += file.readAll()).count('\n'), 4);
}

void tst_LoggedRun::tellsEveryExchange()
{
    const QSet<QString> expected{u"run-task.deliver"_s, u"run-task.receive"_s, u"run-task.callback"_s,
                                 u"simulator.api"_s};
    QCOMPARE(m_purposes, expected);
}

void tst_LoggedRun::holdsNoSecret()
{
    QVERIFY(m_token.size() > 10 && m_code.size() > 10);
    QVERIFY2(!m_log.contains(m_token), m_log.constData());
    QVERIFY2(!m_log.contains(m_code), m_log.constData());
    QVERIFY(m_log.contains("/task-results/"));
}

RUNLATCH_TEST(tst_LoggedRun)
#include "tst_loggedrun.moc"
