// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/workspace.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

/// Organizations and workspaces are read, and a damaged field costs that field alone.
class tst_Workspace : public QObject
{
    Q_OBJECT

private slots:
    void organization();
    void organizationByIdAlone();
    void workspace();
    void workspaceWithoutCount();
    void noChangeRequestIsANumberToo();
    void aBadOptionalFieldCostsThatField();
    void keepsWhatItDoesNotKnow();
    void faults();
};

void tst_Workspace::organization()
{
    const QJsonObject resource = objectFixture(u"protocol/organization.json"_s);
    const Organization organization{u"hashicorp"_s, u"org-WV6DfwfxxXvLfvfs"_s};
    const auto read = readOrganization(resource);
    QVERIFY(read);
    QCOMPARE(*read, organization);
    QCOMPARE(writeOrganization(organization), resource);
}

void tst_Workspace::organizationByIdAlone()
{
    const auto read = readOrganization({{u"id"_s, u"acme"_s}});
    QVERIFY(read);
    QCOMPARE(*read, (Organization{u"acme"_s, {}}));
    QVERIFY(!writeOrganization(*read)["attributes"_L1].toObject().contains("external-id"_L1));
}

void tst_Workspace::workspace()
{
    const QJsonObject resource = objectFixture(u"protocol/workspace.json"_s);
    const Workspace workspace{u"ws-ck4G5bb1Yei5szRh"_s, u"tfr_github_0"_s, 3, u"hashicorp"_s};
    const auto read = readWorkspace(resource);
    QVERIFY(read);
    QCOMPARE(*read, workspace);
    QCOMPARE(writeWorkspace(workspace, u"hashicorp"_s), resource);
}

void tst_Workspace::workspaceWithoutCount()
{
    const auto read = readWorkspace({{u"id"_s, u"ws-1"_s}, {u"attributes"_s, QJsonObject{{u"name"_s, u"n"_s}}}});
    QVERIFY(read);
    QCOMPARE(read->activeChangeRequests, -1);
    QCOMPARE(read->organization, QString());
    QCOMPARE(writeWorkspace(*read, u"o"_s)["attributes"_L1].toObject(), (QJsonObject{{u"name"_s, u"n"_s}}));
}

void tst_Workspace::noChangeRequestIsANumberToo()
{
    const QString count = u"unarchived-workspace-change-requests-count"_s;
    const QJsonObject attributes{{u"name"_s, u"n"_s}, {count, 0}};
    const auto read = readWorkspace({{u"id"_s, u"ws-1"_s}, {u"attributes"_s, attributes}});
    QVERIFY(read);
    QCOMPARE(read->activeChangeRequests, 0);
    QCOMPARE(writeWorkspace(*read, u"o"_s)["attributes"_L1].toObject(), attributes);
}

void tst_Workspace::aBadOptionalFieldCostsThatField()
{
    const QString count = u"unarchived-workspace-change-requests-count"_s;
    for (const QJsonValue &bad : {QJsonValue(u"three"_s), QJsonValue(-2), QJsonValue(QJsonObject())}) {
        const QJsonObject attributes{{u"name"_s, u"n"_s}, {count, bad}};
        const auto read = readWorkspace({{u"id"_s, u"ws-1"_s}, {u"attributes"_s, attributes}});
        QVERIFY(read);
        QCOMPARE(read->name, u"n"_s);
        QCOMPARE(read->activeChangeRequests, -1);
    }
    const QJsonObject attributes{{u"name"_s, 3}, {u"external-id"_s, false}};
    const auto organization = readOrganization({{u"id"_s, u"acme"_s}, {u"attributes"_s, attributes}});
    QVERIFY(organization);
    QCOMPARE(organization->name, u"acme"_s);
    QCOMPARE(organization->externalId, QString());
}

void tst_Workspace::keepsWhatItDoesNotKnow()
{
    QJsonObject resource = objectFixture(u"protocol/workspace.json"_s);
    QJsonObject attributes = resource["attributes"_L1].toObject();
    attributes.insert("locked"_L1, true);
    resource["attributes"_L1] = attributes;
    QJsonObject relationships = resource["relationships"_L1].toObject();
    relationships.insert("project"_L1, QJsonObject{{u"data"_s, QJsonValue()}});
    resource["relationships"_L1] = relationships;
    const auto workspace = readWorkspace(resource);
    QVERIFY(workspace);
    QCOMPARE(writeWorkspace(*workspace, u"hashicorp"_s), resource);

    QJsonObject organization = objectFixture(u"protocol/organization.json"_s);
    QJsonObject members = organization["attributes"_L1].toObject();
    members.insert("email"_L1, u"a@b.example"_s);
    organization["attributes"_L1] = members;
    QCOMPARE(writeOrganization(*readOrganization(organization)), organization);
}

void tst_Workspace::faults()
{
    QCOMPARE(readOrganization({}).error().subject, u"/id"_s);
    QCOMPARE(readWorkspace({{u"id"_s, u"ws-1"_s}}).error().subject, u"/attributes/name"_s);
    const auto read = readWorkspace({{u"id"_s, u"ws-1"_s}, {u"attributes"_s, QJsonObject{{u"name"_s, 3}}}});
    QVERIFY(!read);
    QCOMPARE(read.error().rule, u"json.type"_s);
    QCOMPARE(read.error().subject, u"/attributes/name"_s);
}

RUNLATCH_TEST(tst_Workspace)
#include "tst_workspace.moc"
