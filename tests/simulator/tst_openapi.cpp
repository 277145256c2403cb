// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "openapitable.h"
#include "servicefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::DialectRule;
using simulator::DocumentedOperation;
using simulator::DocumentedOperations;
using simulator::DocumentedResource;
using simulator::DocumentedResources;
using simulator::ServiceFixture;
using simulator::Simulation;

/// Under the dialect of the OpenAPI description each operation answers as the description says.
class tst_OpenApi : public QObject
{
    Q_OBJECT

private slots:
    void operations_data();
    void operations();

private:
    static QString filled(ServiceFixture &fixture, QString text);
    static void verifyMembers(const QJsonObject &resource);
};

void tst_OpenApi::operations_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const DocumentedOperation &operation : DocumentedOperations)
        QTest::addRow("%s %s", operation.method, operation.path) << index++;
}

/// Makes what the operation needs, and puts its names in.
QString tst_OpenApi::filled(ServiceFixture &fixture, QString text)
{
    const QString workspace = fixture.firstWorkspace();
    const QString task = fixture.create("attached");
    const QString free = fixture.create("free");
    fixture.attach(workspace, task);
    simulator::RunTaskOptions options;
    options.enforcementLevel = protocol::EnforcementLevel::Advisory;
    fixture.runTask(options, ServiceFixture::callback("running", ServiceFixture::outcome("A-1", R"(,"body":"# Why")")));
    const QString result = fixture.simulation.runTask.id;
    const QJsonValue outcomes = fixture.data(u"task-results/%1/outcomes"_s.arg(result));
    const QJsonValue stages = fixture.data(u"runs/%1/task-stages"_s.arg(fixture.simulation.runTask.runId));
    const QJsonValue changeRequests = fixture.data(u"workspaces/%1/change-requests?archive=false"_s.arg(workspace));
    return text.replace("{org}"_L1, "acme"_L1)
        .replace("{ws}"_L1, workspace)
        .replace("{cr}"_L1, changeRequests[0]["id"_L1].toString())
        .replace("{task}"_L1, task)
        .replace("{free}"_L1, free)
        .replace("{run}"_L1, fixture.simulation.runTask.runId)
        .replace("{stage}"_L1, stages[0]["id"_L1].toString())
        .replace("{result}"_L1, result)
        .replace("{outcome}"_L1, outcomes[0]["id"_L1].toString())
        .replace("{callback}"_L1, fixture.integrator.callback().mid(QString("/api/v2/"_L1).size()))
        .replace("{url}"_L1, QString::fromLatin1(fixture.integrator.url().toEncoded()));
}

void tst_OpenApi::verifyMembers(const QJsonObject &resource)
{
    const QString type = resource["type"_L1].toString();
    const auto documented =
        std::find_if(std::begin(DocumentedResources), std::end(DocumentedResources),
                     [&type](const DocumentedResource &one) { return type == QLatin1String(one.type); });
    QVERIFY2(documented != std::end(DocumentedResources), qPrintable(type));
    const QStringList attributes =
        QString::fromLatin1(documented->attributes + " "_ba + documented->further).split(u' ');
    const QStringList relationships = QString::fromLatin1(documented->relationships).split(u' ');
    for (const QString &name : resource["attributes"_L1].toObject().keys())
        QVERIFY2(attributes.contains(name), qPrintable(type + u' ' + name));
    for (const QString &name : resource["relationships"_L1].toObject().keys())
        QVERIFY2(relationships.contains(name), qPrintable(type + u' ' + name));
    QVERIFY(!resource["id"_L1].toString().isEmpty());
}

void tst_OpenApi::operations()
{
    QFETCH(const int, index);
    const DocumentedOperation &operation = DocumentedOperations[index];
    ServiceFixture fixture(simulator::ServiceOptions{.dialect = DialectRule::OpenApi});
    const QString separator = u"\n"_s; // in no path
    const QStringList parts =
        filled(fixture, QLatin1String(operation.path) + separator + QLatin1String(operation.body)).split(separator);
    QVERIFY2(!parts.first().contains(u'{') && !parts.first().contains("//"_L1), qPrintable(parts.first()));
    const http::Response answer = fixture.send(operation.method, parts.first(), parts.at(1).toUtf8());
    QCOMPARE(answer.status, operation.served == 0 ? operation.status : operation.served);
    if (operation.served != 0 || *operation.type == '\0') {
        QCOMPARE(answer.body.isEmpty(), operation.served == 0);
        return;
    }
    QCOMPARE(http::headerValue(answer.headers, "Content-Type"), "application/vnd.api+json");
    const QJsonObject document = Simulation::object(answer.body);
    const bool isList = document["data"_L1].isArray();
    const QJsonArray resources = isList ? document["data"_L1].toArray() : QJsonArray{document["data"_L1]};
    QCOMPARE(document.contains("meta"_L1), isList);
    QVERIFY(!resources.isEmpty());
    for (const QJsonValue &resource : resources) {
        QCOMPARE(resource["type"_L1].toString(), QLatin1String(operation.type));
        verifyMembers(resource.toObject());
    }
}

RUNLATCH_TEST(tst_OpenApi)
#include "tst_openapi.moc"
