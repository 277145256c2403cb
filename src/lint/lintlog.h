// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"

#include <QByteArrayView>
#include <QList>

#include <array>
#include <functional>
#include <utility>

namespace runlatch::lint {

/// Collects findings: counts all of them, and keeps the first ones of each rule, because the sender of a text chooses
/// how many there are. Internal to this library.
class LintLog
{
public:
    enum class Keeping { Findings, Counts };

    explicit LintLog(Keeping keeping = Keeping::Findings)
        : m_most(keeping == Keeping::Findings ? Lint::MaxOfRule : 0)
    {
    }
    /// Leaves out what is unwanted, as if it had not been found. Asks for each finding, of which there may be millions.
    using Unwanted = std::function<bool(base::Rule rule, qsizetype offset)>;
    explicit LintLog(Unwanted unwanted)
        : m_most(Lint::MaxOfRule)
        , m_unwanted(std::move(unwanted))
    {
    }

    /// Makes the pointer. It is called only for a finding that is kept.
    using Pointer = std::function<QString()>;

    /// `severity`: instead of the rule's own.
    void add(base::Rule rule, qsizetype offset, const Pointer &pointer, const QStringList &arguments = {},
             std::optional<LintSeverity> severity = {});

    qsizetype count(LintSeverity severity) const { return m_counts.at(static_cast<std::size_t>(severity)); }
    quint64 rules() const { return m_rules; } ///< a bit for each rule that has a finding: its index in lintRules()
    /// The kept findings with their lines and columns, in the order of Lint::findings.
    QList<LintFinding> placed(QByteArrayView text);

private:
    static constexpr std::size_t MaxRules = 64;

    int m_most; ///< findings of a rule that are kept
    Unwanted m_unwanted;
    quint64 m_rules = 0;
    QList<LintFinding> m_findings;
    std::array<qsizetype, 3> m_counts{};
    std::array<int, MaxRules> m_kept{};
};

} // namespace runlatch::lint
