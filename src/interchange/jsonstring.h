// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/orderedjson.h"

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::interchange {

/// Text as a JSON string with its quotes. Characters that act on a terminal (json::actsOnTerminal) become escapes,
/// because an export may be printed. `text` must be UTF-8. Without a copy in UTF-16, which a large body would double.
QByteArray jsonString(QByteArrayView text);

/// Bytes as a JSON string; null if they are no text, or if so many of them become escapes that the line of a large body
/// would be longer than can be imported.
QByteArray losslessString(QByteArrayView bytes);

/// Adds bytes under `name` as losslessString(), or else in base64 under `name` with "_base64" behind.
void addBytes(json::OrderedJson &json, const QString &name, QByteArrayView bytes);

} // namespace runlatch::interchange
