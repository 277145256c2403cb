// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenerdialog.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "support/themedtest.h"
#include "ui/connections/fileedit.h"
#include "ui/inspector/listener/addressespage.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The listener's dialog takes keys, certificate and limits, with errors at their field.
class tst_ListenerDialog : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init() { open({}); }
    void cleanup() { m_dialog.reset(); }
    void isPlainByDefault();
    void readsTheCertificate();
    void errorsAreAtTheirField_data();
    void errorsAreAtTheirField();
    void keepsTheOneInUse();
    void takesSeveralKeys();
    void makesAKey();
    void fitsALowScreen();
    void anAddressIsNotCut();
    void asksForKeysOnlyWhereOneIsMissing();
    void choosesTheRuleOfTheDeadline();
    void choosesTheLargestBody();
    void aPageBeginsWithItsFirstControl();
    void answersNothingAutomaticallyByDefault();
    void givesTheAutomaticReplyBack();
    void replyingWithoutATokenIsAskedOnce();
    void automaticReplyNeedsAKeyOrAnOrigin();
    void wrongOriginIsSaidAtItsField_data();
    void wrongOriginIsSaidAtItsField();
    void offersACallbackOnce();
    void automaticReplyIsChosenByKeyboard();

private:
    void open(const inspector::ReceiverOptions &options, const settings::AutomaticReply &reply = {})
    {
        m_dialog = std::make_unique<ListenerDialog>(options, reply);
        m_dialog->open();
    }
    QCheckBox *https() const
    {
        const auto boxes = m_dialog->findChildren<QCheckBox *>();
        const auto found = std::find_if(boxes.begin(), boxes.end(),
                                        [](const QCheckBox *box) { return box->text().contains(u"HTTPS"_s); });
        return found == boxes.end() ? nullptr : *found;
    }
    Field *field(const QString &name) const { return support::field(*m_dialog, name); }
    QPushButton *button(const QString &name) const { return support::button<QPushButton>(*m_dialog, name); }
    QRadioButton *choice(const QString &word) const
    {
        const auto all = m_dialog->findChildren<QRadioButton *>();
        const auto found =
            std::find_if(all.begin(), all.end(), [&word](const QRadioButton *one) { return one->text() == word; });
        return found == all.end() ? nullptr : *found;
    }
    QPlainTextEdit *callbacks() const
    {
        return static_cast<QPlainTextEdit *>(field(u"Callbacks may go to"_s)->editor());
    }
    bool warns(const QString &text) const
    {
        return support::firstOf<MessageBar>(
            *m_dialog, [&text](const MessageBar *bar) { return bar->isVisible() && bar->text().contains(text); });
    }
    QString error() const { return callbacks()->accessibleDescription(); }
    void fill(const QString &file, const QString &keyFile, const QString &passphrase)
    {
        m_dialog->findChild<QTabBar *>()->setCurrentIndex(2);
        https()->setChecked(true);
        static_cast<FileEdit *>(field(u"Certificate file"_s)->editor())->setFile(support::tlsFile(file));
        if (!keyFile.isEmpty())
            static_cast<FileEdit *>(field(u"Key file"_s)->editor())->setFile(support::tlsFile(keyFile));
        static_cast<QLineEdit *>(field(u"Passphrase"_s)->editor())->setText(passphrase);
    }

    std::unique_ptr<ListenerDialog> m_dialog;
};

void tst_ListenerDialog::isPlainByDefault()
{
    QVERIFY(!https()->isChecked());
    QVERIFY(!field(u"Certificate file"_s)->isVisible());
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    m_dialog->accept();
    QTRY_COMPARE(accepted.count(), 1);
    QVERIFY(m_dialog->options().listener().identity.isNull());
}

void tst_ListenerDialog::readsTheCertificate()
{
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    fill(u"passphrase.p12"_s, {}, u"open sesame"_s);
    QVERIFY(field(u"Certificate file"_s)->isVisible());
    m_dialog->accept();
    QTRY_COMPARE(accepted.count(), 1);
    QCOMPARE(support::fingerprintOf(m_dialog->options().listener().identity),
             support::fingerprintOf(support::testIdentity(u"self-signed"_s)));
}

void tst_ListenerDialog::errorsAreAtTheirField_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("keyFile");
    QTest::addColumn<QString>("at");
    QTest::newRow("missing") << u"none.pem"_s << u""_s << u"Certificate file"_s;
    QTest::newRow("no certificate") << u"make.sh"_s << u""_s << u"Certificate file"_s;
    QTest::newRow("no key") << u"self-signed.crt"_s << u""_s << u"Key file"_s;
    QTest::newRow("missing key") << u"self-signed.crt"_s << u"none.key"_s << u"Key file"_s;
    QTest::newRow("another key") << u"self-signed.crt"_s << u"changed.pem"_s << u"Key file"_s;
    QTest::newRow("passphrase") << u"encrypted.pem"_s << u""_s << u"Passphrase"_s;
}

