// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/undobar.h"

#include "base/undotime.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

UndoBar::UndoBar(const QString &icon, const QString &undoing, Source source, QWidget *parent)
    : QWidget(parent)
    , m_source(std::move(source))
    , m_sentence(new ElidedLabel)
    , m_time(new Label)
    , m_choice(makeButton(ButtonRole::Text, {}, {}, this))
    , m_undo(makeButton(ButtonRole::Text, tr("Undo"), u"undo-2"_s, this))
    , m_close(makeButton(ButtonRole::Icon, {}, u"x"_s, this))
{
    new KeyTip(*m_undo, undoing, tr("Take it back"));
    QHBoxLayout *row = makeBarRow(*this);
    row->addWidget(new IconLabel(icon));
    row->addWidget(m_sentence);
    row->addWidget(m_time);
    row->addStretch(1);
    row->addWidget(m_choice);
    row->addWidget(m_undo);
    row->addWidget(m_close);
    connect(&m_ticks, &QVariantAnimation::valueChanged, this, &UndoBar::tick);
    connect(m_undo, &QPushButton::clicked, this, &UndoBar::undoWanted);
    connect(m_close, &QPushButton::clicked, this, &UndoBar::closeWanted);
    auto *menu = new QMenu(m_choice);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(*menu); });
    m_choice->setMenu(menu);
    setVisible(false);
}

/// It is called for each frame of the display, so it draws what has changed, and words once a second.
void UndoBar::tick()
{
    if (secondsLeft() != m_seconds)
        showWords();
    if (!Theme::of(this).reducedMotion())
        update(line(1));
}

int UndoBar::secondsLeft() const
{
    return static_cast<int>((m_source.timeLeft().count() + 999) / 1000);
}

/// The line of the time: `part` of all of it.
QRect UndoBar::line(double part) const
{
    const int u = Theme::of(this).u();
    const QRect box = barBox(*this);
    const QRect line(box.left() + u, box.bottom() - 1, qRound((box.width() - 2 * u) * part), 2);
    return style()->visualRect(layoutDirection(), rect(), line);
}

UndoBar::Words UndoBar::words()
{
    m_seconds = secondsLeft();
    return m_source.words(m_seconds);
}

void UndoBar::refresh()
{
    const Words words = this->words();
    if (words.count == 0) {
        dismiss();
        return;
    }
    m_choice->setVisible(words.count > 1);
    m_choice->setText(tr("Undo one of %n", nullptr, words.count));
    m_close->setToolTip(words.closing.toHtmlEscaped());
    m_close->setAccessibleName(words.closing);
    showWords(words);
    present();
}

void UndoBar::showWords()
{
    if (const Words words = this->words(); words.count > 0)
        showWords(words);
}

void UndoBar::showWords(const Words &words)
{
    m_sentence->setText(words.sentence);
    m_time->setText(words.time);
}

void UndoBar::present()
{
    const std::chrono::milliseconds left = m_source.timeLeft();
    m_ticks.stop();
    m_ticks.setStartValue(double(left.count()) / double(base::UndoTime.count()));
    m_ticks.setEndValue(0.0);
    m_ticks.setDuration(static_cast<int>(left.count()));
    setVisible(true);
    m_ticks.start();
    setAccessibleName(m_sentence->text() + u' ' + m_time->text());
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void UndoBar::dismiss()
{
    m_ticks.stop();
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    setVisible(false);
    if (hadFocus)
        emit left();
}

/// The newest first, as Undo takes them. One whose time ended while the menu was open stays done.
void UndoBar::fill(QMenu &menu)
{
    menu.clear();
    const QList<Item> items = m_source.items();
    for (auto item = items.crbegin(); item != items.crend(); ++item)
        menu.addAction(QString(item->words).replace(u'&', u"&&"_s), this, [undo = item->undo] { undo(); });
    menu.addSeparator();
    menu.addAction(tr("Undo all"), this, [items] {
        for (const Item &item : items)
            item.undo();
    });
}

void UndoBar::paintEvent(QPaintEvent *)
{
    paintBar(*this, Tone::None);
    const double part = qBound(0.0, m_ticks.currentValue().toDouble(), 1.0);
    QPainter(this).fillRect(line(part), Theme::of(this).color(Token::Focus));
}

} // namespace runlatch::ui
