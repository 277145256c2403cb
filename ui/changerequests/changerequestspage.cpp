// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestspage.h"

#include "changerequests/usernames.h"
#include "filter/expression.h"
#include "filter/quoting.h"
#include "store/sqlite/storegate.h"
#include "ui/changerequests/archiveflow.h"
#include "ui/changerequests/changerequestdetail.h"
#include "ui/changerequests/changerequestlist.h"
#include "ui/changerequests/changerequesttable.h"
#include "ui/changerequests/creationwatch.h"
#include "ui/changerequests/foundwords.h"
#include "ui/changerequests/progressstrip.h"
#include "ui/changerequests/rawdialog.h"
#include "ui/changerequests/rowactions.h"
#include "ui/connections/placepickers.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/frames/undobar.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::ChangeRequestPager;
using models::ChangeRequestModel;

ChangeRequestsPage::ChangeRequestsPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_header(new HeaderStrip(tr("Change requests")))
    , m_saidOnce(new ElidedLabel({}, TextStyle::Small))
    , m_users(new changerequests::UserNames(workbench.service, this))
    , m_pickers(new PlacePickers(workbench.service,
                                 {workbench.connections, workbench.tokens, workbench.http, workbench.clock},
                                 workbench.preferences))
    , m_splitter(new PaneSplitter)
    , m_list(new ChangeRequestList(workbench.service, workbench.clock, workbench.preferences))
    , m_archiving(new ArchiveFlow(workbench.service, workbench.workStore, workbench.clock, *this))
    , m_rows(new RowActions(m_list->table(), m_list->model(), m_list->pager(), workbench.service))
    , m_export(new ExportFlow([this](ExportFlow::Extent extent) { return choiceOf(extent); }, *this))
    , m_detail(new ChangeRequestDetail(m_rows->menu()))
{
    buildHeader();
    buildLayout();
    buildShortcuts();
    connectParts();
    connectArchiving();
    connectUsers();
    showCurrent();
}

void ChangeRequestsPage::buildHeader()
{
    m_header->addContext(m_pickers);
    m_header->addContext(m_saidOnce);
    m_saidOnce->setMuted(true);
    m_saidOnce->hide();
    m_header->letTitleGo();
    QPushButton *create = makeButton(ButtonRole::Standard, tr("New for many..."), u"square-pen"_s, this);
    create->setToolTip(tr("Create a change request in many workspaces"));
    connect(create, &QPushButton::clicked, this, &ChangeRequestsPage::newForManyWanted);
    m_header->addAction(create);
    m_exporting = makeButton(ButtonRole::Standard, tr("Export"), u"download"_s, this);
    m_exporting->setMenu(m_export->menu());
    m_header->addAction(m_exporting);
}

void ChangeRequestsPage::buildLayout()
{
    auto *appeared = new MessageBar(this);
    m_creation = new CreationWatch(m_list->pager(), m_list->model(), *appeared, this);
    connect(m_creation, &CreationWatch::reloadWanted, m_list, &ChangeRequestList::reload);
    for (QWidget *bar : QWidgetList{appeared, m_archiving->message(), m_export->message(), m_archiving->progress(),
                                    m_export->progress(), m_archiving->undoBar()})
        m_list->addBar(bar);
    m_splitter->setPanes(m_list, 2, m_detail, 1);
    m_splitter->keepShares(m_workbench.preferences, u"change-requests"_s);
    m_rows->menu()->addAction(m_detail->asText());

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_splitter, 1);
}

void ChangeRequestsPage::buildShortcuts()
{
    // These are not shortcuts of the buttons: a button animates a click, and falls behind a key that is held down.
    QAction *archive = m_rows->archive();
    archive->setShortcut(QKeySequence(u"Ctrl+E"_s));
    archive->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    archive->setAutoRepeat(false);
    addAction(archive);
    Shortcuts::all().add(*archive, u"change_requests.archive"_s);
    addShortcut(u"change_requests.previous"_s, tr("Previous change request"), {QKeySequence(u"Alt+Up"_s)},
                [this] { m_list->table().step(-1); });
    addShortcut(u"change_requests.next"_s, tr("Next change request"), {QKeySequence(u"Alt+Down"_s)},
                [this] { m_list->table().step(1); });
    addShortcut(u"change_requests.filter"_s, tr("Filter the change requests"),
                {QKeySequence::Find, QKeySequence(Qt::Key_Slash)}, [this] { m_list->focusFilter(); });
    QAction *undo = addShortcut(u"change_requests.undo"_s, tr("Undo the last archiving"), {QKeySequence::Undo},
                                [this] { m_archiving->undo(); });
    const auto showUndo = [this, undo] { undo->setEnabled(m_archiving->canUndo()); };
    connect(m_archiving, &ArchiveFlow::undoChanged, undo, showUndo);
    showUndo();
    addShortcut(u"change_requests.previous_page"_s, tr("Previous page"), {QKeySequence(u"Alt+PgUp"_s)},
                [this] { m_list->turn(-1); });
    addShortcut(u"change_requests.next_page"_s, tr("Next page"), {QKeySequence(u"Alt+PgDown"_s)},
                [this] { m_list->turn(1); });
}

