// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspage.h"

#include "ui/inspector/capturedetail.h"
#include "ui/inspector/capturelist.h"
#include "ui/inspector/firstruncard.h"
#include "ui/inspector/listenerdialog.h"
#include "ui/inspector/listenerstrip.h"
#include "ui/inspector/replypage.h"
#include "ui/widgets/messagebar.h"

#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

RunTasksPage::RunTasksPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent), m_workbench(workbench), m_strip(new ListenerStrip), m_message(new MessageBar),
      m_splitter(new QSplitter(Qt::Vertical)), m_list(new CaptureList), m_detail(new CaptureDetail),
      m_reply(new ReplyPage(workbench))
{
    buildLayout();
    connectParts();
    m_detail->hide(); // nothing to look into yet
}

void RunTasksPage::buildLayout()
{
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 11);
    m_splitter->setStretchFactor(1, 9);
    m_splitter->setSizes({1100, 900}); // shares, not pixels
    auto *inbox = new QWidget;
    auto *layout = new QVBoxLayout(inbox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_message);
    layout->addWidget(m_splitter, 1);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(inbox);
    m_pages->addWidget(m_reply);
}

void RunTasksPage::connectParts()
{
    connect(m_strip, &ListenerStrip::startWanted, this, [this] { start(m_options); });
    connect(m_strip, &ListenerStrip::stopWanted, this, &RunTasksPage::stop);
    connect(m_strip, &ListenerStrip::configureWanted, this, &RunTasksPage::configure);
    connect(m_strip, &ListenerStrip::sampleWanted, this, &RunTasksPage::sampleWanted);
    connect(&m_list->firstRunCard(), &FirstRunCard::startWanted, this, [this] { start(m_options); });
    connect(&m_list->firstRunCard(), &FirstRunCard::sampleWanted, this, &RunTasksPage::sampleWanted);
    connect(m_list, &CaptureList::currentChanged, this, &RunTasksPage::loadCurrent);
    connect(m_list, &CaptureList::openWanted, this, &RunTasksPage::openReply);
    connect(m_list, &CaptureList::waitingChanged, this, &RunTasksPage::waitingChanged);
    connect(m_list, &CaptureList::failed, this, [this](const base::Error &error) {
        m_message->setSentence(wording::sentence(error, wording::Activity::OpeningStore));
    });
    connect(m_detail, &CaptureDetail::replyWanted, this, &RunTasksPage::openReply);
    connect(m_reply, &ReplyPage::closed, this, &RunTasksPage::closeReply);
    connect(m_message, &MessageBar::actionWanted, this, &RunTasksPage::act);
}

void RunTasksPage::sessionOpened()
{
    m_message->dismiss();
    m_list->setStore(m_workbench.inspector.store(), m_workbench.clock);
    connectSession();
}

void RunTasksPage::connectSession()
{
    inspector::Receiver &receiver = m_workbench.inspector.receiver();
    connect(&receiver, &inspector::Receiver::captured, this, &RunTasksPage::add);
    connect(&receiver, &inspector::Receiver::storeFailed, this, [this](const base::Error &error) {
        m_message->setSentence(wording::sentence(error, wording::Activity::OpeningStore));
    });
    connect(&receiver, &inspector::Receiver::storeRecovered, this, [this] {
        m_message->setMessage(Tone::Success, tr("The disk takes requests again."), tr("What was kept in memory is written."));
    });
    connect(&m_workbench.inspector.reply(), &inspector::Reply::sent, this, &RunTasksPage::update);
}

void RunTasksPage::showStoreError(const base::Error &error)
{
    m_message->setSentence(wording::sentence(error, wording::Activity::OpeningStore));
}

void RunTasksPage::start(const inspector::ReceiverOptions &options)
{
    m_options = options;
    if (!m_workbench.inspector.isOpen()) {
        emit storeRetryWanted();
        return;
    }
    m_message->dismiss();
    m_workbench.inspector.receiver().start(options, this, [this](const base::Result<QUrl> &url) {
        if (!url) {
            m_message->setSentence(wording::sentence(url.error(), wording::Activity::StartingReceiver));
            return;
        }
        m_strip->setListening(*url, !m_options.keys.isEmpty());
        m_list->firstRunCard().setListening(*url);
        emit listening(*url, m_options.keys.value(0));
        if (isVisible())
            focusFirst();
    });
}

void RunTasksPage::stop()
{
    if (!m_workbench.inspector.isOpen())
        return;
    m_workbench.inspector.receiver().stop(this, [this](const base::Done &) {
        m_strip->setStopped();
        m_list->firstRunCard().setListening({});
        emit stopped();
    });
}

void RunTasksPage::configure()
{
    auto *dialog = new ListenerDialog(m_options, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const inspector::ReceiverOptions options = dialog->options();
        if (!m_workbench.inspector.isOpen() || !m_workbench.inspector.receiver().isListening()) {
            start(options);
            return;
        }
        m_workbench.inspector.receiver().stop(this, [this, options](const base::Done &) {
            m_strip->setStopped();
            emit stopped();
            start(options);
        });
    });
    dialog->open();
}

void RunTasksPage::setSampleAvailable(bool available)
{
    m_strip->setSampleAvailable(available);
    m_list->firstRunCard().setSampleAvailable(available);
}

void RunTasksPage::add(const QList<store::CaptureRow> &rows)
{
    m_list->add(rows);
    m_workbench.inspector.autoReply().handle(rows);
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
    m_detail->setVisible(row != nullptr);
    if (!row) {
        m_detail->clear();
        m_loaded = {};
        return;
    }
    m_detail->setReplyPossible(whyNoReply().isEmpty(), whyNoReply());
    if (row->uuid == m_loaded)
        return;
    m_loaded = row->uuid;
    if (row->id == 0) {
        readCapture({*row, {}, {}, false, {}}, {}, this, [this](const auto &reading) { m_detail->setReading(*reading); });
        return;
    }
    m_workbench.inspector.store().load(row->id, this, [this, wanted = row->uuid](const base::Result<store::Capture> &capture) {
        if (wanted != m_loaded)
            return; // another row was chosen meanwhile
        if (!capture) {
            m_message->setSentence(wording::sentence(capture.error(), wording::Activity::OpeningStore));
            return;
        }
        readCapture(*capture, m_options.keys, this, [this, wanted](const base::Result<CaptureReading> &reading) {
            if (wanted == m_loaded && reading)
                m_detail->setReading(*reading);
        });
    });
}

QString RunTasksPage::whyNoReply() const
{
    const store::CaptureRow *row = m_list->current();
    if (!row->refusalRule.isEmpty() || !row->readable)
        return tr("This was no run task request: there is nobody to reply to.");
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
}

void RunTasksPage::closeReply()
{
    m_pages->setCurrentIndex(0);
    m_list->focusFirst();
}

void RunTasksPage::act(wording::Sentence::Action action)
{
    switch (action) {
    case wording::Sentence::Action::ChangePort: configure(); break;
    case wording::Sentence::Action::TryAgain:
    case wording::Sentence::Action::ChooseFolder:
        if (m_workbench.inspector.isOpen())
            start(m_options);
        else
            emit storeRetryWanted();
        break;
    default: m_message->dismiss(); break;
    }
}

void RunTasksPage::focusFirst()
{
    if (m_pages->currentIndex() == 0)
        m_list->focusFirst();
}

} // namespace runlatch::ui
