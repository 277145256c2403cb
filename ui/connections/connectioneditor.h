// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "service/connectiontester.h"
#include "settings/connection.h"
#include "settings/connectiontokens.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace runlatch::ui {

class Field;
class MessageBar;
class TokenEdit;

/// The fields of one connection. The editor saves nothing itself.
class ConnectionEditor final : public QWidget
{
    Q_OBJECT

public:
    using Place = settings::ConnectionTokens::Place;

    /// `lasting` is the place where a token is normally kept.
    explicit ConnectionEditor(Place lasting, QWidget *parent = nullptr);

    /// A connection without an id is new. `token` is the initial token, for example one that was found on this
    /// computer.
    void setConnection(const settings::Connection &connection, const QByteArray &token = {});
    /// The connection as typed. Its base is invalid if the address is invalid.
    settings::Connection connection() const;
    QString address() const;
    QByteArray token() const; ///< the token as typed; empty: keep the saved token
    bool isEdited() const { return m_edited; }
    service::ConnectionTester::Subject subject() const; ///< the input as typed, for a test

    void setBase(const QUrl &base);                ///< the discovered base URL of the API for the typed address
    bool isBaseKnown() const;                      ///< the base URL for the typed address is known
    void setCertificate(const QByteArray &sha256); ///< sets the certificate to trust; empty: none
    void setTokenPlace(Place place);
    void setTokenAsked(Place meanwhile); ///< shows that the keychain has not answered yet
    /// Tells whether there is a token for this address: a typed one, or a kept one that was entered for the same host.
    bool hasToken() const;

    void clearErrors();
    void showError(const base::Error &error);        ///< shows the error at the field that the rule concerns
    void showTokenError();                           ///< shows that no token is available for the request
    void showRefusedToken(const base::Error &error); ///< shows at the token that the service refused it
    void editToken();
    void editAddress();

signals:
    void edited();

private:
    QWidget *makeCertificateLine();
    void setPlace(Place place, const QString &hint);
    void noteEdited();
    void fillForms();
    void showForm();
    void showEncryption();
    bool isForAnotherHost() const;
    void setError(Field *field, const QString &sentence);

    settings::Connection m_connection;
    QUrl m_base;      ///< the base of `m_baseOf`
    QString m_baseOf; ///< the typed address that m_base belongs to
    QByteArray m_certificate;
    const Place m_lasting;
    Place m_place = Place::Nowhere;
    bool m_edited = false;
    QLineEdit *m_name;
    QLineEdit *m_address;
    TokenEdit *m_token;
    QComboBox *m_form;
    Field *m_nameField;
    Field *m_addressField;
    Field *m_tokenField;
    Field *m_formField;
    QWidget *m_certificateLine;
    MessageBar *m_sessionOnly;
};

} // namespace runlatch::ui
