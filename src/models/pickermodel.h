// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/placepager.h"
#include "models/flatmodels.h"

namespace runlatch::models {

/// Organizations, or the workspaces of one, for a picker: the places of a pager, each once. Further pages are requested
/// when the view asks for them. On top, if wanted: "all workspaces", then recently used ones.
class PickerModel final : public FlatList
{
    Q_OBJECT
public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString, the name for requests to the service
        IdRole,                  ///< QString: "ws-..." or "org-..."
        CountRole,               ///< int: active change requests of a workspace; invalid if not told
        KindRole,                ///< int: a Kind
    };
    enum class Kind {
        All,    ///< "All workspaces": no name, no id
        Recent, ///< a recently used name, there at once; id and count come from the service
        Found,
    };
    Q_ENUM(Kind)

    /// `pager` must outlive this.
    explicit PickerModel(changerequests::PlacePager &pager, QObject *parent = nullptr);

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    /// Sets the names that come first, in this order, once each; during a search only those that contain its text. They
    /// belong to the present list and are dropped with it. The service may no longer have them.
    void setRecents(const QStringList &names);
    /// Sets whether workspaces have "all workspaces" above them; during a search only if its name begins with the text,
    /// from three letters on. It stays set.
    void setOffersAll(bool offers);
    /// Counts one active change request less in the workspace, until the service tells its count again. Ignored if the
    /// workspace is not loaded.
    void noteArchived(const QString &workspaceId);

    int rowOf(const QString &name) const; ///< -1 if the name is not loaded
    QString note() const;                 ///< says that there may be more than the service gave; otherwise empty

private:
    struct Row
    {
        QString name;
        QString id = {};
        int count = -1;
        Kind kind = Kind::Found;
    };

    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant value(const QModelIndex &index, int role) const override;
    void begin();
    void take(const QList<changerequests::PlacePager::Place> &places, bool isFirstPage);
    static QString allName();
    static bool findsAll(const QString &searched);
    QList<Row> top() const;
    void putOnTop();
    QList<Row> unknownOf(const QList<Row> &rows);

    changerequests::PlacePager &m_pager;
    QStringList m_recents;
    bool m_offersAll = false;
    QList<Row> m_rows;
};

} // namespace runlatch::models
