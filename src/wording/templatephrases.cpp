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
     QT_TRANSLATE_NOOP("runlatch::wording", "There are 200 templates already."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove one that is not needed."), Action::None},
    {Rules::TemplateBroken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The template is no JSON, or not all of it."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write it as the body of a callback, with placeholders in quoted texts alone."),
     Action::None},
    {Rules::TemplateResult, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "In the result of the template, “%1” is missing, empty or wrong."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A template has what a callback has: a status, and of each outcome an id and a description."),
     Action::None},
    {Rules::TemplateOpen, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The placeholder is never closed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write }} behind it, or {{{{ where two braces are meant."), Action::None},
    {Rules::TemplatePlaceholder, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A request has no field “%1” that a placeholder could stand for."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Write the name of a key, such as workspace_name, or {{{{ where two braces are meant."),
     Action::None},
    {Rules::TemplateSecret, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "“%1” is a secret, and no placeholder stands for one."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave it out: everybody who may read the result would see it."),
     Action::None},
    {Rules::TemplatePlaceholders, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A template has at most 1,000 placeholders."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use fewer of them."), Action::None},
    {Rules::TemplateFilled, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The filled template would have more than 8 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use fewer placeholders: a field of this request is very long."),
     Action::None},
};

static_assert(haveWords(Templates, Rules::Templates), "each rule has a sentence");

} // namespace

std::span<const Phrase> templatePhrases()
{
    return Templates;
}

} // namespace runlatch::wording
