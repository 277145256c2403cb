// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/connectioneditor.h"

#include "http/url.h"
#include "ui/settings/tokenedit.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/field.h"
#include "wording/sentence.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConnectionEditor::ConnectionEditor(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit)
    , m_address(new QLineEdit)
    , m_token(new TokenEdit)
    , m_serviceName(new QLineEdit)
    , m_nameField(new Field(tr("&Name"), m_name, this))
    , m_addressField(new Field(tr("&Address"), m_address, this))
    , m_tokenField(new Field(tr("T&oken"), m_token, this))
    , m_serviceNameField(new Field(tr("S&hort name of the service"), m_serviceName, this))
    , m_certificateLine(makeCertificateLine())
{
    m_name->setMaxLength(static_cast<int>(settings::Connection::LongestName));
    m_address->setPlaceholderText(u"app.terraform.io"_s);
    m_serviceNameField->setHint(tr("in header names, as in X-TFC-Task-Signature"));
    for (QLineEdit *line : {m_name, m_address, m_serviceName})
        connect(line, &QLineEdit::textEdited, this, &ConnectionEditor::noteEdited);
    connect(m_token, &TokenEdit::edited, this, &ConnectionEditor::noteEdited);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * Theme::of(this).u());
    for (QWidget *widget :
         {static_cast<QWidget *>(m_nameField), static_cast<QWidget *>(m_addressField), m_certificateLine,
          static_cast<QWidget *>(m_tokenField), static_cast<QWidget *>(m_serviceNameField)})
        column->addWidget(widget);
}

QWidget *ConnectionEditor::makeCertificateLine()
{
    auto *line = new QWidget(this);
    auto *said = new ElidedLabel(tr("You trusted a certificate of this server by its fingerprint."));
    said->setMuted(true);
    auto *forget = makeButton(ButtonRole::Text, tr("Forget it"), {}, line);
    forget->setAutoDefault(false);
    connect(forget, &QPushButton::clicked, this, [this] {
        setCertificate({});
        noteEdited();
    });
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(said, 1);
    row->addWidget(forget);
    return line;
}

void ConnectionEditor::setConnection(const settings::Connection &connection, const QByteArray &token)
{
    m_connection = connection;
    m_base = connection.base;
    m_name->setText(connection.name);
    m_address->setText(connection.base.toString());
    m_baseOf = connection.id.isNull() ? QString() : address();
    showEncryption();
    m_serviceName->setText(QString::fromLatin1(connection.serviceName));
    m_token->setToken(token);
    setCertificate(connection.pinnedCertificate);
    setTokenPlace(Place::Nowhere);
    clearErrors();
    m_edited = connection.id.isNull() && !token.isEmpty();
}

settings::Connection ConnectionEditor::connection() const
{
    settings::Connection connection = m_connection;
    connection.name = m_name->text().simplified();
    connection.base = isBaseKnown() ? m_base : http::apiBase(address());
    connection.serviceName = m_serviceName->text().trimmed().toUtf8();
    connection.pinnedCertificate = m_certificate;
    return connection;
}

QString ConnectionEditor::address() const
{
    return m_address->text().trimmed();
}

QByteArray ConnectionEditor::token() const
{
    return m_token->token();
}

void ConnectionEditor::setBase(const QUrl &base)
{
    m_base = base;
    m_baseOf = address();
}

bool ConnectionEditor::isBaseKnown() const
{
    return !m_baseOf.isEmpty() && m_baseOf == address();
}

void ConnectionEditor::setCertificate(const QByteArray &sha256)
{
    m_edited = m_edited || sha256 != m_connection.pinnedCertificate;
    m_certificate = sha256;
    m_certificateLine->setVisible(!sha256.isEmpty());
}

void ConnectionEditor::setTokenPlace(Place place)
{
    m_place = place;
    const bool isKept = place != Place::Nowhere;
    m_token->setPlaceholder(isKept ? tr("kept; type to replace it") : QString());
    m_tokenField->setHint(place == Place::Keychain      ? tr("in the keychain")
                              : place == Place::Session ? tr("this session only")
                                                        : tr("goes into the keychain"));
}

void ConnectionEditor::setTokenAsked()
{
    m_tokenField->setHint(tr("asking the keychain…"));
}

/// A token is never sent to another host than the one it was entered for.
bool ConnectionEditor::isForAnotherHost() const
{
    return !m_connection.id.isNull() && !http::sameOrigin(connection().base, m_connection.base);
}

bool ConnectionEditor::hasToken() const
{
    return !token().isEmpty() || (m_place != Place::Nowhere && !isForAnotherHost());
}

void ConnectionEditor::noteEdited()
{
    m_edited = true;
    clearErrors();
    showEncryption();
    emit edited();
}

void ConnectionEditor::showEncryption()
{
    const QUrl base = connection().base;
    const bool isReadable = base.scheme() == "http"_L1 && !http::isLoopback(base.host());
    m_addressField->setHint(isReadable ? tr("not encrypted: the token can be read on its way") : tr("host or URL"));
}

void ConnectionEditor::clearErrors()
{
    for (Field *field : {m_nameField, m_addressField, m_tokenField, m_serviceNameField})
        field->clearError();
}

void ConnectionEditor::showError(const base::Error &error)
{
    const QString sentence = wording::sentence(error).text();
    if (error.rule.startsWith("connection.name"_L1))
        setError(m_nameField, sentence);
    else if (error.rule == "connection.service-name"_L1)
        setError(m_serviceNameField, sentence);
    else
        setError(m_addressField, sentence);
}

void ConnectionEditor::showTokenError()
{
    setError(m_tokenField,
             isForAnotherHost() && m_place != Place::Nowhere
                 ? tr("The kept token was entered for another host. Enter the token for this one.")
                 : tr("The service answers nothing without a token. Enter one."));
}

void ConnectionEditor::setError(Field *field, const QString &sentence)
{
    field->setError(sentence);
    field->editor()->setFocus();
}

void ConnectionEditor::editAddress()
{
    m_address->setFocus();
}

void ConnectionEditor::editToken()
{
    m_token->setFocus();
}

} // namespace runlatch::ui
