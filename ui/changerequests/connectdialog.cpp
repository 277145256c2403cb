// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/connectdialog.h"

#include "http/url.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/field.h"
#include "ui/widgets/label.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConnectDialog::ConnectDialog(const QString &address, QWidget *parent)
    : QDialog(parent)
    , m_address(new QLineEdit(address))
    , m_token(new QLineEdit)
    , m_addressField(new Field(tr("&Address"), m_address, this))
    , m_tokenField(new Field(tr("&Token"), m_token, this))
{
    setWindowTitle(tr("Connect to a service"));
    const int u = Theme::of(this).u();
    m_address->setPlaceholderText(u"app.terraform.io"_s);
    m_address->setMinimumWidth(Theme::of(this).width(u"https://terraform.example.com/api/v2"_s) + 8 * u);
    m_addressField->setHint(tr("host or URL"));
    m_token->setEchoMode(QLineEdit::Password);
    m_tokenField->setHint(tr("kept until Runlatch ends"));

    auto *note =
        new Label(tr("A user or team token that may read the workspace; to archive, it has to be allowed to write."));
    note->setMuted(true);
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *connectButton = makeButton(ButtonRole::Primary, tr("Connect"), u"plug"_s, this);
    buttons->addButton(connectButton, QDialogButtonBox::AcceptRole);
    connectButton->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ConnectDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConnectDialog::reject);
    connect(m_address, &QLineEdit::textEdited, m_addressField, &Field::clearError);
    connect(m_token, &QLineEdit::textEdited, m_tokenField, &Field::clearError);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    for (QWidget *widget : {static_cast<QWidget *>(m_addressField), static_cast<QWidget *>(m_tokenField),
                            static_cast<QWidget *>(note), static_cast<QWidget *>(buttons)})
        layout->addWidget(widget);
}

service::Endpoint ConnectDialog::endpoint() const
{
    return {http::apiBase(m_address->text().trimmed()), m_token->text().trimmed().toUtf8()};
}

void ConnectDialog::accept()
{
    if (!endpoint().base.isValid()) {
        m_addressField->setError(
            tr("Give a host, such as app.terraform.io, or a URL that begins with https:// or http://."));
        m_address->setFocus();
        return;
    }
    if (m_token->text().trimmed().isEmpty()) {
        m_tokenField->setError(tr("The service answers nothing without a token."));
        m_token->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace runlatch::ui
