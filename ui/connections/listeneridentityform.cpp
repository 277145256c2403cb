// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/listeneridentityform.h"

#include "base/answer.h"
#include "base/rules.h"
#include "ui/connections/fileedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPointer>
#include <QThreadPool>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerIdentityForm::ListenerIdentityForm(const http::ServerIdentity &inUse, QWidget *parent)
    : QWidget(parent)
    , m_inUse(inUse)
    , m_encrypted(new QCheckBox(tr("Use &HTTPS with your own certificate")))
    , m_file(new FileEdit(tr("Certificate file")))
    , m_keyFile(new FileEdit(tr("Key file")))
    , m_passphrase(new QLineEdit)
    , m_fileField(new Field(tr("&Certificate file"), m_file, this))
    , m_keyField(new Field(tr("Key &file"), m_keyFile, this))
    , m_passphraseField(new Field(tr("Passph&rase"), m_passphrase, this))
{
    m_fileField->setHint(tr("PEM or PKCS#12"));
    m_keyField->setHint(tr("where the key is not in the same file"));
    m_passphraseField->setHint(tr("of an encrypted key; not kept"));
    m_passphrase->setEchoMode(QLineEdit::Password);
    if (!inUse.isNull())
        m_file->setPlaceholder(tr("the one in use"));
    connect(m_file, &FileEdit::edited, this, &ListenerIdentityForm::clearErrors);
    connect(m_keyFile, &FileEdit::edited, this, &ListenerIdentityForm::clearErrors);
    connect(m_passphrase, &QLineEdit::textEdited, this, &ListenerIdentityForm::clearErrors);
    connect(m_encrypted, &QCheckBox::toggled, this, &ListenerIdentityForm::showFields);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * Theme::of(this).u());
    column->addWidget(m_encrypted);
    for (Field *field : {m_fileField, m_keyField, m_passphraseField})
        column->addWidget(field);
    m_encrypted->setChecked(!inUse.isNull());
    showFields(m_encrypted->isChecked());
}

void ListenerIdentityForm::showFields(bool shown)
{
    for (Field *field : {m_fileField, m_keyField, m_passphraseField})
        field->setVisible(shown);
    emit grown();
}

void ListenerIdentityForm::setFiles(const QString &certificateFile, const QString &keyFile)
{
    m_givenFile = certificateFile;
    m_givenKeyFile = keyFile;
    m_file->setFile(certificateFile);
    m_keyFile->setFile(keyFile);
    clearErrors();
    if (!certificateFile.isEmpty())
        m_encrypted->setChecked(true);
}

QString ListenerIdentityForm::certificateFile() const
{
    return m_file->file();
}

QString ListenerIdentityForm::keyFile() const
{
    return m_keyFile->file();
}

void ListenerIdentityForm::read(QObject *context, base::Callback<http::ServerIdentity> done)
{
    clearErrors();
    const bool isTheSame = m_file->file() == m_givenFile && m_keyFile->file() == m_givenKeyFile;
    const bool keepsTheOne = isTheSame && m_passphrase->text().isEmpty() && !m_inUse.isNull();
    if (!m_encrypted->isChecked() || keepsTheOne) {
        done(m_encrypted->isChecked() ? m_inUse : http::ServerIdentity());
        return;
    }
    if (m_file->file().isEmpty()) {
        setError(m_fileField, tr("https needs a certificate: choose its file."));
        return;
    }
    const base::Answer<http::ServerIdentity> answer(
        context, [this, self = QPointer(this), done](const base::Result<http::ServerIdentity> &identity) {
            if (identity)
                done(identity);
            else if (self)
                showError(identity.error());
        });
    QThreadPool::globalInstance()->start(
        [answer, file = m_file->file(), keyFile = m_keyFile->file(), passphrase = m_passphrase->text().toUtf8()] {
            answer(http::readServerIdentity(file, keyFile, passphrase, base::FileKind::Ordinary));
        });
}

void ListenerIdentityForm::showError(const base::Error &error)
{
    const QString sentence = wording::sentence(error).text();
    if (error.rule == base::Rules::TlsPassphrase)
        setError(m_passphraseField, sentence);
    else if (error.subject == m_keyFile->file() || error.rule == base::Rules::TlsNoKey)
        setError(m_keyField, sentence);
    else
        setError(m_fileField, sentence);
}

void ListenerIdentityForm::setError(Field *field, const QString &sentence)
{
    emit refused(); // first, because a field that is not shown cannot take the focus
    field->setError(sentence);
    field->editor()->setFocus();
    emit grown();
}

void ListenerIdentityForm::clearErrors()
{
    for (Field *field : {m_fileField, m_keyField, m_passphraseField})
        field->clearError();
}

} // namespace runlatch::ui
