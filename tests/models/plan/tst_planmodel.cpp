// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planmodel.h"

#include "models/plan/planattributemodel.h"
#include "models/plan/plancheckmodel.h"
#include "models/plan/planinvocationmodel.h"
#include "models/plan/planreading.h"
#include "models/plan/planwords.h"
#include "plan/changefilter.h"
#include "support/quickfolder.h"
#include "support/smallplan.h"
#include "support/suite.h"
#include "support/waiting.h"
#include "wording/planwords.h"

#include <QAbstractItemModelTester>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <atomic>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using Column = PlanModel::Column;

/// A plan's changes stand by their modules, counted as the terminal counts, and secrets are not among the rows.
class tst_PlanModel : public QObject
{
    Q_OBJECT
private slots:
    void changesStandByModule();
    void countsAsTheTerminal();
    void isNarrowed_data();
    void isNarrowed();
    void aLargeRootIsAModule();
    void attributesShowWhatForcesAndHideSecrets();
    void checksHaveTheirProblem();
    void whatIsNotKnownHasWords();
    void actionsHaveTheirTrigger();
    void theNewestQuestionWins();
    void earlierQuestionsDoNotBegin();
    void faultsAreTold();
    void aBrokenFileIsAMistakeOfItsUser();

private:
    static plan::Plan plan() { return *plan::Plan::read(support::smallPlan()); }
    static filter::Expression filter(const QString &text)
    {
        return filter::Expression::parse(text, plan::changeFields(), {});
    }
    static QString text(const QModelIndex &row, Column column)
    {
        return row.siblingAtColumn(static_cast<int>(column)).data().toString();
    }
};

void tst_PlanModel::changesStandByModule()
{
    PlanModel model;
    const QAbstractItemModelTester tester(&model);
    const plan::Plan read = plan();
    model.setRows(read, arrange(read, {.all = true}));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(text(model.index(0, 0), Column::Address), u"aws_instance.web"_s);
    QCOMPARE(text(model.index(0, 0), Column::Action), u"replace"_s);
    QCOMPARE(text(model.index(0, 0), Column::Reason), u"an attribute cannot be updated in place"_s);
    QCOMPARE(text(model.index(0, 0), Column::Type), u"aws_instance"_s);
    const QModelIndex module = model.index(2, 0);
    QVERIFY(text(module, Column::Address).startsWith(u"module.net"_s));
    QCOMPARE(text(module, Column::Action), u"+1"_s);
    QCOMPARE(module.data(PlanModel::ChangeRole).toInt(), -1);
    QCOMPARE(model.rowCount(module), 2);
    QCOMPARE(text(model.index(1, 0, module), Column::Address), u"module.net.aws_subnet.one"_s);
    QCOMPARE(text(model.index(1, 0, module), Column::Module), u"module.net"_s);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void tst_PlanModel::countsAsTheTerminal()
{
    QCOMPARE(wording::planCounts(plan().counts()), u"Plan: 2 to add, 1 to change, 1 to destroy."_s);
}

void tst_PlanModel::isNarrowed_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("all");
    QTest::addColumn<int>("part");
    QTest::addColumn<QStringList>("addresses");
    QTest::addColumn<int>("leftOut");
    const QString web = u"aws_instance.web"_s;
    const QString database = u"aws_db_instance.main"_s;
    const int changes = int(plan::Part::Changes);
    QTest::newRow("all") << QString() << true << changes
                         << QStringList{web, database, u"module.net.aws_vpc.main"_s, u"module.net.aws_subnet.one"_s}
                         << 0;
    QTest::newRow("what changes") << QString() << false << changes
                                  << QStringList{web, database, u"module.net.aws_vpc.main"_s} << 1;
    QTest::newRow("an action") << u"action:replace"_s << false << changes << QStringList{web} << 0;
    QTest::newRow("not a module") << u"-module:net"_s << true << changes << QStringList{web, database} << 0;
    QTest::newRow("nothing") << u"type:azurerm_*"_s << true << changes << QStringList{} << 0;
    QTest::newRow("drift") << QString() << false << int(plan::Part::Drift) << QStringList{web} << 0;
    QTest::newRow("outputs") << QString() << false << int(plan::Part::Outputs) << QStringList{u"url"_s} << 0;
}

