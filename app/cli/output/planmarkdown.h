// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/planreport.h"

#include <QStringList>

namespace runlatch::cli {

/// A plan as markdown (GFM) for a pull request: the counts, what has to be known beside them, and a table of changes,
/// or a folded table of attributes for each. Nothing of a stranger is markup there, and no line begins with a
/// stranger's text. What is beyond conformance::MaxMarkdownCharacters is counted only.
class PlanMarkdown
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PlanMarkdown)
public:
    explicit PlanMarkdown(const plan::Plan &plan);

    void add(const plan::Change &change, const std::optional<ShownDetail> &detail);
    bool isFull() const { return m_left > 0; }
    void leaveOut() { ++m_left; } ///< counts a change without laying it out
    /// After the last change.
    QString text() const;

private:
    static QString row(const plan::Change &change);
    static QString folded(const plan::Change &change, const ShownDetail &shown);

    const QString m_begin;
    QStringList m_rows;
    qsizetype m_size = 0;
    qsizetype m_left = 0; ///< changes beyond the limit
    bool m_isTable = true;
};

} // namespace runlatch::cli
