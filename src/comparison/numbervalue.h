// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::comparison {

/// One text for each value of a JSON number: 1, 1.0, 10e-1 and 1E+0 have the same, also where a double would round, and
/// -0 has that of 0. A number whose exponent has more than 15 digits is only equal to one that is written the same.
/// `number` must be a number by the grammar of JSON. Internal to this library.
QByteArray numberValue(QByteArrayView number);

} // namespace runlatch::comparison