void tst_ListenerDialog::errorsAreAtTheirField()
{
    QFETCH(const QString, file);
    QFETCH(const QString, keyFile);
    QFETCH(const QString, at);
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    fill(file, keyFile, {});
    m_dialog->findChild<QTabBar *>()->setCurrentIndex(1); // the field with the error is out of sight
    m_dialog->accept();
    QTRY_VERIFY(field(at)->hasError());
    QVERIFY(field(at)->isVisible());
    for (const QString &other : {u"Certificate file"_s, u"Key file"_s, u"Passphrase"_s})
        QCOMPARE(field(other)->hasError(), other == at);
    QCOMPARE(accepted.count(), 0);
    QVERIFY(m_dialog->isVisible());
}

void tst_ListenerDialog::keepsTheOneInUse()
{
    inspector::ReceiverOptions options;
    options.listener().identity = support::testIdentity(u"rsa"_s);
    open(options);
    QVERIFY(https()->isChecked());
    QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    m_dialog->accept();
    QCOMPARE(accepted.count(), 1);
    QCOMPARE(support::fingerprintOf(m_dialog->options().listener().identity),
             support::fingerprintOf(options.listener().identity));
    https()->setChecked(false);
    m_dialog->accept();
    QVERIFY(m_dialog->options().listener().identity.isNull());
}

void tst_ListenerDialog::takesSeveralKeys()
{
    const QList<QByteArray> both{"first", "second"};
    inspector::ReceiverOptions options;
    options.endpoint().keys = both;
    open(options);
    QCOMPARE(m_dialog->options().endpoint().keys, both);
    QTest::mouseClick(button(u"Add another key"_s), Qt::LeftButton);
    QCOMPARE(m_dialog->options().endpoint().keys, both); // an empty key does not count
    QCOMPARE(m_dialog->focusWidget()->accessibleName(), u"HMAC key 3"_s);
    QTest::keyClicks(m_dialog->focusWidget(), u"third"_s);
    QCOMPARE(m_dialog->options().endpoint().keys.value(2), "third");
    QTest::mouseClick(button(u"Remove this key"_s), Qt::LeftButton); // removes the second key
    QCOMPARE(m_dialog->options().endpoint().keys, (QList<QByteArray>{"first", "third"}));
    QCOMPARE(m_dialog->focusWidget()->accessibleName(), u"HMAC key"_s);
    const auto lines = m_dialog->findChildren<QLineEdit *>();
    QVERIFY(std::all_of(lines.begin(), lines.end(), [](const QLineEdit *line) {
        return !line->accessibleName().startsWith("HMAC key"_L1) || line->echoMode() == QLineEdit::Password;
    }));
}

void tst_ListenerDialog::makesAKey()
{
    QPushButton *make = button(u"Make a key"_s);
    QVERIFY(make && make->isVisible());
    make->click();
    const QByteArray first = m_dialog->options().endpoint().keys.value(0);
    QCOMPARE(first.size(), 64);
    QVERIFY(!make->isVisible()); // a key that is in use is not replaced
    auto *copy = m_dialog->findChild<CopyButton *>();
    QVERIFY(copy && copy->isVisible());
    QCOMPARE(copy->content(), QString::fromLatin1(first));
    field(u"HMAC key"_s)->editor()->setFocus();
    auto *line = qobject_cast<QLineEdit *>(field(u"HMAC key"_s)->editor());
    line->clear();
    QVERIFY(make->isVisible() && !copy->isVisible());
    make->click();
    QVERIFY(m_dialog->options().endpoint().keys.value(0) != first);
}

/// The dialog fits a low screen: 600 pixels, including the window's frame and the desktop's bar.
void tst_ListenerDialog::fitsALowScreen()
{
    for (int page = 0; page < 3; ++page) {
        m_dialog->findChild<QTabBar *>()->setCurrentIndex(page);
        https()->setChecked(page == 2);
        QCoreApplication::processEvents();
        QVERIFY2(m_dialog->height() <= 540, qPrintable(QString::number(m_dialog->height())));
    }
}

void tst_ListenerDialog::anAddressIsNotCut()
{
    m_dialog->showAddresses();
    const auto *list = support::firstOf<QListWidget>(
        *m_dialog, [](const QListWidget *one) { return one->accessibleName() == u"Addresses"_s; });
    QCOMPARE(list->item(0)->text(), u"127.0.0.1, any port"_s);
    QVERIFY(list->viewport()->width()
            >= list->fontMetrics().horizontalAdvance(list->item(0)->text()) + m_theme->iconSize() + 8 * m_theme->u());
}

