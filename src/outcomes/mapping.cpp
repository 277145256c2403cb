// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/report.h"

using namespace Qt::StringLiterals;

namespace runlatch::outcomes {

namespace {

constexpr MappingRow OfSarif[] = {
    {"ruleId", "outcome-id"},
    {"message.text", "description"},
    {"message.markdown, locations", "body"},
    {"rule.help, rule.fullDescription", "body"},
    {"rule.helpUri", "url"},
    {"level, rule.defaultConfiguration.level", "tags.Severity"},
    {"kind, unless it is fail", "tags.Kind"},
    {"baselineState, suppressions", "tags.Baseline, tags.Suppression"},
};

constexpr MappingRow OfJUnit[] = {
    {"testcase.classname, testcase.name", "outcome-id"},
    {"failure.message, error.message, skipped.message", "description"},
    {"failure, error, system-out, system-err", "body"},
    {"testcase.file, testcase.line, testcase.time", "body"},
    {"failure, error, skipped", "tags.Status"},
};

} // namespace

QString reportKindName(ReportKind kind)
{
    switch (kind) {
    case ReportKind::Sarif: return u"sarif"_s;
    case ReportKind::JUnit: return u"junit"_s;
    }
    Q_UNREACHABLE();
}

std::span<const MappingRow> mappingOf(ReportKind kind)
{
    switch (kind) {
    case ReportKind::Sarif: return OfSarif;
    case ReportKind::JUnit: return OfJUnit;
    }
    Q_UNREACHABLE();
}

} // namespace runlatch::outcomes
