// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/listenermemory.h"

#include "base/rules.h"
#include "base/systemclock.h"
#include "lockedkeychain.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

/// The listener's memory waits for the keychain and is not thrown away unread.
class tst_ListenerMemory : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void asksNobodyWhoHasNoKey();
    void waitsForTheKeychain();
    void whatTheUserGivesMeanwhileStays();
    void keysThatWereNotReadAreNotThrownAway();
    void keysThatAreNotKnownYetAreNotThrownAway();
    void forgetsKeysThatWereTakenAway();
    void forgetsKeysThatCameAndWentInOneRun();
    void keepsThePortOfTheListener();
    void tellsThatKeysWereNotKept();
    void keepsTheKeysOfEachEndpoint();
    void waitsForAllKeys();
    void keysOfARemovedEndpointGo();
    void twoFoldersShareNoKeys();
    void keysOfTheSharedEntryAreMovedOnce();
    void keysThatCouldNotBeMovedStayShared();
    void keysGivenDuringTheMoveWin();

private:
    static constexpr QUuid Id{0x7a1c6f20, 0x1d2e, 0x4b3f, 0x8a, 0x90, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66};

    /// Like a start of the program.
    void start(bool hasKeys)
    {
        ListenerSettings kept = one();
        kept.endpoints.first().hasKeys = hasKeys;
        m_preferences->setListener(kept);
        m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    }

    static inline const base::Error Missing{.kind = base::ErrorKind::NotFound, .rule = base::Rules::SecretMissing};

    /// A folder of the time when all folders kept their keys in one entry.
    static void makeOld(Preferences &preferences)
    {
        ListenerSettings kept;
        kept.endpoints.first().hasKeys = true;
        preferences.setListener(kept);
    }
    /// The settings of a listener with one endpoint.
    static ListenerSettings one()
    {
        ListenerSettings settings;
        settings.endpoints.first().id = Id;
        return settings;
    }
    static ListenerSettings startingOne()
    {
        ListenerSettings settings = one();
        settings.startsWithProgram = true;
        return settings;
    }
    static EndpointKeys only(const QList<QByteArray> &keys) { return {{Id, keys}}; }
    QUuid onlyId() const { return m_memory->settings().endpoints.first().id; }
    static QString entryOf(const QUuid &id) { return u"listener-keys-"_s + id.toString(QUuid::WithoutBraces); }
    static EndpointKeys keysOf(const QSignalSpy &known) { return known.first().first().value<EndpointKeys>(); }
    bool hasKeys() const { return m_memory->settings().hasKeys(); }

    base::SystemClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    LockedKeychain *m_keychain = nullptr;
    std::unique_ptr<SecretStore> m_secrets;
    std::unique_ptr<ListenerMemory> m_memory;
};

void tst_ListenerMemory::init()
{
    m_memory.reset();
    m_preferences.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_folder->path());
    auto keychain = std::make_unique<LockedKeychain>();
    m_keychain = keychain.get();
    m_secrets = std::make_unique<SecretStore>(m_clock, std::move(keychain));
}

void tst_ListenerMemory::asksNobodyWhoHasNoKey()
{
    start(false);
    QVERIFY(m_memory->areKeysKnown());
    QVERIFY(m_keychain->reads.isEmpty());
    m_memory->keep(startingOne(), {});
    QVERIFY(m_keychain->written.isEmpty() && m_keychain->removed.isEmpty());
    QVERIFY(m_memory->settings().startsWithProgram);
}

void tst_ListenerMemory::waitsForTheKeychain()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    QVERIFY(!m_memory->areKeysKnown());
    m_keychain->reads.first()(QByteArray("first\nsecond"));
    QCOMPARE(known.count(), 1);
    QCOMPARE(keysOf(known), only((QList<QByteArray>{"first", "second"})));
    QVERIFY(m_memory->areKeysKnown());
}

void tst_ListenerMemory::whatTheUserGivesMeanwhileStays()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_memory->keep(one(), only({"new", "newer"}));
    QCOMPARE(m_keychain->written.value(0), "new\nnewer");
    m_keychain->reads.first()(QByteArray("old"));
    QCOMPARE(known.count(), 0);
}

void tst_ListenerMemory::keysThatWereNotReadAreNotThrownAway()
{
    start(true);
    QSignalSpy failed(m_memory.get(), &ListenerMemory::failed);
    m_keychain->reads.first()(base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretDenied});
    QCOMPARE(failed.count(), 1);
    QVERIFY(m_memory->areKeysKnown());
    m_memory->keep(one(), {});
    QVERIFY(m_keychain->removed.isEmpty() && m_keychain->written.isEmpty());
    QVERIFY(hasKeys());
}

