// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/replypage.h"

#include "ui/reply/replyform.h"
#include "ui/theme.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/headerstrip.h"
#include "wording/names.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ReplyPage::ReplyPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_request(new ElidedLabel({}, TextStyle::Bold))
    , m_level(new Badge)
    , m_form(new ReplyForm(workbench.clock))
{
    auto *header = new HeaderStrip(tr("Reply"));
    auto *back = makeButton(ButtonRole::Icon, tr("Back to the requests (Esc)"), u"chevron-left"_s, this);
    back->setShortcut(QKeySequence(Qt::Key_Escape));
    header->setBack(back);
    header->addContext(m_request);
    header->addContext(m_level);
    connect(back, &QPushButton::clicked, this, &ReplyPage::closed);
    connect(m_form, &ReplyForm::changed, this, [this] {
        m_hasEnded = false;
        showObstacles();
    });
    connect(m_form, &ReplyForm::draftsChanged, this, &ReplyPage::draftsChanged);
    connect(m_form, &ReplyForm::sendWanted, this, &ReplyPage::send);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_form, 1);
}

void ReplyPage::open(const store::CaptureRow &row)
{
    m_capture = {};
    m_loaded = false;
    m_hasEnded = false;
    showRequest(row);
    m_form->setCapture(row);
    m_form->setObstacles({});
    m_form->setFocus();
    loadSecrets();
}

void ReplyPage::showRequest(const store::CaptureRow &row)
{
    QStringList parts{wording::stage(row.stage), row.workspaceName, row.runId};
    parts.removeAll(QString());
    m_request->setText(parts.join(u" · "_s));
    m_level->setVisible(!row.enforcementLevel.isEmpty());
    m_level->setSpec({wording::enforcementLevel(row.enforcementLevel), Tone::None, {}, false});
}

void ReplyPage::loadSecrets()
{
    const qint64 id = m_form->capture().id;
    m_workbench.inspector.store().load(id, this, [this, id](const base::Result<store::Capture> &capture) {
        if (!capture || id != m_form->capture().id)
            return; // sending says what is wrong with it
        m_capture = *capture;
        m_loaded = true;
        if (!m_ended)
            showObstacles();
    });
}

void ReplyPage::showObstacles()
{
    // Whoever has just ended the task reads that, and not that it cannot be ended once more.
    if (m_loaded && !m_hasEnded)
        m_form->setObstacles(
            inspector::obstacles(m_capture, m_form->result(m_form->status()), m_workbench.clock.utc()));
}

void ReplyPage::send(const protocol::TaskResult &result, bool anyway)
{
    m_form->setSending(true);
    const qint64 id = m_form->capture().id;
    m_workbench.inspector.reply().send(
        id, result, anyway, this, [this, id](const base::Result<inspector::Reply::Sent> &sent) {
            if (id != m_form->capture().id)
                return;
            m_form->setAnswer(sent);
            m_ended = sent && sent->reply.http == 200 && sent->row.state != protocol::TaskState::Running;
            m_hasEnded = sent && sent->reply.http == 200
                && sent->reply.status != protocol::taskStatusName(protocol::TaskStatus::Running);
            loadSecrets();
            if (isVisible() && focusWidget())
                focusWidget()->setFocus(); // the button was disabled meanwhile
        });
}

void ReplyPage::focusFirst()
{
    m_form->setFocus();
}

void ReplyPage::update(const store::CaptureRow &row)
{
    if (row.id == m_form->capture().id)
        m_form->setCapture(row);
}

} // namespace runlatch::ui
