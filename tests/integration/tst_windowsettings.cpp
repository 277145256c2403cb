// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "wording/translations.h"

#include <QClipboard>
#include <QMenuBar>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The settings of the program and the menu "Edit" can be used by keyboard alone.
class tst_WindowSettings : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void settingsByKeyboard();
    void settingsFromTheNavigation();
    void theLanguageIsThatOfTheNextStart();
    void editMenuByKeyboard();
    void undoOfAnArchivingIsInTheMenu();

private:
    /// `words` are the text of the menu item, without its key.
    bool fromEditMenu(const QString &words)
    {
        person().key(Qt::Key_E, Qt::AltModifier);
        for (int steps = 0; steps < 30; ++steps) {
            const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            const QAction *at = menu ? menu->activeAction() : nullptr;
            if (at && QString(at->text()).remove(u'&').startsWith(words)) {
                person().key(Qt::Key_Return);
                return true;
            }
            person().key(Qt::Key_Down);
        }
        person().key(Qt::Key_Escape);
        return false;
    }
    bool isDialogShown() const { return QApplication::activeModalWidget() != nullptr; }
};

void tst_WindowSettings::init()
{
    makeWindow();
    QVERIFY(m_window->start());
    QVERIFY(person().waitFor(u"Listening on"_s));
}

void tst_WindowSettings::cleanup()
{
    m_window.reset();
}

void tst_WindowSettings::settingsByKeyboard()
{
    person().key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(person().tabTo(u"Filter"_s));
    person().write(u"status"_s);
    const QWidget *before = QApplication::focusWidget();
    person().key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(isDialogShown());
    QVERIFY(person().tabTo(u"Light"_s));
    person().key(Qt::Key_Right);
    QVERIFY(m_window->window().palette().color(QPalette::Base).lightness() < 128); // dark, at once
    QVERIFY(person().tabTo(u"Settings of the program"_s));
    person().key(Qt::Key_Right);
    QVERIFY(person().waitFor(u"On the disk: requests "_s));
    QVERIFY(person().tabTo(u"Size"_s));
    person().key(Qt::Key_A, Qt::ControlModifier);
    person().write(u"200\n"_s); // Enter ends the number
    QVERIFY(isDialogShown());
    QVERIFY(person().tabTo(u"Save"_s));
    person().key(Qt::Key_Return);
    QTRY_VERIFY(!isDialogShown());
    person().key(Qt::Key_X); // somebody who writes goes on
    QCOMPARE(QApplication::focusWidget(), before);
    QCOMPARE(qobject_cast<const QLineEdit *>(before)->text(), u"statusx"_s);
    person().key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(isDialogShown());
    QVERIFY(person().find<QAbstractButton>(u"Dark"_s));
    QVERIFY(person().tabTo(u"Settings of the program"_s));
    person().key(Qt::Key_Right);
    QTRY_VERIFY(person().find<QSpinBox>(u"Size"_s));
    QCOMPARE(person().find<QSpinBox>(u"Size"_s)->value(), 200);
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!isDialogShown());
    QCOMPARE(m_window->window().focusWidget(), before);
}

void tst_WindowSettings::settingsFromTheNavigation()
{
    person().key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(person().tabTo(u"Settings"_s));
    const QWidget *before = QApplication::focusWidget();
    person().key(Qt::Key_Return);
    QTRY_VERIFY(isDialogShown());
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!isDialogShown());
    person().key(Qt::Key_Shift);
    QCOMPARE(QApplication::focusWidget(), before);
}

/// The keyboard reaches each choice; how the language changes at once is shown by tst_windowlanguage.
void tst_WindowSettings::theLanguageIsThatOfTheNextStart()
{
    QVERIFY(fromEditMenu(u"Settings"_s));
    QTRY_VERIFY(isDialogShown());
    QVERIFY(person().tabTo(u"System"_s));
    person().key(Qt::Key_Tab);
    QVERIFY(person().tabTo(u"System"_s)); // that of the language
    person().key(Qt::Key_Right);
    person().key(Qt::Key_Right);
    const QPointer<ui::MainWindow> before(&m_window->window());
    QVERIFY(person().click(u"Save"_s));
    QTRY_VERIFY(!before);
    m_window->restart();
    QVERIFY(m_window->start());
    QVERIFY(m_window->window().menuBar()->actions().at(1)->text().contains(u"earbeiten"_s));
    m_window.reset();                    // gives the locale back
    wording::installTranslations(*qApp); // for the others
}

void tst_WindowSettings::editMenuByKeyboard()
{
    person().key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(fromEditMenu(u"Filter the exchanges"_s));
    person().write(u"one two"_s);
    QVERIFY(fromEditMenu(u"Select all"_s));
    QVERIFY(fromEditMenu(u"Cut"_s));
    QCOMPARE(person().find<QLineEdit>(u"Filter"_s)->text(), QString());
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one two"_s);
    QVERIFY(fromEditMenu(u"Undo"_s));
    QCOMPARE(person().find<QLineEdit>(u"Filter"_s)->text(), u"one two"_s);
    person().key(Qt::Key_Escape);
    QCOMPARE(person().find<QLineEdit>(u"Filter"_s)->text(), QString());
}

void tst_WindowSettings::undoOfAnArchivingIsInTheMenu()
{
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!person().row(u"Change requests"_s, 0).isEmpty());
    QVERIFY(person().tabTo(u"Change requests"_s));
    QVERIFY(fromEditMenu(u"Copy the ids"_s));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"wscr-"_s));
    QVERIFY(fromEditMenu(u"Copy the rows as JSON"_s));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u'{'));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Archiv"_s));
    QTRY_VERIFY(person().control(u"Undo"_s));
    QVERIFY(fromEditMenu(u"Undo the last archiving"_s));
    QTRY_VERIFY(!person().control(u"Undo"_s));
}

RUNLATCH_WINDOW_TEST(tst_WindowSettings)

} // namespace runlatch::integration

#include "tst_windowsettings.moc"