void tst_ListenerMemory::keysThatAreNotKnownYetAreNotThrownAway()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_memory->keep(startingOne(), {}); // the user changed something else meanwhile
    QVERIFY(m_keychain->removed.isEmpty() && m_keychain->written.isEmpty());
    QVERIFY(hasKeys() && !m_memory->areKeysKnown());
    m_keychain->reads.first()(QByteArray("old"));
    QCOMPARE(known.count(), 1);
    QCOMPARE(keysOf(known), only(QList<QByteArray>{"old"}));
}

void tst_ListenerMemory::forgetsKeysThatWereTakenAway()
{
    start(true);
    m_keychain->reads.first()(QByteArray("old"));
    m_memory->keep(one(), {});
    QCOMPARE(m_keychain->removed.size(), 1);
    QVERIFY(!hasKeys());
}

/// The next start asks the keychain, which may ask the person, only where it has keys.
void tst_ListenerMemory::forgetsKeysThatCameAndWentInOneRun()
{
    start(false);
    m_memory->keep(one(), {});
    QVERIFY(!hasKeys());
    m_memory->keep(one(), only({"new"}));
    QVERIFY(hasKeys());
    m_memory->keep(one(), {});
    QVERIFY(!hasKeys());
    QCOMPARE(m_keychain->removed.size(), 1);
}

/// The listener takes its port again after the next start, whatever else the user chose meanwhile.
void tst_ListenerMemory::keepsThePortOfTheListener()
{
    start(false);
    m_memory->notePorts({47110, 47111});
    ListenerSettings chosen = one();
    chosen.endpoints.first().path = u"/hook"_s;
    chosen.addresses.append(KeptAddress{.host = u"::1"_s});
    m_memory->keep(chosen, {});
    m_memory->notePorts({0, 47112});
    QCOMPARE(m_memory->settings().addresses.at(0).lastPort, quint16(47110));
    QCOMPARE(m_memory->settings().addresses.at(1).lastPort, quint16(47112));
    QCOMPARE(m_memory->settings().addresses.at(0).port, quint16(0));
    QCOMPARE(m_memory->settings().endpoints.first().path, u"/hook"_s);
}

/// Otherwise the person would miss the keys only after the next start.
void tst_ListenerMemory::tellsThatKeysWereNotKept()
{
    start(false);
    QSignalSpy failed(m_memory.get(), &ListenerMemory::failed);
    m_memory->keep(one(), only({"new"}));
    m_keychain->writes.first()(std::monostate());
    QCOMPARE(failed.count(), 0);
    m_memory->keep(one(), only({"newer"}));
    m_keychain->writes.last()(base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretDenied});
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().rule, u"secret.denied"_s);
}

void tst_ListenerMemory::keepsTheKeysOfEachEndpoint()
{
    start(false);
    const QUuid id = QUuid::createUuid();
    ListenerSettings chosen = one();
    chosen.endpoints.append(KeptEndpoint{.id = id, .path = u"/other"_s});
    m_memory->keep(chosen, {{Id, {"one"}}, {id, {"two", "three"}}});
    QCOMPARE(m_keychain->written, (QList<QByteArray>{"one", "two\nthree"}));
    m_memory->keep(chosen, {{Id, {"one"}}, {id, {"four"}}}); // only what differs
    QCOMPARE(m_keychain->written.mid(2), QList<QByteArray>{"four"});
    m_memory->keep(chosen, {{Id, {"one"}}});
    QCOMPARE(m_keychain->removed, QStringList{u"listener-keys-"_s + id.toString(QUuid::WithoutBraces)});
    QVERIFY(m_memory->settings().endpoints.at(0).hasKeys && !m_memory->settings().endpoints.at(1).hasKeys);
}

void tst_ListenerMemory::waitsForAllKeys()
{
    const QUuid id = QUuid::createUuid();
    ListenerSettings kept;
    kept.endpoints = {{.id = Id, .hasKeys = true},
                      {.id = id, .path = u"/b"_s, .hasKeys = true},
                      {.id = QUuid::createUuid(), .path = u"/c"_s}};
    m_preferences->setListener(kept);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    QCOMPARE(m_keychain->reads.size(), 2);
    m_keychain->reads.at(1)(QByteArray("two"));
    QVERIFY(known.isEmpty() && !m_memory->areKeysKnown());
    m_keychain->reads.at(0)(QByteArray("one"));
    QCOMPARE(known.count(), 1);
    QCOMPARE(keysOf(known), (EndpointKeys{{Id, {"one"}}, {id, {"two"}}}));
}

/// Also keys that the keychain did not return: nobody could ever use or delete them.
void tst_ListenerMemory::keysOfARemovedEndpointGo()
{
    const QUuid id = QUuid::createUuid();
    ListenerSettings kept = one();
    kept.endpoints.append({.id = id, .path = u"/b"_s, .hasKeys = true});
    m_preferences->setListener(kept);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    m_memory->keep(one(), {});
    QCOMPARE(m_keychain->removed, QStringList{u"listener-keys-"_s + id.toString(QUuid::WithoutBraces)});
    QVERIFY(m_memory->areKeysKnown());
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_keychain->reads.first()(QByteArray("late"));
    QVERIFY(known.isEmpty());
}

