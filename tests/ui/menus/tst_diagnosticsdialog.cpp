// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/diagnosticsdialog.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/controls/copybutton.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Diagnostics say what a report needs, are seen before they are copied, and name no person.
class tst_DiagnosticsDialog : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void namesVersionsAndScreens();
    void namesNoHome_data();
    void namesNoHome();
    void whatIsShownIsCopied();
};

void tst_DiagnosticsDialog::init()
{
    support::failOnWarnings();
}

void tst_DiagnosticsDialog::namesVersionsAndScreens()
{
    const QWidget window;
    const QString text = diagnostics(window, u"."_s);
    for (const QString &part : {QString::fromLatin1(qVersion()), u"offscreen"_s, u"Theme"_s, u"Screen"_s, u"Font"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

void tst_DiagnosticsDialog::namesNoHome_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("written");
    QTest::newRow("within") << QDir::homePath() + u"/.local/share/Runlatch"_s << u"~/.local/share/Runlatch"_s;
    QTest::newRow("the home itself") << QDir::homePath() << u"~"_s;
    QTest::newRow("beside it") << QDir::homePath() + u"er/data"_s << u"elsewhere"_s;
    QTest::newRow("another disk") << u"/mnt/a-name/data"_s << u"elsewhere"_s;
}

void tst_DiagnosticsDialog::namesNoHome()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, written);
    const QWidget window;
    const QString text = diagnostics(window, folder);
    QVERIFY2(text.endsWith(u"Settings      "_s + written + u'\n'), qPrintable(text));
}

void tst_DiagnosticsDialog::whatIsShownIsCopied()
{
    DiagnosticsDialog dialog(u"/somewhere"_s, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *copy = dialog.findChild<CopyButton *>();
    QVERIFY(copy && copy->hasFocus());
    QTest::keyClick(copy, Qt::Key_Space);
    const QString shown = dialog.findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY(shown.startsWith(u"Runlatch"_s));
    QCOMPARE(QApplication::clipboard()->text(), shown);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

RUNLATCH_WINDOW_TEST(tst_DiagnosticsDialog)

} // namespace runlatch::ui

#include "tst_diagnosticsdialog.moc"
