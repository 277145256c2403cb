// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspage.h"

#include "http/peertrust.h"
#include "inspector/automaticreplies.h"
#include "inspector/listenerstart.h"
#include "inspector/obstacles.h"
#include "settings/listenermemory.h"
#include "store/storegate.h"
#include "ui/inspector/automaticreplywords.h"
#include "ui/inspector/capturedetail.h"
#include "ui/inspector/capturelist.h"
#include "ui/inspector/firstruncard.h"
#include "ui/inspector/keptoptions.h"
#include "ui/inspector/listenerdialog.h"
#include "ui/inspector/listenerstrip.h"
#include "ui/inspector/replypage.h"
#include "ui/inspector/storagewatch.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panesplitter.h"
#include "ui/widgets/shownpage.h"
#include "ui/widgets/taborder.h"

#include <QFileDialog>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

RunTasksPage::RunTasksPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_automatic(new inspector::AutomaticReplies(this))
    , m_strip(new ListenerStrip)
    , m_message(new MessageBar)
    , m_notice(new MessageBar)
    , m_storage(new StorageWatch(*m_notice, workbench.preferences, workbench.clock, this))
    , m_splitter(new PaneSplitter)
    , m_list(new CaptureList)
    , m_detail(new CaptureDetail)
    , m_reply(new ReplyPage(workbench))
    , m_memory(new settings::ListenerMemory(workbench.preferences, workbench.secrets, this))
    , m_options(keptOptions(m_memory->settings()))
    , m_wanted(m_options)
{
    buildLayout();
    connectParts();
    connectMemory();
    m_automatic->setOptions(keptOptions(workbench.preferences.automaticReply()));
    m_detail->hide(); // no request is chosen yet
}

void RunTasksPage::buildLayout()
{
    m_list->keepColumns(m_workbench.preferences);
    m_splitter->setPanes(m_list, 11, m_detail, 9);
    m_splitter->keepShares(m_workbench.preferences, u"run-tasks"_s);
    m_splitter->arrange(Qt::Vertical, {1100, 900});
    auto *inbox = new QWidget;
    auto *layout = new QVBoxLayout(inbox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_message);
    layout->addWidget(m_notice);
    layout->addWidget(m_splitter, 1);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(inbox);
    m_pages->addWidget(m_reply);
    countShownPageOnly(*m_pages);
}

void RunTasksPage::connectParts()
{
    connect(m_strip, &ListenerStrip::startWanted, this, [this] { start(m_wanted); });
    connect(m_strip, &ListenerStrip::stopWanted, this, &RunTasksPage::stop);
    connect(m_strip, &ListenerStrip::configureWanted, this, [this] { configure(); });
    connect(m_strip, &ListenerStrip::storageWanted, m_storage, &StorageWatch::configure);
    connect(m_storage, &StorageWatch::dropped, m_list, &CaptureList::refresh);
    connect(m_list, &CaptureList::currentLeft, this, &RunTasksPage::lookForCurrent);
    connect(m_list, &CaptureList::storageWanted, m_storage, &StorageWatch::configure);
    connect(m_list, &CaptureList::pinWanted, this, &RunTasksPage::pin);
    connect(m_strip, &ListenerStrip::sampleWanted, this, &RunTasksPage::sampleWanted);
    connect(&m_list->firstRunCard(), &FirstRunCard::startWanted, this, [this] { start(m_wanted); });
    connect(&m_list->firstRunCard(), &FirstRunCard::sampleWanted, this, &RunTasksPage::sampleWanted);
    connect(this, &RunTasksPage::sampleWanted, this, [this] { m_isSampleAwaited = true; });
    connect(m_list, &CaptureList::currentChanged, this, &RunTasksPage::loadCurrent);
    connect(m_list, &CaptureList::openWanted, this, &RunTasksPage::openReply);
    connect(m_list, &CaptureList::waitingChanged, this, &RunTasksPage::waitingChanged);
    connect(m_list, &CaptureList::failed, this,
            [this](const base::Error &error) { showError(error, wording::Activity::OpeningStore); });
    connect(m_detail, &CaptureDetail::replyWanted, this, &RunTasksPage::openReply);
    connect(m_detail, &CaptureDetail::allowWanted, this, [this] {
        if (const store::CaptureRow *row = m_list->current())
            configure(m_automatic->missingOrigin(*row));
    });
    connect(m_automatic, &inspector::AutomaticReplies::changed, this, [this] {
        showAutomaticReply();
        showUnanswered();
    });
    connect(m_reply, &ReplyPage::closed, this, &RunTasksPage::closeReply);
    connect(m_reply, &ReplyPage::draftsChanged, this, [this](const QSet<QUuid> &captures) {
        m_drafted = captures;
        if (m_store)
            m_store->setDrafted(captures);
    });
    connect(m_message, &MessageBar::actionWanted, this, &RunTasksPage::act);
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
    store::CaptureStore &store = m_workbench.inspector.store();
    if (&store != m_store) {
        m_store = &store;
        m_ofStore = std::make_unique<QObject>();
        m_gone = {};
        m_list->setStore(store, m_workbench.clock);
        m_storage->setStore(store);
        store.setDrafted(m_drafted);
        connectSession();
        m_reply->sessionOpened();
    }
}

