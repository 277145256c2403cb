// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiveroptions.h"

#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

class BoundedNumber;
class Field;
class ListenerIdentityForm;
class MessageBar;

/// One address of the listener: host, port, and whether it speaks https.
class AddressForm final : public QWidget
{
    Q_OBJECT

public:
    explicit AddressForm(const inspector::ListenerAddress &address, QWidget *parent = nullptr);

    inspector::ListenerAddress address() const; ///< with the certificate that read() has read
    QString title() const;
    void setChecked(bool isChecked);     ///< whether each endpoint has a key; no at first
    void setClash(const QString &other); ///< another address of the listener takes the port, which the field says
    bool check(); ///< false if some input is invalid: its field shows the error and takes the focus
    /// Reads the certificate in a thread of the pool. An error is shown at its field, and `done` is not called.
    void read(std::function<void()> done);
    void focusFirst();

signals:
    void titleChanged(const QString &title);
    void grown();    ///< a field or an error became visible
    void unusable(); ///< the certificate cannot be read, which its field says

private:
    void showExposure();

    inspector::ListenerAddress m_address;
    MessageBar *m_exposure;
    QLineEdit *m_host;
    BoundedNumber *m_port;
    Field *m_hostField;
    Field *m_portField;
    ListenerIdentityForm *m_identity;
    bool m_isChecked = false;
};

} // namespace runlatch::ui
