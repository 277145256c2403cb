// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/style/painting.h"
#include "ui/widgets/frames/confirmation.h"

#include <QDialogButtonBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A question is answered by its verb alone: neither Enter nor Escape does what cannot be undone.
class tst_Confirmation : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { delete m_question; }
    void enterAndEscapeLeave_data();
    void enterAndEscapeLeave();
    void theVerbDoesIt();
    void discardingHasTheColorOfDanger();

private:
    QPushButton *verb() const { return support::button<QPushButton>(*m_question, u"Discard"_s); }

    QWidget m_window;
    QPointer<Confirmation> m_question;
};

void tst_Confirmation::init()
{
    support::failOnWarnings();
    m_window.show();
    m_question = new Confirmation(u"Discard it?"_s, u"It was not saved."_s, u"Discard"_s, &m_window);
    m_question->open();
    QVERIFY(QTest::qWaitForWindowActive(m_question));
}

void tst_Confirmation::enterAndEscapeLeave_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Enter") << int(Qt::Key_Return);
    QTest::newRow("Escape") << int(Qt::Key_Escape);
}

void tst_Confirmation::enterAndEscapeLeave()
{
    QFETCH(const int, key);
    QSignalSpy accepted(m_question, &QDialog::accepted);
    QSignalSpy rejected(m_question, &QDialog::rejected);
    QTest::keyClick(m_question->focusWidget(), Qt::Key(key));
    QCOMPARE(rejected.size(), 1);
    QCOMPARE(accepted.size(), 0);
}

void tst_Confirmation::theVerbDoesIt()
{
    QSignalSpy accepted(m_question, &QDialog::accepted);
    const auto *buttons = m_question->findChild<QDialogButtonBox *>();
    QCOMPARE(buttons->buttonRole(verb()), QDialogButtonBox::AcceptRole); // the platform gives it its place
    QTest::mouseClick(verb(), Qt::LeftButton);
    QCOMPARE(accepted.size(), 1);
}

void tst_Confirmation::discardingHasTheColorOfDanger()
{
    QCOMPARE(style::roleOf(verb()), style::Role::Primary);
    m_question->setDiscarding();
    QCOMPARE(style::roleOf(verb()), style::Role::Danger);
    QVERIFY(!verb()->isDefault());
}

RUNLATCH_WINDOW_TEST(tst_Confirmation)

} // namespace runlatch::ui

#include "tst_confirmation.moc"
