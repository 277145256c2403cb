// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/changerequest.h"

#include "base/utc.h"
#include "protocol/fixture.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
namespace base = runlatch::base;

namespace {

QDateTime time(int month, int day, int hour, int minute, int second, int millisecond)
{
    return QDateTime(QDate(2024, month, day), QTime(hour, minute, second, millisecond), runlatch::base::Utc);
}

ChangeRequest archivedOne(ChangeRequestDialect dialect)
{
    const bool specification = dialect == ChangeRequestDialect::Specification;
    return {
        .id = u"wscr-yjLB8Ylwh3cQrAXo"_s,
        .subject = u"[Action Required] GitHub Actions Pinning (SEC-090)"_s,
        .message = u"# Pin actions\n\nUse a **commit hash**, not a tag. Größe ✓"_s,
        .archived = Archived{u"user-9sD31yKw8gMmNpqR"_s, time(8, 20, 19, 53, 21, 123)},
        .createdAt = time(6, 12, 21, 45, 11, 594),
        .updatedAt = specification ? time(8, 20, 19, 53, 21, 124) : QDateTime(),
        .createdBy = specification ? QString() : u"user-3kDm2QpWbnFhY7tz"_s,
        .workspaceId = u"ws-FTs6kr9iCwweku"_s,
        .unknown = {},
    };
}

} // namespace

/// A change request is read in both documented dialects, and a damaged field costs that field alone.
class tst_ChangeRequest : public QObject
{
    Q_OBJECT

private slots:
    void bothShapes_data();
    void bothShapes();
    void active();
    void tolerates();
    void archivedByHalf_data();
    void archivedByHalf();
    void aBadOptionalFieldCostsThatField_data();
    void aBadOptionalFieldCostsThatField();
    void aBadArchiveStampStillArchives();
    void keepsWhatItDoesNotKnow();
    void faults_data();
    void faults();
};

void tst_ChangeRequest::bothShapes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<ChangeRequestDialect>("dialect");
    QTest::newRow("specification") << u"change_request_specification.json"_s << ChangeRequestDialect::Specification;
    QTest::newRow("OpenAPI") << u"change_request_openapi.json"_s << ChangeRequestDialect::OpenApi;
}

void tst_ChangeRequest::bothShapes()
{
    QFETCH(QString, file);
    QFETCH(ChangeRequestDialect, dialect);
    const QJsonObject resource = objectFixture("protocol/"_L1 + file);
    const auto read = readChangeRequest(resource);
    QVERIFY(read);
    QCOMPARE(*read, archivedOne(dialect));
    QVERIFY(read->isArchived());
    QCOMPARE(writeChangeRequest(archivedOne(dialect), dialect), resource);
}

void tst_ChangeRequest::active()
{
    const QJsonObject resource = objectFixture(u"protocol/change_request_active.json"_s);
    const auto read = readChangeRequest(resource);
    QVERIFY(read);
    QVERIFY(!read->isArchived());
    QCOMPARE(writeChangeRequest(*read, ChangeRequestDialect::Specification), resource);
    const QJsonObject openApi = writeChangeRequest(*read, ChangeRequestDialect::OpenApi);
    QVERIFY(openApi["attributes"_L1]["archived-at"_L1].isNull());
    QVERIFY(openApi["relationships"_L1]["archived-by-user"_L1]["data"_L1].isNull());
}

void tst_ChangeRequest::tolerates()
{
    const auto read = readChangeRequest({
        {u"id"_s, u"wscr-1"_s},
        {u"attributes"_s,
         QJsonObject{{u"subject"_s, u"S"_s},
                     {u"message"_s, QJsonValue()},
                     {u"created-at"_s, u"2024-06-12T23:45:11+02:00"_s},
                     {u"priority"_s, 7}}},
        {u"relationships"_s, QJsonObject{{u"workspace"_s, QJsonValue()}}},
    });
    QVERIFY(read);
    QCOMPARE(read->message, QString());
    QCOMPARE(read->createdAt, time(6, 12, 21, 45, 11, 0));
    QCOMPARE(read->createdAt.timeSpec(), Qt::UTC);
    QVERIFY(!read->updatedAt.isValid());
    QCOMPARE(read->workspaceId, QString());
    QCOMPARE(read->unknown.attributes, (QJsonObject{{u"priority"_s, 7}}));
}

void tst_ChangeRequest::archivedByHalf_data()
{
    QTest::addColumn<QJsonObject>("attributes");
    QTest::addColumn<QString>("by");
    QTest::addColumn<bool>("hasTime");
    QTest::newRow("time only") << QJsonObject{{u"archived-at"_s, u"2024-08-20T19:53:21.123Z"_s}} << QString() << true;
    QTest::newRow("user only") << QJsonObject{{u"archived-by"_s, u"user-1"_s}} << u"user-1"_s << false;
}

void tst_ChangeRequest::archivedByHalf()
{
    QFETCH(QJsonObject, attributes);
    attributes.insert("subject"_L1, u"S"_s);
    const auto read = readChangeRequest({{u"id"_s, u"wscr-1"_s}, {u"attributes"_s, attributes}});
    QVERIFY(read);
    QVERIFY(read->isArchived());
    QTEST(read->archived->by, "by");
    QTEST(read->archived->at.isValid(), "hasTime");
}

