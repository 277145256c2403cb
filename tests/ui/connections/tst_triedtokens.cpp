// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionsdialogdriver.h"

#include "settings/lockedkeychain.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"

#include <QSignalSpy>

using namespace runlatch;
using namespace runlatch::ui;

/// The token that is kept is tried before the dialog connects, and a refused one is mended there.
class tst_TriedTokens : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void aRefusedTokenIsMendedHere();
    void aKeptTokenThatIsRefusedIsMendedHere();
    void nobodyHasToWaitForTheAnswer();
    void aTokenOfBeforeIsNotTriedLate();
    void aTokenThatWasNotSavedIsNotTried();

private:
    std::unique_ptr<ConnectionsDialogDriver> m_driver;
};

void tst_TriedTokens::init()
{
    m_driver = std::make_unique<ConnectionsDialogDriver>(*m_theme);
    m_driver->open();
}

void tst_TriedTokens::aRefusedTokenIsMendedHere()
{
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->add(u"Mine"_s, m_driver->site(), u"wrong"_s);
    m_driver->click(u"Connect"_s);
    const Field *token = m_driver->field(u"Token"_s);
    QTRY_VERIFY(token->hasError());
    QVERIFY(m_driver->textOf(token).contains(u"The service does not accept the token (401)."_s));
    QVERIFY(token->isAncestorOf(m_driver->dialog->focusWidget()));
    QVERIFY(m_driver->dialog->isVisible() && wanted.isEmpty());
    m_driver->click(u"Connect"_s); // it is asked again, and refused again
    QVERIFY(!token->hasError());
    QTRY_VERIFY(token->hasError());
    m_driver->type(u"Token"_s, u"secret"_s);
    QVERIFY(!token->hasError());
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(wanted.size(), 1);
    QVERIFY(!m_driver->dialog->isVisible());
    QCOMPARE(m_driver->keptToken(m_driver->only().id), "secret");
}

void tst_TriedTokens::aKeptTokenThatIsRefusedIsMendedHere()
{
    const auto kept = m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/found/v2"_s)});
    m_driver->tokens->write(kept->tokenName(), "wrong", this, [](const auto &) {});
    m_driver->dialog->choose(kept->id);
    QTRY_VERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"this session only"_s));
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->click(u"Connect"_s);
    QTRY_VERIFY(m_driver->field(u"Token"_s)->hasError());
    QVERIFY(m_driver->dialog->isVisible() && wanted.isEmpty());
    m_driver->dialog->reject();
    QVERIFY(!m_driver->dialog->isVisible());
}

/// A second press connects, whatever the service would answer, and closing the dialog does not connect.
void tst_TriedTokens::nobodyHasToWaitForTheAnswer()
{
    const support::ScriptedServer silent(support::Script::hang());
    const auto kept = m_driver->connections->add({.name = u"Mine"_s, .base = silent.url(u"/api/v2"_s)});
    m_driver->tokens->write(kept->tokenName(), "secret", this, [](const auto &) {});
    m_driver->dialog->choose(kept->id);
    QTRY_VERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"this session only"_s));
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(silent.count(), 1);
    m_driver->dialog->reject();
    QVERIFY(!m_driver->dialog->isVisible() && wanted.isEmpty());
    m_driver->dialog->open();
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(silent.count(), 2);
    m_driver->click(u"Connect"_s);
    QCOMPARE(wanted.size(), 1);
}

/// The keychain may answer for the earlier token when another one was typed and saved.
void tst_TriedTokens::aTokenOfBeforeIsNotTriedLate()
{
    auto *keychain = new settings::LockedKeychain;
    m_driver->open({}, keychain);
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    const auto kept = m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/found/v2"_s)});
    m_driver->dialog->choose(kept->id);
    QCOMPARE(keychain->reads.size(), 1);
    keychain->reads.takeFirst()(QByteArray("wrong"));
    QTRY_VERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"in the keychain"_s));
    m_driver->click(u"Connect"_s);
    QCOMPARE(keychain->reads.size(), 1);
    m_driver->type(u"Token"_s, u"secret"_s);
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(keychain->writes.size(), 1);
    keychain->writes.takeFirst()(std::monostate());
    keychain->reads.takeFirst()(QByteArray("wrong"));
    QTRY_COMPARE(wanted.size(), 1);
    QVERIFY(!m_driver->received.contains(QByteArray("Bearer wrong")));
}

/// A token of a save that was refused, and that was erased then, is forgotten: the kept one holds.
void tst_TriedTokens::aTokenThatWasNotSavedIsNotTried()
{
    QVERIFY(m_driver->connections->add({.name = u"Other"_s, .base = QUrl(u"http://127.0.0.1:1/api/v2"_s)}));
    const auto kept = m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/found/v2"_s)});
    m_driver->tokens->write(kept->tokenName(), "secret", this, [](const auto &) {});
    m_driver->dialog->choose(kept->id);
    QTRY_VERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"this session only"_s));
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->type(u"Name"_s, u"Other"_s);
    m_driver->type(u"Token"_s, u"wrong"_s);
    m_driver->click(u"Connect"_s);
    QVERIFY(m_driver->field(u"Name"_s)->hasError());
    m_driver->type(u"Name"_s, u"Mine too"_s);
    m_driver->type(u"Token"_s, {});
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(wanted.size(), 1);
    QVERIFY(!m_driver->received.contains(QByteArray("Bearer wrong")));
}

RUNLATCH_WINDOW_TEST(tst_TriedTokens)
#include "tst_triedtokens.moc"
