// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/workbench.h"
#include "wording/sentence.h"

#include <QPointer>
#include <QSet>
#include <QWidget>

#include <memory>

class QStackedLayout;

namespace runlatch::ui {

class AutomaticReplies;
class CaptureDetail;
class CaptureList;
class ListenerMemory;
class ListenerStrip;
class MessageBar;
class PaneSplitter;
class ReplyPage;
class StorageWatch;

/// The inspector: its listener, what it received, and the reply to it.
class RunTasksPage final : public QWidget
{
    Q_OBJECT

public:
    explicit RunTasksPage(Workbench &workbench, QWidget *parent = nullptr);

    void showUpgrade(const store::UpgradeProgress &progress); ///< of the session's store, which is being opened
    /// A store of the session is open; before that nothing can be received. Also when another one took its place: what
    /// is shown is of that one then, and a listener goes on.
    void sessionOpened();
    void showStoreError(const base::Error &error);
    /// The keychain did not answer, so that the store's key ends with this session.
    void showSessionKey();
    void start(const inspector::ReceiverOptions &options);
    /// As the user set it up the last time, where it is to start with the program.
    void startWithProgram();
    /// Whether the simulator serves, so that a sample can be sent.
    void setSampleAvailable(bool available);
    void focusFirst();

    /// For the settings of the program, which have the listener and the limits of the store too.
    ListenerMemory &listenerMemory() { return *m_memory; }
    StorageWatch &storage() { return *m_storage; }
    const inspector::ReceiverOptions &listenerOptions() const { return m_wanted; }
    /// Keeps them. A listener that listens moves there; one that does not is not started.
    void setListener(const inspector::ReceiverOptions &options, bool startsWithProgram);

signals:
    /// `certificate`: SHA-256 of the listener's own, where it speaks https.
    void listening(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate);
    void stopped();
    void waitingChanged(int count);
    void sampleWanted();
    /// To open the store again, in another folder where one is named.
    void storeRetryWanted(const QString &folder);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    void buildLayout();
    void connectParts();
    void connectSession();
    void connectReceiver();
    void connectMemory();
    void takePlace(const QUrl &url, const inspector::ReceiverOptions &options);
    void showNoPlace(const base::Error &error);
    void stop();
    void showStopped();
    void showError(const base::Error &error, wording::Activity activity);
    void configure(const QString &allowed = {}); ///< offering to allow that callback
    void showAutomaticReply();
    void showUnanswered();
    void add(const QList<store::CaptureRow> &rows);
    void chooseSample(const QList<store::CaptureRow> &rows);
    bool isReading() const;
    void update(const store::CaptureRow &row);
    void loadCurrent();
    void lookForCurrent();
    void showGone();
    void pin(qint64 id, bool pinned);
    void takeCapture(const base::Result<store::Capture> &capture);
    void showCapture(const store::Capture &capture);
    QString whyNoReply() const; ///< empty where the current capture can be answered
    void openReply();
    void closeReply();
    void act(wording::Sentence::Action action);
    void chooseFolder();

    Workbench &m_workbench;
    AutomaticReplies *m_automatic;
    ListenerStrip *m_strip;
    MessageBar *m_message;
    MessageBar *m_notice; ///< of m_storage
    StorageWatch *m_storage;
    PaneSplitter *m_splitter;
    CaptureList *m_list;
    CaptureDetail *m_detail;
    ReplyPage *m_reply;
    QStackedLayout *m_pages = nullptr;
    ListenerMemory *m_memory;
    inspector::ReceiverOptions m_options; ///< what it listens with
    inspector::ReceiverOptions m_wanted;  ///< what it was last told to listen with
    bool m_isSampleAwaited = false;       ///< the next request is the one that the user has sent for
    bool m_isReceiverConnected = false;
    bool m_startWanted = false; ///< somebody pressed Start before the store was open, or the keys known
    wording::Activity m_failed = wording::Activity::Unknown; ///< what the message is about
    QUuid m_gone;                                            ///< a current one that the store has dropped
    QUuid m_loaded;                                          ///< what the detail shows, or is about to
    quint64 m_question = 0;                                  ///< for the detail; only the newest is listened to
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore; ///< answers of a store come here, and not after another one was opened
    QSet<QUuid> m_drafted;              ///< as of ReplyForm
};

} // namespace runlatch::ui
