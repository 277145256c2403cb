// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestdetail.h"

#include "changerequests/usernames.h"
#include "text/plaintext.h"
#include "ui/changerequests/changerequestfacts.h"
#include "ui/markdown/markdownview.h"
#include "ui/markdown/textmarks.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxLinkLength = 30;      // characters
constexpr int MaxSubjectLength = 1000; // characters; a longer subject would take the space of the message

QString dayOf(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
}

BadgeSpec stateBadge(const protocol::ChangeRequest &changeRequest, ChangeRequestDetail::Archiving archiving)
{
    if (archiving == ChangeRequestDetail::Archiving::UnderWay)
        return {ChangeRequestDetail::tr("Archiving"), Tone::Info, u"hourglass"_s, true};
    if (changeRequest.isArchived())
        return {ChangeRequestDetail::tr("Archived"), Tone::None, u"archive"_s, true};
    if (archiving == ChangeRequestDetail::Archiving::Failed)
        return {ChangeRequestDetail::tr("Not archived"), Tone::Error, u"circle-x"_s, false};
    return {ChangeRequestDetail::tr("Active"), Tone::None, u"circle-dot"_s, true};
}

} // namespace

ChangeRequestDetail::ChangeRequestDetail(QMenu *more, QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
    , m_copies(new QMenu(this))
    , m_asText(new QAction(tr("Show the message as text"), this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_pages->addWidget(new QWidget); // the empty page for no current row; the list shows the reason

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    layout->setSpacing(2 * u);
    m_head = new QBoxLayout(QBoxLayout::TopToBottom);
    m_head->setSpacing(2 * u);
    m_head->addLayout(buildActions(more));
    m_subject = new SelectableLabel({}, TextStyle::ItemTitle);
    m_subject->setWordWrap(true);
    m_copySubject = new CopyButton(tr("Copy the subject"));
    auto *subject = new QHBoxLayout;
    subject->setSpacing(u);
    subject->addWidget(m_subject, 1);
    subject->addWidget(m_copySubject, 0, Qt::AlignTop);
    m_head->addLayout(subject, 1);
    m_head->setAlignment(m_actions, Qt::AlignTop);
    layout->addLayout(m_head);
    layout->addLayout(buildSummary());
    layout->addWidget(new Hairline);
    m_message = new MarkdownView(tr("Message"));
    m_message->setMinimumHeight(3 * u);
    layout->addWidget(m_message, 1);
    m_foot = buildFoot();
    layout->addWidget(m_foot);
    m_pages->addWidget(page);
    countShownPageOnly(*m_pages);
    m_asText->setCheckable(true);
    connect(m_copies, &QMenu::aboutToShow, this, &ChangeRequestDetail::fillCopyMenu);
}

QLayout *ChangeRequestDetail::buildActions(QMenu *more)
{
    auto *row = new QHBoxLayout;
    m_actions = row;
    row->setSpacing(Theme::of(this).u() / 2);
    m_archive = makeButton(ButtonRole::Standard, tr("&Archive"), u"archive"_s, this);
    auto *copy = makeButton(ButtonRole::Icon, tr("Copy a part of it"), u"copy"_s, this);
    copy->setMenu(m_copies);
    auto *others = makeButton(ButtonRole::Icon, tr("More"), u"ellipsis"_s, this);
    others->setMenu(more);
    m_position = new ElidedLabel({}, TextStyle::Small);
    m_position->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_position->setMuted(true);
    m_previous = makeButton(ButtonRole::Icon, tr("Previous change request"), u"chevron-up"_s, this);
    m_next = makeButton(ButtonRole::Icon, tr("Next change request"), u"chevron-down"_s, this);
    new KeyTip(*m_previous, u"change_requests.previous"_s, m_previous->accessibleName());
    new KeyTip(*m_next, u"change_requests.next"_s, m_next->accessibleName());
    m_archiveTip = new KeyTip(*m_archive, u"change_requests.archive"_s, {});
    row->addWidget(m_archive);
    row->addWidget(copy);
    row->addWidget(m_position, 1);
    for (QPushButton *button : {m_previous, m_next, others})
        row->addWidget(button);
    m_words.add(m_archive);
    connect(m_archive, &QPushButton::clicked, this, &ChangeRequestDetail::archiveWanted);
    connect(m_previous, &QPushButton::clicked, this, [this] { emit stepWanted(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepWanted(1); });
    return row;
}

QLayout *ChangeRequestDetail::buildSummary()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    m_state = new Badge;
    m_workspaceLink = makeButton(ButtonRole::Text, {}, {}, this);
    connect(m_workspaceLink, &QPushButton::clicked, this, &ChangeRequestDetail::workspaceWanted);
    m_summary = new ElidedLabel;
    m_summary->setMuted(true);
    row->addWidget(m_state);
    row->addWidget(m_workspaceLink);
    row->addWidget(m_summary, 1);
    return row;
}

QWidget *ChangeRequestDetail::buildFoot()
{
    const int u = Theme::of(this).u();
    auto *foot = new QWidget;
    auto *lines = new QVBoxLayout(foot);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(u);
    lines->addWidget(new Hairline);
    m_facts = new ChangeRequestFacts;
    lines->addWidget(m_facts);
    auto *row = new QHBoxLayout;
    lines->addLayout(row);
    row->setSpacing(u);
    auto *asText = makeButton(ButtonRole::Standard, tr("As text"), u"file-text"_s, this);
    asText->setCheckable(true);
    auto *raw = makeButton(ButtonRole::Standard, tr("JSON"), u"braces"_s, this);
    raw->setToolTip(tr("Asks the service for it again, and shows the answer as received"));
    row->addStretch();
    row->addWidget(raw);
    row->addWidget(asText);
    connect(asText, &QPushButton::toggled, m_asText, &QAction::setChecked);
    connect(m_asText, &QAction::toggled, asText, &QPushButton::setChecked);
    connect(m_asText, &QAction::toggled, m_message, &MarkdownView::setShownAsText);
    connect(m_message, &MarkdownView::shownAsTextChanged, m_asText, &QAction::setChecked);
    connect(raw, &QPushButton::clicked, this, &ChangeRequestDetail::rawWanted);
    return foot;
}

void ChangeRequestDetail::fillCopyMenu()
{
    m_copies->clear();
    const auto add = [this](const QString &label, const QString &content) {
        connect(m_copies->addAction(label), &QAction::triggered, this,
                [content] { QGuiApplication::clipboard()->setText(content); });
    };
    const QString subject = text::wholePlainText(m_changeRequest.subject);
    add(tr("Subject"), subject);
    QString all = subject + u"\n\n"_s;
    for (const ChangeRequestFact &fact : factsOf(m_changeRequest, m_workspace, m_userNames)) {
        add(fact.label, fact.copy);
        if (fact.copy != m_changeRequest.message)
            all += fact.label + u": "_s + fact.copy + u'\n';
    }
    m_copies->addSeparator();
    add(tr("All of it as text"), all + u'\n' + m_changeRequest.message);
}

void ChangeRequestDetail::setChangeRequest(const protocol::ChangeRequest &changeRequest, const QString &workspace,
                                           bool hasPage)
{
    const bool same = changeRequest == m_changeRequest && workspace == m_workspace;
    const bool sameMessage = changeRequest.id == m_changeRequest.id && changeRequest.message == m_changeRequest.message;
    m_changeRequest = changeRequest;
    m_workspace = workspace;
    m_hasPage = hasPage;
    m_pages->setCurrentIndex(1);
    if (!same) {
        m_subject->setText(text::plainText(changeRequest.subject, MaxSubjectLength));
        markSubject();
        m_copySubject->setContent(changeRequest.subject);
        m_facts->setFacts(factsOf(changeRequest, workspace, m_userNames));
    }
    if (!sameMessage) {
        m_message->setMarkdown(changeRequest.message);
        m_message->scrollToTop();
    }
    showState();
}

void ChangeRequestDetail::setUserNames(const changerequests::UserNames &names)
{
    m_userNames = &names;
}

void ChangeRequestDetail::showUserNames()
{
    if (m_pages->currentIndex() != 1)
        return;
    m_facts->setFacts(factsOf(m_changeRequest, m_workspace, m_userNames));
    showSummary();
}

QString ChangeRequestDetail::nameOf(const QString &userId) const
{
    const QString name = m_userNames ? m_userNames->nameOf(userId) : QString();
    return name.isEmpty() ? text::plainText(userId) : name;
}

void ChangeRequestDetail::clear()
{
    m_changeRequest = {};
    m_pages->setCurrentIndex(0);
}

void ChangeRequestDetail::setArchiving(Archiving archiving)
{
    m_archiving = archiving;
    showState();
}

void ChangeRequestDetail::setMarked(const QStringList &words)
{
    m_message->setMarked(words);
    m_marked = words;
    markSubject();
}

void ChangeRequestDetail::markSubject()
{
    m_subject->setMarks(lineMarks(m_subject->text(), m_marked, Theme::of(this).toneFill(Tone::Warning)));
}

void ChangeRequestDetail::setChosen(int count, bool anyActive)
{
    m_chosen = count;
    m_anyActive = anyActive;
    showState();
}

void ChangeRequestDetail::showState()
{
    m_state->setSpec(stateBadge(m_changeRequest, m_archiving));
    m_archive->setText(m_chosen > 1 ? tr("&Archive %n...", nullptr, m_chosen) : tr("&Archive"));
    m_archiveTip->setText(m_chosen > 1 ? tr("Archive the change requests that are chosen")
                                       : tr("Archive this change request"));
    m_archive->setEnabled(m_anyActive && (m_chosen > 1 || m_archiving != Archiving::UnderWay));

    showSummary();
}

/// Shows the summary on one line for small windows. The tool tip has the full text and the times.
void ChangeRequestDetail::showSummary()
{
    const QString workspace = m_workspace.isEmpty() ? m_changeRequest.workspaceId : m_workspace;
    m_workspaceLink->setVisible(m_hasPage);
    m_workspaceLink->setText(text::plainText(workspace, MaxLinkLength).replace(u'&', u"&&"_s));
    m_workspaceLink->setAccessibleName(tr("Open the workspace %1 in the browser").arg(wording::quoted(workspace)));
    m_workspaceLink->setToolTip(wording::toolTip(m_workspaceLink->accessibleName()));
    QStringList parts;
    QStringList times;
    if (m_changeRequest.isArchived()) {
        const QString who = nameOf(m_changeRequest.archived->by);
        const QString day = dayOf(m_changeRequest.archived->at);
        parts += who.isEmpty() ? tr("archived %1").arg(day) : tr("archived %1 by %2").arg(day, who);
        times += tr("Archived: %1").arg(wording::exactTime(m_changeRequest.archived->at));
    }
    if (m_changeRequest.createdAt.isValid()) {
        const QString who = nameOf(m_changeRequest.createdBy);
        const QString day = dayOf(m_changeRequest.createdAt);
        parts += who.isEmpty() ? tr("created %1").arg(day) : tr("created %1 by %2").arg(day, who);
        times += tr("Created: %1").arg(wording::exactTime(m_changeRequest.createdAt));
    }
    if (!m_hasPage)
        parts.prepend(text::plainText(workspace, MaxLinkLength));
    parts.removeAll(QString());
    m_summary->setText(parts.join(u" \u00b7 "_s));
    m_summary->setToolTip((parts + times).join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
    m_summary->setAccessibleDescription(times.join(u' '));
}

QSize ChangeRequestDetail::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    const bool counts = m_pages->currentIndex() == 1 && !m_foot->isHidden();
    const int saved = m_actions->minimumSize().width() - m_words.leastWidth(*m_actions);
    return {least.width() - qMax(0, saved), least.height() - (counts ? footHeight() : 0)};
}

void ChangeRequestDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Below the table the detail has width beside the subject, but little height.
    const bool isWide = !givesWay(*this, Yielding::HeadBeside);
    m_head->setDirection(isWide ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
    m_words.fit(*m_actions, width() - 8 * Theme::of(this).u());
    // The message needs this height to be readable, whether or not the foot is shown.
    const int reading = 30 * Theme::of(this).u();
    m_foot->setVisible(height() >= m_pages->widget(1)->minimumSizeHint().height() + reading
                           + (m_foot->isHidden() ? footHeight() : 0));
}

int ChangeRequestDetail::footHeight() const
{
    return m_foot->minimumSizeHint().height() + 2 * Theme::of(this).u(); // includes the spacing above it
}

void ChangeRequestDetail::setPosition(int row, int rows)
{
    m_position->setText(row < 0 ? QString() : tr("%1 of %2").arg(row + 1).arg(rows));
    m_previous->setEnabled(row > 0);
    m_next->setEnabled(row >= 0 && row + 1 < rows);
}

} // namespace runlatch::ui
