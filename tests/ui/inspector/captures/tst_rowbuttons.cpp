// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/rowbuttons.h"

#include "capturelistfixture.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/detail/capturedetail.h"

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using Offer = CaptureActions::Offer;

/// The buttons in the head of the detail do what the menu of the row does, where there is room for them.
class tst_RowButtons : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup()
    {
        m_detail.reset();
        closeList();
    }
    void areAsTheActionsAre();
    void doWhatTheActionsDo();
    void hideFirst();

private:
    QPushButton *again() const { return support::button<QPushButton>(*m_detail, u"Send again"_s); }
    QPushButton *comparison() const { return support::button<QPushButton>(*m_detail, u"Compare"_s); }

    std::unique_ptr<CaptureDetail> m_detail;
};

void tst_RowButtons::init()
{
    QVERIFY(openList(3));
    table().setFocus();
    m_detail = std::make_unique<CaptureDetail>(m_clock);
    m_detail->setRowActions(m_list->actions());
    CaptureReading reading;
    reading.capture.row = row(1);
    reading.capture.head = "POST / HTTP/1.1\r\n\r\n";
    m_detail->setReading(reading);
    m_detail->resize(1400, 300);
    m_detail->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_detail.get()));
}

void tst_RowButtons::areAsTheActionsAre()
{
    QVERIFY(comparison()->isHidden()); // nobody offers it yet
    m_list->offer(Offer::Compare);
    QVERIFY(!comparison()->isHidden() && !comparison()->isEnabled());
    QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(comparison()->isEnabled());
    QCOMPARE(comparison()->toolTip(), u"Compare the two requests..."_s);
    QVERIFY(again()->isVisible() && again()->isEnabled());
    QVERIFY(again()->menu()->actions().size() >= 4);
}

void tst_RowButtons::doWhatTheActionsDo()
{
    m_list->offer(Offer::Compare);
    m_list->offer(Offer::Resend);
    QSignalSpy compared(m_list.get(), &CaptureList::compareWanted);
    QSignalSpy sent(m_list.get(), &CaptureList::resendWanted);
    again()->menu()->actions().first()->trigger();
    QCOMPARE(sent.first(), (QList<QVariant>{qint64(3), false}));
    QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
    comparison()->click();
    QCOMPARE(compared.first(), (QList<QVariant>{qint64(2), qint64(3)}));
}

void tst_RowButtons::hideFirst()
{
    m_list->offer(Offer::Compare);
    QTRY_VERIFY(again()->isVisible() && comparison()->isVisible());
    const QPushButton *secrets = support::button<QPushButton>(*m_detail, u"Show secrets"_s);
    const int whole = secrets->sizeHint().width();
    const auto *buttons = m_detail->findChild<RowButtons *>();
    int width = m_detail->width();
    while (buttons->isVisible() && width > 400)
        m_detail->resize(width -= 10, 300);
    QVERIFY(!buttons->isVisible());
    QCOMPARE(secrets->sizeHint().width(), whole); // its word stays
    m_detail->resize(1400, 300);
    QTRY_VERIFY(buttons->isVisible());
}

RUNLATCH_WINDOW_TEST(tst_RowButtons)
#include "tst_rowbuttons.moc"
