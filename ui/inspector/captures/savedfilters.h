// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/savedfilter.h"

#include <QMenu>

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

/// The menu of the filters that the user saved: chooses one, saves the present one, renames and removes.
class SavedFilters final : public QMenu
{
    Q_OBJECT

public:
    explicit SavedFilters(QWidget *parent);

    void keep(settings::Preferences &preferences); ///< `preferences` must outlive this
    /// The present filter. One with faults is not offered to be saved.
    void setText(const QString &text, bool hasFaults);
    /// Renames the present filter, if it is saved. It has a key for where it is added.
    QAction *renaming() const { return m_renaming; }

signals:
    void chosen(const QString &text);
    /// It was not saved: the name or the text seems to have a token, and the settings keep both in clear.
    void refused();

private:
    void build();
    void addChoices(const QList<settings::SavedFilter> &filters);
    void addManaging(const QList<settings::SavedFilter> &filters);
    void askOtherName(const QString &name);
    bool isRefused(const QString &name);
    void save(const QString &name);
    void rename(const QString &from, const QString &to);
    void remove(const QString &name);
    QString savedName() const;
    void keepFilters(const QList<settings::SavedFilter> &filters);

    settings::Preferences *m_preferences = nullptr;
    QString m_text;
    bool m_hasFaults = false;
    QAction *m_renaming;
};

} // namespace runlatch::ui
