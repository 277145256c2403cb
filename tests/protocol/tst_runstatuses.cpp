// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerfield.h"
#include "protocol/runstatuses.h"
#include "support/suite.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;

/// The statuses that are offered for a run are names of the explorer's field, each once.
class tst_RunStatuses : public QObject
{
    Q_OBJECT

private slots:
    void belongToADocumentedField();
    void areNamesOfTheWireEachOnce();
};

void tst_RunStatuses::belongToADocumentedField()
{
    const ExplorerField *field = findExplorerField(RunStatusField);
    QVERIFY(field);
    QCOMPARE(field->type, ExplorerType::Text);
}

void tst_RunStatuses::areNamesOfTheWireEachOnce()
{
    QSet<QStringView> names;
    for (const QStringView name : runStatuses()) {
        QVERIFY(std::all_of(name.begin(), name.end(),
                            [](QChar letter) { return (letter >= u'a' && letter <= u'z') || letter == u'_'; }));
        names.insert(name);
    }
    QCOMPARE(names.size(), qsizetype(runStatuses().size()));
    for (const auto &ending : {u"planned_and_finished", u"applied", u"discarded", u"errored", u"canceled"})
        QVERIFY(names.contains(ending));
}

RUNLATCH_TEST(tst_RunStatuses)
#include "tst_runstatuses.moc"
