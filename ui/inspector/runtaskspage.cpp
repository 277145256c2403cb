// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspage.h"

#include "base/rules.h"
#include "http/peertrust.h"
#include "inspector/automaticreplies.h"
#include "inspector/capturecopies.h"
#include "store/sqlite/storegate.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/deliveryhistory.h"
#include "ui/inspector/detail/notekeeper.h"
#include "ui/inspector/detail/notenotices.h"
#include "ui/inspector/detail/showncapture.h"
#include "ui/inspector/doctor/causefinder.h"
#include "ui/inspector/listener/automaticreplywords.h"
#include "ui/inspector/listener/firstruncard.h"
#include "ui/inspector/listener/keptoptions.h"
#include "ui/inspector/listener/listenerchoices.h"
#include "ui/inspector/listener/listenernotices.h"
#include "ui/inspector/replypage.h"
#include "ui/inspector/resend/resendflow.h"
#include "ui/inspector/storage/openingnotices.h"
#include "ui/inspector/storage/storagewatch.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/taborder.h"

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
    , m_notices(new ListenerNotices)
    , m_opening(new OpeningNotices)
    , m_message(new MessageBar)
    , m_notice(new MessageBar)
    , m_noteNotice(new MessageBar)
    , m_resent(new MessageBar)
    , m_storage(new StorageWatch(m_open, *m_notice, workbench.preferences, workbench.clock, this))
    , m_splitter(new PaneSplitter)
    , m_list(new CaptureList(m_open, workbench.clock))
    , m_detail(new CaptureDetail(workbench.clock))
    , m_deliveries(new DeliveryHistory(m_open, *m_detail, workbench.clock, this))
    , m_noteKeeper(new NoteKeeper(m_open, *m_detail, *m_list, workbench.clock, this))
    , m_reply(new ReplyPage(workbench))
    , m_control(new ListenerControl(workbench, *m_automatic, *this))
    , m_shown(new ShownCapture({m_open, *m_list, *m_detail, *m_storage, *m_control, *m_automatic}, this))
    , m_causes(new CauseFinder(
          m_open, [this](const QByteArray &endpoint) { return KnownKeys::of(m_control->options(), endpoint); }, this))
    , m_copies(new inspector::CaptureCopies(m_open, workbench.clock, this))
{
    buildLayout();
    connectParts();
    connectControl();
    connectNotes();
    m_detail->setRowActions(m_list->actions());
    new ResendFlow({*m_list, *m_control, *m_resent}, workbench, *this);
    m_automatic->setOptions(keptOptions(workbench.preferences.automaticReply()));
    showEndpointNames();
    m_detail->hide(); // no request is chosen yet
    m_open.follow(this, [this](store::CaptureStore &store) { useStore(store); });
}

void RunTasksPage::buildLayout()
{
    m_list->keepColumns(m_workbench.preferences);
    m_detail->keepSnippetLanguage(m_workbench.preferences);
    m_splitter->setPanes(m_list, 1, m_detail, 1);
    m_splitter->keepShares(m_workbench.preferences, u"run-tasks"_s);
    m_splitter->arrange(Qt::Vertical, {1000, 1000});
    auto *inbox = new QWidget;
    inbox->addActions(m_list->pageActions()); // from the listener and the detail, too
    auto *layout = new QVBoxLayout(inbox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_notices);
    layout->addWidget(m_opening);
    layout->addWidget(m_message);
    layout->addWidget(m_notice);
    layout->addWidget(m_noteNotice);
    layout->addWidget(m_resent);
    layout->addWidget(m_splitter, 1);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(inbox);
    m_pages->addWidget(m_reply);
    countShownPageOnly(*m_pages);
}

