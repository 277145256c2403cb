// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/openstore.h"
#include "ui/inspector/listener/listenerpane.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <optional>

class QStackedLayout;

namespace runlatch::ui {

class CaptureList;
class Inbox;
class MessageBar;
class OpeningNotices;
class ReplyPage;
class SharedPage;
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
    void showRequests();                  ///< in place of a reply, which is kept
    void showRequest(qint64 id);          ///< likewise; this one is chosen, if it is still stored
    void showUnstored(const QUuid &uuid); ///< likewise, of one that is in memory only
    void registerTask();                  ///< opens the dialog that sets a run task up at a service
    QStringList openWork() const;         ///< what is open, and what becomes of it if the program ends; a sentence each
    bool isBound() const;                 ///< whether a request, a reply or a note would be lost with it
    /// The work with which the page of the next window goes on. It has keys, so it stays in memory.
    struct Carried
    {
        ListenerPane::Carried listener = {};
        std::optional<store::CaptureRow> reply = {}; ///< the request to which a reply is being written
        std::optional<base::Error> storeError = {};  ///< as showStoreError() was told last
        bool saysSessionKey = false;
    };
    Carried carried() const;
    void goOn(const Carried &before); ///< as the page of the window before was left
    CaptureList &list() const;
    ListenerControl &listener() const;
    StorageWatch &storage() { return *m_storage; } ///< the settings of the program include the limits of the store

signals:
    /// `certificate` is the SHA-256 of the listener's own certificate, if it uses HTTPS.
    void listening(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate);
    void stopped();
    void proved(const QTime &time); ///< the listener was reached by a request to itself, at this local time
    void unproved();
    void received(const QList<runlatch::store::CaptureRow> &rows); ///< as Receiver::captured
    void waitingChanged(int count);
    void sampleWanted();
    /// The user wants to open the store again, in `folder` unless that is empty.
    void storeRetryWanted(const QString &folder);
    void keyWanted(); ///< the user wants to ask the keychain again

protected:
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectListener();
    void connectRequests();
    void connectFolder();
    void connectReceiver();
    void keepChosen();
    void chooseStored(qint64 id);
    void useStore(store::CaptureStore &store);
    void showStoreFailure(const base::Error &error);
    void add(const QList<store::CaptureRow> &rows);
    void openReply(const store::CaptureRow &row);
    void openShared();
    void fitShared();
    void chooseFolder();

    Workbench &m_workbench;
    store::OpenStore m_open;
    MessageBar *m_message;
    ListenerPane *m_listener;
    OpeningNotices *m_opening;
    ReplyPage *m_reply;
    StorageWatch *m_storage = nullptr;
    Inbox *m_inbox = nullptr;
    SharedPage *m_shared = nullptr; ///< made when it is first wanted
    QStackedLayout *m_pages = nullptr;
    qint64 m_leftAt = 0; ///< the chosen request when the program ended, until a store is open; 0: the newest one
    bool m_isSampleAwaited = false; ///< the next request is the sample that the user sent
    bool m_isReceiverConnected = false;
    std::unique_ptr<QObject> m_ofStore; ///< ends when another store is opened: replies of an earlier one do not count
    QSet<QUuid> m_drafted;              ///< as ReplyPage::draftsChanged()
};

} // namespace runlatch::ui