void tst_ListenerDialog::asksForKeysOnlyWhereOneIsMissing()
{
    inspector::ReceiverOptions options;
    options.endpoints = {{.path = u"/a"_s, .keys = {"key-a"}}, {.path = u"/b"_s, .keys = {"key-b"}}};
    options.listener().host = u"0.0.0.0"_s;
    open(options);
    m_dialog->showAddresses();
    QVERIFY(warns(u"Requests without a valid signature are marked."_s));
    QVERIFY(!warns(u"Set an HMAC key"_s));
    options.endpoints.last().keys.clear();
    open(options);
    m_dialog->showAddresses();
    QVERIFY(warns(u"Set an HMAC key for each endpoint"_s));
}

void tst_ListenerDialog::choosesTheRuleOfTheDeadline()
{
    QCOMPARE(m_dialog->options().deadlines.rule, protocol::DeadlineRule::Strict);
    choice(u"10 without progress, 60 in all"_s)->click();
    QCOMPARE(m_dialog->options().deadlines.rule, protocol::DeadlineRule::Progress);
    open(m_dialog->options());
    QVERIFY(choice(u"10 without progress, 60 in all"_s)->isChecked());
    QVERIFY(!m_dialog->startsWithProgram());
    m_dialog->setStartsWithProgram(true);
    QVERIFY(m_dialog->startsWithProgram());
}

void tst_ListenerDialog::choosesTheLargestBody()
{
    const auto edit = [this] { return static_cast<QSpinBox *>(field(u"Largest body"_s)->editor()); };
    QVERIFY(field(u"Largest body"_s));
    m_dialog->showAddresses();
    QVERIFY(edit()->isVisible());
    QCOMPARE(edit()->value(), 8);
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    edit()->setFocus();
    edit()->selectAll();
    QTest::keyClicks(edit(), u"640"_s); // beyond the bound
    QTest::keyClick(edit(), Qt::Key_Tab);
    QCOMPARE(edit()->text(), u"64 MB"_s);
    QCOMPARE(m_dialog->options().largestBodyMegabytes(), 64);
    inspector::ReceiverOptions options = m_dialog->options();
    options.setLargestBody(48);
    open(options);
    QCOMPARE(edit()->value(), 48);
    edit()->setValue(0);
    QCOMPARE(m_dialog->options().largestBodyMegabytes(), 8);
}

void tst_ListenerDialog::aPageBeginsWithItsFirstControl()
{
    auto *tabs = m_dialog->findChild<TabWidget *>();
    const auto *addresses = m_dialog->findChild<AddressesPage *>();
    QVERIFY(m_dialog->focusWidget() && tabs->currentWidget()->isAncestorOf(m_dialog->focusWidget()));
    while (!tabs->currentWidget()->isAncestorOf(addresses) && tabs->currentWidget() != addresses)
        tabs->setCurrentIndex(tabs->currentIndex() + 1);
    QCOMPARE(m_dialog->focusWidget(), addresses->findChild<QListWidget *>());
    QWidget *body = field(u"Largest body"_s)->editor();
    body->setFocus();
    tabs->setCurrentIndex(0);
    tabs->setCurrentIndex(tabs->count() - 1);
    QCOMPARE(m_dialog->focusWidget(), body);
}

void tst_ListenerDialog::answersNothingAutomaticallyByDefault()
{
    QVERIFY(choice(u"Off"_s)->isChecked());
    QVERIFY(!callbacks()->isEnabled());
    m_dialog->accept();
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->automaticReply(), settings::AutomaticReply());
}

void tst_ListenerDialog::givesTheAutomaticReplyBack()
{
    settings::AutomaticReply reply;
    reply.status = protocol::TaskStatus::Running;
    reply.delay = std::chrono::seconds(90);
    reply.message = u"Wait"_s;
    reply.callbacks = {u"http://127.0.0.1:8080"_s, u"https://a.example"_s};
    open({}, reply);
    QVERIFY(choice(u"Running"_s)->isChecked());
    QCOMPARE(m_dialog->automaticReply(), reply);
    choice(u"Off"_s)->click(); // the typed text is kept for another choice
    reply.status.reset();
    QCOMPARE(m_dialog->automaticReply(), reply);
}

