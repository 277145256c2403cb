// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCompleter>

#include <functional>

namespace runlatch::ui {

/// Enter accepts the only offer of a completer, even if the user has not chosen it. Enter does not accept an offer that
/// `mayTake` rejects.
class OnlyCompletion final : public QObject
{
    Q_OBJECT

public:
    /// Deleted with the completer. Construct it after the completer got its popup and widget.
    explicit OnlyCompletion(QCompleter &completer, std::function<bool(const QString &)> mayTake = {});

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QCompleter &m_completer;
    std::function<bool(const QString &)> m_mayTake;
};

} // namespace runlatch::ui
