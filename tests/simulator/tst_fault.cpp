// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/fault.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using simulator::Fault;
using simulator::FaultKind;
using simulator::FaultPlace;

/// Faults are read from words, and refused with a reason.
class tst_Fault : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void namesEveryKind();
};

void tst_Fault::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<QString>("written");
    const auto row = [](const QString &text, const Fault &fault, const QString &written = {}) {
        QTest::newRow(qPrintable(text)) << text << fault << (written.isEmpty() ? text : written);
    };
    row(u"latency=300ms"_s, {.kind = FaultKind::Latency, .time = 300ms});
    row(u"latency=2s"_s, {.kind = FaultKind::Latency, .time = 2s});
    row(u"latency=1.5s"_s, {.kind = FaultKind::Latency, .time = 1500ms}, u"latency=1500ms"_s);
    row(u"latency=60m"_s, {.kind = FaultKind::Latency, .time = 1h}, u"latency=3600s"_s);
    row(u"status=503"_s, {.kind = FaultKind::Status, .number = 503});
    row(u"status=200@0.25"_s, {.kind = FaultKind::Status, .number = 200, .probability = 0.25});
    row(u"rate-limit"_s, {.kind = FaultKind::RateLimit, .time = 1s}, u"rate-limit=1"_s);
    row(u"rate-limit=0.5"_s, {.kind = FaultKind::RateLimit, .time = 500ms});
    row(u"reset@1"_s, {.kind = FaultKind::Reset}, u"reset"_s);
    row(u"silence@0"_s, {.kind = FaultKind::Silence, .probability = 0});
    row(u"redirect=http://evil.example/a@b"_s, {.kind = FaultKind::Redirect, .target = u"http://evil.example/a@b"_s});
    row(u"redirect=http://evil.example/@0.5"_s,
        {.kind = FaultKind::Redirect, .target = u"http://evil.example/"_s, .probability = 0.5});
    row(u"bulk-delay=5s"_s, {.kind = FaultKind::BulkDelay, .time = 5s});
    row(u"cut-request"_s, {.kind = FaultKind::CutRequest});
    row(u"status=503#2"_s, {.kind = FaultKind::Status, .number = 503, .count = 2});
    row(u"callback:status=503@0.5#2"_s,
        {.kind = FaultKind::Status, .number = 503, .probability = 0.5, .place = FaultPlace::Callback, .count = 2});
    row(u"plan:reset"_s, {.kind = FaultKind::Reset, .place = FaultPlace::Plan});
    row(u"delivery:repeated#1"_s, {.kind = FaultKind::Repeated, .place = FaultPlace::Delivery, .count = 1});
    row(u"object:redirect=http://a.example/#top"_s,
        {.kind = FaultKind::Redirect, .target = u"http://a.example/#top"_s, .place = FaultPlace::Object});
    row(u"redirect=http://a.example/#3"_s, {.kind = FaultKind::Redirect, .target = u"http://a.example/"_s, .count = 3});
}

void tst_Fault::reads()
{
    QFETCH(QString, text);
    QFETCH(Fault, fault);
    const auto read = simulator::readFault(text);
    QVERIFY(read);
    QCOMPARE(*read, fault);
    QTEST(simulator::writeFault(*read), "written");
    QCOMPARE(*simulator::readFault(simulator::writeFault(*read)), fault);
}

void tst_Fault::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rule");
    const auto row = [](const QString &text, const char *rule) {
        QTest::newRow(qPrintable(u'"' + text + u'"')) << text << QString::fromLatin1(rule);
    };
    row({}, "fault.name");
    row(u"Reset"_s, "fault.name");
    row(u"fire=5"_s, "fault.name");
    row(u"latency"_s, "fault.value");
    row(u"latency="_s, "fault.value");
    row(u"latency=300"_s, "fault.value");
    row(u"latency=-1s"_s, "fault.value");
    row(u"latency=61m"_s, "fault.value");
    row(u"status=99"_s, "fault.value");
    row(u"status=600"_s, "fault.value");
    row(u"status=many"_s, "fault.value");
    row(u"rate-limit="_s, "fault.value");
    row(u"reset=5"_s, "fault.value");
    row(u"html="_s, "fault.value");
    row(u"redirect"_s, "fault.value");
    row(u"redirect=file:///etc/passwd"_s, "fault.value");
    row(u"redirect=http://me:secret@evil.example/"_s, "fault.value");
    row(u"reset@2"_s, "fault.probability");
    row(u"reset@-0.5"_s, "fault.probability");
    row(u"reset@often"_s, "fault.probability");
    row(u"reset@nan"_s, "fault.probability");
    row(u"reset@"_s, "fault.probability");
    for (const char *count : {"#", "#0", "#-1", "#1.5", "#many", "#1000001", "#2@0.5"})
        row("reset"_L1 + QString::fromLatin1(count), "fault.count");
    for (const char *text : {"somewhere:reset", ":reset", "Callback:reset", "callback:repeated", "delivery:reset",
                             "plan:shifting-page", "callback:bulk-delay=5s"})
        row(QString::fromLatin1(text), "fault.place");
}

void tst_Fault::refuses()
{
    QFETCH(QString, text);
    const auto read = simulator::readFault(text);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, base::ErrorKind::Usage);
    QTEST(read.error().rule.name(), "rule");
    QCOMPARE(read.error().subject, text);
}

void tst_Fault::namesEveryKind()
{
    QSet<QString> names;
    for (const FaultKind kind : simulator::faultKinds())
        names.insert(simulator::faultName(kind));
    QCOMPARE(names.size(), 18);
    QVERIFY(!names.contains(QString()));
    QCOMPARE(simulator::faultName(FaultKind::Latency), u"latency"_s);
    QCOMPARE(simulator::faultName(FaultKind::CutRequest), u"cut-request"_s);
    QVERIFY(simulator::isOfDelivery(FaultKind::Repeated) && !simulator::isOfDelivery(FaultKind::BulkDelay));
}

RUNLATCH_TEST(tst_Fault)
#include "tst_fault.moc"
