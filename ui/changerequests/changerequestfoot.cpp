// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestfoot.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/tables/pagebar.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// By how many rows the list shows more than the counts say.
QString archivedSinceWords(const changerequests::ChangeRequestPager &pager)
{
    return ChangeRequestFoot::tr("%n archived since", nullptr, pager.archivedSince());
}

} // namespace

ChangeRequestFoot::ChangeRequestFoot(QWidget *parent)
    : QWidget(parent)
    , m_forms(new QStackedLayout(this))
    , m_pages(new PageBar(this))
    , m_all(makeButton(ButtonRole::Text, tr("Load all"), {}, this))
    , m_gathered(new ElidedLabel({}, TextStyle::Small, this))
    , m_back(makeButton(ButtonRole::Text, tr("Back to pages"), {}, this))
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_pages->addAction(m_all);
    m_forms->addWidget(m_pages);
    auto *all = new QWidget;
    all->setMinimumHeight(m_pages->sizeHint().height()); // keeps the height of the table
    auto *row = new QHBoxLayout(all);
    row->setContentsMargins(4 * u, qRound(1.5 * u), 2 * u, qRound(1.5 * u));
    m_gathered->setMuted(true);
    row->addWidget(m_gathered, 1);
    row->addWidget(m_back);
    m_forms->addWidget(all);
    countShownPageOnly(*m_forms);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_pages, &PageBar::pageWanted, this, &ChangeRequestFoot::pageWanted);
    connect(m_pages, &PageBar::sizeWanted, this, &ChangeRequestFoot::sizeWanted);
    connect(m_all, &QPushButton::clicked, this, &ChangeRequestFoot::allWanted);
    connect(m_back, &QPushButton::clicked, this, &ChangeRequestFoot::pagesWanted);
}

void ChangeRequestFoot::setState(const changerequests::ChangeRequestPager &pager, int shown, int loaded,
                                 bool isNarrowed, bool isSorted)
{
    const QLocale locale;
    const bool isGathered = pager.isGathered() || pager.isAllWorkspaces();
    m_forms->setCurrentIndex(isGathered ? 1 : 0);
    if (isGathered) {
        QString text = tr("%n loaded", nullptr, loaded);
        if (isNarrowed)
            text = tr("%1 of %2 loaded ones").arg(locale.toString(shown), locale.toString(loaded));
        if (pager.archivedSince() > 0)
            text += u" \u00b7 "_s + archivedSinceWords(pager);
        if (pager.isComplete() && (isNarrowed || isSorted))
            text += u" \u00b7 "_s + tr("filter and sort cover all of them");
        else if (!pager.isComplete() && !pager.gathering().isRunning())
            text += u" \u00b7 "_s + tr("some may be missing");
        m_gathered->setText(text);
        m_back->setVisible(!pager.isAllWorkspaces());
        m_back->setEnabled(pager.state() != changerequests::ChangeRequestPager::State::Gathering);
        return;
    }
    m_pages->setPagination(pager.pagination());
    m_pages->setNote(coverage(pager, shown, isNarrowed, isSorted));
    const protocol::Pagination pagination = pager.pagination();
    const int total = pagination.totalCount.value_or(0);
    m_allWord = protocol::isWholeList(pagination) ? QString()
        : total > pagination.rows                 ? tr("Load all %1").arg(locale.toString(total))
                                                  : tr("Load all");
    fitAll();
}

void ChangeRequestFoot::fitAll()
{
    m_all->setVisible(!m_allWord.isEmpty());
    m_all->setAccessibleName(m_allWord);
    m_all->setToolTip(m_allWord);
    m_all->setText(m_allWord);
    if (width() < m_pages->minimumSizeHint().width())
        m_all->setText(tr("All"));
}

QSize ChangeRequestFoot::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    const int words = fontMetrics().horizontalAdvance(m_all->text()) - fontMetrics().horizontalAdvance(tr("All"));
    return {least.width() - (m_all->isHidden() ? 0 : qMax(0, words)), least.height()};
}

void ChangeRequestFoot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), Theme::of(this).color(Token::Hairline));
}

void ChangeRequestFoot::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitAll();
}

QString ChangeRequestFoot::coverage(const changerequests::ChangeRequestPager &pager, int shown, bool isNarrowed,
                                    bool isSorted) const
{
    QStringList notes;
    if (pager.archivedSince() > 0)
        notes += archivedSinceWords(pager);
    if (isNarrowed)
        notes += tr("%n shown, the filter covers this page", nullptr, shown);
    if (isSorted)
        notes += tr("sort covers this page");
    if (pager.narrowedHere())
        notes += tr("the service cannot filter by state: this page has fewer rows");
    if (pager.sizeIgnored())
        notes += tr("the service does not keep to the page size");
    if (pager.numberIgnored())
        notes += tr("the service gives the same page again");
    return notes.join(u" \u00b7 "_s);
}

} // namespace runlatch::ui
