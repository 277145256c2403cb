// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestlist.h"

#include "ui/changerequests/changerequestfoot.h"
#include "ui/changerequests/changerequestnotices.h"
#include "ui/changerequests/changerequesttable.h"
#include "ui/changerequests/changerequesttoolbar.h"
#include "ui/changerequests/emptychangerequests.h"
#include "ui/changerequests/progressstrip.h"
#include "ui/changerequests/waitstrip.h"
#include "ui/style/givingway.h"
#include "ui/widgets/controls/keptchoice.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/busyline.h"

#include <QHeaderView>
#include <QLocale>
#include <QMetaEnum>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::ChangeRequestPager;
using models::ChangeRequestSieve;
using service::Scope;

namespace {

QString gatheringWords(const ChangeRequestPager &pager)
{
    const auto &progress = pager.gathering().progress();
    const QLocale locale;
    const QString read = progress.expected > progress.changeRequests
        ? ChangeRequestList::tr("%1 of about %2 change requests")
              .arg(locale.toString(progress.changeRequests), locale.toString(progress.expected))
        : ChangeRequestList::tr("%n change request(s)", nullptr, progress.changeRequests);
    if (!pager.isAllWorkspaces())
        return read;
    return read + u" \u00b7 "_s
        + ChangeRequestList::tr("%1 of %2 workspaces")
              .arg(locale.toString(progress.workspacesDone), locale.toString(progress.workspaces));
}

} // namespace

ChangeRequestList::ChangeRequestList(service::Client &client, base::Clock &clock, settings::Preferences &preferences,
                                     QWidget *parent)
    : QWidget(parent)
    , m_model(clock)
    , m_pager(client, clock)
    , m_sieve(m_model, clock)
    , m_table(new ChangeRequestTable(tr("Change requests"), m_model, preferences, this))
    , m_toolbar(new ChangeRequestToolbar(m_table->columnMenu(), this))
    , m_notices(new ChangeRequestNotices(m_pager, this))
    , m_busy(new BusyLine(this))
    , m_progress(new ProgressStrip(tr("Loading"), this))
    , m_bars(new BarPlace(this))
    , m_foot(new ChangeRequestFoot(this))
    , m_empty(new EmptyChangeRequests(this))
{
    m_model.follow(m_pager);
    m_pager.setScope(m_toolbar->scope());
    buildLayout(client);
    connectPager();
    connectTable();
    connectToolbar();
    connectEmptiness();
    keepSession(preferences.session());
    showPage();
}

void ChangeRequestList::buildLayout(service::Client &client)
{
    auto *pages = new QWidget;
    m_stack = new QStackedLayout(pages);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    countShownPageOnly(*m_stack);

    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    for (QWidget *bar : QWidgetList{m_notices, new WaitStrip(client, m_model.clock(), this), m_progress})
        m_bars->add(bar);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_toolbar);
    layout->addWidget(m_busy);
    layout->addWidget(pages, 1);
    layout->addWidget(m_bars);
    layout->addWidget(m_foot);
}

void ChangeRequestList::connectPager()
{
    connect(&m_pager, &ChangeRequestPager::pageChanged, this, &ChangeRequestList::showPage);
    connect(&m_pager, &ChangeRequestPager::totalsChanged, this, &ChangeRequestList::noteRows);
    connect(&m_pager, &ChangeRequestPager::gatheringChanged, this, &ChangeRequestList::showProgress);
    connect(&m_pager, &ChangeRequestPager::failed, this, &ChangeRequestList::showEmptiness);
    connect(&m_pager, &ChangeRequestPager::loadingChanged, this, &ChangeRequestList::showProgress);
    connect(&m_pager, &ChangeRequestPager::takesLongChanged, this, &ChangeRequestList::showProgress);
    connect(&m_sieve, &ChangeRequestSieve::shown, this, &ChangeRequestList::showRows);
    connect(&m_sieve, &ChangeRequestSieve::workingChanged, this, &ChangeRequestList::showProgress);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ChangeRequestList::noteRows);
    connect(m_foot, &ChangeRequestFoot::pageWanted, &m_pager, &ChangeRequestPager::goTo);
    connect(m_foot, &ChangeRequestFoot::sizeWanted, &m_pager, &ChangeRequestPager::setSize);
    connect(m_foot, &ChangeRequestFoot::allWanted, this, [this] {
        m_table->setFocus(); // the button gets hidden
        m_pager.loadAll();
    });
    connect(m_foot, &ChangeRequestFoot::pagesWanted, this, [this] {
        m_table->setFocus();
        m_pager.goTo(1);
    });
    connect(m_progress, &ProgressStrip::cancelWanted, this, &ChangeRequestList::cancel);
    connect(m_notices, &ChangeRequestNotices::connectionWanted, this, &ChangeRequestList::connectionWanted);
    connect(m_notices, &ChangeRequestNotices::certificateWanted, this, &ChangeRequestList::certificateWanted);
    connect(m_notices, &ChangeRequestNotices::placesWanted, this, &ChangeRequestList::retryWanted);
    connect(m_notices, &ChangeRequestNotices::placeWanted, this, &ChangeRequestList::placeWanted);
}

