// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/casedetail.h"

#include "conformance/report/caseparts.h"
#include "conformance/report/reportwords.h"
#include "ui/check/caseexchanges.h"
#include "ui/check/standingbadge.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CaseDetail::CaseDetail(QWidget *parent)
    : QWidget(parent)
    , m_standing(new Badge)
    , m_id(new ElidedLabel({}, TextStyle::Mono))
    , m_copy(new CopyButton(tr("Copy what is told of the case")))
    , m_again(makeButton(ButtonRole::Standard, tr("Run again"), u"refresh-cw"_s, this))
    , m_tabs(new TabWidget(tr("Parts of the case")))
    , m_exchanges(new CaseExchanges)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_again->setAccessibleName(tr("Run the case again"));
    connect(m_again, &QPushButton::clicked, this, &CaseDetail::againWanted);
    m_tabs->addTab(buildParts(), tr("Case"));
    m_tabs->addTab(m_exchanges, tr("Requests and answers"));
    m_tabs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // otherwise a low window would cut the list
    m_tabs->setMinimumHeight(8 * Theme::of(this).u());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_tabs, 1);
}

QWidget *CaseDetail::buildHead()
{
    const int u = Theme::of(this).u();
    auto *head = new QWidget;
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(4 * u, 2 * u, 4 * u, u);
    line->setSpacing(2 * u);
    line->addWidget(m_standing);
    line->addWidget(m_id, 1);
    line->addWidget(m_copy);
    line->addWidget(m_again);
    return head;
}

QWidget *CaseDetail::buildParts()
{
    m_area = new QScrollArea;
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::StrongFocus); // it has no control, and is read by keyboard
    m_area->setAccessibleName(tr("Case"));
    m_area->setWidget(new QWidget); // until there is a case
    return m_area;
}

void CaseDetail::setResult(const conformance::CaseResult &result)
{
    m_standing->setSpec(standingBadge(conformance::standingOf(result)));
    m_id->setText(conformance::shown(result.text.id));
    showParts(result);
    m_exchanges->setExchanges(result.exchanges, result.droppedExchanges);
    m_tabs->setPill(1, {static_cast<int>(result.exchanges.size()), Tone::None});
}

void CaseDetail::showParts(const conformance::CaseResult &result)
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(4 * u, 3 * u, 4 * u, 4 * u);
    layout->setSpacing(u / 2);
    const QString title = conformance::shown(result.text.title);
    auto *heading = new Label(withoutLongWords(title), TextStyle::Bold);
    heading->setWordWrap(true);
    layout->addWidget(heading);
    layout->addSpacing(2 * u);
    QStringList copied{conformance::shown(result.text.id) + u": "_s + title};
    for (const conformance::CasePart &part : conformance::partsOf(result)) {
        layout->addWidget(new FieldLabel(part.word));
        for (const QString &text : QStringList{part.text} + part.lines) {
            auto *words = new Label(withoutLongWords(text));
            words->setWordWrap(true);
            layout->addWidget(words);
        }
        layout->addSpacing(2 * u);
        copied += part.word + u": "_s + (QStringList{part.text} + part.lines).join(u'\n');
    }
    layout->addStretch(1);
    m_area->setWidget(page); // deletes the previous one
    m_area->setAccessibleDescription(copied.join(u'\n'));
    m_copy->setContent(copied.join(u'\n'));
}

void CaseDetail::setAgainPossible(bool possible)
{
    m_again->setEnabled(possible);
}

} // namespace runlatch::ui
