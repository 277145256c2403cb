// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QSet>

namespace runlatch::ui {

/// Knows whether a key of the keyboard is down, as far as the windows of the program are told. Qt itself knows that of
/// modifiers only. Another program's window takes the keyboard with all its keys: they count as up from then on.
class HeldKeys final : public QObject
{
    Q_OBJECT

public:
    static HeldKeys &all(); ///< those of the program; it watches from the first call on

    bool isAnyDown() const { return !m_down.isEmpty(); }

signals:
    void released(); ///< no key is down any more

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit HeldKeys(QObject *parent);

    void clear();

    QSet<quint32> m_down; ///< scan codes; codes of keys where the system tells no other
};

} // namespace runlatch::ui
