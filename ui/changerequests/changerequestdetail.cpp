// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestdetail.h"

#include "protocol/plaintext.h"
#include "ui/theme.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/markdownview.h"
#include "ui/widgets/selectablelabel.h"
#include "ui/widgets/shownpage.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int LongestSubject = 1000; // characters; what is longer would take the room of the message

} // namespace

ChangeRequestDetail::ChangeRequestDetail(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    auto *empty = new Label(tr("Select a change request to read it."));
    empty->setMuted(true);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    m_pages->addWidget(empty);

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    layout->setSpacing(2 * u);
    layout->addLayout(buildActions());
    m_subject = new SelectableLabel({}, TextStyle::ItemTitle);
    m_subject->setWordWrap(true);
    layout->addWidget(m_subject);
    layout->addLayout(buildFacts());
    layout->addWidget(new Hairline);
    m_message = new MarkdownView(tr("Message"));
    m_message->setMinimumHeight(10 * u);
    layout->addWidget(m_message, 1);
    m_foot = buildFoot();
    layout->addWidget(m_foot);
    m_pages->addWidget(page);
    countShownPageOnly(*m_pages);
}

QLayout *ChangeRequestDetail::buildActions()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::of(this).u());
    m_archive = makeButton(ButtonRole::Standard, tr("&Archive"), u"archive"_s, this);
    m_archive->setShortcut(QKeySequence(u"Ctrl+E"_s));
    m_archive->setToolTip(tr("Archive this change request (Ctrl+E)"));
    m_position = new Label({}, TextStyle::Small);
    m_position->setMuted(true);
    m_previous = makeButton(ButtonRole::Icon, tr("Previous change request"), u"chevron-up"_s, this);
    m_next = makeButton(ButtonRole::Icon, tr("Next change request"), u"chevron-down"_s, this);
    row->addWidget(m_archive);
    row->addStretch();
    row->addWidget(m_position);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    connect(m_archive, &QPushButton::clicked, this, &ChangeRequestDetail::archiveWanted);
    connect(m_previous, &QPushButton::clicked, this, [this] { emit stepWanted(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepWanted(1); });
    return row;
}

QLayout *ChangeRequestDetail::buildFacts()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    m_state = new Badge;
    m_facts = new Label;
    m_facts->setMuted(true);
    m_facts->setWordWrap(true);
    row->addWidget(m_state, 0, Qt::AlignTop);
    row->addWidget(m_facts, 1);
    return row;
}

QWidget *ChangeRequestDetail::buildFoot()
{
    const int u = Theme::of(this).u();
    auto *foot = new QWidget;
    auto *lines = new QVBoxLayout(foot);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2 * u);
    lines->addWidget(new Hairline);
    auto *row = new QHBoxLayout;
    lines->addLayout(row);
    row->setSpacing(u);
    m_id = new SelectableLabel({}, TextStyle::Mono);
    m_id->setMuted(true);
    m_id->setAccessibleDescription(tr("Id of the change request"));
    m_copyId = new CopyButton(tr("Copy the id"));
    m_copyMessage = new CopyButton(tr("Copy the message as markdown"));
    row->addWidget(m_id);
    row->addWidget(m_copyId);
    row->addStretch();
    row->addWidget(m_copyMessage);
    return foot;
}

void ChangeRequestDetail::setChangeRequest(const protocol::ChangeRequest &changeRequest, const QString &workspace)
{
    const bool same = changeRequest == m_changeRequest && workspace == m_workspace;
    m_changeRequest = changeRequest;
    m_workspace = workspace;
    m_pages->setCurrentIndex(1);
    if (!same) {
        m_subject->setText(protocol::plainText(changeRequest.subject, LongestSubject));
        m_message->setMarkdown(changeRequest.message);
        m_message->scrollToTop();
        m_id->setText(changeRequest.id);
        m_copyId->setContent(changeRequest.id);
        m_copyMessage->setContent(changeRequest.message);
    }
    showState();
}

void ChangeRequestDetail::clear()
{
    m_changeRequest = {};
    m_pages->setCurrentIndex(0);
}

void ChangeRequestDetail::setArchiving(bool archiving)
{
    m_archiving = archiving;
    showState();
}

void ChangeRequestDetail::showState()
{
    const bool archived = m_changeRequest.isArchived();
    const BadgeSpec active{tr("Active"), Tone::None, u"circle-dot"_s, true};
    const BadgeSpec done{tr("Archived"), Tone::None, u"archive"_s, true};
    const BadgeSpec underWay{tr("Archiving"), Tone::Info, u"hourglass"_s, true};
    m_state->setSpec(m_archiving ? underWay : archived ? done : active);
    m_archive->setEnabled(!archived && !m_archiving);

    const QLocale locale;
    const auto time = [&locale](const QDateTime &at) {
        return locale.toString(at.toLocalTime(), QLocale::ShortFormat);
    };
    QStringList facts{m_workspace.isEmpty() ? m_changeRequest.workspaceId : m_workspace};
    if (m_changeRequest.createdAt.isValid())
        facts += m_changeRequest.createdBy.isEmpty()
            ? tr("created %1").arg(time(m_changeRequest.createdAt))
            : tr("created %1 by %2")
                  .arg(time(m_changeRequest.createdAt), protocol::plainText(m_changeRequest.createdBy));
    if (archived)
        facts += m_changeRequest.archived->by.isEmpty()
            ? tr("archived %1").arg(time(m_changeRequest.archived->at))
            : tr("archived %1 by %2")
                  .arg(time(m_changeRequest.archived->at), protocol::plainText(m_changeRequest.archived->by));
    facts.removeAll(QString());
    m_facts->setText(facts.join(u" · "_s));
}

QSize ChangeRequestDetail::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    const bool counts = m_pages->currentIndex() == 1 && !m_foot->isHidden();
    return {least.width(), least.height() - (counts ? footHeight() : 0)};
}

void ChangeRequestDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Against what the message needs to be read, which does not depend on whether the foot is shown.
    m_foot->setVisible(height()
                       >= m_pages->widget(1)->minimumSizeHint().height() + (m_foot->isHidden() ? footHeight() : 0));
}

int ChangeRequestDetail::footHeight() const
{
    return m_foot->minimumSizeHint().height() + 2 * Theme::of(this).u(); // with the spacing above it
}

void ChangeRequestDetail::setPosition(int row, int rows)
{
    m_position->setText(row < 0 ? QString() : tr("%1 of %2").arg(row + 1).arg(rows));
    m_previous->setEnabled(row > 0);
    m_next->setEnabled(row >= 0 && row + 1 < rows);
}

} // namespace runlatch::ui