void RunTasksPage::connectParts()
{
    connect(m_strip, &ListenerStrip::storageWanted, m_storage, &StorageWatch::configure);
    connect(m_storage, &StorageWatch::dropped, m_list, &CaptureList::refresh);
    connect(m_list, &CaptureList::storageWanted, m_storage, &StorageWatch::configure);
    connect(m_list, &CaptureList::pinWanted, this, &RunTasksPage::pin);
    connect(m_strip, &ListenerStrip::sampleWanted, this, &RunTasksPage::sampleWanted);
    connect(&m_list->firstRunCard(), &FirstRunCard::sampleWanted, this, &RunTasksPage::sampleWanted);
    connect(this, &RunTasksPage::sampleWanted, this, [this] { m_isSampleAwaited = true; });
    connect(m_shown, &ShownCapture::failed, this, &RunTasksPage::showStoreFailure);
    connect(m_list, &CaptureList::openWanted, this, &RunTasksPage::openReply);
    connect(m_list, &CaptureList::waitingChanged, this, &RunTasksPage::waitingChanged);
    connect(m_list, &CaptureList::failed, this, &RunTasksPage::showStoreFailure);
    connect(m_detail, &CaptureDetail::replyWanted, this, &RunTasksPage::openReply);
    connect(m_detail, &CaptureDetail::diagnosed, this,
            [this](const store::CaptureRow &row, const signature::Diagnosis &diagnosis) {
                if (const store::CaptureRow *current = m_list->current(); current && current->uuid == row.uuid)
                    m_causes->keep(*current, diagnosis); // ids are of one store, and this one may be another by now
            });
    connect(m_causes, &CauseFinder::found, m_list, &CaptureList::update);
    connect(m_deliveries, &DeliveryHistory::deliveriesKnown, m_list, &CaptureList::setDeliveries);
    connect(m_detail, &CaptureDetail::compareWanted, m_list, &CaptureList::compareWanted);
    connect(m_detail, &CaptureDetail::left, m_list, &CaptureList::focusFirst);
    connect(m_detail, &CaptureDetail::captureWanted, m_list, &CaptureList::chooseCapture);
    connect(m_detail, &CaptureDetail::allowWanted, this, [this] {
        if (const store::CaptureRow *row = m_list->current())
            m_control->configure(m_automatic->missingOrigin(*row));
    });
    connect(m_automatic, &inspector::AutomaticReplies::changed, this, [this] {
        showAutomaticReply();
        m_shown->showUnanswered();
    });
    connect(m_reply, &ReplyPage::closed, this, &RunTasksPage::showRequests);
    connect(m_reply, &ReplyPage::draftsChanged, this, [this](const QSet<QUuid> &captures) {
        m_drafted = captures;
        if (m_store)
            m_store->setDrafted(captures);
    });
    connect(m_opening, &OpeningNotices::folderWanted, this, [this] {
        m_message->dismiss();
        chooseFolder();
    });
    connect(m_opening, &OpeningNotices::retryWanted, this, [this] { emit storeRetryWanted({}); });
    connect(m_opening, &OpeningNotices::keyWanted, this, &RunTasksPage::keyWanted);
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
    m_open.set(m_workbench.inspector.store());
}

/// What is shown uses the store already.
void RunTasksPage::useStore(store::CaptureStore &store)
{
    m_store = &store;
    m_ofStore = std::make_unique<QObject>();
    store.setDrafted(m_drafted);
    connectSession();
    m_reply->sessionOpened();
}

void RunTasksPage::connectControl()
{
    connect(m_strip, &ListenerStrip::startWanted, m_control, [this] { m_control->start(); });
    connect(&m_list->firstRunCard(), &FirstRunCard::startWanted, m_control, [this] { m_control->start(); });
    connect(m_strip, &ListenerStrip::stopWanted, m_control, &ListenerControl::stop);
    connect(m_strip, &ListenerStrip::configureWanted, m_control, [this] { m_control->configure(); });
    connect(m_notices, &ListenerNotices::portWanted, m_control, &ListenerControl::usePort);
    connect(m_notices, &ListenerNotices::proofWanted, m_control, &ListenerControl::prove);
    // Dismissed at each start, so that the user sees the same message appear again.
    connect(m_control, &ListenerControl::starting, m_message, &MessageBar::dismiss);
    connect(m_control, &ListenerControl::started, this, &RunTasksPage::showListening);
    connect(m_control, &ListenerControl::stopped, this, &RunTasksPage::showStopped);
    connect(m_control, &ListenerControl::failed, this, &RunTasksPage::showNoPlace);
    connect(m_control, &ListenerControl::optionsChanged, this, &RunTasksPage::showAutomaticReply);
    connect(m_control, &ListenerControl::optionsChanged, this, &RunTasksPage::showEndpointNames);
    connect(m_control, &ListenerControl::storeWanted, this, [this] { emit storeRetryWanted({}); });
    connect(m_control, &ListenerControl::waitingForKeychain, this, [this] {
        m_message->setMessage(Tone::Info, tr("Waiting for the keychain."),
                              tr("The listener starts when its HMAC key has been read."));
    });
    connect(m_control, &ListenerControl::proved, this, [this] {
        const QTime now = m_workbench.clock.utc().toLocalTime().time();
        m_strip->setProved(now);
        m_notices->setProved();
        emit proved(now);
    });
    connect(m_control, &ListenerControl::unproved, this, [this](const base::Error &error) {
        m_strip->setUnproved();
        m_notices->setUnproved(error);
        emit unproved();
    });
}

