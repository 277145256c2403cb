// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/checkpage.h"

#include "conformance/habits.h"
#include "support/closedport.h"
#include "support/freeport.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "support/warnings.h"
#include "ui/check/waysdialog.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/tables/tableview.h"
#include "ui/workbenchparts.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using conformance::Habits;
using conformance::HabitualIntegration;
using models::CaseModel;

/// The page checks an integration, shows its cases with their evidence, compares runs and writes reports.
class tst_CheckPage : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhatItIsForAtFirst();
    void refusesWhatIsNoUrl_data();
    void refusesWhatIsNoUrl();
    void tellsADefectAndWhatChanged();
    void endsAtOnceWhenItIsCancelled();
    void saysThatNobodyWasReached();
    void forgetsThatNobodyWasReached();
    void knowsTheKeyOfItsTargetAgain();
    void theNextPageGoesOnWithTheForm();
    void isReachedByThePublicUrl();
    void writesReportsWithoutTheKey_data();
    void writesReportsWithoutTheKey();

private:
    QPushButton *button(const QString &name) const { return support::button<QPushButton>(*m_page, name); }
    QAction *action(const QString &text) const { return support::action(*m_page, text); }
    TableView &table() const { return *m_page->findChild<TableView *>(); }
    const CaseModel &cases() const { return *qobject_cast<CaseModel *>(table().model()); }
    MessageBar &message() const { return *m_page->findChild<MessageBar *>(); }
    QLineEdit &line(const QString &name) const
    {
        return *qobject_cast<QLineEdit *>(support::field(*m_page, name)->editor());
    }
    bool says(const QString &text) const { return support::says(*m_page, text); }
    bool isHeaded(const QString &text) const
    {
        return support::firstOf<Badge>(
                   *m_page, [&text](const Badge *one) { return one->isVisible() && one->spec().text == text; })
            != nullptr;
    }
    void fill(const QUrl &url, const QByteArray &key = conformance::testKey()) const
    {
        line(u"URL of the integration"_s).setText(url.toString());
        line(u"HMAC key"_s).setText(QString::fromLatin1(key));
        qobject_cast<QComboBox *>(support::field(*m_page, u"Cases"_s)->editor())->setCurrentIndex(1); // quick
    }
    void seeEvidence();
    void find(const QString &id);
    bool hasEnded() const { return button(u"Start the check"_s)->isVisible(); }
    bool checks(const QUrl &url)
    {
        fill(url);
        button(u"Start the check"_s)->click();
        return support::waitFor([this] { return hasEnded(); }, 120'000);
    }
    void choose(const QString &id) const { table().setCurrentIndex(cases().index(cases().rowOf(id), 0)); }
    QString cell(const QString &id, CaseModel::Column column) const
    {
        return cases().index(cases().rowOf(id), static_cast<int>(column)).data().toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_parts;
    std::unique_ptr<CheckPage> m_page;
};

void tst_CheckPage::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_page = std::make_unique<CheckPage>(m_parts->workbench);
    m_page->resize(1200, 800);
    m_page->show();
}

void tst_CheckPage::cleanup()
{
    m_page.reset();
    m_parts.reset();
}

void tst_CheckPage::saysWhatItIsForAtFirst()
{
    QVERIFY(says(u"Check an integration"_s));
    QVERIFY(!button(u"Export"_s)->isEnabled());
    QVERIFY(!button(u"Compare with the last run"_s)->isEnabled());
    QVERIFY(!button(u"Cancel the check"_s)->isVisible());
    m_page->focusFirst();
    QCOMPARE(m_page->focusWidget(), &line(u"URL of the integration"_s));
    QCOMPARE(line(u"HMAC key"_s).echoMode(), QLineEdit::Password);
}

void tst_CheckPage::refusesWhatIsNoUrl_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("told");
    QTest::newRow("nothing") << QString() << u"whole URL"_s;
    QTest::newRow("without a scheme") << u"127.0.0.1:8080"_s << u"whole URL"_s;
    QTest::newRow("another scheme") << u"ftp://127.0.0.1/"_s << u"whole URL"_s;
    QTest::newRow("with a password") << u"http://a:b@127.0.0.1/"_s << u"password"_s;
}

