// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspage.h"

#include "inspector/automaticreplies.h"
#include "store/sqlite/storegate.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/inbox.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/listener/listenernotices.h"
#include "ui/inspector/listener/listenerpane.h"
#include "ui/inspector/listener/rulesinuse.h"
#include "ui/inspector/register/registerdialog.h"
#include "ui/inspector/replypage.h"
#include "ui/inspector/sharedpage.h"
#include "ui/inspector/storage/openingnotices.h"
#include "ui/inspector/storage/storagewatch.h"
#include "ui/style/givingway.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/taborder.h"

#include <QFileDialog>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace runlatch::ui {

RunTasksPage::RunTasksPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_message(new MessageBar)
    , m_listener(new ListenerPane(workbench, *m_message))
    , m_opening(new OpeningNotices)
    , m_reply(new ReplyPage(workbench))
{
    auto *ofStorage = new MessageBar;
    m_storage = new StorageWatch(m_open, *ofStorage, workbench.preferences, workbench.clock, this);
    m_inbox = new Inbox({m_open, *m_listener, *m_storage}, workbench);
    auto *requests = new QWidget;
    requests->addActions(list().pageActions()); // from the listener and the detail, too
    auto *layout = new QVBoxLayout(requests);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_listener);
    layout->addWidget(m_inbox, 1);
    for (QWidget *bar : QWidgetList{m_listener->notices(), m_opening, m_message, ofStorage})
        list().bars().add(bar);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(requests);
    m_pages->addWidget(m_reply);
    countShownPageOnly(*m_pages);
    connectListener();
    connectRequests();
    connectFolder();
    keepChosen();
    m_open.follow(this, [this](store::CaptureStore &store) { useStore(store); });
    const settings::Session &session = workbench.preferences.session();
    if (session.text(settings::SessionPart::RequestsOf) == QLatin1StringView("shared")
        && inspector::checkShared(session.text(settings::SessionPart::SharedStore)))
        openShared();
}

void RunTasksPage::connectListener()
{
    connect(m_listener, &ListenerPane::storageWanted, m_storage, &StorageWatch::configure);
    connect(m_listener, &ListenerPane::registerWanted, this, &RunTasksPage::registerTask);
    connect(m_listener, &ListenerPane::folderWanted, this, &RunTasksPage::chooseFolder);
    connect(m_listener, &ListenerPane::sampleWanted, this, [this] {
        m_isSampleAwaited = true;
        emit sampleWanted();
    });
    connect(m_listener, &ListenerPane::listening, this, &RunTasksPage::listening);
    connect(m_listener, &ListenerPane::stopped, this, &RunTasksPage::stopped);
    connect(m_listener, &ListenerPane::proved, this, &RunTasksPage::proved);
    connect(m_listener, &ListenerPane::unproved, this, &RunTasksPage::unproved);
    connect(&listener(), &ListenerControl::storeWanted, this, [this] { emit storeRetryWanted({}); });
    connect(&listener(), &ListenerControl::started, this, [this](bool isMove) {
        if (!isMove && isVisible())
            focusFirst();
    });
}

void RunTasksPage::connectRequests()
{
    connect(m_inbox, &Inbox::failed, this, &RunTasksPage::showStoreFailure);
    connect(m_inbox, &Inbox::updated, m_reply, &ReplyPage::update);
    connect(m_inbox, &Inbox::replyWanted, this, &RunTasksPage::openReply);
    connect(m_inbox, &Inbox::copiesLeftOut, this, [this](int count) {
        m_message->setMessage(Tone::Info, tr("%n request(s) were duplicated.", nullptr, count),
                              tr("The filter may leave them out, because their state is “Copy”."));
    });
    connect(&list(), &CaptureList::waitingChanged, this, &RunTasksPage::waitingChanged);
    connect(&list(), &CaptureList::sharedWanted, this, &RunTasksPage::openShared);
    connect(m_storage, &StorageWatch::sharedWanted, this, &RunTasksPage::openShared);
    connect(m_reply, &ReplyPage::closed, this, &RunTasksPage::showRequests);
    connect(m_reply, &ReplyPage::draftsChanged, this, [this](const QSet<QUuid> &captures) {
        m_drafted = captures;
        if (m_workbench.inspector.isOpen())
            m_workbench.inspector.store().setDrafted(captures);
    });
    connect(m_opening, &OpeningNotices::folderWanted, this, [this] {
        m_message->dismiss();
        chooseFolder();
    });
    connect(m_opening, &OpeningNotices::retryWanted, this, [this] { emit storeRetryWanted({}); });
    connect(m_opening, &OpeningNotices::keyWanted, this, &RunTasksPage::keyWanted);
    connect(&m_workbench.inspector, &inspector::Session::sealedAnew, this, [this] { list().readAnew(); });
}

