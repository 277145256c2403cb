// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/outcomemodel.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"
#include "ui/taskview/reviewerviewsteps.h"

#include <QUrl>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace runlatch::ui {

class Badge;
class ElidedLabel;
class Label;
class MessageBar;
class ReviewerViewDetails;
class TabBar;
class TableView;

/// A task as the service shows it to the people who review the run: in its order, with its words, and with
/// what it silently leaves out. Used wherever a result is shown, so that all places show the same.
class ReviewerView final : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewerView(QWidget *parent = nullptr);

    /// Everything in it may come from a stranger.
    /// A stage that spec 2.4 does not know, as it is called; empty: that of setResult is.
    void setUnknownStage(const QString &stage) { m_unknownStage = stage; }
    void setResult(const QString &taskName, protocol::Stage stage, protocol::TaskState state,
                   const protocol::TaskResult &result);
    void setEnforcementLevel(protocol::EnforcementLevel level);
    /// What has become of it, as of ReviewerViewSteps. Without any it is not sent yet, and no times are said.
    void setSteps(const QList<ReviewerStep> &steps, base::Clock &clock);
    /// Opens the details of an outcome; -1 closes them.
    void setCurrentOutcome(int row);

    /// The service shows neither message nor outcomes of a result with an address that is not http(s).
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

    QLabel *m_stageIcon;
    Label *m_stageTitle;
    ElidedLabel *m_age;
    ReviewerViewSteps *m_steps;
    QPushButton *m_expander;
    Label *m_counts;
    TabBar *m_tabs;
    MessageBar *m_warning;
    QWidget *m_taskRow;
    QList<QWidget *> m_taskColumn, m_statusColumn; ///< header and row, kept as wide as each other
    ElidedLabel *m_task;
    Badge *m_status;
    ElidedLabel *m_message;
    QPushButton *m_more;
    bool m_isMoreBelow = false; ///< there is no room for it beside the message
    Label *m_nothing;
    TableView *m_table;
    QScrollArea *m_detailsArea;
    ReviewerViewDetails *m_details;
};

} // namespace runlatch::ui