void RunTasksPage::connectNotes()
{
    new NoteNotices(*m_noteNotice, *m_noteKeeper, this);
    connect(m_noteKeeper, &NoteKeeper::pinned, this, &RunTasksPage::update);
    connect(m_noteKeeper, &NoteKeeper::pinFailed, this, &RunTasksPage::showStoreFailure);
    connect(m_list, &CaptureList::duplicateWanted, m_copies, &inspector::CaptureCopies::copy);
    connect(m_copies, &inspector::CaptureCopies::copied, this, &RunTasksPage::showCopies);
    connect(m_copies, &inspector::CaptureCopies::failed, this, &RunTasksPage::showStoreFailure);
    m_list->offer(CaptureActions::Offer::Duplicate);
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
    m_control->forgetStart();
    m_opening->showStoreError(error, m_workbench.inspector.isOpen());
}

void RunTasksPage::showSessionKey()
{
    m_opening->showSessionKey();
}

void RunTasksPage::showKeptKey()
{
    m_opening->showKeptKey();
    m_shown->showAgain();
    m_reply->readAgain();
}

void RunTasksPage::showStoreFailure(const base::Error &error)
{
    showError(error, [this] { m_list->reload(); });
}

void RunTasksPage::showError(const base::Error &error, const std::function<void()> &again)
{
    m_message->setSentence(wording::sentence(error), [this, again](wording::Sentence::Action action) {
        m_message->dismiss();
        act(action, again);
    });
}

void RunTasksPage::showListening(bool isMove)
{
    const inspector::Receiver &receiver = m_workbench.inspector.receiver();
    const inspector::ReceiverOptions &options = m_control->options();
    m_strip->setListening(listenerChoices(receiver.places(), options));
    m_notices->setPlaces(receiver.places(), options.isChecked());
    m_list->firstRunCard().setListening(receiver.url());
    const auto places = receiver.places();
    const auto first =
        std::find_if(places.begin(), places.end(), [](const auto &place) { return place.isListening(); });
    const http::ServerIdentity &identity = first->address.identity;
    emit listening(receiver.url(), options.endpoint().keys.value(0),
                   identity.isNull() ? QByteArray() : http::fingerprintOf(identity.chain.first()));
    if (!isMove && isVisible())
        focusFirst();
}

/// A listener that was already running continues at its address.
void RunTasksPage::showNoPlace(const base::Error &error)
{
    showError(error, [this] { m_control->start(); });
    const auto port = static_cast<quint16>(error.facts.value(1).toUInt());
    if (error.rule == base::Rules::ListenInUse && port != 0) {
        connect(m_message->addTextAction(tr("Use port %1").arg(port)), &QPushButton::clicked, m_control,
                [this, address = error.subject, port] { m_control->usePort(address, port); });
    }
}

void RunTasksPage::showStopped()
{
    m_strip->setStopped();
    m_notices->clear();
    m_list->firstRunCard().setListening({});
    emit stopped();
}

void RunTasksPage::showAutomaticReply()
{
    m_strip->setAutomaticReply(AutomaticReplyWords::summary(m_automatic->options(), m_control->options().hasKeys()));
}

