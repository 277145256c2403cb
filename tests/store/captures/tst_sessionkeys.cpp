// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/sessionkeys.h"

#include "store/storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;
using namespace std::chrono_literals;

/// Secrets of a session without a keychain are sealed anew once the lasting key comes, and are called lost otherwise.
class tst_SessionKeys : public QObject
{
    Q_OBJECT

private slots:
    void aLateKeySealsAnew();
    void aLateKeyOpensWhatItSealedBefore();
    void theNextOpeningGoesOnAfterAKill();
    void theNextOpeningGoesOnAfterAPart();
    void aKeyThatTheKeychainTookLateIsTheSame();
    void aKeyThatWasTakenLateIsKnownAtTheNextOpening();
    void aLostSessionIsSaidToBeOne();
    void aSessionsKeyReplacesNone();
    void aDamagedSecretStaysAndHoldsUpNone();
    void expiredSecretsAreForgotten();
    void sessionsWithoutSecretsAreForgotten();
};

namespace {

const StoreKey Session(QByteArray(32, 's'), false);

/// Opens the store with the session's key and stores some captures.
bool beginSession(StoreFixture &fixture, int captures)
{
    bool isFine = !fixture.open(Session);
    QList<NewCapture> all;
    for (int i = 0; i < captures; ++i)
        all.append(newCapture(QString::number(i)));
    return isFine && appendAll(*fixture.store, all);
}

/// The file as a session leaves it that is killed when the lasting key has just come.
bool leaveKilled(StoreFixture &fixture, int captures)
{
    if (!beginSession(fixture, captures))
        return false;
    fixture.store.reset();
    Database database(fixture.file());
    return database.open(Database::Access::ReadWrite)
        && database.execute(u"UPDATE session_keys SET sealed = ?"_s, {Sealer(testKey()).seal(Session.bytes)});
}

qint64 sessions(const StoreFixture &fixture)
{
    Database database(fixture.file());
    if (!database.open(Database::Access::ReadOnly))
        return -1;
    return *database.number("SELECT COUNT(*) FROM session_keys");
}

qsizetype completeOnes(CaptureStore &store, int captures)
{
    qsizetype count = 0;
    for (int id = 1; id <= captures; ++id) {
        const auto capture = load(store, id);
        count += capture && capture->complete && capture->body == bodyWithSecrets() ? 1 : 0;
    }
    return count;
}

} // namespace

/// More captures than a slice has.
void tst_SessionKeys::aLateKeySealsAnew()
{
    constexpr int captures = int(SessionKeys::MaxSealed) + 50;
    StoreFixture fixture;
    QVERIFY(beginSession(fixture, captures));
    QCOMPARE(fixture.sealedBySessions(), captures);
    QVERIFY(useKey(*fixture.store, testKey()));
    QTRY_COMPARE(fixture.sealedBySessions(), 0);
    QTRY_COMPARE(sessions(fixture), 0);
    QVERIFY(append(*fixture.store, newCapture(u"later"_s)));
    QCOMPARE(completeOnes(*fixture.store, captures + 1), captures + 1);
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QCOMPARE(completeOnes(*fixture.store, captures + 1), captures + 1);
    QVERIFY(!fixture.holds(Token));
}

void tst_SessionKeys::aLateKeyOpensWhatItSealedBefore()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    QVERIFY(!fixture.open(Session));
    QVERIFY(append(*fixture.store, newCapture()));
    QVERIFY(!load(*fixture.store, 1)->complete);
    QVERIFY(useKey(*fixture.store, testKey()));
    QCOMPARE(completeOnes(*fixture.store, 2), 2);
}

void tst_SessionKeys::theNextOpeningGoesOnAfterAKill()
{
    StoreFixture fixture;
    QVERIFY(leaveKilled(fixture, 3));
    QVERIFY(!fixture.open(newStoreKey())); // another key changes nothing
    QVERIFY(!load(*fixture.store, 1)->complete);
    fixture.store.reset();
    QVERIFY(!fixture.open({newStoreKey(), false}));
    QVERIFY(load(*fixture.store, 1)->hasSessionEnded);
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QCOMPARE(completeOnes(*fixture.store, 3), 3);
    QCOMPARE(fixture.sealedBySessions(), 0);
    QCOMPARE(sessions(fixture), 0);
}