/// The page may be made when the folder was refused already. A capture store that is open stays open.
void RunTasksPage::connectFolder()
{
    const auto look = [this] {
        const store::StoreGate &gate = m_workbench.storeGate;
        if (!gate.isOpen() && !gate.isOpening() && !m_workbench.inspector.isOpen())
            list().setFolderMissing(true);
    };
    connect(&m_workbench.storeGate, &store::StoreGate::closed, this, look);
    look();
}

CaptureList &RunTasksPage::list() const
{
    return m_inbox->list();
}

ListenerControl &RunTasksPage::listener() const
{
    return m_listener->control();
}

void RunTasksPage::showUpgrade(const store::UpgradeProgress &progress)
{
    const QLocale locale;
    m_message->setMessage(Tone::Info,
                          tr("The secrets of earlier requests are being sealed: %1 of %2.")
                              .arg(locale.toString(progress.done), locale.toString(progress.total)),
                          tr("This happens once. You can end Runlatch meanwhile; it goes on the next time."));
}

void RunTasksPage::sessionOpened()
{
    m_message->dismiss();
    m_opening->showOpened();
    list().setFolderMissing(false);
    m_open.set(m_workbench.inspector.store());
}

/// The shown capture uses the store already.
void RunTasksPage::useStore(store::CaptureStore &store)
{
    store.setDrafted(m_drafted);
    m_ofStore = std::make_unique<QObject>();
    connect(&m_workbench.inspector.reply(), &inspector::Reply::sent, m_ofStore.get(),
            [this](const store::CaptureRow &row) { m_inbox->update(row); });
    connect(&m_workbench.inspector.autoReply(), &inspector::AutoReply::ruleKept, m_ofStore.get(),
            [this](const store::CaptureRow &row) { m_inbox->update(row); });
    m_listener->automaticReplies().setAutoReply(m_workbench.inspector.autoReply());
    m_listener->rules().apply();
    if (!std::exchange(m_isReceiverConnected, true)) // the receiver stays when the store changes
        connectReceiver();
    m_reply->sessionOpened();
    if (const qint64 left = std::exchange(m_leftAt, 0); left > 0)
        chooseStored(left);
}

/// While the newest request is chosen, the next start chooses the newest one, too.
void RunTasksPage::keepChosen()
{
    settings::Session &session = m_workbench.preferences.session();
    m_leftAt = session.text(settings::SessionPart::Capture).toLongLong();
    connect(&list(), &CaptureList::currentChanged, this, [this, &session] {
        const store::CaptureRow *row = list().current();
        const bool isKept = row && row->id > 0 && !list().isNewest(*row);
        session.setText(settings::SessionPart::Capture, isKept ? QString::number(row->id) : QString());
    });
}

void RunTasksPage::connectReceiver()
{
    inspector::Receiver &receiver = m_workbench.inspector.receiver();
    connect(&receiver, &inspector::Receiver::arrived, this,
            [this](const QList<store::CaptureRow> &rows) { m_workbench.inspector.autoReply().handle(rows); });
    connect(&receiver, &inspector::Receiver::captured, this, &RunTasksPage::add);
    connect(&receiver, &inspector::Receiver::storeFailed, this, &RunTasksPage::showStoreFailure);
    connect(&receiver, &inspector::Receiver::storeRecovered, this, [this] {
        m_message->setMessage(Tone::Success, tr("Requests are written to disk again."),
                              tr("What was kept in memory is written."));
    });
}

void RunTasksPage::showStoreError(const base::Error &error)
{
    listener().forgetStart();
    m_opening->showStoreError(error, m_workbench.inspector.isOpen());
    list().setFolderMissing(!m_workbench.inspector.isOpen());
}

void RunTasksPage::showSessionKey()
{
    m_opening->showSessionKey();
}

void RunTasksPage::showKeptKey()
{
    m_opening->showKeptKey();
    m_inbox->showAgain();
    m_reply->readAgain();
}

/// The store did not do what was asked.
void RunTasksPage::showStoreFailure(const base::Error &error)
{
    m_message->setSentence(wording::sentence(error), [this](wording::Sentence::Action action) {
        m_message->dismiss();
        if (action == wording::Sentence::Action::ChooseFolder)
            chooseFolder();
        else if (action == wording::Sentence::Action::TryAgain)
            list().reload();
    });
}

void RunTasksPage::setSampleAvailable(bool available)
{
    m_listener->setSampleAvailable(available);
}

/// Chooses the sample that the user has just sent, unless the user reads another request or writes a reply.
void RunTasksPage::add(const QList<store::CaptureRow> &rows)
{
    m_inbox->add(rows);
    emit received(rows);
    const bool hasCome = std::any_of(rows.begin(), rows.end(),
                                     [](const store::CaptureRow &row) { return !row.isRefused() && row.readable; });
    if (!hasCome || !std::exchange(m_isSampleAwaited, false))
        return;
    if (m_pages->currentIndex() == 0 && !m_inbox->isReading())
        list().chooseFirst();
}

