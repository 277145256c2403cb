// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class FaultRow;

/// All faults of the simulator, each with a switch. Changes take effect at once.
class FaultsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FaultsPanel(QWidget *parent = nullptr);

    QList<simulator::Fault> faults() const;                ///< the faults that are on
    void setFaults(const QList<simulator::Fault> &faults); ///< told once, if they are others
    void clear();
    void focusFirst();

signals:
    void faultsChanged(const QList<runlatch::simulator::Fault> &faults);

private:
    QWidget *build();
    void addGroup(QVBoxLayout *layout, const QString &title, bool ofDelivery);
    void tell();

    QList<FaultRow *> m_rows; ///< rows in the order of the kinds
    QPushButton *m_clear;
    QList<simulator::Fault> m_told;
    bool m_isSetting = false; ///< some rows are not set yet
};

} // namespace runlatch::ui
