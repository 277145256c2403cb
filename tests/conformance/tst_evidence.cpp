// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/evidence.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::conformance;

/// The reason of an end names the final callback that went to another address, whatever was asked before and after it.
class tst_Evidence : public QObject
{
    Q_OBJECT
private slots:
    void aLostFinalIsTold_data();
    void aLostFinalIsTold();
};

void tst_Evidence::aLostFinalIsTold_data()
{
    QTest::addColumn<QStringList>("asked"); // the statuses that came to other addresses; empty: a plan was refused
    QTest::addColumn<bool>("isLost");
    QTest::newRow("alone") << QStringList{u"passed"_s} << true;
    QTest::newRow("before a refused plan") << QStringList{u"passed"_s, {}} << true;
    QTest::newRow("behind a refused plan") << QStringList{QString(), u"failed"_s} << true;
    QTest::newRow("twice") << QStringList{u"passed"_s, u"passed"_s} << true;
    QTest::newRow("an update") << QStringList{u"running"_s} << false;
    QTest::newRow("a refused plan") << QStringList{QString()} << false;
}

void tst_Evidence::aLostFinalIsTold()
{
    QFETCH(QStringList, asked);
    simulator::RunTask runTask;
    runTask.id = u"taskrs-1"_s;
    runTask.state = protocol::TaskState::Awaiting;
    Evidence evidence;
    evidence.runTasks = {runTask};
    for (const QString &status : asked) {
        simulator::Served request;
        request.runTask = runTask.id;
        request.what = status.isEmpty() ? u"plan"_s : QString();
        request.status = 404;
        request.rule = base::Rules::RequestAddress;
        request.written = status;
        evidence.add(request);
    }
    const wording::TaskEnd end = taskEndOf(evidence, runTask);
    QTEST(end.isLost, "isLost");
    QTEST(end.isHopeless, "isLost");
}

RUNLATCH_TEST(tst_Evidence)

#include "tst_evidence.moc"
