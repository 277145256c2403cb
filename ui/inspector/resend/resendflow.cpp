// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/resend/resendflow.h"

#include "base/answer.h"
#include "redaction/secretfinder.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/resend/resendanswer.h"
#include "ui/inspector/resend/resenddialog.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/workbench.h"

#include <QPushButton>
#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

namespace {

/// The secrets of a request, as they may stand in an answer; in the pool, because a body may be large.
void findValues(const store::Capture &capture, QObject *context, base::Callback<QList<QByteArray>> done)
{
    const base::Answer<QList<QByteArray>> answer(context, std::move(done));
    QThreadPool::globalInstance()->start(
        [capture, answer] { answer(redaction::findSecrets(capture.head, capture.body).values); });
}

} // namespace

ResendFlow::ResendFlow(const Parts &parts, Workbench &workbench, QWidget &page)
    : QObject(&page)
    , m_parts(parts)
    , m_workbench(workbench)
    , m_page(page)
    , m_resender(workbench.clock)
    , m_lineage(parts.open, workbench.clock)
{
    connect(&m_lineage, &replay::LineageKeeper::changed, this, &ResendFlow::lineageKnown);
    connect(&m_lineage, &replay::LineageKeeper::kept, &parts.list,
            [list = &parts.list](const store::CaptureRow &row) { list->add({row}); });
    connect(&m_lineage, &replay::LineageKeeper::failed, this, &ResendFlow::showFailure);
    connect(&m_resender, &replay::Resender::exchanged, &workbench.activity, &models::ActivityModel::add);
    connect(&parts.list, &CaptureList::resendWanted, this,
            [this](qint64 id, bool isEdited) { isEdited ? edit(id) : send(id); });
    parts.list.offer(CaptureActions::Offer::Resend);
}

ResendFlow::~ResendFlow()
{
    m_call.abort();
}

void ResendFlow::send(qint64 id)
{
    if (m_call.isRunning())
        return showUnderWay(); // another message may have taken its place
    load(id, [this, target = m_target](const ResendOffer &offer) {
        const bool isClear = target && offer.mayLeaveAtOnce(*target);
        if (const auto resending = isClear ? offer.exactly(*target) : std::nullopt)
            sendAtOnce(offer, *target, *resending);
        else
            open(offer, target);
    });
}

void ResendFlow::edit(qint64 id)
{
    load(id, [this](const ResendOffer &offer) { open(offer, m_target)->beginEditing(); });
}

/// Reads it in the pool. A later key press takes the place of an earlier one.
void ResendFlow::load(qint64 id, std::function<void(const ResendOffer &)> take)
{
    if (!m_workbench.inspector.isOpen())
        return;
    m_loading = std::make_unique<QObject>();
    QObject *context = m_loading.get();
    m_workbench.inspector.store().load(
        id, context, [this, context, take = std::move(take)](const base::Result<store::Capture> &capture) {
            if (!capture)
                return showFailure(capture.error());
            readCapture(*capture, {}, context, [this, context, take](const base::Result<CaptureReading> &reading) {
                findValues(reading->capture, context,
                           [this, take, reading = *reading](const base::Result<QList<QByteArray>> &secrets) {
                               take(offerOf(reading, *secrets));
                           });
            });
        });
}

ResendOffer ResendFlow::offerOf(const CaptureReading &reading, const QList<QByteArray> &secrets) const
{
    return {reading, secrets, m_workbench.inspector.receiver().places(), m_parts.listener.options()};
}

ResendDialog *ResendFlow::open(const ResendOffer &offer, const std::optional<ResendTarget> &target)
{
    auto *dialog = new ResendDialog(m_resender, m_workbench.clock, offer, &m_page);
    connect(dialog, &ResendDialog::targetChosen, this, &ResendFlow::setTarget);
    connect(dialog, &ResendDialog::leaving, this, [this, offer](const Resent &resent) { leave(offer, resent); });
    connect(dialog, &ResendDialog::answered, this, [this, offer](const Resent &resent) { keep(offer, resent); });
    if (target)
        dialog->setTarget(*target);
    dialog->show();
    return dialog;
}

/// Goes to the place that was agreed to when the key was pressed, whatever is agreed to meanwhile.
void ResendFlow::sendAtOnce(const ResendOffer &offer, const ResendTarget &target, const replay::Resending &resending)
{
    m_number = QString::number(offer.reading.capture.row.id);
    m_place = resending.destination.authority(QUrl::FullyEncoded);
    showUnderWay();
    leave(offer, {resending, {}, 0});
    m_call = m_resender.send(resending, this, [this, offer, target](const base::Result<http::Response> &answer) {
        tell(offer, target, answer);
    });
}

void ResendFlow::leave(const ResendOffer &offer, const Resent &resent)
{
    if (offer.isOwn(resent.request.destination))
        m_lineage.expect(offer.reading.capture.row.id, resent.request, resent.edits, resent.times);
}

/// A request that left as it was received is there already, and the listener keeps one that came to it.
void ResendFlow::keep(const ResendOffer &offer, const Resent &resent)
{
    if (!resent.edits.isEmpty() && !offer.isOwn(resent.request.destination))
        m_lineage.keep(offer.reading.capture, resent.request, resent.edits, resent.status);
}

/// Cannot be closed: it alone says why the key sends nothing now, and cancels it.
void ResendFlow::showUnderWay()
{
    m_parts.message.setMessage(Tone::Info, tr("Sending request %1 to %2...").arg(m_number, m_place));
    m_parts.message.setClosable(false);
    offerToCancel();
}

void ResendFlow::offerToCancel()
{
    connect(m_parts.message.addTextAction(tr("Cancel sending")), &QPushButton::clicked, this, [this] {
        m_call.abort();
        m_parts.message.setMessage(Tone::Info, tr("Cancelled. The request may have arrived."));
        m_parts.message.setClosable(true);
    });
}

void ResendFlow::tell(const ResendOffer &offer, const ResendTarget &target, const base::Result<http::Response> &answer)
{
    m_parts.message.setMessage(ResendAnswer::badgeOf(answer).tone,
                               answer ? tr("Request %1 was sent to %2.").arg(m_number, m_place)
                                      : tr("Request %1 got no answer from %2.").arg(m_number, m_place),
                               ResendAnswer::wordsOf(answer, offer.secrets));
    m_parts.message.setClosable(true);
    connect(m_parts.message.addTextAction(tr("Show the answer")), &QPushButton::clicked, this,
            [this, offer, target, answer] { open(offer, target)->setAnswer(answer); });
}

/// Without the button of the sentence: nobody here would act on it.
void ResendFlow::showFailure(const base::Error &error)
{
    const wording::Sentence words = wording::sentence(error, wording::Activity::SendingRunTask);
    m_parts.message.setMessage(Tone::Error, words.fact, words.next);
    if (m_call.isRunning())
        offerToCancel();
}

void ResendFlow::setTarget(const std::optional<ResendTarget> &target)
{
    m_target = target;
    m_parts.list.setResendPlace(target && !target->isOwn ? target->url.authority(QUrl::FullyEncoded)
                                    : target             ? tr("its endpoint")
                                                         : QString());
}

} // namespace runlatch::ui
