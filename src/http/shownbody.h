// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::http {

constexpr qsizetype MaxShownBodyBytes = 64 * 1024; ///< the bytes that are kept and shown of a body

/// Returns the part of a body that is looked at to show its beginning: a secret that begins before the cut is read as a
/// whole. Escapes make it longer, and its key stands before it.
QByteArray lookedAt(const QByteArray &body, const QList<QByteArray> &secrets);

/// The beginning of a body, at most MaxShownBodyBytes, with redaction::Filler for each byte of `secrets` and of what
/// redaction::findSecrets finds. Both are looked for in the body as it came. `headers` tell its coding.
QByteArray shownBody(const Headers &headers, const QByteArray &body, const QList<QByteArray> &secrets);

} // namespace runlatch::http