QAction *ChangeRequestsPage::addShortcut(const QString &id, const QString &text, const QList<QKeySequence> &keys,
                                         std::function<void()> function)
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, std::move(function));
    addAction(action);
    Shortcuts::all().add(*action, id);
    return action;
}

void ChangeRequestsPage::connectParts()
{
    connect(m_pickers, &PlacePickers::placeChanged, m_list, &ChangeRequestList::setPlace);
    connect(m_pickers, &PlacePickers::placeChanged, m_creation, &CreationWatch::placeChanged);
    connect(m_pickers, &PlacePickers::simulatorWanted, this, &ChangeRequestsPage::simulatorWanted);
    connect(m_pickers, &PlacePickers::failed, m_list, &ChangeRequestList::showError);
    connect(m_pickers, &PlacePickers::connectionChanged, this, [this](const service::Endpoint &endpoint) {
        m_list->setEndpoint(endpoint);
        m_list->model().forgetArchiving();
        m_archiving->setEndpoint(endpoint);
        emit connectionChanged(endpoint);
        if (!endpoint.isNull())
            m_archiving->offerLeftOver(m_pickers->otherConnections());
    });
    connect(m_list, &ChangeRequestList::connectionWanted, this, &ChangeRequestsPage::askForConnection);
    connect(m_list, &ChangeRequestList::simulatorWanted, this, &ChangeRequestsPage::simulatorWanted);
    connect(m_list, &ChangeRequestList::certificateWanted, m_pickers, &PlacePickers::askForTrust);
    connect(m_list, &ChangeRequestList::placeWanted, m_pickers, &PlacePickers::askForPlace);
    connect(m_list, &ChangeRequestList::retryWanted, m_pickers, &PlacePickers::retry);
    connect(m_list, &ChangeRequestList::currentChanged, this, &ChangeRequestsPage::showCurrent);
    connect(m_list, &ChangeRequestList::filterChanged, m_detail, [this] {
        const QStringList words = foundWords(m_list->filter());
        m_detail->setMarked(words);
        m_list->table().setMarked(words);
    });
    connect(m_list, &ChangeRequestList::columnsFitted, this, [this] {
        const QString values = m_list->table().saidOnce().join(u" \u00b7 "_s);
        //: %1 is what all rows of the list have in a column that gave way
        m_saidOnce->setText(values.isEmpty() ? QString() : tr("All: %1").arg(values));
        m_saidOnce->setVisible(!values.isEmpty());
    });
    connect(m_list, &ChangeRequestList::menuWanted, m_rows, &RowActions::popUpAtCurrent);
    connect(m_rows, &RowActions::filterWanted, m_list, &ChangeRequestList::addToFilter);
    connect(m_detail, &ChangeRequestDetail::stepWanted, &m_list->table(), &ChangeRequestTable::step);
    connect(m_detail, &ChangeRequestDetail::archiveWanted, this, &ChangeRequestsPage::archiveChosen);
    connect(m_detail, &ChangeRequestDetail::workspaceWanted, m_rows, &RowActions::openWorkspacePage);
    connect(m_detail, &ChangeRequestDetail::rawWanted, this, &ChangeRequestsPage::showRaw);
    connect(m_rows->archive(), &QAction::triggered, this, &ChangeRequestsPage::archiveChosen);
    connect(m_rows->raw(), &QAction::triggered, this, &ChangeRequestsPage::showRaw);
}

void ChangeRequestsPage::connectArchiving()
{
    connect(m_archiving, &ArchiveFlow::archived, this, &ChangeRequestsPage::noteArchived);
    connect(m_archiving, &ArchiveFlow::standing, &m_list->model(), &ChangeRequestModel::setArchiving);
    connect(m_archiving, &ArchiveFlow::connectionWanted, m_pickers, &PlacePickers::askForToken);
    connect(m_archiving, &ArchiveFlow::closable, this, &ChangeRequestsPage::closable);
    connect(&m_list->pager(), &ChangeRequestPager::rowsReset, this, &ChangeRequestsPage::noteRows);
    connect(&m_workbench.storeGate, &store::StoreGate::opened, m_archiving,
            [this] { m_archiving->offerLeftOver(m_pickers->otherConnections()); });
    connect(m_archiving->undoBar(), &UndoBar::left, m_list, &ChangeRequestList::focusTable);
}

