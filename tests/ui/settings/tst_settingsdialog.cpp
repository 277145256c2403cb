// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/settingsdialog.h"

#include "redaction/addednames.h"
#include "settings/lockedkeychain.h"
#include "settings/logfile.h"
#include "store/newcaptures.h"
#include "support/fulldisk.h"
#include "support/quickfolder.h"
#include "support/sight.h"
#include "support/storecalls.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/listener/listenerdialog.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/workbenchparts.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Settings are seen at once, taken back by Cancel, and kept within their bounds.
class tst_SettingsDialog : public support::ThemedTest
{
    Q_OBJECT

public slots:
    void noteOpened(const QUrl &url) { m_opened = url; } ///< takes the place of the desktop

private slots:
    void initTestCase() { QDesktopServices::setUrlHandler(u"file"_s, this, "noteOpened"); }
    void init();
    void cleanup();
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(u"file"_s); }
    void themeIsSeenAtOnce();
    void cancelTakesTheThemeBack();
    void theLanguageIsSaved();
    void limitsAreKeptWithinTheirBounds();
    void enterInANumberDoesNotSave();
    void saysWhereAndHowMuch();
    void opensAndCopiesTheFolder();
    void switchesTheLog();
    void quietensTheDesktop();
    void addsNamesOfSecrets();
    void staysWithAWrongName();
    void leadsToTheDialogOfTheListener();
    void waitsForTheKeychain();
    void opensWhereItWasLeftUnlessTurnedOff();
    void cancelKeepsNothing();
    void staysWhileTheDiskIsFull();
    void aThemeThatTheDiskRefusedHolds();
    void theThemeOfBeforeIsSavedAfterAFullDisk();
    void everythingHasAName();
    void fitsALowScreen();

