// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/typedvalues.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/controls/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct TypedForm
{
    TypedForm()
    {
        auto *column = new QVBoxLayout(&widget);
        for (QWidget *field : QWidgetList{line, number, choice, box, segments})
            column->addWidget(field);
        choice->addItems({u"one"_s, u"two"_s});
        choice->setEditable(true); // its line is a part of it
        segments->addSegment(0, u"left"_s);
        segments->addSegment(1, u"right"_s);
    }

    QWidget widget;
    QLineEdit *line = new QLineEdit;
    QSpinBox *number = new QSpinBox;
    QComboBox *choice = new QComboBox;
    QCheckBox *box = new QCheckBox;
    Segmented *segments = new Segmented(u"Side"_s);
};

} // namespace

/// The values of a form stand in another one, and whoever listens to its fields hears of them.
class tst_TypedValues : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void standInAnotherForm();
    void doNothingToAnotherKindOfForm();
    void areNotThoseOfADialog();
};

void tst_TypedValues::standInAnotherForm()
{
    const TypedForm before;
    before.line->setText(u"http://127.0.0.1/"_s);
    before.number->setValue(7);
    before.choice->setCurrentIndex(1);
    before.box->setChecked(true);
    before.segments->setCurrent(1);
    TypedForm form;
    QSignalSpy chosen(form.segments, &Segmented::currentChanged);
    typeInto(form.widget, typedIn(before.widget));
    QCOMPARE(form.line->text(), u"http://127.0.0.1/"_s);
    QCOMPARE(form.number->value(), 7);
    QCOMPARE(form.choice->currentIndex(), 1);
    QVERIFY(form.box->isChecked());
    QCOMPARE(form.segments->current(), 1);
    QCOMPARE(chosen.size(), 1);
}

void tst_TypedValues::doNothingToAnotherKindOfForm()
{
    const TypedForm before;
    before.line->setText(u"text"_s);
    TypedForm form;
    new QLineEdit(&form.widget);
    typeInto(form.widget, typedIn(before.widget));
    QCOMPARE(form.line->text(), QString());
}

/// It is a child of the form that opened it, and lives a little longer than it is seen.
void tst_TypedValues::areNotThoseOfADialog()
{
    TypedForm before;
    before.line->setText(u"text"_s);
    QDialog dialog(&before.widget);
    QLineEdit name(&dialog);
    TypedForm form;
    typeInto(form.widget, typedIn(before.widget));
    QCOMPARE(form.line->text(), u"text"_s);
}

RUNLATCH_WINDOW_TEST(tst_TypedValues)

} // namespace runlatch::ui

#include "tst_typedvalues.moc"
