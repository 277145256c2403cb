// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/report.h"

#include <QHash>

#include <array>

namespace runlatch::outcomes {

/// Gathers the outcomes of a report and the notes about it, of any number in the same memory. Internal to this folder.
class Gathering
{
public:
    explicit Gathering(ReportKind kind) { m_report.kind = kind; }

    void count() { ++m_report.entries; } ///< a result or test case, whatever becomes of it
    /// Whether one more of this level may be among the outcomes. It need not be made otherwise, only counted.
    bool wants(protocol::TagLevel level) const;
    /// Makes id, description, url and labels fit. `notes`: about this outcome, where it is among those that are shown.
    void add(protocol::TagLevel level, protocol::Outcome outcome, QList<base::Rule> notes = {});
    void countOnly(protocol::TagLevel level) { ++countOf(level); }
    void note(base::Rule rule, const QString &subject = {}, qint64 count = 1);
    void addTool(const QString &name); ///< the first few

    Report take();

private:
    static constexpr std::size_t Levels = 4;

    struct Kept
    {
        protocol::Outcome outcome;
        QList<base::Rule> notes;
    };

    qint64 &countOf(protocol::TagLevel level) { return m_report.levels[static_cast<std::size_t>(level)]; }
    static void fit(Kept &kept);
    void show(Kept &kept);
    void giveOwnId(protocol::Outcome &outcome);
    protocol::Outcome rest(qsizetype shown) const;

    Report m_report;
    std::array<QList<Kept>, Levels> m_outcomes; ///< of each level the first ones
    QHash<QString, int> m_ids;                  ///< how often each was given
    QHash<QString, Note> m_notes;               ///< by the names of their rules
};

} // namespace runlatch::outcomes
