// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/jsonscanner.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::lint;

/// JSON text is read token by token with the place of each, and reading goes on behind faults that can be told apart.
class tst_JsonScanner : public QObject
{
    Q_OBJECT

private slots:
    void tokensHavePlaces();
    void faults_data();
    void faults();
    void linesAndColumns_data();
    void linesAndColumns();
    void everyCutIsTold();
    void depthHasALimit();
    void pointersAreCut();
    void workGrowsWithTheText_data();
    void workGrowsWithTheText();
};

namespace {

/// "b/0 1@7": pointer, text and offset of each value and key; a letter for the other tokens.
QStringList scanned(const QByteArray &text, LintLog &log)
{
    JsonScanner scanner(text, log);
    QStringList tokens;
    using Kind = JsonToken::Kind;
    for (JsonToken token = scanner.next(); token.kind != Kind::End; token = scanner.next()) {
        const QString shape = token.kind == Kind::BeginObject ? u"{"_s
            : token.kind == Kind::EndObject                   ? u"}"_s
            : token.kind == Kind::BeginArray                  ? u"["_s
            : token.kind == Kind::EndArray                    ? u"]"_s
                                                              : QString::fromUtf8(token.text);
        tokens += scanner.pointer() + u' ' + shape + u'@' + QString::number(token.offset);
    }
    return tokens;
}

QStringList faultsOf(const QByteArray &text)
{
    LintLog log;
    scanned(text, log);
    QStringList faults;
    const auto findings = log.placed(text);
    for (const LintFinding &finding : findings)
        faults += u"%1@%2 %3"_s.arg(finding.rule.name()).arg(finding.offset).arg(finding.pointer).trimmed();
    return faults;
}

qsizetype stepsOf(const QByteArray &text)
{
    LintLog log;
    JsonScanner scanner(text, log);
    while (scanner.next().kind != JsonToken::Kind::End) { }
    return scanner.steps();
}

} // namespace

void tst_JsonScanner::tokensHavePlaces()
{
    LintLog log;
    QCOMPARE(scanned(R"({"a/b":[1,{"~":null}],"" : "x" })", log),
             (QStringList{u" {@0"_s, u"/a~1b a/b@1"_s, u"/a~1b [@7"_s, u"/a~1b/0 1@8"_s, u"/a~1b/1 {@10"_s,
                          u"/a~1b/1/~0 ~@11"_s, u"/a~1b/1/~0 null@15"_s, u"/a~1b/1 }@19"_s, u"/a~1b ]@20"_s, u"/ @22"_s,
                          u"/ x@27"_s, u" }@31"_s}));
    QCOMPARE(log.placed({}), QList<LintFinding>());
}

void tst_JsonScanner::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("faults");
    const auto row = [](const char *name, const QByteArray &text, const QStringList &faults) {
        QTest::newRow(name) << text << faults;
    };
    row("none", R"({"a":[1,2.5e-3,-0,true,false,null,"\ud83d\ude00 ü"]})", {});
    row("nothing but blanks", " \r\n\t", {u"json.empty@0"_s});
    row("nothing", "", {u"json.empty@0"_s});
    row("UTF-16 without a mark", QByteArray("{\0}\0", 4), {u"json.encoding@0"_s});
    row("a mark alone", "\xef\xbb\xbf", {u"json.bom@0"_s, u"json.empty@0"_s});
    row("three at once", R"({"a":01,"b":"\q",})",
        {u"json.number@5 /a"_s, u"json.escape@13 /b"_s, u"json.comma@16 /b"_s});
    row("an array", "[1 2,,3,]", {u"json.comma@3 /0"_s, u"json.comma@4 /1"_s, u"json.comma@7 /2"_s});
    row("overlong UTF-8", "[\"\xc0\xaf\"]", {u"json.utf8@2 /0"_s, u"json.utf8@3 /0"_s});
    row("a surrogate in UTF-8", "[\"\xed\xa0\x80\"]", {u"json.utf8@2 /0"_s, u"json.utf8@3 /0"_s, u"json.utf8@4 /0"_s});
    row("beyond Unicode", "[\"\xf4\x90\x80\x80\"]",
        {u"json.utf8@2 /0"_s, u"json.utf8@3 /0"_s, u"json.utf8@4 /0"_s, u"json.utf8@5 /0"_s});
    row("the second half alone", R"(["\ude00"])", {u"json.surrogate@2 /0"_s});
    row("two first halves", R"(["\ud83d\ud83d"])", {u"json.surrogate@2 /0"_s, u"json.surrogate@8 /0"_s});
    row("a short escape", R"(["\u12x4"])", {u"json.escape@2 /0"_s});
    row("numbers", "[+1,.5,1.,1e,0x1,-]",
        {u"json.number@1 /0"_s, u"json.number@4 /1"_s, u"json.number@7 /2"_s, u"json.number@10 /3"_s,
         u"json.number@13 /4"_s, u"json.number@17 /5"_s});
    row("a number of 1,001 digits", '[' + QByteArray(1001, '1') + ']', {u"json.number-range@1 /0"_s});
    row("twice", R"({"a":1,"\u0061":{"a":2},"a":3})", {u"json.duplicate-key@7 /a"_s, u"json.duplicate-key@24 /a"_s});
    row("a key without quotes", "{a:1}", {u"json.broken@1"_s});
    row("no colon", R"({"a",1})", {u"json.broken@4 /a"_s});
    row("another bracket", R"({"a":[1})", {u"json.broken@7 /a/0"_s});
    row("a comment", "[1, // one\n2]", {u"json.broken@4 /1"_s});
    row("two texts", "{}{}", {u"json.after-end@2"_s});
}

