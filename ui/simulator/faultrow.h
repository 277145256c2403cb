// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace runlatch::ui {

class Label;

/// One fault that can be switched on: what it does, its value where it has one, and how often it happens.
class FaultRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FaultRow(simulator::FaultKind kind, QWidget *parent = nullptr);

    /// Nothing where it is off, or where its value cannot be used: then the row says so.
    std::optional<simulator::Fault> fault() const;
    void setFault(const simulator::Fault &fault); ///< of this kind; switches it on
    void switchOff();
    void focusFirst();

signals:
    void changed();

private:
    void build();
    void update();
    std::optional<simulator::Fault> read() const;

    simulator::FaultKind m_kind;
    QCheckBox *m_isOn;
    QLineEdit *m_value; ///< hidden where the fault has none
    QSpinBox *m_percent;
    Label *m_error;
};

} // namespace runlatch::ui
