// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Each fault of a HAR is told with the true number of its entry, and the good entries are imported all the same.
class tst_HarFaults : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void structureIsTold_data();
    void structureIsTold();
    void fieldsAreTold_data();
    void fieldsAreTold();
    void whatIsTakenIsTrue();
    void aMillionNumbersAreCounted();
};

namespace {

/// An entry of another tool, which is another one for each second.
QByteArray entry(int second = 1)
{
    return R"({"startedDateTime":"2026-11-20T12:00:0)" + QByteArray::number(second)
        + R"(Z","request":{"method":"POST","url":"https://tasks.example/runtask",)"
          R"("headers":[{"name":"Host","value":"tasks.example"},{"name":"Content-Length","value":"2"}],"bodySize":2,"postData":{"text":"{}"}},)"
          R"("response":{"status":202}})";
}

QByteArray archive(const QByteArray &entries, const QByteArray &foot = "]}}")
{
    return R"({"log":{"version":"1.2","entries":[)" + entries + foot;
}

} // namespace

void tst_HarFaults::structureIsTold_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("faults");
    QTest::addColumn<int>("captures");
    const auto row = [](const char *name, const QByteArray &file, const QStringList &faults, int captures) {
        QTest::newRow(name) << file << faults << captures;
    };
    const QByteArray one = entry();
    const QByteArray two = entry(2);
    row("entries of other types", archive(one + R"(, 7 ,null,[1,{"a":2}],"x,]\",}",true,)" + two + ",-1.5e3\n"),
        {u"2 import.value entries"_s, u"3 import.value entries"_s, u"4 import.value entries"_s,
         u"5 import.value entries"_s, u"6 import.value entries"_s, u"8 import.value entries"_s},
        2);
    row("a word behind the end", archive(one) + "\n x", {u"0 import.after-end"_s}, 1);
    row("a zero behind the end", archive(one) + QByteArray(1, '\0'), {u"0 import.after-end"_s}, 1);
    row("another archive behind the end", archive(one) + archive(two), {u"0 import.after-end"_s}, 1);
    row("blanks behind the end", archive(one) + " \r\n\t" + QByteArray(600'000, ' '), {}, 1);
    row("far behind the end", archive(one) + QByteArray(600'000, ' ') + '}', {u"0 import.after-end"_s}, 1);
    row("cut behind the list", archive(one, "]"), {u"0 import.broken"_s}, 1);
    row("cut at the last bracket", archive(one, "]}"), {u"0 import.broken"_s}, 1);
    row("another bracket than that of the list", archive(one, "}}}"), {u"0 import.broken"_s}, 1);
    row("another bracket behind a number", archive("7", "}}}"), {u"1 import.value entries"_s, u"0 import.broken"_s}, 0);
    row("another bracket than that of the log", archive(one, "]]}"), {u"0 import.broken"_s}, 1);
    row("no comma", archive(one + ' ' + two), {u"0 import.broken"_s}, 2);
    row("a comma in front", archive(',' + one), {u"0 import.broken"_s}, 1);
    row("two commas", archive(one + ",," + two), {u"0 import.broken"_s}, 2);
    row("a comma behind", archive(one + ','), {u"0 import.broken"_s}, 1);
    row("in front", "x" + archive(one), {u"0 import.broken"_s}, 1);
    row("a control character in front of an entry", archive('\x0b' + one), {u"1 import.value entries"_s}, 0);
    row("a byte order mark", "\xEF\xBB\xBF" + archive(one), {}, 1);
    row("a second log", archive(one, R"(]},"log":{"entries":[)" + two + "]}}"), {u"0 import.second-log"_s}, 1);
    row("a second list", archive(one, R"(],"entries":[)" + two + "]}}"), {u"0 import.second-log"_s}, 1);
    row("a second list with escapes", archive(one, R"(],"entr\u0069es":[)" + two + "]}}"), {u"0 import.second-log"_s},
        1);
    row("a first log without entries", R"({"log":{"version":"1.2"},)" + archive(one).sliced(1),
        {u"0 import.second-log"_s}, 1);
    row("entries elsewhere", R"({"x":{"entries":[7]},"log":{"log":[],"x":{"entries":[8]},"entries":[)" + one + "]}}",
        {}, 1);
    row("a name with a quote", R"({"lo\"g":{"entries":[7]}})", {u"0 import.no-entries"_s}, 0);
    row("a list of lists", R"({"log":{"entries":1},"log":[["a"]]})", {u"0 import.no-entries"_s}, 0);
    row("a list outside", R"([{"log":{"entries":[7]}}])", {u"0 import.no-entries"_s}, 0);
    row("an end alone", "}", {u"0 import.no-entries"_s}, 0);
    row("UTF-16", QByteArray("\xFF\xFE{\0\"\0l\0", 8), {u"0 import.encoding"_s}, 0);
    row("all at once", archive(one + ",5,,", R"(],"entries":[]}} 1)"),
        {u"2 import.value entries"_s, u"0 import.broken"_s, u"0 import.second-log"_s, u"0 import.after-end"_s}, 1);
}

void tst_HarFaults::structureIsTold()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, faults);
    QFETCH(int, captures);
    qint64 read = 0;
    QCOMPARE(faultsOf(u"structure.har"_s, file, &read), faults);
    QCOMPARE(read, captures);
}

