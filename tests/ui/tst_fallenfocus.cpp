// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/dialog.h"
#include "ui/widgets/keys/taborder.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Focus that leaves a disabled or hidden control never lands where the next key does something.
class tst_FallenFocus : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void fallsOnNoButton_data();
    void fallsOnNoButton();
    void fallsOutOfWhatIsHidden();
    void selectsNoText();
    void fallsNowhereWhereOnlyButtonsAre();
    void theNextEnterIsForNobody();
    void aHeldEnterPressesNoDefaultButton();
    void enterPressesTheDefaultButton();

private:
    void press(Qt::Key key) const
    {
        QTest::keyClick(m_dialog->focusWidget() ? m_dialog->focusWidget() : m_dialog.get(), key);
    }

    std::unique_ptr<Dialog> m_dialog;
    QLineEdit *m_line = nullptr;
    QWidget *m_row = nullptr;
    QCheckBox *m_check = nullptr;
    QPushButton *m_weak = nullptr;
    QPushButton *m_strong = nullptr; ///< the default one
};

void tst_FallenFocus::init()
{
    support::failOnWarnings();
    m_dialog = std::make_unique<Dialog>();
    m_line = new QLineEdit(u"typed"_s);
    m_row = new QWidget;
    m_check = new QCheckBox(u"Check"_s);
    m_weak = makeButton(ButtonRole::Text, u"Weak"_s, {}, m_dialog.get());
    m_strong = makeButton(ButtonRole::Primary, u"Strong"_s, {}, m_dialog.get());
    m_strong->setDefault(true);
    auto *row = new QHBoxLayout(m_row);
    row->addWidget(m_check);
    row->addWidget(m_weak);
    auto *column = new QVBoxLayout(m_dialog.get());
    column->addWidget(m_line);
    column->addWidget(m_row);
    column->addWidget(m_strong);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    m_weak->setFocus();
}

void tst_FallenFocus::fallsOnNoButton_data()
{
    QTest::addColumn<bool>("isHidden");
    QTest::newRow("disabled") << false;
    QTest::newRow("hidden") << true;
}
void tst_FallenFocus::fallsOnNoButton()
{
    QFETCH(const bool, isHidden);
    isHidden ? m_weak->hide() : m_weak->setEnabled(false);
    QVERIFY(m_check->hasFocus());
    m_check->setEnabled(false);
    QVERIFY(m_line->hasFocus());
    m_check->setEnabled(true);
    m_line->setEnabled(false);
    QVERIFY(m_check->hasFocus());
}

/// The neighbor in the row is hidden with it.
void tst_FallenFocus::fallsOutOfWhatIsHidden()
{
    m_row->hide();
    QVERIFY(m_line->hasFocus());
}

/// The next letter would overwrite selected text.
void tst_FallenFocus::selectsNoText()
{
    m_row->hide();
    QVERIFY(m_line->hasFocus());
    QVERIFY(!m_line->hasSelectedText());
}

void tst_FallenFocus::fallsNowhereWhereOnlyButtonsAre()
{
    const QSignalSpy pressed(m_strong, &QPushButton::clicked);
    m_line->hide();
    m_check->hide();
    m_weak->hide();
    QVERIFY(!m_strong->hasFocus());
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    QCOMPARE(pressed.size(), 0);
}

void tst_FallenFocus::theNextEnterIsForNobody()
{
    const QSignalSpy pressed(m_strong, &QPushButton::clicked);
    connect(m_weak, &QPushButton::clicked, m_row, &QWidget::hide);
    press(Qt::Key_Return);
    QVERIFY(m_line->hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(pressed.size(), 0);
    press(Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
}

void tst_FallenFocus::aHeldEnterPressesNoDefaultButton()
{
    const QSignalSpy pressed(m_strong, &QPushButton::clicked);
    m_line->setFocus();
    QTest::simulateEvent(m_line, true, Qt::Key_Return, {}, {}, true);
    QCOMPARE(pressed.size(), 0);
}

void tst_FallenFocus::enterPressesTheDefaultButton()
{
    const QSignalSpy pressed(m_strong, &QPushButton::clicked);
    m_line->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
}

RUNLATCH_WINDOW_TEST(tst_FallenFocus)

} // namespace runlatch::ui

#include "tst_fallenfocus.moc"