private:
    void open()
    {
        m_dialog = new SettingsDialog(m_parts->workbench, *m_runTasks, m_runTasks.get());
        m_dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }
    /// Opens the store as the program does.
    void openStore()
    {
        QVERIFY(m_parts->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
        m_runTasks->sessionOpened();
    }
    template <typename T> T *find(const QString &name) const
    {
        const auto all = m_dialog->findChildren<T *>();
        const auto found = std::find_if(all.begin(), all.end(), [&name](const T *one) {
            if (const auto *button = qobject_cast<const QAbstractButton *>(one))
                return button->text().remove(u'&') == name || one->accessibleName() == name;
            return one->accessibleName() == name;
        });
        return found == all.end() ? nullptr : *found;
    }
    void show(const QString &section) const
    {
        auto *tabs = m_dialog->findChild<QTabBar *>();
        for (int index = 0; index < tabs->count(); ++index) {
            if (tabs->tabText(index) == section)
                tabs->setCurrentIndex(index);
        }
    }
    bool says(const QString &words) const { return support::says(*m_dialog, words); }
    /// The texts of the messages that stand in the dialog.
    QStringList warnings() const
    {
        QStringList texts;
        for (const MessageBar *bar : m_dialog->findChildren<MessageBar *>()) {
            if (bar->hasMessage())
                texts += bar->text();
        }
        return texts;
    }
    void save() const { find<QPushButton>(u"Save"_s)->click(); }
    QCheckBox *agreement() const
    {
        return find<QCheckBox>(u"Remove the values of new names from older requests for good"_s);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_parts;
    std::unique_ptr<RunTasksPage> m_runTasks;
    QPointer<SettingsDialog> m_dialog;
    QUrl m_opened;
};

void tst_SettingsDialog::init()
{
    m_theme->apply(ThemeChoice::Light);
    m_folder = std::make_unique<QTemporaryDir>();
    m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_runTasks = std::make_unique<RunTasksPage>(m_parts->workbench);
    m_runTasks->resize(1200, 700);
    m_runTasks->show();
}

void tst_SettingsDialog::cleanup()
{
    delete m_dialog;
    redaction::setAddedNames({});
    m_runTasks.reset();
    m_parts.reset();
}

void tst_SettingsDialog::themeIsSeenAtOnce()
{
    open();
    QVERIFY(find<QRadioButton>(u"Light"_s)->isChecked());
    find<QRadioButton>(u"Dark"_s)->click();
    QVERIFY(m_theme->isDark());
    QCOMPARE(m_parts->preferences.theme(), settings::ThemePreference::System); // the choice is not saved yet
    save();
    QCOMPARE(m_parts->preferences.theme(), settings::ThemePreference::Dark);
    QVERIFY(m_theme->isDark());
}

void tst_SettingsDialog::cancelTakesTheThemeBack()
{
    open();
    find<QRadioButton>(u"Dark"_s)->click();
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QVERIFY(!m_theme->isDark());
    QCOMPARE(m_theme->choice(), ThemeChoice::Light);
    QCOMPARE(m_parts->preferences.theme(), settings::ThemePreference::System);
}

void tst_SettingsDialog::theLanguageIsSaved()
{
    open();
    QVERIFY(says(u"The language changes when the settings are saved."_s));
    find<QRadioButton>(u"Deutsch"_s)->click();
    QCOMPARE(m_parts->preferences.language(), settings::LanguagePreference::System);
    save();
    QCOMPARE(m_parts->preferences.language(), settings::LanguagePreference::German);
    open();
    QVERIFY(find<QRadioButton>(u"Deutsch"_s)->isChecked());
}

void tst_SettingsDialog::limitsAreKeptWithinTheirBounds()
{
    openStore();
    open();
    show(u"Storage"_s);
    auto *size = find<QSpinBox>(u"Size"_s);
    QVERIFY(says(u"64 MB to 16 TB"_s) && says(u"at most 3,650"_s)); // the bounds are named
    size->setFocus();
    size->selectAll();
    QTest::keyClicks(size, u"3"_s);
    QTest::keyClick(size, Qt::Key_Return); // Enter works like leaving the field
    QCOMPARE(size->value(), 64);           // the bound, and not the previous number
    find<QSpinBox>(u"Age"_s)->setValue(30);
    save();
    QCOMPARE(m_parts->preferences.captureMegabytes(), 64);
    QCOMPARE(m_parts->preferences.captureDays(), 30);
}

void tst_SettingsDialog::enterInANumberDoesNotSave()
{
    open();
    show(u"Storage"_s);
    auto *size = find<QSpinBox>(u"Size"_s);
    size->setFocus();
    size->selectAll();
    QTest::keyClicks(size, u"128"_s);
    QTest::keyClick(size, Qt::Key_Return);
    QVERIFY(m_dialog && m_dialog->isVisible());
    QCOMPARE(size->value(), 128);
    QCOMPARE(m_parts->preferences.captureMegabytes(), 4096);
    show(u"Listener"_s); // the number stays while another section is shown
    show(u"Storage"_s);
    QCOMPARE(size->value(), 128);
}

void tst_SettingsDialog::saysWhereAndHowMuch()
{
    openStore();
    QFile log(settings::logFile(m_folder->path()));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(QByteArray(3 * 1024 * 1024, 'x'));
    log.close();
    open();
    show(u"Storage"_s);
    QTRY_VERIFY(says(u"0 requests"_s) || says(u"0 request"_s)); // the usage of the store
    QTRY_VERIFY(says(u"On the disk: requests "_s));
    QVERIFY(says(u"log 3 MB."_s));
    QVERIFY(says(u"the newest 5,000, at most 32 MB"_s));
    show(u"Log"_s);
    QVERIFY(says(u"The log takes 3 MB now."_s));
    QVERIFY(says(u"Tokens, keys and other secrets are redacted"_s));
    QVERIFY(says(u"At 50 MB"_s));
}

void tst_SettingsDialog::opensAndCopiesTheFolder()
{
    open();
    show(u"Storage"_s);
    const QString folder = QDir(m_folder->path()).absolutePath();
    find<CopyButton>(u"Copy the path of the folder"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), folder);
    find<QPushButton>(u"Open folder"_s)->click();
    QCOMPARE(m_opened, QUrl::fromLocalFile(folder));
    show(u"Log"_s);
    m_opened.clear();
    find<CopyButton>(u"Copy the path of the log file"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), settings::logFile(folder));
}

void tst_SettingsDialog::switchesTheLog()
{
    open();
    QSignalSpy wanted(m_dialog, &SettingsDialog::logWanted);
    show(u"Log"_s);
    find<QCheckBox>(u"Write every exchange to a log file"_s)->click();
    QCOMPARE(wanted.count(), 0);
    save();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toBool(), true);
}

/// Requests that are stored already are sealed by the new name, while the store stays open.
void tst_SettingsDialog::quietensTheDesktop()
{
    open();
    show(u"Desktop"_s);
    find<QRadioButton>(u"Quiet"_s)->click();
    QCOMPARE(m_parts->preferences.alerts(), settings::AlertPreference::Loud);
    save();
    QCOMPARE(m_parts->preferences.alerts(), settings::AlertPreference::Quiet);
}

