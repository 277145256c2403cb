// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capturestore.h"

#include <QObject>
#include <QPointer>
#include <QSet>

#include <memory>

namespace runlatch::ui {

/// The workspaces, organizations and paths that received requests name, for completing the filter. It reads the newest
/// requests of the store when they are first wanted, a page at a time, and notes those that come. What it keeps is
/// bounded.
class SeenNames final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxNames = 500;      ///< of each kind; later ones are not noted
    static constexpr int MaxNameLength = 100; ///< longer ones are not noted
    static constexpr int MaxRead = 10'000;    ///< requests

    explicit SeenNames(QObject *parent = nullptr);

    void setStore(store::CaptureStore &store); ///< forgets the names of an earlier store
    void want();                               ///< reads the names, once for a store
    void note(const QList<store::CaptureRow> &rows);
    QStringList workspaces() const { return sorted(m_workspaces); }
    QStringList organizations() const { return sorted(m_organizations); }
    QStringList paths() const { return sorted(m_paths); } ///< as CaptureRow::endpoint has them

signals:
    void changed();

private:
    void readPage(qint64 before, int read);
    static bool add(QSet<QString> &names, const QString &name);
    static QStringList sorted(const QSet<QString> &names);

    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_reading; ///< context of the answers of the store; null before want()
    QSet<QString> m_workspaces;
    QSet<QString> m_organizations;
    QSet<QString> m_paths;
};

} // namespace runlatch::ui
