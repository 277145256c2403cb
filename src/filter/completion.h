// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace runlatch::filter {

/// A completion of the word at the cursor.
struct Completion
{
    QString text;           ///< "created:", "archived", "\"two words\""
    qsizetype position = 0; ///< the start of the replaced text
    qsizetype length = 0;
    bool isPart = false; ///< the text before the cursor is a value of the field, too: it finds this one among others
};

/// Values of text fields that are known to occur, by the name of the field.
using KnownValues = QHash<QString, QStringList>;

/// The completions that begin with the text before the cursor, whatever its case, in the order of the tables: names of
/// fields for a name or a word, then some values of the field's type, and its choices. Last come the known values that
/// contain the text, those that begin with it first. None within quotes, and none for a complete word.
QList<Completion> completionsAt(const QString &text, qsizetype cursor, std::span<const Field> fields,
                                const KnownValues &known = {});

} // namespace runlatch::filter