void tst_SettingsDialog::addsNamesOfSecrets()
{
    openStore();
    const QString file = m_parts->inspector.file();
    store::NewCapture capture = store::newCapture();
    capture.body = R"({"corp_pin":"CanaryPin0123456789"})";
    QVERIFY(store::append(m_parts->inspector.store(), capture));
    open();
    show(u"Secrets"_s);
    auto *names = find<QPlainTextEdit>(u"Further names of secrets"_s);
    QVERIFY(names && names->toPlainText().isEmpty());
    QTest::keyClicks(names, u" corp-pin "_s);
    QTest::keyClick(names, Qt::Key_Return);
    QTest::keyClicks(names, u"otp"_s);
    save();
    QVERIFY(m_dialog->isVisible() && says(u"Tick below that older requests lose"_s));
    QCOMPARE(m_dialog->focusWidget(), agreement());
    QVERIFY(redaction::addedNames().isEmpty());
    agreement()->click();
    QSignalSpy sealed(&m_parts->inspector, &inspector::Session::sealedAnew);
    save();
    const QStringList added{u"corp-pin"_s, u"otp"_s};
    QCOMPARE(m_parts->preferences.secretNames(), added);
    QCOMPARE(redaction::addedNames(), added);
    QTRY_VERIFY(!support::bytesOf(QFileInfo(file).absolutePath()).contains("CanaryPin"));
    QTRY_VERIFY(!sealed.isEmpty());
}

void tst_SettingsDialog::staysWithAWrongName()
{
    open();
    show(u"Secrets"_s);
    auto *names = find<QPlainTextEdit>(u"Further names of secrets"_s);
    names->setPlainText(u"corp-pin\n<b>a b</b>"_s);
    show(u"Log"_s);
    save();
    QVERIFY(m_dialog->isVisible() && names->isVisible() && names->hasFocus());
    QVERIFY(says(u"“<b>a b</b>” is not a valid name"_s));
    QVERIFY(m_parts->preferences.secretNames().isEmpty());
    names->setPlainText(u"corp-pin"_s);
    QVERIFY(!says(u"is not a valid name"_s));
    QGuiApplication::clipboard()->setText(QString(1 << 20, u'a'));
    names->paste();
    QVERIFY(says(u"This is too much text"_s)); // the text is as it was
    agreement()->click();
    save();
    QCOMPARE(redaction::addedNames(), QStringList{u"corp-pin"_s});
}

void tst_SettingsDialog::leadsToTheDialogOfTheListener()
{
    settings::ListenerSettings kept;
    kept.endpoints.append(kept.endpoints.first());
    kept.endpoints.last().id = QUuid::createUuid();
    kept.endpoints.last().name = u"Plan checks"_s;
    kept.endpoints.last().path = u"/checks"_s;
    m_parts->preferences.setListener(kept);
    m_runTasks = std::make_unique<RunTasksPage>(m_parts->workbench);
    m_runTasks->show();
    open();
    show(u"Listener"_s);
    QVERIFY(says(u"Plan checks (/checks)"_s));
    QVERIFY(says(u"127.0.0.1, any port"_s));
    find<QPushButton>(u"Endpoints, keys and addresses..."_s)->click();
    const auto *dialog = m_runTasks->findChild<ListenerDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->options().endpoints.size(), 2);
}

void tst_SettingsDialog::waitsForTheKeychain()
{
    settings::ListenerSettings kept;
    kept.endpoints.first().hasKeys = true;
    m_parts->preferences.setListener(kept);
    auto keychain = std::make_unique<settings::LockedKeychain>();
    settings::LockedKeychain *locked = keychain.get();
    settings::SecretStore secrets(m_parts->clock, std::move(keychain));
    const Workbench &usual = m_parts->workbench;
    Workbench workbench{usual.clock,     usual.http,      usual.service,     usual.inspector,   usual.simulator,
                        usual.workStore, usual.activity,  usual.preferences, usual.connections, usual.tokens,
                        usual.theme,     usual.storeGate, secrets,           usual.ledger};
    RunTasksPage page(workbench);
    page.show();
    m_dialog = new SettingsDialog(workbench, page, &page);
    m_dialog->open();
    show(u"Listener"_s);
    QVERIFY(says(u"Waiting for the keychain"_s));
    QVERIFY(!find<QPushButton>(u"Endpoints, keys and addresses..."_s)->isEnabled());
    locked->reads.first()(QByteArray("first\nsecond"));
    QVERIFY(!says(u"Waiting for the keychain"_s));
    QVERIFY(find<QPushButton>(u"Endpoints, keys and addresses..."_s)->isEnabled());
    save();
    QVERIFY(locked->written.isEmpty() && locked->removed.isEmpty()); // nothing was changed
    delete m_dialog;
}

