// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using Action = Sentence::Action;

constexpr Phrase Filters[] = {
    {"filter.unknown-field", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "This list has no field “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Choose one of the fields that are offered, or put the text in quotes to "
                       "look for it as it is."),
     Action::None},
    {"filter.no-value", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The field “%1” has no value yet."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter it right after the colon, without a blank."), Action::None},
    {"filter.no-word", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "Nothing follows the minus sign yet."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter what must not be found right after it, or put it in quotes to look "
                       "for a minus sign."),
     Action::None},
    {"filter.choice", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The field has no value “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of the values that are offered."), Action::None},
    {"filter.time", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a time."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a day such as 2026-11-21, a month, a year, today, yesterday, an age "
                       "such as 7d or 12h, or a range such as 2026-10..2026-11."),
     Action::None},
    {"filter.number", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter a number such as 200, or a range such as 400..499."), Action::None},
    {"filter.duration", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a duration."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a number with a unit, such as 500ms, 1.5s or 2min, or a range such as 1s..10s."),
     Action::None},
    {"filter.size", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a size."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a number of bytes such as 200, 10k or 1.5M, or a range such as 10k..1M."),
     Action::None},
    {"filter.status", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is not a status."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a status such as 404, all that begin alike such as 4xx, a range such as 400..499, or "
                       "none."),
     Action::None},
    {"filter.comparison", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The values of the field “%1” cannot be greater or less."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove the sign, or put the value in quotes if the sign belongs to it."),
     Action::None},
    {"filter.or", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "OR needs something on both sides."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter the other side, or put OR in quotes to look for the word."),
     Action::None},
    {"filter.quote", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The quote is not closed yet."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Enter a quotation mark where the text ends; until then all that follows "
                       "belongs to it."),
     Action::None},
    {"filter.too-long", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A filter can have %1 words; the rest is left out."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove words, or filter in several steps."), Action::None},
    {"filter.long-word", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A word of a filter can have %1 characters; this one is left out."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter only a part of it."), Action::None},
};

} // namespace

std::span<const Phrase> filterPhrases()
{
    return Filters;
}

} // namespace runlatch::wording
