// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/changepane.h"

#include "models/plan/planwords.h"
#include "text/plaintext.h"
#include "ui/inspector/plan/actiondelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/copying.h"
#include "ui/widgets/keys/menukey.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/sentence.h"

#include <QAction>
#include <QHBoxLayout>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::PlanAttributeModel;

namespace {

int attributeColumn(PlanAttributeModel::Column column)
{
    return static_cast<int>(column);
}

/// Marks what forces a replacement at its name: the column that says so may be out of sight.
class AttributeDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        CellDelegate::initStyleOption(option, index);
        if (!index.data(PlanAttributeModel::ForcesRole).toBool())
            return;
        const Theme &theme = Theme::of(option->widget);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = theme.icon(u"replace"_s, Tone::Error);
        option->decorationSize = {theme.iconSize(), theme.iconSize()};
        option->palette.setColor(QPalette::Text, theme.toneText(Tone::Error));
        option->palette.setColor(QPalette::HighlightedText, theme.toneText(Tone::Error));
    }
};

} // namespace

ChangePane::ChangePane(models::PlanReading &reading, QWidget *parent)
    : QWidget(parent)
    , m_reading(reading)
    , m_action(new Badge)
    , m_address(new ElidedLabel({}, TextStyle::Bold))
    , m_reason(new Label({}, TextStyle::Small))
    , m_note(new Label)
    , m_busy(new BusyLine)
    , m_table(new TableView(tr("Attributes of the change")))
    , m_empty(new EmptyState)
    , m_pages(new QStackedLayout(this))
{
    const int u = Theme::of(this).u();
    setWindowTitle(tr("Change")); // the name of its place among the shortcuts
    buildTable();
    m_note->setTone(Tone::Warning);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(4 * u, u, 4 * u, u);
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_busy);
    layout->addWidget(m_note);
    layout->addWidget(m_table, 1);
    m_pages->addWidget(page);
    m_pages->addWidget(m_empty);
    countShownPageOnly(*m_pages);
    m_empty->setContent(u"file-text"_s, tr("No change is chosen"), tr("Choose a change to see its attributes."));
    connect(&m_reading, &models::PlanReading::detailRead, this, &ChangePane::take);
    showChange(-1);
}

QWidget *ChangePane::buildHead()
{
    const int u = Theme::of(this).u();
    m_address->setElideMode(Qt::ElideMiddle);
    m_reason->setMuted(true);
    m_reason->setWordWrap(true);
    m_secrets = makeButton(ButtonRole::Standard, tr("Show sensitive values"), u"eye"_s, this);
    m_secrets->setCheckable(true);
    m_secrets->setToolTip(tr("Shows the values of this change that the plan marks as sensitive"));
    connect(m_secrets, &QPushButton::toggled, this, [this](bool shown) {
        m_secrets->setText(shown ? tr("Hide sensitive values") : tr("Show sensitive values"));
        if (!shown)
            m_model.clear(); // laying the change out again may take its time
        read();
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_action);
    row->addWidget(m_address, 1);
    row->addWidget(m_secrets);
    auto *head = new QWidget;
    auto *lines = new QVBoxLayout(head);
    lines->setContentsMargins(4 * u, 2 * u, 4 * u, u);
    lines->setSpacing(u);
    lines->addLayout(row);
    lines->addWidget(m_reason);
    return head;
}

void ChangePane::buildTable()
{
    m_table->setModel(&m_model);
    m_table->setStretchColumn(attributeColumn(PlanAttributeModel::Column::After));
    m_table->setCell(attributeColumn(PlanAttributeModel::Column::Attribute), TableView::Cell::Text);
    const auto note = [](const QModelIndex &index) {
        const bool forces = index.data(PlanAttributeModel::ForcesRole).toBool();
        return BadgeSpec{index.data().toString(), forces ? Tone::Error : Tone::None, forces ? u"replace"_s : QString(),
                         true};
    };
    m_table->setItemDelegateForColumn(attributeColumn(PlanAttributeModel::Column::Attribute),
                                      new AttributeDelegate(m_table));
    m_table->setItemDelegateForColumn(attributeColumn(PlanAttributeModel::Column::Note),
                                      new BadgeDelegate(note, m_table));
    m_table->setSample(attributeColumn(PlanAttributeModel::Column::Attribute), u"availability_zones[0]"_s);
    m_table->setSample(attributeColumn(PlanAttributeModel::Column::Before), u"\"ami-0123456789abcdef\""_s);
    m_table->setSample(attributeColumn(PlanAttributeModel::Column::Note), tr("forces replacement"),
                       Theme::of(this).iconSize() + 4 * Theme::of(this).u());
    m_table->setMutedRows(
        [](const QModelIndex &index) { return !index.data(PlanAttributeModel::DiffersRole).toBool(); });
    auto *copy = new QAction(tr("Copy the value"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ChangePane::copyValue);
    m_table->addAction(copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    Shortcuts::all().add(*copy, u"plan.copy_value"_s);
    new MenuKey(*m_table);
}

void ChangePane::showChange(int change)
{
    m_change = change;
    m_model.clear();
    m_note->hide();
    {
        const QSignalBlocker hidden(m_secrets);
        m_secrets->setChecked(false);
        m_secrets->setText(tr("Show sensitive values"));
    }
    m_secrets->hide();
    m_pages->setCurrentIndex(change < 0 ? 1 : 0);
    if (change < 0) {
        m_busy->setBusy(false);
        m_reading.forgetDetail();
        return;
    }
    showHead();
    read();
}

void ChangePane::showHead()
{
    const plan::Change change = m_reading.plan()->change(m_change);
    m_action->setSpec(actionBadge(change.action, models::PlanWords::action(change.action, change.actions)));
    m_address->setText(text::plainText(change.address, plan::Change::MaxText));
    const QString why = models::PlanWords::why(change);
    m_reason->setText(why);
    m_reason->setVisible(!why.isEmpty());
}

void ChangePane::read()
{
    m_busy->setBusy(true);
    m_reading.readDetail(m_change, m_secrets->isChecked() ? plan::Secrets::Shown : plan::Secrets::Masked);
}

void ChangePane::take(int change, const base::Result<plan::ChangeDetail> &detail)
{
    if (change != m_change)
        return;
    m_busy->setBusy(false);
    m_model.setDetail(detail ? *detail : plan::ChangeDetail());
    m_secrets->setVisible(detail && detail->hasSecrets);
    QString note;
    if (!detail)
        note = wording::sentence(detail.error()).text();
    else if (detail->leftOut > 0)
        note = tr("%Ln further attribute(s) are not shown.", nullptr, static_cast<int>(detail->leftOut));
    else if (detail->attributes.isEmpty())
        note = tr("The plan has no attributes of this change.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

/// Hidden values are not in the model, so they cannot be copied.
void ChangePane::copyValue()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        copyText(current.data(PlanAttributeModel::WholeTextRole).toString(),
                 m_secrets->isChecked() ? Copied::Secret : Copied::Text);
}

} // namespace runlatch::ui
