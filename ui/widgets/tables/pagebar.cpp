// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/pagebar.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The number of pages, if it can be so: a page that follows the last one refutes it.
std::optional<int> pagesOf(const protocol::Pagination &page)
{
    if (page.number >= page.totalPages.value_or(page.number + 1) && protocol::mayHaveNext(page))
        return std::nullopt;
    return !page.totalPages && protocol::isWholeList(page) ? 1 : page.totalPages;
}

} // namespace

PageBar::PageBar(QWidget *parent)
    : QWidget(parent)
    , m_range(new ElidedLabel({}, TextStyle::Small, this))
    , m_end(new QHBoxLayout)
{
    const int u = Theme::of(this).u();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, qRound(1.5 * u), u, qRound(1.5 * u));
    row->setSpacing(u);
    m_range->setMuted(true);
    row->addWidget(m_range, 1);
    m_first = addStep(row, u"chevrons-left"_s, tr("First page"));
    m_previous = addStep(row, u"chevron-left"_s, tr("Previous page"));
    addField(row);
    m_next = addStep(row, u"chevron-right"_s, tr("Next page"));
    m_last = addStep(row, u"chevrons-right"_s, tr("Last page"));
    connect(m_first, &QPushButton::clicked, this, [this] { emit pageWanted(1); });
    connect(m_previous, &QPushButton::clicked, this, [this] { emit pageWanted(m_pagination.number - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit pageWanted(m_pagination.number + 1); });
    connect(m_last, &QPushButton::clicked, this, [this] { emit pageWanted(m_pagination.totalPages.value_or(1)); });
    row->addLayout(m_end, 1);
    m_end->addStretch(1);
    addSizes();
    setPagination({});
}

QPushButton *PageBar::addStep(QHBoxLayout *row, const QString &icon, const QString &name)
{
    QPushButton *button = makeButton(ButtonRole::Icon, name, icon, this);
    row->addWidget(button);
    return button;
}

void PageBar::addField(QHBoxLayout *row)
{
    const Theme &theme = Theme::of(this);
    m_number = new QLineEdit(this);
    m_number->setAccessibleName(tr("Page"));
    m_number->setAlignment(Qt::AlignHCenter);
    m_number->setFixedWidth(theme.width(u"0000"_s) + 4 * theme.u());
    connect(m_number, &QLineEdit::returnPressed, this, &PageBar::goToTyped);
    m_number->installEventFilter(this);
    m_total = new Label({}, TextStyle::Small, this);
    m_total->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_number);
    row->addWidget(m_total);
}

void PageBar::addSizes()
{
    m_sizes = new QComboBox(this);
    m_sizes->setProperty(style::RoleProperty, u"flat"_s);
    m_sizes->setAccessibleName(tr("Page size"));
    for (const int size : {20, 50, 100})
        m_sizes->addItem(tr("%n a page", nullptr, size), size);
    connect(m_sizes, &QComboBox::activated, this, [this] {
        const int size = m_sizes->currentData().toInt();
        if (size != m_pagination.size)
            emit sizeWanted(size);
    });
    m_end->addWidget(m_sizes);
}

void PageBar::setPagination(const protocol::Pagination &pagination)
{
    m_pagination = pagination;
    const std::optional<int> pages = pagesOf(pagination);
    const bool hasNext = protocol::mayHaveNext(pagination);
    m_number->setText(QString::number(pagination.number));
    m_number->setEnabled(hasNext || pagination.number > 1);
    m_number->setValidator(nullptr);
    m_number->setValidator(new QIntValidator(1, pages.value_or(std::numeric_limits<int>::max()), m_number));
    m_total->setText(tr("of %1", "pages").arg(pages ? QLocale().toString(*pages) : u"?"_s));
    m_first->setEnabled(pagination.number > 1);
    m_previous->setEnabled(pagination.number > 1);
    m_next->setEnabled(hasNext);
    m_last->setEnabled(pages && pagination.number < *pages);
    if (m_sizes->findData(pagination.size) < 0)
        m_sizes->addItem(tr("%n a page", nullptr, pagination.size), pagination.size);
    m_sizes->setCurrentIndex(m_sizes->findData(pagination.size));
    showRange();
}

void PageBar::setNote(const QString &note)
{
    m_note = note;
    showRange();
}

void PageBar::addAction(QWidget *action)
{
    m_end->addWidget(action);
}

void PageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), Theme::of(this).color(Token::Hairline));
}

/// The rows shown, of how many. If the total is not told, only the number of rows is certain.
QString PageBar::range() const
{
    const QLocale locale;
    const std::optional<int> &total = m_pagination.totalCount;
    if (m_pagination.rows == 0 && total.value_or(0) == 0)
        return tr("None");
    if (!total || m_pagination.rows == 0) {
        //: Rows shown: their number, all of them
        return tr("%1 of %2").arg(locale.toString(m_pagination.rows), total ? locale.toString(*total) : u"?"_s);
    }
    const qint64 before = qint64(m_pagination.number - 1) * m_pagination.size;
    //: Rows shown: first, last, all of them
    return tr("%1\u2013%2 of %3")
        .arg(locale.toString(before + 1), locale.toString(before + m_pagination.rows), locale.toString(*total));
}

void PageBar::showRange()
{
    m_range->setText(m_note.isEmpty() ? range() : u"%1 \u00b7 %2"_s.arg(range(), m_note));
}

bool PageBar::eventFilter(QObject *watched, QEvent *event)
{
    // Only Enter changes the page, so leaving the field restores the number.
    if (watched == m_number && event->type() == QEvent::FocusOut)
        m_number->setText(QString::number(m_pagination.number));
    return QWidget::eventFilter(watched, event);
}

void PageBar::goToTyped()
{
    const int number = m_number->text().toInt();
    if (number != m_pagination.number && m_number->hasAcceptableInput())
        emit pageWanted(number);
    else
        m_number->setText(QString::number(m_pagination.number));
}

} // namespace runlatch::ui
