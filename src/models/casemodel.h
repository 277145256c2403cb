// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/casejudge.h"

#include <QAbstractTableModel>
#include <QList>

namespace runlatch::models {

/// The cases of a report about an integration, those first that somebody has to look at (conformance::Standing). All
/// texts are plain, harmless and bounded, whatever the integration sent.
class CaseModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Result, Case, Title, Severity, Took, Change, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        StandingRole = Qt::UserRole, ///< int of conformance::Standing
        IdRole,                      ///< "signature.unsigned"
        RemedyRole,                  ///< what to do; empty for a case that passed or was skipped
        LapsesRole,                  ///< QStringList: what was found beside the reason, a sentence each
        ChangeRole,                  ///< int of conformance::CaseChange, against the earlier run
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setReport(conformance::Report report);
    const conformance::Report &report() const { return m_report; }
    /// Takes the result of one case that was tried, or tried again: of the row with its id, or as a new one. Rows
    /// stay or move, so that a selection stays.
    void update(const conformance::CaseResult &result);
    /// Shows cases of these standings only; an empty list shows all.
    void showOnly(const QList<conformance::Standing> &standings);
    /// Shows cases that fit only; an empty filter shows all.
    void setFilter(const filter::Expression &filter);
    /// is: (a standing or a change) severity: group: id: took: and words in id, title and reason.
    static std::span<const filter::Field> fields();
    /// The run that the cases are compared with. Without one, all cases are new.
    void setEarlier(const conformance::Standings &earlier);
    const conformance::Standings &earlier() const { return m_earlier; }
    /// The cases of a standing, shown or not.
    qsizetype count(conformance::Standing standing) const { return conformance::countOf(m_report, standing); }

    const conformance::CaseResult &at(int row) const { return m_report.results.at(m_rows.at(row)); }
    int rowOf(const QString &id) const; ///< -1 if it is missing or not shown

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void choose();
    bool isShown(const conformance::CaseResult &result) const;
    bool isBefore(qsizetype left, qsizetype right) const;
    int placeAmong(const QList<qsizetype> &rows, qsizetype result) const;
    void insertCase(qsizetype result);
    void moveCase(int row);

    conformance::Report m_report;
    conformance::Standings m_earlier;
    QList<conformance::Standing> m_shown;
    CaseJudge m_judge{filter::Expression()};
    QList<qsizetype> m_rows; ///< places in the results of the report, in the order of rows
};

} // namespace runlatch::models
