// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturemodel.h"
#include "models/captures/waitingtasks.h"
#include "settings/session.h"
#include "store/openstore.h"
#include "ui/inspector/captures/captureactions.h"
#include "ui/inspector/reading/chosencapture.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

class QAction;
class QStackedWidget;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class BarPlace;
class CaptureDeletion;
class CaptureFilterBar;
class CaptureView;
class DestinationSearch;
class EmptyState;
class FilteredOut;
class FirstRunCard;
class NewerStrip;
class PlaceBar;
class UndoBar;
class WindowEnds;

/// The live table of received requests. The first steps stand in place of an empty table.
class CaptureList final : public QWidget
{
    Q_OBJECT

public:
    /// Shows the open store, in place of an earlier one. `clock` must outlive this.
    CaptureList(store::OpenStore &open, base::Clock &clock, QWidget *parent = nullptr);

    /// Keeps the columns as the user arranged them, and the filters that the user saved. Call before a store
    /// is open; `preferences` must outlive this.
    void keepColumns(settings::Preferences &preferences,
                     settings::SessionPart filter = settings::SessionPart::CaptureFilter);
    /// The store is one of others, which is only read. No first steps stand in place of its empty table.
    void setReadOnly(const QString &why);
    void setEndpointNames(const store::EndpointNames &names); ///< shown, and known to the filter
    const store::EndpointNames &endpointNames() const { return m_endpointNames; }
    void add(const QList<store::CaptureRow> &rows);
    void update(const store::CaptureRow &row);
    void setDeliveries(qint64 id, const store::Deliveries &deliveries); ///< of a request, which may be the chosen one
    /// Asks again for older rows that could not be read, and emits currentChanged() again.
    void reload();
    /// Reads the open store from its newest request on, because many came into it at once.
    void readAnew();
    /// Removes rows that the store no longer has.
    void refresh();
    /// Shows an action whose signal the caller has connected.
    const CaptureActions &actions() const { return *m_actions; }
    void offer(CaptureActions::Offer offer) { m_actions->offer(offer); }
    void setResendPlace(const QString &place) { m_actions->setResendPlace(place); } ///< as of CaptureActions
    FirstRunCard &firstRunCard() { return *m_card; }
    /// Whether a bar says that the folder of the requests cannot be opened. The first steps give way to it.
    void setFolderMissing(bool isMissing);
    /// Where it is brief, the list tells of following new requests only when it does not, or when some wait.
    void setBrief(bool isBrief);
    BarPlace &bars() const { return *m_bars; }                   ///< below the list
    models::WaitingTasks &waiting() const { return *m_waiting; } ///< of the open store
    /// Null if no row is chosen. A chosen row stays chosen while the user scrolls past it, but not under a filter that
    /// leaves it out: it is chosen again when the filter lets it in.
    const store::CaptureRow *current() const;
    bool isCurrentFilteredOut() const;
    bool isNewest(const store::CaptureRow &row) const; ///< the first row of the list, which begins at the newest ones
    QList<qint64> chosen() const { return m_actions->chosen(); } ///< ids of the chosen rows that are on disk
    store::CaptureFilter filter() const;                         ///< as of now; empty without one
    void setFilter(const QString &text);                         ///< as if it were typed
    /// Offers the stored requests that are loaded; `show` takes the id of the one that is chosen.
    void offerTo(DestinationSearch &search, const std::function<void(qint64)> &show) const;
    int inMemory() const { return m_model ? m_model->inMemory() : 0; } ///< requests that are lost with the program
    /// One of those; nullptr: it is not, or no more. Valid until a row comes or changes.
    const store::CaptureRow *unstored(const QUuid &uuid) const { return m_model ? m_model->unstored(uuid) : nullptr; }
    /// The actions of the list that work from outside it, too, if they are added to a widget there: the focus moves to
    /// the filter, a saved filter is renamed, and the last deletion is undone.
    QList<QAction *> pageActions() const;
    /// Tells whether the user wants to see the detail of the current row. A change of mind emits currentChanged().
    bool wantsDetail() const { return m_actions->wantsDetail(); }
    void showDetail() { m_actions->showDetail(); }
    void focusFirst();
    void setLoading(bool isLoading); ///< whether the detail says that it loads the chosen request: Escape cancels that
    bool isAtTop() const;            ///< whether the newest request is visible
    /// Chooses a request that is in the store, also one outside the window or the filter.
    void chooseCapture(const store::CaptureRow &row);
    /// Chooses a request that came just now. The list goes to the newest ones for it, but not under a filter, which may
    /// leave it out.
    void goTo(const store::CaptureRow &row);
    void chooseFirst(); ///< chooses the newest request, and follows again

signals:
    void currentChanged();
    void chosenChanged(int count); ///< the number of the chosen rows that are on disk
    void currentLeft();            ///< refresh() did not find the chosen row: it is outside the window, or was dropped
    void pinWanted(qint64 id, bool pinned);
    void openWanted(); ///< the user pressed Enter on the current row, or double clicked it
    void noteWanted(qint64 id);
    void resendWanted(qint64 id, bool isEdited); ///< as of CaptureActions
    void duplicateWanted(const QList<qint64> &ids);
    void compareWanted(qint64 first, qint64 second); ///< the older one is the first
    void exportWanted(const QList<qint64> &ids);     ///< from the newest to the oldest
    void storageWanted();                            ///< the settings of the limit and the age of stored requests
    void sharedWanted();                             ///< as of CaptureActions
    void loadingCancelled();
    void waitingChanged(int count); ///< the number of waiting run tasks, as of WaitingTasks
    void failed(const runlatch::base::Error &error);

private:
    void setStore(store::CaptureStore &store);
    void buildLayout();
    void connectActions();
    void connectModel();
    void addFilter();
    void showEmptiness();
    void updateChosen(const QList<store::CaptureRow> &rows);
    void choose(const QModelIndex &index);
    void chooseAgain();
    void chooseRow(int row);
    void letGo(const QModelIndex &parent, int first, int last);
    void goToNewest();
    void goToOldest();
    void takeRefreshed();
    void addFollowing();
    void showFollowing();
    void addDeleting();
    void deleteCaptures(const QList<qint64> &ids);
    void takeRestored(const QList<qint64> &ids);
    void showActions();
    void showCurrent();
    void copyCurl(bool withSecrets);

    base::Clock &m_clock;
    std::unique_ptr<models::CaptureModel> m_model;
    models::WaitingTasks *m_waiting;
    store::EndpointNames m_endpointNames;
    ChosenCapture m_chosen;
    CaptureView *m_table;
    PlaceBar *m_place;
    FirstRunCard *m_card;
    CaptureFilterBar *m_filter;
    FilteredOut *m_out;
    EmptyState *m_none;     ///< in place of the table when no request fits the filter
    EmptyState *m_noFolder; ///< in place of the first steps
    BarPlace *m_bars;
    NewerStrip *m_newer;
    WindowEnds *m_ends;
    QStackedWidget *m_pages;
    CaptureActions *m_actions;
    CaptureDeletion *m_deletion;
    UndoBar *m_deleted;
    QAction *m_undo;
    QPointer<store::CaptureStore> m_store;
    bool m_isFolderMissing = false;
    QUuid m_sought;            ///< the request for which the list goes to the newest ones
    bool m_isChoosing = false; ///< a row becomes the current one, but not by the user
};

} // namespace runlatch::ui
