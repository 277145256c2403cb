// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/savedfilters.h"

#include "redaction/secretwords.h"
#include "settings/preferences.h"
#include "text/plaintext.h"
#include "ui/widgets/frames/namequestion.h"

#include <algorithm>

namespace runlatch::ui {

namespace {

/// A menu takes & as the mark of a key.
QString menuText(const QString &name)
{
    return text::plainText(name).replace(u'&', QStringLiteral("&&"));
}

QList<settings::SavedFilter> without(QList<settings::SavedFilter> filters, const QString &name)
{
    filters.removeIf([&name](const settings::SavedFilter &filter) { return filter.name == name; });
    return filters;
}

} // namespace

SavedFilters::SavedFilters(QWidget *parent)
    : QMenu(tr("Saved filters"), parent)
    , m_renaming(new QAction(tr("Rename the saved filter"), this))
{
    m_renaming->setShortcut(Qt::Key_F2);
    m_renaming->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_renaming->setEnabled(false);
    connect(m_renaming, &QAction::triggered, this, [this] { askOtherName(savedName()); });
    connect(this, &QMenu::aboutToShow, this, &SavedFilters::build);
    build();
}

void SavedFilters::keep(settings::Preferences &preferences)
{
    m_preferences = &preferences;
    build();
}

void SavedFilters::setText(const QString &text, bool hasFaults)
{
    m_text = text.trimmed();
    m_hasFaults = hasFaults;
    m_renaming->setEnabled(!savedName().isEmpty());
}

void SavedFilters::build()
{
    clear();
    const auto filters = m_preferences ? m_preferences->captureFilters() : QList<settings::SavedFilter>();
    addChoices(filters);
    addSeparator();
    QAction *saving = addAction(tr("Save this filter..."));
    saving->setEnabled(m_preferences && !m_text.isEmpty() && !m_hasFaults
                       && m_text.size() <= settings::Preferences::MaxFilterText
                       && filters.size() < settings::Preferences::MaxFilters);
    connect(saving, &QAction::triggered, this, [this] {
        if (!isRefused({}))
            askForName({tr("Save this filter"), tr("Save"), {}, static_cast<int>(settings::Preferences::MaxFilterName)},
                       parentWidget(), [this](const QString &name) { save(name); });
    });
    addManaging(filters);
}

void SavedFilters::addChoices(const QList<settings::SavedFilter> &filters)
{
    if (filters.isEmpty())
        addAction(tr("No saved filters"))->setEnabled(false);
    for (const settings::SavedFilter &filter : filters) {
        QAction *action = addAction(menuText(filter.name));
        action->setCheckable(true);
        action->setChecked(filter.text == m_text);
        connect(action, &QAction::triggered, this, [this, text = filter.text] { emit chosen(text); });
    }
}

void SavedFilters::addManaging(const QList<settings::SavedFilter> &filters)
{
    QMenu *renaming = addMenu(tr("Rename"));
    QMenu *removing = addMenu(tr("Remove"));
    renaming->setEnabled(!filters.isEmpty());
    removing->setEnabled(!filters.isEmpty());
    for (const settings::SavedFilter &filter : filters) {
        const QString name = filter.name;
        connect(renaming->addAction(menuText(name)), &QAction::triggered, this, [this, name] { askOtherName(name); });
        connect(removing->addAction(menuText(name)), &QAction::triggered, this, [this, name] { remove(name); });
    }
}

/// The name of the present filter; empty if it is not saved.
QString SavedFilters::savedName() const
{
    const auto filters = m_preferences ? m_preferences->captureFilters() : QList<settings::SavedFilter>();
    const auto saved = std::ranges::find(filters, m_text, &settings::SavedFilter::text);
    return saved == filters.end() ? QString() : saved->name;
}

void SavedFilters::askOtherName(const QString &name)
{
    askForName({tr("Rename the filter"), tr("Rename"), name, static_cast<int>(settings::Preferences::MaxFilterName)},
               parentWidget(), [this, name](const QString &other) { rename(name, other); });
}

bool SavedFilters::isRefused(const QString &name)
{
    const bool refuses = redaction::mayHaveSecret(m_text) || redaction::mayHaveSecret(name);
    if (refuses)
        emit refused();
    return refuses;
}

/// A filter of the same name is replaced.
void SavedFilters::save(const QString &name)
{
    if (isRefused(name))
        return;
    auto filters = without(m_preferences->captureFilters(), name);
    filters.append({name, m_text});
    keepFilters(filters);
}

void SavedFilters::rename(const QString &from, const QString &to)
{
    auto filters = m_preferences->captureFilters();
    const auto renamed = std::ranges::find(filters, from, &settings::SavedFilter::name);
    if (renamed == filters.end() || from == to)
        return;
    if (redaction::mayHaveSecret(to)) {
        emit refused();
        return;
    }
    const QString text = renamed->text;
    filters = without(without(filters, from), to);
    filters.append({to, text});
    keepFilters(filters);
}

void SavedFilters::remove(const QString &name)
{
    keepFilters(without(m_preferences->captureFilters(), name));
}

void SavedFilters::keepFilters(const QList<settings::SavedFilter> &filters)
{
    m_preferences->setCaptureFilters(filters);
    m_renaming->setEnabled(!savedName().isEmpty());
}

} // namespace runlatch::ui
