// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

namespace runlatch::redaction {

/// The text that stands for a secret on the screen, in files and in output. It is not translated: programs look for it.
constexpr QByteArrayView Marker = "[redacted]";

/// In bodies and in stored bytes it is this for each byte instead, so that lengths and offsets stay.
constexpr char Filler = '*';

/// Tells whether a secret was redacted in it: the marker, or at least eight fillers in a row.
bool isRedacted(QByteArrayView text);

} // namespace runlatch::redaction
