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
class ListenerIdentityForm;
class MessageBar;

/// Where the inspector listens, with which key it checks, and whether it speaks https. The keys stay in memory for this
/// session.
class ListenerDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ListenerDialog(const inspector::ReceiverOptions &options, QWidget *parent = nullptr);

    inspector::ReceiverOptions options() const;
    void accept() override; ///< closes when the certificate was read, and not while something cannot be used

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
    ListenerIdentityForm *m_identity;
    MessageBar *m_exposure;
};

} // namespace runlatch::ui
