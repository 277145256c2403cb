// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/lint.h"

#include "text/plaintext.h"
#include "wording/phrases.h"
#include "wording/words.h"

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::lint::LintFinding;
using runlatch::lint::LintSeverity;

namespace runlatch::wording {

namespace {

struct Expected
{
    QLatin1StringView name;
    const char *words;
};

/// The names that JsonScanner and the tables of the linter use.
constexpr Expected ExpectedThings[] = {
    {"value"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a value")},
    {"key"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a key in double quotes")},
    {"colon"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a colon")},
    {"quote"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "the double quote that closes the string")},
    {"comma-or-brace"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a comma or }")},
    {"comma-or-bracket"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a comma or ]")},
    {"text"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a text")},
    {"truth"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "true or false")},
    {"number"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a whole number")},
    {"object"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "an object")},
    {"text-or-null"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a text or null")},
    {"array"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "an array")},
    {"version"_L1, QT_TRANSLATE_NOOP("runlatch::wording", "a number or a text")},
};

constexpr qsizetype MaxArgument = 300; // characters

QString expectedWords(const QString &name)
{
    for (const auto &[known, words] : ExpectedThings) {
        if (known == name)
            return Words::tr(words);
    }
    return {};
}

/// Marks for the blanks at an end of a text; of many the first ones.
QString markedBlanks(QStringView blanks)
{
    constexpr qsizetype MaxMarks = 3;
    QString marks;
    for (const QChar blank : blanks.first(std::min(blanks.size(), MaxMarks)))
        marks += u"<U+%1>"_s.arg(QString::number(blank.unicode(), 16).toUpper(), 4, u'0');
    return blanks.size() > MaxMarks ? marks + u'…' : marks;
}

/// The argument with marks for invisible characters, and for blanks at its ends: one may be all that is wrong.
QString shownArgument(const QString &argument)
{
    const QStringView text = QStringView(argument).trimmed();
    if (text.isEmpty())
        return markedBlanks(argument);
    const qsizetype begin = text.data() - argument.constData();
    const bool isCut = argument.size() >= LintFinding::MaxValueLength; // nobody knows what followed
    const QStringView behind = QStringView(argument).sliced(isCut ? argument.size() : begin + text.size());
    return markedBlanks(QStringView(argument).first(begin)) + text::markedText(text.toString(), MaxArgument)
        + markedBlanks(behind);
}

/// The arguments as they stand in the sentence.
QStringList shownArguments(const LintFinding &finding)
{
    if (finding.rule == Rules::PayloadFewKeys)
        return finding.arguments; // names of the specification, of any length
    QStringList shown;
    for (const QString &argument : finding.arguments)
        shown.append(shownArgument(argument));
    if (finding.rule == Rules::JsonBroken)
        shown[0] = expectedWords(finding.arguments.value(0));
    else if (finding.rule == Rules::PayloadType || finding.rule == Rules::PayloadMissing
             || finding.rule == Rules::PayloadNull)
        shown[1] = expectedWords(finding.arguments.value(1));
    return shown;
}

/// In one pass: an argument is a stranger's text, and may hold placeholders.
QString filledIn(const char *text, const QStringList &arguments)
{
    const QString words = Words::tr(text);
    QString filled;
    qsizetype from = 0;
    for (qsizetype at = words.indexOf(u'%'); at >= 0; at = words.indexOf(u'%', from)) {
        filled += QStringView(words).sliced(from, at - from);
        const int number = at + 1 < words.size() ? words[at + 1].digitValue() : -1;
        filled += number > 0 ? arguments.value(number - 1) : words.mid(at, 2);
        from = std::min(at + 2, words.size());
    }
    return filled + words.mid(from);
}

} // namespace

Sentence lintSentence(const LintFinding &finding)
{
    const Phrase *phrase = findPhrase(finding.rule, Activity::Linting);
    if (!phrase)
        return {};
    const QStringList arguments = shownArguments(finding);
    return {.fact = filledIn(phrase->fact, arguments), .next = filledIn(phrase->next, arguments)};
}

QString lintFactAtPlace(const LintFinding &finding)
{
    //: %3 is a sentence that says what is wrong there
    return Words::tr("Line %1, column %2: %3")
        .arg(QString::number(finding.line), QString::number(finding.column), lintSentence(finding).fact);
}

QString lintSeverityWord(LintSeverity severity)
{
    switch (severity) {
    case LintSeverity::Error: return Words::tr("error");
    case LintSeverity::Warning: return Words::tr("warning");
    case LintSeverity::Info: return Words::tr("note");
    }
    return {};
}

QString lintCounts(const lint::LintSummary &lint)
{
    QStringList counts;
    if (lint.errors > 0)
        counts += Words::tr("%Ln error(s)", nullptr, lint.errors);
    if (lint.warnings > 0)
        counts += Words::tr("%Ln warning(s)", nullptr, lint.warnings);
    if (lint.infos > 0)
        counts += Words::tr("%Ln note(s)", nullptr, lint.infos);
    return counts.isEmpty() ? Words::tr("No findings") : counts.join(u", "_s);
}

} // namespace runlatch::wording
