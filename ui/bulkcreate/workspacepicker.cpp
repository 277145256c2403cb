// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/workspacepicker.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/clearbutton.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/plaintext.h"

#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QtConcurrentRun>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using runlatch::changerequests::PlacePager;
using runlatch::changerequests::TargetNames;
using runlatch::models::TargetModel;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxReadAtOnce = 32 * 1024; // characters; longer text is read in another thread

TargetModel::Target targetOf(const QString &text)
{
    const bool isId = changerequests::isWorkspaceId(text);
    return {.id = isId ? text : QString(), .name = isId ? QString() : text, .isByName = !isId};
}

} // namespace

WorkspacePicker::WorkspacePicker(service::Client &client, TargetModel &targets, QWidget *parent)
    : QWidget(parent)
    , m_targets(targets)
    , m_pager(client)
    , m_model(m_pager)
    , m_search(new QLineEdit(this))
    , m_pause(new QTimer(this))
    , m_list(new QListView(this))
    , m_busy(new BusyLine(this))
    , m_failure(new MessageBar(this))
    , m_add(makeButton(ButtonRole::Standard, tr("Add"), u"plus"_s, this))
    , m_pasted(new QPlainTextEdit(this))
    , m_addPasted(makeButton(ButtonRole::Standard, tr("Add pasted"), u"plus"_s, this))
    , m_refused(new RemarkLine(this))
{
    const int u = Theme::of(this).u();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    layout->setSpacing(u);
    layout->addLayout(buildSearch(), 1);
    layout->addSpacing(2 * u);
    layout->addLayout(buildPaste());
    connect(&m_pager, &PlacePager::loadingChanged, m_busy, &BusyLine::setBusy);
    connect(&m_pager, &PlacePager::loaded, this, [this] {
        m_failure->dismiss();
        if (const QString note = m_model.note(); !note.isEmpty())
            m_failure->setMessage(Tone::Info, note);
    });
    connect(&m_pager, &PlacePager::failed, this, [this](const base::Error &error) {
        m_failure->setSentence(wording::sentence(error, wording::Activity::ListingWorkspaces),
                               [this](wording::Sentence::Action) { m_pager.retry(); });
    });
}

QLayout *WorkspacePicker::buildSearch()
{
    const int u = Theme::of(this).u();
    m_pause->setSingleShot(true);
    m_pause->setInterval(250);
    m_search->setPlaceholderText(tr("Part of a name"));
    addClearButton(*m_search);
    m_search->setAccessibleName(tr("Search workspaces"));
    m_search->setObjectName(u"searchWorkspaces"_s);
    m_list->setModel(&m_model);
    m_list->setAccessibleName(tr("Workspaces of the organization"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumHeight(9 * u);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *label = new FieldLabel(tr("&Workspaces"), this);
    label->setBuddy(m_search);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_search, 1);
    row->addWidget(m_add);
    auto *column = new QVBoxLayout;
    column->setSpacing(u);
    column->addWidget(label);
    column->addLayout(row);
    column->addWidget(m_busy);
    column->addWidget(m_failure);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_model.rowCount() > 0)
            m_list->setFocus();
    });
    connect(m_pause, &QTimer::timeout, this, [this] {
        if (!m_organization.isEmpty())
            m_pager.search(m_search->text().trimmed());
    });
    connect(m_list, &QListView::activated, this, &WorkspacePicker::addChosen); // Enter and double click
    connect(m_add, &QPushButton::clicked, this, &WorkspacePicker::addChosen);
    return column;
}

QLayout *WorkspacePicker::buildPaste()
{
    const int u = Theme::of(this).u();
    m_pasted->setPlaceholderText(tr("Names or ws-... ids in any form: lines, commas, a table"));
    m_pasted->setTabChangesFocus(true);
    m_pasted->setMinimumHeight(8 * u);
    m_pasted->setMaximumHeight(20 * u); // leaves the rest to the list
    m_pasted->setFont(Theme::of(this).font(TextStyle::Mono));
    m_pasted->setAccessibleName(tr("Paste names or ids"));
    m_pasted->setObjectName(u"pasteIds"_s);
    m_addPasted->setObjectName(u"addIds"_s);
    auto *label = new FieldLabel(tr("Or &paste names or ids"), this);
    label->setBuddy(m_pasted);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_refused, 1);
    row->addStretch(0);
    row->addWidget(m_addPasted, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(u);
    column->addWidget(label);
    column->addWidget(m_pasted);
    column->addLayout(row);
    connect(m_addPasted, &QPushButton::clicked, this, &WorkspacePicker::addPasted);
    connect(m_pasted, &QPlainTextEdit::textChanged, m_refused, [this] { m_refused->setRemark(Tone::None, {}); });
    return column;
}

void WorkspacePicker::setPlace(const service::Endpoint &endpoint, const QString &organization)
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

void WorkspacePicker::focusFirst()
{
    m_search->setFocus();
}

void WorkspacePicker::addChosen()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<TargetModel::Target> chosen;
    for (const QModelIndex &row : std::as_const(rows))
        chosen.append({.id = row.data(models::PickerModel::IdRole).toString(),
                       .name = row.data(models::PickerModel::NameRole).toString()});
    if (!m_targets.add(chosen))
        addRead({.texts = {}, .refused = {}, .isTooMuch = true});
}

void WorkspacePicker::addPasted()
{
    if (m_pasted->isReadOnly())
        return; // the text is being read
    const QString text = m_pasted->toPlainText();
    if (text.size() <= MaxReadAtOnce) {
        addRead(TargetNames::read(text));
        return;
    }
    m_pasted->setReadOnly(true);
    QtConcurrent::run(&TargetNames::read, text).then(this, [this](const TargetNames &read) {
        m_pasted->setReadOnly(false);
        addRead(read);
    });
}

/// If any entry is neither id nor name, the whole text stays.
void WorkspacePicker::addRead(const TargetNames &read)
{
    const int before = m_targets.count().rows;
    QList<TargetModel::Target> targets;
    std::transform(read.texts.cbegin(), read.texts.cend(), std::back_inserter(targets), &targetOf);
    if (read.isTooMuch || !m_targets.add(targets)) {
        m_refused->setRemark(Tone::Error,
                             tr("Nothing was added: a list holds at most %1 workspaces.")
                                 .arg(QLocale().toString(TargetNames::MaxTargets)));
        return;
    }
    if (read.refused.isEmpty())
        m_pasted->clear();
    showAdded(m_targets.count().rows - before, read);
}

void WorkspacePicker::showAdded(int added, const TargetNames &read)
{
    QStringList sentences{tr("Added %n workspace(s).", nullptr, added)};
    const auto known = static_cast<int>(read.texts.size() + read.repeated) - added;
    if (known > 0)
        sentences += tr("%n given before.", nullptr, known);
    QStringList shown;
    std::transform(read.refused.begin(), read.refused.end(), std::back_inserter(shown), &wording::quoted);
    if (!shown.isEmpty())
        sentences += tr("Not names or ids of workspaces: %1.").arg(shown.join(u", "_s));
    if (!read.texts.isEmpty() || !shown.isEmpty())
        m_refused->setRemark(shown.isEmpty() ? Tone::Info : Tone::Error, sentences.join(u' '));
}

} // namespace runlatch::ui