/// The shown request is read again, because it shows the name of its endpoint, too.
void RunTasksPage::showEndpointNames()
{
    const store::EndpointNames names = m_control->options().endpointNames();
    if (names == m_list->endpointNames())
        return;
    m_list->setEndpointNames(names);
    m_shown->showAgain();
}

void RunTasksPage::setSampleAvailable(bool available)
{
    m_strip->setSampleAvailable(available);
    m_list->firstRunCard().setSampleAvailable(available);
}

void RunTasksPage::add(const QList<store::CaptureRow> &rows)
{
    m_list->add(rows);
    m_deliveries->add(rows);
    m_shown->add(rows);
    m_causes->add(rows);
    chooseSample(rows);
}

/// Copies did not arrive, so nothing replies to them. The list goes to them, although the user looks at an older one.
void RunTasksPage::showCopies(const QList<store::CaptureRow> &rows)
{
    m_list->add(rows);
    m_list->goTo(rows.last());
    if (!m_list->filter().isEmpty())
        m_message->setMessage(Tone::Info, tr("%n request(s) were duplicated.", nullptr, static_cast<int>(rows.size())),
                              tr("The filter may leave them out, because their state is “Copy”."));
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

/// Tells whether the user reads a request, writes a reply, or has scrolled away from the newest request.
bool RunTasksPage::isReading() const
{
    const QWidget *focus = window()->focusWidget();
    return m_pages->currentIndex() != 0 || (focus && m_detail->isAncestorOf(focus)) || !m_list->isAtTop();
}

void RunTasksPage::update(const store::CaptureRow &row)
{
    m_shown->update(row);
    m_list->update(row);
    m_reply->update(row);
}

void RunTasksPage::pin(qint64 id, bool pinned)
{
    m_workbench.inspector.store().setPinned(id, pinned, m_ofStore.get(),
                                            [this](const base::Result<store::CaptureRow> &row) {
                                                if (row)
                                                    update(*row);
                                                else
                                                    showStoreFailure(row.error());
                                            });
}

void RunTasksPage::openReply()
{
    const store::CaptureRow *row = m_list->current();
    if (!row || !m_shown->whyNoReply().isEmpty())
        return;
    m_reply->open(*row);
    m_pages->setCurrentWidget(m_reply);
    m_reply->focusFirst();
}

void RunTasksPage::showRequests()
{
    m_pages->setCurrentIndex(0);
    m_list->focusFirst();
}

QStringList RunTasksPage::openWork() const
{
    QStringList open;
    const int replies = m_workbench.inspector.isOpen() ? m_workbench.inspector.reply().countUnderWay() : 0;
    if (replies > 0)
        open += tr("%n reply(s) to run tasks are being sent. Whether they arrive is not known then.", nullptr, replies);
    if (const int unstored = m_list->inMemory(); unstored > 0)
        open += tr("%n request(s) are in memory only, because they could not be written to disk. They are lost.",
                   nullptr, unstored);
    if (m_reply->hasUnsavedDrafts())
        open += tr("A reply that you are writing is not saved. It is lost.");
    return open;
}

void RunTasksPage::act(wording::Sentence::Action action, const std::function<void()> &again)
{
    switch (action) {
    case wording::Sentence::Action::ChangePort: m_control->configureAddresses(); break;
    case wording::Sentence::Action::CheckKey: m_control->configure(); break;
    case wording::Sentence::Action::ChooseFolder: chooseFolder(); break;
    case wording::Sentence::Action::TryAgain: again(); break;
    case wording::Sentence::Action::None:
    case wording::Sentence::Action::EditConnection:
    case wording::Sentence::Action::ShowCertificate:
    case wording::Sentence::Action::LookAtChangeRequests: break; // of errors of the service
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

/// In a low window a few rows are enough to see which request is chosen; the detail needs the rest.
void RunTasksPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isLow = height() < 160 * Theme::of(this).u();
    if (isLow == std::exchange(m_isLow, isLow))
        return;
    m_splitter->arrange(Qt::Vertical, isLow ? QList<int>{800, 1200} : QList<int>{1000, 1000});
}

bool RunTasksPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
