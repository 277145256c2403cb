// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/workspacesearch.h"

#include "changerequests/targetname.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/clearbutton.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/remarkline.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::changerequests::PlacePager;
using runlatch::models::ChoiceModel;

namespace runlatch::ui {

WorkspaceSearch::WorkspaceSearch(service::Client &client, models::TargetModel &targets, QWidget *parent)
    : QWidget(parent)
    , m_pager(client)
    , m_places(m_pager)
    , m_model(m_places, targets)
    , m_search(new QLineEdit(this))
    , m_pause(new QTimer(this))
    , m_list(new QListView(this))
    , m_busy(new BusyLine(this))
    , m_failure(new MessageBar(this))
    , m_refused(new RemarkLine(this))
    , m_all(makeButton(ButtonRole::Standard, {}, {}, this))
{
    m_pause->setSingleShot(true);
    m_pause->setInterval(250);
    m_search->setPlaceholderText(tr("Part of a name"));
    addClearButton(*m_search);
    m_search->setAccessibleName(tr("Search workspaces"));
    m_search->setObjectName(u"searchWorkspaces"_s);
    m_all->setObjectName(u"chooseAll"_s);
    buildList();
    buildLayout();
    connectParts();
    showChoice();
}

void WorkspaceSearch::buildList()
{
    m_list->setModel(&m_model);
    m_list->setAccessibleName(tr("Workspaces of the organization"));
    m_list->setAccessibleDescription(tr("Space chooses the selected workspaces, or takes them back."));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumHeight(9 * Theme::of(this).u());
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
}

void WorkspaceSearch::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *label = new FieldLabel(tr("&Workspaces"), this);
    label->setBuddy(m_search);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_search, 1);
    row->addWidget(m_all);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(u);
    column->addWidget(label);
    column->addLayout(row);
    column->addWidget(m_busy);
    column->addWidget(m_refused);
    column->addWidget(m_list, 1);
    column->addWidget(m_failure);
}

void WorkspaceSearch::connectParts()
{
    connect(&m_pager, &PlacePager::loadingChanged, m_busy, &BusyLine::setBusy);
    connect(&m_pager, &PlacePager::loaded, this, [this] {
        m_failure->dismiss();
        if (const QString note = m_places.note(); !note.isEmpty())
            m_failure->setMessage(Tone::Info, note);
    });
    connect(&m_pager, &PlacePager::failed, this, [this](const base::Error &error) {
        m_failure->setSentence(wording::sentence(error, wording::Activity::ListingWorkspaces),
                               [this](wording::Sentence::Action) { m_pager.retry(); });
    });
    connect(m_search, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_model.rowCount() > 0)
            m_list->setFocus();
    });
    connect(m_pause, &QTimer::timeout, this, [this] {
        if (!m_organization.isEmpty())
            m_pager.search(m_search->text().trimmed());
    });
    connect(&m_model, &ChoiceModel::choiceChanged, this, &WorkspaceSearch::showChoice);
    connect(m_list, &QListView::activated, this, &WorkspaceSearch::toggleSelected); // Enter and double click
    connect(m_all, &QPushButton::clicked, this, &WorkspaceSearch::toggleAll);
}

void WorkspaceSearch::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    if (organization == m_organization && endpoint.isSameIdentity(m_endpoint))
        return;
    m_endpoint = endpoint;
    m_organization = endpoint.isNull() ? QString() : organization;
    m_search->clear();
    m_pause->stop(); // all workspaces are requested anyway
    m_failure->dismiss();
    if (m_organization.isEmpty())
        m_pager.clear();
    else
        m_pager.listWorkspaces(m_endpoint, m_organization);
}

void WorkspaceSearch::focusFirst()
{
    m_search->setFocus();
}

/// A key that is held down toggles once.
bool WorkspaceSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *pressed = static_cast<QKeyEvent *>(event);
    const bool isEnter = pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter;
    const bool isPlain = (pressed->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || (pressed->key() != Qt::Key_Space && !isEnter))
        return QWidget::eventFilter(watched, event);
    if (isEnter && !pressed->isAutoRepeat())
        return QWidget::eventFilter(watched, event); // the list activates its row
    if (!isEnter && !pressed->isAutoRepeat())
        toggleSelected();
    return true;
}

/// The current row decides; without a selection nothing happens.
void WorkspaceSearch::toggleSelected()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    if (rows.isEmpty() && m_list->currentIndex().isValid())
        rows.append(m_list->currentIndex());
    if (rows.isEmpty())
        return;
    std::sort(rows.begin(), rows.end());
    const QModelIndex decides = rows.contains(m_list->currentIndex()) ? m_list->currentIndex() : rows.constFirst();
    choose(rows, !m_model.isChosen(decides));
}

void WorkspaceSearch::toggleAll()
{
    choose(m_model.allRows(), !m_model.areAllChosen());
}

void WorkspaceSearch::choose(const QModelIndexList &rows, bool isChosen)
{
    if (m_model.choose(rows, isChosen))
        m_refused->setRemark(Tone::None, {});
    else
        m_refused->setRemark(Tone::Error,
                             tr("Nothing was added: a list holds at most %1 workspaces.")
                                 .arg(QLocale().toString(changerequests::TargetNames::MaxTargets)));
}

/// The button never falls out of use while it has the focus: without rows it says so, and does nothing.
void WorkspaceSearch::showChoice()
{
    const int rows = m_model.rowCount();
    m_all->setText(m_model.areAllChosen() ? tr("Take back all %Ln shown", nullptr, rows)
                                          : tr("Choose all %Ln shown", nullptr, rows));
}

} // namespace runlatch::ui
