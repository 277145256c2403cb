// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCompleter>

#include <functional>

namespace runlatch::ui {

/// Enter takes what the completer offers where it offers only one and none is chosen. Of offers for which `mayTake`
/// says no, Enter takes none.
class OnlyCompletion final : public QObject
{
    Q_OBJECT

public:
    /// Goes with the completer. Make it after the completer got its popup and widget.
    explicit OnlyCompletion(QCompleter &completer, std::function<bool(const QString &)> mayTake = {});

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QCompleter &m_completer;
    std::function<bool(const QString &)> m_mayTake;
};

} // namespace runlatch::ui
