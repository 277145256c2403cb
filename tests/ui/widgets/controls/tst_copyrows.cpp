// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/copyrows.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QLineEdit>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The copy buttons of a form are one stop of Tab, are drawn for whom they concern, and are reached by keys.
class tst_CopyRows : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_form.reset(); }
    void tabStopsOnce();
    void theKeyCopiesTheValueThatWasClicked();
    void aButtonIsDrawnForItsRow();
    void anotherRowIsTheStopWhenOneGoes();

private:
    /// Nothing happens to the last row, so its button is not drawn.
    bool isDrawn(int row) const
    {
        return m_buttons.at(row)->grab().toImage() != m_buttons.constLast()->grab().toImage();
    }

    std::unique_ptr<QWidget> m_form;
    QLineEdit *m_before = nullptr;
    QLineEdit *m_after = nullptr;
    QList<SelectableLabel *> m_values;
    QList<CopyButton *> m_buttons;
};

void tst_CopyRows::init()
{
    support::failOnWarnings();
    m_values.clear();
    m_buttons.clear();
    m_form = std::make_unique<QWidget>();
    auto *grid = new QGridLayout(m_form.get());
    auto *rows = new CopyRows(*m_form);
    m_before = new QLineEdit;
    grid->addWidget(m_before, 0, 0);
    for (const QString &text : {u"run-1"_s, u"ws-2"_s, u"org-3"_s}) {
        m_values += new SelectableLabel(text);
        m_buttons += new CopyButton(u"Copy: "_s + text);
        m_buttons.constLast()->setContent(text);
        grid->addWidget(m_values.constLast(), static_cast<int>(m_values.size()), 0);
        grid->addWidget(m_buttons.constLast(), static_cast<int>(m_values.size()), 1);
        rows->add(*m_buttons.constLast(), {m_values.constLast()});
    }
    m_after = new QLineEdit;
    grid->addWidget(m_after, 4, 0);
    m_form->show();
    QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    m_before->setFocus();
}

void tst_CopyRows::tabStopsOnce()
{
    const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    };
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), m_buttons.at(0));
    press(Qt::Key_Up); // there is none above it
    QCOMPARE(QApplication::focusWidget(), m_buttons.at(0));
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), m_buttons.at(1));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"ws-2"_s);
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), m_after);
    press(Qt::Key_Backtab);
    QCOMPARE(QApplication::focusWidget(), m_buttons.at(1)); // where one was
}

void tst_CopyRows::theKeyCopiesTheValueThatWasClicked()
{
    SelectableLabel *value = m_values.at(2);
    QTest::mouseClick(value, Qt::LeftButton);
    QCOMPARE(QApplication::focusWidget(), value);
    QTest::keyClick(value, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"org-3"_s);
    value->setSelection(0, 3);
    QTest::keyClick(value, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"org"_s);
}

void tst_CopyRows::aButtonIsDrawnForItsRow()
{
    QVERIFY(!isDrawn(0) && !isDrawn(1));
    const QRect place = m_buttons.at(1)->geometry();
    QEvent leaving(QEvent::Leave);
    const QPointF inside(1, 1);
    QEnterEvent entering(inside, inside, inside);
    QCoreApplication::sendEvent(m_values.at(1), &entering);
    QVERIFY(isDrawn(1) && !isDrawn(0));
    QCoreApplication::sendEvent(m_values.at(1), &leaving);
    QVERIFY(!isDrawn(1));
    m_buttons.at(1)->setFocus();
    QVERIFY(isDrawn(1));
    QCOMPARE(m_buttons.at(1)->geometry(), place); // nothing moves
}

void tst_CopyRows::anotherRowIsTheStopWhenOneGoes()
{
    delete m_buttons.takeFirst();
    QTest::keyClick(m_before, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), m_buttons.at(0));
}

RUNLATCH_WINDOW_TEST(tst_CopyRows)

} // namespace runlatch::ui

#include "tst_copyrows.moc"
