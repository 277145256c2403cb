// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sql/value.h"

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::store {

/// The statement with $1, $2 ... in the places of its question marks, none of which stands in a literal.
QByteArray numberedPlaces(QByteArrayView sql);

/// A value in PostgreSQL's binary form: a bigint, text or bytea. A text has U+FFFD for U+0000, which the server takes
/// in no text.
QByteArray boundBytes(const Value &value);

} // namespace runlatch::store
