// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/undostrip.h"

#include "protocol/plaintext.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"
#include "wording/plaintext.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Archiver;

UndoStrip::UndoStrip(Archiver &archiver, QWidget *parent)
    : QWidget(parent)
    , m_archiver(archiver)
    , m_sentence(new ElidedLabel)
    , m_time(new Label)
    , m_undo(makeButton(ButtonRole::Text, tr("Undo"), u"undo-2"_s, this))
    , m_send(makeButton(ButtonRole::Icon, tr("Archive it now"), u"x"_s, this))
{
    const int u = Theme::of(this).u();
    m_undo->setToolTip(tr("Take it back (Ctrl+Z)"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(5 * u, qRound(1.5 * u), 4 * u, qRound(1.5 * u));
    row->setSpacing(2 * u);
    row->addWidget(new IconLabel(u"archive"_s));
    row->addWidget(m_sentence);
    row->addWidget(m_time);
    row->addStretch(1);
    row->addWidget(m_undo);
    row->addWidget(m_send);
    m_ticks.setStartValue(0.0);
    m_ticks.setEndValue(1.0);
    connect(&m_ticks, &QVariantAnimation::valueChanged, this, &UndoStrip::showTime);
    connect(m_undo, &QPushButton::clicked, &archiver, &Archiver::undo);
    connect(m_send, &QPushButton::clicked, &archiver, &Archiver::send);
    connect(&archiver, &Archiver::waitingChanged, this, &UndoStrip::showWaiting);
    setVisible(false);
}

void UndoStrip::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    showTime();
}

void UndoStrip::showWaiting()
{
    m_ticks.stop();
    if (!m_archiver.waiting()) {
        const bool hadFocus = m_undo->hasFocus() || m_send->hasFocus();
        setVisible(false);
        if (hadFocus)
            emit left();
        return;
    }
    showTime();
    setVisible(true);
    m_ticks.setDuration(static_cast<int>(m_archiver.timeLeft().count()));
    m_ticks.start();
    setAccessibleName(m_sentence->text() + u' ' + m_time->text());
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void UndoStrip::showTime()
{
    const auto item = m_archiver.waiting();
    if (!item)
        return;
    const auto seconds = static_cast<int>((m_archiver.timeLeft().count() + 999) / 1000);
    const QString subject = wording::quoted(item->pending.subject);
    const QString workspace = wording::shortened(item->pending.workspace);
    m_sentence->setText(
        item->endpoint.isSameConnection(m_endpoint)
            //: subject of a change request, its workspace
            ? tr("Archived %1 on %2.").arg(subject, workspace)
            //: subject of a change request, its workspace, a connection
            : tr("Archived %1 on %2 at %3.").arg(subject, workspace, protocol::plainText(item->endpoint.name)));
    m_time->setText(tr("It is sent in %n second(s).", nullptr, seconds));
    if (!Theme::of(this).reducedMotion())
        update();
}

void UndoStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    QPainter painter(this);
    const QRect box = rect().adjusted(2 * u, u / 2, -2 * u, -u / 2);
    const QColor border = theme.isHighContrast() ? theme.toneText(Tone::None) : QColor();
    style::paintBox(&painter, box, theme.toneFill(Tone::None), border, u);
    const double part = double(m_archiver.timeLeft().count()) / double(Archiver::UndoTime.count());
    const int length = qRound((box.width() - 2 * u) * qBound(0.0, part, 1.0));
    const QRect line(box.left() + u, box.bottom() - 1, length, 2);
    painter.fillRect(style()->visualRect(layoutDirection(), rect(), line), theme.color(Token::Focus));
}

} // namespace runlatch::ui