void RunTasksPage::openReply(const store::CaptureRow &row)
{
    m_reply->open(row);
    m_pages->setCurrentWidget(m_reply);
    m_reply->focusFirst();
}

/// A store that is open is shown; its page asks for another one.
void RunTasksPage::openShared()
{
    if (!m_shared) {
        m_shared = new SharedPage(m_workbench, listener());
        m_pages->addWidget(m_shared);
        connect(m_shared, &SharedPage::left, this, &RunTasksPage::showRequests);
    }
    m_workbench.preferences.session().setText(settings::SessionPart::RequestsOf, QStringLiteral("shared"));
    m_pages->setCurrentWidget(m_shared);
    fitShared();
    m_shared->begin();
    m_shared->focusFirst();
}

void RunTasksPage::fitShared()
{
    if (m_shared)
        m_shared->setSize(givesWay(*this, Yielding::HalfForList), givesWay(*this, Yielding::FollowChoice));
}

void RunTasksPage::showRequests()
{
    m_pages->setCurrentIndex(0);
    m_workbench.preferences.session().setText(settings::SessionPart::RequestsOf, {});
    list().focusFirst();
}

/// Its row may be outside the window, and outside the filter.
void RunTasksPage::showRequest(qint64 id)
{
    showRequests();
    if (m_workbench.inspector.isOpen())
        chooseStored(id);
}

void RunTasksPage::showUnstored(const QUuid &uuid)
{
    showRequests();
    if (const store::CaptureRow *row = list().unstored(uuid))
        list().chooseCapture(store::CaptureRow(*row)); // the list changes by that
}

/// The id may be of the settings, which anybody may have written.
void RunTasksPage::chooseStored(qint64 id)
{
    if (id == std::numeric_limits<qint64>::max())
        return;
    m_workbench.inspector.store().list(id + 1, 1, m_ofStore.get(), [this, id](const auto &rows) {
        if (rows && !rows->isEmpty() && rows->first().id == id)
            list().chooseCapture(rows->first());
    });
}

void RunTasksPage::registerTask()
{
    const bool isListening = m_workbench.inspector.isOpen() && m_workbench.inspector.receiver().isListening();
    ListenerOffer offer{.key = listener().wanted().endpoint().keys.value(0)};
    if (isListening)
        offer.url = m_workbench.inspector.receiver().url();
    auto *dialog = new RegisterDialog(m_workbench, offer, window());
    connect(dialog, &RegisterDialog::captureWanted, this, &RunTasksPage::showRequest);
    dialog->open();
}

QStringList RunTasksPage::openWork() const
{
    QStringList open;
    const inspector::Session::OpenReplies replies = m_workbench.inspector.openReplies();
    if (replies.underWay > 0)
        open += tr("%n reply(s) to run tasks are being sent. Whether they arrive is not known then.", nullptr,
                   replies.underWay);
    if (replies.waiting > 0)
        open +=
            tr("%n automatic reply(s) to run tasks wait for their time. They are not sent.", nullptr, replies.waiting);
    if (const int unstored = list().inMemory(); unstored > 0)
        open += tr("%n request(s) are in memory only, because they could not be written to disk. They are lost.",
                   nullptr, unstored);
    if (m_reply->hasUnsavedDrafts())
        open += tr("A reply that you are writing is not saved. It is lost.");
    return open;
}

/// Automatic replies that wait go on without the page.
bool RunTasksPage::isBound() const
{
    return m_workbench.inspector.openReplies().underWay > 0 || list().inMemory() > 0 || m_reply->hasUnsavedDrafts()
        || m_inbox->hasUnsavedNotes();
}

RunTasksPage::Carried RunTasksPage::carried() const
{
    Carried now{m_listener->carried(), {}, m_opening->storeError(), m_opening->saysSessionKey()};
    if (m_pages->currentWidget() == m_reply)
        now.reply = m_reply->request();
    return now;
}

void RunTasksPage::goOn(const Carried &before)
{
    m_listener->automaticReplies().setRules(before.listener.rules);
    if (m_workbench.inspector.isOpen())
        sessionOpened();
    if (before.storeError)
        showStoreError(*before.storeError);
    if (before.saysSessionKey)
        showSessionKey();
    m_listener->goOn(before.listener);
    if (before.reply && m_workbench.inspector.isOpen())
        openReply(*before.reply);
}

void RunTasksPage::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder for captured requests"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &RunTasksPage::storeRetryWanted);
    dialog->open();
}

void RunTasksPage::focusFirst()
{
    if (m_pages->currentIndex() == 0)
        list().focusFirst();
    else if (m_pages->currentWidget() == m_reply)
        m_reply->focusFirst();
    else
        m_shared->focusFirst();
}

void RunTasksPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_inbox->setLow(givesWay(*this, Yielding::HalfForList));
    list().setBrief(givesWay(*this, Yielding::FollowChoice));
    fitShared();
}

bool RunTasksPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
