// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "interchange/record.h"

#include <QLatin1StringView>

#include <array>

namespace runlatch::interchange {

/// The version of the format, the value of each line's first member "runlatch".
constexpr int FormatVersion = 1;

/// The values of the member "pin_color", in the order of store::PinColor. A record without a color has no such member,
/// and a value that is not known here counts as none: the first files of this version had no colors, and a later
/// Runlatch may have more.
inline constexpr std::array<QLatin1StringView, store::PinColors> PinColorNames{
    QLatin1StringView("none"), QLatin1StringView("blue"), QLatin1StringView("amber"), QLatin1StringView("red"),
    QLatin1StringView("green")};

/// A record as one line of JSON Lines, with its line feed. Times are ISO 8601 UTC with milliseconds. Head, body and the
/// bodies of replies are exact: text, or base64 under another name ("body_base64") where text would not be. "origin" is
/// "here" of a request that this store received, "file" of one that was imported, "copy" of a copy. Only the first has
/// a proved verdict; of the others "claimed" has verdict, cause and state as their file or original has them. So a file
/// that is imported and exported again says the same, but all of it as claimed, and from then on it stays the same.
/// "body_missing" says why there is no body, where one was sent. "state" is what lists showed of it
/// (store::captureStateName), which an import does not read; "task" has the state that was reached. Placeholders and
/// times that lay ahead: see Import.
QByteArray jsonLine(const Record &record);
QByteArray jsonRecord(const Record &record, bool withBody); ///< the same object without the line feed

/// Reads such a line. Nothing in it is believed that can be known: what the body says is read from it, and size and
/// digest must fit a body without placeholders. Texts, lists and numbers have bounds. Errors: Usage with rule
/// "import.broken", "import.after-end" (another object stands behind it), "import.version" (also of a line that is no
/// object), "import.missing", "import.value", "import.digest", "import.too-large"; subject = the field.
base::Result<Record> readJsonLine(QByteArrayView line);
/// The same for an object whose body stands elsewhere.
base::Result<Record> readJsonRecord(QByteArrayView object, const QByteArray &body);

} // namespace runlatch::interchange
