// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/planview.h"

#include "models/plan/planwords.h"
#include "plan/changefilter.h"
#include "text/plaintext.h"
#include "ui/inspector/plan/changepane.h"
#include "ui/inspector/plan/plantree.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/filteredit.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/keyrules.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/planwords.h"
#include "wording/sizes.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::PlanCheckModel;
using models::PlanInvocationModel;
using models::PlanModel;
using models::PlanReading;
using models::PlanWords;

namespace {

// Behind the parts.
constexpr int ChecksChoice = plan::PartCount;
constexpr int InvocationsChoice = plan::PartCount + 1;

BadgeSpec checkBadge(const QString &word, plan::Check::Status status)
{
    switch (status) {
    case plan::Check::Status::Error: return {word, Tone::Error, u"octagon-x"_s, false};
    case plan::Check::Status::Fail: return {word, Tone::Error, u"circle-x"_s, false};
    case plan::Check::Status::Other: return {word, Tone::Warning, u"triangle-alert"_s, false};
    case plan::Check::Status::Unknown: return {word, Tone::None, u"circle-dashed"_s, true};
    case plan::Check::Status::Pass: return {word, Tone::Success, u"circle-check"_s, true};
    }
    Q_UNREACHABLE();
}

} // namespace

PlanView::PlanView(QWidget *parent)
    : QWidget(parent)
    , m_counts(new ElidedLabel({}, TextStyle::Bold))
    , m_facts(new ElidedLabel({}, TextStyle::Small))
    , m_message(new MessageBar)
    , m_busy(new BusyLine)
    , m_part(new QComboBox)
    , m_filter(new FilterEdit(tr("Filter"), tr("Filter, such as action:replace type:aws_* or -module:net"),
                              plan::changeFields()))
    , m_all(new QCheckBox(tr("Unchanged, too")))
    , m_tree(new PlanTree(m_reading.model()))
    , m_checks(new TableView(tr("Checks")))
    , m_invocations(new TableView(tr("Actions")))
    , m_empty(new EmptyState)
    , m_change(new ChangePane(m_reading))
    , m_splitter(new PaneSplitter(Qt::Vertical))
{
    m_message->setClosable(false);
    buildChecks();
    buildInvocations();
    buildActions();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_busy);
    layout->addWidget(buildFilterLine());
    layout->addWidget(new Hairline);
    m_splitter->setPanes(buildRows(), 1, m_change, 1);
    m_splitter->arrange(Qt::Vertical, {1000, 1000});
    layout->addWidget(m_splitter, 1);
    auto *bars = new BarPlace;
    bars->add(m_message);
    layout->addWidget(bars);
    connect(&m_reading, &PlanReading::opened, this, &PlanView::showPlan);
    connect(&m_reading, &PlanReading::opened, this, &PlanView::opened);
    connect(&m_reading, &PlanReading::failed, this, &PlanView::failed);
    connect(&m_reading, &PlanReading::arranged, this, &PlanView::showRows);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PlanView::showCurrent);
    connect(&m_reading, &PlanReading::busyChanged, this, [this] { m_busy->setBusy(m_reading.isBusy()); });
}

QWidget *PlanView::buildHead()
{
    const int u = Theme::of(this).u();
    m_facts->setMuted(true);
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, u);
    row->setSpacing(3 * u);
    row->addWidget(m_counts, 2);
    row->addWidget(m_facts, 1);
    m_facts->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    return head;
}

QWidget *PlanView::buildFilterLine()
{
    const int u = Theme::of(this).u();
    m_part->setAccessibleName(tr("Part of the plan"));
    m_part->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it is filled with each plan
    m_all->setToolTip(tr("Lists resources that stay as they are, and those that are only read"));
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(4 * u, u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_part, 0, Qt::AlignTop);
    row->addWidget(m_filter, 1, Qt::AlignTop);
    row->addWidget(m_all, 0, Qt::AlignTop);
    connect(m_part, &QComboBox::currentIndexChanged, this, &PlanView::choosePart);
    connect(m_filter, &FilterEdit::edited, this, &PlanView::setFilter);
    connect(m_filter, &FilterEdit::finished, this, &PlanView::focusFirst);
    connect(m_filter, &FilterEdit::left, this, &PlanView::focusFirst);
    connect(m_all, &QCheckBox::toggled, &m_reading, &PlanReading::setAllShown);
    return line;
}

