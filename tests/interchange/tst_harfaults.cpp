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
    void fieldsAreTold_data();
    void fieldsAreTold();
    void whatIsTakenIsTrue();
};

namespace {

/// An entry of another tool, which is another one for each second.
QByteArray entry(int second = 1)
{
    return R"({"startedDateTime":"2026-11-20T12:00:0)" + QByteArray::number(second)
        + R"(Z","request":{"method":"POST","url":"https://tasks.example/runtask",)"
          R"("headers":[{"name":"Host","value":"tasks.example"}],"bodySize":2,"postData":{"text":"{}"}},)"
          R"("response":{"status":202}})";
}

QByteArray archive(const QByteArray &entries, const QByteArray &foot = "]}}")
{
    return R"({"log":{"version":"1.2","entries":[)" + entries + foot;
}

} // namespace

void tst_HarFaults::fieldsAreTold_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *from, const QByteArray &to, const QString &fault) {
        QTest::newRow(name) << QByteArray(from) << to << fault;
    };
    const char *header = R"({"name":"Host","value":"tasks.example"})";
    const char *headers = R"([{"name":"Host","value":"tasks.example"}])";
    const QByteArray many = '[' + QByteArray(R"({"name":"a","value":"b"},)").repeated(1000) + header + ']';
    const QString lost = u"1 import.headers-lost headers taken"_s;
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
    row("a long time", "12:00:01Z", "12:00:01." + QByteArray(80, '0') + 'Z', u"1 import.value startedDateTime"_s);
    row("a negative status", ":202", ":-5", u"1 import.value response.status taken"_s);
    row("a large status", ":202", ":1000", u"1 import.value response.status taken"_s);
    row("a status as text", ":202", R"(:"202")", u"1 import.value response.status taken"_s);
    row("a response of another type", R"({"status":202})", "7", u"1 import.value response taken"_s);
    row("another encoding", R"({"text":"{}"})", R"({"text":"e30=","encoding":"gzip"})",
        u"1 import.value postData.encoding"_s);
    row("an encoding of another type", R"({"text":"{}"})", R"({"text":"e30=","_encoding":5})",
        u"1 import.value postData._encoding"_s);
    row("wrong base64", R"({"text":"{}"})", R"({"text":"e30 =","encoding":"base64"})",
        u"1 import.value postData.text"_s);
    row("a form without its bytes", R"(2,"postData":{"text":"{}"})",
        R"(-1,"postData":{"params":[{"name":"a"},{"name":"b"}]})", u"1 import.body-lost postData taken"_s);
    row("an own part of another type", R"("response":)", R"("_runlatch":5,"response":)", u"1 import.value _runlatch"_s);
}

void tst_HarFaults::fieldsAreTold()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, fault);
    QVERIFY(entry().contains(from));
    qint64 captures = 0;
    QCOMPARE(faultsOf(u"fields.har"_s, archive(entry().replace(from, to)), &captures), QStringList{fault});
    QCOMPARE(captures, fault.endsWith(" taken"_L1) ? 1 : 0);
}

/// An unknown number of bytes is no body, and a status out of range is none.
void tst_HarFaults::whatIsTakenIsTrue()
{
    const QByteArray file = archive(entry(1).replace(R"(2,"postData":{"text":"{}"})", R"(-1,"postData":{"params":[]})")
                                    + ',' + entry(2).replace(":202", ":5000"));
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

RUNLATCH_TEST(tst_HarFaults)

} // namespace runlatch::interchange

#include "tst_harfaults.moc"
