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

private:
    /// Like a start of the program.
    void start(bool hasKeys)
    {
        ListenerSettings kept;
        kept.endpoints.first().hasKeys = hasKeys;
        m_preferences->setListener(kept);
        m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    }

    static EndpointKeys only(const QList<QByteArray> &keys) { return {{QUuid(), keys}}; }
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
    m_memory->keep({.startsWithProgram = true}, {});
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
    m_memory->keep({}, only({"new", "newer"}));
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
    m_memory->keep({}, {});
    QVERIFY(m_keychain->removed.isEmpty() && m_keychain->written.isEmpty());
    QVERIFY(hasKeys());
}

void tst_ListenerMemory::keysThatAreNotKnownYetAreNotThrownAway()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_memory->keep({.startsWithProgram = true}, {}); // the user changed something else meanwhile
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
    m_memory->keep({}, {});
    QCOMPARE(m_keychain->removed.size(), 1);
    QVERIFY(!hasKeys());
}

/// The next start asks the keychain, which may ask the person, only where it has keys.
void tst_ListenerMemory::forgetsKeysThatCameAndWentInOneRun()
{
    start(false);
    m_memory->keep({}, {});
    QVERIFY(!hasKeys());
    m_memory->keep({}, only({"new"}));
    QVERIFY(hasKeys());
    m_memory->keep({}, {});
    QVERIFY(!hasKeys());
    QCOMPARE(m_keychain->removed.size(), 1);
}

/// The listener takes its port again after the next start, whatever else the user chose meanwhile.
void tst_ListenerMemory::keepsThePortOfTheListener()
{
    start(false);
    m_memory->notePorts({47110, 47111});
    ListenerSettings chosen;
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
    m_memory->keep({}, only({"new"}));
    m_keychain->writes.first()(std::monostate());
    QCOMPARE(failed.count(), 0);
    m_memory->keep({}, only({"newer"}));
    m_keychain->writes.last()(base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretDenied});
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().rule, u"secret.denied"_s);
}

void tst_ListenerMemory::keepsTheKeysOfEachEndpoint()
{
    start(false);
    const QUuid id = QUuid::createUuid();
    ListenerSettings chosen;
    chosen.endpoints.append(KeptEndpoint{.id = id, .path = u"/other"_s});
    m_memory->keep(chosen, {{QUuid(), {"one"}}, {id, {"two", "three"}}});
    QCOMPARE(m_keychain->written, (QList<QByteArray>{"one", "two\nthree"}));
    m_memory->keep(chosen, {{QUuid(), {"one"}}, {id, {"four"}}}); // only what differs
    QCOMPARE(m_keychain->written.mid(2), QList<QByteArray>{"four"});
    m_memory->keep(chosen, {{QUuid(), {"one"}}});
    QCOMPARE(m_keychain->removed, QStringList{u"listener-keys-"_s + id.toString(QUuid::WithoutBraces)});
    QVERIFY(m_memory->settings().endpoints.at(0).hasKeys && !m_memory->settings().endpoints.at(1).hasKeys);
}

void tst_ListenerMemory::waitsForAllKeys()
{
    const QUuid id = QUuid::createUuid();
    ListenerSettings kept;
    kept.endpoints = {{.hasKeys = true}, {.id = id, .path = u"/b"_s, .hasKeys = true}, {.path = u"/c"_s}};
    m_preferences->setListener(kept);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    QCOMPARE(m_keychain->reads.size(), 2);
    m_keychain->reads.at(1)(QByteArray("two"));
    QVERIFY(known.isEmpty() && !m_memory->areKeysKnown());
    m_keychain->reads.at(0)(QByteArray("one"));
    QCOMPARE(known.count(), 1);
    QCOMPARE(keysOf(known), (EndpointKeys{{QUuid(), {"one"}}, {id, {"two"}}}));
}

/// Also keys that the keychain did not return: nobody could ever use or delete them.
void tst_ListenerMemory::keysOfARemovedEndpointGo()
{
    const QUuid id = QUuid::createUuid();
    ListenerSettings kept;
    kept.endpoints.append({.id = id, .path = u"/b"_s, .hasKeys = true});
    m_preferences->setListener(kept);
    m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    m_memory->keep({}, {});
    QCOMPARE(m_keychain->removed, QStringList{u"listener-keys-"_s + id.toString(QUuid::WithoutBraces)});
    QVERIFY(m_memory->areKeysKnown());
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_keychain->reads.first()(QByteArray("late"));
    QVERIFY(known.isEmpty());
}

RUNLATCH_TEST(tst_ListenerMemory)

} // namespace runlatch::settings

#include "tst_listenermemory.moc"