void tst_PlanModel::isNarrowed()
{
    QFETCH(const QString, filter);
    QFETCH(const bool, all);
    QFETCH(const int, part);
    const plan::Plan read = plan();
    const PlanRows rows = arrange(read, {static_cast<plan::Part>(part), tst_PlanModel::filter(filter), all});
    QStringList addresses;
    QList<int> changes = rows.root;
    for (const PlanRows::Module &module : rows.modules)
        changes += module.changes;
    for (const int change : std::as_const(changes))
        addresses += read.change(change).address;
    QTEST(addresses, "addresses");
    QTEST(int(rows.leftOut), "leftOut");
}

/// The window would wait for the layout of so many rows.
void tst_PlanModel::aLargeRootIsAModule()
{
    QByteArrayList changes;
    for (int i = 0; i <= PlanRows::MaxOpenRoot; ++i)
        changes += R"({"address":"a.b[)" + QByteArray::number(i) + R"(]","change":{"actions":["create"]}})";
    const auto read = plan::Plan::read(R"({"format_version":"1.2","resource_changes":[)" + changes.join(',') + "]}");
    QVERIFY(read);
    PlanModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRows(*read, arrange(*read, {}));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowCount(model.index(0, 0)), int(changes.size()));
    QVERIFY(text(model.index(0, 0), Column::Address).startsWith(u"Root module"_s));
    QCOMPARE(text(model.index(0, 0), Column::Action), u"+5,001"_s);
}

void tst_PlanModel::attributesShowWhatForcesAndHideSecrets()
{
    const plan::Plan read = plan();
    PlanAttributeModel model;
    const QAbstractItemModelTester tester(&model);
    const auto cells = [&model](PlanAttributeModel::Column column) {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all += model.index(row, static_cast<int>(column)).data().toString();
        return all;
    };
    model.setDetail(*plan::readDetail(read, 0));
    const auto ami = cells(PlanAttributeModel::Column::Attribute).indexOf(u"ami"_s);
    QVERIFY(ami >= 0 && ami < 2); // what changes stands first
    QCOMPARE(cells(PlanAttributeModel::Column::Note).at(ami), u"forces replacement"_s);
    QCOMPARE(cells(PlanAttributeModel::Column::Before).at(ami), u"\"ami-1\""_s);
    QVERIFY(cells(PlanAttributeModel::Column::After).contains(u"(known after apply)"_s));
    model.setDetail(*plan::readDetail(read, 1));
    QVERIFY(cells(PlanAttributeModel::Column::After).contains(u"(secret)"_s));
    QVERIFY(!cells(PlanAttributeModel::Column::After).join(u' ').contains(QString::fromLatin1(support::PlanPassword)));
    model.setDetail(*plan::readDetail(read, 1, plan::Secrets::Shown));
    QVERIFY(cells(PlanAttributeModel::Column::After).join(u' ').contains(QString::fromLatin1(support::PlanPassword)));
}

void tst_PlanModel::checksHaveTheirProblem()
{
    PlanCheckModel model;
    const QAbstractItemModelTester tester(&model);
    model.setChecks(plan().checks());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, int(PlanCheckModel::Column::Status)).data().toString(), u"failed"_s);
    QVERIFY(model.index(0, int(PlanCheckModel::Column::Problem)).data().toString().contains(u"down"_s));
}

void tst_PlanModel::whatIsNotKnownHasWords()
{
    PlanCheckModel model;
    model.setChecks({{.writtenStatus = u"skip\nped"_s}, {}, {.status = plan::Check::Status::Unknown}});
    const auto status = [&model](int row) {
        return model.index(row, int(PlanCheckModel::Column::Status)).data().toString();
    };
    QCOMPARE(QStringList({status(0), status(1), status(2)}),
             QStringList({u"skip ped"_s, u"no status"_s, u"unknown"_s}));
    QCOMPARE(PlanWords::why({.part = plan::Part::Deferred}), u"deferred"_s);
    QCOMPARE(PlanWords::why({.part = plan::Part::Deferred, .deferredReason = u"absent_prereq"_s}),
             u"deferred: absent_prereq"_s);
    QCOMPARE(PlanWords::why({.isImport = true}), u"imported"_s);
    QCOMPARE(PlanWords::why({.isImport = true, .isImportUnknown = true}),
             u"imported; its id is known only after the apply"_s);
}

