// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/replylinter.h"

#include "base/answer.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

void ReplyLinter::setResult(const protocol::TaskResult &result)
{
    constexpr qsizetype MaxCharactersAtOnce = 64 * 1024;
    if (m_isAsking) {
        m_next = result;
    } else if (m_lint.work(result) > MaxCharactersAtOnce) {
        ask(result);
    } else {
        m_lint.update(result, true);
        m_judged = result;
        emit changed();
    }
}

void ReplyLinter::ask(const protocol::TaskResult &result)
{
    m_isAsking = true;
    const base::Answer<lint::ResultLint> answer(this, [this, result](const base::Result<lint::ResultLint> &lint) {
        m_lint = *lint;
        m_judged = result;
        m_isAsking = false;
        emit changed();
        if (const auto next = std::exchange(m_next, std::nullopt))
            setResult(*next);
    });
    QThreadPool::globalInstance()->start([lint = m_lint, result, answer]() mutable {
        lint.update(result, true);
        answer(std::move(lint));
    });
}

} // namespace runlatch::ui