/// The same rows that are only read again are no other ones.
void ChangeRequestsPage::noteRows()
{
    const ChangeRequestPager &pager = m_list->pager();
    const RowsShown now{pager.workspace(), pager.scope(), pager.pagination().number};
    if (std::exchange(m_shown, now) != now)
        m_archiving->leaveRows();
}

void ChangeRequestsPage::setSimulator(const std::optional<simulator::ServiceAddress> &address)
{
    m_pickers->setSimulator(address);
}

void ChangeRequestsPage::focusFirst()
{
    m_list->focusTable();
}

void ChangeRequestsPage::reload()
{
    m_list->reload();
}

void ChangeRequestsPage::open(const service::Endpoint &endpoint, const service::WorkspaceName &place)
{
    const bool isHere = endpoint.isNull() || endpoint.isSameConnection(m_list->pager().endpoint());
    if (!isHere)
        m_pickers->open(endpoint.connection, place);
    else if (place.text.isEmpty() && place.organization.isEmpty())
        reload();
    else
        m_pickers->open(place);
}

void ChangeRequestsPage::showCreated(const changerequests::CreatedRequests &created)
{
    open(created.endpoint, {created.organization, {}});
    m_list->setFilter(filter::termFor({}, created.subject.left(filter::Expression::MaxWordLength)));
    m_creation->watch(created);
}

void ChangeRequestsPage::askForConnection()
{
    const ChangeRequestPager &pager = m_list->pager();
    const bool isRefused =
        pager.state() == ChangeRequestPager::State::Failed && pager.error().kind == base::ErrorKind::Unauthorized;
    if (isRefused)
        m_pickers->askForToken();
    else
        m_pickers->askForConnection();
}

void ChangeRequestsPage::addConnection()
{
    m_pickers->addConnection();
}

void ChangeRequestsPage::showConnections()
{
    m_pickers->showConnections();
}

QMenu &ChangeRequestsPage::rowMenu() const
{
    return *m_rows->menu();
}

QStringList ChangeRequestsPage::openWork() const
{
    return m_archiving->openWork();
}

void ChangeRequestsPage::finishWork()
{
    m_archiving->finish();
}

/// Looks up the names of shown users: those of the current request, and those who archived the first rows of the list.
void ChangeRequestsPage::connectUsers()
{
    m_detail->setUserNames(*m_users);
    ChangeRequestModel &model = m_list->model();
    model.setUserNames(*m_users);
    connect(m_pickers, &PlacePickers::connectionChanged, m_users, &changerequests::UserNames::setEndpoint);
    connect(m_users, &changerequests::UserNames::named, m_detail, &ChangeRequestDetail::showUserNames);
    const auto askForArchivers = [this, &model] {
        constexpr int readRows = 100;
        QStringList ids;
        for (int row = 0; row < qMin(readRows, model.rowCount()); ++row) {
            if (model.at(row).isArchived())
                ids.append(model.at(row).archived->by);
        }
        m_users->ask(ids);
    };
    connect(&model, &QAbstractItemModel::modelReset, this, askForArchivers);
    connect(&model, &QAbstractItemModel::rowsInserted, this, askForArchivers);
}

void ChangeRequestsPage::showCurrent()
{
    const int row = m_list->table().currentRow();
    const ChangeRequestModel &model = m_list->model();
    m_detail->setVisible(m_list->hasRows());
    m_exporting->setEnabled(m_list->hasRows());
    m_detail->setPosition(row, model.rowCount());
    if (row < 0) {
        m_detail->clear();
        return;
    }
    const protocol::ChangeRequest &current = model.at(row);
    m_users->ask({current.createdBy, current.isArchived() ? current.archived->by : QString()});
    const QList<int> chosen = m_rows->rows();
    const bool anyActive =
        std::any_of(chosen.begin(), chosen.end(), [&model](int index) { return !model.at(index).isArchived(); });
    m_detail->setChangeRequest(model.at(row), model.workspaceName(model.at(row)), m_rows->workspacePage().isValid());
    m_detail->setChosen(static_cast<int>(chosen.size()), anyActive);
    using RowState = ChangeRequestModel::State;
    const RowState state = model.stateOf(current);
    m_detail->setArchiving(state == RowState::Archiving           ? ChangeRequestModel::Archiving::UnderWay
                               : state == RowState::ArchiveFailed ? ChangeRequestModel::Archiving::Failed
                                                                  : ChangeRequestModel::Archiving::None);
}