void RunTasksPage::connectMemory()
{
    connect(m_memory, &settings::ListenerMemory::keysKnown, this, [this](const QList<QByteArray> &keys) {
        m_options.keys = keys;
        m_wanted.keys = keys;
        showAutomaticReply();
        if (m_startWanted)
            start(m_wanted);
    });
    connect(m_memory, &settings::ListenerMemory::failed, this,
            [this](const base::Error &error) { showError(error, wording::Activity::StartingReceiver); });
}

void RunTasksPage::startIfWanted(bool isFirst)
{
    if (m_startWanted || (isFirst && m_memory->settings().startsWithProgram))
        start(m_wanted);
}

void RunTasksPage::connectSession()
{
    connect(&m_workbench.inspector.reply(), &inspector::Reply::sent, m_ofStore.get(),
            [this](const store::CaptureRow &row) { update(row); });
    m_automatic->setAutoReply(m_workbench.inspector.autoReply());
    if (!std::exchange(m_isReceiverConnected, true)) // the receiver stays when the store changes
        connectReceiver();
}

void RunTasksPage::connectReceiver()
{
    inspector::Receiver &receiver = m_workbench.inspector.receiver();
    connect(&receiver, &inspector::Receiver::captured, this, &RunTasksPage::add);
    connect(&receiver, &inspector::Receiver::storeFailed, this,
            [this](const base::Error &error) { showError(error, wording::Activity::OpeningStore); });
    connect(&receiver, &inspector::Receiver::storeRecovered, this, [this] {
        m_message->setMessage(Tone::Success, tr("Requests are written to disk again."),
                              tr("What was kept in memory is written."));
    });
}

void RunTasksPage::showStoreError(const base::Error &error)
{
    m_startWanted = false;
    showError(error, wording::Activity::OpeningStore);
    connect(m_message->addTextAction(tr("Try again")), &QPushButton::clicked, this, [this] {
        m_message->dismiss();
        emit storeRetryWanted({});
    });
}

void RunTasksPage::showSessionKey()
{
    m_message->setMessage(Tone::Warning, tr("No keychain keeps the key of your captures."),
                          tr("Their access tokens can be opened until Runlatch ends; everything else stays readable."));
}

void RunTasksPage::showError(const base::Error &error, wording::Activity activity)
{
    m_failed = activity;
    m_message->setSentence(wording::sentence(error, activity));
}

void RunTasksPage::start(const inspector::ReceiverOptions &options)
{
    m_wanted = options;
    m_message->dismiss(); // dismissed first, so that the user sees the same message appear again
    if (!m_workbench.inspector.isOpen()) {
        m_workbench.storeGate.pass(this, [this] {
            m_startWanted = true; // the start is repeated as soon as the store is open
            emit storeRetryWanted({});
        });
        return;
    }
    m_startWanted = !m_memory->areKeysKnown();
    if (m_startWanted) {
        m_message->setMessage(Tone::Info, tr("Waiting for the keychain."),
                              tr("The listener starts when its HMAC key has been read."));
        return;
    }
    inspector::Receiver &receiver = m_workbench.inspector.receiver();
    const auto started = [this, options, isMove = receiver.isListening()](const base::Result<QUrl> &url) {
        if (url)
            takePlace(*url, options);
        else
            showNoPlace(url.error());
        if (url && !isMove && isVisible())
            focusFirst();
    };
    inspector::ListenerStart::start(receiver, options, m_memory->settings().lastPort, this, started);
}

