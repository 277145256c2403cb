// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

class QTableView;

namespace runlatch::models {
class CaptureModel;
}

namespace runlatch::ui {

/// Tells whether new requests come into view at the top of their table. It pauses by itself when the user looks at
/// something else: scrolls away, chooses another row than the newest, clicks the row that is chosen already, or opens
/// the menu. Scrolling back to the newest ends the pause, but not TurnedOff, which the user chose. While it does not
/// follow, the model is held, so that no row moves.
///
/// The rows also wait while the pointer is on one of them, in a window that is active, because the user may be about to
/// click it.
class FollowMode final : public QObject
{
    Q_OBJECT

public:
    enum class State { Following, Paused, TurnedOff };

    explicit FollowMode(QTableView &table);

    void setCaptures(models::CaptureModel &model); ///< follows it; `model` must outlive this or be replaced
    State state() const { return m_state; }
    bool isHolding() const { return m_state != State::Following || m_isPointed; }
    void follow(); ///< on again; the caller goes to the newest row
    void pause();  ///< no effect unless it follows
    void turnOff();
    /// The user chose this row, or -1 a row that is not loaded.
    void noteChoice(int row);
    /// Pauses if so many more rows would push the row that the user chose out of sight.
    void expect(int rows);
    /// The user scrolled to a place: 0 is the first of the loaded rows.
    void noteScroll(int from, int to);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();
    void newerWanted(); ///< rows came while it waited, and may come into view now

private:
    void set(State state);
    void setPointed(bool pointed);
    void hold();
    bool isTop() const;

    QTableView &m_table;
    QPointer<models::CaptureModel> m_captures;
    State m_state = State::Following;
    bool m_isPointed = false;
    bool m_isChosen = false; ///< the user chose the newest row, and following went on
};

} // namespace runlatch::ui
