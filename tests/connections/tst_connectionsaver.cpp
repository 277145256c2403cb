// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "connections/connectionsaver.h"

#include "base/rules.h"
#include "base/systemclock.h"
#include "http/server.h"
#include "settings/lockedkeychain.h"
#include "support/eagerclock.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "support/waiting.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::connections {

namespace {

Script document(const QByteArray &base)
{
    return Script::answer(support::httpAnswer(200, R"({"tfe.v2":")" + base + R"("})", "application/json"));
}

/// A saver with empty settings and a keychain that waits for its user, before a server that plays a script.
struct SaverFixture
{
    explicit SaverFixture(const QList<Script> &scripts = {Script::hang()})
        : server(scripts)
    {
        QObject::connect(&saver, &ConnectionSaver::stored, &saver,
                         [this](const settings::Connection &connection, bool isTokenSame) {
                             stored = connection;
                             tokenStayed = isTokenSame;
                         });
        QObject::connect(&saver, &ConnectionSaver::refused, &saver,
                         [this](const base::Error &error) { refusals.append(error); });
        QObject::connect(&saver, &ConnectionSaver::tokenKept, &saver,
                         [this](const QUuid &, ConnectionSaver::Place place) { places.append(place); });
    }

    /// The connection to an address whose API is not known.
    void saveNew(const QString &address, const QByteArray &token = {})
    {
        QUrl usual(address);
        usual.setPath(u"/api/v2"_s);
        saver.save({.name = u"Mine"_s, .base = usual}, {.address = address, .token = token}, next);
    }
    void saveAsIs(const settings::Connection &typed, const QByteArray &token = {})
    {
        saver.save(typed, {.address = typed.base.toString(), .base = typed.base, .token = token}, next);
    }
    settings::Connection known() const { return {.name = u"Mine"_s, .base = server.url(u"/api/v2"_s)}; }
    settings::Connection only() const { return connections.all().value(0); }

    support::ScriptedServer server;
    support::EagerClock clock;
    support::FakeClock patience; ///< the clock for waits for the keychain
    http::Requester http;
    QTemporaryDir folder;
    settings::LockedKeychain *keychain = new settings::LockedKeychain;
    settings::SecretStore secrets{patience, std::unique_ptr<settings::Keychain>(keychain)};
    settings::ConnectionTokens tokens{patience, secrets};
    settings::Connections connections{folder.path(), tokens};
    service::ConnectionTester tester{http, clock};
    ConnectionSaver saver{connections, tokens, tester};
    QSignalSpy failed{&tester, &service::ConnectionTester::failed};
    QSignalSpy unwritten{&saver, &ConnectionSaver::unwritten};
    settings::Connection stored;
    bool tokenStayed = false;
    QList<base::Error> refusals;
    QList<ConnectionSaver::Place> places;
    int continued = 0;
    ConnectionSaver::Next next = [this] { ++continued; };
};

} // namespace

/// A typed connection is discovered, written, and its token kept, in this order, and says what stands against it.
class tst_ConnectionSaver : public QObject
{
    Q_OBJECT
private slots:
    void savesWhatWasDiscovered();
    void asksNothingAboutAKnownBase();
    void savesWhereNothingAnswers();
    void savesNothingWithoutTrust();
    void savesNothingThatADocumentPointsElsewhere();
    void savesNothingAfterAnotherTest();
    void refusesWhatCannotBeUsed();
    void refusesATakenName();
    void keepsWhatWasLearnedMeanwhile();
    void forgetsTheTokenOfAnotherHost();
    void keepsTheTokenOfTheSameHost();
    void saysThatTheSettingsCannotBeWritten();
    void waitsForTheKeychain();
    void staysWhereNoKeychainTookTheToken();
    void forgetsTheContinuation();
};

