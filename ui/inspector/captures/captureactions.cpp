// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/captureactions.h"

#include "filter/quoting.h"
#include "inspector/capturecopies.h"
#include "models/captures/capturemodel.h"
#include "store/captures/deliveries.h"
#include "store/search/capturefields.h"
#include "text/plaintext.h"
#include "ui/inspector/captures/capturecurl.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/style/theme.h"
#include "ui/widgets/keys/edittarget.h"
#include "ui/widgets/keys/menukey.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CaptureActions::CaptureActions(CaptureView &table)
    : QObject(&table)
    , m_table(table)
{
    const Theme &theme = Theme::of(&table);
    m_open = add(tr("&Reply..."), {}, &CaptureActions::open); // Enter and a double click are the table's own
    m_resend = add({}, {Qt::Key_R}, &CaptureActions::resend);
    m_resend->setAutoRepeat(false); // a key that is held down sends once
    m_edited = add(tr("&Edit and send again..."), {QKeySequence(u"Shift+R"_s)}, &CaptureActions::editAndResend);
    m_edited->setAutoRepeat(false);
    setResendPlace({});
    m_pin = add({}, {Qt::Key_M, Qt::Key_P}, &CaptureActions::pin);
    m_pin->setIcon(theme.icon(u"star"_s));
    m_note = add(tr("&Note..."), {Qt::Key_Semicolon}, &CaptureActions::note);
    addSeparator();
    m_cell = add(tr("Copy the ce&ll"), {}, &CaptureActions::copyCell); // the key copies the cell in every table
    m_run = add(tr("Copy the &id of the run"), {}, &CaptureActions::copyRun);
    m_curl = add(tr("Copy as c&URL"), {Qt::Key_X, QKeySequence(u"Ctrl+Shift+C"_s)}, &CaptureActions::copyCurl);
    m_secretCurl = add(tr("Copy as cURL &with its secrets"), {}, &CaptureActions::copyCurlWithSecrets);
    addSeparator();
    m_duplicate = add({}, {Qt::Key_D}, &CaptureActions::duplicate);
    m_duplicate->setAutoRepeat(false);
    m_compare = add({}, {QKeySequence(u"Ctrl+D"_s)}, &CaptureActions::compare);
    m_export = add({}, {}, &CaptureActions::exportChosen);
    m_delete = add({}, {QKeySequence::Delete}, &CaptureActions::deleteChosen);
    m_delete->setAutoRepeat(false); // a key that is held down deletes once
    m_delete->setIcon(theme.icon(u"trash-2"_s));
    addSeparator();
    m_follow = add(tr("&Follow new requests"), {Qt::Key_F}, nullptr);
    m_follow->setCheckable(true);
    // The table takes this key itself: as a shortcut it would be taken from buttons, too.
    m_detail = add(tr("Sh&ow the detail") + u'\t' + QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText), {},
                   nullptr);
    connect(&table, &CaptureView::detailToggled, m_detail, &QAction::toggle);
    m_detail->setCheckable(true);
    m_detail->setChecked(true);
    connect(m_detail, &QAction::toggled, this, &CaptureActions::detailToggled);
    m_deliveries = add(tr("Show all deliveries of t&his run task"), {}, &CaptureActions::showDeliveries);
    m_deliveries->setIcon(theme.icon(u"search"_s));
    m_reload = add(tr("Relo&ad"), {Qt::Key_F5}, &CaptureActions::reload);
    m_reload->setIcon(theme.icon(u"refresh-cw"_s));
    m_storage = add(tr("Stora&ge limits..."), {}, &CaptureActions::showStorage);
    m_shared = add(tr("Re&quests in a shared store..."), {}, nullptr);
    connect(m_shared, &QAction::triggered, this, &CaptureActions::sharedWanted);
    nameCommands();
    for (QAction *hidden : {m_note, m_duplicate, m_compare, m_export, m_resend, m_edited})
        hidden->setVisible(false);
    for (QAction *offered : {m_resend, m_edited, m_pin, m_note, m_run, m_curl, m_duplicate, m_compare, m_export})
        offerInEditMenu(*offered);
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
    new MenuKey(table);
    refresh();
}

