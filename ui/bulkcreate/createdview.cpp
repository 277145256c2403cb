// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/createdview.h"

#include "ui/bulkcreate/watchpane.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CreatedView::CreatedView(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_icon(new IconLabel({}, Token::Muted, this))
    , m_id(new SelectableLabel({}, TextStyle::Mono, this))
    , m_copy(new CopyButton(tr("Copy the id"), this))
    , m_sentence(new Label({}, TextStyle::Body, this))
    , m_watch(new WatchPane(workbench, this))
    , m_show(makeButton(ButtonRole::Primary, tr("Show change requests"), u"list-checks"_s, this))
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *title = new Label(tr("The service accepted it"), TextStyle::ItemTitle, this);
    auto *another = makeButton(ButtonRole::Text, tr("New bulk create"), {}, this);
    m_id->setObjectName(u"bulkActionId"_s);
    m_id->setAccessibleDescription(tr("Id of the bulk action"));
    m_sentence->setMuted(true);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignHCenter);
    m_sentence->setMinimumWidth(theme.width(u"x"_s) * 30);
    m_sentence->setMaximumWidth(theme.width(u"x"_s) * 60);
    m_show->setAutoDefault(true); // Enter presses it too
    setFocusProxy(m_show);
    auto *id = new QHBoxLayout;
    id->setSpacing(u);
    id->addStretch(1);
    id->addWidget(m_id);
    id->addWidget(m_copy);
    id->addStretch(1);
    auto *sentence = new QHBoxLayout; // keeps the wrapped sentence in the middle and as high as it needs
    sentence->addStretch(1);
    sentence->addWidget(m_sentence, 100);
    sentence->addStretch(1);
    m_watch->setMaximumWidth(theme.width(u"x"_s) * 80);
    auto *watch = new QHBoxLayout;
    watch->addStretch(1);
    watch->addWidget(m_watch, 100);
    watch->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(3 * u);
    layout->addStretch(2);
    layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    layout->addWidget(title, 0, Qt::AlignHCenter);
    layout->addLayout(id);
    layout->addLayout(sentence);
    layout->addLayout(watch, 10);
    layout->addWidget(m_show, 0, Qt::AlignHCenter);
    layout->addWidget(another, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_show, &QPushButton::clicked, this, &CreatedView::changeRequestsWanted);
    connect(another, &QPushButton::clicked, this, &CreatedView::anotherWanted);
    m_icon->setIcon(u"circle-check"_s, Tone::Success);
    m_icon->setSide(2 * theme.iconSize());
}

void CreatedView::setCreated(const service::Endpoint &endpoint, const changerequests::LedgerEntry &entry,
                             const QString &sentence)
{
    m_id->setText(entry.action);
    m_copy->setContent(entry.action);
    m_sentence->setText(sentence);
    m_watch->setEntry(endpoint, entry);
}

void CreatedView::stopWatching()
{
    m_watch->stop();
}

} // namespace runlatch::ui
