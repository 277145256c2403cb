// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Templates[] = {
    {Rules::TemplateName, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A template cannot have the name “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Use at most 80 letters, digits, blanks, dots, hyphens, underscores and round brackets, with a "
                       "letter, digit or bracket first and last."),
     Action::None},
    {Rules::TemplateTooLarge, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A template has at most 1 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Shorten its texts, or use fewer outcomes."), Action::None},
    {Rules::TemplateUnreadable, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The template “%1” cannot be read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check that its file is there, and may be read."), Action::None},
    {Rules::TemplateNotWritten, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The template “%1” cannot be written."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check that the data folder is writable, and has room."), Action::None},
    {Rules::TemplateTooMany, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "There are already 200 templates."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove one that is not needed."), Action::None},
    {Rules::TemplateBroken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The template is not complete JSON."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write it as the body of a callback, with placeholders in quoted texts alone."),
     Action::None},
    {Rules::TemplateResult, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "In the result of the template, “%1” is missing, empty or wrong."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A template has what a callback has: a status, and of each outcome an id and a description."),
     Action::None},
    {Rules::TemplateOpen, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The placeholder is never closed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write }} after it, or {{{{ where two braces are meant."), Action::None},
    {Rules::TemplatePlaceholder, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A request has no field “%1” that a placeholder could insert."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write the name of a key, such as workspace_name, or {{{{ where two braces are meant."),
     Action::None},
    {Rules::TemplateSecret, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is a secret, which no placeholder can insert."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave it out: everybody who may read the result would see it."),
     Action::None},
    {Rules::TemplatePlaceholders, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A template has at most 1,000 placeholders."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use fewer of them."), Action::None},
    {Rules::TemplateRequest, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The fields of the request cannot be read, because its body is not a JSON object."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Use a template without placeholders, or wait a moment where the request was just opened."),
     Action::None},
    {Rules::TemplateFilled, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The filled template would have more than 8 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use fewer placeholders: a field of this request is very long."),
     Action::None},
};

static_assert(haveWords(Templates, Rules::Templates), "each rule has a sentence");

constexpr Phrase Reports[] = {
    {Rules::ReportUnknown, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is neither SARIF nor JUnit XML."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Choose the file that a scanner or a test runner wrote in one of these formats."),
     Action::None},
    {Rules::ReportTooLarge, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A report has at most 64 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Let the tool write less, or several files."), Action::None},
    {Rules::ReportEncoding, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The encoding “%1” of the file is not read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Save it as UTF-8."), Action::None},
    {Rules::ReportJson, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file is no JSON, or not all of it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Let the tool write it again."), Action::None},
    {Rules::ReportXml, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file is no XML, or not all of it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Let the tool write it again."), Action::None},
    {Rules::ReportDepth, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file is nested more deeply than a report is."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check where it comes from."), Action::None},
    {Rules::ReportDoctype, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file has a document type declaration, which no report needs."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove the line with <!DOCTYPE; entities are not read."), Action::None},
    {Rules::ReportAttributes, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "An element has more than 200 attributes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check where the file comes from."), Action::None},
    {Rules::ReportVersion, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is SARIF of version “%1”, and 2.1.0 is read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Let the tool write version 2.1.0."), Action::None},
    {Rules::ReportNoRuns, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file has no runs."),
     QT_TRANSLATE_NOOP("runlatch::wording", "A log of SARIF has the member runs."), Action::None},
    {Rules::ReportPassed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Passed or not applicable, and left out: %1."), "", Action::None},
    {Rules::ReportSuppressed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Suppressed, and not among the outcomes unless that is wanted: %1."), "",
     Action::None},
    {Rules::ReportRejected, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Suppressions that are rejected or under review, so that the result counts: %1."),
     "", Action::None},
    {Rules::ReportAbsent, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "In the baseline and absent now, and left out: %1."), "", Action::None},
    {Rules::ReportUnchanged, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Unchanged since the baseline, and marked so: %1."), "", Action::None},
    {Rules::ReportMore, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Without an outcome of their own, and counted in the last one: %1."), "",
     Action::None},
    {Rules::ReportCut, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "Outcomes whose texts are cut: %1."),
     "", Action::None},
    {Rules::ReportOutput, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Outputs of whole test suites, which are left out: %1."), "", Action::None},
    {Rules::ReportRenamed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Ids that several results have, and that got a number: %1."), "",
     Action::None},
    {Rules::ReportUrl, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Addresses that are left out, because they are not web addresses or too long: %1."),
     "", Action::None},
    {Rules::ReportNoMessage, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Outcomes without a message of their own: %1."), "", Action::None},
    {Rules::ReportNoRule, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Results whose rule the file does not describe: %1."), "", Action::None},
    {Rules::ReportValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Values that the format does not know, and that are passed over: %1."), "",
     Action::None},
    {Rules::ReportOverrides, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Invocations that override levels of rules, which is not read: %1."), "",
     Action::None},
    {Rules::ReportExternal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Runs with results in other files, which are not read: %1."), "",
     Action::None},
    {Rules::ReportBeyond, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Rules and files beyond the number that is looked up: %1."), "",
     Action::None},
    {Rules::ReportCounts, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Test suites whose numbers do not agree with their test cases: %1."), "",
     Action::None},
    {Rules::ReportElements, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Elements that are passed over: %1."), "", Action::None},
    {Rules::ReportCharacters, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Characters that XML does not allow, and that were replaced: %1."), "",
     Action::None},
};

static_assert(haveWords(Reports, Rules::Reports), "each rule has a sentence");

} // namespace

std::span<const Phrase> templatePhrases()
{
    return Templates;
}

std::span<const Phrase> reportPhrases()
{
    return Reports;
}

} // namespace runlatch::wording
