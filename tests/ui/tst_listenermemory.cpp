// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "ui/inspector/listenermemory.h"

#include "base/systemclock.h"
#include "settings/lockedkeychain.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using runlatch::settings::LockedKeychain;

namespace runlatch::ui {

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

private:
    /// Like a start of the program.
    void start(bool hasKeys)
    {
        settings::ListenerSettings kept;
        kept.hasKeys = hasKeys;
        m_preferences->setListener(kept);
        m_memory = std::make_unique<ListenerMemory>(*m_preferences, *m_secrets);
    }
    static inspector::ReceiverOptions with(const QList<QByteArray> &keys)
    {
        inspector::ReceiverOptions options;
        options.keys = keys;
        return options;
    }

    base::SystemClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Preferences> m_preferences;
    LockedKeychain *m_keychain = nullptr;
    std::unique_ptr<settings::SecretStore> m_secrets;
    std::unique_ptr<ListenerMemory> m_memory;
};

void tst_ListenerMemory::init()
{
    m_memory.reset();
    m_preferences.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<settings::Preferences>(m_folder->path());
    auto keychain = std::make_unique<LockedKeychain>();
    m_keychain = keychain.get();
    m_secrets = std::make_unique<settings::SecretStore>(m_clock, std::move(keychain));
}

void tst_ListenerMemory::asksNobodyWhoHasNoKey()
{
    start(false);
    QVERIFY(m_memory->areKeysKnown());
    QVERIFY(m_keychain->reads.isEmpty());
    m_memory->keep(with({}), true);
    QVERIFY(m_keychain->written.isEmpty() && m_keychain->removed.isEmpty());
    QVERIFY(m_memory->startsWithProgram());
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
    m_memory->keep(with({"new", "newer"}), false);
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
    m_memory->keep(with({}), false);
    QVERIFY(m_keychain->removed.isEmpty() && m_keychain->written.isEmpty());
    QVERIFY(m_preferences->listener().hasKeys);
}

void tst_ListenerMemory::keysThatAreNotKnownYetAreNotThrownAway()
{
    start(true);
    QSignalSpy known(m_memory.get(), &ListenerMemory::keysKnown);
    m_memory->keep(with({}), true); // the user changed something else meanwhile
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
    m_memory->keep(with({}), false);
    QCOMPARE(m_keychain->removed.size(), 1);
    QVERIFY(!m_preferences->listener().hasKeys);
}

RUNLATCH_TEST(tst_ListenerMemory)

} // namespace runlatch::ui

#include "tst_listenermemory.moc"
