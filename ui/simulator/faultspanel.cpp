// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/faultspanel.h"

#include "ui/simulator/faultrow.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/labels/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace runlatch::ui {

FaultsPanel::FaultsPanel(QWidget *parent)
    : QWidget(parent)
    , m_clear(makeButton(ButtonRole::Standard, tr("Switch all off"), {}, this))
{
    auto *area = makeScrollArea(build());
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    connect(m_clear, &QPushButton::clicked, this, &FaultsPanel::clear);
    tell();
}

QWidget *FaultsPanel::build()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *list = new QWidget;
    list->setMaximumWidth(200 * u);
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 3 * u, 0, 4 * u);
    layout->setSpacing(0);
    auto *intro = new Label(tr("The simulator makes these faults on purpose, from the next request on. The percentage "
                               "is how often it happens."));
    intro->setMuted(true);
    intro->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(4 * u, 0, 4 * u, 0);
    top->setSpacing(3 * u);
    top->addWidget(intro, 1);
    top->addWidget(m_clear, 0, Qt::AlignTop);
    layout->addLayout(top);
    addGroup(layout, tr("Answers to clients and integrations"), false);
    addGroup(layout, tr("Run task requests"), true);
    layout->addStretch();
    auto *outer = new QHBoxLayout(page);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(list, 1);
    outer->addStretch(0);
    return page;
}

void FaultsPanel::addGroup(QVBoxLayout *layout, const QString &title, bool ofDelivery)
{
    const int u = Theme::of(this).u();
    auto *label = new Label(title, TextStyle::Bold);
    label->setContentsMargins(4 * u, 4 * u, 4 * u, u);
    layout->addWidget(label);
    for (const simulator::FaultKind kind : simulator::faultKinds()) {
        if (simulator::isOfDelivery(kind) != ofDelivery)
            continue;
        auto *row = new FaultRow(kind);
        connect(row, &FaultRow::changed, this, &FaultsPanel::tell);
        m_rows.append(row); // faultKinds() has the faults of deliveries last
        layout->addWidget(row);
    }
}

QList<simulator::Fault> FaultsPanel::faults() const
{
    QList<simulator::Fault> faults;
    for (const FaultRow *row : m_rows) {
        if (const auto fault = row->fault())
            faults.append(*fault);
    }
    return faults;
}

void FaultsPanel::setFaults(const QList<simulator::Fault> &faults)
{
    m_isSetting = true;
    for (FaultRow *row : std::as_const(m_rows))
        row->switchOff();
    for (const simulator::Fault &fault : faults)
        m_rows[static_cast<qsizetype>(fault.kind)]->setFault(fault);
    m_isSetting = false;
    tell();
}

void FaultsPanel::clear()
{
    setFaults({});
}

void FaultsPanel::tell()
{
    if (m_isSetting)
        return;
    const QList<simulator::Fault> now = faults();
    m_clear->setEnabled(!now.isEmpty());
    if (now == m_told)
        return;
    m_told = now;
    emit faultsChanged(now);
}

void FaultsPanel::focusFirst()
{
    m_rows.first()->focusFirst();
}

} // namespace runlatch::ui
