// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionsdialogdriver.h"

#include "settings/lockedkeychain.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/windowdriver.h"
#include "ui/connections/certificatedialog.h"
#include "ui/connections/foundcredentialslist.h"
#include "ui/widgets/frames/confirmation.h"

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QSignalSpy>

using namespace runlatch;
using namespace runlatch::ui;

/// Connections are added, found and edited, with errors at their field.
class tst_ConnectionsDialog : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void theSimulatorIsAlwaysThere();
    void beginsWithTheName();
    void addsByHostAlone();
    void savesWhereNothingAnswersYet();
    void staysWhereTheSettingsCannotBeWritten();
    void asksForTrustBeforeItSaves();
    void showsErrorsAtTheirField();
    void saysHowItIsReached_data();
    void saysHowItIsReached();
    void offersWhatWasFound();
    void duplicatesAndRemoves();
    void keepsWhatWasLookedAtMeanwhile();
    void asksBeforeTypedThingsAreLost();
    void neverSendsAKeptTokenToAnotherHost();
    void connects();
    void saysThatNoKeychainTookTheToken();
    void theFormOfBulkCreateIsChosenByHand();
    void connectsWhenTheKeychainHasTheToken();
    void saysThatTheKeychainIsLocked();
    void isWalkedByTab();
    void everythingHasAName();
    void fitsASmallWindow();

private:
    std::unique_ptr<ConnectionsDialogDriver> m_driver;
};

void tst_ConnectionsDialog::init()
{
    m_driver = std::make_unique<ConnectionsDialogDriver>(*m_theme);
    m_driver->open();
}

void tst_ConnectionsDialog::theSimulatorIsAlwaysThere()
{
    QCOMPARE(m_driver->list()->count(), 1);
    QCOMPARE(m_driver->list()->item(0)->text(), u"Simulator on this computer"_s);
    QVERIFY(!m_driver->field(u"Name"_s)->isVisible());
    for (const QString &name : {u"Test"_s, u"Save"_s, u"Remove the connection"_s, u"Duplicate the connection"_s})
        QVERIFY2(!m_driver->button(name)->isEnabled(), qPrintable(name));
    QVERIFY(m_driver->button(u"Connect"_s)->isEnabled());
}

void tst_ConnectionsDialog::beginsWithTheName()
{
    m_driver->click(u"Add a connection"_s);
    QCOMPARE(m_driver->dialog->focusWidget(), m_driver->field(u"Name"_s)->editor());
}

void tst_ConnectionsDialog::addsByHostAlone()
{
    m_driver->add(u"Mine"_s, u"127.0.0.1:%1"_s.arg(m_driver->server->port()), u" secret "_s);
    m_driver->click(u"Save"_s);
    QTRY_COMPARE(m_driver->list()->count(), 2);
    QCOMPARE(m_driver->list()->currentItem()->text(), u"Mine"_s);
    QCOMPARE(m_driver->only().base, QUrl(m_driver->site() + u"/found/v2"_s));
    QCOMPARE(m_driver->keptToken(m_driver->only().id), "secret");
    QCOMPARE(m_driver->received, QList<QByteArray>{QByteArray()}); // the API was looked for without a token
    QTRY_VERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"this session only"_s));
    QVERIFY(!m_driver->button(u"Save"_s)->isEnabled());
}

void tst_ConnectionsDialog::savesWhereNothingAnswersYet()
{
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->add(u"Later"_s, u"http://127.0.0.1:1"_s, u"secret"_s);
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(m_driver->connections->all().size(), 1);
    QCOMPARE(m_driver->only().base, QUrl(u"http://127.0.0.1:1/api/v2"_s));
    QCOMPARE(m_driver->keptToken(m_driver->only().id), "secret");
    QVERIFY(m_driver->message().startsWith(u"Nothing listens at 127.0.0.1:1:"_s));
    QVERIFY(wanted.isEmpty());
    m_driver->click(u"Connect"_s); // connects in spite of the message
    QTRY_COMPARE(wanted.size(), 1);
}

