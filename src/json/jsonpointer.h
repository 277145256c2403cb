// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::json {

/// The JSON pointer (RFC 6901) of a member or of an element of what `pointer` names.
QString pointerBelow(const QString &pointer, QString key);
QString pointerBelow(const QString &pointer, qsizetype index);

} // namespace runlatch::json
