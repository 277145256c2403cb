// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/daypicker.h"

#include "base/utc.h"
#include "protocol/jsonapi.h"
#include "ui/bulkcreate/query/explorertime.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/label.h"

#include <QCalendarWidget>
#include <QComboBox>
#include <QDateTime>
#include <QPushButton>
#include <QScreen>
#include <QTimeEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

enum Zone { UtcZone, LocalZone };

} // namespace

DayPicker::DayPicker(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_calendar(new QCalendarWidget(this))
    , m_time(new QTimeEdit(this))
    , m_zone(new QComboBox(this))
    , m_words(new Label({}, TextStyle::Small, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_calendar->setAccessibleName(tr("Date"));
    m_time->setAccessibleName(tr("Time of the day"));
    m_time->setDisplayFormat(u"HH:mm"_s);
    m_zone->setAccessibleName(tr("Time zone"));
    m_zone->addItem(tr("UTC"), UtcZone);
    m_zone->addItem(tr("Time of this computer"), LocalZone);
    m_words->setMuted(true);
    build();
    connect(m_calendar, &QCalendarWidget::activated, this, &DayPicker::take); // Enter and double click
    connect(m_calendar, &QCalendarWidget::selectionChanged, this, &DayPicker::showWords);
    connect(m_time, &QTimeEdit::timeChanged, this, &DayPicker::showWords);
    connect(m_zone, &QComboBox::currentIndexChanged, this, &DayPicker::showWords);
}

void DayPicker::build()
{
    const int u = Theme::of(this).u();
    QPushButton *use = makeButton(ButtonRole::Standard, tr("Use this time"), {}, this);
    connect(use, &QPushButton::clicked, this, &DayPicker::take);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_time);
    row->addWidget(m_zone, 1);
    row->addWidget(use);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * u, 2 * u, 2 * u, 2 * u);
    column->setSpacing(2 * u);
    column->addWidget(m_calendar);
    column->addLayout(row);
    column->addWidget(m_words);
}

void DayPicker::openAt(const QWidget &field, const QString &written)
{
    const QDateTime time = protocol::readTime(explorerTime(written));
    if (time.isValid()) {
        m_calendar->setSelectedDate(time.date());
        m_time->setTime(time.time());
    } else {
        m_time->setTime(QTime(0, 0));
    }
    showWords();
    adjustSize();
    place(field);
    show();
    m_calendar->setFocus();
}

/// Below the field, or above it where the screen ends.
void DayPicker::place(const QWidget &field)
{
    const QRect room = field.screen()->availableGeometry();
    QPoint corner = field.mapToGlobal(QPoint(0, field.height()));
    corner.setX(qMax(room.left(), qMin(corner.x(), room.right() + 1 - width())));
    if (corner.y() + height() > room.bottom() + 1)
        corner.setY(qMax(room.top(), field.mapToGlobal(QPoint(0, 0)).y() - height()));
    move(corner);
}

QDateTime DayPicker::time() const
{
    const QDate date = m_calendar->selectedDate();
    const bool isLocal = m_zone->currentData().toInt() == LocalZone;
    return isLocal ? QDateTime(date, m_time->time()).toUTC() : QDateTime(date, m_time->time(), base::Utc);
}

void DayPicker::take()
{
    const QString taken = time().toString(Qt::ISODate);
    close();
    emit chosen(taken);
}

void DayPicker::showWords()
{
    //: %1 is a time with its zone: "1 Oct 2026, 00:00 UTC"
    m_words->setText(tr("Sent as %1").arg(explorerTimeWords(time().toString(Qt::ISODate))));
}

} // namespace runlatch::ui
