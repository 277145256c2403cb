// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/targetmodel.h"
#include "ui/bulkcreate/review.h"
#include "ui/workbench.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace runlatch::ui {

class MessageStep;
class PanePair;
class RequestView;
class ReviewSummary;
class TargetsStep;

/// The three steps of a bulk create, and the draft that stands in them. Sends nothing.
class BulkCreateForm final : public QWidget
{
    Q_OBJECT
public:
    enum Step { Targets, Message, Reviewing, StepCount };

    explicit BulkCreateForm(Workbench &workbench, QWidget *parent = nullptr);

    changerequests::BulkDraft draft() const;
    void load(const changerequests::BulkDraft &draft);
    /// The endpoint that it goes to. Matches that another one told are forgotten.
    void setEndpoint(const service::Endpoint &endpoint);
    /// It belongs to a connection that is not looked at: nothing is asked for it, and the review says `why`.
    void setElsewhere(const QString &connection, const QString &why);
    bool isElsewhere() const { return !m_elsewhere.isEmpty(); }
    void setOrganization(const QString &organization);
    /// The service showed which form it takes.
    void refreshForm();

    int step() const;
    /// The review is shown only while every condition that is on can be sent; else what is wrong with them is.
    void showStep(int step);
    bool isDone(int step) const;
    /// What stands in the way of the step that is shown, or is to be known; empty where nothing is.
    QString remark() const;
    /// Whether the step that is shown is complete; marks what is missing where it is not.
    bool checkStep();
    bool isLookingUp() const;            ///< workspaces of the list
    QStringList notFoundTargets() const; ///< of the list, by name or id
    std::optional<int> targets() const;  ///< as of Review; nothing where the matches are too old to be named
    /// Whether the service is to be asked for the matches before anything is sent: it is asked now where they are older
    /// than MatchesAge, but not again after it could not tell.
    bool refreshesMatches();
    static constexpr std::chrono::minutes MatchesAge{5};

    /// Goes to what is missing.
    void showMissing(const base::Error &error);
    /// Goes to the field that a pointer means, and shows the sentence there; false where it means none.
    bool showRefusal(const QString &pointer, const QString &sentence);
    void setNarrow(bool narrow);
    void focusFirst();

signals:
    void changed();      ///< what is written
    void stateChanged(); ///< what is known about it
    void stepChanged(int step);

private:
    Review review() const;
    void showReview();
    QStringList targetsOf(models::TargetModel::State state) const;
    bool hasList() const;
    bool areMatchesOld() const;
    void watchMatches();
    int draftIndex(int sentIndex) const;

    Workbench &m_workbench;
    service::Endpoint m_endpoint; ///< null: it belongs elsewhere
    QString m_connection;
    QString m_elsewhere;   ///< why it cannot be sent from here
    QDateTime m_refreshed; ///< the matches that were found too old
    int m_watch = 0;       ///< of the matches, as they grow old
    QTimer m_lookUps;      ///< gathers what they tell
    QString m_organization;
    QStackedWidget *m_steps;
    TargetsStep *m_targets;
    MessageStep *m_message;
    ReviewSummary *m_summary;
    RequestView *m_request;
    PanePair *m_review;
};

} // namespace runlatch::ui
