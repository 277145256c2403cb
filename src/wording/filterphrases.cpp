// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Filters[] = {
    {Rules::FilterUnknownField, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This list has no field “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Choose one of the fields that are offered, or put the text in quotes to "
                       "look for it as it is."),
     Action::None},
    {Rules::FilterNoValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The field “%1” has no value yet."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter it right after the colon, without a blank."), Action::None},
    {Rules::FilterNoWord, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing follows the minus sign yet."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter the excluded text right after it, or put it in quotes to look for a minus sign."),
     Action::None},
    {Rules::FilterChoice, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The field has no value “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of the values that are offered."), Action::None},
    {Rules::FilterTime, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a time."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a day such as 2026-11-21, a month, a year, today, yesterday, an age "
                       "such as 7d or 12h, or a range such as 2026-10..2026-11."),
     Action::None},
    {Rules::FilterNumber, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a number such as 200, or a range such as 400..499."), Action::None},
    {Rules::FilterDuration, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a duration."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a number with a unit, such as 500ms, 1.5s or 2min, or a range such as 1s..10s."),
     Action::None},
    {Rules::FilterSize, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a size."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a number of bytes such as 200, 10k or 1.5M, or a range such as 10k..1M."),
     Action::None},
    {Rules::FilterStatus, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a status."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a status such as 404, all that begin alike such as 4xx, a range such as 400..499, or "
                       "none."),
     Action::None},
    {Rules::FilterComparison, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The values of the field “%1” cannot be greater or less."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove the character, or put the value in quotes if it is part of it."),
     Action::None},
    {Rules::FilterOr, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "OR needs something on both sides."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter the other side, or put OR in quotes to look for the word."),
     Action::None},
    {Rules::FilterQuote, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The quote is not closed yet."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a quotation mark where the text ends; until then everything that follows is part of it."),
     Action::None},
    {Rules::FilterTooLong, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A filter can have %1 words; the rest is left out."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove words, or filter in several steps."), Action::None},
    {Rules::FilterLongWord, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A word of a filter can have %1 characters; this one is left out."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter only a part of it."), Action::None},
};

static_assert(haveWords(Filters, Rules::Filters), "each rule has a sentence");

} // namespace

std::span<const Phrase> filterPhrases()
{
    return Filters;
}

} // namespace runlatch::wording
