// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtasks/tasksetup.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::protocol;

Q_DECLARE_METATYPE(runlatch::protocol::TaskSetup)

namespace {

QJsonObject dataIn(const QByteArray &document)
{
    return QJsonDocument::fromJson(document)["data"_L1].toObject();
}

TaskSetup goodSetup()
{
    return {.name = u"inspector"_s, .url = QUrl(u"https://tasks.example/a?b=1"_s)};
}

} // namespace

/// What a person sets up is written as the reference has it, and what the service would refuse is known before.
class tst_TaskSetup : public QObject
{
    Q_OBJECT
private slots:
    void writesWhatIsSet()
    {
        TaskSetup setup = goodSetup();
        QCOMPARE(dataIn(writeTaskSetup(setup)),
                 (QJsonObject{{u"type"_s, u"tasks"_s},
                              {u"attributes"_s,
                               QJsonObject{{u"category"_s, u"task"_s},
                                           {u"name"_s, u"inspector"_s},
                                           {u"url"_s, u"https://tasks.example/a?b=1"_s}}}}));
        setup.description = QString();
        setup.hmacKey = "k\xc3\xa4y";
        setup.isEnabled = false;
        setup.global = TaskSetup::Global{true, {{Stage::PrePlan}, EnforcementLevel::Mandatory}};
        const QJsonObject attributes = dataIn(writeTaskSetup(setup))["attributes"_L1].toObject();
        QCOMPARE(attributes["description"_L1], QJsonValue(QString()));
        QCOMPARE(attributes["hmac-key"_L1].toString(), u"käy"_s);
        QCOMPARE(attributes["enabled"_L1], QJsonValue(false));
        QCOMPARE(attributes["global-configuration"_L1].toObject(),
                 (QJsonObject{{u"enabled"_s, true},
                              {u"stages"_s, QJsonArray{u"pre_plan"_s}},
                              {u"enforcement-level"_s, u"mandatory"_s}}));
        setup.global = TaskSetup::Global();
        QCOMPARE(dataIn(writeTaskSetup(setup))["attributes"_L1]["global-configuration"_L1].toObject(),
                 (QJsonObject{{u"enabled"_s, false}}));
    }

    void writesAttachments()
    {
        const QJsonObject both =
            dataIn(writeAttachment(u"task-1"_s, {{Stage::PrePlan, Stage::PostPlan}, EnforcementLevel::Advisory}));
        QCOMPARE(both["type"_L1].toString(), u"workspace-tasks"_s);
        QCOMPARE(both["relationships"_L1]["task"_L1]["data"_L1]["id"_L1].toString(), u"task-1"_s);
        QCOMPARE(both["attributes"_L1].toObject(),
                 (QJsonObject{{u"enforcement-level"_s, u"advisory"_s},
                              {u"stages"_s, QJsonArray{u"pre_plan"_s, u"post_plan"_s}}}));
        const QJsonObject one = dataIn(writeAttachment({}, {{Stage::PreApply}, EnforcementLevel::Mandatory}));
        QVERIFY(!one.contains("relationships"_L1));
        QCOMPARE(one["attributes"_L1]["stage"_L1].toString(), u"pre_apply"_s); // for older services
    }

    void knowsWhatIsRefused_data()
    {
        QTest::addColumn<TaskSetup>("setup");
        QTest::addColumn<QString>("rule"); // empty: none
        const auto row = [](const char *name, QString rule, auto change) {
            TaskSetup setup = goodSetup();
            change(setup);
            QTest::newRow(name) << setup << rule;
        };
        row("good", {}, [](TaskSetup &) {});
        row("longest name", {}, [](TaskSetup &setup) { setup.name = QString(90, u'a'); });
        row("longer name", u"task.name"_s, [](TaskSetup &setup) { setup.name = QString(91, u'a'); });
        row("no name", u"task.name"_s, [](TaskSetup &setup) { setup.name.clear(); });
        row("blank", u"task.name"_s, [](TaskSetup &setup) { setup.name = u"a b"_s; });
        row("not ASCII", u"task.name"_s, [](TaskSetup &setup) { setup.name = u"ä"_s; });
        row("scheme", u"task.url"_s, [](TaskSetup &setup) { setup.url = QUrl(u"ftp://a/"_s); });
        row("user", u"task.url"_s, [](TaskSetup &setup) { setup.url = QUrl(u"https://u:p@a/"_s); });
        row("long URL", u"task.url"_s,
            [](TaskSetup &setup) { setup.url = QUrl(u"https://a/"_s + QString(2000, u'a')); });
        row("longest description", {}, [](TaskSetup &setup) { setup.description = QString(300, u'a'); });
        row("longer description", u"task.description"_s,
            [](TaskSetup &setup) { setup.description = QString(301, u'a'); });
        row("key in UTF-8", {}, [](TaskSetup &setup) { setup.hmacKey = "\xc3\xa4"; });
        row("key of other bytes", u"task.key"_s, [](TaskSetup &setup) { setup.hmacKey = "\xff"; });
        row("global without a stage", u"task.stages"_s,
            [](TaskSetup &setup) { setup.global = TaskSetup::Global{.isEnabled = true}; });
        row("not global", {}, [](TaskSetup &setup) { setup.global = TaskSetup::Global(); });
    }

    void knowsWhatIsRefused()
    {
        QFETCH(const TaskSetup, setup);
        QFETCH(const QString, rule);
        const auto fault = faultOf(setup);
        QCOMPARE(fault ? fault->rule.name() : QString(), rule);
    }
};

RUNLATCH_TEST(tst_TaskSetup)

#include "tst_tasksetup.moc"
