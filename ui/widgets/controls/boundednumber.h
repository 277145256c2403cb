// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSpinBox>

namespace runlatch::ui {

/// A number field that goes to its bound when the user types a number beyond it. Qt's own field restores the previous
/// number or refuses further digits. The bounds must not be negative.
class BoundedNumber final : public QSpinBox
{
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;

protected:
    QValidator::State validate(QString &input, int &position) const override;
    void fixup(QString &input) const override;

private:
    QString digitsOf(const QString &input) const; ///< empty if `input` holds anything but digits
};

} // namespace runlatch::ui
