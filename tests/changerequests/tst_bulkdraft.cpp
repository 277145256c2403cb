// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/utc.h"
#include "changerequests/bulkdraft.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;

namespace runlatch::changerequests {

namespace {

BulkDraft wholeDraft()
{
    BulkDraft draft;
    draft.organization = u"acme"_s;
    draft.by = BulkDraft::Targets::Query;
    draft.workspaces = {{u"ws-1"_s, u"net-prod"_s}, {u"ws-2"_s, {}}, {u"ws-1"_s, u"net-prod"_s, true}};
    draft.conditions = {{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}, true},
                        {{u"resource_count"_s, ExplorerOperator::GreaterThan, u"many"_s}, true},
                        {{u"drifted"_s, ExplorerOperator::Is, u"true"_s}, false},
                        {{u"tags"_s, ExplorerOperator::Is, u"a"_s, {u"b"_s, u"c"_s}, u"any_of"_s}, false}};
    draft.sends = BulkDraft::Sends::Query;
    draft.leftOut = {u"ws-3"_s, u"a name without an id"_s};
    draft.subject = u"TLS 1.2 before January"_s;
    draft.message = u"# Why\n\n<script>\u2028\U0001F512"_s;
    draft.sentAt = QDateTime(QDate(2026, 11, 21), QTime(9, 30, 1, 250), base::Utc);
    return draft;
}

/// A draft that can be sent.
BulkDraft soundDraft()
{
    BulkDraft draft = wholeDraft();
    draft.conditions.removeAt(1);
    return draft;
}

BulkDraft exactDraft()
{
    BulkDraft draft = soundDraft();
    draft.sends = BulkDraft::Sends::Exactly;
    draft.leftOut = {u"ws-b"_s, u"ws-gone"_s};
    return draft;
}

/// The matches of exactDraft().
GatheredMatches gatheredMatches()
{
    const BulkDraft draft = exactDraft();
    return {.organization = draft.organization,
            .conditions = usableConditions(draft),
            .workspaces = {{u"ws-a"_s, u"net-a"_s}, {u"ws-b"_s, u"net-b"_s}, {u"ws-c"_s, {}}},
            .at = {}};
}

} // namespace

/// A draft comes back from JSON as it was written, and says what cannot be sent yet.
class tst_BulkDraft : public QObject
{
    Q_OBJECT
private slots:
    void keepsAllOfIt();
    void readsWhatItCan();
    void anUnknownOperatorIsSentAsWritten();
    void aConditionCountsUnlessItIsSwitchedOff();
    void withoutAnOperatorNothingIsSent();
    void refusesWhatIsNoDraft();
    void emptinessIsNothingWorthKeeping();
    void eachPartIsWorthKeeping();
    void tellsWhatCannotBeSent();
    void isNotSentWithoutACondition_data();
    void isNotSentWithoutACondition();
    void makesACreation();
    void exactlyTheMatchesAreSent();
    void aMatchWithoutAnIdIsNamed();
    void matchesOfAnotherQueryAreNotSent_data();
    void matchesOfAnotherQueryAreNotSent();
    void anExactDraftSaysWhatIsMissing();
    void anOlderDraftIsSentExactly();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
};

void tst_BulkDraft::keepsAllOfIt()
{
    for (const auto by : {BulkDraft::Targets::Query, BulkDraft::Targets::List}) {
        BulkDraft draft = wholeDraft();
        draft.by = by;
        const auto read = readBulkDraft(writeBulkDraft(draft));
        QVERIFY(read);
        QCOMPARE(*read, draft);
    }
    QCOMPARE(*readBulkDraft(writeBulkDraft(BulkDraft())), BulkDraft());
}

void tst_BulkDraft::readsWhatItCan()
{
    const auto read = readBulkDraft(R"({"subject":"S","conditions":[7,{"field":"tags"}],"workspaces":"none"})");
    QVERIFY(read);
    QCOMPARE(read->subject, u"S"_s);
    QCOMPARE(read->by, BulkDraft::Targets::Query);
    QCOMPARE(read->conditions.size(), 1);
    QCOMPARE(read->conditions.constFirst().condition.field, u"tags"_s);
    QVERIFY(read->workspaces.isEmpty());
}

