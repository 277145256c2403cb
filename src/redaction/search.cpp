// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/search.h"

namespace runlatch::redaction {

QByteArray replaced(QByteArrayView text, QByteArrayView needle, QByteArrayView by)
{
    QByteArray kept;
    qsizetype end = 0;
    forEachPlace(text, needle, [&](qsizetype begin) {
        kept.append(text.sliced(end, begin - end)).append(by);
        end = begin + needle.size();
    });
    return kept.append(text.sliced(end));
}

} // namespace runlatch::redaction
