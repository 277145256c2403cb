// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/replyform.h"

#include "inspector/obstacles.h"
#include "ui/reply/exactreply.h"
#include "ui/reply/outcomespanel.h"
#include "ui/reply/repeatedoutcomes.h"
#include "ui/reply/replyactions.h"
#include "ui/reply/replybars.h"
#include "ui/reply/replyfindings.h"
#include "ui/reply/resulteditor.h"
#include "ui/reply/sendquestion.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/taskview/reviewerview.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QAction>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::TaskStatus;

namespace runlatch::ui {

ReplyForm::ReplyForm(base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_consent(clock)
    , m_bars(new ReplyBars(this))
    , m_split(new PaneSplitter(Qt::Horizontal, this))
    , m_left(new QWidget(m_split))
    , m_result(new ResultEditor(m_left))
    , m_outcomes(new OutcomesPanel(m_left))
    , m_findings(new ReplyFindings(*m_result, *m_outcomes, this))
    , m_repeated(new RepeatedOutcomes(*m_outcomes, this))
    , m_tabs(new TabWidget(tr("Parts of the reply"), m_split))
    , m_reviewer(new ReviewerView)
    , m_exact(new ExactReply)
    , m_actions(new ReplyActions(clock, this))
{
    m_previewDelay.setSingleShot(true);
    m_previewDelay.setInterval(120);
    fillPanes();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bars);
    layout->addWidget(m_repeated);
    layout->addWidget(m_split, 1);
    layout->addWidget(new Hairline(this));
    layout->addWidget(m_actions);
    setFocusProxy(m_result);
    connectParts();
    arrange(false);
    load({});
}

/// A field that loses the focus shows its remarks, while all that shows them is still there.
ReplyForm::~ReplyForm()
{
    QWidget *focus = window()->focusWidget();
    if (focus && isAncestorOf(focus))
        focus->clearFocus();
}

void ReplyForm::fillPanes()
{
    m_left->setBackgroundRole(QPalette::Base);
    m_left->setAutoFillBackground(true);
    (new QVBoxLayout(m_left))->setContentsMargins(0, 0, 0, 0);
    m_left->layout()->setSpacing(0);
    const int unit = Theme::of(this).u();
    auto *reviewerPage = new QWidget;
    auto *reviewerLayout = new QVBoxLayout(reviewerPage);
    reviewerLayout->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
    reviewerLayout->addWidget(m_reviewer);
    m_tabs->addTab(reviewerPage, tr("As the reviewer sees it"));
    m_tabs->addTab(m_exact, tr("Exact JSON"));
    // The splitter never forces the window to the width of two panes: arrange() turns them into tabs if there is less
    // room.
    m_split->setPanes(m_left, 6, m_tabs, 5);
    m_split->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
}

void ReplyForm::connectParts()
{
    connect(&m_previewDelay, &QTimer::timeout, this, &ReplyForm::preview);
    connect(m_result, &ResultEditor::changed, this, &ReplyForm::edited);
    connect(m_outcomes, &OutcomesPanel::changed, this, &ReplyForm::edited);
    connect(m_outcomes, &OutcomesPanel::currentChanged, this, [this](int row) {
        if (!m_previewDelay.isActive())
            m_reviewer->setCurrentOutcome(row);
    });
    connect(m_repeated, &RepeatedOutcomes::changed, this, &ReplyForm::edited);
    connect(m_exact, &ExactReply::written, this, &ReplyForm::takeWritten);
    connect(m_exact, &ExactReply::brokenChanged, this, &ReplyForm::showActions);
    connect(m_actions, &ReplyActions::statusChosen, this, [this](TaskStatus status) {
        m_result->setStatus(status);
        edited();
    });
    connect(m_actions, &ReplyActions::sendRunningWanted, this, [this] { send(TaskStatus::Running); });
    connect(m_actions, &ReplyActions::sendFinalWanted, this, [this] { send(status()); });
    connect(m_bars, &ReplyBars::anywayWanted, this, [this] { send(status()); });
    connect(m_bars, &ReplyBars::againWanted, this, &ReplyForm::send);
    connect(m_bars, &ReplyBars::cancelWanted, this, &ReplyForm::cancelWanted);
    connect(m_findings, &ReplyFindings::changed, this, &ReplyForm::showActions);
    connect(m_findings, &ReplyFindings::partWanted, this, &ReplyForm::showPart);
    connect(m_actions, &ReplyActions::findingsWanted, m_findings, &ReplyFindings::goToNext);
    addCommands();
}

void ReplyForm::addCommands()
{
    auto *action = new QAction(tr("Send the result"), this);
    action->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    // The same key opened this form, or was pressed for the reply before.
    connect(action, &QAction::triggered, this, [this] {
        if (m_consent.isOver())
            send(status());
    });
    action->setAutoRepeat(false); // a key that is held down sends once
    addAction(action);
    Shortcuts::all().add(*action, u"reply.send"_s);
    auto *next = new QAction(tr("Next finding"), this);
    next->setShortcut(Qt::Key_F8);
    next->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(next, &QAction::triggered, m_findings, &ReplyFindings::goToNext);
    addAction(next);
    addActions(m_outcomes->actions()); // they work from the other fields, too
    Shortcuts::all().add(*next, u"reply.next_finding"_s);
}

/// Opens the tab of a part in a window in which the form is split into tabs.
void ReplyForm::showPart(QWidget *part)
{
    if (m_isNarrow)
        m_tabs->setCurrentWidget(part);
}

void ReplyForm::setCapture(const store::CaptureRow &capture, const inspector::ReplyDraft &draft)
{
    const bool isOther = capture.uuid != m_capture.uuid;
    m_capture = capture;
    m_actions->setDeadline(protocol::hasResult(capture.state) ? QDateTime() : capture.deadline);
    const bool wasInUse = m_outcomes->isInUse();
    m_outcomes->setAccepted(capture.acceptsOutcomes);
    if (isOther) {
        m_consent.begin();
        setOlderService(false);
        load(draft);
        return;
    }
    if (wasInUse != m_outcomes->isInUse())
        m_findings->setResult(result(status()));
    preview();
}

void ReplyForm::setOlderService(bool older)
{
    m_outcomes->setOlderService(older);
}

void ReplyForm::beginAnother()
{
    m_bars->forgetAnswer();
}

protocol::TaskResult ReplyForm::result(TaskStatus status) const
{
    return {status, m_result->message(), m_result->url(),
            m_outcomes->isInUse() ? m_outcomes->outcomes() : QList<protocol::Outcome>()};
}

TaskStatus ReplyForm::status() const
{
    return m_result->status();
}

void ReplyForm::setObstacles(const QList<inspector::Obstacle> &obstacles, const QUrl &callback)
{
    if (obstacles == m_obstacles && callback == m_callback)
        return;
    m_obstacles = obstacles;
    m_callback = callback;
    showActions();
    m_bars->showObstacles(obstacles, callback);
}

void ReplyForm::setUnderWay(const inspector::Reply::UnderWay &underWay)
{
    if (underWay == m_underWay)
        return;
    m_underWay = underWay;
    m_bars->showUnderWay(underWay, m_asked > 0);
    showActions();
}

void ReplyForm::setAnswer(TaskStatus asked, const base::Result<inspector::Reply::Sent> &answer)
{
    m_asked = std::max(0, m_asked - 1);
    m_result->clearErrors();
    m_outcomes->clearErrors();
    if (!answer) {
        m_bars->showFailure(answer.error(), asked);
        return;
    }
    if (answer->row.uuid == m_capture.uuid)
        setCapture(answer->row);
    if (answer->reply.http == 200) {
        m_bars->showAccepted(*answer);
        return;
    }
    base::Error error = answer->error.value_or(base::Error());
    const auto marked = [this](const base::ServiceError &said) { return showAtField(said); };
    const bool hasMarked = error.errors.removeIf(marked) > 0;
    m_bars->showRefusal(error, hasMarked);
}

bool ReplyForm::showAtField(const base::ServiceError &error)
{
    const std::optional<ResultField> field = resultFieldOf(error.pointer);
    if (!field)
        return false;
    if (field->outcome < 0)
        return m_result->showError(field->member, error);
    const bool isShown = m_outcomes->showError(field->outcome, field->member, error);
    if (isShown)
        showPart(m_outcomes);
    return isShown;
}

inspector::ReplyDraft ReplyForm::draft() const
{
    inspector::ReplyDraft draft{{status(), m_result->message(), m_result->url(), m_outcomes->outcomes()},
                                m_outcomes->current()};
    draft.result.written = m_exact->kept();
    return draft;
}

void ReplyForm::load(const inspector::ReplyDraft &draft)
{
    m_isLoading = true; // the fields are filled one after another
    m_bars->forgetAnswer();
    m_asked = 0;
    m_underWay = {};
    m_bars->showUnderWay({}, false);
    m_result->setStatus(draft.result.status);
    m_result->setTexts(draft.result.message, draft.result.url);
    m_outcomes->setOutcomes(draft.result.outcomes, draft.current);
    m_repeated->open();
    m_exact->open(draft.result.written);
    m_isLoading = false;
    edited();
    preview();
}

void ReplyForm::edited()
{
    if (m_isLoading)
        return;
    m_previewDelay.start();
    m_findings->setResult(result(status()));
    showActions(); // what was changed may be judged later
    emit changed();
}

/// The document was changed by hand. Outcomes that it did not change stay as they are, with what was removed of them.
void ReplyForm::takeWritten(const protocol::TaskResult &result)
{
    m_isLoading = true;
    m_result->setStatus(result.status);
    m_result->setTexts(result.message, result.url);
    if (result.outcomes != m_outcomes->outcomes())
        m_outcomes->setOutcomes(result.outcomes, m_outcomes->current());
    m_isLoading = false;
    edited();
}

void ReplyForm::preview()
{
    m_previewDelay.stop();
    const protocol::TaskResult shown = result(status());
    const auto level = protocol::enforcementLevelOfName(m_capture.enforcementLevel);
    m_reviewer->setEnforcementLevel(level.value_or(protocol::EnforcementLevel::Advisory));
    const auto stage = protocol::stageOfName(m_capture.stage);
    const QString written = m_capture.stage.isEmpty() ? tr("Unknown stage") : m_capture.stage;
    m_reviewer->setUnknownStage(stage ? QString() : written);
    m_reviewer->setResult(tr("Your run task"), stage.value_or(protocol::Stage::PostPlan),
                          protocol::taskStateOf(shown.status), shown);
    m_reviewer->setCurrentOutcome(m_outcomes->isInUse() ? m_outcomes->current() : -1);
    m_exact->follow(shown);
    m_repeated->check();
    if (m_isNarrow)
        m_tabs->setPill(1, {int(shown.outcomes.size()), Tone::None});
}

void ReplyForm::send(TaskStatus status)
{
    // A document that was just changed may have another status than the button that was pressed.
    const TaskStatus before = this->status();
    const bool isStillMeant = m_exact->settle() && (!isFinal(status) || this->status() == before);
    if (!isStillMeant || !maySend(status))
        return;
    const protocol::TaskResult wanted = result(status);
    const QList<protocol::ResultFault> faults = protocol::faultsOf(wanted);
    showFaults(faults);
    const bool isBlocking = status == TaskStatus::Failed && stopsItsRun(m_capture);
    const bool isUnknown = inspector::wantsAddressShown(m_obstacles);
    if (isUnknown || (isFinal(status) && (isBlocking || !faults.isEmpty())))
        confirm(wanted, faults);
    else
        want(wanted, !m_obstacles.isEmpty());
}

/// Opens the first outcome with an empty required field, which is an error from now on.
void ReplyForm::showFaults(const QList<protocol::ResultFault> &faults)
{
    using Kind = protocol::ResultFault::Kind;
    const auto missing = std::find_if(faults.begin(), faults.end(), [](const protocol::ResultFault &fault) {
        return fault.kind == Kind::NoOutcomeId || fault.kind == Kind::NoDescription || fault.kind == Kind::NoTagLabel;
    });
    if (missing == faults.end())
        return;
    showPart(m_outcomes);
    m_outcomes->showRemarks(missing->outcome);
}

void ReplyForm::confirm(const protocol::TaskResult &result, const QList<protocol::ResultFault> &faults)
{
    const bool isWithoutToken = m_obstacles.contains(inspector::Obstacle::NoToken);
    const QUrl unproven = inspector::wantsAddressShown(m_obstacles) ? m_callback : QUrl();
    Confirmation *question = makeSendQuestion(result, faults, m_capture, {unproven, isWithoutToken}, this);
    // The result in the question is sent, even if the input changed behind the question.
    connect(question, &QDialog::accepted, this, [this, result, uuid = m_capture.uuid, anyway = !m_obstacles.isEmpty()] {
        if (uuid == m_capture.uuid && maySend(result.status))
            want(result, anyway);
    });
    question->open();
}

void ReplyForm::want(const protocol::TaskResult &result, bool anyway)
{
    ++m_asked;
    m_consent.begin();
    m_bars->forgetAnswer();
    emit sendWanted(m_exact->withDocument(result), anyway);
}

/// Tells whether this status may be sent now. A final result may follow an unanswered "running", and waits for its
/// answer.
bool ReplyForm::maySend(TaskStatus status) const
{
    const bool isFree = std::all_of(m_obstacles.begin(), m_obstacles.end(), &inspector::canBeOverridden);
    const bool isBehindRunning = m_underWay.sending == TaskStatus::Running && !m_underWay.waiting && isFinal(status);
    return isFree && !m_exact->isBroken() && !m_capture.uuid.isNull() && (m_underWay.isNothing() || isBehindRunning);
}

void ReplyForm::showActions()
{
    const bool isFree = std::all_of(m_obstacles.begin(), m_obstacles.end(), &inspector::canBeOverridden);
    m_tabs->setPill(m_tabs->indexOf(m_exact), {m_exact->isBroken() ? 1 : 0, Tone::Error});
    const lint::LintSummary findings = m_findings->shown();
    m_actions->setFindings(findings, m_exact->ownBytes().value_or(m_findings->bytes()));
    m_actions->setState(status(), isFree && (findings.errors > 0 || !m_obstacles.isEmpty()));
    m_actions->setAllowed(maySend(TaskStatus::Running), maySend(status()), m_underWay.sending.has_value());
}

void ReplyForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_consent.begin();
}

void ReplyForm::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_consent.end();
}

void ReplyForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = givesWay(*this, Yielding::ListBeside) || givesWay(*this, Yielding::FormPanes);
    if (narrow != m_isNarrow)
        arrange(narrow);
}

bool ReplyForm::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

void ReplyForm::arrange(bool narrow)
{
    m_isNarrow = narrow;
    const int page = m_tabs->currentIndex();
    m_outcomes->setOrientation(narrow ? Qt::Horizontal : Qt::Vertical);
    m_actions->setNarrow(narrow);
    m_result->setStatusShown(!narrow);
    if (narrow) {
        m_tabs->insertTab(0, m_result, tr("Result"));
        m_tabs->insertTab(1, m_outcomes, tr("Outcomes"));
        m_tabs->setCurrentIndex(0);
        m_tabs->setPill(1, {int(m_outcomes->outcomes().size()), Tone::None});
    } else {
        auto *left = static_cast<QVBoxLayout *>(m_left->layout());
        left->addWidget(m_result);
        left->addWidget(m_outcomes, 1);
        m_result->show();
        m_outcomes->show();
        m_tabs->setCurrentIndex(std::max(0, page - 2));
    }
    m_left->setVisible(!narrow);
}

} // namespace runlatch::ui
