// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/explorervalues.h"

#include "models/servicefixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using runlatch::models::answerOf;
using runlatch::models::ServiceFixture;
using runlatch::support::Script;

namespace runlatch::changerequests {

namespace {

Script answerWith(const QString &attribute, const QStringList &values)
{
    QJsonArray rows;
    for (const QString &value : values)
        rows += protocol::writeExploredWorkspace({.id = u"ws-%1"_s.arg(rows.size() + 1),
                                                  .name = u"net-%1"_s.arg(rows.size() + 1),
                                                  .attributes = {{attribute, value}}});
    return answerOf(rows);
}

QString askedBy(const ServiceFixture &fixture, int request)
{
    return QUrl::fromPercentEncoding(fixture.requests().value(request));
}

} // namespace

/// Values of a field are asked of the explorer when they are wanted, and never more than can be shown.
class tst_ExplorerValues : public QObject
{
    Q_OBJECT

private slots:
    void areAskedForOnePartOfOneField();
    void listsAreTakenApart();
    void whatCannotBeShownIsNotOffered();
    void areBounded();
    void onlyDocumentedTextsAreAskedFor();
    void theNewestQuestionWins();
    void aRefusalIsTold();
    void anotherPlaceForgetsThem();
};

void tst_ExplorerValues::areAskedForOnePartOfOneField()
{
    ServiceFixture fixture({answerWith(u"project-name"_s, {u"web"_s, u"net"_s, u"web"_s, QString()})});
    ExplorerValues known(fixture.client);
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    known.setPlace(fixture.endpoint, u"acme"_s);
    QCOMPARE(fixture.server.count(), 0); // nothing is asked before it is wanted
    known.ask(u"project_name"_s, u"e"_s);
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(known.field(), u"project_name"_s);
    QCOMPARE(known.values(), (QStringList{u"net"_s, u"web"_s}));
    const QString request = askedBy(fixture, 0);
    for (const QString &part : {u"GET /organizations/acme/explorer?"_s, u"filter[0][project_name][contains][0]=e"_s,
                                u"sort=project_name"_s, u"page[size]=100"_s})
        QVERIFY2(request.contains(part), qPrintable(request));
    known.ask(u"workspace_name"_s, QString());
    QTRY_COMPARE(answered.size(), 2);
    QVERIFY(!askedBy(fixture, 1).contains(u"filter"_s));
    QCOMPARE(known.values(), (QStringList{u"net-1"_s, u"net-2"_s, u"net-3"_s, u"net-4"_s}));
}

void tst_ExplorerValues::listsAreTakenApart()
{
    ServiceFixture fixture({answerWith(u"tags"_s, {u"prod, web"_s, u"web,,net"_s})});
    ExplorerValues known(fixture.client);
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    known.setPlace(fixture.endpoint, u"acme"_s);
    known.ask(u"tags"_s, QString());
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(known.values(), (QStringList{u"net"_s, u"prod"_s, u"web"_s}));
}

/// A name that turns the direction of text, or hides a part, would be chosen for another one.
void tst_ExplorerValues::whatCannotBeShownIsNotOffered()
{
    const QString longest(ExplorerValues::MaxLength, u'x');
    ServiceFixture fixture({answerWith(u"project-name"_s, {u"a\u202Eb"_s, u"a\nb"_s, longest, longest + u'x'})});
    ExplorerValues known(fixture.client);
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    known.setPlace(fixture.endpoint, u"acme"_s);
    known.ask(u"project_name"_s, QString());
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(known.values(), QStringList{longest});
}

void tst_ExplorerValues::areBounded()
{
    QStringList many;
    for (int number = 0; number < 5'000; ++number)
        many += u"tag-%1"_s.arg(number);
    ServiceFixture fixture({answerWith(u"tags"_s, {many.join(u','), many.join(u',')})});
    ExplorerValues known(fixture.client);
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    known.setPlace(fixture.endpoint, u"acme"_s);
    known.ask(u"tags"_s, QString());
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(known.values().size(), ExplorerValues::MaxValues);
}

void tst_ExplorerValues::onlyDocumentedTextsAreAskedFor()
{
    ServiceFixture fixture({answerWith(u"project-name"_s, {u"web"_s})});
    ExplorerValues known(fixture.client);
    QVERIFY(!known.canAsk(u"project_name"_s)); // there is no service to ask
    known.setPlace(fixture.endpoint, QString());
    QVERIFY(!known.canAsk(u"project_name"_s)); // nor an organization
    known.setPlace(fixture.endpoint, u"acme"_s);
    for (const QString &field : {u"drifted"_s, u"resource_count"_s, u"workspace_created_at"_s, u"zone"_s, QString()}) {
        QVERIFY(!known.canAsk(field));
        known.ask(field, u"a"_s);
    }
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    known.ask(u"project_name"_s, QString());
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(fixture.server.count(), 1);
}

void tst_ExplorerValues::theNewestQuestionWins()
{
    ServiceFixture fixture({Script::hang(), answerWith(u"tags"_s, {u"prod"_s})});
    ExplorerValues known(fixture.client);
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    known.setPlace(fixture.endpoint, u"acme"_s);
    known.ask(u"project_name"_s, QString());
    QTRY_COMPARE(fixture.server.count(), 1);
    known.ask(u"tags"_s, QString());
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(known.field(), u"tags"_s);
    QCOMPARE(known.values(), QStringList{u"prod"_s});
}

void tst_ExplorerValues::aRefusalIsTold()
{
    ServiceFixture fixture({Script::answer(support::httpAnswer(404))});
    ExplorerValues known(fixture.client);
    const QSignalSpy failed(&known, &ExplorerValues::failed);
    known.setPlace(fixture.endpoint, u"acme"_s);
    known.ask(u"tags"_s, QString());
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().constFirst().value<base::Error>().kind, base::ErrorKind::NotFound);
    QVERIFY(known.values().isEmpty());
}

void tst_ExplorerValues::anotherPlaceForgetsThem()
{
    ServiceFixture fixture({answerWith(u"tags"_s, {u"prod"_s})});
    ExplorerValues known(fixture.client);
    const QSignalSpy answered(&known, &ExplorerValues::answered);
    const QSignalSpy placed(&known, &ExplorerValues::placeChanged);
    known.setPlace(fixture.endpoint, u"acme"_s);
    known.ask(u"tags"_s, QString());
    QTRY_COMPARE(answered.size(), 1);
    known.setPlace(fixture.endpoint, u"acme"_s);
    QCOMPARE(known.values(), QStringList{u"prod"_s});
    known.setPlace(fixture.endpoint, u"other"_s);
    QVERIFY(known.values().isEmpty() && known.field().isEmpty());
    QCOMPARE(placed.size(), 2);
}

RUNLATCH_TEST(tst_ExplorerValues)

} // namespace runlatch::changerequests

#include "tst_explorervalues.moc"
