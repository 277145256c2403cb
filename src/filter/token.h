// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace runlatch::filter {

/// A piece of a filter up to the next blank outside quotes: [-][name:[comparison]]value. Positions refer to the whole
/// text.
struct Token
{
    qsizetype position = 0;
    qsizetype length = 0; ///< 0: the end of the text
    bool isNegated = false;
    bool isQuoted = false;    ///< a part of the value is quoted
    qsizetype openQuote = -1; ///< position of the quote that is never closed
    qsizetype namePosition = 0;
    QStringView name;       ///< name of the field, as written; null for a word
    QStringView comparison; ///< ">", ">=", "<", "<=", "=" or nothing; only after a name
    qsizetype valuePosition = 0;
    QString value;              ///< without quotes
    QList<qsizetype> wildcards; ///< positions in the value

    qsizetype end() const { return position + length; }
    bool isOr() const;
};

/// The first piece at or after a position. Views point into the text.
Token readToken(QStringView text, qsizetype position);

} // namespace runlatch::filter
