// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"

#include <QList>
#include <QString>

namespace runlatch::filter {

/// What the word at the cursor could become.
struct Completion
{
    QString text;           ///< "created:", "archived", "\"two words\""
    qsizetype position = 0; ///< what it replaces
    qsizetype length = 0;
};

/// Names of fields while a name or a word is typed, then some values of the field's type, and its choices; in the order
/// of the tables, those that begin with what stands before the cursor, whatever its case. Nothing within quotes, and
/// nothing for what is typed in full already.
QList<Completion> completionsAt(const QString &text, qsizetype cursor, std::span<const Field> fields);

} // namespace runlatch::filter
