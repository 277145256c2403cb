// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>

namespace runlatch::ui {

/// Knows whether a key of the keyboard is down, as far as the windows of the program are told. Qt itself knows that of
/// modifiers only. Nobody may be told of a key that goes up: when another program's window has the keyboard, or when
/// the key itself opened a dialog. So keys count as up from then on, and when no key was heard of for MaxSilence; one
/// that is held down is heard of again and again.
class HeldKeys final : public QObject
{
    Q_OBJECT

public:
    static HeldKeys &all(); ///< those of the program; it watches from the first call on

    static constexpr std::chrono::milliseconds MaxSilence{2000}; ///< longer than any keyboard waits to repeat a key

    bool isAnyDown() const { return !m_down.isEmpty(); }

signals:
    void released(); ///< no key is down any more

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit HeldKeys(QObject *parent);

    void clear();

    QTimer m_silence;
    QSet<quint32> m_down; ///< scan codes; codes of keys where the system tells no other
};

} // namespace runlatch::ui
