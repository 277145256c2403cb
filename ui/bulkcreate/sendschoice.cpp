// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/sendschoice.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "wording/plaintext.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SendsChoice::SendsChoice(QWidget *parent)
    : QWidget(parent)
    , m_exactly(
          addChoice(Sends::Exactly, tr("Their ids are sent. A workspace that begins to match later is not touched.")))
    , m_query(addChoice(Sends::Query,
                        tr("Workspaces that begin to match until then are included, and none can be left out.")))
    , m_takeAll(makeButton(ButtonRole::Text, tr("Leave none out"), {}, this))
{
    const int u = Theme::of(this).u();
    m_exactly->setObjectName(u"sendsExactly"_s);
    m_query->setObjectName(u"sendsQuery"_s);
    m_query->setText(tr("The query: the service decides who matches"));
    auto *first = new QHBoxLayout;
    first->addWidget(m_exactly);
    first->addWidget(m_takeAll);
    first->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, u, 4 * u, u);
    column->setSpacing(0);
    column->addLayout(first);
    column->addWidget(m_query);
    setSends(Sends::Exactly);
    connect(&m_group, &QButtonGroup::idClicked, this, [this] {
        showNumbers();
        emit changed();
    });
    connect(m_takeAll, &QPushButton::clicked, this, &SendsChoice::allWanted);
}

QRadioButton *SendsChoice::addChoice(Sends sends, const QString &consequence)
{
    auto *choice = new QRadioButton(this);
    choice->setToolTip(wording::toolTip(consequence));
    choice->setAccessibleDescription(consequence);
    m_group.addButton(choice, static_cast<int>(sends));
    return choice;
}

void SendsChoice::setSends(Sends sends)
{
    m_group.button(static_cast<int>(sends))->setChecked(true);
    showNumbers();
}

void SendsChoice::setNumbers(std::optional<int> matches, int leftOut)
{
    m_matches = matches;
    m_leftOut = leftOut;
    showNumbers();
}

void SendsChoice::showNumbers()
{
    const bool leavesOut = m_leftOut > 0 && sends() == Sends::Exactly;
    if (leavesOut)
        m_exactly->setText(tr("Exactly these workspaces, without %n", nullptr, m_leftOut));
    else if (m_matches)
        m_exactly->setText(tr("Exactly these %n workspace(s)", nullptr, *m_matches));
    else
        m_exactly->setText(tr("Exactly these workspaces"));
    if (!leavesOut && m_takeAll->hasFocus())
        m_exactly->setFocus();
    m_takeAll->setVisible(leavesOut);
}

} // namespace runlatch::ui
