// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "interchange/foreign/jsonmembers.h"

#include <optional>

namespace runlatch::interchange {

/// The members of a nested object. Errors: "import.missing", "import.value"; subject = its name.
base::Result<JsonMembers> membersOf(const JsonMembers &outer, const QByteArray &name, const QList<QByteArray> &names);

/// A text of a HAR. Python writes a byte that is no UTF-8 as half a surrogate pair, U+DC80 to U+DCFF.
struct HarText
{
    QByteArray bytes;
    bool isText = true; ///< characters in UTF-8, with U+FFFD for other halves; otherwise those bytes are among them
};
/// nullopt for what is no text, or has escapes that JSON does not know.
std::optional<HarText> harText(const JsonMembers &members, const QByteArray &name);

} // namespace runlatch::interchange
