// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/openstore.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/workbench.h"
#include "wording/sentence.h"

#include <QPointer>
#include <QSet>
#include <QWidget>

#include <functional>
#include <memory>

class QStackedLayout;

namespace runlatch::inspector {
class AutomaticReplies;
class CaptureCopies;
} // namespace runlatch::inspector

namespace runlatch::ui {

class CaptureDetail;
class CaptureList;
class CauseFinder;
class DeliveryHistory;
class ListenerNotices;
class ListenerStrip;
class MessageBar;
class NoteKeeper;
class OpeningNotices;
class PaneSplitter;
class ReplyPage;
class ShownCapture;
class StorageWatch;

/// The inspector: its listener, the received requests, and the replies to them.
class RunTasksPage final : public QWidget
{
    Q_OBJECT

public:
    explicit RunTasksPage(Workbench &workbench, QWidget *parent = nullptr);

    void showUpgrade(const store::UpgradeProgress &progress); ///< shows the migration while the session's store opens
    /// The session has opened a store; before that, nothing can be received. Call again when another store replaced the
    /// first: the page then shows the other store, and a running listener continues.
    void sessionOpened();
    void showStoreError(const base::Error &error);
    /// The keychain did not answer, so the key of the store is lost when this session ends. It is said until
    /// showKeptKey(), and the answer to `keyWanted` is one of the two.
    void showSessionKey();
    void showKeptKey(); ///< the keychain keeps the key; what is shown is read again with it
    /// Tells whether the simulator serves and can send a sample.
    void setSampleAvailable(bool available);
    void focusFirst();
    void showRequests();          ///< in place of a reply, which is kept
    QStringList openWork() const; ///< what is open, and what becomes of it if the program ends; a sentence each
    CaptureList &list() { return *m_list; }

    ListenerControl &listener() { return *m_control; }
    StorageWatch &storage() { return *m_storage; } ///< the settings of the program include the limits of the store

signals:
    /// `certificate` is the SHA-256 of the listener's own certificate, if it uses HTTPS.
    void listening(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate);
    void stopped();
    void proved(const QTime &time); ///< the listener was reached by a request to itself, at this local time
    void unproved();
    void waitingChanged(int count);
    void sampleWanted();
    /// The user wants to open the store again, in `folder` unless that is empty.
    void storeRetryWanted(const QString &folder);
    void keyWanted(); ///< the user wants to ask the keychain again

protected:
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void useStore(store::CaptureStore &store);
    void buildLayout();
    void connectParts();
    void connectSession();
    void connectReceiver();
    void connectControl();
    void connectNotes();
    void showListening(bool isMove);
    void showNoPlace(const base::Error &error);
    void showStopped();
    void showStoreFailure(const base::Error &error);
    void showError(const base::Error &error, const std::function<void()> &again);
    void showAutomaticReply();
    void showEndpointNames();
    void add(const QList<store::CaptureRow> &rows);
    void showCopies(const QList<store::CaptureRow> &rows);
    void chooseSample(const QList<store::CaptureRow> &rows);
    bool isReading() const;
    void update(const store::CaptureRow &row);
    void pin(qint64 id, bool pinned);
    void openReply();
    void act(wording::Sentence::Action action, const std::function<void()> &again);
    void chooseFolder();

    Workbench &m_workbench;
    store::OpenStore m_open;
    inspector::AutomaticReplies *m_automatic;
    ListenerStrip *m_strip;
    ListenerNotices *m_notices;
    OpeningNotices *m_opening;
    MessageBar *m_message;
    MessageBar *m_notice;     ///< the bar that m_storage uses
    MessageBar *m_noteNotice; ///< of notes that are not saved
    MessageBar *m_resent;     ///< of requests that are sent again
    StorageWatch *m_storage;
    PaneSplitter *m_splitter;
    bool m_isLow = false; ///< so the detail has more of the height than the list
    CaptureList *m_list;
    CaptureDetail *m_detail;
    DeliveryHistory *m_deliveries;
    NoteKeeper *m_noteKeeper;
    ReplyPage *m_reply;
    QStackedLayout *m_pages = nullptr;
    ListenerControl *m_control;
    ShownCapture *m_shown;
    CauseFinder *m_causes;
    inspector::CaptureCopies *m_copies;
    bool m_isSampleAwaited = false; ///< the next request is the sample that the user sent
    bool m_isReceiverConnected = false;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< context for a store's answers; replaced when another store is opened
    QSet<QUuid> m_drafted;              ///< as ReplyPage::draftsChanged()
};

} // namespace runlatch::ui
