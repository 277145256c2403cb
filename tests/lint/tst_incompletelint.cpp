// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/incompletelint.h"

#include "lint/lintsummary.h"
#include "support/suite.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The end of a body that broke off is no fault of its sender; a fault before it is.
class tst_IncompleteLint : public QObject
{
    Q_OBJECT
private slots:
    void noBeginningOfAGoodBodyHasAFault_data();
    void noBeginningOfAGoodBodyHasAFault();
    void namesTheEnd();
    void keepsAFaultBeforeTheEnd_data();
    void keepsAFaultBeforeTheEnd();
    void countsEachFaultOfALongWord_data();
    void countsEachFaultOfALongWord();
};

void tst_IncompleteLint::noBeginningOfAGoodBodyHasAFault_data()
{
    QTest::addColumn<QByteArray>("body");
    for (const QString &name : {u"post_plan.json"_s, u"ping.json"_s}) {
        QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/signatures/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow(qPrintable(name)) << file.readAll();
    }
    QTest::newRow("numbers, words and escapes")
        << "{\"numbers\": [-1.5e+10, 0], \"words\": [true, false, null], \"text\": \"\\ud83d\\ude00 \\n \\\\ \xc3\xa9\"}"_ba;
    QTest::newRow("digits of both cases") << "{\"text\": \"\\u00AF \\u00af \\u09fA\"}"_ba;
}

void tst_IncompleteLint::noBeginningOfAGoodBodyHasAFault()
{
    QFETCH(const QByteArray, body);
    const lint::Lint whole = lint::lintRequest(body);
    for (qsizetype size = 0; size < body.size(); ++size) {
        const lint::Lint lint = lint::lintArrived(body.first(size));
        const auto isNew = [&whole](const lint::LintFinding &finding) {
            return finding.rule != base::Rules::BodyIncomplete && !whole.findings.contains(finding);
        };
        const auto fault = std::find_if(lint.findings.begin(), lint.findings.end(), isNew);
        if (fault != lint.findings.end())
            QFAIL(qPrintable(u"%1 after %2 bytes"_s.arg(fault->rule.name()).arg(size)));
        QCOMPARE(lint.count(), lint.findings.size());
        QCOMPARE(std::count_if(lint.findings.begin(), lint.findings.end(),
                               [](const auto &finding) { return finding.rule == base::Rules::BodyIncomplete; }),
                 1);
    }
}

void tst_IncompleteLint::namesTheEnd()
{
    const lint::Lint lint = lint::lintArrived("{\n\"stage\": \"post");
    QCOMPARE(lint.errors, 0);
    const lint::LintFinding note = lint.findings.last();
    QCOMPARE(note.rule, base::Rules::BodyIncomplete);
    QCOMPARE(note.severity, lint::LintSeverity::Info);
    QCOMPARE(note.line, 2);
    QCOMPARE(note.column, 15);
    QCOMPARE(note.offset, 16);
}

void tst_IncompleteLint::keepsAFaultBeforeTheEnd_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<base::Rule>("rule");
    using base::Rules;
    QTest::newRow("no colon") << "{\"a\" 1, \"b\": \"c"_ba << Rules::JsonBroken;
    QTest::newRow("a word") << "{\"a\": tru, \"b\": 1"_ba << Rules::JsonBroken;
    QTest::newRow("a number") << "{\"a\": 01, \"b\": 1"_ba << Rules::JsonNumber;
    QTest::newRow("a byte") << "{\"a\": \"\xff\", \"b\": 1"_ba << Rules::JsonUtf8;
    QTest::newRow("an escape at the end") << "{\"a\": \"\\q"_ba << Rules::JsonEscape;
    QTest::newRow("no digit at the end") << "{\"a\": \"\\u0!"_ba << Rules::JsonEscape;
    QTest::newRow("half a pair") << "{\"a\": \"\\ude00"_ba << Rules::JsonSurrogate;
    QTest::newRow("a byte at the end") << "{\"a\": \"\xff"_ba << Rules::JsonUtf8;
    QTest::newRow("twice") << "{\"a\": 1, \"a\": 2, \"b"_ba << Rules::JsonDuplicateKey;
}

void tst_IncompleteLint::keepsAFaultBeforeTheEnd()
{
    QFETCH(const QByteArray, content);
    QFETCH(const base::Rule, rule);
    const lint::Lint lint = lint::lintArrived(content);
    QVERIFY(lint.count() > 1); // one is the note
    QVERIFY(std::any_of(lint.findings.begin(), lint.findings.end(),
                        [rule](const lint::LintFinding &finding) { return finding.rule == rule; }));
}

void tst_IncompleteLint::countsEachFaultOfALongWord_data()
{
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<QByteArray>("begun");
    QTest::addColumn<base::Rule>("rule");
    using base::Rules;
    const auto row = [](const char *name, const QByteArray &fault, const QByteArray &begun, base::Rule rule) {
        QTest::newRow(name) << fault << begun << rule;
    };
    row("escapes", "\\q", {}, Rules::JsonEscape);
    row("escapes, and a begun one", "\\q", "\\u00e", Rules::JsonEscape);
    row("bytes", "\xff", {}, Rules::JsonUtf8);
    row("bytes, and a begun character", "\xff", "\xf0\x9f\x98", Rules::JsonUtf8);
    row("halves", "\\ude00", {}, Rules::JsonSurrogate);
    row("halves, and a begun pair", "\\ude00", "\\ud83d", Rules::JsonSurrogate);
}

/// The end takes only what it cut, however far the run of word bytes before it reaches back.
void tst_IncompleteLint::countsEachFaultOfALongWord()
{
    QFETCH(const QByteArray, fault);
    QFETCH(const QByteArray, begun);
    QFETCH(const base::Rule, rule);
    const lint::Lint lint = lint::lintArrived("{\"" + fault.repeated(300) + begun);
    QCOMPARE(lint.errors + lint.warnings, 300);
    QCOMPARE(lint.infos, 1);
    QCOMPARE(lint.findings.size(), lint::Lint::MaxOfRule + 1);
    QCOMPARE(std::count_if(lint.findings.begin(), lint.findings.end(),
                           [rule](const lint::LintFinding &finding) { return finding.rule == rule; }),
             lint::Lint::MaxOfRule);
    QVERIFY(lint::LintSummary::of(lint).has(rule));
}

RUNLATCH_TEST(tst_IncompleteLint)
#include "tst_incompletelint.moc"
