// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/sharedstore.h"
#include "ui/widgets/frames/dialog.h"

class QLineEdit;
class QPushButton;

namespace runlatch::settings {
class ConnectionTokens;
}

namespace runlatch::ui {

class Field;
class FileEdit;

/// Asks for the address of a shared store, its password and the file of its key. Where this build has no libpq, it says
/// so.
class SharedStoreDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `before` is what was opened last. `tokens` must outlive this.
    SharedStoreDialog(const inspector::SharedPlace &before, settings::ConnectionTokens &tokens,
                      QWidget *parent = nullptr);

    inspector::SharedPlace place() const;
    void accept() override;

    /// The name under which the keychain has the password of this address, and of no other one.
    static QString passwordName(const QString &address);

private:
    void buildLayout();
    void lookForPassword();
    void showUnbuilt();

    settings::ConnectionTokens &m_tokens;
    QLineEdit *m_address;
    QLineEdit *m_password;
    FileEdit *m_keyFile;
    Field *m_addressField = nullptr;
    QPushButton *m_forget;
    QPushButton *m_open;
};

} // namespace runlatch::ui
