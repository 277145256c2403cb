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

/// What the listener remembers waits for the keychain and is not thrown away unread.
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

private:
    /// Like a start of the program.
    void start(bool hasKeys)
    {
        ListenerSettings kept;
        kept.hasKeys = hasKeys;
        m_preferences->setListener(kept);
        m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    }

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
    QCOMPARE(known.first().first().value<QList<QByteArray>>(), (QList<QByteArray>{"first", "second"}));
    QVERIFY(m_memory->areKeysKnown());
}

void tst_ListenerMemory::whatTheUserGivesMeanwhileStays()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_memory->keep({}, {"new", "newer"});
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
    QVERIFY(m_preferences->listener().hasKeys);
}

void tst_ListenerMemory::keysThatAreNotKnownYetAreNotThrownAway()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_memory->keep({.startsWithProgram = true}, {}); // the user changed something else meanwhile
    QVERIFY(m_keychain->removed.isEmpty() && m_keychain->written.isEmpty());
    QVERIFY(m_preferences->listener().hasKeys && !m_memory->areKeysKnown());
    m_keychain->reads.first()(QByteArray("old"));
    QCOMPARE(known.count(), 1);
    QCOMPARE(known.first().first().value<QList<QByteArray>>(), QList<QByteArray>{"old"});
}

void tst_ListenerMemory::forgetsKeysThatWereTakenAway()
{
    start(true);
    m_keychain->reads.first()(QByteArray("old"));
    m_memory->keep({}, {});
    QCOMPARE(m_keychain->removed.size(), 1);
    QVERIFY(!m_preferences->listener().hasKeys);
}

/// The next start asks the keychain, which may ask the person, only where it has keys.
void tst_ListenerMemory::forgetsKeysThatCameAndWentInOneRun()
{
    start(false);
    m_memory->keep({}, {});
    QVERIFY(!m_memory->settings().hasKeys);
    m_memory->keep({}, {"new"});
    QVERIFY(m_memory->settings().hasKeys);
    m_memory->keep({}, {});
    QVERIFY(!m_memory->settings().hasKeys);
    QCOMPARE(m_keychain->removed.size(), 1);
}

/// The listener takes its port again after the next start, whatever else the user chose meanwhile.
void tst_ListenerMemory::keepsThePortOfTheListener()
{
    start(false);
    m_memory->notePort(47110);
    m_memory->keep({.path = u"/hook"_s}, {});
    QCOMPARE(m_memory->settings().lastPort, quint16(47110));
    QCOMPARE(m_memory->settings().path, u"/hook"_s);
    QCOMPARE(m_memory->settings().port, quint16(0));
}

/// Otherwise the person would miss the keys only after the next start.
void tst_ListenerMemory::tellsThatKeysWereNotKept()
{
    start(false);
    QSignalSpy failed(m_memory.get(), &ListenerMemory::failed);
    m_memory->keep({}, {"new"});
    m_keychain->writes.first()(std::monostate());
    QCOMPARE(failed.count(), 0);
    m_memory->keep({}, {"newer"});
    m_keychain->writes.last()(base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretDenied});
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().rule, u"secret.denied"_s);
}

RUNLATCH_TEST(tst_ListenerMemory)

} // namespace runlatch::settings

#include "tst_listenermemory.moc"
