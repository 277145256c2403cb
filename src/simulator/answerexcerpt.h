// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace runlatch::simulator {

constexpr qsizetype MaxAnswerExcerpt = 300; ///< characters

/// The text of an answer's body, in one line of at most MaxAnswerExcerpt characters: an error page says nothing in its
/// first line. Runs of blanks and line breaks are one blank. Markup is without its tags, scripts and styles, with the
/// signs that entities stand for, and without a headline that is the title again. Controls are shown as <U+001B>. Looks
/// at the first 16 KB, in time proportional to them.
QString answerExcerpt(const QByteArray &body);

/// Tells whether the body is a result that belongs into a callback: the document of one, or an object that says
/// `passed` or `failed` as its status. It may be the first of a list, the `body` for an API gateway, or JSON in a text.
/// Looks at bodies of up to 1 MB.
bool holdsResult(const QByteArray &body);

} // namespace runlatch::simulator
