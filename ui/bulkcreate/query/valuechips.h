// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QWidget>

namespace runlatch::ui {

class Label;

/// Values as chips, in as many lines as they need. Pressing a chip removes its value, as Delete and Backspace do.
class ValueChips final : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxChips = 100; ///< values that are shown; the others are counted

    explicit ValueChips(QWidget *parent = nullptr);

    /// `faulty` is the index of the value that is marked; -1: none.
    void setValues(const QStringList &values, qsizetype faulty);

signals:
    void removeWanted(qsizetype index);

private:
    void showValues();

    QStringList m_values;
    qsizetype m_faulty = -1;
    QList<QWidget *> m_chips;
    Label *m_further;
};

} // namespace runlatch::ui
