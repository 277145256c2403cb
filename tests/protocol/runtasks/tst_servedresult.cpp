// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtasks/servedresult.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::protocol;

namespace {

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// What a service answers about a task result is read in its own form, and what it does not say stays unknown.
class tst_ServedResult : public QObject
{
    Q_OBJECT
private slots:
    void readsAResult()
    {
        const auto read = readServedResult(
            object(R"({"id":"taskrs-1","type":"task-results","attributes":{"status":"passed","message":"m","url":null,)"
                   R"("stage":"post_plan","task-result-outcomes-count":2},)"
                   R"("relationships":{"task-stage":{"data":{"id":"ts-1","type":"task-stages"}}}})"));
        QVERIFY(read);
        QCOMPARE(read->status, u"passed"_s);
        QCOMPARE(read->message, std::optional(u"m"_s));
        QCOMPARE(read->url, std::optional(QString()));
        QCOMPARE(read->outcomesCount, 2);
        QCOMPARE(read->taskStageId, u"ts-1"_s);
    }

    void doesNotMakeUpWhatIsMissing()
    {
        const auto read = readServedResult(object(R"({"id":"taskrs-1","attributes":{"status":"errored","url":7}})"));
        QVERIFY(read);
        QVERIFY(!read->message && !read->url);
        QCOMPARE(read->outcomesCount, -1);
        const auto broken = readServedResult(object(R"({"id":"taskrs-1","attributes":{}})"));
        QCOMPARE(broken.error().rule, base::Rules::JsonMissing);
    }

    void readsAnOutcome()
    {
        const auto read = readServedOutcome(
            object(R"({"id":"tsro-1","attributes":{"outcome-id":"A","description":"d","url":null,"tags":[)"
                   R"({"label":"Severity","value":[{"label":"High","level":"error"},{"label":"x","level":"odd"}]},7]},)"
                   R"("links":{"self":"/s","body":"/b"}})"));
        QVERIFY(read);
        const QList<Tag> tags{{u"Severity"_s, u"High"_s, TagLevel::Error}, {u"Severity"_s, u"x"_s, TagLevel::None}};
        QCOMPARE(read->outcome, (Outcome{u"A"_s, u"d"_s, {}, {}, tags}));
        QVERIFY(read->hasBody);
        QVERIFY(!readServedOutcome(object(R"({"id":"a","links":{"body":null}})"))->hasBody);
    }

    void readsAStage()
    {
        const auto read =
            readServedStage(object(R"({"id":"ts-1","attributes":{"stage":"pre_plan","status":"awaiting_override"}})"));
        QVERIFY(read);
        QCOMPARE(read->stage, u"pre_plan"_s);
        QCOMPARE(read->status, u"awaiting_override"_s);
    }
};

RUNLATCH_TEST(tst_ServedResult)
#include "tst_servedresult.moc"
