// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/simulatoraddress.h"
#include "ui/widgets/frames/dialog.h"

class QLineEdit;
class QSpinBox;

namespace runlatch::ui {

class Field;
class MessageBar;

/// The address of the simulator: host, port, its public URL, and its short name.
class SimulatorAddressDialog final : public Dialog
{
    Q_OBJECT

public:
    explicit SimulatorAddressDialog(const settings::SimulatorAddress &address, QWidget *parent = nullptr);

    settings::SimulatorAddress address() const;
    void accept() override; ///< stays open if some input is invalid; its field shows the error

private:
    QLayout *buildFields(quint16 port);
    bool check();
    void showExposure();
    void setError(Field *field, const QString &sentence);

    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_publicUrl;
    QLineEdit *m_serviceName;
    Field *m_hostField;
    Field *m_publicUrlField;
    Field *m_serviceNameField;
    MessageBar *m_exposure;
};

} // namespace runlatch::ui
