// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/earlierdelivery.h"

#include "base/answer.h"
#include "redaction/differingbytes.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

void compareWithEarlier(const QByteArray &body, const QByteArray &earlier, QObject *context,
                        base::Callback<EarlierDelivery> done)
{
    const base::Answer<EarlierDelivery> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([body, earlier, answer] {
        EarlierDelivery found;
        if (body != earlier) {
            text::ByteComparison comparison(body);
            comparison.add(earlier);
            found.difference = comparison.difference();
            found.bytes = redaction::printableDifference(*found.difference, body, earlier);
        }
        answer(found);
    });
}

} // namespace runlatch::ui