void tst_ConnectionSaver::savesWhatWasDiscovered()
{
    SaverFixture fixture({document("/found/v2/")});
    fixture.saveNew(fixture.server.url().toString());
    QVERIFY(fixture.connections.all().isEmpty());
    QTRY_COMPARE(fixture.continued, 1);
    QCOMPARE(fixture.only().base, fixture.server.url(u"/found/v2"_s));
    QCOMPARE(fixture.stored, fixture.only());
    QVERIFY(!fixture.only().id.isNull() && fixture.tokenStayed);
    QVERIFY(fixture.keychain->written.isEmpty());
    QCOMPARE(settings::Connections(fixture.folder.path(), fixture.tokens).all().size(), 1); // it is on the disk
}

void tst_ConnectionSaver::asksNothingAboutAKnownBase()
{
    SaverFixture fixture;
    fixture.saveAsIs(fixture.known());
    QCOMPARE(fixture.continued, 1);
    QCOMPARE(fixture.only().name, u"Mine"_s);
    QCOMPARE(fixture.server.count(), 0);
}

void tst_ConnectionSaver::savesWhereNothingAnswers()
{
    SaverFixture fixture;
    fixture.saveNew(u"http://127.0.0.1:1"_s, "secret");
    QTRY_COMPARE(fixture.keychain->written, QList<QByteArray>{"secret"});
    QCOMPARE(fixture.only().base, QUrl(u"http://127.0.0.1:1/api/v2"_s));
    QCOMPARE(fixture.failed.size(), 1);
    fixture.keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(fixture.places, QList{ConnectionSaver::Place::Keychain});
    QCOMPARE(fixture.continued, 0); // the user reads first why nothing answered
}

void tst_ConnectionSaver::savesNothingWithoutTrust()
{
    base::SystemClock serverClock; // the server's limits of time are real
    http::Server server(serverClock, http::Limits(), [](const http::Request &, const http::Responder &responder) {
        responder.respond({404, {}, {}});
    });
    server.setIdentity(support::testIdentity(u"self-signed"_s));
    QVERIFY(server.listen(u"127.0.0.1"_s, 0));
    SaverFixture fixture;
    fixture.saveNew(u"https://127.0.0.1:%1"_s.arg(server.port()), "secret");
    QTRY_COMPARE(fixture.failed.size(), 1);
    QCOMPARE(fixture.failed.first().first().value<base::Error>().kind, base::ErrorKind::Tls);
    QVERIFY(fixture.connections.all().isEmpty() && fixture.keychain->written.isEmpty());
    QCOMPARE(fixture.continued, 0);
}

void tst_ConnectionSaver::savesNothingThatADocumentPointsElsewhere()
{
    SaverFixture fixture({document("https://other.example/api/v2/")});
    fixture.saveNew(fixture.server.url().toString(), "secret");
    QTRY_COMPARE(fixture.failed.size(), 1);
    QVERIFY(fixture.connections.all().isEmpty() && fixture.keychain->written.isEmpty());
    QCOMPARE(fixture.continued, 0);
}

void tst_ConnectionSaver::savesNothingAfterAnotherTest()
{
    SaverFixture fixture;
    fixture.saveNew(fixture.server.url().toString(), "secret");
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    fixture.tester.stop(); // what was typed is outdated
    QTRY_VERIFY(fixture.server.wasLeft(0));
    QVERIFY(fixture.connections.all().isEmpty() && fixture.keychain->written.isEmpty());
    QCOMPARE(fixture.continued, 0);
}

void tst_ConnectionSaver::refusesWhatCannotBeUsed()
{
    SaverFixture fixture;
    settings::Connection typed = fixture.known();
    typed.name.clear();
    fixture.saver.save(typed, {.address = typed.base.toString(), .token = "secret"}, fixture.next);
    QCOMPARE(fixture.refusals.size(), 1);
    QCOMPARE(fixture.refusals.first().rule, base::Rules::ConnectionName);
    QCOMPARE(fixture.server.count(), 0);
    QVERIFY(fixture.connections.all().isEmpty() && fixture.keychain->written.isEmpty());
}

void tst_ConnectionSaver::refusesATakenName()
{
    SaverFixture fixture;
    fixture.saveAsIs(fixture.known());
    fixture.saveAsIs(fixture.known(), "secret");
    QCOMPARE(fixture.refusals.size(), 1);
    QCOMPARE(fixture.refusals.first().rule, base::Rules::ConnectionNameTaken);
    QCOMPARE(fixture.continued, 1);
    QCOMPARE(fixture.connections.all().size(), 1);
    QVERIFY(fixture.keychain->written.isEmpty());
}

