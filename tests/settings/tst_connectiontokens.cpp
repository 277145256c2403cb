// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "settings/connectiontokens.h"

#include "lockedkeychain.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>
#include <QUuid>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::settings;
using namespace std::chrono_literals;

using KeptToken = ConnectionTokens::Kept;
using Place = ConnectionTokens::Place;

namespace {

const base::Error Unavailable{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretUnavailable};

struct Locked
{
    LockedKeychain *keychain = new LockedKeychain; // owned by the store
    support::FakeClock clock;
    SecretStore store{clock, std::unique_ptr<Keychain>(keychain)};
    ConnectionTokens tokens{clock, store};
    QObject context;

    std::optional<base::Result<KeptToken>> kept;
    std::optional<Place> place;
    void read()
    {
        kept.reset();
        tokens.read(u"t"_s, &context, [this](const base::Result<KeptToken> &answer) { kept = answer; });
    }
    /// Tells whether `read` is answered before a request made now; answers come in order.
    bool isAnswered()
    {
        bool isLater = false;
        tokens.write(u"other"_s, "x", &context, [](const base::Result<Place> &) {});
        tokens.read(u"other"_s, &context, [&isLater](const base::Result<KeptToken> &) { isLater = true; });
        return support::waitFor([&isLater] { return isLater; }) && kept;
    }
    void write(const QByteArray &token)
    {
        place.reset();
        tokens.write(u"t"_s, token, &context, [this](const base::Result<Place> &answer) { place = *answer; });
    }
};

} // namespace

/// Tokens are kept in the system's keychain, or for this session where there is none.
class tst_ConnectionTokens : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatTheKeychainHas();
    void doesNotWaitForALockedKeychain();
    void keepsForThisSessionWhileItIsLocked();
    void theKeychainWinsWhenItAnswers();
    void keepsForThisSessionWhereItCannotBeWritten();
    void aLateAnswerToAnOlderTokenDropsNoNewerOne();
    void tellsOnlyWhatCameLate();
    void forgets();
    void withoutKeychainItIsForThisSession();
    void usesTheSystemsKeychain();
};

void tst_ConnectionTokens::readsWhatTheKeychainHas()
{
    Locked locked;
    locked.read();
    locked.keychain->reads.takeFirst()(QByteArray("secret"));
    QTRY_VERIFY(locked.kept);
    QCOMPARE((*locked.kept)->token, "secret");
    QCOMPARE((*locked.kept)->place, Place::Keychain);
}

