// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/screenfit.h"

#include "support/suite.h"
#include "support/warnings.h"

#include <QMainWindow>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <memory>

namespace runlatch::ui {

/// A window never becomes larger than its screen, so that its edges stay in reach.
class tst_ScreenFit : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void isNoLargerThanTheScreen();
    void staysAsItIsWhereItFits();
    void comesToASmallerScreen();
    void isRestoredWithinTheScreen();

private:
    bool isWithin(const QScreen *screen) const
    {
        const QSize room = screen->availableSize();
        return m_window->frameGeometry().size() == m_window->frameGeometry().size().boundedTo(room)
            && m_window->minimumSize() == m_window->minimumSize().boundedTo(room);
    }
    static QScreen *small() { return QGuiApplication::screens().last(); }

    std::unique_ptr<QMainWindow> m_window;
};

void tst_ScreenFit::init()
{
    support::failOnWarnings();
    m_window = std::make_unique<QMainWindow>();
    QVERIFY(QGuiApplication::primaryScreen()->availableSize().width() >= 1280);
    QVERIFY(small()->availableSize().width() < 1280);
}

void tst_ScreenFit::isNoLargerThanTheScreen()
{
    ScreenFit fit(*m_window, {3000, 2000});
    m_window->resize(5000, 4000);
    fit.fit();
    QVERIFY(isWithin(m_window->screen()));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(isWithin(m_window->screen()));
}

void tst_ScreenFit::staysAsItIsWhereItFits()
{
    ScreenFit fit(*m_window, {900, 600});
    m_window->resize(1280, 800);
    fit.fit();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCOMPARE(m_window->size(), QSize(1280, 800));
    QCOMPARE(m_window->minimumSize(), QSize(900, 600));
}

void tst_ScreenFit::comesToASmallerScreen()
{
    ScreenFit fit(*m_window, {900, 600});
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->setScreen(small());
    QTRY_VERIFY(isWithin(small()));
    QVERIFY(m_window->minimumHeight() > 500);
}

void tst_ScreenFit::isRestoredWithinTheScreen()
{
    QMainWindow large;
    large.setGeometry(0, 0, 5000, 4000);
    ScreenFit fit(*m_window, {900, 600});
    QVERIFY(m_window->restoreGeometry(large.saveGeometry()));
    fit.fit();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(isWithin(m_window->screen()));
}

RUNLATCH_WINDOW_TEST(tst_ScreenFit)

} // namespace runlatch::ui

#include "tst_screenfit.moc"