void tst_BulkDraft::anUnknownOperatorIsSentAsWritten()
{
    BulkDraft draft = soundDraft();
    draft.conditions[0] = {{u"tags"_s, ExplorerOperator::Is, u"x"_s, {u"y"_s}, u"sounds_like"_s}, true};
    QVERIFY(unusableConditions(draft).isEmpty());
    const auto creation = creationOf(draft);
    QVERIFY(creation);
    QVERIFY(creation->hasSeveralValues());
    QVERIFY(protocol::writeBulkCreation(*creation, {}).contains(R"([{"tags":{"sounds_like":["x","y"]}}])"));
    QCOMPARE(*readBulkDraft(writeBulkDraft(draft)), draft);
}

/// A condition is left out of the query only where the draft says so.
void tst_BulkDraft::aConditionCountsUnlessItIsSwitchedOff()
{
    QVERIFY(BulkDraft::Condition().enabled);
    const auto read = readBulkDraft(R"({"conditions":[{"field":"tags","operator":"is","value":"x"},)"
                                    R"({"field":"tags","operator":"is","value":"y","enabled":false}]})");
    QVERIFY(read);
    QVERIFY(read->conditions.at(0).enabled);
    QVERIFY(!read->conditions.at(1).enabled);
}

void tst_BulkDraft::withoutAnOperatorNothingIsSent()
{
    const auto read = readBulkDraft(R"({"conditions":[{"field":"tags","value":"x","enabled":true}]})");
    QVERIFY(read);
    QCOMPARE(read->conditions.constFirst().enabled, true);
    QCOMPARE(read->conditions.constFirst().condition.value, u"x"_s);
    QVERIFY(usableConditions(*read).isEmpty());
    QCOMPARE(unusableConditions(*read).constFirst().error.rule, u"explorer.no-operator"_s);
    QCOMPARE(*readBulkDraft(writeBulkDraft(*read)), *read); // the unknown parts stay as they are
}

void tst_BulkDraft::refusesWhatIsNoDraft()
{
    for (const QByteArray &content : {QByteArray(), QByteArray("[]"), QByteArray("{\"subject\":")})
        QVERIFY(!readBulkDraft(content));
}

void tst_BulkDraft::emptinessIsNothingWorthKeeping()
{
    BulkDraft draft;
    draft.organization = u"acme"_s;
    draft.by = BulkDraft::Targets::List;
    QVERIFY(draft.isEmpty());
    draft.subject = u"S"_s;
    QVERIFY(!draft.isEmpty());
}

/// A draft that is empty is dropped without a question.
void tst_BulkDraft::eachPartIsWorthKeeping()
{
    const BulkDraft whole = wholeDraft();
    BulkDraft draft;
    draft.workspaces = whole.workspaces;
    QVERIFY(!draft.isEmpty());
    draft = {};
    draft.conditions = whole.conditions;
    QVERIFY(!draft.isEmpty());
    draft = {};
    draft.message = whole.message;
    QVERIFY(!draft.isEmpty());
}

void tst_BulkDraft::tellsWhatCannotBeSent()
{
    const BulkDraft draft = wholeDraft();
    QCOMPARE(usableConditions(draft), QList{draft.conditions.constFirst().condition});
    const QList<UnusableCondition> unusable = unusableConditions(draft);
    QCOMPARE(unusable.size(), 1); // only the condition without a number; a disabled condition is not missed
    QCOMPARE(unusable.constFirst().row, 1);
    QCOMPARE(unusable.constFirst().error.rule, u"explorer.number"_s);
    QCOMPARE(unusable.constFirst().error.subject, u"resource_count"_s);
}

