// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/outcomemodel.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"
#include "ui/taskview/reviewerviewsteps.h"

#include <QUrl>
#include <QWidget>

class QPushButton;
class QScrollArea;

namespace runlatch::ui {

class Badge;
class ElidedLabel;
class IconLabel;
class Label;
class MessageBar;
class ReviewerViewDetails;
class TabBar;
class TableView;

/// A task as the service shows it to the people who review the run: in the service's order and words, and without the
/// parts that the service silently omits. Every place that shows a result uses this view, so all places look the same.
class ReviewerView final : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewerView(QWidget *parent = nullptr);

    /// All text in the view may come from a stranger. `stage` is the name of a stage that spec 2.4 does not know;
    /// empty: the stage of setResult() is shown.
    void setUnknownStage(const QString &stage) { m_unknownStage = stage; }
    void setResult(const QString &taskName, protocol::Stage stage, protocol::TaskState state,
                   const protocol::TaskResult &result);
    void setEnforcementLevel(protocol::EnforcementLevel level);
    /// The states that the result has had, for ReviewerViewSteps. Without steps the result is not sent yet, and no
    /// times are shown.
    void setSteps(const QList<ReviewerStep> &steps, base::Clock &clock);
    /// Opens the details of the outcome in `row`; -1 closes them.
    void setCurrentOutcome(int row);

    /// Tells whether `result` has an address that is not http(s). The service then shows neither its message nor its
    /// outcomes.
    static bool isBlanked(const protocol::TaskResult &result);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum Tab { FailedTab, AdvisoryTab, AllTab };

    void fillCard();
    QWidget *makeStageLine();
    QWidget *makeTaskRow();
    void makeTable();
    protocol::TaskState stageState() const;
    void showState();
    void showOutcomes(bool shown);
    void showRows();
    void showDetails();
    void placeMore(int room);
    void measure();

    QString m_taskName;
    protocol::Stage m_stage = protocol::Stage::PostPlan;
    QString m_unknownStage;
    protocol::TaskState m_state = protocol::TaskState::Pending;
    protocol::EnforcementLevel m_level = protocol::EnforcementLevel::Mandatory;
    protocol::TaskResult m_result;
    models::OutcomeModel m_outcomes;
    bool m_areOutcomesShown = true;

    IconLabel *m_stageIcon;
    Label *m_stageTitle;
    ElidedLabel *m_age;
    ReviewerViewSteps *m_steps;
    QPushButton *m_expander;
    Label *m_counts;
    TabBar *m_tabs;
    MessageBar *m_warning;
    QWidget *m_taskRow;
    QList<QWidget *> m_taskColumn, m_statusColumn; ///< the header and the row of a column, kept equally wide
    ElidedLabel *m_task;
    Badge *m_status;
    ElidedLabel *m_message;
    QPushButton *m_more;
    bool m_isMoreBelow = false; ///< the button is below the message, for lack of room
    Label *m_nothing;
    TableView *m_table;
    QScrollArea *m_detailsArea;
    ReviewerViewDetails *m_details;
};

} // namespace runlatch::ui