void tst_ConnectionSaver::keepsWhatWasLearnedMeanwhile()
{
    SaverFixture fixture;
    settings::Connection typed = *fixture.connections.add(fixture.known());
    settings::Connection seen = typed;
    seen.noteWorkspace(u"acme"_s, u"net-1"_s);
    QVERIFY(fixture.connections.edit(seen));
    typed.name = u"Other"_s;
    fixture.saveAsIs(typed);
    QCOMPARE(fixture.only().name, u"Other"_s);
    QCOMPARE(fixture.only().recentWorkspaces, QStringList{u"acme/net-1"_s});
}

void tst_ConnectionSaver::forgetsTheTokenOfAnotherHost()
{
    SaverFixture fixture;
    settings::Connection typed = *fixture.connections.add(fixture.known());
    typed.base = QUrl(u"http://127.0.0.1:1/api/v2"_s);
    fixture.saveAsIs(typed);
    QCOMPARE(fixture.keychain->removed, QStringList{typed.tokenName()});
    QVERIFY(!fixture.tokenStayed);
    QCOMPARE(fixture.continued, 1);
}

void tst_ConnectionSaver::keepsTheTokenOfTheSameHost()
{
    SaverFixture fixture;
    settings::Connection typed = *fixture.connections.add(fixture.known());
    typed.base.setPath(u"/other/v2"_s);
    fixture.saveAsIs(typed);
    QVERIFY(fixture.keychain->removed.isEmpty());
    QVERIFY(fixture.tokenStayed);
    QCOMPARE(fixture.continued, 1);
}

void tst_ConnectionSaver::saysThatTheSettingsCannotBeWritten()
{
    SaverFixture fixture;
    // A folder of this name leaves no place for the file.
    QVERIFY(QDir(fixture.folder.path()).mkdir(u"preferences.ini"_s));
    fixture.saveAsIs(fixture.known(), "secret");
    QCOMPARE(fixture.unwritten.size(), 1);
    QCOMPARE(fixture.unwritten.first().first().value<base::Error>().kind, base::ErrorKind::Storage);
    QCOMPARE(fixture.keychain->written, QList<QByteArray>{"secret"});
    fixture.keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(fixture.places.size(), 1);
    QCOMPARE(fixture.continued, 0);
}

void tst_ConnectionSaver::waitsForTheKeychain()
{
    SaverFixture fixture;
    QSignalSpy asked(&fixture.saver, &ConnectionSaver::tokenAsked);
    fixture.saveAsIs(fixture.known(), "secret");
    QCOMPARE(asked.size(), 1);
    QVERIFY(fixture.saver.isKeeping() && !fixture.tokenStayed);
    QCOMPARE(fixture.continued, 0);
    fixture.keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(fixture.continued, 1);
    QVERIFY(!fixture.saver.isKeeping());
    QCOMPARE(fixture.places, QList{ConnectionSaver::Place::Keychain});
}

void tst_ConnectionSaver::staysWhereNoKeychainTookTheToken()
{
    SaverFixture fixture;
    fixture.saveAsIs(fixture.known(), "secret");
    fixture.patience.advance(std::chrono::seconds(3));
    QTRY_COMPARE(fixture.places, QList{ConnectionSaver::Place::Session});
    QVERIFY(!fixture.saver.isKeeping());
    QCOMPARE(fixture.continued, 0);
}

void tst_ConnectionSaver::forgetsTheContinuation()
{
    SaverFixture fixture;
    fixture.saveAsIs(fixture.known(), "secret");
    fixture.saver.drop();
    QVERIFY(!fixture.saver.isKeeping());
    fixture.keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(fixture.places.size(), 1);
    QCOMPARE(fixture.continued, 0);
}

RUNLATCH_TEST(tst_ConnectionSaver)

} // namespace runlatch::connections

#include "tst_connectionsaver.moc"
