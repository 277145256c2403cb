// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/foundcredentials.h"

#include <QWidget>

class QListWidget;

namespace runlatch::ui {

/// Tokens that were found on this computer, listed by host and place; the tokens themselves are not shown. Hidden while
/// the list is empty.
class FoundCredentialsList final : public QWidget
{
    Q_OBJECT

public:
    explicit FoundCredentialsList(QWidget *parent = nullptr);

    void setCredentials(const QList<settings::FoundCredential> &credentials);
    int count() const { return static_cast<int>(m_credentials.size()); }

signals:
    void wanted(const runlatch::settings::FoundCredential &credential);

private:
    void use();

    QList<settings::FoundCredential> m_credentials;
    QListWidget *m_list;
};

} // namespace runlatch::ui
