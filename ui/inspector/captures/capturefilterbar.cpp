// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturefilterbar.h"

#include "settings/preferences.h"
#include "store/search/capturefields.h"
#include "ui/inspector/captures/savedfilters.h"
#include "ui/inspector/captures/searchstrip.h"
#include "ui/inspector/listener/seennames.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/filteredit.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

CaptureFilterBar::CaptureFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_edit(new FilterEdit(tr("Filter the received requests"),
                            tr("Filter, such as state:failed, since:2h or words of the body"), store::captureFields(),
                            this))
    , m_saved(new SavedFilters(this))
    , m_strip(new SearchStrip(this))
    , m_seen(new SeenNames(this))
    , m_message(new MessageBar(this))
    , m_pause(new QTimer(this))
    , m_look(new QAction(tr("Filter the received requests"), this))
    , m_cancel(new QAction(tr("Cancel the search, or loading a request"), this))
{
    buildLayout();
    // A search begins anew with each filter, so it waits until the user pauses.
    m_pause->setSingleShot(true);
    m_pause->setInterval(150ms);
    connect(m_pause, &QTimer::timeout, this, [this] { take(m_edit->text()); });
    connect(m_edit, &FilterEdit::edited, this, [this](const QString &text) {
        const QDateTime now = m_clock ? m_clock->utc() : QDateTime();
        const auto faults = store::CaptureFilter::parse(text, now).expression().faults();
        m_edit->setFaults(faults);
        m_saved->setText(text, !faults.isEmpty());
        m_message->dismiss();
        m_pause->start();
        if (text.contains(u':'))
            m_seen->want();
    });
    connect(m_edit, &FilterEdit::finished, this, [this] {
        take(m_edit->text());
        emit finished();
    });
    connect(m_edit, &FilterEdit::left, this, &CaptureFilterBar::left);
    connect(m_seen, &SeenNames::changed, this, &CaptureFilterBar::setKnownValues);
    connect(m_saved, &SavedFilters::chosen, this, &CaptureFilterBar::setText);
    connect(m_saved, &SavedFilters::refused, this, [this] {
        m_message->setMessage(Tone::Warning, tr("The filter was not saved: it seems to contain a token or a key."),
                              tr("Saved filters are kept in the settings, which anyone can read."));
    });
    connect(m_strip, &SearchStrip::cancelWanted, this, [this] {
        if (m_model)
            m_model->stopSearch();
    });
    connect(m_strip, &SearchStrip::goOnWanted, this, [this] {
        if (m_model)
            m_model->goOn();
    });
    connect(m_strip, &SearchStrip::left, this, &CaptureFilterBar::left);
}

void CaptureFilterBar::addKeysTo(QWidget &list)
{
    m_look->setShortcuts({QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}); // words are searched in bodies, too
    m_look->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_look, &QAction::triggered, this, [this] {
        if (isVisible())
            focusAll();
    });
    m_cancel->setShortcut(QKeySequence(Qt::Key_Escape));
    m_cancel->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_cancel->setEnabled(false);
    connect(m_cancel, &QAction::triggered, this, &CaptureFilterBar::cancel);
    connect(this, &CaptureFilterBar::changed, this, &CaptureFilterBar::showCancelling);
    list.addActions({m_look, m_saved->renaming(), m_cancel});
    Shortcuts::all().add(*m_look, u"captures.filter"_s);
    Shortcuts::all().add(*m_saved->renaming(), u"captures.rename_filter"_s);
    Shortcuts::all().add(*m_cancel, u"captures.cancel"_s);
}

void CaptureFilterBar::buildLayout()
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    auto *saved = makeButton(ButtonRole::Icon, tr("Saved filters"), u"bookmark"_s, this);
    saved->setMenu(m_saved);
    auto *row = new QHBoxLayout;
    row->setSpacing(u);
    row->addWidget(m_edit, 1, Qt::AlignTop);
    row->addWidget(saved, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 2 * u, u, 2 * u);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_strip);
}

void CaptureFilterBar::keepFilters(settings::Preferences &preferences, settings::SessionPart part)
{
    m_saved->keep(preferences);
    m_left = preferences.session().text(part);
    connect(m_edit, &FilterEdit::edited, this,
            [&preferences, part](const QString &text) { preferences.session().setText(part, text); });
}

void CaptureFilterBar::setCaptures(models::CaptureModel &model, store::CaptureStore &store, const base::Clock &clock)
{
    m_model = &model;
    m_clock = &clock;
    m_ofStore = std::make_unique<QObject>();
    m_strip->setLag(0);
    m_seen->setStore(store);
    connect(&model, &models::CaptureModel::searched, this, &CaptureFilterBar::showProgress);
    connect(&store, &store::CaptureStore::indexLagging, m_ofStore.get(),
            [this](qint64 captures) { m_strip->setLag(captures); });
    if (const QString left = std::exchange(m_left, {}); m_edit->text().isEmpty() && !left.isEmpty())
        setText(left);
    else if (!m_text.isEmpty())
        apply();
    showProgress();
}

void CaptureFilterBar::setEndpointNames(const store::EndpointNames &names)
{
    if (std::exchange(m_endpointNames, names) == names)
        return;
    setKnownValues();
    if (filter().has(store::CaptureField::Endpoint))
        apply();
}

void CaptureFilterBar::note(const QList<store::CaptureRow> &rows)
{
    m_seen->note(rows);
}

/// An endpoint is found by its name and by its path.
void CaptureFilterBar::setKnownValues()
{
    m_edit->setKnownValues({{u"ws"_s, m_seen->workspaces()},
                            {u"org"_s, m_seen->organizations()},
                            {u"endpoint"_s, m_endpointNames.all() + m_seen->paths()}});
}

QString CaptureFilterBar::text() const
{
    return m_edit->text();
}

store::CaptureFilter CaptureFilterBar::filter() const
{
    return m_clock ? store::CaptureFilter::parse(m_text, m_clock->utc(), m_endpointNames) : store::CaptureFilter();
}

void CaptureFilterBar::setText(const QString &text)
{
    m_edit->setText(text);
    take(text);
}

QWidget *CaptureFilterBar::message() const
{
    return m_message;
}

void CaptureFilterBar::focusAll()
{
    m_edit->focusAll();
}

QList<QAction *> CaptureFilterBar::pageActions() const
{
    return {m_look, m_saved->renaming()};
}

void CaptureFilterBar::setLoading(bool isLoading)
{
    m_isLoading = isLoading;
    showCancelling();
}

/// The rows that a search has found stay.
void CaptureFilterBar::cancel()
{
    if (m_isLoading)
        emit loadingCancelled();
    else if (m_model)
        m_model->stopSearch();
}

void CaptureFilterBar::showCancelling()
{
    m_cancel->setEnabled(m_isLoading || (m_model && m_model->search().isSearching));
}

bool CaptureFilterBar::fitsNothing() const
{
    return isFiltered() && m_model->rowCount() == 0 && m_model->search().isComplete;
}

void CaptureFilterBar::take(const QString &text)
{
    m_pause->stop();
    if (std::exchange(m_text, text) != text)
        apply();
}

void CaptureFilterBar::apply()
{
    if (m_model)
        m_model->setFilter(filter());
    showProgress();
    if (m_model)
        emit applied();
}

void CaptureFilterBar::showProgress()
{
    m_strip->setVisible(isFiltered());
    if (isFiltered())
        m_strip->setProgress(m_model->search(), m_model->rowCount() + m_model->newerRows());
    emit changed();
}

} // namespace runlatch::ui