/// Keys are safe even if they are single letters, because only the table listens to them.
QAction *CaptureActions::add(const QString &text, const QList<QKeySequence> &keys, void (CaptureActions::*act)())
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    if (act)
        connect(action, &QAction::triggered, this, act);
    m_table.addAction(action);
    return action;
}

/// Exporting has no key: the menu "File" has it, too.
void CaptureActions::nameCommands()
{
    const std::pair<QAction *, QString> commands[] = {
        {m_open, u"captures.reply"_s},
        {m_resend, u"captures.resend"_s},
        {m_edited, u"captures.edit_and_resend"_s},
        {m_pin, u"captures.pin"_s},
        {m_note, u"captures.note"_s},
        {m_cell, u"captures.copy_cell"_s},
        {m_run, u"captures.copy_run"_s},
        {m_curl, u"captures.copy_curl"_s},
        {m_secretCurl, u"captures.copy_curl_with_secrets"_s},
        {m_duplicate, u"captures.duplicate"_s},
        {m_compare, u"captures.compare"_s},
        {m_delete, u"captures.delete"_s},
        {m_follow, u"captures.follow"_s},
        {m_deliveries, u"captures.show_deliveries"_s},
        {m_reload, u"captures.reload"_s},
        {m_storage, u"captures.storage"_s},
        {m_shared, u"captures.shared_store"_s},
    };
    for (const auto &[action, id] : commands)
        Shortcuts::all().add(*action, id);
}

void CaptureActions::addSeparator()
{
    auto *line = new QAction(this);
    line->setSeparator(true);
    m_table.addAction(line);
}

void CaptureActions::offer(Offer offer)
{
    switch (offer) {
    case Offer::Note: m_note->setVisible(true); break;
    case Offer::Duplicate: m_duplicate->setVisible(true); break;
    case Offer::Compare: m_compare->setVisible(true); break;
    case Offer::Export: m_export->setVisible(true); break;
    case Offer::Resend:
        m_resend->setVisible(true);
        m_edited->setVisible(true);
        break;
    }
}

void CaptureActions::setResendPlace(const QString &place)
{
    m_resend->setText(place.isEmpty() ? tr("&Send again...")
                                      : tr("&Send again to %1").arg(QString(place).replace(u'&', u"&&"_s)));
}

void CaptureActions::addColumns()
{
    connect(m_table.selectionModel(), &QItemSelectionModel::selectionChanged, this, &CaptureActions::refresh);
    if (m_columns)
        return;
    m_columns = m_table.columnMenu()->menuAction();
    m_columns->setText(tr("Colu&mns"));
    m_columns->setIcon(Theme::of(&m_table).icon(u"columns-3"_s));
    m_table.addAction(m_columns);
}

void CaptureActions::setCurrent(const std::optional<store::CaptureRow> &current, qint64 previous)
{
    m_current = current;
    m_previous = previous;
    refresh();
}

QList<QAction *> CaptureActions::sending() const
{
    return m_whyReadOnly.isEmpty() ? QList{m_resend, m_edited, m_duplicate, m_curl} : QList<QAction *>();
}

QWidget &CaptureActions::table() const
{
    return m_table;
}

void CaptureActions::showDetail()
{
    m_detail->setChecked(true);
}

bool CaptureActions::wantsDetail() const
{
    return m_detail->isChecked();
}

bool CaptureActions::canCompare() const
{
    return m_compare->isVisible();
}

