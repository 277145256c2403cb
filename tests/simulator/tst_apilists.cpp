// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulation.h"

#include "simulator/state/resources.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Simulation;

/// The lists of the simulated API come page by page, and can be searched.
class tst_ApiLists : public QObject
{
    Q_OBJECT

private slots:
    void pages_data();
    void pages();
    void pagesAreAllOfIt();
    void linksKeepTheQuestion();
    void searches();
};

void tst_ApiLists::pages_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("pages");
    QTest::newRow("not asked for") << u""_s << 20 << 1 << 20 << 2; // spec 8: 20
    QTest::newRow("second") << u"?page%5Bnumber%5D=2"_s << 20 << 2 << 20 << 2;
    QTest::newRow("brackets bare") << u"?page[number]=3&page[size]=15"_s << 10 << 3 << 15 << 3;
    QTest::newRow("beyond the end") << u"?page[number]=9"_s << 0 << 9 << 20 << 2;
    QTest::newRow("far beyond") << u"?page[number]=2147483647&page[size]=100"_s << 0 << 2147483647 << 100 << 1;
    QTest::newRow("too large") << u"?page[size]=1000"_s << 40 << 1 << 100 << 1;
    QTest::newRow("no numbers") << u"?page[number]=x&page[size]=-3"_s << 20 << 1 << 20 << 2;
}

void tst_ApiLists::pages()
{
    QFETCH(QString, query);
    Simulation simulation;
    const QJsonObject document = simulation.get("/api/v2/organizations/acme/workspaces"_L1 + query);
    const QJsonObject pagination = document["meta"_L1]["pagination"_L1].toObject();
    QTEST(static_cast<int>(document["data"_L1].toArray().size()), "rows");
    QTEST(pagination["current-page"_L1].toInt(), "number");
    QTEST(pagination["page-size"_L1].toInt(), "size");
    QTEST(pagination["total-pages"_L1].toInt(), "pages");
    QCOMPARE(pagination["total-count"_L1].toInt(), 40);
}

void tst_ApiLists::pagesAreAllOfIt()
{
    Simulation simulation;
    const simulator::Resources resources({u"acme"_s, 40, 143, 1}, simulation.clock.utc());
    const QString path = u"/api/v2/workspaces/%1/change-requests?page[size]=7&page[number]="_s.arg(
        resources.workspaces(u"acme"_s).first().id);
    QSet<QString> ids;
    int total = 0;
    for (QJsonValue next = 1; !next.isNull();) {
        const QJsonObject document = simulation.get(path + QString::number(next.toInt()));
        for (const QJsonValue &row : document["data"_L1].toArray())
            ids.insert(row["id"_L1].toString());
        total = document["meta"_L1]["pagination"_L1]["total-count"_L1].toInt();
        next = document["meta"_L1]["pagination"_L1]["next-page"_L1];
        QVERIFY(!next.isUndefined());
    }
    QVERIFY(total > 20);
    QCOMPARE(ids.size(), total);
}

void tst_ApiLists::linksKeepTheQuestion()
{
    Simulation simulation;
    const QJsonObject document =
        simulation.get(u"/api/v2/organizations/acme/workspaces?search%5Bname%5D=prod&page%5Bsize%5D=2"_s);
    const QString next = document["links"_L1]["next"_L1].toString();
    QVERIFY2(next.startsWith(simulation.address.url.toString() + "/organizations/acme/workspaces?"_L1),
             qPrintable(next));
    QVERIFY(next.contains("search%5Bname%5D=prod"_L1) && next.contains("page%5Bnumber%5D=2"_L1));
    QVERIFY(document["links"_L1]["prev"_L1].isNull());
}

void tst_ApiLists::searches()
{
    Simulation simulation;
    const QJsonArray found =
        simulation.get(u"/api/v2/organizations/acme/workspaces?search%5Bname%5D=PROD&page%5Bsize%5D=100"_s)["data"_L1]
            .toArray();
    QVERIFY(!found.isEmpty() && found.size() < 40);
    for (const QJsonValue &workspace : found)
        QVERIFY(workspace["attributes"_L1]["name"_L1].toString().contains("prod"_L1));
    QCOMPARE(simulation.get(u"/api/v2/organizations?q=SAND"_s)["data"_L1].toArray().size(), 1);
    QCOMPARE(simulation.get(u"/api/v2/organizations?q%5Bname%5D=box"_s)["data"_L1].toArray().size(), 1);
    QCOMPARE(simulation.get(u"/api/v2/organizations?q=a+b"_s)["data"_L1].toArray().size(), 0);
    const QJsonObject organization = simulation.get(u"/api/v2/organizations"_s)["data"_L1][0].toObject();
    QCOMPARE(organization["id"_L1].toString(), u"acme"_s); // an organization's id is its name
}

RUNLATCH_TEST(tst_ApiLists)
#include "tst_apilists.moc"
