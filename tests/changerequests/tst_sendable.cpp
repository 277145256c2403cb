// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/sendable.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;

Q_DECLARE_METATYPE(runlatch::changerequests::BulkDraft)
Q_DECLARE_METATYPE(runlatch::changerequests::TargetFacts)

namespace runlatch::changerequests {

namespace {

BulkDraft listed(const QList<BulkDraft::Target> &workspaces)
{
    BulkDraft draft;
    draft.organization = u"acme"_s;
    draft.by = BulkDraft::Targets::List;
    draft.workspaces = workspaces;
    draft.subject = u"Raise TLS"_s;
    draft.message = u"Raise it."_s;
    return draft;
}

BulkDraft asked()
{
    BulkDraft draft = listed({});
    draft.by = BulkDraft::Targets::Query;
    draft.sends = BulkDraft::Sends::Query;
    draft.conditions = {{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}, true}};
    return draft;
}

} // namespace

/// One function says how many workspaces a draft is for, and why it is not sent.
class tst_Sendable : public QObject
{
    Q_OBJECT
private slots:
    void numberAndObstacle_data();
    void numberAndObstacle();
    void whatIsNotBarredIsMade();
};

void tst_Sendable::numberAndObstacle_data()
{
    QTest::addColumn<BulkDraft>("draft");
    QTest::addColumn<TargetFacts>("facts");
    QTest::addColumn<int>("workspaces"); // -1: not known
    QTest::addColumn<QString>("obstacle");
    const auto row = [](const char *name, const BulkDraft &draft, const TargetFacts &facts, int workspaces,
                        base::Rule obstacle) {
        QTest::newRow(name) << draft << facts << workspaces << obstacle.name();
    };
    const BulkDraft::Target known{u"ws-1"_s, u"web"_s};
    const BulkDraft::Target nameless{{}, u"no-such"_s, true};
    row("a list", listed({known, {u"ws-2"_s, {}}}), {}, 2, {});
    row("one given twice", listed({known, {u"ws-1"_s, {}}}), {}, 1, {});
    row("one without an id", listed({known, nameless}), {}, 2, base::Rules::CreateNoId);
    row("looked up", listed({known, nameless}), {.lookingUp = 1}, 2, base::Rules::CreateLookingUp);
    row("an id looked up", listed({known}), {.lookingUp = 1}, 1, base::Rules::CreateLookingUp);
    row("no workspaces", listed({}), {}, 0, base::Rules::CreateNoTargets);
    row("matches", asked(), {.matches = 143}, 143, {});
    row("a query of unknown number", asked(), {}, -1, {});
    row("no match", asked(), {.matches = 0}, 0, base::Rules::CreateNoMatch);
    row("a list looked up beside a query", asked(), {.matches = 3, .lookingUp = 2}, 3, {});
    BulkDraft silent = listed({known});
    silent.subject.clear();
    row("no subject, looked up", silent, {.lookingUp = 1}, 1, base::Rules::CreateSubject);
}

void tst_Sendable::numberAndObstacle()
{
    QFETCH(BulkDraft, draft);
    QFETCH(TargetFacts, facts);
    QFETCH(int, workspaces);
    QFETCH(QString, obstacle);
    const Sendable sendable = sendableOf(draft, creationOf(draft), facts);
    QCOMPARE(sendable.workspaces.value_or(-1), workspaces);
    QCOMPARE(sendable.obstacle.value_or(base::Error()).rule.name(), obstacle);
}

/// The number of a list that is not barred is the number of ids that are sent.
void tst_Sendable::whatIsNotBarredIsMade()
{
    const BulkDraft draft = listed({{u"ws-1"_s, {}}, {u"ws-2"_s, {}}, {u"ws-1"_s, u"web"_s, true}});
    const Sendable sendable = sendableOf(draft, creationOf(draft), {});
    QVERIFY(!sendable.obstacle);
    QCOMPARE(sendable.workspaces, static_cast<int>(creationOf(draft)->targets().size()));
}

RUNLATCH_TEST(tst_Sendable)

} // namespace runlatch::changerequests

#include "tst_sendable.moc"
