// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/askservice.h"

#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/workbenchparts.h"

#include <QPushButton>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::ui {

/// A person asks the service of a run task with a token of their own, and reads what it has, or why it does not tell.
class tst_AskService : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
        m_header = std::make_unique<HeaderStrip>(u"Reply"_s);
        m_ask = std::make_unique<AskService>(m_parts->workbench, *m_header);
        m_header->show();
        m_ask->show();
    }
    void cleanup()
    {
        m_ask.reset();
        m_header.reset();
        m_parts.reset();
    }

    void isOfferedForWhatWasAccepted()
    {
        store::Capture capture = answered();
        capture.replies.first().http = 422;
        m_ask->setCapture(capture, QUrl(u"https://tf.example/api/v2/task-results/x/callback"_s));
        QVERIFY(!button().isVisible());
        m_ask->setCapture(answered(), QUrl(u"https://tf.example/api/v2/task-results/x/callback"_s));
        QVERIFY(button().isVisible());
        QVERIFY(!button().isEnabled()); // no connection leads there
        QVERIFY(connectTo(QUrl(u"https://tf.example/api/v2"_s)));
        QVERIFY(button().isEnabled());
        m_ask->clear();
        QVERIFY(!button().isVisible());
    }

    void saysWhyTheServiceDoesNotTell_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("words");
        QTest::newRow("token") << 401 << u"The service does not accept the token (401)."_s;
        QTest::newRow("permission") << 403 << u"The service does not allow this token to do that"_s;
        QTest::newRow("not found") << 404 << u"The service does not find the task result “taskrs-1” (404)."_s;
    }
    void saysWhyTheServiceDoesNotTell()
    {
        QFETCH(int, status);
        QFETCH(QString, words);
        const ScriptedServer service(Script::answer(httpAnswer(status, R"({"errors":[]})")));
        ask(service);
        QTRY_VERIFY2(answer().contains(words), qPrintable(answer()));
        QVERIFY(service.header(0, "Authorization") == "Bearer mine"); // newer Qt writes names in lower case
        QVERIFY(service.requestLine(0).startsWith("GET /api/v2/task-results/taskrs-1 "));
    }

    void saysWhatTheServiceHasInstead()
    {
        const QByteArray result = R"({"data":{"id":"taskrs-1","attributes":{"status":"failed","message":"other",)"
                                  R"("url":null,"stage":"post_plan","task-result-outcomes-count":0}}})";
        const ScriptedServer service(
            {Script::answer(httpAnswer(200, result)), Script::answer(httpAnswer(200, R"({"data":[]})"))});
        ask(service);
        QTRY_VERIFY(answer().contains(u"The service has something other than what was sent."_s));
        for (const QString &words :
             {u"Status: sent “passed”, the service has “failed”."_s,
              u"Message: sent “mine”, the service has “other”."_s, u"The same: URL, Stage, Outcomes."_s})
            QVERIFY2(answer().contains(words), qPrintable(answer()));
    }

    /// The answer is about the replies that were sent when the service was asked.
    void anAnswerGoesWithTheNextReply()
    {
        const ScriptedServer service(Script::answer(httpAnswer(404, R"({"errors":[]})")));
        ask(service);
        QTRY_VERIFY(bar().hasMessage());
        const QUrl callback = service.url(u"/api/v2/task-results/x/callback"_s);
        store::Capture capture = answered();
        m_ask->setCapture(capture, callback);
        QVERIFY(bar().hasMessage());
        capture.replies.append(capture.replies.first());
        m_ask->setCapture(capture, callback);
        QVERIFY(!bar().hasMessage());
    }

    void aStoppedSimulatorIsNotOfferedAgain()
    {
        const auto address = support::answerOf<simulator::ServiceAddress>(
            [this](QObject *asker, const auto &done) { m_parts->simulator.start({}, asker, done); });
        QVERIFY(address);
        QUrl callback = address->url;
        callback.setPath(callback.path() + u"/task-results/x/callback"_s);
        m_ask->setCapture(answered(), callback);
        QVERIFY(button().isEnabled());
        QVERIFY(support::answerOf<std::monostate>(
            [this](QObject *asker, const auto &done) { m_parts->simulator.stop(asker, done); }));
        QTest::mouseClick(&button(), Qt::LeftButton);
        QVERIFY(!button().isEnabled());
        QCOMPARE(button().toolTip(), u"Needs a connection to the service of this run task"_s);
    }

private:
    static store::Capture answered()
    {
        store::Capture capture;
        capture.row.taskResultId = u"taskrs-1"_s;
        capture.row.stage = u"post_plan"_s;
        store::SentReply reply;
        reply.http = 200;
        reply.body = protocol::writeTaskResult({protocol::TaskStatus::Passed, u"mine"_s, {}, {}});
        capture.replies.append(reply);
        return capture;
    }

    bool connectTo(const QUrl &base)
    {
        settings::Connection connection;
        connection.name = u"mine"_s;
        connection.base = base;
        const auto added = m_parts->connections.add(connection);
        if (!added)
            return false;
        using Place = settings::ConnectionTokens::Place;
        return support::answerOf<Place>([&](QObject *asker, const auto &done) {
                   m_parts->tokens.write(added->tokenName(), "mine", asker, done);
               })
            .isOk();
    }

    void ask(const ScriptedServer &service)
    {
        QVERIFY(connectTo(service.url(u"/api/v2"_s)));
        m_ask->setCapture(answered(), service.url(u"/api/v2/task-results/x/callback"_s));
        QTest::mouseClick(&button(), Qt::LeftButton);
    }

    QPushButton &button() const { return *m_header->findChild<QPushButton *>(u"askService"_s); }
    const MessageBar &bar() const { return *m_ask->findChild<MessageBar *>(); }
    QString answer() const { return bar().text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_parts;
    std::unique_ptr<HeaderStrip> m_header;
    std::unique_ptr<AskService> m_ask;
};

RUNLATCH_WINDOW_TEST(tst_AskService)

} // namespace runlatch::ui

#include "tst_askservice.moc"
