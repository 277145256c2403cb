// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/consenttime.h"

#include "support/fakeclock.h"
#include "support/suite.h"
#include "ui/widgets/keys/heldkeys.h"

#include <QDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;

namespace runlatch::ui {

/// Consent to an action without undo is possible when it has stood for a second and no key is down.
class tst_ConsentTime : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void needsASecond();
    void needsAllKeysUp_data();
    void needsAllKeysUp();
    void beginsAnew();
    void isOverWithWhatWasAsked();
    void keysGoUpWithTheWindow();
    void keysGoUpUnheard_data();
    void keysGoUpUnheard();

private:
    support::FakeClock m_clock;
    QLineEdit m_line;
};

void tst_ConsentTime::init()
{
    m_clock.reset();
    m_line.show();
    QVERIFY(QTest::qWaitForWindowActive(&m_line));
    QVERIFY(!HeldKeys::all().isAnyDown());
}

void tst_ConsentTime::needsASecond()
{
    ConsentTime consent(m_clock);
    const QSignalSpy over(&consent, &ConsentTime::over);
    m_clock.advance(1min);
    QVERIFY(!consent.isOver()); // nothing is asked
    consent.begin();
    m_clock.advance(999ms);
    QVERIFY(!consent.isOver());
    m_clock.advance(1ms);
    QVERIFY(consent.isOver());
    QTest::keyPress(&m_line, Qt::Key_A);
    QVERIFY(consent.isOver());
    QTest::keyRelease(&m_line, Qt::Key_A);
    QCOMPARE(over.size(), 1);
}

void tst_ConsentTime::needsAllKeysUp_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("a letter") << Qt::KeyboardModifiers();
    QTest::newRow("a shortcut") << Qt::KeyboardModifiers(Qt::ControlModifier);
}
void tst_ConsentTime::needsAllKeysUp()
{
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    ConsentTime consent(m_clock);
    consent.begin();
    QTest::keyPress(&m_line, Qt::Key_A, modifiers);
    QTest::keyPress(&m_line, Qt::Key_B, modifiers);
    m_clock.advance(1min);
    QTest::simulateEvent(&m_line, false, Qt::Key_B, modifiers, {}, true); // as each repeat of a held key begins
    QTest::simulateEvent(&m_line, true, Qt::Key_B, modifiers, {}, true);
    QTest::keyRelease(&m_line, Qt::Key_A, modifiers);
    QVERIFY(!consent.isOver());
    QTest::keyRelease(&m_line, Qt::Key_B, modifiers);
    QVERIFY(consent.isOver());
}

void tst_ConsentTime::beginsAnew()
{
    ConsentTime consent(m_clock);
    consent.begin();
    m_clock.advance(800ms);
    consent.begin();
    m_clock.advance(800ms);
    QVERIFY(!consent.isOver());
    m_clock.advance(200ms);
    QVERIFY(consent.isOver());
    consent.begin();
    QVERIFY(!consent.isOver());
}

void tst_ConsentTime::isOverWithWhatWasAsked()
{
    ConsentTime consent(m_clock);
    consent.begin();
    consent.end();
    m_clock.advance(1min);
    QVERIFY(!consent.isOver());
}

/// This program does not hear of a key that goes up in another one's window.
void tst_ConsentTime::keysGoUpWithTheWindow()
{
    ConsentTime consent(m_clock);
    consent.begin();
    QTest::keyPress(&m_line, Qt::Key_A);
    m_clock.advance(1s);
    QVERIFY(!consent.isOver());
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    QVERIFY(consent.isOver());
}

/// Qt drops the end of a key that opened a dialog, and input methods may, too.
void tst_ConsentTime::keysGoUpUnheard_data()
{
    QTest::addColumn<bool>("opensDialog");
    QTest::newRow("silence") << false; // the first, because a window that closes ends it, too
    QTest::newRow("a dialog") << true;
}
void tst_ConsentTime::keysGoUpUnheard()
{
    QFETCH(const bool, opensDialog);
    ConsentTime consent(m_clock);
    consent.begin();
    m_clock.advance(1s);
    QVERIFY(consent.isOver());
    consent.begin();
    QTest::keyPress(&m_line, Qt::Key_A);
    m_clock.advance(1s);
    QVERIFY(!consent.isOver());
    QDialog dialog(&m_line);
    if (opensDialog)
        dialog.open();
    QTRY_VERIFY(consent.isOver());
    QTest::keyRelease(&m_line, Qt::Key_A);
}

RUNLATCH_WINDOW_TEST(tst_ConsentTime)

} // namespace runlatch::ui

#include "tst_consenttime.moc"
