// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/connections.h"
#include "settings/foundcredentials.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace runlatch::ui {

class FoundCredentialsList;

/// The simulator, the connections, and what was found to make more of them.
class ConnectionChoices final : public QWidget
{
    Q_OBJECT

public:
    /// `connections` must outlive this.
    explicit ConnectionChoices(const settings::Connections &connections, QWidget *parent = nullptr);

    /// Shows which one is worked on, without a signal; null: the simulator; nothing: a new one.
    void setChosen(const std::optional<QUuid> &id);
    /// Those for hosts that have a connection already are left out: they would only be in the way.
    void setFound(const QList<settings::FoundCredential> &found);

signals:
    void chosen(const QUuid &id); ///< by the user
    void addWanted();
    void duplicateWanted();
    void removeWanted();
    void credentialWanted(const runlatch::settings::FoundCredential &credential);

private:
    void fill();
    QListWidgetItem *addItem(const QUuid &id, const QString &name, const QString &icon);
    void offer();

    const settings::Connections &m_connections;
    QList<settings::FoundCredential> m_found;
    std::optional<QUuid> m_chosen = QUuid();
    QListWidget *m_list;
    QPushButton *m_duplicate;
    QPushButton *m_remove;
    FoundCredentialsList *m_credentials;
};

} // namespace runlatch::ui
