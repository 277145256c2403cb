// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/factsform.h"

#include "protocol/weburl.h"
#include "text/plaintext.h"
#include "ui/inspector/reading/capturereading.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/copyrows.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "wording/plaintext.h"

#include <QApplication>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using Kind = CaptureFact::Kind;

constexpr int TakesAll = 1000; // of a row, beside a stretch of 1

QString shownText(const CaptureFact &fact)
{
    return fact.kind == Kind::Digest ? digestEnds(fact.value.toLatin1())
                                     : withoutLongWords(text::markedText(fact.value, PayloadField::MaxTextLength));
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

/// The buttons stand behind the text, not at the edge.
void fitToText(SelectableLabel &label)
{
    const bool breaks = label.wordWrap();
    label.setWordWrap(false);
    label.setMaximumWidth(label.sizeHint().width());
    label.setWordWrap(breaks);
}

} // namespace

FactsForm::FactsForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_copies(new CopyRows(*this))
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

/// A request is read again when it was answered or pinned. The rows above and below those that changed stay, with the
/// focus and the selected text that they have.
void FactsForm::setFacts(const QList<CaptureFact> &facts)
{
    const auto [was, is] = std::mismatch(m_facts.cbegin(), m_facts.cend(), facts.cbegin(), facts.cend());
    const auto first = static_cast<int>(is - facts.cbegin());
    const auto [wasEnd, isEnd] =
        std::mismatch(m_facts.crbegin(), std::reverse_iterator(was), facts.crbegin(), std::reverse_iterator(is));
    const auto same = static_cast<int>(isEnd - facts.crbegin());
    const std::optional<Place> focused = focusedPlace();
    for (int row = m_form->rowCount() - same - 1; row >= first; --row)
        m_form->removeRow(row);
    for (int row = first; row < static_cast<int>(facts.size()) - same; ++row)
        insert(row, facts.at(row));
    m_facts = facts;
    if (focused)
        focus(*focused);
}

/// The name by which a screen reader calls the widget with the focus.
std::optional<FactsForm::Place> FactsForm::focusedPlace() const
{
    const QWidget *focused = QApplication::focusWidget();
    if (!focused || !isAncestorOf(focused))
        return {};
    return Place{focused->accessibleName(), focused->accessibleDescription()};
}

/// Returns the focus to a row that was built anew.
void FactsForm::focus(const Place &place)
{
    if (focusedPlace() == place)
        return;
    const auto all = findChildren<QWidget *>();
    const auto found = std::find_if(all.begin(), all.end(), [&place](const QWidget *one) {
        return one->focusPolicy() != Qt::NoFocus && Place{one->accessibleName(), one->accessibleDescription()} == place;
    });
    if (found == all.end())
        return;
    (*found)->show(); // its layout would do so later, and what is hidden takes no focus
    (*found)->setFocus(Qt::OtherFocusReason);
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

/// A text of another size needs other widths.
void FactsForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    for (SelectableLabel *label : findChildren<SelectableLabel *>()) {
        if (label->maximumWidth() < QWIDGETSIZE_MAX)
            fitToText(*label);
    }
}

QHBoxLayout *FactsForm::makeCopyable(const CaptureFact &fact)
{
    SelectableLabel *label = makeValue(fact);
    // An address that nobody opens has the kind of an id. An id cannot be broken, an address can.
    const bool breaks = fact.kind == Kind::Link || fact.value.contains(u'/');
    label->setWordWrap(breaks);
    if (fact.kind != Kind::Digest)
        fitToText(*label);
    auto *copy = new CopyButton(tr("Copy: %1").arg(fact.name));
    copy->setContent(fact.value);
    m_copies->add(*copy, {label});
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(label, breaks ? TakesAll : 0);
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
