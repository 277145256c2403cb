// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtasks/servedtask.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::protocol;

namespace {

QJsonObject parsedTask(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// Run tasks and their attachments are read as the service writes them, also in the form of older services.
class tst_ServedTask : public QObject
{
    Q_OBJECT
private slots:
    void readsATask()
    {
        const auto read = readServedTask(parsedTask(
            R"({"id":"task-1","type":"tasks","attributes":{"category":"task","name":"inspector","description":null,)"
            R"("url":"https://tasks.example/a","hmac-key":null,"enabled":false,"global-configuration":{"enabled":true,)"
            R"("stages":["post_plan","later"],"enforcement-level":"mandatory"}},"relationships":{"workspace-tasks":)"
            R"({"data":[{"id":"wstask-1","type":"workspace-tasks"},{"type":"workspace-tasks"}]}}})"));
        QVERIFY(read);
        QCOMPARE(read->name, u"inspector"_s);
        QCOMPARE(read->url, u"https://tasks.example/a"_s);
        QVERIFY(read->description.isEmpty() && !read->isEnabled);
        QCOMPARE(read->global, std::optional(ServedPlacement{{u"post_plan"_s, u"later"_s}, u"mandatory"_s}));
        QCOMPARE(read->attachmentIds, QStringList{u"wstask-1"_s});
    }

    void whatIsMissingIsTheDefault()
    {
        const auto read = readServedTask(parsedTask(
            R"({"id":"task-1","attributes":{"name":"a","global-configuration":{"enabled":false,"stages":["x"]}}})"));
        QVERIFY(read && read->isEnabled && !read->global);
        QCOMPARE(readServedTask(parsedTask(R"({"id":"task-1","attributes":{}})")).error().rule,
                 base::Rules::JsonMissing);
        QCOMPARE(readServedTask(parsedTask(R"({"id":"task-1","attributes":{"name":7}})")).error().rule,
                 base::Rules::JsonType);
    }

    void readsABoundedNumberOfStages()
    {
        QStringList stages;
        for (int number = 0; number < 1000; ++number)
            stages.append(u"\"stage_%1\""_s.arg(number));
        const auto read = readServedAttachment(
            parsedTask(R"({"id":"wstask-1","attributes":{"stages":[)" + stages.join(u',').toUtf8() + "]}}"));
        QVERIFY(read);
        QCOMPARE(read->placement.stages.size(), ServedPlacement::MaxStages);
    }

    void readsBothFormsOfAnAttachment_data()
    {
        QTest::addColumn<QByteArray>("stages");
        QTest::addColumn<QStringList>("read");
        QTest::newRow("stages") << R"("stages":["pre_plan","post_plan"],"stage":"pre_plan")"_ba
                                << QStringList{u"pre_plan"_s, u"post_plan"_s};
        QTest::newRow("a single stage") << R"("stage":"post_plan")"_ba << QStringList{u"post_plan"_s};
        QTest::newRow("none") << R"("stages":null)"_ba << QStringList();
    }

    void readsBothFormsOfAnAttachment()
    {
        QFETCH(const QByteArray, stages);
        QFETCH(const QStringList, read);
        const auto attachment = readServedAttachment(
            parsedTask(R"({"id":"wstask-1","attributes":{"enforcement-level":"advisory",)" + stages
                       + R"(},"relationships":{"task":{"data":{"id":"task-1"}},"workspace":{"data":{"id":"ws-1"}}}})"));
        QVERIFY(attachment);
        QCOMPARE(attachment->taskId, u"task-1"_s);
        QCOMPARE(attachment->workspaceId, u"ws-1"_s);
        QCOMPARE(attachment->placement, (ServedPlacement{read, u"advisory"_s}));
    }

    void readsWhatIsIncluded()
    {
        const QByteArray included =
            R"({"id":"wstask-1","type":"workspace-tasks","attributes":{"stages":["pre_plan"],)"
            R"("enforcement-level":"advisory"},"relationships":{"workspace":{"data":{"id":"ws-1"}}}},)"
            R"({"id":"ws-1","type":"workspaces","attributes":{"name":"network"}},{"id":"x","type":"users"})";
        const auto document = [&included](const QByteArray &attached) {
            return parsedTask(R"({"data":{"id":"task-1","attributes":{"name":"a"},"relationships":{"workspace-tasks":)"
                              R"({"data":[)"
                              + attached + R"(]}}},"included":[)" + included + "]}");
        };
        const auto read = readAttachedTask(document(R"({"id":"wstask-1"})"));
        QVERIFY(read && read->isWhole);
        QCOMPARE(read->attachments.size(), 1);
        QCOMPARE(read->workspaceName(u"ws-1"_s), u"network"_s);
        QVERIFY(read->workspaceName(u"ws-2"_s).isEmpty());
        const auto part = readAttachedTask(document(R"({"id":"wstask-1"},{"id":"wstask-2"})"));
        QVERIFY(part && !part->isWhole);
        QCOMPARE(readAttachedTask(parsedTask("{}")).error().subject, u"/data"_s);
    }

    void theOrderOfStagesDoesNotCount()
    {
        const ServedPlacement served{{u"post_plan"_s, u"pre_plan"_s}, u"advisory"_s};
        QVERIFY(served.isSame({{Stage::PrePlan, Stage::PostPlan}, EnforcementLevel::Advisory}));
        QVERIFY(!served.isSame({{Stage::PrePlan, Stage::PostPlan}, EnforcementLevel::Mandatory}));
        QVERIFY(!served.isSame({{Stage::PrePlan}, EnforcementLevel::Advisory}));
    }
};

RUNLATCH_TEST(tst_ServedTask)

#include "tst_servedtask.moc"
