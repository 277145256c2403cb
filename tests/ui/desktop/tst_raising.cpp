// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/raising.h"

#include "support/suite.h"

#include <QTest>
#include <QWidget>

namespace runlatch::ui {

namespace {

constexpr const char *Variable = "XDG_ACTIVATION_TOKEN"; // where Qt looks for a token

} // namespace

/// A window comes to the front also from the task bar, and no other program's text is taken for a token of the desktop.
class tst_Raising : public QObject
{
    Q_OBJECT

private slots:
    void init() { qunsetenv(Variable); }
    void cleanup() { qunsetenv(Variable); }
    void aMinimizedWindowComesBack();
    void aHiddenWindowComesBack();
    void aTokenIsGivenToTheDesktop();
    void whatIsNoTokenIsLeftOut_data();
    void whatIsNoTokenIsLeftOut();
};

void tst_Raising::aMinimizedWindowComesBack()
{
    QWidget window;
    window.showMinimized();
    QTRY_VERIFY(window.isMinimized());
    raiseWindow(window, {});
    QVERIFY(!window.isMinimized());
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

void tst_Raising::aHiddenWindowComesBack()
{
    QWidget window;
    raiseWindow(window, {});
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

void tst_Raising::aTokenIsGivenToTheDesktop()
{
    if (QGuiApplication::platformName() != QLatin1String("offscreen"))
        QSKIP("other platforms may have used the token already");
    QWidget window;
    const QByteArray longest(MaxActivationToken, 'x');
    raiseWindow(window, longest);
    QCOMPARE(qgetenv(Variable), longest);
}

void tst_Raising::whatIsNoTokenIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("blank") << QByteArray("a b");
    QTest::newRow("line break") << QByteArray("a\nb");
    QTest::newRow("nul") << QByteArray("a\0b", 3);
    QTest::newRow("not ASCII") << QByteArray("a\xff");
    QTest::newRow("too long") << QByteArray(MaxActivationToken + 1, 'x');
}

void tst_Raising::whatIsNoTokenIsLeftOut()
{
    QFETCH(const QByteArray, token);
    QWidget window;
    raiseWindow(window, token);
    QVERIFY(!qEnvironmentVariableIsSet(Variable));
}

RUNLATCH_WINDOW_TEST(tst_Raising)

} // namespace runlatch::ui

#include "tst_raising.moc"
