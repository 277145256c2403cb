// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/findbar.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/clearbutton.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/labels/label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

FindBar::FindBar(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit)
    , m_count(new Label({}, TextStyle::Small))
    , m_previous(makeButton(ButtonRole::Icon, tr("Previous match"), u"chevron-up"_s, this))
    , m_next(makeButton(ButtonRole::Icon, tr("Next match"), u"chevron-down"_s, this))
{
    const Theme &theme = Theme::of(this);
    m_line->setAccessibleName(name);
    m_line->setPlaceholderText(name);
    m_line->setMaxLength(MaxLength);
    m_line->addAction(theme.icon(u"search"_s), QLineEdit::LeadingPosition)->setText(tr("Find"));
    addClearButton(*m_line);
    m_line->installEventFilter(this);
    m_count->setMuted(true);
    m_count->setMinimumWidth(theme.width(u"100 of 100"_s, TextStyle::Small));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme.u());
    row->addWidget(m_line, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_count);
    m_pause.setSingleShot(true);
    m_pause.setInterval(150ms);
    connect(m_line, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, [this] { emit wanted(m_line->text()); });
    connect(m_previous, &QPushButton::clicked, this, &FindBar::previousWanted);
    connect(m_next, &QPushButton::clicked, this, &FindBar::nextWanted);
    new KeyTip(*m_previous, u"find.previous"_s, m_previous->accessibleName());
    new KeyTip(*m_next, u"find.next"_s, m_next->accessibleName());
    setFound(0, 0);
}

QString FindBar::text() const
{
    return m_line->text();
}

void FindBar::clear()
{
    m_line->clear();
    m_pause.stop();
    setFound(0, 0);
}

void FindBar::focusAll()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void FindBar::setFound(int current, int count, bool isMore)
{
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    const QLocale locale;
    const QString all = isMore ? tr("over %1").arg(locale.toString(count)) : locale.toString(count);
    if (m_line->text().isEmpty())
        m_count->setText({});
    else if (count == 0)
        m_count->setText(tr("No match"));
    else
        m_count->setText(tr("%1 of %2").arg(locale.toString(current), all));
    m_line->setAccessibleDescription(m_count->text());
}

void FindBar::setSearching()
{
    m_count->setText(tr("Searching..."));
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = static_cast<QKeyEvent &>(*event);
    if (key.key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (m_pause.isActive()) { // the matches of this text are not known yet
        m_pause.stop();
        emit wanted(m_line->text());
    } else if (key.modifiers().testFlag(Qt::ShiftModifier)) {
        emit previousWanted();
    } else {
        emit nextWanted();
    }
    return true;
}

} // namespace runlatch::ui
