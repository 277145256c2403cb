// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPointer>
#include <QWidget>

namespace runlatch::ui {

class Confirmation;
class WindowPages;

/// Asks before the window closes while something is open: one question names all of it, and what becomes of it, as long
/// as that is so. What is being archived can be finished first.
class Quitting final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this. `window` is the one that closes, and the parent of this. Nothing is open on a page that
    /// is not made.
    Quitting(WindowPages &pages, QWidget &window);

    /// Tells whether the window may close now. If not, the question is open; the window closes when it is agreed to.
    bool mayClose();

signals:
    void finishing(); ///< the page of change requests says what is still awaited

private:
    QStringList openWork() const;
    void ask(const QStringList &open);
    void look();

    WindowPages &m_pages;
    QWidget &m_window;
    QPointer<Confirmation> m_question;
    bool m_isAgreed = false;
};

} // namespace runlatch::ui