void tst_HarFaults::fieldsAreTold_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *from, const QByteArray &to, const QString &fault) {
        QTest::newRow(name) << QByteArray(from) << to << fault;
    };
    const char *header = R"({"name":"Host","value":"tasks.example"})";
    const char *headers = R"([{"name":"Host","value":"tasks.example"},{"name":"Content-Length","value":"2"}])";
    const QByteArray many = '[' + QByteArray(R"({"name":"a","value":"b"},)").repeated(1000) + header + ']';
    const QString lost = u"1 import.headers-lost headers taken; 1 import.body-unproven postData taken"_s;
    row("too many headers", headers, many, lost);
    row("headers of another type", headers, "5", lost);
    row("no headers", R"("headers":)", R"("other":)", lost);
    row("a header of another type", header, "7", u"1 import.header-lost headers.0 taken"_s);
    row("a header without a name", header, R"({"value":"x"})", u"1 import.header-lost headers.0 taken"_s);
    row("a header without a value", header, R"({"name":"X"})", u"1 import.header-lost X taken"_s);
    row("a number as a value", header, R"({"name":"X","value":5})", u"1 import.header-lost X taken"_s);
    row("lines in a value", header, R"({"name":"X","value":"a\r\nb: c"})", u"1 import.header-lost X taken"_s);
    row("a zero in a value", header, R"({"name":"X","value":"a\u0000b"})", u"1 import.header-lost X taken"_s);
    row("a long method", R"("POST")", '"' + QByteArray(101, 'A') + '"', u"1 import.value method"_s);
    const QString noTime = u"1 import.no-time startedDateTime taken"_s;
    row("a long time", "12:00:01Z", "12:00:01." + QByteArray(80, '0') + 'Z', noTime);
    row("a time that is none", "2026-11-20", "Fri, 20 Nov 2026", noTime);
    row("no time", "startedDateTime", "x", noTime);
    row("a host that looks like a scheme", "https://tasks.example", "tasks.example:80", u"1 import.value url"_s);
    row("half a pair in an address", "/runtask", R"(/\ud83d)", u"1 import.value url"_s);
    row("half a pair in a header", header, R"({"name":"X","value":"\ud83d"})", u"1 import.header-lost X taken"_s);
    row("another pseudo header", header, R"({"name":":status","value":"1"})", u"1 import.header-lost :status taken"_s);
    row("an address without a scheme", "https:", "", u"1 import.value url"_s);
    row("an address in lines", "tasks.example/runtask", R"(tasks\r\nexample/)", u"1 import.value url"_s);
    row("a port out of range", "tasks.example/", "tasks.example:65536/", u"1 import.value url"_s);
    row("a long address", "/runtask", '/' + QByteArray(256 * 1024, 'a'), u"1 import.too-large url"_s);
    row("a negative status", ":202", ":-5", u"1 import.value response.status taken"_s);
    row("a large status", ":202", ":1000", u"1 import.value response.status taken"_s);
    row("a status as text", ":202", R"(:"202")", u"1 import.value response.status taken"_s);
    row("a response of another type", R"({"status":202})", "7", u"1 import.value response taken"_s);
    row("another encoding", R"({"text":"{}"})", R"({"text":"xyz!","encoding":"gzip"})",
        u"1 import.body-other postData taken"_s);
    row("a form without its bytes", R"({"name":"Content-Length","value":"2"}],"bodySize":2,"postData":{"text":"{}"})",
        R"({"name":"X","value":"2"}],"bodySize":-1,"postData":{"params":[{"name":"a"},{"name":"b"}]})",
        u"1 import.body-lost postData taken"_s);
    row("an own part of another type", R"("response":)", R"("_runlatch":5,"response":)", u"1 import.value _runlatch"_s);
}

void tst_HarFaults::fieldsAreTold()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, fault);
    QVERIFY(entry().contains(from));
    qint64 captures = 0;
    QCOMPARE(faultsOf(u"fields.har"_s, archive(entry().replace(from, to)), &captures), fault.split(u"; "_s));
    QCOMPARE(captures, fault.endsWith(" taken"_L1) ? 1 : 0);
}

/// An unknown number of bytes is no body, and a status out of range is none.
void tst_HarFaults::whatIsTakenIsTrue()
{
    const QByteArray bodilessEntry = entry(1)
                                         .replace("Content-Length", "X")
                                         .replace(R"(2,"postData":{"text":"{}"})", R"(-1,"postData":{"params":[]})");
    const QByteArray file = archive(bodilessEntry + ',' + entry(2).replace(":202", ":5000"));
    const auto store = newStore();
    QList<Import::Fault> faults;
    (void)imported(*store, {written(u"true.har"_s, file)}, &faults);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().number, 2);
    const auto bodiless = load(*store, 1);
    QVERIFY(bodiless && bodiless->body.isEmpty());
    QCOMPARE(bodiless->row.answered, 202);
    const auto unanswered = load(*store, 2);
    QVERIFY(unanswered);
    QCOMPARE(unanswered->row.answered, 0);
}

void tst_HarFaults::aMillionNumbersAreCounted()
{
    constexpr qint64 numbers = 1'000'000;
    const auto store = newStore();
    QList<Import::Fault> faults;
    const QByteArray file = archive(QByteArray("7,").repeated(numbers) + entry());
    const auto read = imported(*store, {written(u"numbers.har"_s, file)}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->faulty, numbers);
    QCOMPARE(read->untold, numbers - Import::MaxTold);
    QCOMPARE(faults.constLast().number, Import::MaxTold);
}

RUNLATCH_TEST(tst_HarFaults)

} // namespace runlatch::interchange

#include "tst_harfaults.moc"
