// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/fieldremark.h"

#include "lint/resultlint.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using protocol::Outcome;
using protocol::TagLevel;
using protocol::TaskResult;
using protocol::TaskStatus;

/// Each finding is told at its field, with a fix where one is certain. A fix leaves nothing of what it fixes.
class tst_FieldRemark : public QObject
{
    Q_OBJECT

private slots:
    void fixes_data();
    void fixes();
    void readsPointers_data();
    void readsPointers();
    void anIdGetsANumber();
    void theWorstComesFirst();

private:
    static QList<FieldRemark> remarksOfOutcome(const TaskResult &result, qsizetype outcome)
    {
        lint::ResultLint lint;
        lint.update(result, true);
        return remarksOf(lint.findingsOf(outcome), result);
    }
    static TaskResult resultOf(const QList<Outcome> &outcomes)
    {
        return {TaskStatus::Failed, u"m"_s, u"https://a.example"_s, outcomes};
    }
};

void tst_FieldRemark::fixes_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("fixed");
    const auto row = [](const char *name, const Outcome &outcome, const QString &member, const QString &sentence,
                        const QString &action = {}, const QString &fixed = {}) {
        QTest::newRow(name) << outcome << member << sentence << action << fixed;
    };
    const Outcome good{u"A"_s, u"one line"_s, {}, {}, {}};
    const auto with = [&good](auto change) {
        Outcome outcome = good;
        change(outcome);
        return outcome;
    };
    row("good", good, u"url"_s, {});
    row("no scheme", with([](Outcome &one) { one.url = u" a.example/1"_s; }), u"url"_s, u"No scheme"_s,
        u"Add https://"_s, u"https://a.example/1"_s);
    row("another scheme", with([](Outcome &one) { one.url = u"ftp://a.example"_s; }), u"url"_s, u"Neither http"_s);
    row("blanks", with([](Outcome &one) { one.url = u" https://a.example "_s; }), u"url"_s, u"Blanks before"_s,
        u"Remove the blanks"_s, u"https://a.example"_s);
    row("lines", with([](Outcome &one) { one.description = u"one\r\n two"_s; }), u"description"_s,
        u"“description” has more than one line"_s, u"Join the lines"_s, u"one two"_s);
    row("empty", with([](Outcome &one) { one.description.clear(); }), u"description"_s,
        u"Empty: the service refuses"_s);
    row("long", with([](Outcome &one) { one.id = QString(65, u'x'); }), u"outcome-id"_s,
        u"“outcome-id” has more than 64 characters"_s);
    row("the name of a tag", with([](Outcome &one) {
            one.tags = {{u"Cost-Centre/2"_s, u"IT"_s, TagLevel::None}};
        }),
        u"tags"_s, u"The tag name “Cost-Centre/2”"_s, u"Write “Cost Centre 2”"_s, u"Cost Centre 2"_s);
    row("a name that nothing fixes", with([](Outcome &one) {
            one.tags = {{u"2 parts"_s, u"IT"_s, TagLevel::None}};
        }),
        u"tags"_s, u"The tag name “2 parts”"_s);
    row("no label", with([](Outcome &one) {
            one.tags = {{u"Severity"_s, {}, TagLevel::None}};
        }),
        u"tags"_s, u"Empty: the service refuses"_s);
}

void tst_FieldRemark::fixes()
{
    QFETCH(const Outcome, outcome);
    QFETCH(const QString, member);
    QFETCH(const QString, sentence);
    QFETCH(const QString, action);
    QFETCH(const QString, fixed);
    const QList<FieldRemark> remarks = remarksOfOutcome(resultOf({outcome}), 0);
    const FieldRemark *remark = worstOf(remarks, QLatin1StringView(member.toLatin1()));
    QCOMPARE(remark != nullptr, !sentence.isEmpty());
    if (remark == nullptr)
        return;
    QVERIFY2(remark->sentence.startsWith(sentence), qPrintable(remark->sentence));
    QCOMPARE(remark->action, action);
    QCOMPARE(remark->fixed, fixed);
}

void tst_FieldRemark::readsPointers_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("field");
    QTest::newRow("result") << u"/data/attributes/url"_s << u"-1 url  -1"_s;
    QTest::newRow("list") << u"/data/relationships/outcomes/data"_s << u"-1 outcomes  -1"_s;
    QTest::newRow("outcome") << u"/data/relationships/outcomes/data/2/attributes/body"_s << u"2 body  -1"_s;
    QTest::newRow("tags") << u"/data/relationships/outcomes/data/2/attributes/tags"_s << u"2 tags  -1"_s;
    QTest::newRow("name") << u"/data/relationships/outcomes/data/2/attributes/tags/a~1b~0c"_s << u"2 tags a/b~c -1"_s;
    QTest::newRow("label") << u"/data/relationships/outcomes/data/2/attributes/tags/S/1/label"_s << u"2 tags S 1"_s;
    QTest::newRow("document") << QString() << QString();
    QTest::newRow("elsewhere") << u"/data/type"_s << QString();
    QTest::newRow("no number") << u"/data/relationships/outcomes/data/x/attributes/url"_s << QString();
    QTest::newRow("no attribute") << u"/data/relationships/outcomes/data/2/type"_s << QString();
}

void tst_FieldRemark::readsPointers()
{
    QFETCH(const QString, pointer);
    const auto field = resultFieldOf(pointer);
    const QString told = field ? u"%1 %2 %3 %4"_s.arg(QString::number(field->outcome), field->member, field->tag,
                                                      QString::number(field->entry))
                               : QString();
    QTEST(told, "field");
}

void tst_FieldRemark::anIdGetsANumber()
{
    const Outcome one{u"NET"_s, u"one line"_s, {}, {}, {}};
    Outcome other = one;
    other.id = u"NET-2"_s;
    const QList<FieldRemark> remarks = remarksOfOutcome(resultOf({one, other, one}), 2);
    QCOMPARE(remarks.size(), 1);
    QCOMPARE(remarks.first().tone(), Tone::Info);
    QCOMPARE(remarks.first().action, u"Write “NET-3”"_s);
    QCOMPARE(remarks.first().fixed, u"NET-3"_s);
}

void tst_FieldRemark::theWorstComesFirst()
{
    const Outcome outcome{u"A"_s, u"d"_s, {}, {}, {{u"x"_s, QString(33, u'l'), TagLevel::None}}};
    const QList<FieldRemark> remarks = remarksOfOutcome(resultOf({outcome}), 0);
    QVERIFY(remarks.size() > 1);
    QCOMPARE(remarks.first().tone(), Tone::Info); // of the name, which stands first
    QCOMPARE(worstOf(remarks, "tags"_L1)->tone(), Tone::Warning);
    QCOMPARE(worstOf(remarks, "url"_L1), nullptr);
}

RUNLATCH_TEST(tst_FieldRemark)
#include "tst_fieldremark.moc"
