// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/rowactions.h"

#include "filter/quoting.h"
#include "http/curl.h"
#include "service/requests.h"
#include "ui/changerequests/changerequesttable.h"
#include "ui/changerequests/rowtext.h"
#include "ui/markdown/weblink.h"
#include "ui/style/theme.h"
#include "ui/widgets/keys/edittarget.h"
#include "ui/widgets/keys/shortcuts.h"
#include "wording/plaintext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::TableFormat;
using Column = models::ChangeRequestModel::Column;

namespace {

void copyAsCurl(const http::Outgoing &request)
{
    QGuiApplication::clipboard()->setText(http::curlLine(request.method, request.url, request.headers, request.body));
}

struct FieldValue
{
    QStringView field; ///< a field of ChangeRequestSieve::fields(); empty: no such field
    QString value;
};

FieldValue filterable(const models::ChangeRequestModel &model, int row, Column column)
{
    const protocol::ChangeRequest &changeRequest = model.at(row);
    const auto day = [](QStringView field, const QDateTime &time) {
        return time.isValid() ? FieldValue{field, time.toLocalTime().date().toString(Qt::ISODate)} : FieldValue();
    };
    switch (column) {
    case Column::State: return {u"is", changeRequest.isArchived() ? u"archived"_s : u"active"_s};
    case Column::Workspace: return {u"workspace", model.workspaceName(changeRequest)};
    case Column::Created: return day(u"created", changeRequest.createdAt);
    case Column::Updated: return day(u"updated", changeRequest.updatedAt);
    case Column::Subject:
    case Column::ColumnCount: break;
    }
    return {};
}

/// The name of the key among the shortcuts, which applies to any number of rows.
QString archiveWord()
{
    return RowActions::tr("Archive what is chosen");
}

} // namespace

RowActions::RowActions(ChangeRequestTable &table, const models::ChangeRequestModel &model,
                       const changerequests::ChangeRequestPager &pager, const service::Client &client)
    : QObject(&table)
    , m_table(table)
    , m_model(model)
    , m_pager(pager)
    , m_client(client)
    , m_menu(new QMenu(&table))
    , m_archive(m_menu->addAction(Theme::of(&table).icon(u"archive"_s), archiveWord()))
    , m_cell(nullptr)
    , m_only(nullptr)
    , m_hide(nullptr)
    , m_all(buildTableMenu())
    , m_curl(new QMenu(tr("Copy as cURL"), m_menu))
    , m_open(nullptr)
    , m_raw(nullptr)
{
    m_menu->addSeparator();
    addFiltering();
    m_menu->addSeparator();
    m_cell = m_menu->addAction(tr("Copy the cell"), this, &RowActions::copyCell);
    addCopy(tr("Copy the rows as text"), static_cast<int>(TableFormat::Text));
    addCopy(tr("Copy the rows as CSV"), static_cast<int>(TableFormat::Csv));
    addCopy(tr("Copy the rows as Markdown"), static_cast<int>(TableFormat::Markdown));
    m_copies.first()->setShortcut(QKeySequence::Copy);
    m_copies.first()->setShortcutContext(Qt::WidgetShortcut);
    table.addAction(m_copies.first());
    Shortcuts::all().add(*m_copies.first(), u"change_requests.copy_rows"_s);
    addOffers();
    m_menu->addMenu(m_all);
    m_menu->addMenu(m_curl);
    m_menu->addSeparator();
    m_raw = m_menu->addAction(Theme::of(&table).icon(u"braces"_s), tr("Show as JSON..."));
    m_open = m_menu->addAction(Theme::of(&table).icon(u"external-link"_s), tr("Open the workspace in the browser..."),
                               this, &RowActions::openWorkspacePage);
    fillCurlMenu();
    connect(m_menu, &QMenu::aboutToShow, this, &RowActions::fillMenu);
    // Queued, because an action chosen in the menu is triggered after the menu was hidden.
    connect(m_menu, &QMenu::aboutToHide, this, &RowActions::enableShortcuts, Qt::QueuedConnection);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this, &RowActions::enableShortcuts);
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&table, &QWidget::customContextMenuRequested, this, &RowActions::popUp);
}

