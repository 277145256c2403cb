// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::protocol {

/// A text from a stranger as it may stand in a list: one line, without control characters and without the
/// invisible ones that reorder or hide text (bidi marks and overrides, zero-width signs), at most `limit`
/// characters, an ellipsis for what was cut.
QString plainText(const QString &text, qsizetype limit = 200);

/// The same for a terminal, where nothing shows what else a text does: what is harmful is not dropped but shown, as
/// <U+202E>. Line breaks and tabs are spaces. Both functions look at no more than about twice `limit` characters.
QString markedText(const QString &text, qsizetype limit = 200);

} // namespace runlatch::protocol
