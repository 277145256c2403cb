// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rules.h"
#include "protocol/doubtfulbody.h"
#include "store/captures/capture.h"

#include <QByteArrayView>

#include <array>
#include <optional>

namespace runlatch::store {

/// Tells whether only a part of the body arrived: it was cut, late, too large or badly chunked. Also of an imported
/// row.
bool isIncomplete(const CaptureRow &row);

/// The reasons for which a body that another tool wrote into a file is not known to be what was sent.
inline constexpr std::array BodyDoubts{base::Rules::ImportBodyOther, base::Rules::ImportBodyUnproven,
                                       base::Rules::ImportBodyLost};
/// Returns the one of BodyDoubts that the import of the row recorded as its cause; empty for all others.
base::Rule bodyDoubt(const CaptureRow &row);
/// The same with the sizes, as far as the row has them. nullopt for all that did not come by a file.
std::optional<protocol::DoubtfulBody> doubtfulBody(const CaptureRow &row);

/// The rule by which the head of a request announces too little, "body.length" or "body.no-length"; empty for all
/// others. The body has all that came then, as far as the signature proves that it belongs to it.
base::Rule wrongFraming(const CaptureRow &row);

/// The number of bytes at the end of its kept body that are no content: those that were no chunk, and were kept as they
/// came. 0 for a whole body, and for one with placeholders: a placeholder is not as long as its secret, so nobody knows
/// where the content ends then.
qint64 unreadBytes(const CaptureRow &row, QByteArrayView body);

} // namespace runlatch::store
