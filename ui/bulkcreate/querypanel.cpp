// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/querypanel.h"

#include "json/bodystyle.h"
#include "ui/bulkcreate/askedwords.h"
#include "ui/bulkcreate/conditionlist.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

QueryPanel::QueryPanel(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new TabWidget(tr("The query"), this))
    , m_list(new ConditionList)
    , m_json(new CodeView(tr("Query of the request, JSON"), CodeView::Place::Pane))
{
    m_tabs->addTab(m_list, tr("Conditions"));
    m_tabs->addTab(m_json, tr("Request JSON"));
    new ExchangeHighlighter(m_json, m_json->document(), ExchangeHighlighter::Text::Json);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(buildFoot());
    connect(m_list, &ConditionList::changed, this, [this] {
        showQuery();
        emit changed();
    });
    showQuery();
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

QList<QueryPanel::Condition> QueryPanel::conditions() const
{
    return m_list->conditions();
}

void QueryPanel::setConditions(const QList<Condition> &conditions)
{
    m_list->setConditions(conditions);
    showQuery();
}

void QueryPanel::setDialect(protocol::FilterDialect dialect)
{
    m_dialect = dialect;
    showQuery();
}

void QueryPanel::showConditions()
{
    m_tabs->setCurrentIndex(0);
}

QByteArray QueryPanel::queryJson(const QList<protocol::ExplorerCondition> &conditions, protocol::FilterDialect dialect)
{
    return R"({"type":"workspaces","filter":)" + protocol::writeFilterText(conditions, dialect) + '}';
}

void QueryPanel::showQuery()
{
    changerequests::BulkDraft draft;
    draft.conditions = conditions();
    const auto usable = changerequests::usableConditions(draft);
    const auto leftOut = static_cast<int>(changerequests::unusableConditions(draft).size());
    m_tabs->setPill(0, {static_cast<int>(draft.conditions.size()), Tone::None});
    const bool hasAny = !usable.isEmpty();
    m_json->setPlainText(hasAny ? json::indentedText(queryJson(usable, m_dialect)) : QString());
    m_json->setPlaceholderText(tr("Nothing yet: a query is never sent without conditions."));
    QString asked = hasAny ? tr("Workspaces where %1.").arg(askedWords(usable))
                           : tr("Nothing yet. Add a condition: a query without one is never sent.");
    if (leftOut > 0)
        asked += u' ' + tr("%n condition(s) cannot be sent yet.", nullptr, leftOut);
    m_asked->setText(asked);
}

} // namespace runlatch::ui
