// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/readidentities.h"

#include "base/answer.h"

#include <QThreadPool>

#include <algorithm>

namespace runlatch::ui {

namespace {

bool isUnread(const inspector::ListenerAddress &address)
{
    return address.identity.isNull() && !address.certificateFile.isEmpty();
}

} // namespace

void readIdentities(const inspector::ReceiverOptions &options, QObject *context,
                    base::Callback<inspector::ReceiverOptions> done)
{
    if (std::none_of(options.listeners.begin(), options.listeners.end(), &isUnread))
        return done(options);
    const base::Answer<inspector::ReceiverOptions> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([answer, read = options]() mutable {
        for (inspector::ListenerAddress &address : read.listeners) {
            if (!isUnread(address))
                continue;
            const auto identity = http::readServerIdentity(address.certificateFile, address.keyFile, {});
            if (!identity) {
                answer(identity.error());
                return;
            }
            address.identity = *identity;
        }
        answer(read);
    });
}

} // namespace runlatch::ui
