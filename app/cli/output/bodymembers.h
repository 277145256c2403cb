// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/orderedjson.h"

#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// The text that has just these bytes in UTF-8; nullopt if there is none.
std::optional<QString> textOf(const QByteArray &bytes);

/// Adds a body as the text NAME; where it is no UTF-8, that is null, and NAME_base64 follows. Returns the lines of what
/// was added.
QStringList addBody(json::OrderedJson &members, const QString &name, const QByteArray &body);

} // namespace runlatch::cli