void tst_CheckPage::refusesWhatIsNoUrl()
{
    QFETCH(QString, url);
    QFETCH(QString, told);
    line(u"URL of the integration"_s).setText(url);
    QTest::keyClick(&line(u"URL of the integration"_s), Qt::Key_Return);
    QVERIFY(says(told));
    QVERIFY(hasEnded());
    QCOMPARE(cases().rowCount(), 0);
}

/// The integration has a defect, is mended while it runs, and breaks again.
void tst_CheckPage::tellsADefectAndWhatChanged()
{
    bool isBroken = true;
    Habits habits;
    habits.refusal = 500;
    habits.refuses = [&isBroken](const QJsonObject &payload) {
        return isBroken && payload.value(u"is_speculative"_s).toBool();
    };
    const HabitualIntegration integration(habits);
    const QString id = u"payload.speculative"_s;
    QVERIFY(checks(integration.url()));
    QCOMPARE(cell(id, CaseModel::Column::Result), u"✗ Failed"_s);
    QCOMPARE(table().currentIndex().row(), 0); // what somebody has to look at first
    choose(id);
    seeEvidence();
    find(id);
    isBroken = false;
    button(u"Run the case again"_s)->click();
    QVERIFY(support::waitFor([this] { return hasEnded(); }, 60'000));
    QCOMPARE(cell(id, CaseModel::Column::Result), u"✓ Passed"_s);
    QCOMPARE(table().currentIndex().data(CaseModel::IdRole), id); // it is still shown
    QVERIFY(cases().rowCount() > 1);
    isBroken = true;
    QVERIFY(checks(integration.url()));
    auto *compare = button(u"Compare with the last run"_s);
    QVERIFY(compare->isEnabled());
    compare->click();
    QCOMPARE(cell(id, CaseModel::Column::Change), u"Newly failed"_s);
    QVERIFY(!table().isColumnHidden(static_cast<int>(CaseModel::Column::Change)));
    QVERIFY(says(u"Since the last run: Newly failed: 1"_s));
}

/// Of the shown case, which was answered 500.
void tst_CheckPage::seeEvidence()
{
    QVERIFY(says(u"Why it matters"_s) && says(u"Remedy"_s) && says(u"500"_s));
    support::firstOf<QTabBar>(*m_page, [](const QTabBar *) { return true; })->setCurrentIndex(1);
    const auto *exchanges = support::firstOf<QComboBox>(
        *m_page, [](const QComboBox *one) { return one->accessibleName() == "Exchange"_L1; });
    QVERIFY(exchanges && exchanges->count() > 0);
    QVERIFY(exchanges->itemText(0).contains(u"POST /runtask, 500"_s));
    QString texts;
    for (const auto *text : m_page->findChildren<QPlainTextEdit *>())
        texts += text->toPlainText();
    QVERIFY(texts.contains(u"POST /runtask"_s) && texts.contains(u"500 "_s));
    QVERIFY(!texts.contains(QString::fromLatin1(conformance::testKey())));
    QVERIFY(m_parts->activity.rowCount() > 0); // every exchange is listed there
}

/// Narrows the list to the shown case and back.
void tst_CheckPage::find(const QString &id)
{
    auto *filter =
        support::firstOf<QLineEdit>(*m_page, [](const QLineEdit *one) { return one->accessibleName() == "Filter"_L1; });
    filter->setText(u"is:passed id:"_s + id);
    QTRY_VERIFY(says(u"No cases match"_s));
    filter->setText(u"is:failed id:"_s + id);
    QTRY_COMPARE(cases().rowCount(), 1);
    filter->clear();
    QTRY_VERIFY(cases().rowCount() > 1);
    QCOMPARE(table().currentIndex().data(CaseModel::IdRole), id);
}

void tst_CheckPage::endsAtOnceWhenItIsCancelled()
{
    Habits habits;
    habits.slowness = std::chrono::minutes(5);
    const HabitualIntegration integration(habits);
    fill(integration.url());
    button(u"Start the check"_s)->click();
    QVERIFY(button(u"Cancel the check"_s)->isVisible());
    QVERIFY(!m_page->focusWidget() || !qobject_cast<QPushButton *>(m_page->focusWidget()));
    button(u"Cancel the check"_s)->click();
    QVERIFY(hasEnded());
    QVERIFY(message().text().contains(u"cancelled"_s));
    QVERIFY(cases().rowCount() > 10); // what was not tried is never green
    QCOMPARE(cases().count(conformance::Standing::NotTestable), cases().rowCount());
    QVERIFY(!button(u"Compare with the last run"_s)->isEnabled());
    QCOMPARE(m_page->focusWidget(), &table()); // where no key starts it again
}

void tst_CheckPage::saysThatNobodyWasReached()
{
    const support::ClosedPort nobody;
    QVERIFY(checks(QUrl(u"http://127.0.0.1:%1/"_s.arg(nobody.port()))));
    QTRY_VERIFY(message().text().contains(u"127.0.0.1:%1"_s.arg(nobody.port())));
    QCOMPARE(message().tone(), Tone::Error);
}

/// The integration starts behind the check, and one case is tried again.
void tst_CheckPage::forgetsThatNobodyWasReached()
{
    auto nobody = std::make_unique<support::ClosedPort>();
    const quint16 port = nobody->port();
    QVERIFY(checks(nobody->url(u"/runtask"_s)));
    QVERIFY(isHeaded(u"Target not reached"_s));
    nobody.reset();
    const HabitualIntegration integration({}, port);
    const QString id = u"answer.status"_s;
    choose(id);
    button(u"Run the case again"_s)->click();
    QVERIFY(support::waitFor([this] { return hasEnded(); }, 60'000));
    QCOMPARE(cell(id, CaseModel::Column::Result), u"✓ Passed"_s);
    QCOMPARE(table().currentIndex().data(CaseModel::IdRole), id);
    QVERIFY(!isHeaded(u"Target not reached"_s));
    QVERIFY(isHeaded(u"Not passed"_s)); // the other cases were not tried
}

/// Another page is as the program after a start: it has the URL from the settings, and the key from the keychain.
void tst_CheckPage::knowsTheKeyOfItsTargetAgain()
{
    const support::ClosedPort nobody;
    const QString target = nobody.url(u"/runtask"_s).toString();
    QVERIFY(checks(nobody.url(u"/runtask"_s)));
    m_page = std::make_unique<CheckPage>(m_parts->workbench);
    m_page->show();
    QCOMPARE(line(u"URL of the integration"_s).text(), target);
    QTRY_COMPARE(line(u"HMAC key"_s).text(), QString::fromLatin1(conformance::testKey()));
    QFile settings(m_folder->filePath(u"preferences.ini"_s));
    QVERIFY(m_parts->preferences.save() && settings.open(QIODevice::ReadOnly));
    QVERIFY(!settings.readAll().contains(conformance::testKey()));
    // The key belongs to that URL alone.
    line(u"URL of the integration"_s).setText(u"http://127.0.0.1:1/other"_s);
    QTest::keyClick(&line(u"URL of the integration"_s), Qt::Key_Return);
    QVERIFY(support::waitFor([this] { return message().text().contains(u"127.0.0.1:1"_s) && hasEnded(); }, 60'000));
    QCOMPARE(line(u"HMAC key"_s).text(), QString());
    line(u"URL of the integration"_s).setText(target);
    button(u"Start the check"_s)->click(); // its key is known
    QTRY_COMPARE(line(u"HMAC key"_s).text(), QString::fromLatin1(conformance::testKey()));
    QVERIFY(support::waitFor([this] { return hasEnded(); }, 60'000));
}

/// It is as if the form had stayed, also where no check was started: a key from the keychain is for its URL alone.
void tst_CheckPage::theNextPageGoesOnWithTheForm()
{
    const support::ClosedPort nobody;
    const QString target = nobody.url(u"/runtask"_s).toString();
    QVERIFY(checks(nobody.url(u"/runtask"_s))); // its key is in the keychain now
    button(u"Options"_s)->click();
    auto *dialog = m_page->findChild<WaysDialog *>();
    qobject_cast<QLineEdit *>(support::field(*dialog, u"Public URL of callbacks"_s)->editor())
        ->setText(u"http://callbacks.test"_s);
    dialog->accept();
    const auto goOn = [this] {
        const CheckPage::Carried before = m_page->carried();
        m_page = std::make_unique<CheckPage>(m_parts->workbench, before.run);
        m_page->goOn(before);
        m_page->show();
    };
    goOn();
    QVERIFY(cases().rowCount() > 0);
    QVERIFY(support::button<QPushButton>(*m_page, u"1 set..."_s));
    QCOMPARE(line(u"URL of the integration"_s).text(), target);
    QCOMPARE(line(u"HMAC key"_s).text(), QString::fromLatin1(conformance::testKey()));
    line(u"URL of the integration"_s).setText(u"http://127.0.0.1:1/other"_s);
    QTest::keyClick(&line(u"URL of the integration"_s), Qt::Key_Return);
    QVERIFY(support::waitFor([this] { return message().text().contains(u"127.0.0.1:1"_s) && hasEnded(); }, 60'000));
    QCOMPARE(line(u"HMAC key"_s).text(), QString());
    fill(QUrl(u"http://127.0.0.1:1/third"_s), "typed");
    goOn();
    QCOMPARE(line(u"URL of the integration"_s).text(), u"http://127.0.0.1:1/third"_s);
    QCOMPARE(line(u"HMAC key"_s).text(), u"typed"_s);
    QCOMPARE(qobject_cast<QComboBox *>(support::field(*m_page, u"Cases"_s)->editor())->currentIndex(), 1);
}

/// The name leads nowhere, so the integration calls the port that was chosen.
void tst_CheckPage::isReachedByThePublicUrl()
{
    const quint16 port = support::freePort();
    const QString name = u"http://callbacks.test"_s;
    QStringList called;
    Habits habits;
    habits.asksForPlan = false; // its address has that name, too
    habits.addressOf = [&called, port, name](QString url) {
        called.append(url);
        return url.replace(name, u"http://127.0.0.1:%1"_s.arg(port));
    };
    const HabitualIntegration integration(habits);
    button(u"Options"_s)->click();
    auto *dialog = m_page->findChild<WaysDialog *>();
    QVERIFY(dialog);
    qobject_cast<QLineEdit *>(support::field(*dialog, u"Public URL of callbacks"_s)->editor())->setText(name);
    for (QSpinBox *box : dialog->findChildren<QSpinBox *>()) {
        if (box->accessibleName() == "Port of callbacks"_L1)
            box->setValue(port);
    }
    dialog->accept();
    QVERIFY(support::button<QPushButton>(*m_page, u"2 set..."_s));
    QVERIFY(checks(integration.url()));
    QVERIFY(!called.isEmpty() && called.constFirst().startsWith(name));
    QCOMPARE(cell(u"callback.method"_s, CaseModel::Column::Result), u"✓ Passed"_s);
}

void tst_CheckPage::writesReportsWithoutTheKey_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("HTML") << u"Save as HTML..."_s << QByteArray("<!DOCTYPE html");
    QTest::newRow("Markdown") << u"Save as Markdown..."_s << QByteArray("## ");
    QTest::newRow("JUnit") << u"Save as JUnit..."_s << QByteArray("<?xml");
    QTest::newRow("JSON Lines") << u"Save as JSON Lines..."_s << QByteArray("{\"event\":\"check\"");
}

void tst_CheckPage::writesReportsWithoutTheKey()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, begins);
    const support::ClosedPort nobody; // every report has the cases of a target that is not there, too
    QVERIFY(checks(QUrl(u"http://127.0.0.1:%1/"_s.arg(nobody.port()))));
    action(command)->trigger();
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    const QString name = m_folder->filePath(u"report"_s);
    emit dialog->fileSelected(name);
    dialog->reject();
    QTRY_VERIFY(message().text().contains(u"was saved"_s));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray report = file.readAll();
    QVERIFY2(report.startsWith(begins), report.left(200).constData());
    QVERIFY(!report.contains(conformance::testKey()));
    action(command)->trigger();
    dialog = support::firstOf<QFileDialog>(*m_page, [](const QFileDialog *one) { return one->isVisible(); });
    emit dialog->fileSelected(m_folder->filePath(u"nowhere/report"_s));
    dialog->reject();
    QTRY_COMPARE(message().tone(), Tone::Error);
}

RUNLATCH_WINDOW_TEST(tst_CheckPage)

} // namespace runlatch::ui

#include "tst_checkpage.moc"
