// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "settings/secretstore.h"

#include "lockedkeychain.h"
#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::settings;
using namespace std::chrono_literals;

using KeptSecret = SecretStore::Kept;

namespace {

base::Error failure(base::ErrorKind kind, base::Rule rule)
{
    base::Error error;
    error.kind = kind;
    error.rule = rule;
    return error;
}

const auto missing = [] { return failure(base::ErrorKind::NotFound, base::Rules::SecretMissing); };
const auto unavailable = [] { return failure(base::ErrorKind::Secret, base::Rules::SecretUnavailable); };

/// The result for one caller of readOrMake.
struct Caller
{
    explicit Caller(SecretStore &store, const QByteArray &made = "made", const QString &name = u"key"_s)
    {
        store.readOrMake(
            name, [made] { return made; }, &context,
            [this](const base::Result<KeptSecret> &answer) {
                ++answers;
                kept = *answer;
            });
    }
    QObject context;
    int answers = 0;
    KeptSecret kept;
};

struct LockedFixture
{
    LockedKeychain *keychain = new LockedKeychain; // owned by the store
    support::FakeClock clock;
    SecretStore store{clock, std::unique_ptr<Keychain>(keychain)};
};

} // namespace

/// A secret is made once and kept in the keychain, or for this session where there is none.
class tst_SecretStore : public QObject
{
    Q_OBJECT

private slots:
    void keepsInMemory();
    void makesOnceInMemory();
    void readsWhatIsThere();
    void makesAndWritesWhatIsMissing();
    void answersAfterThreeSeconds();
    void tellsTheSecretThatCameLate();
    void tellsNobodyWhoWasAnsweredInTime();
    void asksAgainAfterAnError();
    void writesTheSessionsSecretWhenThereWasNone();
    void answersForThisSessionWhereThereIsNoKeychain();
    void answersForThisSessionWhereItCannotBeWritten();
    void makesOneSecretForTwoWhoAsk();
    void answersNobodyWhoDied();
    void usesTheSystemsKeychain();
};

void tst_SecretStore::keepsInMemory()
{
    support::FakeClock clock;
    SecretStore store(clock, SecretStore::Place::Memory);
    const auto read = [&](QObject *context, auto done) { store.read(u"a"_s, context, done); };
    QCOMPARE(support::answerOf<QByteArray>(read).error().kind, base::ErrorKind::NotFound);
    const QByteArray secret("\0\xff", 2);
    QVERIFY(support::answerOf<std::monostate>(
        [&](QObject *context, auto done) { store.write(u"a"_s, secret, context, done); }));
    QCOMPARE(*support::answerOf<QByteArray>(read), secret);
    const auto remove = [&](QObject *context, auto done) { store.remove(u"a"_s, context, done); };
    QVERIFY(support::answerOf<std::monostate>(remove));
    QCOMPARE(support::answerOf<std::monostate>(remove).error().kind, base::ErrorKind::NotFound);
    QCOMPARE(support::answerOf<QByteArray>(read).error().kind, base::ErrorKind::NotFound);
}

void tst_SecretStore::makesOnceInMemory()
{
    support::FakeClock clock;
    SecretStore store(clock, SecretStore::Place::Memory);
    Caller first(store, "first");
    QTRY_COMPARE(first.answers, 1);
    QCOMPARE(first.kept.secret, QByteArray("first"));
    QVERIFY(!first.kept.kept);
    Caller second(store, "second");
    QTRY_COMPARE(second.answers, 1);
    QCOMPARE(second.kept.secret, QByteArray("first"));
    QVERIFY(!second.kept.kept);
}

void tst_SecretStore::readsWhatIsThere()
{
    LockedFixture fixture;
    Caller caller(fixture.store);
    fixture.clock.advance(2999ms);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QTRY_COMPARE(caller.answers, 1);
    QCOMPARE(caller.kept.secret, QByteArray("kept"));
    QVERIFY(caller.kept.kept);
    fixture.clock.advance(1h); // the wait is over for nobody
    Caller later(fixture.store);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QTRY_COMPARE(later.answers, 1); // answers come in order
    QCOMPARE(caller.answers, 1);
}