/// Nobody turns it on by a slip.
void tst_ListenerDialog::replyingWithoutATokenIsAskedOnce()
{
    auto *without = support::button<QCheckBox>(*m_dialog, u"Reply without an access token"_s);
    QVERIFY(without);
    const auto answer = [&](bool isYes) {
        without->click();
        QVERIFY(!without->isChecked());
        QTRY_VERIFY(m_dialog->findChild<Confirmation *>());
        auto *question = m_dialog->findChild<Confirmation *>();
        isYes ? question->accept() : question->reject();
        QTRY_VERIFY(!m_dialog->findChild<Confirmation *>());
    };
    answer(false);
    QVERIFY(!m_dialog->automaticReply().withoutToken);
    answer(true);
    QVERIFY(m_dialog->automaticReply().withoutToken);
    without->click();
    QVERIFY(!m_dialog->findChild<Confirmation *>());
    QVERIFY(!m_dialog->automaticReply().withoutToken);
}

void tst_ListenerDialog::automaticReplyNeedsAKeyOrAnOrigin()
{
    choice(u"Passed"_s)->click();
    m_dialog->accept();
    QVERIFY(m_dialog->isVisible());
    QVERIFY2(error().contains(u"Enter the HMAC key, or the origins that callbacks may go to"_s),
             qUtf8Printable(error()));
    QVERIFY(callbacks()->isVisible()); // the page with the wrong field is shown
    QCOMPARE(m_dialog->focusWidget(), callbacks());
    QVERIFY(!https()->isVisible());
    callbacks()->setPlainText(u" \n http://127.0.0.1:8080 \n"_s);
    QVERIFY(error().isEmpty());
    m_dialog->accept();
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->automaticReply().callbacks, QStringList{u"http://127.0.0.1:8080"_s});

    open({});
    choice(u"Failed"_s)->click();
    m_dialog->accept();
    QVERIFY(!error().isEmpty());
    QTest::keyClicks(field(u"HMAC key"_s)->editor(), u"k"_s);
    QVERIFY(error().isEmpty());
    m_dialog->accept();
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->automaticReply().status, protocol::TaskStatus::Failed);
}

void tst_ListenerDialog::wrongOriginIsSaidAtItsField_data()
{
    QTest::addColumn<bool>("hasKey");
    QTest::newRow("without a key") << false;
    QTest::newRow("with a key") << true;
}

void tst_ListenerDialog::wrongOriginIsSaidAtItsField()
{
    QFETCH(const bool, hasKey);
    if (hasKey)
        QTest::keyClicks(field(u"HMAC key"_s)->editor(), u"k"_s);
    choice(u"Passed"_s)->click();
    const QString typed = u"http://a.example\nhttp://b.example/callback\n"_s;
    callbacks()->setPlainText(typed);
    m_dialog->accept();
    QVERIFY(m_dialog->isVisible());
    QVERIFY2(error().contains(u"“http://b.example/callback” is not an origin."_s), qUtf8Printable(error()));
    QCOMPARE(callbacks()->toPlainText(), typed);
    choice(u"Off"_s)->click();
    m_dialog->accept();
    QTRY_VERIFY(!m_dialog->isVisible());
}

void tst_ListenerDialog::offersACallbackOnce()
{
    settings::AutomaticReply reply;
    reply.status = protocol::TaskStatus::Passed;
    reply.callbacks = {u"http://a.example"_s};
    open({}, reply);
    m_dialog->allowCallback(u"http://b.example"_s);
    m_dialog->allowCallback(u"http://b.example"_s);
    QCOMPARE(m_dialog->automaticReply().callbacks, (QStringList{u"http://a.example"_s, u"http://b.example"_s}));
}

void tst_ListenerDialog::automaticReplyIsChosenByKeyboard()
{
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    auto *pages = m_dialog->findChild<QTabBar *>();
    pages->setFocus();
    QTest::keyClick(pages, Qt::Key_Right);
    QTest::keyClick(pages, Qt::Key_Tab);
    QCOMPARE(m_dialog->focusWidget(), choice(u"Off"_s));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Right);
    QVERIFY(choice(u"Running"_s)->isChecked());
    for (const QString &name : {u"Delay"_s, u"Message"_s, u"Callbacks may go to"_s}) {
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
        QCOMPARE(m_dialog->focusWidget(), field(name)->editor());
    }
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab); // leaves the text of several lines
    QCOMPARE(m_dialog->focusWidget(), support::button<QCheckBox>(*m_dialog, u"Reply without an access token"_s));
    QVERIFY(callbacks()->toPlainText().isEmpty());
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Backtab);
    QCOMPARE(m_dialog->focusWidget(), callbacks());
    static_cast<QSpinBox *>(field(u"Delay"_s)->editor())->setValue(99'999);
    QCOMPARE(m_dialog->automaticReply().delay, std::chrono::seconds(3600));
}

RUNLATCH_WINDOW_TEST(tst_ListenerDialog)
#include "tst_listenerdialog.moc"