void tst_ConnectionsDialog::staysWhereTheSettingsCannotBeWritten()
{
    // A folder of this name leaves no place for the file.
    QVERIFY(QDir(m_driver->folder.path()).mkdir(u"preferences.ini"_s));
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    m_driver->click(u"Connect"_s);
    QTRY_VERIFY(m_driver->message().contains(u"preferences.ini"_s));
    QCOMPARE(m_driver->keptToken(m_driver->only().id), "secret");
    QVERIFY(wanted.isEmpty());
    m_driver->click(u"Connect"_s); // connects in spite of the message
    QTRY_COMPARE(wanted.size(), 1);
}

void tst_ConnectionsDialog::asksForTrustBeforeItSaves()
{
    m_driver->serve(u"self-signed"_s);
    m_driver->add(u"Mine"_s, m_driver->site(u"https"_s), u"secret"_s);
    m_driver->click(u"Save"_s);
    QTRY_VERIFY(m_driver->dialog->findChild<CertificateDialog *>());
    QVERIFY(m_driver->dialog->findChild<CertificateDialog *>()->isVisible());
    QVERIFY(m_driver->connections->all().isEmpty());
    m_driver->dialog->findChild<CertificateDialog *>()->accept();
    QTRY_COMPARE(m_driver->message(), u"The connection works."_s);
    m_driver->click(u"Save"_s);
    QTRY_COMPARE(m_driver->only().base, QUrl(m_driver->site(u"https"_s) + u"/found/v2"_s));
    QVERIFY(!m_driver->only().pinnedCertificate.isEmpty());
}

void tst_ConnectionsDialog::showsErrorsAtTheirField()
{
    m_driver->add({}, u"ftp://x"_s, {});
    m_driver->click(u"Save"_s);
    QVERIFY(m_driver->field(u"Name"_s)->hasError());
    m_driver->type(u"Name"_s, u"Mine"_s);
    QVERIFY(!m_driver->field(u"Name"_s)->hasError());
    m_driver->click(u"Save"_s);
    QVERIFY(m_driver->field(u"Address"_s)->hasError());
    m_driver->type(u"Address"_s, m_driver->site());
    m_driver->click(u"Test"_s);
    QVERIFY(m_driver->field(u"Token"_s)->hasError());
    QVERIFY(m_driver->connections->all().isEmpty());
    QVERIFY(m_driver->received.isEmpty());
}

void tst_ConnectionsDialog::saysHowItIsReached_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("hint");
    QTest::newRow("host") << u"tf.example"_s << u"host or URL"_s;
    QTest::newRow("https") << u"https://tf.example"_s << u"host or URL"_s;
    QTest::newRow("http of this computer") << u"http://127.0.0.1:8080"_s << u"host or URL"_s;
    QTest::newRow("this computer") << u"127.0.0.1:8080"_s << u"write https:// to encrypt"_s;
    QTest::newRow("http") << u"http://tf.example"_s << u"not encrypted"_s;
}

void tst_ConnectionsDialog::saysHowItIsReached()
{
    QFETCH(const QString, address);
    QFETCH(const QString, hint);
    m_driver->add(u"Mine"_s, address, {});
    const QString shown = m_driver->textOf(m_driver->field(u"Address"_s));
    QVERIFY2(shown.contains(hint), qPrintable(shown));
}

void tst_ConnectionsDialog::offersWhatWasFound()
{
    m_driver->open({.files = {}, .environment = {{u"TFE_TOKEN"_s, u"found"_s}, {u"TFE_ADDRESS"_s, m_driver->site()}}});
    auto *found = m_driver->dialog->findChild<FoundCredentialsList *>();
    QTRY_VERIFY(found->isVisible());
    const auto *offers = found->findChild<QListWidget *>();
    QCOMPARE(offers->item(0)->text(), u"127.0.0.1:%1\nfrom TFE_TOKEN"_s.arg(m_driver->server->port()));
    QVERIFY(m_driver->connections->all().isEmpty()); // the credential is offered, and not copied
    QVERIFY(m_driver->received.isEmpty());
    m_driver->click(u"Use it"_s);
    QVERIFY(m_driver->connections->all().isEmpty());
    m_driver->click(u"Save"_s);
    QTRY_COMPARE(m_driver->connections->all().size(), 1);
    QCOMPARE(m_driver->keptToken(m_driver->only().id), "found");
    QVERIFY(!found->isVisible());
}

