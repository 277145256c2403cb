// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/typedvalues.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace runlatch::ui {

namespace {

/// Leaves out the line that is a part of another field, which has its value, and the fields of dialogs.
QWidgetList fieldsOf(const QWidget &form)
{
    QWidgetList fields;
    for (QWidget *one : form.findChildren<QWidget *>()) {
        if (one->window() != form.window())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(one);
        const auto *line = qobject_cast<const QLineEdit *>(one);
        const bool isPart = qobject_cast<const QAbstractSpinBox *>(one->parentWidget())
            || qobject_cast<const QComboBox *>(one->parentWidget());
        if ((button && button->isCheckable()) || (line && !isPart) || qobject_cast<const QSpinBox *>(one)
            || qobject_cast<const QComboBox *>(one))
            fields.append(one);
    }
    return fields;
}

} // namespace

QVariantList typedIn(const QWidget &form)
{
    QVariantList typed;
    for (const QWidget *field : fieldsOf(form)) {
        if (const auto *button = qobject_cast<const QAbstractButton *>(field))
            typed.append(button->isChecked());
        else if (const auto *number = qobject_cast<const QSpinBox *>(field))
            typed.append(number->value());
        else if (const auto *choice = qobject_cast<const QComboBox *>(field))
            typed.append(choice->currentIndex());
        else
            typed.append(qobject_cast<const QLineEdit *>(field)->text());
    }
    return typed;
}

void typeInto(QWidget &form, const QVariantList &typed)
{
    const QWidgetList fields = fieldsOf(form);
    if (fields.size() != typed.size())
        return;
    for (qsizetype place = 0; place < fields.size(); ++place) {
        const QVariant &value = typed[place];
        if (auto *button = qobject_cast<QAbstractButton *>(fields[place]))
            button->setChecked(value.toBool());
        else if (auto *number = qobject_cast<QSpinBox *>(fields[place]))
            number->setValue(value.toInt());
        else if (auto *choice = qobject_cast<QComboBox *>(fields[place]))
            choice->setCurrentIndex(value.toInt());
        else
            qobject_cast<QLineEdit *>(fields[place])->setText(value.toString());
    }
}

} // namespace runlatch::ui
