// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspagetest.h"

#include "settings/tunnelconsent.h"
#include "support/sight.h"
#include "support/suite.h"
#include "ui/inspector/listener/outsidetunnel.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A tunnel command of the settings starts by a click alone, its URL is shown, and the simulator keeps the local one.
class tst_RunTasksOutside : public RunTasksPageTest
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void aCommandStartsByAClickAlone();
    void aCommandIsShownBeforeItsStart();
    void aTunnelGoesOnInAnotherPage();
    void aTunnelThatWaitsForTheKeychainStartsInAnotherPage();

private:
    /// Makes another page, as the window does for another language.
    void makePageAnew()
    {
        const RunTasksPage::Carried carried = m_page->carried();
        m_page.reset();
        m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
        m_page->resize(1300, 700);
        m_page->show();
        m_page->goOn(carried);
    }
};

/// Nobody listens at the URL that it prints: a check goes on while the URL is shown. Needs `sh`.
void tst_RunTasksOutside::aCommandStartsByAClickAlone()
{
    m_engine->preferences.setOutsideAccess({.way = settings::OutsideAccess::Way::Tunnel,
                                            .command = u"sh -c 'echo https://tunnel.invalid/in; sleep 300 & wait'"_s,
                                            .startsWithListener = true}); // the file says so, the keychain does not
    const QUrl own = listenAgain();
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    const inspector::Receiver &receiver = m_engine->inspector.receiver();
    QTRY_VERIFY(shown<QPushButton>(u"Start tunnel"_s));
    QCOMPARE(receiver.url(), own);
    QTest::mouseClick(shown<QPushButton>(u"Start tunnel"_s), Qt::LeftButton);
    QTRY_COMPARE(receiver.url(), QUrl(u"https://tunnel.invalid/in"_s + own.path()));
    QVERIFY(shown<QPushButton>(u"Stop tunnel"_s));
    QTest::mouseClick(shown<QPushButton>(u"Stop tunnel"_s), Qt::LeftButton);
    QTRY_COMPARE(receiver.url(), own);
    QVERIFY(shown<QPushButton>(u"Start tunnel"_s));
    QCOMPARE(listening.count(), 0); // which the simulator follows
}

/// It may come from a file that the person never read; one that cannot be started says why.
void tst_RunTasksOutside::aCommandIsShownBeforeItsStart()
{
    m_engine->preferences.setOutsideAccess({.way = settings::OutsideAccess::Way::Tunnel, .command = u"evil $HOME"_s});
    listenAgain();
    QTRY_VERIFY(shown<QPushButton>(u"Start tunnel"_s));
    QVERIFY(shown<QLabel>(u"evil $HOME"_s));
    QVERIFY(shown<QLabel>(u"Only a shell understands"_s));
}

/// Its program is not started again, and a tunnel that was stopped stays stopped. Needs `sh`.
void tst_RunTasksOutside::aTunnelGoesOnInAnotherPage()
{
    m_engine->preferences.setOutsideAccess({.way = settings::OutsideAccess::Way::Tunnel,
                                            .command = u"sh -c 'echo https://tunnel.invalid/in; sleep 300 & wait'"_s,
                                            .startsWithListener = true});
    const QUrl own = listenAgain();
    const QUrl outside(u"https://tunnel.invalid/in"_s + own.path());
    const inspector::Receiver &receiver = m_engine->inspector.receiver();
    QTRY_VERIFY(shown<QPushButton>(u"Start tunnel"_s));
    QTest::mouseClick(shown<QPushButton>(u"Start tunnel"_s), Qt::LeftButton);
    QTRY_COMPARE(receiver.url(), outside);
    const auto starts = [this] {
        return m_page->carried().listener.tunnel->program().log().count(u"tunnel.invalid"_s);
    };
    const auto before = starts();
    makePageAnew();
    QVERIFY(receiver.isListening());
    QCOMPARE(receiver.url(), outside);
    QTRY_VERIFY(shown<QPushButton>(u"Stop tunnel"_s));
    QCOMPARE(starts(), before);
    QTest::mouseClick(shown<QPushButton>(u"Stop tunnel"_s), Qt::LeftButton);
    QTRY_COMPARE(receiver.url(), own);
    makePageAnew();
    QVERIFY(receiver.isListening());
    QTRY_VERIFY(shown<QPushButton>(u"Start tunnel"_s));
    QCOMPARE(receiver.url(), own);
}

/// The listener has started, and a locked keychain has not told yet whether the tunnel may. Needs `sh`.
void tst_RunTasksOutside::aTunnelThatWaitsForTheKeychainStartsInAnotherPage()
{
    const QString command = u"sh -c 'echo https://tunnel.invalid/in; sleep 300 & wait'"_s;
    m_engine->preferences.setOutsideAccess(
        {.way = settings::OutsideAccess::Way::Tunnel, .command = command, .startsWithListener = true});
    const QUrl own = listenAgain();
    const std::shared_ptr<OutsideTunnel> tunnel = m_page->carried().listener.tunnel;
    QTRY_VERIFY(!tunnel->isConsentAsked);
    QCOMPARE(m_engine->inspector.receiver().url(), own); // it may not
    settings::TunnelConsent(m_engine->secrets).give(command, m_page.get());
    tunnel->isConsentAsked = true;
    makePageAnew();
    QTRY_COMPARE(m_engine->inspector.receiver().url(), QUrl(u"https://tunnel.invalid/in"_s + own.path()));
}

RUNLATCH_WINDOW_TEST(tst_RunTasksOutside)

} // namespace runlatch::ui

#include "tst_runtasksoutside.moc"
