// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

#include <functional>
#include <optional>

namespace runlatch::script {

/// Hands the lines of a text in UTF-8 to `take`, numbered from 1, until it returns false. A line that is no UTF-8 is
/// nullopt. A byte order mark at the begin is no part of the first line, and a carriage return at the end is a blank.
/// Returns the number of the last line that was handed over; 0 for an empty text.
int eachLine(QByteArrayView text, const std::function<bool(int number, const std::optional<QString> &line)> &take);

} // namespace runlatch::script