void tst_BulkDraft::isNotSentWithoutACondition_data()
{
    QTest::addColumn<BulkDraft::Condition>("condition");
    QTest::addColumn<QString>("rule");
    using Condition = BulkDraft::Condition;
    QTest::newRow("no field") << Condition{{{}, ExplorerOperator::Is, u"x"_s}, true} << u"explorer.no-field"_s;
    QTest::newRow("no value") << Condition{{u"tags"_s, ExplorerOperator::Is, {}}, true} << u"explorer.no-value"_s;
    QTest::newRow("no number") << Condition{{u"resource_count"_s, ExplorerOperator::GreaterThan, u"many"_s}, true}
                               << u"explorer.number"_s;
    QTest::newRow("an operator of another type")
        << Condition{{u"drifted"_s, ExplorerOperator::GreaterThan, u"1"_s}, true} << u"explorer.operator"_s;
    QTest::newRow("a second value that is no number")
        << Condition{{u"resource_count"_s, ExplorerOperator::Is, u"3"_s, {u"many"_s}}, true} << u"explorer.number"_s;
    QTest::newRow("no operator") << Condition{{u"tags"_s, ExplorerOperator::Is, u"x"_s, {}, QString()}, true}
                                 << u"explorer.no-operator"_s;
}

/// A draft is not sent without one of its conditions. All conditions must hold, so the others alone would match more
/// workspaces than intended.
void tst_BulkDraft::isNotSentWithoutACondition()
{
    QFETCH(BulkDraft::Condition, condition);
    QFETCH(QString, rule);
    BulkDraft draft = wholeDraft();
    draft.conditions[1] = condition;
    const auto creation = creationOf(draft);
    QVERIFY(!creation);
    QCOMPARE(creation.error().kind, base::ErrorKind::Usage);
    QCOMPARE(creation.error().rule, rule);
    QCOMPARE(creation.error().subject, condition.condition.field);
    draft.conditions[1].enabled = false;
    QVERIFY(creationOf(draft));
    draft.conditions[1].enabled = true;
    draft.by = BulkDraft::Targets::List;
    QVERIFY(creationOf(draft)); // no condition is sent for a list
}

void tst_BulkDraft::makesACreation()
{
    BulkDraft draft = soundDraft();
    const auto byQuery = creationOf(draft);
    QVERIFY(byQuery);
    QVERIFY(byQuery->isByQuery());
    QCOMPARE(byQuery->conditions(), QList{draft.conditions.constFirst().condition});
    QCOMPARE(byQuery->subject(), draft.subject);
    draft.by = BulkDraft::Targets::List;
    const auto byList = creationOf(draft);
    QVERIFY(byList);
    QCOMPARE(byList->targets(), (QStringList{u"ws-1"_s, u"ws-2"_s}));
    QVERIFY(byList->conditions().isEmpty());
    QCOMPARE(byList->message(), draft.message);
}

/// Those that are left out are not sent, and the query is not sent at all.
void tst_BulkDraft::exactlyTheMatchesAreSent()
{
    const GatheredMatches gathered = gatheredMatches();
    const auto creation = creationOf(exactDraft(), &gathered);
    QVERIFY(creation);
    QCOMPARE(creation->targets(), (QStringList{u"ws-a"_s, u"ws-c"_s}));
    QVERIFY(creation->conditions().isEmpty());
    const QByteArray body = protocol::writeBulkCreation(*creation, {});
    QVERIFY(body.contains(R"("target_ids":["ws-a","ws-c"])"));
    QVERIFY(!body.contains("query"));
}

void tst_BulkDraft::aMatchWithoutAnIdIsNamed()
{
    GatheredMatches gathered = gatheredMatches();
    gathered.workspaces.append({{}, u"net-nameless"_s});
    BulkDraft draft = exactDraft();
    const auto creation = creationOf(draft, &gathered);
    QVERIFY(!creation);
    QCOMPARE(creation.error().rule, base::Rules::CreateMatchNoId);
    QCOMPARE(creation.error().subject, u"net-nameless"_s);
    draft.leftOut.append(u"net-nameless"_s);
    QVERIFY(creationOf(draft, &gathered));
}