void tst_SecretStore::makesAndWritesWhatIsMissing()
{
    LockedFixture fixture;
    Caller caller(fixture.store);
    fixture.keychain->reads.takeFirst()(missing());
    QCOMPARE(fixture.keychain->written, QList<QByteArray>{"made"});
    fixture.keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(caller.answers, 1);
    QCOMPARE(caller.kept.secret, QByteArray("made"));
    QVERIFY(caller.kept.kept);
}

void tst_SecretStore::answersAfterThreeSeconds()
{
    LockedFixture fixture;
    Caller first(fixture.store);
    fixture.clock.advance(3s);
    QTRY_COMPARE(first.answers, 1);
    QCOMPARE(first.kept.secret, QByteArray("made"));
    QVERIFY(!first.kept.kept);

    Caller second(fixture.store, "another"); // the same session, the same secret
    fixture.clock.advance(3s);
    QTRY_COMPARE(second.answers, 1);
    QCOMPARE(second.kept.secret, QByteArray("made"));
    QCOMPARE(fixture.keychain->reads.size(), 1);

    fixture.keychain->reads.takeFirst()(QByteArray("kept")); // the user unlocked it
    Caller third(fixture.store);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QTRY_COMPARE(third.answers, 1);
    QCOMPARE(third.kept.secret, QByteArray("kept"));
    QVERIFY(third.kept.kept);
    QCOMPARE(first.answers + second.answers, 2);
}

void tst_SecretStore::writesTheSessionsSecretWhenThereWasNone()
{
    LockedFixture fixture;
    Caller caller(fixture.store);
    fixture.clock.advance(3s);
    QTRY_COMPARE(caller.answers, 1);
    fixture.keychain->reads.takeFirst()(missing());
    QCOMPARE(fixture.keychain->written, QList<QByteArray>{caller.kept.secret});
}

void tst_SecretStore::answersForThisSessionWhereThereIsNoKeychain()
{
    LockedFixture fixture;
    for (int round = 0; round < 2; ++round) {
        Caller caller(fixture.store, QByteArray::number(round));
        fixture.keychain->reads.takeFirst()(unavailable());
        QTRY_COMPARE(caller.answers, 1);
        QCOMPARE(caller.kept.secret, QByteArray("0"));
        QVERIFY(!caller.kept.kept);
    }
}

void tst_SecretStore::answersForThisSessionWhereItCannotBeWritten()
{
    LockedFixture fixture;
    Caller caller(fixture.store);
    fixture.keychain->reads.takeFirst()(missing());
    fixture.keychain->writes.takeFirst()(unavailable());
    QTRY_COMPARE(caller.answers, 1);
    QCOMPARE(caller.kept.secret, QByteArray("made"));
    QVERIFY(!caller.kept.kept);
}

void tst_SecretStore::makesOneSecretForTwoWhoAsk()
{
    LockedFixture fixture;
    Caller first(fixture.store, "first");
    Caller second(fixture.store, "second");
    QCOMPARE(fixture.keychain->reads.size(), 1);
    fixture.keychain->reads.takeFirst()(missing());
    fixture.keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(first.answers + second.answers, 2);
    QCOMPARE(first.kept.secret, QByteArray("first"));
    QCOMPARE(second.kept.secret, QByteArray("first"));
}

void tst_SecretStore::answersNobodyWhoDied()
{
    LockedFixture fixture;
    bool answered = false;
    {
        QObject context;
        fixture.store.readOrMake(
            u"key"_s, [] { return QByteArray("x"); }, &context,
            [&](const base::Result<KeptSecret> &) { answered = true; });
    }
    fixture.clock.advance(3s);
    Caller another(fixture.store);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QTRY_COMPARE(another.answers, 1);
    QVERIFY(!answered);
}