void tst_JsonScanner::faults()
{
    QFETCH(const QByteArray, text);
    QTEST(faultsOf(text), "faults");
}

void tst_JsonScanner::linesAndColumns_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("first") << "["_ba << 1 << 2;
    QTest::newRow("after a line") << "[\n "_ba << 2 << 2;
    QTest::newRow("after lines of another system") << "[\r\n\r\n"_ba << 3 << 1;
    QTest::newRow("characters of several bytes") << "[\"\xc3\xbc\xe2\x9c\x93\xf0\x9f\x98\x80\","_ba << 1 << 8;
    QTest::newRow("behind a byte order mark") << "\xef\xbb\xbf["_ba << 1 << 2;
}

void tst_JsonScanner::linesAndColumns()
{
    QFETCH(const QByteArray, before);
    LintLog log;
    const QByteArray text = before + "01]";
    scanned(text, log);
    const LintFinding last = log.placed(text).last();
    QCOMPARE(last.rule, runlatch::base::Rules::JsonNumber);
    QTEST(last.line, "line");
    QTEST(last.column, "column");
    QCOMPARE(last.offset, before.size());
}

/// A text that was cut anywhere is no JSON, and the last finding is at its end.
void tst_JsonScanner::everyCutIsTold()
{
    const QByteArray text = runlatch::tests::fixture(u"lint/callback/good.json"_s).trimmed();
    for (qsizetype size = 1; size < text.size(); ++size) {
        LintLog log;
        const QByteArray cut = text.first(size);
        scanned(cut, log);
        const QList<LintFinding> findings = log.placed(cut);
        QVERIFY2(!findings.isEmpty(), cut.constData());
        QVERIFY2(findings.last().offset >= cut.trimmed().size() - 5, cut.constData());
    }
}

void tst_JsonScanner::depthHasALimit()
{
    const auto nested = [](int levels) { return QByteArray(levels, '[') + "\"]\"" + QByteArray(levels, ']'); };
    QCOMPARE(faultsOf(nested(JsonScanner::MaxDepth)), QStringList());
    const QStringList faults = faultsOf(nested(JsonScanner::MaxDepth + 1));
    QCOMPARE(faults.size(), 1);
    QVERIFY(faults.first().startsWith(u"json.depth@%1 "_s.arg(JsonScanner::MaxDepth)));
    QCOMPARE(faultsOf(nested(100'000) + "[").size(), 2); // what follows is read again
}

void tst_JsonScanner::pointersAreCut()
{
    const QByteArray key = '"' + QByteArray(900, '/') + "\":";
    LintLog log;
    const QByteArray text = '{' + (key + '{').repeated(100) + key + "01" + QByteArray(101, '}');
    scanned(text, log);
    QCOMPARE(log.placed(text).first().pointer.size(), 2000);
}

void tst_JsonScanner::workGrowsWithTheText_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("brackets") << ""_ba
                              << "["_ba;
    QTest::newRow("quotes") << ""_ba
                            << "\"\""_ba;
    QTest::newRow("one key") << "{"_ba
                             << R"("a":1,)"_ba;
    QTest::newRow("one escaped key") << "{"_ba
                                     << R"("\u0061":1,)"_ba;
    QTest::newRow("commas") << "["_ba
                            << ","_ba;
    QTest::newRow("backslashes") << "[\""_ba
                                 << "\\"_ba;
    QTest::newRow("bytes that are not UTF-8") << "[\""_ba
                                              << "\xf0\x9f"_ba;
    QTest::newRow("digits") << "["_ba
                            << "1"_ba;
    QTest::newRow("objects in objects") << ""_ba
                                        << R"({"a":)"_ba;
}

void tst_JsonScanner::workGrowsWithTheText()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, part);
    const QByteArray text = begin + part.repeated(200'000);
    QVERIFY2(stepsOf(text) <= 4 * text.size(), QByteArray::number(stepsOf(text)).constData());
}

RUNLATCH_TEST(tst_JsonScanner)
#include "tst_jsonscanner.moc"
