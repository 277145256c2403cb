// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/controls/copybutton.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The button copies, says so for a moment, and then has its tool tip again.
class tst_CopyButton : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init() { support::failOnWarnings(); }
    void copies();
    void asksToLeaveASecretOut();
    void aToolTipSetMeanwhileStays();
};

void tst_CopyButton::copies()
{
    CopyButton copy(u"Copy the address"_s);
    copy.setContent(u"http://127.0.0.1:8722"_s);
    QTest::mouseClick(&copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), copy.content());
    QCOMPARE(copy.accessibleName(), u"Copy the address"_s);
    QCOMPARE(copy.accessibleDescription(), u"Copied"_s);
    QCOMPARE(copy.toolTip(), u"Copied"_s);
    QTRY_COMPARE(copy.accessibleDescription(), QString());
    QCOMPARE(copy.toolTip(), u"Copy the address"_s);
}

void tst_CopyButton::asksToLeaveASecretOut()
{
    const QString hint = u"x-kde-passwordManagerHint"_s;
    CopyButton copy(u"Copy the token"_s);
    copy.setContent(u"<b>token</b>"_s);
    copy.click();
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasFormat(hint));
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
    copy.setSecret();
    copy.click();
    QCOMPARE(QGuiApplication::clipboard()->mimeData()->data(hint), "secret");
    QCOMPARE(QGuiApplication::clipboard()->text(), copy.content());
}

void tst_CopyButton::aToolTipSetMeanwhileStays()
{
    CopyButton copy(u"Copy the address"_s);
    copy.click();
    copy.setToolTip(u"Copy the other address"_s);
    QTRY_COMPARE(copy.accessibleDescription(), QString());
    QCOMPARE(copy.toolTip(), u"Copy the other address"_s);
    copy.click();
    copy.setToolTip(u"Copy the address"_s);
    copy.click(); // while it still says that it copied
    QCOMPARE(copy.toolTip(), u"Copied"_s);
    QTRY_COMPARE(copy.accessibleDescription(), QString());
    QCOMPARE(copy.toolTip(), u"Copy the address"_s);
}

RUNLATCH_WINDOW_TEST(tst_CopyButton)
#include "tst_copybutton.moc"
