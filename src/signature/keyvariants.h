// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArray>
#include <QList>

namespace runlatch::signature {

/// A key that the other side may have instead of ours, by a slip in copying it.
struct KeyVariant
{
    base::Rule cause; ///< one of base::Rules::Signatures
    QByteArray name;  ///< machine-readable, without anything of the key
    QByteArray key;
};

constexpr int MaxKeyVariants = 17; ///< of one key

/// The slips with one key; each variant is the key of the other side. None is empty or the key itself.
///
/// - key.newline (`lf`, `crlf`: it ends in that; `none`: it does not, and ours does)
/// - key.blanks (`none`: ours has white space around it; `end`, `begin`, `both`: it has a space there)
/// - key.quotes (`none`: ours stands in quotes; `double`, `single`: it does)
/// - key.hex-decoded, key.base64-decoded (`decoded`: it is made of the bytes that ours spells; `encoded`: it spells the
///   bytes of ours)
QList<KeyVariant> keyVariants(const QByteArray &key);

} // namespace runlatch::signature