void RunTasksPage::takePlace(const QUrl &url, const inspector::ReceiverOptions &options)
{
    m_options = options;
    m_memory->notePort(url.port());
    showAutomaticReply(); // the keys may have changed
    m_strip->setListening(url, !m_options.keys.isEmpty());
    m_list->firstRunCard().setListening(url);
    const bool isEncrypted = !m_options.identity.isNull();
    emit listening(url, m_options.keys.value(0),
                   isEncrypted ? http::fingerprintOf(m_options.identity.chain.first()) : QByteArray());
}

/// A listener that was already running continues at its address.
void RunTasksPage::showNoPlace(const base::Error &error)
{
    if (!m_workbench.inspector.receiver().isListening())
        showStopped();
    showError(error, wording::Activity::StartingReceiver);
}

void RunTasksPage::stop()
{
    if (!m_workbench.inspector.isOpen())
        return;
    m_workbench.inspector.receiver().stop(this, [this](const base::Done &) { showStopped(); });
}

void RunTasksPage::showStopped()
{
    m_strip->setStopped();
    m_list->firstRunCard().setListening({});
    emit stopped();
}

void RunTasksPage::configure(const QString &allowed)
{
    auto *dialog = new ListenerDialog(m_wanted, m_workbench.preferences.automaticReply(), this);
    dialog->setStartsWithProgram(m_memory->settings().startsWithProgram);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!allowed.isEmpty())
        dialog->allowCallback(allowed);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_workbench.preferences.setAutomaticReply(dialog->automaticReply());
        m_automatic->setOptions(keptOptions(dialog->automaticReply()));
        m_memory->keep(listenerSettings(dialog->options(), dialog->startsWithProgram()), dialog->options().keys);
        start(dialog->options()); // start() moves a running listener
    });
    dialog->open();
}

void RunTasksPage::setListener(const inspector::ReceiverOptions &options, bool startsWithProgram)
{
    m_memory->keep(listenerSettings(options, startsWithProgram), options.keys);
    m_wanted = options;
    if (m_workbench.inspector.isOpen() && m_workbench.inspector.receiver().isListening())
        start(options);
    else
        m_options = options;
    showAutomaticReply();
}

void RunTasksPage::showAutomaticReply()
{
    m_strip->setAutomaticReply(AutomaticReplyWords::summary(m_automatic->options(), !m_options.keys.isEmpty()));
}

void RunTasksPage::showUnanswered()
{
    if (const store::CaptureRow *row = m_list->current())
        m_detail->setUnanswered(AutomaticReplyWords::whyUnanswered(*m_automatic, *row),
                                !m_automatic->missingOrigin(*row).isEmpty());
}

void RunTasksPage::setSampleAvailable(bool available)
{
    m_strip->setSampleAvailable(available);
    m_list->firstRunCard().setSampleAvailable(available);
}

void RunTasksPage::add(const QList<store::CaptureRow> &rows)
{
    m_list->add(rows);
    // Loads the shown request again if it arrives a second time, now that it is on disk.
    if (std::any_of(rows.begin(), rows.end(), [this](const store::CaptureRow &row) { return row.uuid == m_loaded; })) {
        m_loaded = {};
        loadCurrent();
    }
    chooseSample(rows);
    m_workbench.inspector.autoReply().handle(rows);
}

/// Chooses the sample that the user has just sent.
void RunTasksPage::chooseSample(const QList<store::CaptureRow> &rows)
{
    const bool hasCome = std::any_of(rows.begin(), rows.end(),
                                     [](const store::CaptureRow &row) { return !row.isRefused() && row.readable; });
    if (!hasCome || !std::exchange(m_isSampleAwaited, false) || isReading())
        return;
    m_list->chooseFirst();
}

/// Whether the user reads a request, writes a reply, or has scrolled away from the newest request.
bool RunTasksPage::isReading() const
{
    const QWidget *focus = window()->focusWidget();
    return m_pages->currentIndex() != 0 || (focus && m_detail->isAncestorOf(focus)) || !m_list->isAtTop();
}

