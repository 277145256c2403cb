// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/check/checkways.h"
#include "ui/widgets/frames/dialog.h"

class QLayout;
class QLineEdit;

namespace runlatch::ui {

class BoundedNumber;
class Field;
class ListenerIdentityForm;

/// Edits the ways between a check and its target. Accepted: ways() are the new ones, with their certificate read. The
/// passphrase of its key is forgotten with the dialog.
class WaysDialog final : public Dialog
{
    Q_OBJECT

public:
    WaysDialog(const CheckWays &ways, QWidget *parent);

    const CheckWays &ways() const { return m_ways; }

    void accept() override;

private:
    QLayout *buildPlace(Field *url, BoundedNumber *port);
    bool check();
    void refuse(Field *field, const QString &sentence);

    CheckWays m_ways;
    BoundedNumber *m_port;
    BoundedNumber *m_planPort;
    QLineEdit *m_publicUrl;
    QLineEdit *m_planPublicUrl;
    QLineEdit *m_pin;
    ListenerIdentityForm *m_identity;
    Field *m_publicUrlField;
    Field *m_planPublicUrlField;
    Field *m_pinField;
};

} // namespace runlatch::ui