void tst_BulkDraft::matchesOfAnotherQueryAreNotSent_data()
{
    QTest::addColumn<BulkDraft>("draft");
    BulkDraft draft = exactDraft();
    draft.organization = u"globex"_s;
    QTest::newRow("another organization") << draft;
    draft = exactDraft();
    draft.conditions[0].condition.value = u"web-"_s;
    QTest::newRow("another value") << draft;
    draft = exactDraft();
    draft.conditions[1].enabled = true;
    QTest::newRow("a condition more") << draft;
}

void tst_BulkDraft::matchesOfAnotherQueryAreNotSent()
{
    QFETCH(BulkDraft, draft);
    const GatheredMatches gathered = gatheredMatches();
    const auto creation = creationOf(draft, &gathered);
    QVERIFY(!creation);
    QCOMPARE(creation.error().rule, base::Rules::CreateNotGathered);
}

void tst_BulkDraft::anExactDraftSaysWhatIsMissing()
{
    BulkDraft draft = exactDraft();
    GatheredMatches gathered = gatheredMatches();
    QCOMPARE(creationOf(draft).error().rule, base::Rules::CreateNotGathered);
    draft.leftOut = {u"ws-a"_s, u"ws-b"_s, u"ws-c"_s};
    QCOMPARE(creationOf(draft, &gathered).error().rule, base::Rules::CreateAllLeftOut);
    gathered.workspaces.clear();
    QCOMPARE(creationOf(draft, &gathered).error().rule, base::Rules::CreateNoMatch);
    draft.conditions[0].condition.furtherValues = {u"web-"_s};
    QCOMPARE(creationOf(draft, &gathered).error().rule, base::Rules::CreateNotExact);
    draft.conditions.removeFirst();
    QCOMPARE(creationOf(draft, &gathered).error().rule, base::Rules::CreateNoConditions);
}

/// It was written for a version that sent the query. Nothing is created that no review has shown.
void tst_BulkDraft::anOlderDraftIsSentExactly()
{
    const auto read = readBulkDraft(R"({"targets":"query","subject":"S"})");
    QVERIFY(read);
    QCOMPARE(read->sends, BulkDraft::Sends::Exactly);
    QVERIFY(read->leftOut.isEmpty());
    QCOMPARE(*readBulkDraft(writeBulkDraft(exactDraft())), exactDraft());
}

void tst_BulkDraft::saysWhatIsMissing_data()
{
    QTest::addColumn<BulkDraft>("draft");
    QTest::addColumn<QString>("rule");
    BulkDraft draft = soundDraft();
    draft.organization.clear();
    QTest::newRow("organization") << draft << u"create.no-organization"_s;
    draft = soundDraft();
    draft.subject.clear();
    QTest::newRow("subject") << draft << u"create.subject"_s;
    draft = soundDraft();
    draft.message.clear();
    QTest::newRow("message") << draft << u"create.message"_s;
    draft = soundDraft();
    draft.by = BulkDraft::Targets::List;
    draft.workspaces.clear();
    QTest::newRow("targets") << draft << u"create.no-targets"_s;
    draft.workspaces = {{u"ws-1"_s, {}}, {{}, u"net-prod"_s, true}};
    QTest::newRow("the id of a name") << draft << u"create.no-id"_s;
    draft = soundDraft();
    draft.conditions.removeFirst();
    QTest::newRow("no condition that is on") << draft << u"create.no-conditions"_s;
}

void tst_BulkDraft::saysWhatIsMissing()
{
    QFETCH(BulkDraft, draft);
    QFETCH(QString, rule);
    const auto creation = creationOf(draft);
    QVERIFY(!creation);
    QCOMPARE(creation.error().kind, base::ErrorKind::Usage);
    QCOMPARE(creation.error().rule, rule);
}

RUNLATCH_TEST(tst_BulkDraft)

} // namespace runlatch::changerequests

#include "tst_bulkdraft.moc"
