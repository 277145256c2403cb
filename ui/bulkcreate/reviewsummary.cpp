// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/reviewsummary.h"

#include "text/plaintext.h"
#include "ui/bulkcreate/askedwords.h"
#include "ui/bulkcreate/exactreview.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/card.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QFormLayout>
#include <QHash>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int ManyTargets = 100;
constexpr int MaxShownSubjectLength = 1000; // characters that are shown

QString targetsWords(const Review &review)
{
    if (review.draft.isExact())
        return ExactReview::targets(review);
    const std::optional<int> targets = review.targets();
    if (!review.isByQuery())
        return ReviewSummary::tr("%n workspace(s) of a list", nullptr, targets.value_or(0));
    const auto conditions = static_cast<int>(review.conditions.size());
    if (!targets)
        return ReviewSummary::tr("all workspaces that match %n condition(s)", nullptr, conditions);
    //: %1 is "143 workspaces", %2 is "4 conditions"
    return ReviewSummary::tr("%1 that match %2")
        .arg(ReviewSummary::tr("%n workspace(s)", nullptr, *targets),
             ReviewSummary::tr("%n condition(s)", nullptr, conditions));
}

constexpr qsizetype MaxNames = 12; // names that are shown

/// The first names, and the number of the rest.
QString namesInRow(const QStringList &names)
{
    QStringList shown;
    for (const QString &name : names.mid(0, MaxNames))
        shown += text::plainText(name);
    const auto more = static_cast<int>(names.size() - shown.size());
    const QString row = shown.join(u", "_s);
    //: %1 is some names; %n is how many more there are
    return more > 0 ? ReviewSummary::tr("%1 and %n more", nullptr, more).arg(row) : row;
}

/// The conditions of a query that is sent as such, and what becomes of it.
QString sentQueryWords(const Review &review)
{
    return askedWords(review.conditions) + u'\n'
        + ReviewSummary::tr("The service decides who matches when it carries this out.");
}

/// Each workspace once, by name if it is known.
QString targetNames(const QList<changerequests::BulkDraft::Target> &workspaces)
{
    QHash<QString, QString> names;
    for (const auto &workspace : workspaces)
        names.insert(workspace.id, workspace.name);
    QStringList shown;
    for (const QString &id : changerequests::targetIds(workspaces))
        shown += names.value(id).isEmpty() ? id : names.value(id);
    return namesInRow(shown);
}

} // namespace

ReviewSummary::ReviewSummary(QWidget *parent)
    : QWidget(parent)
    , m_before(new QWidget)
    , m_missing(addWarning())
    , m_many(addWarning())
    , m_matches(addWarning())
    , m_notFound(addWarning())
    , m_notKnown(addWarning())
{
    const int u = Theme::of(this).u();
    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(4 * u, 3 * u, 4 * u, 4 * u);
    column->setSpacing(2 * u);
    column->addWidget(new Label(tr("What happens"), TextStyle::Bold));
    column->addLayout(buildFacts());
    auto *warnings = new QVBoxLayout(m_before);
    warnings->setContentsMargins(0, 2 * u, 0, 0);
    warnings->setSpacing(u);
    warnings->addWidget(new Label(tr("Before you send"), TextStyle::Bold));
    for (MessageBar *bar : warningBars())
        warnings->addWidget(bar);
    column->addWidget(m_before);
    column->addSpacing(2 * u);
    column->addWidget(new Label(tr("What readers see"), TextStyle::Bold));
    column->addWidget(buildReader());
    column->addStretch(1);
    auto *area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

MessageBar *ReviewSummary::addWarning()
{
    auto *bar = new MessageBar(m_before);
    bar->setClosable(false);
    return bar;
}

QLayout *ReviewSummary::buildFacts()
{
    const int u = Theme::of(this).u();
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(5 * u);
    form->setVerticalSpacing(u);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_connection = addFact(form, tr("Connection"));
    m_organization = addFact(form, tr("Organization"));
    m_targets = addFact(form, tr("Targets"));
    m_targets->setTextStyle(TextStyle::Bold);
    m_asked = addFact(form, {});
    m_asked->setMuted(true);
    m_subject = addFact(form, tr("Subject"));
    m_notifications = addFact(form, tr("Notifications"));
    m_notifications->setText(tr("Members of these workspaces may be notified."));
    return form;
}

Label *ReviewSummary::addFact(QFormLayout *form, const QString &label)
{
    auto *value = new Label;
    value->setWordWrap(true);
    value->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    form->addRow(new FieldLabel(label), value);
    return value;
}

QWidget *ReviewSummary::buildReader()
{
    const int u = Theme::of(this).u();
    auto *card = new Card;
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    column->setSpacing(2 * u);
    m_readSubject = new Label({}, TextStyle::Bold);
    m_readSubject->setWordWrap(true);
    m_message = new MarkdownView(tr("The message as readers see it"));
    m_message->setGrowing(true);
    m_message->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // as high as its content
    column->addWidget(m_readSubject);
    column->addWidget(m_message);
    return card;
}

void ReviewSummary::setReview(const Review &review)
{
    showFacts(review);
    showWarnings(review);
    m_readSubject->setText(text::plainText(review.draft.subject, MaxShownSubjectLength));
    if (m_message->markdown() != review.draft.message)
        m_message->setMarkdown(review.draft.message);
}

void ReviewSummary::showFacts(const Review &review)
{
    m_connection->setText(review.connection);
    m_organization->setText(text::plainText(review.draft.organization));
    m_targets->setText(targetsWords(review));
    m_asked->setText(review.draft.isExact()   ? namesInRow(ExactReview::names(review))
                         : review.isByQuery() ? sentQueryWords(review)
                                              : targetNames(review.draft.workspaces));
    m_subject->setText(text::plainText(review.draft.subject, MaxShownSubjectLength));
}

void ReviewSummary::showWarnings(const Review &review)
{
    const QList<MessageBar *> bars = warningBars();
    for (MessageBar *bar : bars)
        bar->dismiss();
    if (!review.problem.isEmpty())
        m_missing->setMessage(Tone::Error, tr("It cannot be sent yet."), review.problem);
    if (review.targets().value_or(0) > ManyTargets)
        m_many->setMessage(Tone::Warning, tr("The service cannot undo this."),
                           tr("These are more than %1 targets.").arg(QLocale().toString(ManyTargets)));
    if (review.isByQuery() && !review.conditions.isEmpty() && !review.isElsewhere)
        showMatchWarning(review);
    if (!review.isByQuery() && !review.isElsewhere)
        showListWarnings(review);
    m_before->setVisible(
        std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) { return bar->hasMessage(); }));
}

