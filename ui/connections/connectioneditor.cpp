// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectioneditor.h"

#include "base/rules.h"
#include "http/url.h"
#include "ui/connections/tokenedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/sentence.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConnectionEditor::ConnectionEditor(Place lasting, QWidget *parent)
    : QWidget(parent)
    , m_lasting(lasting)
    , m_name(new QLineEdit)
    , m_address(new QLineEdit)
    , m_token(new TokenEdit)
    , m_form(new QComboBox)
    , m_nameField(new Field(tr("&Name"), m_name, this))
    , m_addressField(new Field(tr("&Address"), m_address, this))
    , m_tokenField(new Field(tr("T&oken"), m_token, this))
    , m_formField(new Field(tr("Form of &bulk create"), m_form, this))
    , m_certificateLine(makeCertificateLine())
    , m_sessionOnly(new MessageBar)
{
    setFocusProxy(m_name);
    m_sessionOnly->setClosable(false);
    m_name->setMaxLength(static_cast<int>(settings::Connection::MaxNameLength));
    m_address->setPlaceholderText(u"app.terraform.io"_s);
    for (QLineEdit *line : {m_name, m_address})
        connect(line, &QLineEdit::textEdited, this, &ConnectionEditor::noteEdited);
    connect(m_token, &TokenEdit::edited, this, &ConnectionEditor::noteEdited);
    fillForms();
    connect(m_form, &QComboBox::activated, this, &ConnectionEditor::noteEdited);
    connect(m_form, &QComboBox::currentIndexChanged, this, &ConnectionEditor::showForm);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * Theme::of(this).u());
    for (QWidget *widget : {static_cast<QWidget *>(m_nameField), static_cast<QWidget *>(m_addressField),
                            m_certificateLine, static_cast<QWidget *>(m_tokenField),
                            static_cast<QWidget *>(m_sessionOnly), static_cast<QWidget *>(m_formField)})
        column->addWidget(widget);
}

/// The forms have the names that the command line takes.
void ConnectionEditor::fillForms()
{
    m_form->addItem(tr("Automatic"));
    for (const protocol::BulkActionDialect &form : protocol::bulkActionDialects()) {
        const QString name = protocol::bulkActionDialectName(form);
        m_form->addItem(name, name);
    }
    showForm();
}

void ConnectionEditor::showForm()
{
    m_formField->setHint(m_form->currentIndex() > 0 ? tr("no other one is tried")
                                                    : tr("found out when it is first sent"));
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
    m_token->setToken(token);
    m_form->setCurrentIndex(
        connection.form ? qMax(0, m_form->findData(protocol::bulkActionDialectName(*connection.form))) : 0);
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
    connection.pinnedCertificate = m_certificate;
    connection.form = protocol::bulkActionDialectOfName(m_form->currentData().toString());
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

service::ConnectionTester::Subject ConnectionEditor::subject() const
{
    const settings::Connection typed = connection();
    const QString recent = typed.recentWorkspaces.value(0);
    return {.address = address(),
            .base = isBaseKnown() ? typed.base : QUrl(),
            .token = token(),
            .pinnedCertificate = typed.pinnedCertificate,
            .place = {recent.section(u'/', 0, 0), recent.section(u'/', 1)}};
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
    const Place goal = place == Place::Nowhere ? m_lasting : place;
    setPlace(place,
             goal == Place::Session ? tr("this session only")
                 : goal == place    ? tr("in the keychain")
                                    : tr("goes into the keychain"));
    if (place == Place::Session && m_lasting == Place::Keychain)
        m_sessionOnly->setMessage(Tone::Warning, tr("No keychain took the token."),
                                  tr("It can be used until Runlatch ends; then you have to enter it again."));
    else
        m_sessionOnly->dismiss();
}

void ConnectionEditor::setTokenAsked(Place meanwhile)
{
    setPlace(meanwhile, tr("asking the keychain…"));
}

void ConnectionEditor::setPlace(Place place, const QString &hint)
{
    m_place = place;
    m_token->setPlaceholder(place == Place::Nowhere ? QString() : tr("kept; type to replace it"));
    m_tokenField->setHint(hint);
}

/// A token is never sent to a host other than the one it was entered for.
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
    const bool isPlain = base.scheme() == "http"_L1;
    if (isPlain && !http::isLoopback(base.host()))
        m_addressField->setHint(tr("not encrypted: the token can be read in transit"));
    else if (isPlain && !address().contains("://"_L1))
        m_addressField->setHint(tr("http on this computer: write https:// to encrypt"));
    else
        m_addressField->setHint(tr("host or URL"));
}

void ConnectionEditor::clearErrors()
{
    for (Field *field : {m_nameField, m_addressField, m_tokenField})
        field->clearError();
}

void ConnectionEditor::showError(const base::Error &error)
{
    const QString sentence = wording::sentence(error).text();
    if (error.rule == base::Rules::ConnectionName || error.rule == base::Rules::ConnectionNameTaken)
        setError(m_nameField, sentence);
    else
        setError(m_addressField, sentence);
}

void ConnectionEditor::showTokenError()
{
    setError(m_tokenField,
             isForAnotherHost() && m_place != Place::Nowhere
                 ? tr("The kept token was entered for another host. Enter the token for this one.")
                 : tr("The service requires a token. Enter one."));
}

void ConnectionEditor::showRefusedToken(const base::Error &error)
{
    setError(m_tokenField, wording::sentence(error).text());
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
