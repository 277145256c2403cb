// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/endpoint.h"

#include <QDialog>

class QLineEdit;

namespace runlatch::ui {

class Field;

/// Asks for the address of a service and a token. The token stays in memory for this session.
class ConnectDialog final : public QDialog
{
    Q_OBJECT

public:
    /// What was typed last is offered again, without the token.
    explicit ConnectDialog(const QString &address, QWidget *parent = nullptr);

    service::Endpoint endpoint() const;
    void accept() override; ///< stays open, with the reason at the field, while something cannot be used

private:
    QLineEdit *m_address;
    QLineEdit *m_token;
    Field *m_addressField;
    Field *m_tokenField;
};

} // namespace runlatch::ui