/// Both folders are new; then both are from the time of the shared entry, which is for both what the last of them kept.
void tst_ListenerMemory::twoFoldersShareNoKeys()
{
    const QTemporaryDir otherFolder;
    const QList<QByteArray> keys{"of the first folder", "of the second folder"};
    for (const bool isOld : {false, true}) {
        Preferences folders[] = {Preferences(m_folder->path()), Preferences(otherFolder.path())};
        SecretStore secrets(m_clock, SecretStore::Place::Memory);
        if (isOld) {
            secrets.write(u"listener-keys"_s, "shared", this, [](const base::Done &) {});
            for (Preferences &folder : folders) {
                makeOld(folder);
                const ListenerMemory memory(folder, secrets);
                QSignalSpy known(&memory, &ListenerMemory::keysKnown);
                QVERIFY(known.wait(30'000));
                QCOMPARE(keysOf(known).values().value(0), QList<QByteArray>{"shared"});
            }
        }
        for (int folder = 0; folder < 2; ++folder) {
            ListenerMemory memory(folders[folder], secrets);
            if (isOld) {
                QSignalSpy known(&memory, &ListenerMemory::keysKnown);
                QVERIFY(known.wait(30'000));
            }
            memory.keep(memory.settings(), {{memory.settings().endpoints.first().id, {keys.at(folder)}}});
        }
        for (int folder = 0; folder < 2; ++folder) {
            const ListenerMemory memory(folders[folder], secrets);
            QSignalSpy known(&memory, &ListenerMemory::keysKnown);
            QVERIFY(known.wait(30'000));
            QCOMPARE(keysOf(known).values().value(0), QList<QByteArray>{keys.at(folder)});
        }
    }
}

/// The shared entry stays: another folder may not have been opened since.
void tst_ListenerMemory::keysOfTheSharedEntryAreMovedOnce()
{
    makeOld(*m_preferences);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    QVERIFY(!onlyId().isNull());
    const QUuid id = onlyId();
    m_keychain->reads.first()(Missing);
    QCOMPARE(m_keychain->asked, (QStringList{entryOf(id), u"listener-keys"_s}));
    m_keychain->reads.last()(QByteArray("old\nolder"));
    QCOMPARE(keysOf(known), (EndpointKeys{{id, {"old", "older"}}}));
    QCOMPARE(m_keychain->kept, QStringList{entryOf(id)});
    QCOMPARE(m_keychain->written, QList<QByteArray>{"old\nolder"});
    m_keychain->writes.first()(std::monostate());
    QVERIFY(m_keychain->removed.isEmpty());

    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    QCOMPARE(onlyId(), id);
    m_keychain->reads.last()(Missing); // nothing else is asked any more
    QCOMPARE(m_keychain->asked.mid(2), QStringList{entryOf(id)});
}

/// Also when the program ended before the keychain had answered.
void tst_ListenerMemory::keysThatCouldNotBeMovedStayShared()
{
    makeOld(*m_preferences);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    const QUuid id = onlyId();
    m_memory->keep(m_memory->settings(), {}); // the keys are not known yet, and the user changed something else
    m_keychain->reads.at(0)(Missing);
    m_keychain->reads.at(1)(QByteArray("old"));
    m_memory->keep(m_memory->settings(), {{id, {"old"}}});
    m_keychain->writes.first()(base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretDenied});

    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    QCOMPARE(onlyId(), id);
    m_keychain->reads.last()(Missing);
    QCOMPARE(m_keychain->asked.last(), u"listener-keys"_s);
    QVERIFY(m_keychain->removed.isEmpty());
}

/// What the person typed is newer than the shared entry, whenever the keychain answers.
void tst_ListenerMemory::keysGivenDuringTheMoveWin()
{
    makeOld(*m_preferences);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    const QUuid id = onlyId();
    m_memory->keep(m_memory->settings(), {{id, {"new"}}});
    m_keychain->reads.at(0)(Missing);
    m_keychain->reads.at(1)(QByteArray("old"));
    QCOMPARE(m_keychain->written, QList<QByteArray>{"new"});
    QCOMPARE(m_keychain->kept, QStringList{entryOf(id)});

    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets); // before the keychain has answered
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    QCOMPARE(m_keychain->asked.last(), entryOf(id));
    m_keychain->reads.last()(QByteArray("new"));
    QCOMPARE(keysOf(known), (EndpointKeys{{id, {"new"}}}));
    QVERIFY(!m_memory->settings().endpoints.first().areKeysShared);
}

RUNLATCH_TEST(tst_ListenerMemory)

} // namespace runlatch::settings

#include "tst_listenermemory.moc"
