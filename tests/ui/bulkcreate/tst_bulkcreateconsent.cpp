// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"

using namespace std::chrono_literals;

namespace runlatch::ui {

/// Nothing is created by a key that is held down, by a key that is pressed twice, or before the review was read.
class tst_BulkCreateConsent : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        support::failOnWarnings();
        m_driver = std::make_unique<AnyBulkCreateDriver<support::FakeClock>>(*m_theme);
    }
    void cleanup() { m_driver.reset(); }
    void aHeldKeyGoesOnByOneStep();
    void theKeyOfTheStepsCreatesNothing();
    void enterOnTheReviewGoesBack();
    void theKeyBackLosesNothing();
    void theReviewIsReadFirst();
    void anotherNumberOfWorkspacesIsReadFirst();
    void aReviewThatWasOutOfSightIsReadAgain();

private:
    static constexpr Qt::KeyboardModifiers Control = Qt::ControlModifier;

    /// Opens the page with a whole draft. The organization is the first answer of the service.
    void open()
    {
        m_driver->open({organizations(), created()});
        m_driver->write();
        m_driver->form().focusFirst();
    }
    BulkCreatePage *page() const { return m_driver->page.get(); }
    support::FakeClock &clock() const { return m_driver->engine->clock; }
    int step() const { return m_driver->form().step(); }
    bool isCreateEnabled() const { return m_driver->button(u"primary"_s)->isEnabled(); }
    int sent() const { return m_driver->engine->server.requests("POST"); }
    void repeat(Qt::Key key, Qt::KeyboardModifiers modifiers) const
    {
        for (int times = 0; times < 5; ++times)
            QTest::simulateEvent(page()->focusWidget(), true, key, modifiers, {}, true);
    }

    std::unique_ptr<AnyBulkCreateDriver<support::FakeClock>> m_driver;
};

void tst_BulkCreateConsent::aHeldKeyGoesOnByOneStep()
{
    open();
    QTest::keyPress(page()->focusWidget(), Qt::Key_Return, Control);
    repeat(Qt::Key_Return, Control);
    QCOMPARE(step(), int(BulkCreateForm::Message));
    QTest::keyRelease(page()->focusWidget(), Qt::Key_Return, Control);
    QTest::keyPress(page()->focusWidget(), Qt::Key_Return, Control);
    repeat(Qt::Key_Return, Control);
    clock().advance(1min);
    repeat(Qt::Key_Return, Control);
    QCOMPARE(step(), int(BulkCreateForm::Reviewing));
    QVERIFY(!isCreateEnabled()); // keys are down
    QTest::keyRelease(page()->focusWidget(), Qt::Key_Return, Control);
    QVERIFY(isCreateEnabled());
    m_driver->press();
    QTRY_COMPARE(m_driver->text(u"bulkActionId"_s), u"eba-3Kd8sVq1"_s);
    QCOMPARE(sent(), 1);
}

void tst_BulkCreateConsent::theKeyOfTheStepsCreatesNothing()
{
    open();
    for (int presses = 0; presses < 5; ++presses)
        QTest::keyClick(page()->focusWidget(), Qt::Key_Return, Control);
    QCOMPARE(step(), int(BulkCreateForm::Reviewing));
    clock().advance(1min);
    QTest::keyClick(page()->focusWidget(), Qt::Key_Return, Control);
    QCOMPARE(step(), int(BulkCreateForm::Reviewing));
    QVERIFY(m_driver->form().isEnabled()); // nothing is being sent
    m_driver->press();
    QTRY_COMPARE(m_driver->text(u"bulkActionId"_s), u"eba-3Kd8sVq1"_s);
    QCOMPARE(sent(), 1);
}

void tst_BulkCreateConsent::enterOnTheReviewGoesBack()
{
    open();
    m_driver->press();
    m_driver->button(u"primary"_s)->setFocus();
    QTest::keyPress(page()->focusWidget(), Qt::Key_Return);
    clock().advance(1min);
    repeat(Qt::Key_Return, {});
    QCOMPARE(step(), int(BulkCreateForm::Reviewing));
    QTest::keyRelease(page()->focusWidget(), Qt::Key_Return);
    QTest::keyClick(page()->focusWidget(), Qt::Key_Return);
    QCOMPARE(step(), int(BulkCreateForm::Message));
    QCOMPARE(sent(), 0);
}

void tst_BulkCreateConsent::theKeyBackLosesNothing()
{
    open();
    const BulkDraft draft = m_driver->form().draft();
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    QCOMPARE(m_driver->button(u"cancel"_s)->text(), u"Back"_s);
    for (const int expected : {BulkCreateForm::Message, BulkCreateForm::Targets, BulkCreateForm::Targets}) {
        QTest::keyClick(page()->focusWidget(), Qt::Key_Escape);
        QTest::keyClick(page()->focusWidget(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(step(), expected);
    }
    QCOMPARE(m_driver->form().draft(), draft);
    QCOMPARE(sent(), 0);
}

void tst_BulkCreateConsent::theReviewIsReadFirst()
{
    open();
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    clock().advance(999ms);
    QVERIFY(!isCreateEnabled());
    clock().advance(1ms);
    QVERIFY(isCreateEnabled());
    QTest::keyClick(page()->focusWidget(), Qt::Key_Tab); // keys that come later take nothing back
    QVERIFY(isCreateEnabled());
    m_driver->form().showStep(BulkCreateForm::Message);
    QVERIFY(isCreateEnabled()); // it leads to the review
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    QVERIFY(!isCreateEnabled());
}

void tst_BulkCreateConsent::anotherNumberOfWorkspacesIsReadFirst()
{
    open();
    m_driver->setMatches(matches(143));
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    clock().advance(1s);
    QVERIFY(isCreateEnabled());
    QTRY_VERIFY(m_driver->button(u"Show matches"_s)); // a new button is shown a moment later
    m_driver->click(m_driver->button(u"Show matches"_s));
    QTRY_VERIFY(m_driver->button(u"primary"_s)->text().startsWith(u"Create on 143"_s));
    QVERIFY(!isCreateEnabled());
    clock().advance(1s);
    QVERIFY(isCreateEnabled());
}

void tst_BulkCreateConsent::aReviewThatWasOutOfSightIsReadAgain()
{
    open();
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    clock().advance(1s);
    QVERIFY(isCreateEnabled());
    page()->hide();
    page()->show();
    QVERIFY(!isCreateEnabled());
    clock().advance(1s);
    QVERIFY(isCreateEnabled());
}

RUNLATCH_WINDOW_TEST(tst_BulkCreateConsent)

} // namespace runlatch::ui

#include "tst_bulkcreateconsent.moc"
