// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/resultlint.h"

#include <QObject>

#include <optional>

namespace runlatch::ui {

/// Judges the result of a form while it is written: what a keystroke changes at once, and more than 64 K characters in
/// the thread pool, where of several results that wait only the last one is judged.
class ReplyLinter final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// `changed` follows, now or later. Whether outcomes are taken is not judged: their section says it itself.
    void setResult(const protocol::TaskResult &result);
    /// Of the last result that was judged.
    const lint::ResultLint &lint() const { return m_lint; }
    const protocol::TaskResult &result() const { return m_judged; }

signals:
    void changed();

private:
    void ask(const protocol::TaskResult &result);

    lint::ResultLint m_lint;
    protocol::TaskResult m_judged;
    bool m_isAsking = false;
    std::optional<protocol::TaskResult> m_next; ///< waits for the answer to the one before
};

} // namespace runlatch::ui