void tst_ConnectionsDialog::duplicatesAndRemoves()
{
    const auto first =
        m_driver->connections->add({.name = u"Mine %1"_s, .base = QUrl(m_driver->site() + u"/api/v2"_s)});
    m_driver->tokens->write(first->tokenName(), "secret", this, [](const auto &) {});
    m_driver->dialog->choose(first->id);
    m_driver->click(u"Duplicate the connection"_s);
    m_driver->dialog->choose(first->id);
    m_driver->click(u"Duplicate the connection"_s);
    QCOMPARE(m_driver->list()->count(), 4);
    QCOMPARE(m_driver->connections->all().last().name, u"Copy 2 of Mine %1"_s);
    QVERIFY(m_driver->keptToken(m_driver->connections->all().last().id).isEmpty());
    m_driver->dialog->choose(first->id);
    m_driver->click(u"Remove the connection"_s);
    auto *confirmation = m_driver->dialog->findChild<Confirmation *>();
    QVERIFY(confirmation);
    QCOMPARE(m_driver->list()->count(), 4);
    confirmation->accept();
    QCOMPARE(m_driver->list()->count(), 3);
    QCOMPARE(m_driver->list()->currentRow(), 0);
    QVERIFY(m_driver->keptToken(first->id).isEmpty());
}

void tst_ConnectionsDialog::keepsWhatWasLookedAtMeanwhile()
{
    QVERIFY(m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/api/v2"_s)}));
    m_driver->dialog->choose(m_driver->only().id);
    settings::Connection seen = m_driver->only();
    seen.noteWorkspace(u"acme"_s, u"net-1"_s); // as if an answer came late, while the dialog was open
    QVERIFY(m_driver->connections->edit(seen));
    m_driver->type(u"Name"_s, u"Other"_s);
    m_driver->click(u"Save"_s);
    QCOMPARE(m_driver->only().name, u"Other"_s);
    QCOMPARE(m_driver->only().recentWorkspaces, QStringList{u"acme/net-1"_s});
    QCOMPARE(m_driver->only().lastOrganization, u"acme"_s);
}

void tst_ConnectionsDialog::asksBeforeTypedThingsAreLost()
{
    const auto first = m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/api/v2"_s)});
    m_driver->dialog->choose(first->id);
    m_driver->type(u"Name"_s, u"Other"_s);
    m_driver->list()->setCurrentRow(0);
    QTRY_VERIFY(m_driver->dialog->findChild<Confirmation *>());
    QCOMPARE(m_driver->list()->currentRow(), 1);
    m_driver->dialog->findChild<Confirmation *>()->accept();
    QTRY_COMPARE(m_driver->list()->currentRow(), 0);
    QCOMPARE(m_driver->only().name, u"Mine"_s);
    QTRY_VERIFY(!m_driver->dialog->findChild<Confirmation *>());
    m_driver->dialog->choose(first->id);
    m_driver->type(u"Name"_s, u"Other"_s);
    m_driver->dialog->reject();
    QVERIFY(m_driver->dialog->isVisible());
    m_driver->dialog->findChild<Confirmation *>()->accept();
    QVERIFY(!m_driver->dialog->isVisible());
}

void tst_ConnectionsDialog::neverSendsAKeptTokenToAnotherHost()
{
    const auto first = m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(u"http://127.0.0.1:1/api/v2"_s)});
    m_driver->tokens->write(first->tokenName(), "secret", this, [](const auto &) {});
    m_driver->dialog->choose(first->id);
    QTRY_VERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"this session only"_s));
    m_driver->type(u"Address"_s, m_driver->site());
    m_driver->click(u"Test"_s);
    QVERIFY(m_driver->field(u"Token"_s)->hasError());
    m_driver->click(u"Connect"_s);
    QVERIFY(m_driver->dialog->isVisible());
    m_driver->click(u"Save"_s);
    QTRY_COMPARE(m_driver->only().base, QUrl(m_driver->site() + u"/found/v2"_s));
    QVERIFY(m_driver->keptToken(first->id).isEmpty());
    QVERIFY(!m_driver->received.contains("Bearer secret"));
}

