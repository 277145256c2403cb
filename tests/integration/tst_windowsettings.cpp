// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/demowindow.h"
#include "support/suite.h"
#include "wording/translations.h"

#include <QClipboard>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The settings of the program and the menu "Edit", by keyboard alone.
class tst_WindowSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { wording::installTranslations(*qApp); }
    void init();
    void cleanup();
    void settingsByKeyboard();
    void settingsFromTheNavigation();
    void languageFromTheNextStartOn();
    void editMenuByKeyboard();
    void undoOfAnArchivingIsInTheMenu();

private:
    /// `words` are the text of the menu item, without its key.
    bool fromEditMenu(const QString &words)
    {
        m_person->key(Qt::Key_E, Qt::AltModifier);
        for (int steps = 0; steps < 30; ++steps) {
            const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            const QAction *at = menu ? menu->activeAction() : nullptr;
            if (at && QString(at->text()).remove(u'&').startsWith(words)) {
                m_person->key(Qt::Key_Return);
                return true;
            }
            m_person->key(Qt::Key_Down);
        }
        m_person->key(Qt::Key_Escape);
        return false;
    }
    bool isDialogShown() const { return QApplication::activeModalWidget() != nullptr; }

    std::unique_ptr<DemoWindow> m_demo;
    std::unique_ptr<WindowDriver> m_person;
};

void tst_WindowSettings::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_demo = std::make_unique<DemoWindow>();
    m_person = std::make_unique<WindowDriver>(m_demo->window());
    QVERIFY(m_demo->start());
    QVERIFY(m_person->waitFor(u"Listening on"_s));
}

void tst_WindowSettings::cleanup()
{
    m_person.reset();
    m_demo.reset();
}

void tst_WindowSettings::settingsByKeyboard()
{
    m_person->key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(m_person->tabTo(u"Filter"_s));
    m_person->write(u"status"_s);
    const QWidget *before = QApplication::focusWidget();
    m_person->key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(isDialogShown());
    QVERIFY(m_person->tabTo(u"Light"_s));
    m_person->key(Qt::Key_Right);
    QVERIFY(m_demo->window().palette().color(QPalette::Base).lightness() < 128); // dark, at once
    QVERIFY(m_person->tabTo(u"Settings of the program"_s));
    m_person->key(Qt::Key_Right);
    QVERIFY(m_person->waitFor(u"On the disk: requests "_s));
    QVERIFY(m_person->tabTo(u"Size"_s));
    m_person->key(Qt::Key_A, Qt::ControlModifier);
    m_person->write(u"200\n"_s); // Enter ends the number
    QVERIFY(isDialogShown());
    QVERIFY(m_person->tabTo(u"Save"_s));
    m_person->key(Qt::Key_Return);
    QTRY_VERIFY(!isDialogShown());
    m_person->key(Qt::Key_X); // somebody who writes goes on
    QCOMPARE(QApplication::focusWidget(), before);
    QCOMPARE(qobject_cast<const QLineEdit *>(before)->text(), u"statusx"_s);
    m_person->key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(isDialogShown());
    QVERIFY(m_person->find<QAbstractButton>(u"Dark"_s));
    QVERIFY(m_person->tabTo(u"Settings of the program"_s));
    m_person->key(Qt::Key_Right);
    QTRY_VERIFY(m_person->find<QSpinBox>(u"Size"_s));
    QCOMPARE(m_person->find<QSpinBox>(u"Size"_s)->value(), 200);
    m_person->key(Qt::Key_Escape);
    QTRY_VERIFY(!isDialogShown());
    QCOMPARE(m_demo->window().focusWidget(), before);
}

void tst_WindowSettings::settingsFromTheNavigation()
{
    m_person->key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(m_person->tabTo(u"Settings"_s));
    const QWidget *before = QApplication::focusWidget();
    m_person->key(Qt::Key_Return);
    QTRY_VERIFY(isDialogShown());
    m_person->key(Qt::Key_Escape);
    QTRY_VERIFY(!isDialogShown());
    m_person->key(Qt::Key_Shift);
    QCOMPARE(QApplication::focusWidget(), before);
}

void tst_WindowSettings::languageFromTheNextStartOn()
{
    QVERIFY(fromEditMenu(u"Settings"_s));
    QTRY_VERIFY(isDialogShown());
    QVERIFY(m_person->tabTo(u"System"_s));
    m_person->key(Qt::Key_Tab);
    QVERIFY(m_person->tabTo(u"System"_s)); // that of the language
    m_person->key(Qt::Key_Right);
    m_person->key(Qt::Key_Right);
    QVERIFY(m_person->waitFor(u"Restart Runlatch to use this language."_s));
    QVERIFY(m_person->tabTo(u"Save"_s));
    m_person->key(Qt::Key_Return);
    QTRY_VERIFY(!isDialogShown());
    m_person.reset();
    m_demo->restart();
    m_person = std::make_unique<WindowDriver>(m_demo->window());
    QVERIFY(m_demo->start());
    QVERIFY(m_demo->window().menuBar()->actions().at(1)->text().contains(u"earbeiten"_s));
    wording::installTranslations(*qApp); // for the others
}

void tst_WindowSettings::editMenuByKeyboard()
{
    m_person->key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(fromEditMenu(u"Filter the exchanges"_s));
    m_person->write(u"one two"_s);
    QVERIFY(fromEditMenu(u"Select all"_s));
    QVERIFY(fromEditMenu(u"Cut"_s));
    QCOMPARE(m_person->find<QLineEdit>(u"Filter"_s)->text(), QString());
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one two"_s);
    QVERIFY(fromEditMenu(u"Undo"_s));
    QCOMPARE(m_person->find<QLineEdit>(u"Filter"_s)->text(), u"one two"_s);
    m_person->key(Qt::Key_Escape);
    QCOMPARE(m_person->find<QLineEdit>(u"Filter"_s)->text(), QString());
}

void tst_WindowSettings::undoOfAnArchivingIsInTheMenu()
{
    m_person->key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!m_person->row(u"Change requests"_s, 0).isEmpty());
    QVERIFY(m_person->tabTo(u"Change requests"_s));
    QVERIFY(fromEditMenu(u"Copy the ids"_s));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"wscr-"_s));
    QVERIFY(fromEditMenu(u"Copy the rows as JSON"_s));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u'{'));
    m_person->key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(m_person->waitFor(u"Archiv"_s));
    QTRY_VERIFY(m_person->control(u"Undo"_s));
    QVERIFY(fromEditMenu(u"Undo the last archiving"_s));
    QTRY_VERIFY(!m_person->control(u"Undo"_s));
}

RUNLATCH_WINDOW_TEST(tst_WindowSettings)

} // namespace runlatch::integration

#include "tst_windowsettings.moc"
