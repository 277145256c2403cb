// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

namespace runlatch::text {

/// The length of the UTF-8 character that begins at `at`; 0 if none does (RFC 3629: no overlong forms, no surrogates).
int utf8Length(QByteArrayView text, qsizetype at);

} // namespace runlatch::text
