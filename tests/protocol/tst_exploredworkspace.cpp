// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/exploredworkspace.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

/// A row of the explorer is read with its fields as text.
class tst_ExploredWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void fixture();
    void fieldsAreText_data();
    void fieldsAreText();
    void theIdMayStandAmongTheAttributes_data();
    void theIdMayStandAmongTheAttributes();
    void namesOfFieldsAreReadToo();
    void aNameIsWrittenWhereThereIsOne();
    void aBadNameCostsTheName();
    void aNameAloneIsEnough();
    void faults_data();
    void faults();
};

void tst_ExploredWorkspace::fixture()
{
    const QJsonObject resource = objectFixture(u"protocol/explored_workspace.json"_s);
    const auto read = readExploredWorkspace(resource);
    QVERIFY(read);
    QCOMPARE(read->id, u"ws-j2sAeWRxou1b5HYf"_s);
    QCOMPARE(read->name, u"acme-corp-api"_s);
    QCOMPARE(writeExploredWorkspace(*read), resource);
}

void tst_ExploredWorkspace::fieldsAreText_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("text") << u"current_run_status"_s << u"applied"_s;
    QTest::newRow("number") << u"module_count"_s << u"2"_s;
    QTest::newRow("boolean") << u"drifted"_s << u"false"_s;
    QTest::newRow("null") << u"tags"_s << QString();
    QTest::newRow("absent") << u"source_module_id"_s << QString();
}

void tst_ExploredWorkspace::fieldsAreText()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    QCOMPARE(readExploredWorkspace(objectFixture(u"protocol/explored_workspace.json"_s))->text(field), text);
}

void tst_ExploredWorkspace::theIdMayStandAmongTheAttributes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QJsonValue>("externalId");
    QTest::addColumn<QString>("read");
    QTest::newRow("its own") << u"ws-1"_s << QJsonValue(u"ws-2"_s) << u"ws-1"_s;
    QTest::newRow("external") << u"17"_s << QJsonValue(u"ws-2"_s) << u"ws-2"_s;
    QTest::newRow("no other") << u"17"_s << QJsonValue() << u"17"_s;
}

void tst_ExploredWorkspace::theIdMayStandAmongTheAttributes()
{
    QFETCH(QString, id);
    QFETCH(QJsonValue, externalId);
    QFETCH(QString, read);
    const QJsonObject attributes{{u"external-id"_s, externalId}};
    QCOMPARE(readExploredWorkspace({{u"id"_s, id}, {u"attributes"_s, attributes}})->id, read);
}

void tst_ExploredWorkspace::namesOfFieldsAreReadToo()
{
    const QJsonObject attributes{
        {u"workspace_name"_s, u"net"_s}, {u"external_id"_s, u"ws-7"_s}, {u"current_run_status"_s, u"applied"_s}};
    const auto read = readExploredWorkspace({{u"id"_s, u"1"_s}, {u"attributes"_s, attributes}});
    QVERIFY(read);
    QCOMPARE(read->id, u"ws-7"_s);
    QCOMPARE(read->name, u"net"_s);
    QCOMPARE(read->text(u"current_run_status"_s), u"applied"_s);
}

void tst_ExploredWorkspace::aNameIsWrittenWhereThereIsOne()
{
    ExploredWorkspace workspace;
    workspace.id = u"ws-1"_s;
    QVERIFY(writeExploredWorkspace(workspace)["attributes"_L1].toObject().isEmpty());
    workspace.name = u"net"_s;
    QCOMPARE(writeExploredWorkspace(workspace)["attributes"_L1]["workspace-name"_L1].toString(), u"net"_s);
}

void tst_ExploredWorkspace::aBadNameCostsTheName()
{
    for (const QJsonValue &attributes : {QJsonValue(3), QJsonValue(QJsonObject{{u"workspace-name"_s, 3}})}) {
        const auto read = readExploredWorkspace({{u"id"_s, u"ws-1"_s}, {u"attributes"_s, attributes}});
        QVERIFY(read);
        QCOMPARE(read->id, u"ws-1"_s);
        QCOMPARE(read->name, QString());
    }
}

/// A row without an id is shown by its name, so that nobody misses it.
void tst_ExploredWorkspace::aNameAloneIsEnough()
{
    const QJsonObject attributes{{u"workspace-name"_s, u"net"_s}};
    for (const QJsonObject &resource : {QJsonObject{{u"attributes"_s, attributes}},
                                        QJsonObject{{u"id"_s, QJsonValue()}, {u"attributes"_s, attributes}}}) {
        const auto read = readExploredWorkspace(resource);
        QVERIFY(read);
        QCOMPARE(read->name, u"net"_s);
        QCOMPARE(read->id, QString());
    }
    QVERIFY(!readExploredWorkspace({{u"id"_s, 3}, {u"attributes"_s, attributes}}));
}

void tst_ExploredWorkspace::faults_data()
{
    QTest::addColumn<QJsonObject>("resource");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    QTest::newRow("no id") << QJsonObject() << u"json.missing"_s << u"/id"_s;
    QTest::newRow("number as id") << QJsonObject{{u"id"_s, 3}} << u"json.type"_s << u"/id"_s;
}

void tst_ExploredWorkspace::faults()
{
    QFETCH(QJsonObject, resource);
    QFETCH(QString, rule);
    QFETCH(QString, pointer);
    const auto read = readExploredWorkspace(resource);
    QVERIFY(!read);
    QCOMPARE(read.error().rule, rule);
    QCOMPARE(read.error().subject, pointer);
}

RUNLATCH_TEST(tst_ExploredWorkspace)
#include "tst_exploredworkspace.moc"
