// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

namespace runlatch::base {

/// The position of the last such byte; -1 if there is none. Qt's own function reads what stands behind an empty view in
/// some versions (6.8), and finds it there.
inline qsizetype lastIndexOf(QByteArrayView text, char byte)
{
    return text.isEmpty() ? -1 : text.lastIndexOf(byte);
}

} // namespace runlatch::base