/// A slice had been sealed anew when the program was killed.
void tst_SessionKeys::theNextOpeningGoesOnAfterAPart()
{
    StoreFixture fixture;
    QVERIFY(leaveKilled(fixture, 3));
    {
        Database database(fixture.file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QByteArray sealed;
        {
            const auto rows = database.query(u"SELECT sealed FROM capture_secrets WHERE capture_id = 1"_s);
            QVERIFY(rows && (*rows)->next());
            sealed = (*rows)->bytes(0);
        }
        const QByteArray anew = Sealer(testKey()).seal(*Sealer(Session).open(sealed));
        QVERIFY(database.execute(u"UPDATE capture_secrets SET sealed = ?, session_key = NULL WHERE capture_id = 1"_s,
                                 {anew}));
    }
    QCOMPARE(fixture.sealedBySessions(), 2);
    QVERIFY(!fixture.open());
    QCOMPARE(completeOnes(*fixture.store, 3), 3);
    QCOMPARE(sessions(fixture), 0);
}

/// There was none in the keychain, which was unlocked late and took the session's.
void tst_SessionKeys::aKeyThatTheKeychainTookLateIsTheSame()
{
    StoreFixture fixture;
    QVERIFY(beginSession(fixture, 2));
    QVERIFY(useKey(*fixture.store, Session.bytes));
    QTRY_COMPARE(sessions(fixture), 0);
    QCOMPARE(fixture.sealedBySessions(), 0);
    fixture.store.reset();
    QVERIFY(!fixture.open(Session.bytes));
    QCOMPARE(completeOnes(*fixture.store, 2), 2);
}

void tst_SessionKeys::aKeyThatWasTakenLateIsKnownAtTheNextOpening()
{
    StoreFixture fixture;
    QVERIFY(beginSession(fixture, 2));
    fixture.store.reset(); // killed before the store heard of it
    QVERIFY(!fixture.open(Session.bytes));
    QCOMPARE(completeOnes(*fixture.store, 2), 2);
    QCOMPARE(fixture.sealedBySessions(), 0);
}

void tst_SessionKeys::aLostSessionIsSaidToBeOne()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture(u"kept"_s)));
    fixture.store.reset();
    QVERIFY(beginSession(fixture, 1));
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QVERIFY(load(*fixture.store, 1)->complete);
    const auto lost = load(*fixture.store, 2);
    QVERIFY(!lost->complete && !lost->purged && lost->hasSessionEnded);
    QVERIFY(lost->body.contains("\"access_token\":\"" + QByteArray(Token.size(), '*') + '"'));
    fixture.store.reset();
    QVERIFY(!fixture.open(newStoreKey())); // the key of another keychain
    QVERIFY(!load(*fixture.store, 1)->complete && !load(*fixture.store, 1)->hasSessionEnded);
    QVERIFY(load(*fixture.store, 2)->hasSessionEnded);
}

void tst_SessionKeys::aSessionsKeyReplacesNone()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(useKey(*fixture.store, Session));
    QVERIFY(useKey(*fixture.store, QByteArray("short")));
    QVERIFY(append(*fixture.store, newCapture()));
    QCOMPARE(fixture.sealedBySessions(), 0);
    fixture.store.reset();
    QVERIFY(!fixture.open());
    QCOMPARE(completeOnes(*fixture.store, 1), 1);
}

void tst_SessionKeys::aDamagedSecretStaysAndHoldsUpNone()
{
    StoreFixture fixture;
    QVERIFY(leaveKilled(fixture, 3));
    {
        Database database(fixture.file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(database.execute(u"UPDATE capture_secrets SET sealed = x'00' WHERE capture_id = 2"_s));
    }
    for (int opening = 0; opening < 2; ++opening) {
        QVERIFY(!fixture.open());
        QCOMPARE(completeOnes(*fixture.store, 3), 2);
        QVERIFY(!load(*fixture.store, 2)->complete);
        QCOMPARE(fixture.sealedBySessions(), 1);
        fixture.store.reset();
    }
}

void tst_SessionKeys::expiredSecretsAreForgotten()
{
    StoreFixture fixture;
    QVERIFY(beginSession(fixture, 1));
    fixture.clock.advance(48h);
    fixture.store->purgeSecrets();
    QTRY_COMPARE(fixture.sealed(), 0);
    QCOMPARE(fixture.sealedBySessions(), 0);
    const auto purged = load(*fixture.store, 1);
    QVERIFY(purged->purged && !purged->hasSessionEnded);
}

void tst_SessionKeys::sessionsWithoutSecretsAreForgotten()
{
    StoreFixture fixture;
    for (int opening = 0; opening < 3; ++opening) {
        QVERIFY(!fixture.open({newStoreKey(), false}));
        fixture.store.reset();
    }
    QCOMPARE(sessions(fixture), 1);
    QVERIFY(!fixture.open());
    QCOMPARE(sessions(fixture), 0);
}

RUNLATCH_TEST(tst_SessionKeys)
#include "tst_sessionkeys.moc"
