// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "runtasks/taskdesk.h"
#include "support/suite.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using runtasks::TaskDesk;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// The command line sets run tasks up at a service, attaches them, and removes them only when it is told to.
class tst_CliRunTask : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void registersAttachesListsAndRemoves();
    void changesOnlyWithConsent();
    void aDryRunChangesNothing();
    void refusedVerificationIsANo();
    void someOfSeveralAreSome();
    void aCutCreationIsUnknown();
    void wrongUsage_data();
    void wrongUsage();

private:
    struct Ended
    {
        int status = -1;
        QList<QJsonObject> events = {};
        QJsonObject summary() const { return events.isEmpty() ? QJsonObject() : events.last(); }
    };
    /// Runs the program, and meanwhile serves what it asks.
    Ended run(const QString &name, const QStringList &more) const
    {
        Program program(QStringList{u"run-task"_s, name, u"--organization"_s, u"acme"_s} + m_service + more);
        if (!support::waitFor([&program] { return program.hasEnded(); }))
            return {};
        const Ended ended{program.exitStatus(), program.allEvents()};
        for (const QJsonObject &event : ended.events) {
            if (QJsonDocument(event).toJson().contains("a-long-hmac-key"))
                return {}; // the key is never printed
        }
        return ended;
    }
    void serve(TaskDesk &desk)
    {
        const service::Endpoint endpoint = desk.service.endpoint();
        serve(endpoint.base, endpoint.token);
        m_url = desk.listener.url(u"/hook"_s).toString();
    }
    void serve(const QUrl &url, const QByteArray &token)
    {
        m_service = {u"--url"_s, url.toString(), u"--token-file"_s, m_folder->write(u"token"_s, token + '\n')};
    }
    QStringList setup(const QStringList &more = {}) const
    {
        return QStringList{u"--name"_s, u"inspector"_s, u"--task-url"_s, m_url, u"--hmac-key-file"_s, m_key} + more;
    }
    static QStringList workspaceOptions(const QList<runtasks::AttachmentItem> &items)
    {
        QStringList options;
        for (const runtasks::AttachmentItem &item : items)
            options += {u"--workspace"_s, item.workspaceName.isEmpty() ? item.workspaceId : item.workspaceName};
        return options;
    }

    std::unique_ptr<CliFolder> m_folder;
    QStringList m_service;
    QString m_key;
    QString m_url = u"http://127.0.0.1:1/hook"_s;
};

void tst_CliRunTask::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_key = m_folder->write(u"key"_s, "a-long-hmac-key\n");
    serve(QUrl(u"http://127.0.0.1:1/api/v2"_s), "token");
}

void tst_CliRunTask::registersAttachesListsAndRemoves()
{
    TaskDesk desk;
    serve(desk);
    const QStringList two = workspaceOptions(desk.workspaces(2)); // by their names
    const Ended created = run(u"register"_s, setup(two));
    QCOMPARE(created.status, 0);
    QCOMPARE(created.summary()[u"outcome"].toString(), u"created"_s);
    QCOMPARE(valuesOf(created.events, u"attachment"_s, u"state"_s), QStringList(2, u"attached"_s));
    QCOMPARE(desk.listener.count(), 1); // the test of the service
    const Ended again = run(u"attach"_s, QStringList{u"--name"_s, u"inspector"_s} + two);
    QCOMPARE(again.status, 0);
    QCOMPARE(again.summary()[u"already"].toInt(), 2);
    const Ended listed = run(u"list"_s, {});
    QCOMPARE(valuesOf(listed.events, u"task"_s, u"workspaces"_s), QStringList{u"2"_s});
    const Ended one = run(u"list"_s, {u"--name"_s, u"inspector"_s});
    QCOMPARE(valuesOf(one.events, u"attachment"_s, u"workspace_name"_s).size(), 2);
    const Ended detached = run(u"remove"_s, QStringList{u"--name"_s, u"inspector"_s, u"--yes"_s} + two.first(2));
    QCOMPARE(detached.summary()[u"outcome"].toString(), u"detached"_s);
    const Ended removed = run(u"remove"_s, {u"--name"_s, u"inspector"_s, u"--yes"_s});
    QCOMPARE(removed.status, 0);
    QCOMPARE(removed.summary()[u"outcome"].toString(), u"removed"_s);
    QCOMPARE(removed.summary()[u"done"].toInt(), 1); // the other workspace
    const Ended gone = run(u"list"_s, {u"--name"_s, u"inspector"_s});
    QCOMPARE(gone.status, 2);
    QCOMPARE(valuesOf(gone.events, u"error"_s, u"rule"_s), QStringList{u"task.unknown"_s});
}

void tst_CliRunTask::changesOnlyWithConsent()
{
    TaskDesk desk;
    serve(desk);
    QCOMPARE(run(u"register"_s, setup()).status, 0);
    const QStringList other = setup({u"--description"_s, u"Looks"_s, u"--global"_s, u"--stages"_s, u"post_plan"_s});
    const Ended refused = run(u"register"_s, other);
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.summary()[u"outcome"].toString(), u"differs"_s);
    QCOMPARE(valuesOf(refused.events, u"difference"_s, u"part"_s),
             (QStringList{u"description"_s, u"hmac-key"_s, u"global-configuration"_s}));
    const Ended changed = run(u"register"_s, other + QStringList{u"--yes"_s});
    QCOMPARE(changed.status, 0);
    QCOMPARE(changed.summary()[u"outcome"].toString(), u"changed"_s);
    const Ended listed = run(u"list"_s, {});
    QCOMPARE(valuesOf(listed.events, u"task"_s, u"description"_s), QStringList{u"Looks"_s});
}