QList<MessageBar *> ReviewSummary::warningBars() const
{
    return {m_missing, m_many, m_matches, m_notFound, m_notKnown};
}

/// Warns of workspaces that were not found or not looked up; they are sent anyway.
void ReviewSummary::showListWarnings(const Review &review)
{
    const auto notFound = static_cast<int>(review.notFound.size());
    const auto notKnown = static_cast<int>(review.notKnown.size());
    if (notFound > 0)
        m_notFound->setMessage(Tone::Warning, tr("%n workspace(s) were not found.", nullptr, notFound),
                               namesInRow(review.notFound));
    if (review.lookingUp > 0)
        m_notKnown->setMessage(Tone::Info, tr("%n workspace(s) are being looked up.", nullptr, review.lookingUp));
    else if (notKnown > 0)
        m_notKnown->setMessage(Tone::Info, tr("%n workspace(s) could not be looked up.", nullptr, notKnown),
                               namesInRow(review.notKnown));
}

void ReviewSummary::showMatchWarning(const Review &review)
{
    constexpr qint64 freshSeconds = 60;
    const qint64 age = review.areMatchesRead ? review.matchesReadAt.secsTo(review.now) : 0;
    QString action = tr("Ask again");
    if (review.draft.isExact()) {
        const QString exactAction = ExactReview::showRemark(review, *m_matches);
        if (!exactAction.isEmpty())
            connect(m_matches->addTextAction(exactAction), &QPushButton::clicked, this, &ReviewSummary::matchesWanted);
        return;
    }
    if (!protocol::canBeAsked(review.conditions)) {
        m_matches->setMessage(Tone::Warning, tr("The number of workspaces is not known."),
                              tr("The explorer takes one value for each condition, and only the operators of its "
                                 "reference."));
        return;
    }
    if (review.matches == 0) {
        m_matches->setMessage(Tone::Warning, tr("No workspace matches."), tr("Nothing would be created."));
    } else if (review.areMatchesStale) {
        m_matches->setMessage(Tone::Info, tr("The conditions have changed since the matches were read."));
    } else if (!review.areMatchesRead) {
        m_matches->setMessage(Tone::Info, tr("The matches were not read."),
                              tr("The number of workspaces is not known yet."));
        action = tr("Show matches");
    } else if (!review.matches) {
        m_matches->setMessage(Tone::Warning, tr("The number of workspaces is not known."),
                              tr("The service does not say how many match."));
    } else if (age >= freshSeconds) {
        m_matches->setMessage(Tone::Info,
                              tr("Matches were read %n minute(s) ago.", nullptr, static_cast<int>(age / 60)));
    } else {
        return;
    }
    connect(m_matches->addTextAction(action), &QPushButton::clicked, this, &ReviewSummary::matchesWanted);
}

} // namespace runlatch::ui
