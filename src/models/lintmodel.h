// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"
#include "models/flatmodels.h"

namespace runlatch::models {

/// The findings of the linter in a request, in the order of lint::Lint and in words. All texts are plain; those
/// that the sender chose are shortened and harmless. The tool tip has what a narrow row cuts.
class LintModel : public FlatList
{
    Q_OBJECT
public:
    enum Role {
        SeverityRole = Qt::UserRole, ///< int of lint::LintSeverity; the display role is what is wrong
        SeverityWordRole,            ///< "warning"
        FixRole,                     ///< what to do
        PointerRole,                 ///< JSON Pointer; empty for the document itself
        PlaceRole,                   ///< "line 1, column 412"
        SourceRole,                  ///< "payload.type, spec 2.4 rule 3": the rule and where it comes from
        OffsetRole,                  ///< qint64; the place in bytes of the body; -1: it is in the head
    };

    using FlatList::FlatList;

    void setLint(const lint::Lint &lint);
    const lint::Lint &lint() const { return m_lint; }
    /// A line for each finding, as `runlatch-cli lint` prints it. Says at the end how many findings it does not have.
    QString asText() const;

private:
    int rows() const override { return static_cast<int>(m_lint.findings.size()); }
    QVariant value(const QModelIndex &index, int role) const override;

    lint::Lint m_lint;
};

} // namespace runlatch::models