void RunTasksPage::update(const store::CaptureRow &row)
{
    m_loaded = {}; // its replies have changed
    m_list->update(row);
    m_reply->update(row);
}

void RunTasksPage::loadCurrent()
{
    const store::CaptureRow *row = m_list->current();
    m_detail->setVisible(row && m_list->wantsDetail());
    if (!row) {
        m_detail->clear();
        m_loaded = {};
        ++m_question;
        return;
    }
    m_detail->setReplyPossible(whyNoReply().isEmpty(), whyNoReply());
    m_detail->setAnswered(inspector::hasEnded(row->state));
    showUnanswered();
    if (row->uuid == m_loaded)
        return;
    m_loaded = row->uuid;
    ++m_question;
    if (row->id == 0) {
        showCapture({*row, {}, {}, false, {}});
        return;
    }
    const auto take = [this, question = m_question](const base::Result<store::Capture> &capture) {
        if (question == m_question)
            takeCapture(capture);
    };
    m_workbench.inspector.store().load(row->id, m_ofStore.get(), take);
}

void RunTasksPage::takeCapture(const base::Result<store::Capture> &capture)
{
    if (capture) {
        showCapture(*capture);
        return;
    }
    if (capture.error().kind == base::ErrorKind::NotFound) {
        showGone();
        return;
    }
    m_loaded = {};
    m_detail->clear();
    showError(capture.error(), wording::Activity::OpeningStore);
}

/// Asks the store for the current request, because the user may only have scrolled past it. The query loads no bodies,
/// which may be large.
void RunTasksPage::lookForCurrent()
{
    const store::CaptureRow *row = m_list->current();
    m_workbench.inspector.store().listNewer(
        row->id - 1, 1, m_ofStore.get(),
        [this, id = row->id, wanted = row->uuid](const base::Result<QList<store::CaptureRow>> &found) {
            if (wanted == m_loaded && found && (found->isEmpty() || found->first().id != id))
                showGone();
        });
}

void RunTasksPage::showGone()
{
    m_gone = m_loaded;
    m_detail->setGone();
}

void RunTasksPage::pin(qint64 id, bool pinned)
{
    m_workbench.inspector.store().setPinned(id, pinned, m_ofStore.get(),
                                            [this](const base::Result<store::CaptureRow> &row) {
                                                if (row)
                                                    update(*row);
                                                else
                                                    showError(row.error(), wording::Activity::OpeningStore);
                                            });
}

void RunTasksPage::showCapture(const store::Capture &capture)
{
    readCapture(capture, m_options.keys, this,
                [this, question = m_question, wanted = m_loaded](const base::Result<CaptureReading> &reading) {
                    if (question == m_question && wanted != m_gone && reading)
                        m_detail->setReading(*reading);
                });
}

QString RunTasksPage::whyNoReply() const
{
    const store::CaptureRow *row = m_list->current();
    if (row->isRefused() || !row->readable)
        return tr("This was not a run task request, so it has no reply.");
    if (row->uuid == m_gone)
        return tr("It was removed to keep the storage limit.");
    if (row->id == 0)
        return tr("It is kept in memory only; reply when the disk has taken it.");
    return {};
}

void RunTasksPage::openReply()
{
    const store::CaptureRow *row = m_list->current();
    if (!row || !whyNoReply().isEmpty())
        return;
    m_reply->open(*row);
    m_pages->setCurrentWidget(m_reply);
    m_reply->focusFirst();
}

void RunTasksPage::closeReply()
{
    m_pages->setCurrentIndex(0);
    m_list->focusFirst();
}

void RunTasksPage::act(wording::Sentence::Action action)
{
    m_message->dismiss();
    switch (action) {
    case wording::Sentence::Action::ChangePort:
    case wording::Sentence::Action::CheckKey: configure(); break;
    case wording::Sentence::Action::ChooseFolder: chooseFolder(); break;
    case wording::Sentence::Action::TryAgain:
        if (m_failed == wording::Activity::StartingReceiver)
            start(m_wanted);
        else
            m_list->reload();
        break;
    default: break;
    }
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
        m_list->focusFirst();
    else
        m_reply->focusFirst();
}

bool RunTasksPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
