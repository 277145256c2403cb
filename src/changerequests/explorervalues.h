// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"

#include <QObject>
#include <QStringList>

namespace runlatch::changerequests {

/// Values of a field of workspaces that the service's explorer knows, to be offered while a condition is written: names
/// of projects and workspaces, tags, versions. It is asked only when ask() is called, for one page. The newest question
/// wins. The values of one field are kept until another field or another place is asked. One thread.
class ExplorerValues final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxRows = 100;         ///< workspaces of one question: the largest page of the service
    static constexpr qsizetype MaxValues = 500; ///< of one answer
    static constexpr qsizetype MaxLength = 200; ///< characters of a value; longer ones are left out

    /// `client` must outlive this.
    explicit ExplorerValues(service::Client &client, QObject *parent = nullptr);

    /// Sets the service and its organization. Values of another place are forgotten.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    /// Tells whether the field is a documented text, and there is a place to ask.
    bool canAsk(const QString &field) const;
    /// Asks for the values that contain `part`; all if it is empty. Ignored unless canAsk().
    void ask(const QString &field, const QString &part);

    const QString &field() const { return m_field; } ///< that was asked about last; empty if none was
    /// Sorted, each once, and only what can be shown as it is.
    const QStringList &values() const { return m_values; }

signals:
    void answered(); ///< about field()
    void failed(const runlatch::base::Error &error);
    void placeChanged();

private:
    void take(const base::Result<protocol::Page<protocol::ExploredWorkspace>> &page);
    void forget();

    service::Client &m_client;
    service::Endpoint m_endpoint;
    QString m_organization;
    QString m_field;
    QStringList m_values;
    base::Call m_call;
};

} // namespace runlatch::changerequests
