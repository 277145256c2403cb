// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QEventLoop>

#include <functional>

namespace runlatch::bench {

/// Asks, and runs this thread's event loop until the answer is there. It looks at nothing meanwhile, other than
/// support::answerOf(), so that the work alone is measured.
template <typename T> base::Result<T> await(const std::function<void(QObject *, base::Callback<T>)> &ask)
{
    QEventLoop loop;
    base::Result<T> answer = base::Error();
    ask(&loop, [&](const base::Result<T> &result) {
        answer = result;
        loop.quit();
    });
    loop.exec();
    return answer;
}

} // namespace runlatch::bench
