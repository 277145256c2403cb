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

/// One fault that can be turned on: its effect, its value if it has one, and its frequency.
class FaultRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FaultRow(simulator::FaultKind kind, QWidget *parent = nullptr);

    /// The fault as set. Empty if it is off or its value is invalid; the row shows an invalid value.
    std::optional<simulator::Fault> fault() const;
    void setFault(const simulator::Fault &fault); ///< sets a fault of this kind and turns it on
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
    QLineEdit *m_value; ///< hidden if the fault has no value
    QSpinBox *m_percent;
    Label *m_error;
};

} // namespace runlatch::ui