void tst_ChangeRequest::aBadOptionalFieldCostsThatField_data()
{
    QTest::addColumn<QString>("member"); // "attributes" or "relationships"
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("words as time") << u"attributes"_s << u"updated-at"_s << QJsonValue(u"yesterday"_s);
    QTest::newRow("number as time") << u"attributes"_s << u"created-at"_s << QJsonValue(17);
    QTest::newRow("message") << u"attributes"_s << u"message"_s << QJsonValue(true);
    QTest::newRow("list as workspace") << u"relationships"_s << u"workspace"_s
                                       << QJsonValue(QJsonObject{{u"data"_s, QJsonArray()}});
    QTest::newRow("text as workspace") << u"relationships"_s << u"workspace"_s << QJsonValue(u"ws-1"_s);
    QTest::newRow("number as creator") << u"relationships"_s << u"created-by"_s
                                       << QJsonValue(QJsonObject{{u"data"_s, QJsonObject{{u"id"_s, 4}}}});
}

void tst_ChangeRequest::aBadOptionalFieldCostsThatField()
{
    QFETCH(QString, member);
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QJsonObject resource = objectFixture(u"protocol/change_request_active.json"_s);
    ChangeRequest expected = *readChangeRequest(resource);
    QJsonObject inside = resource[member].toObject();
    inside[key] = value;
    resource[member] = inside;
    const auto read = readChangeRequest(resource);
    QVERIFY(read);
    if (key == "updated-at"_L1)
        expected.updatedAt = {};
    else if (key == "created-at"_L1)
        expected.createdAt = {};
    else if (key == "message"_L1)
        expected.message.clear();
    else if (key == "workspace"_L1)
        expected.workspaceId.clear();
    QCOMPARE(*read, expected);
}

/// A change request with a time of archiving is archived, even if the time is invalid.
void tst_ChangeRequest::aBadArchiveStampStillArchives()
{
    const auto read =
        readChangeRequest({{u"id"_s, u"wscr-1"_s},
                           {u"attributes"_s, QJsonObject{{u"subject"_s, u"S"_s}, {u"archived-at"_s, u"yesterday"_s}}}});
    QVERIFY(read);
    QVERIFY(read->isArchived());
    QVERIFY(!read->archived->at.isValid());
    QCOMPARE(read->archived->by, QString());
}

void tst_ChangeRequest::keepsWhatItDoesNotKnow()
{
    QJsonObject resource = objectFixture(u"protocol/change_request_specification.json"_s);
    QJsonObject attributes = resource["attributes"_L1].toObject();
    attributes.insert("priority"_L1, 7);
    resource["attributes"_L1] = attributes;
    QJsonObject relationships = resource["relationships"_L1].toObject();
    relationships.insert("run"_L1,
                         QJsonObject{{u"data"_s, QJsonObject{{u"id"_s, u"run-1"_s}, {u"type"_s, u"runs"_s}}}});
    resource["relationships"_L1] = relationships;
    resource.insert("links"_L1, QJsonObject{{u"self"_s, u"/api/v2/change-requests/wscr-1"_s}});
    const auto read = readChangeRequest(resource);
    QVERIFY(read);
    QCOMPARE(writeChangeRequest(*read, ChangeRequestDialect::Specification), resource);
}

void tst_ChangeRequest::faults_data()
{
    QTest::addColumn<QJsonObject>("resource");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    const auto with = [](const QString &key, const QJsonValue &value) {
        QJsonObject resource{{u"id"_s, u"wscr-1"_s}};
        resource.insert("attributes"_L1, QJsonObject{{u"subject"_s, u"S"_s}, {key, value}});
        return resource;
    };
    const QJsonObject subject{{u"subject"_s, u"S"_s}};
    const QString missing = u"json.missing"_s;
    const QString type = u"json.type"_s;
    QTest::newRow("nothing") << QJsonObject() << missing << u"/id"_s;
    QTest::newRow("empty id") << QJsonObject{{u"id"_s, QString()}, {u"attributes"_s, subject}} << missing << u"/id"_s;
    QTest::newRow("number as id") << QJsonObject{{u"id"_s, 4}, {u"attributes"_s, subject}} << type << u"/id"_s;
    QTest::newRow("no attributes") << QJsonObject{{u"id"_s, u"x"_s}} << missing << u"/attributes/subject"_s;
    QTest::newRow("list as attributes") << QJsonObject{{u"id"_s, u"x"_s}, {u"attributes"_s, QJsonArray()}} << type
                                        << u"/attributes"_s;
    QTest::newRow("null subject") << with(u"subject"_s, QJsonValue()) << missing << u"/attributes/subject"_s;
    QTest::newRow("subject") << with(u"subject"_s, 1) << type << u"/attributes/subject"_s;
}

void tst_ChangeRequest::faults()
{
    QFETCH(QJsonObject, resource);
    const auto read = readChangeRequest(resource);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, base::ErrorKind::Protocol);
    QTEST(read.error().rule.name(), "rule");
    QTEST(read.error().subject, "pointer");
}

RUNLATCH_TEST(tst_ChangeRequest)
#include "tst_changerequest.moc"
