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

/// The list of the simulator and the connections, and the credentials on this computer that could become connections.
class ConnectionChoices final : public QWidget
{
    Q_OBJECT

public:
    /// `connections` must outlive this.
    explicit ConnectionChoices(const settings::Connections &connections, QWidget *parent = nullptr);

    /// Shows which connection is being edited, without a signal. Null: the simulator; empty: a new connection.
    void setChosen(const std::optional<QUuid> &id);
    /// Sets the found credentials. Those for hosts that already have a connection are omitted.
    void setFound(const QList<settings::FoundCredential> &found);

signals:
    void chosen(const QUuid &id); ///< the user chose a connection
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
