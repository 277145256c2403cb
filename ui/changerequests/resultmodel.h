// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "ui/widgets/labels/badge.h"

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
class ResultModel final : public models::FlatTable
{
    Q_OBJECT

public:
    enum Column { Subject, Place, State, Reason, ColumnCount };
    enum Role { BadgeRole = Qt::UserRole };

    explicit ResultModel(const QString &subjectHeading, QObject *parent = nullptr);

    void setResults(const QList<Result> &results);
    const Result &at(int row) const { return m_results.at(row); }

private:
    int rows() const override { return static_cast<int>(m_results.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    QString m_subjectHeading;
    QList<Result> m_results;
};

} // namespace runlatch::ui