/// What was kept is forgotten then.
void tst_SettingsDialog::opensWhereItWasLeftUnlessTurnedOff()
{
    settings::Session &session = m_parts->preferences.session();
    session.setText(settings::SessionPart::Page, u"check"_s);
    open();
    auto *asLeft = find<QCheckBox>(u"Open where I left off"_s);
    QVERIFY(asLeft && asLeft->isChecked());
    asLeft->click();
    QCOMPARE(session.text(settings::SessionPart::Page), u"check"_s);
    save();
    QVERIFY(!session.isWanted());
    session.setWanted(true);
    QCOMPARE(session.text(settings::SessionPart::Page), QString());
}

void tst_SettingsDialog::cancelKeepsNothing()
{
    const settings::ListenerSettings listener = m_parts->preferences.listener();
    open();
    find<QSpinBox>(u"Size"_s)->setValue(100);
    find<QRadioButton>(u"Deutsch"_s)->click();
    find<QCheckBox>(u"Write every exchange to a log file"_s)->click();
    find<QPushButton>(u"Cancel"_s)->click();
    QCOMPARE(m_parts->preferences.captureMegabytes(), 4096);
    QCOMPARE(m_parts->preferences.listener(), listener);
    QCOMPARE(m_parts->preferences.language(), settings::LanguagePreference::System);
    QVERIFY(!m_parts->preferences.logsExchanges());
}

void tst_SettingsDialog::staysWhileTheDiskIsFull()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    open();
    find<QRadioButton>(u"Dark"_s)->click();
    {
        const support::FullDisk full;
        save();
        QVERIFY(m_dialog && m_dialog->isVisible());
        QCOMPARE(
            warnings(),
            QStringList{
                u"The settings could not be written. They hold until Runlatch ends. Make room on the disk, then save again."_s});
    }
    save();
    QTRY_VERIFY(!m_dialog);
    QCOMPARE(settings::Preferences(m_folder->path()).theme(), settings::ThemePreference::Dark);
}

/// Cancel takes back only what was chosen after it.
void tst_SettingsDialog::aThemeThatTheDiskRefusedHolds()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    open();
    find<QRadioButton>(u"Dark"_s)->click();
    {
        const support::FullDisk full;
        save();
    }
    QVERIFY(m_dialog && m_dialog->isVisible());
    find<QRadioButton>(u"Light"_s)->click();
    find<QPushButton>(u"Cancel"_s)->click();
    QCOMPARE(m_theme->choice(), ThemeChoice::Dark);
    QCOMPARE(m_parts->preferences.theme(), settings::ThemePreference::Dark);
}

void tst_SettingsDialog::theThemeOfBeforeIsSavedAfterAFullDisk()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    open();
    find<QRadioButton>(u"Dark"_s)->click();
    {
        const support::FullDisk full;
        save();
    }
    QVERIFY(m_dialog && m_dialog->isVisible());
    find<QRadioButton>(u"Light"_s)->click();
    save();
    QTRY_VERIFY(!m_dialog);
    QCOMPARE(settings::Preferences(m_folder->path()).theme(), settings::ThemePreference::Light);
}

void tst_SettingsDialog::everythingHasAName()
{
    open();
    for (const QWidget *widget : m_dialog->findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QTabBar *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget)
            || (qobject_cast<const QLineEdit *>(widget)
                && !qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()));
        if (!isControl || widget->isHidden() || widget->parentWidget()->isHidden()
            || widget->objectName().startsWith(u"Scroll"_s) || widget->inherits("QToolButton"))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 widget->metaObject()->className());
    }
}

/// The dialog fits a low screen: 600 pixels, including the window's frame and the desktop's bar.
void tst_SettingsDialog::fitsALowScreen()
{
    openStore();
    open();
    show(u"Storage"_s);
    QTRY_VERIFY(says(u"On the disk: requests "_s));
    QVERIFY2(m_dialog->height() <= 540, qPrintable(QString::number(m_dialog->height())));
}

RUNLATCH_WINDOW_TEST(tst_SettingsDialog)

} // namespace runlatch::ui

#include "tst_settingsdialog.moc"
