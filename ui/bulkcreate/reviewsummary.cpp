// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/reviewsummary.h"

#include "text/plaintext.h"
#include "ui/bulkcreate/exactreview.h"
#include "ui/bulkcreate/query/askedwords.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/card.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

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

/// The conditions of a query that is sent as such, and what becomes of it.
QString sentQueryWords(const Review &review)
{
    return askedWords(review.conditions) + u'\n'
        + ReviewSummary::tr("The service decides who matches when it carries this out.");
}

/// Each workspace once.
QString targetNames(const Review &review)
{
    return namesInRow(namesOfTargets(changerequests::targetIds(review.draft.workspaces), review));
}

} // namespace

ReviewSummary::ReviewSummary(QWidget *parent)
    : QWidget(parent)
    , m_warnings(new QVBoxLayout)
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
    column->addSpacing(2 * u);
    column->addWidget(new Label(tr("Before you send"), TextStyle::Bold));
    m_warnings->setSpacing(u);
    column->addLayout(m_warnings);
    column->addSpacing(2 * u);
    column->addWidget(new Label(tr("What readers see"), TextStyle::Bold));
    column->addWidget(buildReader());
    column->addStretch(1);
    auto *area = makeScrollArea(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
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
                                              : targetNames(review));
    m_subject->setText(text::plainText(review.draft.subject, MaxShownSubjectLength));
}

/// Each warning keeps its bar, so that its button keeps the focus while the others come and go.
void ReviewSummary::showWarnings(const Review &review)
{
    const QList<std::optional<ReviewWarning>> warnings = reviewWarnings(review);
    while (m_bars.size() < warnings.size()) {
        auto *bar = new MessageBar(this);
        bar->setClosable(false);
        m_warnings->addWidget(bar);
        m_bars.append({bar});
    }
    for (qsizetype place = 0; place < warnings.size(); ++place) {
        if (const auto &warning = warnings.at(place))
            showWarning(place, *warning);
        else
            m_bars.at(place).bar->dismiss();
    }
}

/// Figures change without a new announcement. Where the button changes, the new one takes the focus of the old one.
void ReviewSummary::showWarning(qsizetype place, const ReviewWarning &warning)
{
    MessageBar &bar = *m_bars.at(place).bar;
    const ReviewWarning before = std::exchange(m_bars[place].shown, warning);
    if (bar.hasMessage() && before == warning)
        return;
    if (bar.hasMessage() && before.tone == warning.tone && before.act == warning.act
        && before.actText == warning.actText) {
        bar.setText(warning.fact, warning.next);
        return;
    }
    const bool hadFocus = bar.isAncestorOf(window()->focusWidget());
    bar.setMessage(warning.tone, warning.fact, warning.next);
    if (warning.act == ReviewWarning::Act::None)
        return;
    QPushButton *button = bar.addTextAction(warning.actText);
    connect(button, &QPushButton::clicked, this, [this, act = warning.act] { emit actWanted(act); });
    if (hadFocus)
        button->setFocus();
}

} // namespace runlatch::ui
