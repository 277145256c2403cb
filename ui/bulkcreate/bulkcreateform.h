// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/targetmodel.h"
#include "ui/bulkcreate/reviewwarnings.h"
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

/// The three steps of a bulk create, and the draft that they edit. Sends nothing.
class BulkCreateForm final : public QWidget
{
    Q_OBJECT
public:
    enum Step { Targets, Message, Reviewing, StepCount };

    explicit BulkCreateForm(Workbench &workbench, QWidget *parent = nullptr);

    changerequests::BulkDraft draft() const;
    /// The operation to send for the draft. Errors: those of changerequests::creationOf.
    base::Result<protocol::BulkCreation> creation() const;
    void load(const changerequests::BulkDraft &draft);
    /// Sets the endpoint of the bulk create. Matches from another endpoint are removed.
    void setEndpoint(const service::Endpoint &endpoint);
    /// Sets that the draft belongs to a connection that is not the current one. Nothing is requested for it then, and
    /// the review shows `why`.
    void setElsewhere(const QString &connection, const QString &why);
    bool isElsewhere() const { return !m_elsewhere.isEmpty(); }
    void setOrganization(const QString &organization);
    /// Call when the service showed which dialect it accepts.
    void refreshForm();

    int step() const;
    /// Shows a step. The review is shown only if every enabled condition can be sent; otherwise the problems of the
    /// conditions are shown.
    void showStep(int step);
    bool isDone(int step) const;
    /// The problem or a note about the current step; empty if there is none.
    QString remark() const;
    /// Tells whether the current step is complete. If not, the missing parts are marked.
    bool checkStep();
    bool isLookingUp() const;            ///< workspaces of the list are being looked up
    QStringList notFoundTargets() const; ///< workspaces of the list that were not found, by name or id
    /// The effect of sending the draft now: the number of workspaces, or the obstacle.
    changerequests::Sendable sendable() const;
    /// Gives workspaces that were sent the names under which they matched.
    void nameTargets(QList<changerequests::BulkDraft::Target> &sent) const;
    bool isGathering() const;      ///< the review is reading all matches
    bool isReadingMatches() const; ///< of a query that is sent as such
    /// Tells whether the matches of a query that is sent as such must be requested before sending. If they are older
    /// than MatchPager::MaxAge, this requests them, but not again if the service could not tell.
    bool refreshesMatches();

    void takeAddress(const QString &address); ///< as QueryPanel::takeAddress; goes to the targets
    void useQuery(const changerequests::BulkDraft &query, const QString &name); ///< likewise; can be undone there
    /// Goes to the field of the missing part.
    void showMissing(const base::Error &error);
    /// Goes to the field for the pointer and shows the sentence there; false if there is no such field.
    bool showRefusal(const QString &pointer, const QString &sentence);
    void setNarrow(bool narrow);
    void focusFirst();

signals:
    void changed();      ///< the draft changed
    void stateChanged(); ///< the known facts about the draft changed
    void stepChanged(int step);

private:
    Review review() const;
    void showReview();
    void gatherForReview();
    QString gatheringWords() const;
    void act(ReviewWarning::Act act);
    void checkSubject(const Review &review);
    QStringList targetsOf(models::TargetModel::State state) const;
    bool hasList() const;
    void watchMatches();
    int draftIndex(int sentIndex) const;

    Workbench &m_workbench;
    service::Endpoint m_endpoint; ///< null: the draft belongs to another connection
    QString m_connection;
    QString m_elsewhere; ///< why the draft cannot be sent from here
    int m_watch = 0;     ///< counts the timers that watch the age of the matches
    QTimer m_lookUps;    ///< delays the update, because look-ups report frequently
    SubjectCheck m_subjects;
    QString m_organization;
    QStackedWidget *m_steps;
    TargetsStep *m_targets;
    MessageStep *m_message;
    ReviewSummary *m_summary;
    RequestView *m_request;
    PanePair *m_review;
};

} // namespace runlatch::ui
