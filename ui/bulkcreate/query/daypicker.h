// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QFrame>

class QCalendarWidget;
class QComboBox;
class QTimeEdit;

namespace runlatch::ui {

class Label;

/// A popup that chooses a time of the explorer: a day, a time of it, and the zone in which both are meant. It says in
/// words what is sent. Deleted when it closes.
class DayPicker final : public QFrame
{
    Q_OBJECT

public:
    explicit DayPicker(QWidget *parent);

    /// Opens below `field` with the time that is written there, or with today.
    void openAt(const QWidget &field, const QString &written);

signals:
    void chosen(const QString &time); ///< ISO 8601, UTC

private:
    QDateTime time() const;
    void build();
    void place(const QWidget &field);
    void take();
    void showWords();

    QCalendarWidget *m_calendar;
    QTimeEdit *m_time;
    QComboBox *m_zone;
    Label *m_words;
};

} // namespace runlatch::ui
