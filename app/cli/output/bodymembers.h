// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/orderedjson.h"

#include <QStringList>

namespace runlatch::cli {

/// Adds a body as the text NAME; where it is no UTF-8, that is null, and NAME_base64 follows. Returns the lines of what
/// was added.
QStringList addBody(json::OrderedJson &members, const QString &name, const QByteArray &body);

} // namespace runlatch::cli
