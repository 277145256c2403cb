// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/findingstab.h"

#include "ui/inspector/captures/findingdelegate.h"
#include "ui/inspector/detail/findingplace.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "wording/lint.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::LintModel;

FindingsTab::FindingsTab(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListView)
    , m_pages(new QStackedLayout(this))
    , m_empty(new EmptyState)
{
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildList(), 3);
    auto *line = new QWidget;
    line->setFixedWidth(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    row->addWidget(line);
    row->addWidget(buildChosen(), 2);
    m_pages->addWidget(page);
    m_pages->addWidget(m_empty);
    countShownPageOnly(*m_pages);
}

QWidget *FindingsTab::buildList()
{
    const int u = Theme::of(this).u();
    m_list->setAccessibleName(tr("Findings"));
    m_list->setMinimumHeight(8 * u);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsTab::showChosen);
    connect(m_list, &QListView::activated, this, [this] { m_showInRaw->click(); }); // if there is such a place
    m_counts = new Label({}, TextStyle::Small);
    m_counts->setMuted(true);
    m_note = new Label(tr("The secrets were removed from the body: what is there now was judged."));
    m_note->setMuted(true);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(4 * u, u, 4 * u, u);
    QPushButton *copy = makeButton(ButtonRole::Text, tr("Copy all findings as text"), u"copy"_s, this);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_model.asText()); });
    auto *head = new QHBoxLayout;
    head->setContentsMargins(4 * u, u, 2 * u, u);
    head->addWidget(m_counts, 1);
    head->addWidget(copy);
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(new Hairline);
    layout->addWidget(m_note);
    layout->addWidget(m_list, 1);
    return side;
}

QWidget *FindingsTab::buildChosen()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    layout->setSpacing(2 * u);
    const auto text = [](const QString &name, TextStyle style, bool isMuted) {
        auto *label = new SelectableLabel({}, style);
        label->setWordWrap(true);
        label->setMuted(isMuted);
        label->setAccessibleDescription(name);
        return label;
    };
    m_severity = new Badge;
    m_place = new FindingPlace;
    m_fix = text(tr("What to do"), TextStyle::Body, false);
    m_source = text(tr("Rule"), TextStyle::Small, true);
    m_showInRaw = makeButton(ButtonRole::Standard, tr("Show in Raw"), {}, this);
    m_showInPayload = makeButton(ButtonRole::Standard, tr("Show in Payload"), {}, this);
    connect(m_showInRaw, &QPushButton::clicked, this, [this] { emit placeWanted(chosenOffset()); });
    connect(m_showInPayload, &QPushButton::clicked, this, [this] { emit payloadWanted(chosenOffset()); });
    auto *actions = new QHBoxLayout;
    actions->setSpacing(2 * u);
    actions->addWidget(m_showInRaw);
    actions->addWidget(m_showInPayload);
    actions->addStretch(1);
    auto *rule = new QHBoxLayout;
    rule->setSpacing(2 * u);
    rule->addWidget(m_severity);
    rule->addWidget(m_source, 1);
    layout->addWidget(m_place, 1);
    layout->addLayout(rule);
    layout->addWidget(m_fix);
    layout->addLayout(actions);
    auto *area = makeScrollArea(page);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

void FindingsTab::setReading(const CaptureReading &reading)
{
    m_body = reading.content;
    m_redactedBody = reading.redactedContent;
    showBody();
    const bool isSame = m_model.rowCount() > 0 && m_model.lint().findings == reading.lint.findings;
    if (!isSame) // otherwise the chosen finding stays
        m_model.setLint(reading.lint);
    m_pages->setCurrentIndex(m_model.rowCount() > 0 ? 0 : 1);
    m_counts->setText(wording::lintCounts(reading.lint));
    m_note->setVisible(!reading.capture.complete);
    m_hasTree = reading.hasTree;
    m_isUnpacked = reading.isUnpacked;
    if (m_model.rowCount() == 0)
        showEmpty(reading);
    else if (!isSame)
        m_list->setCurrentIndex(m_model.index(0));
    enableWays();
}

void FindingsTab::setSecretsShown(bool shown)
{
    m_areSecretsShown = shown;
    showBody();
}

void FindingsTab::showBody()
{
    m_place->setBody(m_areSecretsShown ? m_body : m_redactedBody);
}

void FindingsTab::showEmpty(const CaptureReading &reading)
{
    if (reading.incomplete)
        m_empty->setContent(u"circle-dashed"_s, tr("Nothing to judge"), tr("No bytes of the body are here."));
    else if (reading.capture.body.isEmpty())
        m_empty->setContent(u"circle-dashed"_s, tr("Nothing to judge"),
                            reading.capture.row.imported ? tr("No body was imported.")
                                                         : tr("The request had no body."));
    else
        m_empty->setContent(u"circle-check"_s, tr("No findings"), tr("The body follows the specification."));
}

void FindingsTab::showChosen(const QModelIndex &index)
{
    const BadgeSpec severity =
        severityBadge(static_cast<lint::LintSeverity>(index.data(LintModel::SeverityRole).toInt()));
    m_severity->setSpec(severity);
    m_place->showPlace(chosenOffset(), index.data(LintModel::PlaceRole).toString(), severity.tone);
    m_fix->setText(withoutLongWords(index.data(LintModel::FixRole).toString()));
    m_source->setText(index.data(LintModel::SourceRole).toString());
    enableWays();
}

qint64 FindingsTab::chosenOffset() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? index.data(LintModel::OffsetRole).toLongLong() : -1;
}

/// A finding in the head has no place in the body.
void FindingsTab::enableWays()
{
    m_showInPayload->setEnabled(chosenOffset() >= 0 && m_hasTree);
    m_showInRaw->setEnabled(chosenOffset() >= 0 && !m_isUnpacked);
}

TabPill FindingsTab::pill() const
{
    const lint::Lint &lint = m_model.lint();
    const Tone tone = lint.errors > 0 ? Tone::Error : lint.warnings > 0 ? Tone::Warning : Tone::None;
    return {static_cast<int>(std::min<qsizetype>(lint.count(), INT_MAX)), tone, wording::lintCounts(lint)};
}

} // namespace runlatch::ui
