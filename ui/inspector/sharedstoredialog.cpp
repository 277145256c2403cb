// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/sharedstoredialog.h"

#include "settings/connectiontokens.h"
#include "ui/connections/fileedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/label.h"
#include "wording/sentence.h"

#include <QCryptographicHash>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SharedStoreDialog::SharedStoreDialog(const inspector::SharedPlace &before, settings::ConnectionTokens &tokens,
                                     QWidget *parent)
    : Dialog(parent)
    , m_tokens(tokens)
    , m_address(new QLineEdit(before.address))
    , m_password(new QLineEdit)
    , m_keyFile(new FileEdit(tr("Key file")))
    , m_forget(makeButton(ButtonRole::Standard, tr("&Forget the kept password"), {}, this))
    , m_open(makeButton(ButtonRole::Primary, tr("&Open"), {}, this))
{
    setWindowTitle(tr("Shared store"));
    m_address->setPlaceholderText(u"postgresql://host/database"_s);
    m_address->setMaxLength(4096);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMaxLength(1024);
    m_keyFile->setFile(before.keyFile);
    m_forget->hide();
    buildLayout();
    connect(m_address, &QLineEdit::textEdited, m_addressField, &Field::clearError);
    connect(m_address, &QLineEdit::editingFinished, this, &SharedStoreDialog::lookForPassword);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_tokens.forget(passwordName(m_address->text().trimmed()));
        m_password->setPlaceholderText({});
        m_forget->hide();
    });
    lookForPassword();
    m_address->setFocus();
    if (!inspector::canShare())
        showUnbuilt();
}

void SharedStoreDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *about = new Label(tr("Receivers on servers write their requests into a database of PostgreSQL. This window "
                               "reads them; the requests on this computer stay as they are."));
    about->setMuted(true);
    about->setWordWrap(true);
    about->setMinimumWidth(110 * u);
    m_addressField = new Field(tr("&Address"), m_address, this);
    m_addressField->setHint(tr("TLS with verify-full unless it says another sslmode"));
    auto *password = new Field(tr("&Password"), m_password, this);
    password->setHint(tr("The keychain keeps it; empty: .pgpass or a service file"));
    auto *key = new Field(tr("&Key file of the receivers"), m_keyFile, this);
    key->setHint(tr("Empty: access tokens stay hidden"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open->setDefault(true);
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    for (QWidget *part :
         {static_cast<QWidget *>(about), static_cast<QWidget *>(m_addressField), static_cast<QWidget *>(password)})
        column->addWidget(part);
    column->addWidget(m_forget, 0, Qt::AlignLeft);
    column->addWidget(key);
    column->addWidget(buttons);
}

QString SharedStoreDialog::passwordName(const QString &address)
{
    const QByteArray digest = QCryptographicHash::hash(address.toUtf8(), QCryptographicHash::Sha256);
    return u"shared-store-"_s + QString::fromLatin1(digest.toHex());
}

/// A kept password is not shown, and is used while the field is empty.
void SharedStoreDialog::lookForPassword()
{
    const QString address = m_address->text().trimmed();
    m_password->setPlaceholderText({});
    m_forget->hide();
    if (address.isEmpty())
        return;
    m_tokens.read(passwordName(address), this,
                  [this, address](const base::Result<settings::ConnectionTokens::Kept> &kept) {
                      if (!kept || m_address->text().trimmed() != address)
                          return;
                      m_password->setPlaceholderText(tr("the kept one"));
                      m_forget->show();
                      grow();
                  });
}

void SharedStoreDialog::showUnbuilt()
{
    const wording::Sentence sentence =
        wording::sentence(inspector::checkShared(u"postgresql://localhost/runlatch"_s).error());
    m_addressField->setError(sentence.fact + u' ' + sentence.next);
    m_open->setEnabled(false);
    m_open->setToolTip(sentence.fact);
}

inspector::SharedPlace SharedStoreDialog::place() const
{
    return {m_address->text().trimmed(), m_password->text().toUtf8(), m_keyFile->file()};
}

void SharedStoreDialog::accept()
{
    if (const auto checked = inspector::checkShared(place().address); !checked) {
        const wording::Sentence sentence = wording::sentence(checked.error());
        m_addressField->setError(sentence.fact + u' ' + sentence.next);
        m_address->setFocus();
        grow();
        return;
    }
    Dialog::accept();
}

} // namespace runlatch::ui
