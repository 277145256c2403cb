// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSpinBox>

namespace runlatch::ui {

/// A number whose bounds are reached by typing beyond them: Qt's own takes back what was there before, or no further
/// digit. None of its bounds is negative.
class BoundedNumber final : public QSpinBox
{
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;

protected:
    QValidator::State validate(QString &input, int &position) const override;
    void fixup(QString &input) const override;

private:
    QString digitsOf(const QString &input) const; ///< empty where there is anything else
};

} // namespace runlatch::ui
