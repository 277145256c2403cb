// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"

#include <QList>
#include <QString>

namespace runlatch::filter {

/// A completion of the word at the cursor.
struct Completion
{
    QString text;           ///< "created:", "archived", "\"two words\""
    qsizetype position = 0; ///< the start of the replaced text
    qsizetype length = 0;
};

/// The completions that begin with the text before the cursor, whatever its case, in the order of the tables: names of
/// fields for a name or a word, then some values of the field's type, and its choices. None within quotes, and none for
/// a complete word.
QList<Completion> completionsAt(const QString &text, qsizetype cursor, std::span<const Field> fields);

} // namespace runlatch::filter
