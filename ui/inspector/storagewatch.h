// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "settings/preferences.h"
#include "store/capturestore.h"

#include <QObject>
#include <QPointer>

namespace runlatch::ui {

class MessageBar;
class StorageForm;

/// Keeps the store to the limits of the preferences, and says in a bar of its own what was removed for them, what
/// stands in their way, and asks what only the user may decide. One message at a time: what was removed is summed up,
/// and after it was closed it does not come again for an hour.
class StorageWatch final : public QObject
{
    Q_OBJECT

public:
    /// `bar` is for this alone; all must outlive this.
    StorageWatch(MessageBar &bar, settings::Preferences &preferences, base::Clock &clock, QWidget *parent);

    void setStore(store::CaptureStore &store); ///< replaces an earlier one
    /// Asks for the limits in a dialog.
    void configure();
    /// The limits of now, with what is in use as soon as the store has told it. For whoever asks for them; we must
    /// outlive it.
    StorageForm *makeForm();
    void setLimits(const StorageForm &form); ///< as they were chosen in one of ours

signals:
    void storeChanged();
    void dropped(); ///< some of the rows may be gone

private:
    enum class Said { Nothing, Dropped, InTheWay, Question };

    store::Quota quota() const;
    QString limits() const;
    void addDropped(const store::Dropped &dropped);
    void showDropped();
    void takeOverQuota(const store::Usage &usage);
    void ask(const store::Usage &usage);
    void showInTheWay(const store::Usage &usage);
    void addLimitsAction();
    void dismiss();
    void noteClosed();
    bool isQuiet(Said said) const;

    MessageBar &m_bar;
    settings::Preferences &m_preferences;
    base::Clock &m_clock;
    QWidget *m_window;
    QPointer<store::CaptureStore> m_store;
    Said m_said = Said::Nothing;
    store::Dropped m_dropped; ///< since the message about it was closed
    QDateTime m_quietDropped; ///< until when nothing is said of it
    QDateTime m_quietInTheWay;
    bool m_asked = false;
};

} // namespace runlatch::ui
