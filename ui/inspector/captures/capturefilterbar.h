// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturemodel.h"
#include "settings/session.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QAction;
class QTimer;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class FilterEdit;
class MessageBar;
class SavedFilters;
class SearchStrip;
class SeenNames;

/// The bar above the list of received requests: its filter, the saved filters, and how far the search has come. The
/// filter stays when another store is opened.
class CaptureFilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit CaptureFilterBar(QWidget *parent = nullptr);

    /// Keeps the saved filters, and the present one for the next start as this part. `preferences` must outlive this.
    void keepFilters(settings::Preferences &preferences, settings::SessionPart part);
    /// Filters the model of an opened store. `clock` must outlive this, the others may be replaced.
    void setCaptures(models::CaptureModel &model, store::CaptureStore &store, const base::Clock &clock);
    void setEndpointNames(const store::EndpointNames &names); ///< for the field `endpoint`
    void note(const QList<store::CaptureRow> &rows);          ///< requests that came; for completion
    QString text() const;
    store::CaptureFilter filter() const; ///< the one that was applied, as of now
    void setText(const QString &text);
    void focusAll();
    QWidget *message() const; ///< why a filter was not saved; the owner places it
    /// Adds the actions of the bar to the list, where they work by key. Call once.
    void addKeysTo(QWidget &list);
    QList<QAction *> pageActions() const; ///< those of them that work elsewhere, too, where they are added
    void setLoading(bool isLoading);      ///< whether a request is being loaded, which Escape cancels before the search
    /// Tells whether a filter was applied, and whether it is known that no request fits.
    bool isFiltered() const { return m_model && m_model->isFiltered(); }
    bool fitsNothing() const;

signals:
    void applied();  ///< a filter, or none any more
    void changed();  ///< another filter was applied, or the search has come further
    void finished(); ///< Enter
    void loadingCancelled();
    void left(); ///< Escape in the empty field; or the button that had the focus was hidden

private:
    void buildLayout();
    void cancel();
    void showCancelling();
    void take(const QString &text);
    void apply();
    void showProgress();
    void setKnownValues();

    FilterEdit *m_edit;
    SavedFilters *m_saved;
    SearchStrip *m_strip;
    SeenNames *m_seen;
    MessageBar *m_message;
    QTimer *m_pause;
    QAction *m_look;
    QAction *m_cancel; ///< enabled while it has something to cancel; otherwise the key clears the filter
    bool m_isLoading = false;
    QString m_text; ///< as it was applied
    QString m_left; ///< when the program ended, until a store is open
    QPointer<models::CaptureModel> m_model;
    store::EndpointNames m_endpointNames;
    const base::Clock *m_clock = nullptr;
    std::unique_ptr<QObject> m_ofStore; ///< context of what a store says
};

} // namespace runlatch::ui