void tst_ConnectionsDialog::connects()
{
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->click(u"Connect"_s);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.takeFirst().first().toUuid().isNull()); // null means the simulator
    m_driver->dialog->open();
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    QTest::keyClick(m_driver->field(u"Name"_s)->editor(), Qt::Key_Return);
    QTRY_COMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toUuid(), m_driver->only().id);
    QVERIFY(!m_driver->dialog->isVisible());
    QCOMPARE(m_driver->keptToken(m_driver->only().id), "secret");
}

/// A token that no keychain took is used at once. Before the dialog closes, the user is told that it is not kept.
void tst_ConnectionsDialog::saysThatNoKeychainTookTheToken()
{
    auto *keychain = new settings::LockedKeychain;
    m_driver->open({}, keychain);
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(keychain->written, QList<QByteArray>{"secret"});
    QCOMPARE(m_driver->message(), QString());
    m_driver->patience.advance(std::chrono::seconds(3));
    QTRY_VERIFY(m_driver->message().startsWith(u"No keychain took the token."_s));
    QVERIFY(wanted.isEmpty() && m_driver->dialog->isVisible());
    keychain->writes.takeFirst()(std::monostate()); // the keychain is unlocked at last
    QTRY_COMPARE(m_driver->message(), QString());
    m_driver->click(u"Connect"_s);
    QTRY_COMPARE(wanted.size(), 1);
}

void tst_ConnectionsDialog::theFormOfBulkCreateIsChosenByHand()
{
    QVERIFY(m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/api/v2"_s)}));
    m_driver->dialog->choose(m_driver->only().id);
    auto *form = qobject_cast<QComboBox *>(m_driver->field(u"Form of bulk create"_s)->editor());
    QVERIFY(form);
    QCOMPARE(form->currentText(), u"Automatic"_s);
    QCOMPARE(form->count(), 1 + protocol::bulkActionDialects().size());
    form->setFocus();
    QTest::keyClick(form, Qt::Key_Down);
    QTest::keyClick(form, Qt::Key_Down);
    const QString second = protocol::bulkActionDialectName(protocol::bulkActionDialects().at(1));
    QCOMPARE(form->currentText(), second);
    m_driver->click(u"Save"_s);
    QCOMPARE(m_driver->only().form, protocol::bulkActionDialects().at(1));
    m_driver->dialog->choose({});
    m_driver->dialog->choose(m_driver->only().id);
    QCOMPARE(form->currentText(), second);
    QVERIFY(!m_driver->button(u"Save"_s)->isEnabled());
    QTest::keyClick(form, Qt::Key_Home);
    m_driver->click(u"Save"_s);
    QVERIFY(!m_driver->only().form);
}

void tst_ConnectionsDialog::connectsWhenTheKeychainHasTheToken()
{
    auto *keychain = new settings::LockedKeychain;
    m_driver->open({}, keychain);
    QSignalSpy wanted(m_driver->dialog.get(), &ConnectionsDialog::connectWanted);
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    QVERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"goes into the keychain"_s));
    m_driver->click(u"Save"_s);
    QTRY_COMPARE(keychain->writes.size(), 1);
    m_driver->click(u"Connect"_s); // the dialog misses no token
    QVERIFY(wanted.isEmpty() && !m_driver->field(u"Token"_s)->hasError());
    keychain->writes.takeFirst()(std::monostate());
    QTRY_COMPARE(wanted.size(), 1);
    QVERIFY(!m_driver->dialog->isVisible());
}

