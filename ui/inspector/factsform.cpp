// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/factsform.h"

#include "protocol/plaintext.h"
#include "protocol/weburl.h"
#include "ui/inspector/capturereading.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/style/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/fieldlabel.h"
#include "ui/widgets/longwords.h"
#include "ui/widgets/selectablelabel.h"
#include "wording/plaintext.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using Kind = CaptureFact::Kind;

constexpr int TakesAll = 1000; // of a row, beside a stretch of 1

QString shownText(const CaptureFact &fact)
{
    return fact.kind == Kind::Digest ? digestEnds(fact.value.toLatin1())
                                     : withoutLongWords(protocol::plainText(fact.value, PayloadField::MaxTextLength));
}

SelectableLabel *makeValue(const CaptureFact &fact)
{
    const bool isProse = fact.kind == Kind::Words || fact.kind == Kind::Absent;
    auto *label = new SelectableLabel(shownText(fact), isProse ? TextStyle::Body : TextStyle::Mono);
    label->setMuted(fact.kind == Kind::Absent);
    label->setWordWrap(isProse || fact.kind == Kind::Link);
    label->setAccessibleDescription(fact.name);
    label->setToolTip(wording::toolTip(fact.hint));
    return label;
}

} // namespace

FactsForm::FactsForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_form->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    m_form->setHorizontalSpacing(6 * u);
    m_form->setVerticalSpacing(u);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // an id cannot be broken
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void FactsForm::setFacts(const QList<CaptureFact> &facts)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    for (int row = 0; row < facts.size(); ++row)
        insert(row, facts.at(row));
}

void FactsForm::insert(int row, const CaptureFact &fact)
{
    switch (fact.kind) {
    case Kind::Title: insertTitle(row, fact.name); break;
    case Kind::Words:
    case Kind::Absent: m_form->insertRow(row, new FieldLabel(fact.name), makeValue(fact)); break;
    case Kind::Id:
    case Kind::Link:
    case Kind::Digest: m_form->insertRow(row, new FieldLabel(fact.name), makeCopyable(fact)); break;
    }
}

void FactsForm::insertTitle(int row, const QString &title)
{
    auto *label = new Label(title, TextStyle::Bold);
    label->setContentsMargins(0, 2 * Theme::of(this).u(), 0, 0);
    m_form->insertRow(row, label);
}

QHBoxLayout *FactsForm::makeCopyable(const CaptureFact &fact)
{
    SelectableLabel *label = makeValue(fact);
    if (fact.kind != Kind::Digest) { // the buttons stand behind the text, not at the edge
        label->setWordWrap(false);
        label->setMaximumWidth(label->sizeHint().width());
        label->setWordWrap(fact.kind == Kind::Link);
    }
    auto *copy = new CopyButton(tr("Copy: %1").arg(fact.name));
    copy->setContent(fact.value);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(label, fact.kind == Kind::Link ? TakesAll : 0);
    row->addWidget(copy);
    if (fact.kind == Kind::Link)
        addLink(*row, fact);
    row->addStretch(1);
    return row;
}

/// The button asks with the whole address before anything opens.
void FactsForm::addLink(QHBoxLayout &row, const CaptureFact &fact)
{
    const QUrl url(fact.value, QUrl::StrictMode);
    if (!protocol::mayBeCalled(url))
        return;
    QPushButton *open = makeButton(ButtonRole::Icon, tr("Open: %1").arg(fact.name), u"external-link"_s, this);
    connect(open, &QPushButton::clicked, this, [this, url] { (new MarkdownLinkDialog(url, this))->open(); });
    row.addWidget(open);
}

} // namespace runlatch::ui