/// Reports all changed rows together, once, because examining a selection of thousands takes time.
void ChangeRequestList::noteRows()
{
    if (std::exchange(m_isNoting, true))
        return;
    const auto tell = [this] {
        m_isNoting = false;
        m_toolbar->setState(m_pager); // archived ones move to another count
        showFoot();
        fitColumns(); // they may differ in their state now
        emit currentChanged();
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void ChangeRequestList::connectTable()
{
    connect(m_table, &ChangeRequestTable::choiceChanged, this, &ChangeRequestList::currentChanged);
    connect(m_table, &ChangeRequestTable::menuWanted, this, &ChangeRequestList::menuWanted);
    connect(m_table, &ChangeRequestTable::sortWanted, this, &ChangeRequestList::sortBy);
    connect(m_table, &ChangeRequestTable::columnsChosen, this, &ChangeRequestList::columnsFitted);
}

void ChangeRequestList::connectToolbar()
{
    FilterEdit *filter = m_toolbar->filter();
    connect(m_toolbar, &ChangeRequestToolbar::scopeWanted, &m_pager, &ChangeRequestPager::setScope);
    connect(m_toolbar, &ChangeRequestToolbar::reloadWanted, this, &ChangeRequestList::reload);
    connect(filter, &FilterEdit::edited, &m_sieve, &ChangeRequestSieve::setFilter);
    connect(filter, &FilterEdit::left, this, &ChangeRequestList::focusTable);
    connect(&m_sieve, &ChangeRequestSieve::filterChanged, this, [this, filter] {
        filter->setFaults(m_sieve.filter().faults());
        showFoot();
        emit filterChanged();
    });
}

void ChangeRequestList::connectEmptiness()
{
    connect(m_empty, &EmptyChangeRequests::connectionWanted, this, &ChangeRequestList::connectionWanted);
    connect(m_empty, &EmptyChangeRequests::simulatorWanted, this, &ChangeRequestList::simulatorWanted);
    connect(m_empty, &EmptyChangeRequests::placeWanted, this, &ChangeRequestList::placeWanted);
    connect(m_empty, &EmptyChangeRequests::noFilterWanted, this, [this] { m_toolbar->filter()->setText({}); });
    connect(m_empty, &EmptyChangeRequests::reloadWanted, this, &ChangeRequestList::reload);
    connect(m_empty, &EmptyChangeRequests::allWanted, &m_pager, &ChangeRequestPager::loadAll);
}

/// Before there is a connection: the first page is asked for as it was left.
void ChangeRequestList::keepSession(settings::Session &session)
{
    using settings::SessionPart;
    keepChoice(*m_toolbar->scopes(), session, SessionPart::Segment, {u"all"_s, u"active"_s, u"archived"_s});
    keepText(*m_toolbar->filter(), session, SessionPart::ChangeRequestFilter);
    keepSort(session);
}

/// As "Created", or "Created downwards"; empty for the service's order.
void ChangeRequestList::keepSort(settings::Session &session)
{
    const QString downwards = u" downwards"_s;
    const auto columns = QMetaEnum::fromType<models::ChangeRequestModel::Column>();
    QHeaderView &header = *m_table->horizontalHeader();
    const QString kept = session.text(settings::SessionPart::ChangeRequestSort);
    const bool isDownwards = kept.endsWith(downwards);
    const QByteArray name = kept.chopped(isDownwards ? downwards.size() : 0).toLatin1();
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (name == columns.valueToKey(column))
            header.setSortIndicator(column, isDownwards ? Qt::DescendingOrder : Qt::AscendingOrder);
    }
    connect(m_table, &ChangeRequestTable::sortWanted, this,
            [&session, columns, downwards](int column, Qt::SortOrder order) {
                const QString by = QString::fromLatin1(column < 0 ? nullptr : columns.valueToKey(column));
                session.setText(settings::SessionPart::ChangeRequestSort,
                                order == Qt::DescendingOrder && !by.isEmpty() ? by + downwards : by);
            });
}

void ChangeRequestList::addBar(QWidget *bar)
{
    m_bars->add(bar);
}

void ChangeRequestList::setPlace(const service::WorkspaceName &place)
{
    m_notices->dismiss();
    m_table->forgetCurrent();
    if (place.text.isEmpty() && !place.organization.isEmpty())
        m_pager.showAllWorkspaces(place.organization);
    else
        m_pager.setWorkspace(place);
    showEmptiness();
}

void ChangeRequestList::setEndpoint(const service::Endpoint &endpoint)
{
    m_pager.setEndpoint(endpoint);
    showEmptiness();
}

void ChangeRequestList::reload()
{
    m_notices->dismiss();
    m_pager.reload();
}

bool ChangeRequestList::offersCancel() const
{
    return m_progress->isVisible();
}

void ChangeRequestList::cancel()
{
    const bool hadFocus = m_progress->isAncestorOf(window()->focusWidget());
    m_pager.cancel();
    if (hadFocus)
        focusTable(); // the button gets hidden
}

/// Puts the term at the beginning, because the text may end inside a quote.
void ChangeRequestList::addToFilter(const QString &term)
{
    FilterEdit *filter = m_toolbar->filter();
    filter->setText(filter->text().isEmpty() ? term : term + u' ' + filter->text());
}

void ChangeRequestList::setFilter(const QString &text)
{
    m_toolbar->filter()->setText(text);
}

void ChangeRequestList::turn(int pages)
{
    const protocol::Pagination pagination = m_pager.pagination();
    const int number = pagination.number + pages;
    if (!m_pager.isGathered() && number >= 1 && (pages < 0 || protocol::mayHaveNext(pagination)))
        m_pager.goTo(number);
}

void ChangeRequestList::showPage()
{
    m_toolbar->setState(m_pager);
    showRows();
}

void ChangeRequestList::showRows()
{
    fitColumns();
    m_table->keepCurrent();
    emit currentChanged();
    showProgress();
}

void ChangeRequestList::fitColumns()
{
    m_table->fitColumns(m_pager, width(), givesWay(*this, Yielding::ToldTwice));
    emit columnsFitted();
}

void ChangeRequestList::showProgress()
{
    m_busy->setBusy(m_pager.state() == ChangeRequestPager::State::Loading || m_sieve.isWorking());
    const auto &progress = m_pager.gathering().progress();
    if (m_pager.takesLong())
        m_progress->setProgress(tr("Still waiting for %1.").arg(m_pager.endpoint().base.authority()), 0, 0);
    else if (m_pager.state() != ChangeRequestPager::State::Gathering)
        m_progress->end();
    else if (m_pager.isAllWorkspaces())
        m_progress->setProgress(gatheringWords(m_pager), progress.workspacesDone, progress.workspaces);
    else
        m_progress->setProgress(gatheringWords(m_pager), progress.changeRequests, progress.expected);
    m_toolbar->setState(m_pager);
    showFoot();
    showEmptiness();
}

void ChangeRequestList::showFoot()
{
    m_foot->setState(m_pager, m_model.rowCount(), static_cast<int>(m_model.loaded().size()),
                     !m_sieve.filter().isEmpty(), m_sieve.sort().has_value());
}

void ChangeRequestList::showEmptiness()
{
    const bool isConnected = !m_pager.endpoint().isNull();
    const bool isUnderWay = isLoading() || m_sieve.isWorking();
    const bool hasPlace = !m_pager.workspace().text.isEmpty() || m_pager.isAllWorkspaces();
    const bool isEmpty = m_model.rowCount() == 0 && !isUnderWay;
    const bool hadFocus = m_empty->isAncestorOf(window()->focusWidget());
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    if (hadFocus && !isEmpty)
        m_table->setFocus(); // the button with the focus was hidden
    m_foot->setVisible(isConnected && hasPlace);
    m_toolbar->setVisible(isConnected && hasPlace);
    m_empty->setState(m_pager, isConnected, !m_model.loaded().isEmpty());
    emit currentChanged();
}

bool ChangeRequestList::isLoading() const
{
    const auto state = m_pager.state();
    return state == ChangeRequestPager::State::Loading || state == ChangeRequestPager::State::Gathering;
}

bool ChangeRequestList::hasRows() const
{
    return isLoading() || !m_model.loaded().isEmpty();
}

void ChangeRequestList::showError(const base::Error &error, wording::Activity activity)
{
    m_notices->showError(error, activity);
    showEmptiness();
}

void ChangeRequestList::sortBy(int column, Qt::SortOrder order)
{
    if (column < 0)
        m_sieve.clearSort();
    else
        m_sieve.setSort(static_cast<models::ChangeRequestModel::Column>(column), order);
    fitColumns(); // one does not sort by what is not shown
    showFoot();
}

void ChangeRequestList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showRows();
}

void ChangeRequestList::focusTable()
{
    if (m_stack->currentIndex() == 0)
        m_table->setFocus();
    else
        m_empty->setFocus();
}

void ChangeRequestList::focusFilter()
{
    m_toolbar->filter()->focusAll();
}

} // namespace runlatch::ui
