// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/payloadkeys.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

/// The table of keys is that of PROTOCOL.md 2.4 and of the requests that were published.
class tst_PayloadKeys : public QObject
{
    Q_OBJECT

private slots:
    void areThoseOfTheDocument();
    void areThoseOfPublishedRequests_data();
    void areThoseOfPublishedRequests();
    void newerOnesComeLast();
};

namespace {

QString cellsOf(const PayloadKey &key)
{
    const auto type = [&key] {
        switch (key.type()) {
        case PayloadType::Text: return u"text"_s;
        case PayloadType::Number: return u"number"_s;
        case PayloadType::Truth: return u"boolean"_s;
        case PayloadType::Object: return u"object"_s;
        }
        return QString();
    };
    const auto null = [&key] {
        switch (key.null) {
        case PayloadNull::Wrong: return u"no"_s;
        case PayloadNull::Doubtful: return u"open"_s;
        case PayloadNull::Fine: return u"yes"_s;
        }
        return QString();
    };
    const auto since = [&key] {
        switch (key.since) {
        case PayloadAge::Of2021: return u"2021"_s;
        case PayloadAge::Of2022: return u"2022"_s;
        case PayloadAge::Specified: return u"table"_s;
        case PayloadAge::Newer: return u"newer"_s;
        }
        return QString();
    };
    const QString stages = key.stages == PayloadStages::All ? u"all"_s : u"with a plan"_s;
    return u"| `%1` | %2 | %3 | %4 | %5 |"_s.arg(key.name, type(), null(), stages, since());
}

QStringList keysUpTo(PayloadAge age)
{
    QStringList names;
    for (const PayloadKey &key : payloadKeys()) {
        if (key.since <= age)
            names.append(key.name);
    }
    names.sort();
    return names;
}

} // namespace

void tst_PayloadKeys::areThoseOfTheDocument()
{
    const QString document = QString::fromUtf8(fixture(u"../../src/protocol/PROTOCOL.md"_s));
    const QString section = document.section(u"\n### 2.4 "_s, 1).section(u"\n### "_s, 0, 0);
    QStringList written = section.split(u'\n').filter(u"| `"_s);
    QStringList known;
    for (const PayloadKey &key : payloadKeys())
        known.append(cellsOf(key));
    QCOMPARE(written, known);
}

void tst_PayloadKeys::areThoseOfPublishedRequests_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<PayloadAge>("age");
    QTest::newRow("2021") << u"signatures/ping.json"_s << PayloadAge::Of2021;
    QTest::newRow("2022") << u"lint/request/payload.older.json"_s << PayloadAge::Of2022;
    QTest::newRow("the documents' table") << u"protocol/run_task_request_post_plan.json"_s << PayloadAge::Specified;
    QTest::newRow("today") << u"signatures/post_plan.json"_s << PayloadAge::Newer;
}

void tst_PayloadKeys::areThoseOfPublishedRequests()
{
    QFETCH(QString, file);
    QFETCH(PayloadAge, age);
    QCOMPARE(objectFixture(file).keys(), keysUpTo(age));
}

/// The writer leaves them out where the request is older, and the keys before them keep the order of the document.
void tst_PayloadKeys::newerOnesComeLast()
{
    const auto keys = payloadKeys();
    QVERIFY(std::ranges::is_partitioned(keys, [](const PayloadKey &key) { return key.since < PayloadAge::Newer; }));
}

RUNLATCH_TEST(tst_PayloadKeys)
#include "tst_payloadkeys.moc"
