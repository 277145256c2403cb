// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/sendquestion.h"

#include "http/url.h"
#include "protocol/runtaskrequest.h"
#include "ui/reply/faultwords.h"
#include "ui/widgets/frames/confirmation.h"
#include "wording/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace runlatch::ui {

namespace {

struct QuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ReplyForm)
};

} // namespace

bool stopsItsRun(const store::CaptureRow &capture)
{
    return protocol::enforcementLevelOfName(capture.enforcementLevel) == protocol::EnforcementLevel::Mandatory
        && protocol::stageOfName(capture.stage) != protocol::Stage::PostApply;
}

Confirmation *makeSendQuestion(const protocol::TaskResult &result, const QList<protocol::ResultFault> &faults,
                               const store::CaptureRow &capture, const DoubtfulAddress &address, QWidget *parent)
{
    constexpr qsizetype MaxSentences = 3; // sentences; further faults are shown after these are fixed
    const QString word = wording::taskStatus(result.status);
    QStringList consequences;
    const QString origin = http::originOf(address.url).toString();
    if (address.isWithoutToken)
        consequences +=
            QuestionWords::tr("The reply goes to %1 without a token. Only a code in that address can prove it.")
                .arg(origin);
    else if (!address.url.isEmpty())
        consequences +=
            QuestionWords::tr("The reply and the request's access token go to %1, an address that nothing proves.")
                .arg(origin);
    for (const protocol::ResultFault &fault : faults.first(std::min(MaxSentences, faults.size())))
        consequences += faultWords(fault);
    if (result.status == protocol::TaskStatus::Failed && stopsItsRun(capture))
        consequences += QuestionWords::tr("This run task is mandatory: the result stops run %1 of workspace %2.")
                            .arg(capture.runId, capture.workspaceName);
    const QString verb = !isFinal(result.status) ? QuestionWords::tr("Send running anyway")
        : faults.isEmpty()                       ? QuestionWords::tr("Send final: %1").arg(word)
                                                 : QuestionWords::tr("Send final anyway: %1").arg(word);
    return new Confirmation(isFinal(result.status) ? QuestionWords::tr("Send “%1” as the final result?").arg(word)
                                                   : QuestionWords::tr("Send “%1”?").arg(word),
                            consequences.join(u' '), verb, parent);
}

} // namespace runlatch::ui
