// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerquery.h"
#include "servicefixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::ServiceFixture;

/// The explorer's CSV has what its JSON has, in the columns that were asked for, and in one answer.
class tst_ExplorerCsv : public QObject
{
    Q_OBJECT

private slots:
    void hasTheAskedFieldsInTheirOrder()
    {
        ServiceFixture fixture;
        const QString query = u"?type=workspaces&fields=module_count,workspace_name&page%5Bsize%5D=1"_s;
        const http::Response answer = fixture.send("GET", u"organizations/acme/explorer/export/csv"_s + query);
        QCOMPARE(answer.status, 200);
        QCOMPARE(http::headerValue(answer.headers, "Content-Type"), "text/csv");
        const QByteArrayList lines = answer.body.split('\n');
        QCOMPARE(lines.first(), "module_count,workspace_name");
        QCOMPARE(lines.size(), 42); // 40 workspaces, though a page was asked for, and nothing behind the last line end
        const QJsonValue first = fixture.data(u"organizations/acme/explorer?type=workspaces"_s)[0]["attributes"_L1];
        const QByteArray count = QByteArray::number(first["module-count"_L1].toInt());
        const QByteArray name = first["workspace-name"_L1].toString().toUtf8();
        QCOMPARE(lines.at(1), '"' + count + "\",\"" + name + '"');
    }

    void hasAllFieldsWhereNoneIsAsked()
    {
        ServiceFixture fixture;
        const http::Response answer = fixture.send("GET", u"organizations/acme/explorer/export/csv?type=workspaces"_s);
        QCOMPARE(answer.body.left(answer.body.indexOf('\n')).split(',').size(),
                 qsizetype(protocol::explorerFields().size()));
    }

    void refusesAsTheExplorerDoes_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("status");
        QTest::newRow("another type") << u"acme/explorer/export/csv?type=providers"_s << 400;
        QTest::newRow("another field") << u"acme/explorer/export/csv?type=workspaces&fields=shoe_size"_s << 400;
        QTest::newRow("nobody") << u"nobody/explorer/export/csv?type=workspaces"_s << 404;
    }
    void refusesAsTheExplorerDoes()
    {
        QFETCH(const QString, query);
        ServiceFixture fixture;
        QTEST(fixture.send("GET", u"organizations/"_s + query).status, "status");
    }
};

RUNLATCH_TEST(tst_ExplorerCsv)
#include "tst_explorercsv.moc"
