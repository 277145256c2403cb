// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/badge.h"

#include <QAbstractTableModel>

namespace runlatch::ui {

/// The result for one of many items.
struct Result
{
    QString id; ///< unique among the rows
    QString subject;
    QString place;
    BadgeSpec state;
    QString reason; ///< user and time, or the reason of a failure; may be empty

    friend bool operator==(const Result &, const Result &) = default;
};

/// Results as a table. Existing rows keep their place, and so does a selection.
class ResultModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Subject, Place, State, Reason, ColumnCount };
    enum Role { BadgeRole = Qt::UserRole };

    explicit ResultModel(const QString &subjectHeading, QObject *parent = nullptr);

    void setResults(const QList<Result> &results);
    const Result &at(int row) const { return m_results.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString m_subjectHeading;
    QList<Result> m_results;
};

} // namespace runlatch::ui