QWidget *PlanView::buildRows()
{
    auto *rows = new QWidget;
    rows->setBackgroundRole(QPalette::Base);
    rows->setAutoFillBackground(true);
    m_pages = new QStackedLayout(rows);
    m_pages->addWidget(m_tree);
    m_pages->addWidget(m_checks);
    m_pages->addWidget(m_invocations);
    m_pages->addWidget(m_empty);
    countShownPageOnly(*m_pages);
    connect(m_empty, &EmptyState::secondaryTriggered, this, [this] {
        m_filter->setText({});
        m_filter->focusAll();
    });
    return rows;
}

void PlanView::buildChecks()
{
    m_checks->setModel(&m_checkModel);
    const auto badge = [](const QModelIndex &index) {
        return checkBadge(index.data().toString(),
                          static_cast<plan::Check::Status>(index.data(PlanCheckModel::StatusRole).toInt()));
    };
    m_checks->setItemDelegateForColumn(static_cast<int>(PlanCheckModel::Column::Status),
                                       new BadgeDelegate(badge, m_checks));
    m_checks->setStretchColumn(static_cast<int>(PlanCheckModel::Column::Problem));
    m_checks->setSample(static_cast<int>(PlanCheckModel::Column::Status),
                        PlanWords::status({.status = plan::Check::Status::Unknown}),
                        Theme::of(this).iconSize() + 4 * Theme::of(this).u());
    m_checks->setSample(static_cast<int>(PlanCheckModel::Column::Address), u"module.net.check.health_of_it"_s);
    m_checks->setSample(static_cast<int>(PlanCheckModel::Column::Kind), u"input_variable"_s);
}

void PlanView::buildInvocations()
{
    m_invocations->setModel(&m_invocationModel);
    m_invocations->setStretchColumn(static_cast<int>(PlanInvocationModel::Column::Trigger));
    m_invocations->setSample(static_cast<int>(PlanInvocationModel::Column::Address),
                             u"action.aws_lambda_invoke.warm"_s);
    m_invocations->setSample(static_cast<int>(PlanInvocationModel::Column::Event), u"BeforeDestroy"_s);
    m_invocations->setSample(static_cast<int>(PlanInvocationModel::Column::When),
                             wording::deferral(u"deferred_prereq"_s));
}

void PlanView::buildActions()
{
    m_finding = new QAction(tr("Filter the plan"), this);
    m_finding->setShortcuts({QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)});
    m_finding->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_finding, &QAction::triggered, this, [this] { m_filter->focusAll(); });
    addAction(m_finding);
    Shortcuts::all().add(*m_finding, u"plan.filter"_s);
}

/// Takes its own key before the page does, which may have the same.
bool PlanView::event(QEvent *event)
{
    return takesKeyOf(*m_finding, *event) || QWidget::event(event);
}

void PlanView::open(PlanReading::Source source)
{
    clear();
    m_reading.open(std::move(source), false);
}

void PlanView::openFile(const QString &name)
{
    clear();
    m_reading.openFile(name);
}

void PlanView::clear()
{
    m_reading.clear();
    m_checkModel.setChecks({});
    m_invocationModel.setInvocations({});
    {
        const QSignalBlocker emptying(m_part);
        m_part->clear();
    }
    choosePart();
    m_pages->setCurrentIndex(TreePage);
    m_counts->setText({});
    m_facts->setText({});
    m_message->dismiss();
    m_filter->setText({});
    setFilter({});
    m_all->setChecked(false);
}

void PlanView::focusFirst()
{
    if (m_pages->currentIndex() == ChecksPage)
        m_checks->setFocus();
    else if (m_pages->currentIndex() == InvocationsPage)
        m_invocations->setFocus();
    else if (m_pages->currentIndex() == TreePage)
        m_tree->setFocus();
    else
        m_filter->focusAll();
}

void PlanView::showPlan()
{
    m_checkModel.setChecks(m_reading.plan()->checks());
    m_invocationModel.setInvocations(m_reading.plan()->invocations());
    showSelf();
    fillParts();
}

