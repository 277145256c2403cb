// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "settings/connection.h"
#include "settings/connectiontokens.h"
#include "ui/connections/connectiontest.h"

#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

class Field;
class MessageBar;
class TokenEdit;

/// The fields of one connection. What is typed is not kept anywhere by this.
class ConnectionEditor final : public QWidget
{
    Q_OBJECT

public:
    using Place = settings::ConnectionTokens::Place;

    /// `lasting`: where a token goes when all is well.
    explicit ConnectionEditor(Place lasting, QWidget *parent = nullptr);

    /// One without an id is new; `token` is what to begin with, for instance one that was found.
    void setConnection(const settings::Connection &connection, const QByteArray &token = {});
    /// As typed. Its base is invalid where the address is none.
    settings::Connection connection() const;
    QString address() const;
    QByteArray token() const; ///< as typed; empty: the one that is kept
    bool isEdited() const { return m_edited; }
    ConnectionTest::Subject subject() const; ///< as typed, to be tried

    void setBase(const QUrl &base);                ///< where the API was found of the address that is typed
    bool isBaseKnown() const;                      ///< of the address that is typed
    void setCertificate(const QByteArray &sha256); ///< to trust; empty: none
    void setTokenPlace(Place place);
    void setTokenAsked(Place meanwhile); ///< the keychain has not answered yet
    /// Whether there is a token for this address: typed, or kept and the host is still the one it was entered for.
    bool hasToken() const;

    void clearErrors();
    void showError(const base::Error &error); ///< at the field that its rule is about
    void showTokenError();                    ///< that there is none to ask with
    void editToken();
    void editAddress();

signals:
    void edited();

private:
    QWidget *makeCertificateLine();
    void setPlace(Place place, const QString &hint);
    void noteEdited();
    void showEncryption();
    bool isForAnotherHost() const;
    void setError(Field *field, const QString &sentence);

    settings::Connection m_connection;
    QUrl m_base;      ///< of `m_baseOf`
    QString m_baseOf; ///< an address as typed
    QByteArray m_certificate;
    const Place m_lasting;
    Place m_place = Place::Nowhere;
    bool m_edited = false;
    QLineEdit *m_name;
    QLineEdit *m_address;
    TokenEdit *m_token;
    Field *m_nameField;
    Field *m_addressField;
    Field *m_tokenField;
    QWidget *m_certificateLine;
    MessageBar *m_sessionOnly;
};

} // namespace runlatch::ui