void tst_CliRunTask::aDryRunChangesNothing()
{
    TaskDesk desk;
    serve(desk);
    const Ended dry = run(u"register"_s, setup(QStringList{u"--dry-run"_s} + workspaceOptions(desk.workspaces(1))));
    QCOMPARE(dry.status, 0);
    QCOMPARE(valuesOf(dry.events, u"request"_s, u"method"_s), (QStringList{u"POST"_s, u"POST"_s}));
    QCOMPARE(desk.listener.count(), 0);
    QCOMPARE(valuesOf(run(u"list"_s, {}).events, u"task"_s, u"name"_s), QStringList());
    QCOMPARE(run(u"register"_s, setup()).status, 0);
    QCOMPARE(run(u"remove"_s, {u"--name"_s, u"inspector"_s, u"--dry-run"_s}).summary()[u"outcome"].toString(),
             u"not-sent"_s);
    QCOMPARE(valuesOf(run(u"list"_s, {}).events, u"task"_s, u"name"_s), QStringList{u"inspector"_s});
}

void tst_CliRunTask::refusedVerificationIsANo()
{
    TaskDesk desk(Script::answer(httpAnswer(202)));
    serve(desk);
    const Ended refused = run(u"register"_s, setup());
    QCOMPARE(refused.status, 1);
    QCOMPARE(valuesOf(refused.events, u"error"_s, u"rule"_s), QStringList{u"task.not-verified"_s});
    QCOMPARE(refused.summary()[u"outcome"].toString(), u"not-saved"_s);
}

void tst_CliRunTask::someOfSeveralAreSome()
{
    TaskDesk desk;
    serve(desk);
    QCOMPARE(run(u"register"_s, setup()).status, 0);
    QList<runtasks::AttachmentItem> items = desk.workspaces(10);
    items.append({.workspaceId = u"ws-gone1"_s});
    items.append({.workspaceId = u"ws-gone2"_s});
    const Ended some = run(u"attach"_s, QStringList{u"--name"_s, u"inspector"_s} + workspaceOptions(items));
    QCOMPARE(some.status, 3);
    QCOMPARE(some.summary()[u"done"].toInt(), 10);
    QCOMPARE(some.summary()[u"failed"].toInt(), 2);
}

void tst_CliRunTask::aCutCreationIsUnknown()
{
    const QByteArray empty = R"({"data":[],"meta":{"pagination":{"current-page":1,"next-page":null,"total-pages":1,)"
                             R"("total-count":0}}})";
    ScriptedServer server({Script::answer(httpAnswer(200, empty)), Script::answer(httpAnswer(403, "{}")), Script::cut(),
                           Script::answer(httpAnswer(200, empty))});
    serve(server.url(u"/api/v2"_s), "token");
    const Ended unknown = run(u"register"_s, setup());
    QCOMPARE(unknown.status, 2);
    QCOMPARE(unknown.summary()[u"outcome"].toString(), u"unknown"_s);
    QCOMPARE(server.requests("POST"), 1);
}

void tst_CliRunTask::wrongUsage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    const QStringList task{u"--name"_s, u"inspector"_s};
    const QStringList whole = task + QStringList{u"--task-url"_s, u"https://tasks.example/"_s};
    QTest::newRow("no URL") << u"register"_s << task;
    QTest::newRow("no name") << u"register"_s << whole.mid(2);
    QTest::newRow("name") << u"register"_s << whole.mid(2) + QStringList{u"--name"_s, u"a b"_s};
    QTest::newRow("another URL") << u"register"_s << task + QStringList{u"--task-url"_s, u"ftp://a/"_s};
    QTest::newRow("stage") << u"register"_s << whole + QStringList{u"--global"_s, u"--stages"_s, u"later"_s};
    QTest::newRow("stages of nothing") << u"register"_s << whole + QStringList{u"--stages"_s, u"pre_plan"_s};
    QTest::newRow("level") << u"register"_s << whole + QStringList{u"--global"_s, u"--enforcement"_s, u"strict"_s};
    QTest::newRow("global and not") << u"register"_s << whole + QStringList{u"--global"_s, u"--not-global"_s};
    QTest::newRow("no workspace") << u"attach"_s << task;
    QTest::newRow("removal without consent") << u"remove"_s << task;
    QTest::newRow("consent to a dry run") << u"remove"_s << task + QStringList{u"--yes"_s, u"--dry-run"_s};
    QTest::newRow("something more") << u"list"_s << QStringList{u"inspector"_s};
}

void tst_CliRunTask::wrongUsage()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, options);
    QCOMPARE(run(name, options).status, 64);
}

RUNLATCH_TEST(tst_CliRunTask)

#include "tst_cliruntask.moc"