/// Adds these actions to the menu "Edit" too.
void RowActions::addOffers()
{
    m_copies += m_menu->addAction(tr("Copy the ids"), this,
                                  [this] { QGuiApplication::clipboard()->setText(rowsIds(m_model, rows())); });
    m_copies += m_menu->addAction(tr("Copy the rows as JSON"), this,
                                  [this] { QGuiApplication::clipboard()->setText(rowsJson(m_model, rows())); });
    for (QAction *action : m_copies.last(2)) {
        m_table.addAction(action);
        offerInEditMenu(*action);
    }
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RowActions::enableCopies);
    enableCopies();
}

void RowActions::addFiltering()
{
    const auto add = [this](bool isNegated) {
        return m_menu->addAction(QString(), this, [this, isNegated] {
            const QModelIndex cell = m_table.currentIndex();
            if (!cell.isValid())
                return;
            const FieldValue found = filterable(m_model, cell.row(), static_cast<Column>(cell.column()));
            if (!found.field.isEmpty())
                emit filterWanted(filter::termFor(found.field, found.value, isNegated));
        });
    };
    m_only = add(false);
    m_only->setIcon(Theme::of(&m_table).icon(u"search"_s));
    m_hide = add(true);
}

void RowActions::fillFiltering()
{
    const QModelIndex cell = m_table.currentIndex();
    const FieldValue found =
        cell.isValid() ? filterable(m_model, cell.row(), static_cast<Column>(cell.column())) : FieldValue();
    const QString heading = m_model.headerData(cell.column(), Qt::Horizontal).toString();
    const QString value = wording::shortened(found.value).replace(u'&', "&&"_L1);
    //: %1 is a column, %2 a value in it
    m_only->setText(tr("Show only %1: %2").arg(heading, value));
    m_hide->setText(tr("Hide %1: %2").arg(heading, value));
    for (QAction *action : {m_only, m_hide})
        action->setVisible(!found.field.isEmpty());
}

void RowActions::addCopy(const QString &text, int format)
{
    m_copies += m_menu->addAction(text, this, [this, format] { copy(format, rows()); });
}

QMenu *RowActions::buildTableMenu()
{
    auto *menu = new QMenu(tr("Copy the table"), m_menu);
    const std::pair<TableFormat, QString> formats[] = {{TableFormat::Text, tr("As text")},
                                                       {TableFormat::Csv, tr("As CSV")},
                                                       {TableFormat::Markdown, tr("As Markdown")}};
    for (const auto &[format, name] : formats) {
        connect(menu->addAction(name), &QAction::triggered, this, [this, chosen = static_cast<int>(format)] {
            QList<int> all(m_model.rowCount());
            std::iota(all.begin(), all.end(), 0);
            copy(chosen, all);
        });
    }
    return menu;
}

void RowActions::fillCurlMenu()
{
    using service::Requests;
    connect(m_curl->addAction(tr("List this page")), &QAction::triggered, this, [this] {
        const service::PageQuery page{.number = m_pager.pagination().number, .size = m_pager.size()};
        copyAsCurl(Requests(m_pager.endpoint()).changeRequests(workspaceInPath(), {page, m_pager.scope()}));
    });
    connect(m_curl->addAction(tr("Show this change request")), &QAction::triggered, this, [this] {
        if (const QString id = currentId(); !id.isEmpty())
            copyAsCurl(
                Requests(m_pager.endpoint()).show(id, m_client.dialect(m_pager.endpoint()).show).first().request);
    });
    connect(m_curl->addAction(tr("Archive this change request")), &QAction::triggered, this, [this] {
        if (const QString id = currentId(); !id.isEmpty())
            copyAsCurl(
                Requests(m_pager.endpoint()).archive(id, m_client.dialect(m_pager.endpoint()).archive).first().request);
    });
    QAction *show = m_curl->actions().at(1);
    show->setShortcut(QKeySequence(u"Ctrl+Shift+C"_s));
    show->setShortcutContext(Qt::WidgetShortcut);
    m_table.addAction(show);
    Shortcuts::all().add(*show, u"change_requests.copy_curl"_s);
    m_curl->setToolTipsVisible(true);
    for (QAction *action : m_curl->actions())
        action->setToolTip(tr("As a command for a shell; the token is $RUNLATCH_TOKEN"));
}

