// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/rulespage.h"

#include "support/fakeclock.h"
#include "support/quickfolder.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/connections/fileedit.h"
#include "ui/inspector/listener/listenerdialog.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/tables/tableview.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::ui;

/// The page shows what a file of rules has as it is, and a file that cannot be used is not taken.
class tst_RulesPage : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void showsTheFile();
    void readsAnotherOneWhenItWasTyped();
    void triesOnlyWhatIsRight();
    void theDialogTakesNoBrokenFile();
    void judgesTheFileThatIsNamed();

private:
    QString write(const QString &name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
    static int rows(const RulesPage &page) { return page.findChild<TableView *>()->model()->rowCount(); }
    static QString cell(const RulesPage &page, int row, int column)
    {
        return page.findChild<TableView *>()->model()->index(row, column).data().toString();
    }
    static QPushButton *tryButton(const RulesPage &page)
    {
        return support::button<QPushButton>(page, u"Try against the chosen request"_s);
    }

    support::QuickFolder m_folder;
    support::FakeClock m_clock;
};

void tst_RulesPage::showsTheFile()
{
    const QString file = write(u"a.rules"_s, "rule name=one\nleave\nrule name=two enabled=no\n");
    RulesPage page(file, m_clock);
    page.show();
    QTRY_COMPARE(rows(page), 2);
    QCOMPARE(cell(page, 1, 1), u"two"_s);
    QVERIFY(page.check());
    write(u"a.rules"_s, "rule name=one\nleaf\n");
    QVERIFY(support::waitFor([&] {
        m_clock.advance(rulebook::RuleFile::Pause);
        return rows(page) == 1;
    }));
    QCOMPARE(cell(page, 0, 0), u"2:1"_s);
    QVERIFY(!page.check());
    QVERIFY(support::field(page, u"File with rules"_s)->hasError());
}

void tst_RulesPage::readsAnotherOneWhenItWasTyped()
{
    RulesPage page({}, m_clock);
    QCOMPARE(rows(page), 0);
    QVERIFY(page.check());
    const QString file = write(u"b.rules"_s, "rule name=b\n");
    auto *edit = page.findChild<FileEdit *>();
    edit->setFile(file.chopped(1));
    edit->setFile(file);
    m_clock.advance(1s);
    QTRY_COMPARE(rows(page), 1);
    QCOMPARE(page.file(), file);
    edit->setFile(m_folder.filePath(u"none"_s));
    m_clock.advance(1s);
    QTRY_VERIFY(support::field(page, u"File with rules"_s)->hasError());
    QVERIFY(!page.check());
    edit->setFile({});
    m_clock.advance(1s);
    QCOMPARE(rows(page), 0);
    QVERIFY(page.check());
}

void tst_RulesPage::triesOnlyWhatIsRight()
{
    RulesPage page(write(u"c.rules"_s, "rule name=c when=ws:other\n"), m_clock);
    page.show();
    QVERIFY(!tryButton(page)->isEnabled());
    QTRY_VERIFY(tryButton(page)->isEnabled());
    const QSignalSpy wanted(&page, &RulesPage::tryWanted);
    tryButton(page)->click();
    QCOMPARE(wanted.count(), 1);
    const rulebook::RuleBook tried = page.book();
    const auto trials = tried.tryAgainst(rulebook::RuleRequest({}, {}, {}));
    page.showTrials(tried, trials, u"Tried."_s);
    QCOMPARE(cell(page, 0, 3), u"Does not act, because ws is empty."_s);
    QVERIFY(support::says(page, u"Tried."_s));
    write(u"c.rules"_s, "rule name=d\n");
    QVERIFY(support::waitFor([&] {
        m_clock.advance(rulebook::RuleFile::Pause);
        return cell(page, 0, 1) == "d"_L1;
    }));
    page.showTrials(tried, trials, u"Tried."_s); // of the rules of before
    QCOMPARE(cell(page, 0, 3), u"answers and replies as it is set up"_s);
    QVERIFY(!support::says(page, u"Tried."_s));
    write(u"c.rules"_s, "rul name=c\n");
    QVERIFY(support::waitFor([&] {
        m_clock.advance(rulebook::RuleFile::Pause);
        return !tryButton(page)->isEnabled();
    }));
}

void tst_RulesPage::theDialogTakesNoBrokenFile()
{
    ListenerDialog dialog({}, {});
    auto *page = new RulesPage(write(u"d.rules"_s, "leave\n"), m_clock);
    dialog.addRules(page);
    dialog.open();
    QTRY_COMPARE(rows(*page), 1);
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.accept();
    QVERIFY(page->isVisible() && support::field(*page, u"File with rules"_s)->hasError());
    page->findChild<FileEdit *>()->setFile({});
    m_clock.advance(1s);
    dialog.accept();
    QTRY_COMPARE(accepted.count(), 1);
}

/// The file that was named before says nothing of this one.
void tst_RulesPage::judgesTheFileThatIsNamed()
{
    RulesPage page(write(u"e.rules"_s, "leave\n"), m_clock);
    QTRY_COMPARE(rows(page), 1);
    QVERIFY(!page.check());
    page.findChild<FileEdit *>()->setFile(write(u"f.rules"_s, "rule name=f\n"));
    QCOMPARE(rows(page), 0);
    QVERIFY(page.book().isEmpty());
    QVERIFY(page.check()); // before it was read
}

RUNLATCH_WINDOW_TEST(tst_RulesPage)
#include "tst_rulespage.moc"
