// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// Lists of rules as those in base/rules.h, which makes the values of them. One rule a line:
// clang-format off

/// Templates of task results.
#define RUNLATCH_TEMPLATES(rule) \
    rule(TemplateName, "template.name") \
    rule(TemplateTooLarge, "template.too-large") \
    rule(TemplateUnreadable, "template.unreadable") \
    rule(TemplateNotWritten, "template.not-written") \
    rule(TemplateTooMany, "template.too-many") \
    rule(TemplateBroken, "template.broken") \
    rule(TemplateResult, "template.result") \
    rule(TemplateOpen, "template.open") \
    rule(TemplatePlaceholder, "template.placeholder") \
    rule(TemplateSecret, "template.secret") \
    rule(TemplatePlaceholders, "template.placeholders") \
    rule(TemplateRequest, "template.request") \
    rule(TemplateFilled, "template.filled")

/// Reports of other tools that become outcomes: why one cannot be read, and what is not in the outcomes as it stood
/// there. The sentences of the second kind have a number.
#define RUNLATCH_REPORTS(rule) \
    rule(ReportUnknown, "report.unknown") \
    rule(ReportTooLarge, "report.too-large") \
    rule(ReportEncoding, "report.encoding") \
    rule(ReportJson, "report.json") \
    rule(ReportXml, "report.xml") \
    rule(ReportDepth, "report.depth") \
    rule(ReportDoctype, "report.doctype") \
    rule(ReportAttributes, "report.attributes") \
    rule(ReportVersion, "report.version") \
    rule(ReportNoRuns, "report.no-runs") \
    rule(ReportPassed, "report.passed") \
    rule(ReportSuppressed, "report.suppressed") \
    rule(ReportRejected, "report.rejected") \
    rule(ReportAbsent, "report.absent") \
    rule(ReportUnchanged, "report.unchanged") \
    rule(ReportMore, "report.more") \
    rule(ReportCut, "report.cut") \
    rule(ReportOutput, "report.output") \
    rule(ReportRenamed, "report.renamed") \
    rule(ReportUrl, "report.url") \
    rule(ReportNoMessage, "report.no-message") \
    rule(ReportNoRule, "report.no-rule") \
    rule(ReportValue, "report.value") \
    rule(ReportOverrides, "report.overrides") \
    rule(ReportExternal, "report.external") \
    rule(ReportBeyond, "report.beyond") \
    rule(ReportCounts, "report.counts") \
    rule(ReportElements, "report.elements") \
    rule(ReportCharacters, "report.characters")

// clang-format on
