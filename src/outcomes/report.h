// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/taskresult.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <span>

namespace runlatch::outcomes {

enum class ReportKind {
    Sarif, ///< OASIS SARIF 2.1.0
    JUnit, ///< XML as JUnit, Ant and what follows them write it
};
QString reportKindName(ReportKind kind); ///< "sarif", "junit"

/// Something of the report that is not in the outcomes as it stood there.
struct Note
{
    base::Rule rule;      ///< of base::Rules::Reports; its sentence has the number
    qint64 count = 0;     ///< how often
    QString subject = {}; ///< the first one, shortened; may be empty
};

/// The outcomes of a report, with notes about the rest of it.
struct Report
{
    ReportKind kind = ReportKind::Sarif;
    QStringList tools = {}; ///< that wrote it, or the names of its test suites; the first few
    /// The worst first, then in the order of the report; at most resultlimits::MaxOutcomes of lint. Where there are
    /// more, the last one counts them. Each has an id of its own, and texts within the documented limits (spec 2.6).
    QList<protocol::Outcome> outcomes = {};
    std::array<qint64, 4> levels = {}; ///< of all that are outcomes or are counted in the last one, by TagLevel
    qint64 entries = 0;                ///< results or test cases of the report
    QList<Note> notes = {};            ///< in the order of base::Rules::Reports

    qint64 countOf(protocol::TagLevel level) const { return levels[static_cast<std::size_t>(level)]; }
};

inline constexpr std::array WorstFirst{protocol::TagLevel::Error, protocol::TagLevel::Warning, protocol::TagLevel::Info,
                                       protocol::TagLevel::None};

struct ReportOptions
{
    bool withSuppressed = false; ///< suppressed results become outcomes as well, marked as such
    /// Once it is true, the reading ends with Cancelled. It may change in another thread.
    const std::atomic<bool> *cancelled = nullptr;
};

constexpr qsizetype MaxReportBytes = 64 * 1024 * 1024;
constexpr int MaxReportDepth = 100; ///< of the elements of XML; of JSON simdjson takes 1,024 levels

/// Reads a report, which is known by its first letter. Hostile bytes take time and memory in proportion to their
/// number. Errors: Usage with one of base::Rules::Reports; facts = line and column, from 1, where the fault has a
/// place; Cancelled.
base::Result<Report> readReport(const QByteArray &file, const ReportOptions &options = {});

/// The same of a file, which is waited for: not in the window's thread. Errors also "file.unreadable", for what is no
/// ordinary file too.
base::Result<Report> readReportFile(const QString &name, const ReportOptions &options = {});

/// A part of the report and the part of an outcome that it becomes, as their specifications name them.
struct MappingRow
{
    const char *from;
    const char *to;
};
std::span<const MappingRow> mappingOf(ReportKind kind);

} // namespace runlatch::outcomes