void tst_SecretStore::usesTheSystemsKeychain()
{
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        QSKIP("no session bus");
#endif
    support::FakeClock clock;
    SecretStore store(clock, SecretStore::Place::Keychain);
    const QString name = u"test "_s + QUuid::createUuid().toString();
    const auto read = [&](QObject *context, auto done) { store.read(name, context, done); };
    const auto remove = [&](QObject *context, auto done) { store.remove(name, context, done); };
    if (!support::answerOf<std::monostate>(
            [&](QObject *context, auto done) { store.write(name, "probe", context, done); }))
        QSKIP("no Secret Service on the session bus, or a locked one");
    QVERIFY(support::answerOf<std::monostate>(remove));
    QCOMPARE(support::answerOf<QByteArray>(read).error().kind, base::ErrorKind::NotFound);
    const QByteArray secret("\x00\xff\x80 a\n", 6);
    Caller caller(store, secret, name);
    QTRY_COMPARE(caller.answers, 1);
    QVERIFY(caller.kept.kept);
    QCOMPARE(*support::answerOf<QByteArray>(read), secret);
    Caller again(store, "another", name);
    QTRY_COMPARE(again.answers, 1);
    QCOMPARE(again.kept.secret, secret);
    QVERIFY(support::answerOf<std::monostate>(remove));
}

namespace {

/// Notes what the store says of late secrets: "key=kept".
void noteLate(SecretStore &store, QObject *context, QByteArrayList &told)
{
    QObject::connect(&store, &SecretStore::foundLate, context, [&told](const QString &name, const QByteArray &secret) {
        told.append(name.toUtf8() + '=' + secret);
    });
}

} // namespace

/// The keychain was unlocked after the callers had been answered.
void tst_SecretStore::tellsTheSecretThatCameLate()
{
    LockedFixture fixture;
    QByteArrayList told;
    noteLate(fixture.store, this, told);
    Caller first(fixture.store);
    fixture.clock.advance(3s);
    QTRY_COMPARE(first.answers, 1);
    QVERIFY(told.isEmpty());
    fixture.clock.advance(1h);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QCOMPARE(told, QByteArrayList{"key=kept"});

    Caller none(fixture.store, "made", u"other"_s); // the keychain has none, and keeps the session's
    fixture.clock.advance(3s);
    QTRY_COMPARE(none.answers, 1);
    fixture.keychain->reads.takeFirst()(missing());
    QCOMPARE(told.size(), 1);
    fixture.keychain->writes.takeFirst()(std::monostate());
    QCOMPARE(told.last(), QByteArray("other=made"));
}

void tst_SecretStore::tellsNobodyWhoWasAnsweredInTime()
{
    LockedFixture fixture;
    QByteArrayList told;
    noteLate(fixture.store, this, told);
    Caller inTime(fixture.store);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QTRY_COMPARE(inTime.answers, 1);
    Caller refused(fixture.store, "made", u"other"_s);
    fixture.clock.advance(3s);
    QTRY_COMPARE(refused.answers, 1);
    fixture.keychain->reads.takeFirst()(unavailable()); // late, and nothing to tell
    QVERIFY(told.isEmpty());
}

/// As "Try again" does.
void tst_SecretStore::asksAgainAfterAnError()
{
    LockedFixture fixture;
    Caller caller(fixture.store);
    fixture.keychain->reads.takeFirst()(unavailable());
    QTRY_COMPARE(caller.answers, 1);
    QVERIFY(!caller.kept.kept);
    Caller again(fixture.store);
    QCOMPARE(fixture.keychain->reads.size(), 1);
    fixture.keychain->reads.takeFirst()(QByteArray("kept"));
    QTRY_COMPARE(again.answers, 1);
    QVERIFY(again.kept.kept);
    QCOMPARE(again.kept.secret, QByteArray("kept"));
}

RUNLATCH_TEST(tst_SecretStore)
#include "tst_secretstore.moc"
