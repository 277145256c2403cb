// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/systemclock.h"
#include "cliprogram.h"
#include "http/server.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// runlatch-cli tells why a service does not find change requests.
class tst_CliEditions : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_message = m_folder.write(u"message.md"_s, "text"); }
    void theCauseIsTold_data();
    void theCauseIsTold();

private:
    CliFolder m_folder;
    QString m_message;
};

void tst_CliEditions::theCauseIsTold_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("entitlements"); // empty: they are not found either
    QTest::addColumn<QString>("rule");
    const QStringList list{u"list"_s, u"--organization"_s, u"acme"_s, u"--workspace"_s, u"ws-1"_s};
    const QStringList create{u"create"_s,    u"--organization"_s, u"acme"_s,           u"--target"_s, u"ws-1"_s,
                             u"--subject"_s, u"Pin it"_s,         u"--message-file"_s, m_message};
    const QByteArray free = R"("run-task-limit":1,"run-task-workspace-limit":10)";
    const QByteArray paid = R"("run-task-limit":null,"run-task-workspace-limit":null)";
    for (const QStringList &command : {list, list + QStringList{u"--all"_s}, create}) {
        const QByteArray name =
            command.mid(0, 1).join(QString()).toUtf8() + (command.contains(u"--all"_s) ? " all" : "");
        QTest::addRow("%s, nobody", name.constData())
            << command << QByteArray() << base::Rules::EditionNoOrganization.name();
        QTest::addRow("%s, free", name.constData()) << command << free << base::Rules::EditionMissing.name();
        QTest::addRow("%s, paid", name.constData()) << command << paid << base::Rules::EditionNoRight.name();
    }
}

void tst_CliEditions::theCauseIsTold()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, entitlements);
    QFETCH(QString, rule);
    int asked = 0;
    base::SystemClock clock;
    http::Server service(clock, http::Limits(), [&](const http::Request &request, const http::Responder &responder) {
        const http::Headers json{{"Content-Type", "application/vnd.api+json"}};
        const bool isAsked = request.path() == "/api/v2/organizations/acme/entitlement-set";
        asked += isAsked ? 1 : 0;
        if (isAsked && !entitlements.isEmpty())
            responder.respond(
                {200, json, R"({"data":{"type":"entitlement-sets","attributes":{)" + entitlements + "}}}"});
        else
            responder.respond({404, json, R"({"errors":[{"status":"404","title":"not found"}]})"});
    });
    QVERIFY(service.listen(u"127.0.0.1"_s, 0));
    Program program(QStringList{u"change-requests"_s} + command
                    + QStringList{u"--url"_s, u"http://127.0.0.1:%1/api/v2"_s.arg(service.port()), u"--token-file"_s,
                                  m_folder.write(u"token"_s, "t")});
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QVERIFY(program.exitStatus() != 0);
    const QList<QJsonObject> events = program.allEvents();
    const auto error = std::find_if(events.begin(), events.end(),
                                    [](const QJsonObject &event) { return event[u"event"].toString() == "error"_L1; });
    QVERIFY(error != events.end());
    QCOMPARE((*error)[u"rule"].toString(), rule);
    QCOMPARE((*error)[u"http"].toInt(), 404);
    QVERIFY((*error)[u"message"].toString().contains(u"acme"_s));
    QCOMPARE(asked, 1);
}

RUNLATCH_TEST(tst_CliEditions)
#include "tst_clieditions.moc"
