// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/askservice.h"

#include "base/answer.h"
#include "inspector/readback/sentoutcomes.h"
#include "ui/inspector/readbackwords.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

AskService::AskService(Workbench &workbench, HeaderStrip &header, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_question(std::make_unique<QObject>())
    , m_ask(makeButton(ButtonRole::Standard, tr("Ask the service"), u"refresh-cw"_s, &header))
    , m_answer(new MessageBar(this))
{
    m_ask->setObjectName(u"askService"_s);
    connect(m_ask, &QPushButton::clicked, this, &AskService::ask);
    connect(&m_workbench.connections, &settings::Connections::changed, this, &AskService::showButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_answer);
    header.addAction(m_ask);
    m_ask->hide();
}

void AskService::clear()
{
    m_question = std::make_unique<QObject>();
    m_capture = {};
    m_callback.clear();
    m_answer->dismiss();
    m_ask->hide();
}

void AskService::setCapture(const store::Capture &capture, const QUrl &callback)
{
    if (capture.replies.size() != m_capture.replies.size()) {
        m_question = std::make_unique<QObject>();
        m_answer->dismiss();
    }
    m_capture = capture;
    m_callback = callback;
    showButton();
}

/// The connection that the callback belongs to.
std::optional<settings::Connection> AskService::connection() const
{
    const QList<settings::Connection> &all = m_workbench.connections.all();
    const auto found = std::find_if(all.begin(), all.end(), [this](const settings::Connection &one) {
        return inspector::isOfService(m_callback, one.base);
    });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

bool AskService::isOfSimulator() const
{
    return m_workbench.simulator.isServing() && inspector::isOfService(m_callback, m_workbench.simulator.address().url);
}

void AskService::showButton()
{
    const bool hasAccepted = std::ranges::any_of(m_capture.replies, &inspector::wasAccepted);
    m_ask->setVisible(hasAccepted && !m_capture.row.taskResultId.isEmpty());
    const bool isKnown = isOfSimulator() || connection();
    m_ask->setEnabled(isKnown);
    m_ask->setToolTip(isKnown ? tr("Read the task result back and compare it with what was sent")
                              : tr("Needs a connection to the service of this run task"));
}

void AskService::ask()
{
    m_question = std::make_unique<QObject>();
    if (isOfSimulator()) {
        const simulator::ServiceAddress simulator = m_workbench.simulator.address();
        askAt({simulator.url, simulator.token});
        return;
    }
    const auto known = connection();
    if (!known) {
        showButton(); // the simulator has stopped
        return;
    }
    m_workbench.tokens.read(known->tokenName(), m_question.get(), [this, known](const auto &token) {
        if (!token) {
            refuse(token.error());
            return;
        }
        service::Endpoint endpoint{known->base, token->token, known->pinnedCertificate};
        endpoint.connection = known->id;
        endpoint.name = known->name;
        askAt(endpoint);
    });
}

void AskService::askAt(const service::Endpoint &endpoint)
{
    m_ask->setEnabled(false);
    inspector::readBack(m_workbench.service, endpoint, m_capture.row.taskResultId, m_question.get(),
                        [this](const base::Result<inspector::ReadBack> &served) {
                            showButton();
                            if (served)
                                compare(*served);
                            else
                                refuse(served.error());
                        });
}

void AskService::refuse(const base::Error &error)
{
    m_answer->setSentence(wording::sentence(error, wording::Activity::ReadingBack));
}

void AskService::compare(const inspector::ReadBack &served)
{
    const base::Answer<inspector::ReadBackComparison> answer(m_question.get(),
                                                             [this](const auto &compared) { tell(*compared); });
    QThreadPool::globalInstance()->start([answer, served, capture = m_capture] {
        answer(inspector::compareReadBack(inspector::acceptedReplies(capture), capture.row.stage, served));
    });
}

void AskService::tell(const inspector::ReadBackComparison &comparison)
{
    const bool isSame = comparison.isSame();
    m_answer->setMessage(isSame ? Tone::Success : Tone::Warning,
                         isSame ? tr("The service has what was sent.")
                                : tr("The service has something other than what was sent."),
                         readBackWords(comparison));
}

} // namespace runlatch::ui
