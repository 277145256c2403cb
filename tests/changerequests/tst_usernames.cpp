// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/usernames.h"

#include "models/servicefixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::changerequests {

using models::answerOf;
using models::ServiceFixture;

namespace {

Script user(const QString &name)
{
    return answerOf(QJsonObject{
        {u"id"_s, u"user-1"_s}, {u"type"_s, u"users"_s}, {u"attributes"_s, QJsonObject{{u"username"_s, name}}}});
}

Script missing()
{
    return Script::answer(support::httpAnswer(404));
}

} // namespace

/// The name of a user is asked for once, by id alone.
class tst_UserNames : public QObject
{
    Q_OBJECT

private slots:
    void asksForEachOnce();
    void endsWhereTheServiceDoesNotTell();
    void isBounded();
    void forgetsWithTheConnection();
    void asksForIdsAlone();
};

void tst_UserNames::asksForEachOnce()
{
    ServiceFixture fixture({user(u"ada"_s), missing(), user(u"evil\u202E\nname"_s)});
    UserNames names(fixture.client);
    QSignalSpy named(&names, &UserNames::named);
    names.setEndpoint(fixture.endpoint);
    names.ask({u"user-1"_s, u"user-2"_s, u"user-1"_s});
    QCOMPARE(names.nameOf(u"user-1"_s), QString()); // the name has not come yet
    names.ask({u"user-1"_s, u"user-3"_s});
    QTRY_COMPARE(named.size(), 2);
    QCOMPARE(names.nameOf(u"user-1"_s), u"ada"_s);
    QCOMPARE(names.nameOf(u"user-2"_s), QString());
    QVERIFY(!names.nameOf(u"user-3"_s).contains(u'\n') && !names.nameOf(u"user-3"_s).contains(QChar(0x202E)));
    names.ask({u"user-1"_s, u"user-2"_s, u"user-3"_s});
    QCOMPARE(fixture.server.count(), 3);
    QCOMPARE(fixture.server.requestLine(1), "GET /api/v2/users/user-2 HTTP/1.1");
}

void tst_UserNames::endsWhereTheServiceDoesNotTell()
{
    ServiceFixture fixture({missing()});
    UserNames names(fixture.client);
    names.setEndpoint(fixture.endpoint);
    QStringList ids;
    for (int number = 0; number < 20; ++number)
        ids.append(u"user-%1"_s.arg(number));
    names.ask(ids);
    QTRY_COMPARE(fixture.server.count(), UserNames::MaxRefusals);
    names.ask({u"user-late"_s});
    bool isAnswered = false; // the answers of all earlier requests would have come before
    fixture.client.account(fixture.endpoint, this, [&isAnswered](const auto &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    QCOMPARE(fixture.server.count(), UserNames::MaxRefusals + 1);
}

void tst_UserNames::isBounded()
{
    ServiceFixture fixture({user(u"ada"_s)});
    UserNames names(fixture.client);
    QSignalSpy named(&names, &UserNames::named);
    names.setEndpoint(fixture.endpoint);
    for (int number = 0; number <= UserNames::MaxAsked; ++number)
        names.ask({u"user-%1"_s.arg(number)});
    QTRY_COMPARE_WITH_TIMEOUT(named.size(), UserNames::MaxAsked, 60'000);
    names.ask({u"user-late"_s});
    QCOMPARE(names.nameOf(u"user-%1"_s.arg(UserNames::MaxAsked)), QString());
    QCOMPARE(fixture.server.count(), UserNames::MaxAsked);
}

void tst_UserNames::forgetsWithTheConnection()
{
    ServiceFixture fixture({user(u"ada"_s)});
    UserNames names(fixture.client);
    QSignalSpy named(&names, &UserNames::named);
    names.ask({u"user-1"_s}); // there is no connection to ask
    names.setEndpoint(fixture.endpoint);
    names.ask({u"user-1"_s});
    QTRY_COMPARE(named.size(), 1);
    service::Endpoint renewed = fixture.endpoint;
    renewed.token = "another";
    names.setEndpoint(renewed);
    QCOMPARE(names.nameOf(u"user-1"_s), u"ada"_s);
    names.setEndpoint({});
    QCOMPARE(names.nameOf(u"user-1"_s), QString());
    QCOMPARE(fixture.server.count(), 1);
}

void tst_UserNames::asksForIdsAlone()
{
    ServiceFixture fixture({user(u"ada"_s)});
    UserNames names(fixture.client);
    QSignalSpy named(&names, &UserNames::named);
    names.setEndpoint(fixture.endpoint);
    names.ask({QString(), u"ada"_s, u"user-../x"_s, u"team-1"_s, u"user-"_s + QString(100, u'a'), u"user-1"_s});
    QTRY_COMPARE(named.size(), 1);
    QCOMPARE(fixture.server.count(), 1);
}

RUNLATCH_TEST(tst_UserNames)

} // namespace runlatch::changerequests

#include "tst_usernames.moc"