void ChangeRequestsPage::archiveChosen()
{
    const ChangeRequestModel &model = m_list->model();
    QList<changerequests::Archiver::ToArchive> chosen;
    for (const int row : m_rows->rows()) {
        if (model.stateOf(model.at(row)) != ChangeRequestModel::State::Archiving)
            chosen.append({model.at(row), model.workspaceName(model.at(row))});
    }
    const bool isNothing = chosen.isEmpty() || (chosen.size() == 1 && chosen.first().first.isArchived());
    if (isNothing)
        return; // nothing is to be archived, so no folder is asked for either
    if (m_detail->isAncestorOf(window()->focusWidget()))
        m_list->focusTable(); // the button gets hidden
    m_workbench.storeGate.pass(
        this, [this, endpoint = m_list->pager().endpoint(), chosen] { m_archiving->archive(endpoint, chosen); });
}

/// Notes an archived change request. A request that was archived before changes no count.
void ChangeRequestsPage::noteArchived(const protocol::ChangeRequest &changeRequest)
{
    const protocol::ChangeRequest *before = m_list->model().find(changeRequest.id);
    if (!before || !before->isArchived())
        m_pickers->noteArchived(changeRequest.workspaceId);
    m_list->pager().noteArchived(changeRequest);
}

void ChangeRequestsPage::showRaw()
{
    const int row = m_list->table().currentRow();
    if (row < 0)
        return;
    const protocol::ChangeRequest &changeRequest = m_list->model().at(row);
    auto *dialog = new RawDialog(changeRequest.subject, this);
    m_workbench.service.showDocument(m_list->pager().endpoint(), changeRequest.id, dialog,
                                     [dialog](const base::Result<QByteArray> &json) { dialog->setAnswer(json); });
    dialog->open();
}

/// Keeps a copy of the loaded rows, which is cheap because it is shared. The list is made only when it is needed.
ExportFlow::Choice ChangeRequestsPage::choiceOf(ExportFlow::Extent extent) const
{
    const ChangeRequestModel &model = m_list->model();
    QList<int> indexes = model.shown();
    if (extent == ExportFlow::Extent::Selection) {
        indexes.clear();
        for (const int row : m_rows->rows())
            indexes.append(model.shown().at(row));
    }
    const bool isAll = extent == ExportFlow::Extent::Loaded;
    const auto count = static_cast<int>(isAll ? model.loaded().size() : indexes.size());
    const auto list = [loaded = model.loaded(), names = model.workspaceNames(), gap = gapOf(extent), indexes, isAll,
                       count] {
        ExportFlow::List made{{}, names, gap};
        made.changeRequests.reserve(count);
        for (int place = 0; place < count; ++place)
            made.changeRequests.append(loaded.at(isAll ? place : indexes.at(place)));
        return made;
    };
    return {wordOf(extent, count), count, list};
}

/// The gap of the extent. A selection, or a single page, is complete in itself.
changerequests::ExportGap ChangeRequestsPage::gapOf(ExportFlow::Extent extent) const
{
    const ChangeRequestPager &pager = m_list->pager();
    if (extent == ExportFlow::Extent::Selection)
        return {};
    if (pager.isGathered() || pager.isAllWorkspaces())
        return changerequests::gapOf(pager.gathering(), pager.isAllWorkspaces());
    return {.unreadable = static_cast<int>(pager.unreadable().size())};
}

/// Without a filter, "shown" equals "loaded", so only one of the two is offered.
QString ChangeRequestsPage::wordOf(ExportFlow::Extent extent, int count) const
{
    const bool isPage = !m_list->pager().isGathered() && !m_list->pager().isAllWorkspaces();
    const ChangeRequestModel &model = m_list->model();
    const bool isNarrowed = model.shown().size() != model.loaded().size();
    switch (extent) {
    case ExportFlow::Extent::Selection: return tr("Selection (%n)", nullptr, count);
    case ExportFlow::Extent::Shown: return isNarrowed ? tr("What the filter shows (%n)", nullptr, count) : QString();
    case ExportFlow::Extent::Loaded:
        return isPage ? tr("This page (%n)", nullptr, count) : tr("All loaded (%n)", nullptr, count);
    }
    return {};
}

/// Moves the focus in visual order, because bars, facts and buttons come and go.
bool ChangeRequestsPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

void ChangeRequestsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel) && m_list->offersCancel())
        m_list->cancel();
    else
        QWidget::keyPressEvent(event);
}

void ChangeRequestsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = !givesWay(*this, Yielding::ListBeside);
    const Qt::Orientation orientation = wide ? Qt::Horizontal : Qt::Vertical;
    if (!std::exchange(m_isArranged, true) || orientation != m_splitter->orientation())
        m_splitter->arrange(orientation, wide ? QList<int>{650, 350} : QList<int>{550, 450});
    m_detail->setMaximumWidth(wide ? 140 * Theme::of(this).u() : QWIDGETSIZE_MAX);
}

} // namespace runlatch::ui
