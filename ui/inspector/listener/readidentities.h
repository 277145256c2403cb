// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "inspector/receiveroptions.h"

#include <QObject>

namespace runlatch::ui {

/// Answers with the options, and with the certificates of those addresses that have a file and no certificate yet. The
/// files are read in a thread of the pool, without a passphrase. Errors as for http::readServerIdentity.
void readIdentities(const inspector::ReceiverOptions &options, QObject *context,
                    base::Callback<inspector::ReceiverOptions> done);

} // namespace runlatch::ui
