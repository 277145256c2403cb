// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "signature/bodyvariants.h"
#include "signature/keyvariants.h"

#include <QByteArray>
#include <QList>

namespace runlatch::signature {

/// The slips of a program that computes the digest of a body which it received, besides those that a sender may make
/// as well. Each table stands in receiverslips.cpp; a variant's name is machine-readable and has nothing of a key.

/// Bodies above this are computed over in the usual ways only: most programs fail in a few of them.
constexpr qsizetype MaxRareSlips = 1024 * 1024; ///< bytes

constexpr int MaxReceiverBodies = 73; ///< how often a visitor is called at most

/// Visits the texts that the program computed over in place of the body: body.empty, body.empty-object, body.no-value
/// and body.object-text (texts that stand for the body), body.hashed (a digest of it), body.base64, body.hex,
/// body.bytes-literal, body.python-text, body.encoding (UTF-16), body.json-string and body.compressed (it, written
/// otherwise), body.lines-joined (without its line ends) and body.masked (with something in place of its secrets). The
/// visitor returns whether to go on; `body` must outlive what it gets. Memory: some copies of a body up to
/// MaxRareSlips.
void visitReceiverBodies(const QByteArray &body, const BodyVariants::Visitor &visitor);

/// The texts that a program takes for the key where it has none: key.no-value ("undefined"), key.unexpanded
/// ("$HMAC_KEY"). The variant is that text. `withRare`: all of them.
QList<KeyVariant> placeholderKeys(bool withRare);

constexpr int MaxReceiverKeys = 33; ///< of one key

/// The keys that a program makes of the right one: key.assignment (`HMAC_KEY=` and the key; the variant is what stands
/// before it), key.cut (so many bytes from its beginning; `behind-1`: all but the first), and the key in base64 with a
/// line break behind it. None is empty or the key itself.
QList<KeyVariant> receiverKeys(const QByteArray &key);

} // namespace runlatch::signature
