// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/querypanel.h"

#include "protocol/exploreraddress.h"
#include "text/plaintext.h"
#include "ui/bulkcreate/query/addresspaste.h"
#include "ui/bulkcreate/query/askedwords.h"
#include "ui/bulkcreate/query/conditionlist.h"
#include "ui/bulkcreate/query/querytextview.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::changerequests::QueryText;
using runlatch::protocol::FilterDialect;

namespace runlatch::ui {

QueryPanel::QueryPanel(QWidget *parent)
    : QWidget(parent)
    , m_message(new MessageBar(this))
    , m_tabs(new TabWidget(tr("The query"), this))
    , m_list(new ConditionList)
    , m_json(new QueryTextView(QueryText::Json, tr("Query of the request, JSON")))
    , m_address(new QueryTextView(QueryText::Address, tr("Address of the explorer")))
    , m_shape(new Segmented(tr("Shape of the conditions in JSON"), this))
    , m_pasted(&protocol::readExplorerAddress)
{
    m_message->setClosable(true);
    m_tabs->addTab(m_list, tr("Conditions"));
    m_tabs->addTab(m_json, tr("JSON"));
    m_tabs->addTab(m_address, tr("Address"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_message);
    m_foot = buildFoot();
    layout->addWidget(m_foot);
    buildTexts();
    connect(m_list, &ConditionList::changed, this, [this] {
        showQuery();
        showText();
        emit changed();
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &QueryPanel::showText);
    connect(new AddressPaste(*this), &AddressPaste::pasted, this, &QueryPanel::takeAddress);
    connect(&m_pasted, &QueryReader::finished, this, &QueryPanel::takePasted);
    showQuery();
}

void QueryPanel::buildTexts()
{
    m_shape->addSegment(static_cast<int>(FilterDialect::Nested), tr("Nested"));
    m_shape->addSegment(static_cast<int>(FilterDialect::Flat), tr("Flat"));
    m_shape->setDescription(static_cast<int>(FilterDialect::Nested), tr("{field: {operator: [value]}}"));
    m_shape->setDescription(static_cast<int>(FilterDialect::Flat), tr("{field, operator, value}"));
    m_json->addToHead(m_shape);
    connectText(*m_json, QueryText::Json);
    connectText(*m_address, QueryText::Address);
    connect(m_shape, &Segmented::currentChanged, this, [this](int shape) {
        m_dialect = FilterDialect(shape);
        m_isDialectChosen = true;
        showText();
    });
}

void QueryPanel::connectText(QueryTextView &view, QueryText as)
{
    connect(&view, &QueryTextView::begun, this, [this] {
        m_begun = conditions();
        emit changed(); // a text that is not read yet stands in the way
    });
    connect(&view, &QueryTextView::taken, this,
            [this, as](const protocol::QueryReading &reading) { takeText(as, reading); });
    connect(&view, &QueryTextView::rowsWanted, this, [this] {
        showText();
        emit changed();
    });
}

QWidget *QueryPanel::buildFoot()
{
    const int u = Theme::of(this).u();
    auto *foot = new QWidget;
    auto *lines = new QVBoxLayout(foot);
    lines->setContentsMargins(0, 0, 0, 2 * u);
    lines->setSpacing(u);
    lines->addWidget(new Hairline);
    auto *heading = new Label(tr("What is asked"), TextStyle::Bold);
    m_asked = new Label;
    m_asked->setMuted(true);
    m_asked->setWordWrap(true);
    m_asked->setObjectName(u"asked"_s);
    for (Label *line : {heading, m_asked}) {
        line->setContentsMargins(4 * u, 0, 4 * u, 0);
        lines->addWidget(line);
    }
    return foot;
}

QSize QueryPanel::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return m_foot->isHidden() ? least : least - QSize(0, m_foot->minimumSizeHint().height());
}

void QueryPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_foot->setVisible(!givesWay(*this, Yielding::QueryInWords));
}

QList<QueryPanel::Condition> QueryPanel::conditions() const
{
    return m_list->conditions();
}

void QueryPanel::setConditions(const QList<Condition> &conditions)
{
    m_pasted.cancel();
    m_json->giveUp();
    m_address->giveUp();
    m_message->dismiss();
    m_list->setConditions(conditions);
    showQuery();
    showText();
}

void QueryPanel::setDialect(FilterDialect dialect)
{
    if (m_isDialectChosen)
        return;
    const QSignalBlocker quiet(m_shape);
    m_dialect = dialect;
    m_shape->setCurrent(static_cast<int>(dialect));
    showText();
}

void QueryPanel::setExplorer(const QString &address)
{
    m_explorer = address;
    showText();
}

void QueryPanel::showConditions()
{
    m_tabs->setCurrentWidget(m_list);
}

void QueryPanel::takeAddress(const QString &address)
{
    m_pasted.read(address.toUtf8());
}

void QueryPanel::settle()
{
    m_json->settle();
    m_address->settle();
}

QString QueryPanel::problem() const
{
    if (m_json->isUnread())
        return tr("The JSON is not read yet: fix it, or go back to the rows.");
    return m_address->isUnread() ? tr("The address is not read yet: fix it, or go back to the rows.") : QString();
}

bool QueryPanel::showUnread()
{
    QueryTextView *unread = m_json->isUnread() ? m_json : m_address;
    if (!unread->isUnread())
        return false;
    m_tabs->setCurrentWidget(unread);
    unread->focusText();
    return true;
}

QueryTextView &QueryPanel::viewOf(QueryText as) const
{
    return as == QueryText::Json ? *m_json : *m_address;
}

/// The text stays as it was typed.
void QueryPanel::takeText(QueryText as, const protocol::QueryReading &reading)
{
    const QList<Condition> before = conditions();
    const auto rows = changerequests::withConditions(before, as, reading.filter.conditions);
    if (as == QueryText::Json && !reading.filter.conditions.isEmpty()) {
        const QSignalBlocker quiet(m_shape);
        m_dialect = reading.filter.dialect;
        m_shape->setCurrent(static_cast<int>(m_dialect));
    }
    if (rows != before) {
        m_list->setConditions(rows);
        showQuery();
        if (before != m_begun)
            offerBack(before, tr("The text took the place of conditions that were changed after it was begun."));
    }
    const auto said = changerequests::expressedConditions(rows, as).size();
    viewOf(as).setOutside(static_cast<int>(rows.size() - said), reading.passedOver);
    emit changed();
}

void QueryPanel::takePasted(const protocol::QueryReading &reading)
{
    if (const QString problem = queryProblem(reading, QueryText::Address); !problem.isEmpty())
        return m_message->setMessage(Tone::Error, tr("The pasted address was not taken."), problem);
    QList<Condition> rows;
    for (const protocol::ExplorerCondition &condition : reading.filter.conditions)
        rows += Condition{condition};
    if (m_tabs->currentWidget() == m_address)
        m_address->giveUp();
    const QList<Condition> before = conditions();
    if (rows == before) { // a key that is held down pastes again
        const bool isOfAnother = m_message->tone() == Tone::Error;
        if (isOfAnother)
            m_message->dismiss();
        showText();
        return;
    }
    const QString next = reading.passedOver.isEmpty()
        ? QString()
        : tr("Not part of the conditions: %1.").arg(text::plainText(reading.passedOver.join(u", "_s)));
    replaceRows(rows);
    offerBack(before, tr("%n condition(s) taken from the pasted address.", nullptr, static_cast<int>(rows.size())),
              next);
}

void QueryPanel::replaceRows(const QList<Condition> &conditions)
{
    const bool hadFocus = m_list->isAncestorOf(window()->focusWidget());
    m_list->setConditions(conditions);
    if (hadFocus) // the row that had it is gone
        m_list->focusFirst();
    showQuery();
    showText();
    emit changed();
}

/// Bringing rows back can be undone by the same button.
void QueryPanel::offerBack(const QList<Condition> &conditions, const QString &fact, const QString &next)
{
    m_message->setMessage(Tone::Info, fact, next);
    QPushButton *back = m_message->addTextAction(tr("Bring back the previous conditions"));
    connect(back, &QPushButton::clicked, this, [this, before = conditions] {
        const QList<Condition> wanted = before; // the button, and this with it, goes with its message
        const QList<Condition> now = this->conditions();
        replaceRows(wanted);
        offerBack(now, tr("The previous conditions are back."));
    });
}

void QueryPanel::showQuery()
{
    changerequests::BulkDraft draft;
    draft.conditions = conditions();
    const auto usable = changerequests::usableConditions(draft);
    const auto leftOut = static_cast<int>(changerequests::unusableConditions(draft).size());
    m_tabs->setPill(0, {static_cast<int>(draft.conditions.size()), Tone::None});
    const bool hasAny = !usable.isEmpty();
    constexpr qsizetype MaxAsked = 600; // characters: all of a long query would leave the rows no room
    QString asked = hasAny ? tr("Workspaces where %1.").arg(text::plainText(askedWords(usable), MaxAsked))
                           : tr("Nothing yet. A query needs at least one condition.");
    if (leftOut > 0)
        asked += u' ' + tr("%n condition(s) cannot be sent yet.", nullptr, leftOut);
    m_asked->setText(asked);
}

/// Writes the text of the tab that is shown.
void QueryPanel::showText()
{
    if (m_tabs->currentWidget() == m_list)
        return;
    const QueryText as = m_tabs->currentWidget() == m_json ? QueryText::Json : QueryText::Address;
    QueryTextView &view = viewOf(as);
    if (view.isUnread())
        return;
    const QList<Condition> rows = conditions();
    const auto said = changerequests::expressedConditions(rows, as);
    view.setOutside(static_cast<int>(rows.size() - said.size()), {});
    if (as == QueryText::Json) {
        const QString json = QString::fromUtf8(changerequests::queryJson(said, m_dialect));
        view.showRows(json, json);
    } else {
        const auto address = [&](protocol::AddressLayout layout) {
            return QString::fromUtf8(protocol::writeExplorerAddress(m_explorer, said, layout));
        };
        view.showRows(address(protocol::AddressLayout::Lines), address(protocol::AddressLayout::Link));
    }
}

} // namespace runlatch::ui