void CaptureActions::refresh()
{
    const bool isAny = m_current.has_value();
    const auto count = static_cast<int>(chosen().size());
    m_open->setEnabled(isAny && !m_current->isRefused() && m_current->readable);
    const bool isRequest = isAny && m_current->id > 0 && m_current->refusals == 0;
    m_resend->setEnabled(isRequest);
    m_edited->setEnabled(isRequest);
    const bool isPinned = isAny && m_current->pinned;
    if (count > 1)
        m_pin->setText(isPinned ? tr("Un&pin %n request(s)", nullptr, count)
                                : tr("&Pin %n request(s)", nullptr, count));
    else
        m_pin->setText(isPinned ? tr("Un&pin this request") : tr("&Pin this request"));
    m_pin->setEnabled(isAny && (count > 0 || m_current->id > 0));
    m_note->setEnabled(isAny && m_current->id > 0);
    m_deliveries->setEnabled(isAny && store::isOfTask(*m_current));
    m_cell->setEnabled(m_table.currentIndex().isValid());
    m_run->setEnabled(isAny && !m_current->runId.isEmpty());
    const bool isTooMuch = count > inspector::CaptureCopies::MaxAtOnce;
    m_duplicate->setText(count > 1 ? tr("&Duplicate %n request(s)", nullptr, count) : tr("&Duplicate this request"));
    m_duplicate->setEnabled(count > 0 && !isTooMuch);
    m_duplicate->setToolTip(isTooMuch ? tr("Choose at most %1 requests.").arg(inspector::CaptureCopies::MaxAtOnce)
                                      : QString());
    m_compare->setText(count == 2 ? tr("&Compare the two requests...") : tr("&Compare with the previous delivery..."));
    m_compare->setEnabled(count == 2 || (count <= 1 && m_previous > 0));
    m_export->setText(tr("E&xport %n request(s)...", nullptr, count));
    m_export->setEnabled(count > 0);
    m_delete->setText(count > 1 ? tr("Dele&te %n request(s)", nullptr, count) : tr("Dele&te this request"));
    m_delete->setEnabled(count > 0);
    refreshCurl();
    refuse();
    if (std::exchange(m_count, count) != count)
        emit chosenChanged(count);
}

void CaptureActions::setReadOnly(const QString &why)
{
    m_whyReadOnly = why;
    refuse();
}

void CaptureActions::refuse()
{
    if (m_whyReadOnly.isEmpty())
        return;
    for (QAction *changing : {m_open, m_resend, m_edited, m_pin, m_note, m_duplicate, m_delete, m_storage}) {
        changing->setEnabled(false);
        changing->setToolTip(m_whyReadOnly);
    }
}

void CaptureActions::refreshCurl()
{
    const bool isStored = m_current && m_current->id > 0 && m_current->refusals == 0;
    const bool fits = isStored && m_current->bytes <= MaxCurlBytes;
    const QString tooLarge =
        isStored && !fits ? tr("The body is larger than 64 KB, which is too much for a command") : QString();
    for (QAction *curl : {m_curl, m_secretCurl}) {
        curl->setEnabled(fits);
        curl->setToolTip(tooLarge);
    }
}

QList<qint64> CaptureActions::chosen() const
{
    const auto *model = static_cast<const models::CaptureModel *>(m_table.model());
    if (!model)
        return {};
    QList<qint64> ids;
    const QModelIndexList rows = m_table.selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        if (const qint64 id = model->at(row.row()).id; id > 0)
            ids.append(id);
    }
    std::sort(ids.begin(), ids.end(), std::greater<>());
    return ids;
}

/// All get the state that the current one lacks. A current row outside the window stands alone: no row is chosen then.
void CaptureActions::pin()
{
    QList<qint64> ids = chosen();
    const bool pinned = !m_current->pinned;
    if (ids.isEmpty())
        ids = {m_current->id};
    for (const qint64 id : std::as_const(ids))
        emit pinWanted(id, pinned);
}

void CaptureActions::note()
{
    emit noteWanted(m_current->id);
}

void CaptureActions::copyCell()
{
    QGuiApplication::clipboard()->setText(text::plainText(m_table.currentIndex().data().toString()));
}

void CaptureActions::copyRun()
{
    QGuiApplication::clipboard()->setText(text::plainText(m_current->runId));
}

void CaptureActions::showDeliveries()
{
    const auto &field = store::captureFields()[static_cast<std::size_t>(store::CaptureField::Task)];
    emit deliveriesWanted(filter::termFor(field.name, m_current->taskResultId));
}

void CaptureActions::compare()
{
    const QList<qint64> ids = chosen();
    if (ids.size() == 2)
        emit compareWanted(ids.last(), ids.first());
    else if (m_previous > 0)
        emit compareWanted(m_previous, m_current->id);
}

} // namespace runlatch::ui