void tst_ConnectionTokens::doesNotWaitForALockedKeychain()
{
    Locked locked;
    QSignalSpy changed(&locked.tokens, &ConnectionTokens::changed);
    locked.read();
    locked.clock.advance(2999ms);
    QVERIFY(!locked.isAnswered());
    locked.clock.advance(1ms);
    QTRY_VERIFY(locked.kept);
    QCOMPARE(locked.kept->error().rule, u"secret.unavailable"_s);
    locked.keychain->reads.takeFirst()(QByteArray("secret"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(1).value<Place>(), Place::Keychain);
}

void tst_ConnectionTokens::keepsForThisSessionWhileItIsLocked()
{
    Locked locked;
    locked.write("typed");
    locked.read(); // at once: it may be used already
    QTRY_VERIFY(locked.kept);
    QCOMPARE((*locked.kept)->token, "typed");
    QCOMPARE((*locked.kept)->place, Place::Session);
    locked.clock.advance(3s);
    QTRY_VERIFY(locked.place);
    QCOMPARE(*locked.place, Place::Session);
}

void tst_ConnectionTokens::theKeychainWinsWhenItAnswers()
{
    Locked locked;
    QSignalSpy changed(&locked.tokens, &ConnectionTokens::changed);
    locked.write("typed");
    locked.clock.advance(3s);
    locked.keychain->writes.takeFirst()(std::monostate());
    QCOMPARE(changed.count(), 1);
    locked.read();
    QCOMPARE(locked.keychain->reads.size(), 1); // it is asked again: the session keeps nothing any more
    locked.keychain->reads.takeFirst()(QByteArray("typed"));
    QTRY_VERIFY(locked.kept);
    QCOMPARE((*locked.kept)->place, Place::Keychain);
}

void tst_ConnectionTokens::keepsForThisSessionWhereItCannotBeWritten()
{
    Locked locked;
    locked.write("typed");
    locked.keychain->writes.takeFirst()(Unavailable);
    QTRY_VERIFY(locked.place);
    QCOMPARE(*locked.place, Place::Session);
    locked.read();
    QTRY_VERIFY(locked.kept);
    QCOMPARE((*locked.kept)->token, "typed");
}

void tst_ConnectionTokens::aLateAnswerToAnOlderTokenDropsNoNewerOne()
{
    Locked locked;
    locked.write("older");
    locked.write("newer");
    locked.keychain->writes.takeFirst()(std::monostate());
    locked.read();
    QTRY_VERIFY(locked.kept);
    QCOMPARE((*locked.kept)->token, "newer");
}

/// A caller that asked in time has the answer, and a keychain that failed holds what it held before.
void tst_ConnectionTokens::tellsOnlyWhatCameLate()
{
    Locked locked;
    QSignalSpy changed(&locked.tokens, &ConnectionTokens::changed);
    locked.write("in time");
    locked.keychain->writes.takeFirst()(std::monostate());
    QTRY_VERIFY(locked.place);
    QCOMPARE(*locked.place, Place::Keychain);
    locked.read();
    locked.keychain->reads.takeFirst()(QByteArray("in time"));
    QTRY_VERIFY(locked.kept);
    locked.read();
    locked.clock.advance(3s);
    locked.keychain->reads.takeFirst()(Unavailable);
    locked.write("late and refused");
    locked.clock.advance(3s);
    locked.keychain->writes.takeFirst()(Unavailable);
    locked.write("late and replaced");
    locked.clock.advance(3s);
    locked.write("newer");
    locked.keychain->writes.takeFirst()(std::monostate());
    QCOMPARE(changed.count(), 0);
}

void tst_ConnectionTokens::forgets()
{
    Locked locked;
    locked.write("typed");
    locked.tokens.forget(u"t"_s);
    QCOMPARE(locked.keychain->removed, QStringList{u"t"_s});
    locked.read();
    QCOMPARE(locked.keychain->reads.size(), 1);
}

void tst_ConnectionTokens::withoutKeychainItIsForThisSession()
{
    support::FakeClock clock;
    SecretStore store(clock, SecretStore::Place::Memory);
    ConnectionTokens tokens(clock, store);
    std::optional<Place> place;
    tokens.write(u"t"_s, "typed", this, [&](const base::Result<Place> &answer) { place = *answer; });
    QTRY_VERIFY(place);
    QCOMPARE(*place, Place::Session);
    std::optional<KeptToken> kept;
    tokens.read(u"t"_s, this, [&](const base::Result<KeptToken> &answer) { kept = *answer; });
    QTRY_VERIFY(kept);
    QCOMPARE(kept->token, "typed");
    QCOMPARE(kept->place, Place::Session);
}

void tst_ConnectionTokens::usesTheSystemsKeychain()
{
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        QSKIP("no session bus");
#endif
    support::FakeClock clock;
    SecretStore store(clock, SecretStore::Place::Keychain);
    ConnectionTokens tokens(clock, store);
    const QString name = u"test "_s + QUuid::createUuid().toString();
    std::optional<Place> place;
    tokens.write(name, "typed", this, [&](const base::Result<Place> &answer) { place = *answer; });
    QTRY_VERIFY(place);
    if (*place != Place::Keychain)
        QSKIP("no Secret Service on the session bus, or a locked one");
    ConnectionTokens nextSession(clock, store);
    std::optional<base::Result<KeptToken>> kept;
    const auto note = [&](const base::Result<KeptToken> &answer) { kept = answer; };
    nextSession.read(name, this, note);
    QTRY_VERIFY(kept);
    QCOMPARE((*kept)->token, "typed");
    nextSession.forget(name);
    kept.reset();
    nextSession.read(name, this, note);
    QTRY_VERIFY(kept);
    QCOMPARE(kept->error().kind, base::ErrorKind::NotFound);
}

RUNLATCH_TEST(tst_ConnectionTokens)
#include "tst_connectiontokens.moc"
