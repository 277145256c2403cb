// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "protocol/tasksession.h"

#include <QDateTime>
#include <QWidget>

class QHBoxLayout;

namespace runlatch::ui {

class ElidedLabel;
enum class TextStyle;

/// A state that a result has had, and its beginning (UTC; invalid if not known).
struct ReviewerStep
{
    protocol::TaskState state = protocol::TaskState::Pending;
    QDateTime at;

    friend bool operator==(const ReviewerStep &, const ReviewerStep &) = default;
};

/// "Run tasks: Running 2 min ago > Passed a few seconds ago", as the service shows it below the title of a stage. The
/// ages stay up to date. Hidden without steps.
class ReviewerViewSteps final : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewerViewSteps(QWidget *parent = nullptr);

    /// Sets the steps, oldest first. `clock` must outlive this.
    void setSteps(const QList<ReviewerStep> &steps, base::Clock &clock);
    void setRoom(bool hasRoom); ///< hidden if there is no room
    QString newestAge() const;  ///< the age of the last step; empty if it is not known

signals:
    void aged(); ///< newestAge() may have changed

private:
    void build();
    ElidedLabel *add(const QString &text, TextStyle style, bool muted);
    QString age(const ReviewerStep &step) const;
    void showAges();
    void tick();

    QList<ReviewerStep> m_steps;
    base::Clock *m_clock = nullptr;
    QHBoxLayout *m_row;
    QList<ElidedLabel *> m_ages; ///< a label for each of m_steps
    bool m_isTicking = false;
    bool m_hasRoom = true;
};

} // namespace runlatch::ui
