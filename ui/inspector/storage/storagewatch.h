// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "settings/preferences.h"
#include "store/capturestore.h"
#include "store/openstore.h"
#include "store/quota/quotanotice.h"
#include "ui/style/tokens.h"

#include <QObject>
#include <QPointer>

namespace runlatch::ui {

class MessageBar;
class StorageForm;

/// Keeps the open store within the limits of the preferences. Its own bar says what was removed and what stands in the
/// way of the limits, and asks for decisions that only the user may make. A QuotaNotice decides when it says what.
class StorageWatch final : public QObject
{
    Q_OBJECT

public:
    /// `bar` is used by nothing else. All but `open` must outlive this.
    StorageWatch(store::OpenStore &open, MessageBar &bar, settings::Preferences &preferences, base::Clock &clock,
                 QWidget *parent);

    /// Returns the reason for which a request that was received then is not stored any more: it became too old, or the
    /// store too large.
    QString whyRemoved(const QDateTime &receivedAt) const;
    /// Asks for the limits in a dialog.
    void configure();
    /// A form with the current limits. The used space is added as soon as the store has answered. This must outlive the
    /// form.
    StorageForm *makeForm();
    void setLimits(const StorageForm &form); ///< keeps the limits that were chosen in a form of makeForm()

signals:
    void storeChanged();
    void sharedWanted(); ///< as of StorageDialog
    void dropped();      ///< some rows may be gone

private:
    using Telling = store::QuotaNotice::Telling;

    void setStore(store::CaptureStore &store);
    store::Quota quota() const;
    QString limits() const;
    QString age() const;
    void addDropped(const store::Dropped &dropped);
    void showDropped(Telling telling);
    void takeOverQuota(const store::Usage &usage);
    void ask(const store::Usage &usage);
    void showInTheWay(const store::Usage &usage, Telling telling);
    void show(Telling telling, Tone tone, const QString &fact, const QString &next);
    void addLimitsAction();
    void dismiss();

    MessageBar &m_bar;
    settings::Preferences &m_preferences;
    QWidget *m_window;
    QPointer<store::CaptureStore> m_store;
    const base::Clock &m_clock;
    store::QuotaNotice m_notice;
};

} // namespace runlatch::ui