void tst_ConnectionsDialog::saysThatTheKeychainIsLocked()
{
    auto *keychain = new settings::LockedKeychain;
    m_driver->open({}, keychain);
    QVERIFY(m_driver->connections->add({.name = u"Mine"_s, .base = QUrl(m_driver->site() + u"/api/v2"_s)}));
    m_driver->dialog->choose(m_driver->only().id);
    m_driver->patience.advance(std::chrono::seconds(3));
    QTRY_VERIFY(m_driver->message().contains(u"“the token of Mine” cannot be read"_s));
    m_driver->click(u"Edit connection"_s);
    QVERIFY(m_driver->field(u"Token"_s)->isAncestorOf(m_driver->dialog->focusWidget()));
    keychain->reads.takeFirst()(QByteArray("secret")); // the keychain is unlocked at last
    QTRY_COMPARE(m_driver->message(), QString());
    QVERIFY(m_driver->textOf(m_driver->field(u"Token"_s)).contains(u"in the keychain"_s));
}

/// Tab goes in reading order, at the buttons in that of the platform, and through the list without leaving the
/// connection being added.
void tst_ConnectionsDialog::isWalkedByTab()
{
    m_driver->open({.files = {}, .environment = {{u"TF_TOKEN_other_example"_s, u"found"_s}}});
    QTRY_VERIFY(m_driver->dialog->findChild<FoundCredentialsList *>()->isVisible());
    const auto walk = [this] {
        QStringList walked;
        QWidget *const first = m_driver->dialog->focusWidget();
        do {
            QWidget *now = m_driver->dialog->focusWidget();
            walked += support::WindowDriver::nameOf(now).remove(u'&');
            QTest::keyClick(now, Qt::Key_Tab);
        } while (walked.size() < 20 && m_driver->dialog->focusWidget() != first);
        return walked.join(u", "_s);
    };
    m_driver->list()->setFocus();
    QCOMPARE(walk(), u"Connections, Add a connection, Tokens found on this computer, Use it, Connect, Close"_s);
    m_driver->click(u"Add a connection"_s);
    QCOMPARE(walk(),
             u"Name, Address, Token, Show the token, Form of bulk create, Test, Connect, Close, "
             "Connections, Add a connection, Tokens found on this computer, Use it"_s);
    QVERIFY(m_driver->field(u"Name"_s)->isVisible());
}

void tst_ConnectionsDialog::everythingHasAName()
{
    m_driver->click(u"Add a connection"_s);
    const auto widgets = m_driver->dialog->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

void tst_ConnectionsDialog::fitsASmallWindow()
{
    QVERIFY(m_driver->connections->add({.name = u"Production"_s, .base = QUrl(u"https://tf.example/api/v2"_s)}));
    m_driver->open({.files = {}, .environment = {{u"TF_TOKEN_other_example"_s, u"found"_s}}});
    QTRY_VERIFY(m_driver->dialog->findChild<FoundCredentialsList *>()->isVisible());
    m_driver->add(u"Mine"_s, m_driver->site(), u"secret"_s);
    m_driver->click(u"Test"_s);
    QTRY_COMPARE(m_driver->message(), u"The connection works."_s);
    QVERIFY(m_driver->dialog->minimumSizeHint().width() <= 860);
    QVERIFY(m_driver->dialog->minimumSizeHint().height() <= 560);
    for (const auto theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        m_theme->apply(theme);
        QTRY_COMPARE(m_driver->field(u"Name"_s)->palette().color(QPalette::Text),
                     qApp->palette().color(QPalette::Text));
        const QString name = theme == ThemeChoice::Dark ? u"dark"_s : u"light"_s;
        if (const QString folder = qEnvironmentVariable("RUNLATCH_PICTURES"); !folder.isEmpty())
            QVERIFY(m_driver->dialog->grab().save(u"%1/connections-%2.png"_s.arg(folder, name)));
    }
    m_theme->apply(ThemeChoice::Light);
}

RUNLATCH_WINDOW_TEST(tst_ConnectionsDialog)
#include "tst_connectionsdialog.moc"