void tst_PlanModel::actionsHaveTheirTrigger()
{
    PlanInvocationModel model;
    const QAbstractItemModelTester tester(&model);
    model.setInvocations({{.address = u"action.mail\n.sent"_s, .trigger = u"aws_a.b"_s, .event = u"AfterCreate"_s},
                          {.address = u"action.mail.late"_s, .isDeferred = true}});
    const auto cells = [&model](int row) {
        QStringList all;
        for (int column = 0; column < model.columnCount(); ++column)
            all += model.index(row, column).data().toString();
        return all;
    };
    QCOMPARE(cells(0), QStringList({u"action.mail .sent"_s, u"aws_a.b"_s, u"AfterCreate"_s, u"with this plan"_s}));
    QCOMPARE(cells(1), QStringList({u"action.mail.late"_s, QString(), QString(), u"deferred"_s}));
}

void tst_PlanModel::theNewestQuestionWins()
{
    PlanReading reading;
    const QAbstractItemModelTester tester(&reading.model());
    QSignalSpy opened(&reading, &PlanReading::opened);
    reading.open([] { return base::Result<QByteArray>("[]"); }, false); // an earlier one, which is broken
    reading.open([] { return base::Result<QByteArray>(support::smallPlan()); }, false);
    QSignalSpy failed(&reading, &PlanReading::failed);
    QTRY_COMPARE(opened.size(), 1);
    QTRY_VERIFY(!reading.isBusy());
    QCOMPARE(reading.leftOut(), 1);
    reading.setFilter(u"action:update"_s);
    reading.setFilter(u"action:replace"_s);
    QTRY_VERIFY(!reading.isBusy());
    QCOMPARE(reading.model().rowCount(), 1);
    QVERIFY(failed.isEmpty());
    reading.clear();
    QVERIFY(!reading.plan() && reading.model().rowCount() == 0);
}

/// Each of them may take its time.
void tst_PlanModel::earlierQuestionsDoNotBegin()
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    const auto restored = qScopeGuard([&pool, count = pool.maxThreadCount()] { pool.setMaxThreadCount(count); });
    QVERIFY(pool.waitForDone());
    pool.setMaxThreadCount(1);
    QSemaphore gate;
    pool.start([&gate] { gate.acquire(); });
    PlanReading reading;
    QSignalSpy opened(&reading, &PlanReading::opened);
    std::atomic_int read = 0;
    for (int asked = 0; asked < 5; ++asked) {
        reading.open(
            [&read] {
                ++read;
                return base::Result<QByteArray>(support::smallPlan());
            },
            false);
    }
    gate.release();
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(read.load(), 1);
}

void tst_PlanModel::faultsAreTold()
{
    PlanReading reading;
    QSignalSpy failed(&reading, &PlanReading::failed);
    reading.open([] { return base::Result<QByteArray>(R"({"format_version":"2.0"})"); }, false);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!failed.first().first().value<base::Error>().rule.isEmpty());
    QVERIFY(!reading.plan() && !reading.isBusy());
}

void tst_PlanModel::aBrokenFileIsAMistakeOfItsUser()
{
    const support::QuickFolder folder;
    QFile file(folder.filePath(u"plan.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    PlanReading reading;
    QSignalSpy failed(&reading, &PlanReading::failed);
    reading.openFile(file.fileName());
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().kind, base::ErrorKind::Usage);
    reading.openFile(folder.filePath(u"missing.json"_s));
    QTRY_COMPARE(failed.size(), 2);
}

RUNLATCH_TEST(tst_PlanModel)

} // namespace runlatch::models

#include "tst_planmodel.moc"
