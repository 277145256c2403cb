// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/proofview.h"

#include "ui/inspector/detail/snippetpane.h"
#include "ui/inspector/reading/capturereading.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/bytesexcerpt.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ProofView::ProofView(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_sides(new QHBoxLayout(this))
    , m_area(new QScrollArea)
    , m_icon(new IconLabel)
    , m_fact(new SelectableLabel({}, TextStyle::Bold))
    , m_basis(new SelectableLabel)
    , m_excerpt(new BytesExcerpt(tr("Bytes of the body that differ")))
    , m_difference(new SelectableLabel)
    , m_next(new SelectableLabel)
    , m_tried(new Label)
    , m_earlier(new SelectableLabel)
    , m_line(new Hairline(Qt::Vertical))
    , m_snippets(new SnippetPane)
{
    m_basis->setMuted(true);
    m_tried->setMuted(true);
    for (Label *label : {m_fact, m_basis, m_difference, m_next, m_tried, m_earlier})
        label->setWordWrap(true);
    m_area->setAccessibleName(accessibleName);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(buildPage());
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(0);
    m_sides->addWidget(m_area, 3);
    m_sides->addWidget(m_line);
    m_snippets->setWhole(true);
    m_page->insertWidget(m_page->count() - 1, m_snippets);
    m_line->hide();
    setProof({});
}

QWidget *ProofView::buildPage()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *proof = new QVBoxLayout;
    proof->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    proof->setSpacing(3 * u / 2);
    proof->addLayout(buildVerdict());
    proof->addLayout(buildSums());
    for (QWidget *part : std::initializer_list<QWidget *>{m_excerpt, m_difference, m_next, m_earlier})
        proof->addWidget(part);
    proof->addLayout(buildActions());
    m_page = new QVBoxLayout(page);
    m_page->setContentsMargins(0, 0, 0, 0);
    m_page->setSpacing(0);
    m_page->addLayout(proof);
    m_page->addStretch(1);
    return page;
}

QLayout *ProofView::buildVerdict()
{
    const int u = Theme::of(this).u();
    m_icon->setSide(Theme::of(this).iconSize() + u);
    auto *verdict = new QGridLayout;
    verdict->setHorizontalSpacing(2 * u);
    verdict->setVerticalSpacing(u / 2);
    verdict->setColumnStretch(1, 1);
    verdict->addWidget(m_icon, 0, 0, Qt::AlignTop);
    verdict->addWidget(m_fact, 0, 1);
    verdict->addWidget(m_basis, 1, 1);
    return verdict;
}

QLayout *ProofView::buildSums()
{
    const int u = Theme::of(this).u();
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(3 * u);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(4, 1);
    for (std::size_t index = 0; index < m_sums.size(); ++index) {
        const Sum sum{new Label, new SelectableLabel({}, TextStyle::Mono), new Badge, new CopyButton({})};
        sum.name->setMuted(true);
        const auto row = static_cast<int>(index);
        grid->addWidget(sum.name, row, 0);
        grid->addWidget(sum.value, row, 1);
        grid->addWidget(sum.badge, row, 2);
        grid->addWidget(sum.copy, row, 3);
        m_sums[index] = sum;
    }
    return grid;
}

QLayout *ProofView::buildActions()
{
    m_raw = makeButton(ButtonRole::Standard, tr("Show in Raw"), u"file-text"_s, this);
    m_compare = makeButton(ButtonRole::Standard, {}, u"columns-2"_s, this);
    m_copy = makeButton(ButtonRole::Standard, tr("Copy the proof"), u"copy"_s, this);
    connect(m_raw, &QPushButton::clicked, this, [this] { emit rawWanted(*m_proof.place); });
    connect(m_compare, &QPushButton::clicked, this, &ProofView::compareWanted);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_proof.text()); });
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    for (QPushButton *button : {m_raw, m_compare, m_copy}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addWidget(m_tried, 1);
    row->addStretch(0);
    return row;
}

void ProofView::setProof(const Proof &proof)
{
    m_proof = proof;
    m_icon->setIcon(proof.verdict.icon, proof.verdict.tone);
    const auto show = [](Label *label, const QString &text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    show(m_fact, proof.fact);
    show(m_basis, proof.basis);
    for (std::size_t index = 0; index < m_sums.size(); ++index) {
        const auto number = static_cast<qsizetype>(index);
        showSum(m_sums[index], number < proof.sums.size() ? &proof.sums[number] : nullptr);
    }
    m_excerpt->setVisible(proof.excerpt.has_value());
    if (proof.excerpt)
        m_excerpt->setExcerpt(*proof.excerpt, proof.difference);
    show(m_difference, proof.excerpt ? QString() : proof.difference);
    show(m_next, proof.next);
    show(m_earlier, proof.earlier);
    show(m_tried, proof.tried);
    showActions();
}

void ProofView::showSum(const Sum &sum, const ProofSum *content)
{
    for (QWidget *part : std::initializer_list<QWidget *>{sum.name, sum.value, sum.badge, sum.copy})
        part->setVisible(content);
    QSizePolicy keepsHeight = sum.copy->sizePolicy(); // of its row
    keepsHeight.setRetainSizeWhenHidden(content);
    sum.copy->setSizePolicy(keepsHeight);
    if (!content)
        return;
    const bool isThere = !content->digest.isEmpty();
    const QString copy = tr("Copy: %1").arg(content->name);
    sum.name->setText(content->name);
    sum.value->setText(isThere ? digestEnds(content->digest) : content->absent);
    sum.value->setAccessibleDescription(content->name);
    sum.badge->setSpec(content->badge);
    sum.badge->setVisible(!content->badge.text.isEmpty());
    sum.copy->setAccessibleName(copy);
    sum.copy->setToolTip(copy);
    sum.copy->setContent(QString::fromLatin1(content->digest));
    sum.copy->setVisible(isThere);
}

void ProofView::setEarlierDelivery(int delivery)
{
    m_earlierDelivery = delivery;
    m_compare->setText(tr("Compare with delivery %1").arg(delivery));
    showActions();
}

void ProofView::showActions()
{
    const bool isInQuestion = m_proof.verdict.tone == Tone::Error || !m_proof.tried.isEmpty();
    m_raw->setVisible(m_offersRaw && m_proof.place);
    m_compare->setVisible(m_earlierDelivery > 0 && isInQuestion);
    m_copy->setVisible(!m_proof.sums.isEmpty());
}

void ProofView::setSnippetsShown(bool shown)
{
    m_snippets->setVisible(shown);
    m_line->setVisible(shown && m_isBeside);
}

void ProofView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// The program needs so many columns beside the rows of bytes; otherwise it comes below them.
void ProofView::arrange()
{
    constexpr int columns = 44;
    const int program =
        std::max(m_snippets->sizeHint().width(), Theme::of(this).width(QString(columns, u'0'), TextStyle::Mono));
    const int needed = m_excerpt->minimumSizeHint().width() + 16 * Theme::of(this).u() + program;
    const bool isBeside = width() >= needed;
    if (isBeside == m_isBeside)
        return;
    m_isBeside = isBeside;
    const QPointer<QWidget> focus = window()->focusWidget();
    const bool hadFocus = m_snippets->isAncestorOf(focus);
    const bool isShown = !m_snippets->isHidden();
    if (isBeside)
        m_sides->addWidget(m_snippets, 2);
    else
        m_page->insertWidget(m_page->count() - 1, m_snippets);
    m_snippets->setWhole(!isBeside);
    setSnippetsShown(isShown);
    if (hadFocus)
        focus->setFocus();
}

} // namespace runlatch::ui
