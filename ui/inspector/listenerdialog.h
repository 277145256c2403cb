// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace runlatch::ui {

class Field;
class MessageBar;

/// Where the inspector listens and with which key it checks. The key stays in memory for this session.
class ListenerDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ListenerDialog(const inspector::ReceiverOptions &options, QWidget *parent = nullptr);

    inspector::ReceiverOptions options() const;
    void accept() override;

private:
    void showExposure();
    void makeRoom();

    inspector::ReceiverOptions m_options;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_path;
    QLineEdit *m_key;
    QCheckBox *m_reject;
    Field *m_hostField;
    Field *m_pathField;
    MessageBar *m_exposure;
};

} // namespace runlatch::ui