void RowActions::fillMenu()
{
    const bool isAny = m_table.currentIndex().isValid();
    const QList<int> chosen = rows();
    enableCopies();
    const auto active = static_cast<int>(
        std::count_if(chosen.begin(), chosen.end(), [this](int row) { return !m_model.at(row).isArchived(); }));
    m_archive->setText(chosen.size() > 1 ? tr("Archive %n...", nullptr, static_cast<int>(chosen.size()))
                                         : archiveWord());
    m_archive->setEnabled(active > 0);
    fillFiltering();
    m_cell->setEnabled(isAny);
    m_all->setEnabled(m_model.rowCount() > 0);
    const QList<QAction *> lines = m_curl->actions();
    for (QAction *line : lines)
        line->setEnabled(isAny);
    lines.first()->setEnabled(isAny && !workspaceInPath().isEmpty());
    m_raw->setEnabled(isAny);
    m_open->setEnabled(workspacePage().isValid());
}

void RowActions::popUp(const QPoint &at)
{
    if (m_table.indexAt(at).isValid())
        m_menu->popup(m_table.viewport()->mapToGlobal(at));
}

void RowActions::popUpAtCurrent()
{
    const QRect current = m_table.visualRect(m_table.currentIndex());
    m_menu->popup(m_table.viewport()->mapToGlobal(current.bottomLeft() + QPoint(current.height(), 0)));
}

QString RowActions::currentId() const
{
    const QModelIndex current = m_table.currentIndex();
    return current.isValid() ? m_model.at(current.row()).id : QString();
}

/// The menu disables actions that have nothing to do. As shortcuts they are enabled again, because the rows may have
/// changed by then.
void RowActions::enableShortcuts()
{
    for (QAction *action : m_table.actions())
        action->setEnabled(true);
    m_archive->setEnabled(true);
    m_archive->setText(archiveWord());
    enableCopies();
}

void RowActions::enableCopies()
{
    for (QAction *copy : std::as_const(m_copies))
        copy->setEnabled(m_table.selectionModel()->hasSelection());
}

QList<int> RowActions::rows() const
{
    QList<int> rows;
    const QModelIndexList chosen = m_table.selectionModel()->selectedRows();
    for (const QModelIndex &index : chosen)
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

void RowActions::copyCell()
{
    const QModelIndex current = m_table.currentIndex();
    if (current.isValid())
        QGuiApplication::clipboard()->setText(cellText(m_model, current.row(), static_cast<Column>(current.column())));
}

void RowActions::copy(int format, const QList<int> &rows)
{
    if (rows.isEmpty())
        return; // leaves the clipboard as it is
    const QHeaderView *header = m_table.horizontalHeader();
    QList<Column> columns;
    for (int place = 0; place < header->count(); ++place) {
        const auto column = static_cast<Column>(header->logicalIndex(place));
        if (!header->isSectionHidden(header->logicalIndex(place)) || m_table.isSame(column))
            columns.append(column); // also where all rows say the same, which a copy says nowhere else
    }
    QGuiApplication::clipboard()->setText(rowsText(static_cast<TableFormat>(format), m_model, rows, columns));
}

/// The workspace in the path of a list. Lists are requested by workspace id. If the user gave a name, the rows have the
/// id.
QString RowActions::workspaceInPath() const
{
    const QModelIndex current = m_table.currentIndex();
    const QString id = current.isValid() ? m_model.at(current.row()).workspaceId : QString();
    return id.isEmpty() ? m_pager.workspace().text : id;
}

QUrl RowActions::workspacePage() const
{
    const QModelIndex current = m_table.currentIndex();
    if (!current.isValid())
        return {};
    const protocol::ChangeRequest &changeRequest = m_model.at(current.row());
    const QString name = m_model.workspaceName(changeRequest);
    const bool isName = !name.isEmpty() && name != changeRequest.workspaceId && !name.startsWith("ws-"_L1);
    return isName ? ui::workspacePage(m_pager.endpoint().base, m_pager.workspace().organization, name) : QUrl();
}

void RowActions::openWorkspacePage()
{
    if (const QUrl url = workspacePage(); url.isValid())
        askToOpen(url, m_table.window());
}

} // namespace runlatch::ui
