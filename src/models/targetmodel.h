// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "changerequests/targetresolver.h"
#include "models/flatmodels.h"

#include <QHash>
#include <QSet>

namespace runlatch::models {

/// The workspaces of a list for bulk create, given by id or by name. The missing half is looked up
/// (changerequests::TargetResolver), and the standing shows the result.
class TargetModel final : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Name, Id, Standing, ColumnCount };
    enum Role { StateRole = Qt::UserRole }; ///< int: a State
    enum class State { LookingUp, Found, NotFound, NotKnown, Twice };
    Q_ENUM(State)
    using Target = changerequests::BulkDraft::Target;
    struct Count
    {
        int rows = 0;
        int lookingUp = 0;
        int notFound = 0;
        int notKnown = 0;
        int twice = 0;
        int nameless = 0; ///< names without an id, for whatever reason: none of them can be sent
    };

    /// `client` must outlive this.
    explicit TargetModel(service::Client &client, QObject *parent = nullptr);

    /// Sets where workspaces are looked up. With a null endpoint or no organization nothing is looked up, and known
    /// names and ids stay. In another organization, the id of a name and the name of an id are looked up again.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    /// The workspaces of a draft for that organization.
    void setWorkspaces(const QList<Target> &workspaces, const QString &organization);
    QList<Target> workspaces() const;
    /// Adds each once; a workspace that is there already gets its missing name. Adds nothing and returns false if there
    /// would be more than changerequests::TargetNames::MaxTargets.
    bool add(const QList<Target> &workspaces);
    void remove(const QSet<int> &rows);
    void removeGiven(const QSet<QString> &texts); ///< removes the rows that were given as these ids and names

    const Count &count() const { return m_count; }
    State stateOf(int row) const;
    /// A workspace without an id cannot be sent.
    bool hasId(int row) const { return !m_rows.at(row).target.id.isEmpty(); }
    QList<int> rowsOf(State state) const;
    bool isGiven(const QString &text) const { return m_byText.contains(text); } ///< as an id or as a name
    /// Tells whether the workspace of that id and name is in the list, by either of them.
    bool isChosen(const QString &id, const QString &name) const;
    QString textOf(int row) const { return m_rows.at(row).text(); } ///< the id or name that was given
    int rowOfId(const QString &id) const;                           ///< the first row of this id; -1 if there is none
    /// The reason why some workspaces are not known: the first one in an answer.
    std::optional<base::Error> reason() const;
    void stop();     ///< workspaces that are being looked up become not known
    void askAgain(); ///< asks about the workspaces that are not known

signals:
    void changed();  ///< the content of the rows changed
    void progress(); ///< the look-ups went on; comes also after `changed`

private:
    struct Row
    {
        Target target;
        State state = State::NotKnown; ///< never Twice
        bool isTwice = false;
        QString elsewhere = {};
        std::optional<base::Error> why = {};

        QString text() const { return target.isByName ? target.name : target.id; }
        bool isWhole() const { return !target.id.isEmpty() && !target.name.isEmpty(); }
    };

    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    Row rowOf(const Target &workspace) const;
    bool isSomewhere() const { return !m_endpoint.isNull() && !m_organization.isEmpty(); }
    void forgetAnswers();
    void lookUp();
    void take(const QList<changerequests::TargetAnswer> &answers);
    void indexRows();
    void judge();
    void tellAll();
    QString toolTip(const Row &row) const;

    QList<Row> m_rows;
    QHash<QString, int> m_byText;
    Count m_count;
    service::Endpoint m_endpoint;
    QString m_organization;
    QString m_home; ///< the organization of the rows
    changerequests::TargetResolver m_resolver;
};

} // namespace runlatch::models
