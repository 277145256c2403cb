// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/newerstrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

NewerStrip::NewerStrip(QWidget *parent)
    : QWidget(parent)
    , m_follow(new QCheckBox(tr("Follow new requests")))
    , m_sentence(new ElidedLabel)
    , m_show(makeButton(ButtonRole::Text, tr("Show the newest"), u"arrow-up"_s, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_follow->setToolTip(tr("Shows each request as it arrives. It pauses while you look at another one (F)"));
    m_show->setToolTip(tr("Go to the newest request (Home)"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, u / 2, 4 * u, u / 2);
    row->setSpacing(2 * u);
    row->addWidget(m_follow);
    row->addStretch(1);
    row->addWidget(m_sentence);
    row->addWidget(m_show);
    setFixedHeight(Theme::of(this).controlHeight() + u);
    connect(m_follow, &QCheckBox::clicked, this, &NewerStrip::followWanted);
    connect(m_show, &QPushButton::clicked, this, &NewerStrip::newestWanted);
    setFollowing(true);
}

void NewerStrip::setCount(qint64 count)
{
    const int shown = static_cast<int>(qMin<qint64>(count, std::numeric_limits<int>::max()));
    m_sentence->setText(count > 0 ? tr("%Ln newer request(s)", nullptr, shown) : QString());
    setAccessibleName(m_sentence->text());
    m_isAny = count > 0;
    showButton();
}

void NewerStrip::setFollowing(bool following)
{
    m_follow->setChecked(following);
    showButton();
}

void NewerStrip::showWith(const QWidget &page, QStackedWidget &pages)
{
    const auto follow = [this, &page, &pages] {
        m_isPageShown = pages.currentWidget() == &page;
        showSelf();
    };
    connect(&pages, &QStackedWidget::currentChanged, this, follow);
    follow();
}

void NewerStrip::showButton()
{
    const bool hadFocus = m_show->hasFocus();
    m_show->setVisible(m_isAny || !m_follow->isChecked());
    if (hadFocus && m_show->isHidden())
        emit left();
    showSelf();
}

void NewerStrip::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    showSelf();
}

void NewerStrip::showSelf()
{
    const bool isWanted = m_isPageShown && (!m_isBrief || m_isAny || !m_follow->isChecked());
    const bool hadFocus = m_follow->hasFocus();
    setVisible(isWanted);
    if (hadFocus && !isWanted)
        emit left();
}

} // namespace runlatch::ui
