// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serveridentity.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace runlatch::ui {

class Field;
class FileEdit;

/// Chooses whether a listener uses HTTPS, and with which certificate. The passphrase is forgotten with this form.
class ListenerIdentityForm final : public QWidget
{
    Q_OBJECT

public:
    /// `inUse` is kept if HTTPS stays on and no other file is chosen.
    explicit ListenerIdentityForm(const http::ServerIdentity &inUse, QWidget *parent = nullptr);

    /// The files that `inUse` was read from, or is still to be read from.
    void setFiles(const QString &certificateFile, const QString &keyFile);
    QString certificateFile() const;
    QString keyFile() const;
    /// Reads the files in a thread of the pool. The result is null if HTTPS is off. An error is shown at its field, and
    /// `done` is not called.
    void read(QObject *context, base::Callback<http::ServerIdentity> done);

signals:
    void grown();   ///< a field or an error became visible
    void refused(); ///< read() shows an error

private:
    void showFields(bool shown);
    void showError(const base::Error &error);
    void setError(Field *field, const QString &sentence);
    void clearErrors();

    http::ServerIdentity m_inUse;
    QString m_givenFile;
    QString m_givenKeyFile;
    QCheckBox *m_encrypted;
    FileEdit *m_file;
    FileEdit *m_keyFile;
    QLineEdit *m_passphrase;
    Field *m_fileField;
    Field *m_keyField;
    Field *m_passphraseField;
};

} // namespace runlatch::ui