void PlanView::showSelf()
{
    const plan::PlanHead &head = m_reading.plan()->head();
    m_counts->setText(wording::planCounts(m_reading.plan()->counts()));
    QStringList facts;
    if (!head.terraformVersion.isEmpty())
        facts += tr("Terraform %1").arg(text::plainText(head.terraformVersion));
    facts += tr("format %1").arg(text::plainText(head.formatVersion));
    facts += wording::dataSize(m_reading.plan()->bytes());
    m_facts->setText(facts.join(u" \u00B7 "_s));
    QStringList notes = wording::planNotes(*m_reading.plan());
    if (!notes.isEmpty()) {
        const QString first = notes.takeFirst();
        const QList<plan::Check> &checks = m_reading.plan()->checks(); // failed ones first
        const bool hasFailed = !checks.isEmpty() && checks.first().status <= plan::Check::Status::Fail;
        m_message->setMessage(head.errored || hasFailed ? Tone::Warning : Tone::Info, first, notes.join(u' '));
    }
}

/// Parts without content are left out, except the changes.
void PlanView::fillParts()
{
    const plan::Plan &plan = *m_reading.plan();
    const QSignalBlocker filling(m_part);
    m_part->clear();
    //: %1 is a part of the plan such as "Drift", %2 a number
    const auto add = [this](const QString &word, int count, int choice) {
        m_part->addItem(tr("%1 (%2)").arg(word, QLocale().toString(count)), choice);
    };
    for (int part = 0; part < plan::PartCount; ++part) {
        const auto one = static_cast<plan::Part>(part);
        if (plan.count(one) > 0 || one == plan::Part::Changes)
            add(PlanWords::part(one), plan.count(one), part);
    }
    if (plan.checkCount() > 0)
        add(tr("Checks"), plan.checkCount(), ChecksChoice);
    if (const int actions = plan.invocationCount() + plan.deferredInvocationCount(); actions > 0)
        add(tr("Actions"), actions, InvocationsChoice);
    m_part->setCurrentIndex(0);
    choosePart();
}

void PlanView::choosePart()
{
    const std::optional<Page> table = chosenTable();
    m_filter->setEnabled(!table);
    m_all->setEnabled(!table);
    m_change->setVisible(!table);
    m_change->showChange(-1);
    if (table)
        m_pages->setCurrentIndex(*table);
    else
        m_reading.setPart(static_cast<plan::Part>(m_part->currentData().toInt()));
}

std::optional<PlanView::Page> PlanView::chosenTable() const
{
    const int choice = m_part->currentData().toInt();
    if (choice == ChecksChoice)
        return ChecksPage;
    return choice == InvocationsChoice ? std::optional(InvocationsPage) : std::nullopt;
}

void PlanView::setFilter(const QString &text)
{
    m_filterText = text;
    m_reading.setFilter(text);
    m_filter->setFaults(m_reading.choice().filter.faults());
}

void PlanView::showRows()
{
    if (chosenTable())
        return;
    const PlanModel &model = m_reading.model();
    m_change->showChange(-1);
    if (model.rowCount() > 0) {
        m_pages->setCurrentIndex(TreePage);
        const QModelIndex first = model.index(0, 0);
        if (model.rowCount() == 1 && model.rowCount(first) <= models::PlanRows::MaxOpenRoot)
            m_tree->expand(first); // a single module hides nothing
        return;
    }
    m_pages->setCurrentIndex(EmptyPage);
    const int count = static_cast<int>(m_reading.leftOut());
    const QString leftOut =
        count > 0 ? tr("%Ln resource(s) stay as they are. “Unchanged, too” lists them.", nullptr, count) : QString();
    const bool isFiltered = !m_filterText.trimmed().isEmpty();
    m_empty->setContent(u"file-text"_s, isFiltered ? tr("No change matches the filter") : tr("No changes"), leftOut);
    m_empty->setSecondary(isFiltered ? tr("Clear the filter") : QString());
}

void PlanView::showCurrent()
{
    const QVariant change = m_tree->currentIndex().data(PlanModel::ChangeRole);
    m_change->showChange(change.isValid() ? change.toInt() : -1);
}

/// A wide and low pane shows a change beside the list.
void PlanView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isWide = width() > 2 * height();
    const Qt::Orientation wanted = isWide ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted)
        m_splitter->arrange(wanted, {1000, 1000});
}

} // namespace runlatch::ui
