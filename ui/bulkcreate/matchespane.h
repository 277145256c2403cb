// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "changerequests/matchgathering.h"
#include "changerequests/matchpager.h"
#include "changerequests/targetresolver.h"
#include "models/matchmodel.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class BusyLine;
class ElidedLabel;
class EmptyState;
class Label;
class MatchTable;
class MessageBar;
class PageBar;
class SendsChoice;

/// The workspaces that a query matches, according to the service's explorer, and what is sent: exactly them, without
/// those that are left out, or the query.
///
/// While it is visible, it asks Pause after the query has changed, and counts the change requests of the workspaces
/// that it shows. gather() reads all matches, for the review.
class MatchesPane final : public QWidget
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds Pause{500}; ///< longer than between two keys

    /// Both must outlive this.
    MatchesPane(service::Client &client, base::Clock &clock, QWidget *parent = nullptr);

    /// Sets the current query. The shown matches stay, marked as the answer to an older query. `leftOut` is the number
    /// of conditions that cannot be sent yet. Another query voids what was gathered.
    void setQuestion(const QString &organization, const QList<protocol::ExplorerCondition> &conditions, int leftOut);
    /// Sets the service to ask; null: none. Removes the answer of another service.
    void setEndpoint(const service::Endpoint &endpoint);
    void ask();
    void clear(); ///< forgets the matches, also the gathered ones
    void setChoice(changerequests::BulkDraft::Sends sends, const QStringList &leftOut);
    changerequests::BulkDraft::Sends sends() const;
    const QStringList &leftOut() const { return m_model.leftOut(); }

    /// Reads all matches of the current query, unless they are being read or were read within MatchPager::MaxAge.
    void gather();
    void stopGathering() { m_gathering.cancel(); }
    const changerequests::MatchGathering &gathering() const { return m_gathering; }
    /// All matches of the current query; null if they were not read.
    const changerequests::GatheredMatches *gathered() const;
    /// Shows why the service refused the workspace of that name; an empty name: all of them. It stays until the query
    /// or the choice changes.
    void showRefusal(const QString &workspace, const QString &sentence);

    bool isAnswered() const; ///< there is an answer to the current query
    /// The number of matches for the current query; empty if it was not requested yet, or the service does not tell it.
    /// The explorer's GET takes one value for each condition and only known operators. For other queries the number is
    /// not known.
    std::optional<int> count() const;
    QDateTime answeredAt() const { return m_pager.answeredAt(); }
    bool isLoading() const { return m_pager.isLoading(); }
    bool isOld() const;   ///< MatchPager::isOld() of the answer to the current query
    bool refresh();       ///< as MatchPager::refresh
    bool isStale() const; ///< the answer is for another query
    /// Ids on the shown page; empty unless it is the answer to the current query.
    QStringList shownIds() const;

signals:
    void changed();
    void choiceChanged(); ///< by the user: what is sent, or which workspaces are left out
    void gatheringProgressed();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    bool isAskable() const { return protocol::canBeAsked(m_conditions); }
    bool canAsk() const
    {
        return !m_endpoint.isNull() && !m_organization.isEmpty() && !m_conditions.isEmpty() && isAskable();
    }
    bool isAboutCurrent() const { return m_pager.isAbout(m_organization, m_conditions); }
    void askSoon();
    void askForCounts();
    void takeCounts(const QList<changerequests::TargetAnswer> &answers);
    void takeAll();
    void build();
    QWidget *buildHead();
    QWidget *buildPages();
    void connectParts();
    void showFailure(const base::Error &error);
    void showState();
    std::optional<int> toldCount() const;
    void showCount(bool isKnown);
    void showRemarks();
    void showEmptiness();

    models::MatchModel m_model;
    changerequests::MatchPager m_pager;
    changerequests::MatchGathering m_gathering;
    changerequests::TargetResolver m_counts;
    base::Clock &m_clock;
    service::Endpoint m_endpoint;
    QString m_organization;
    QList<protocol::ExplorerCondition> m_conditions;
    int m_leftOut = 0;      ///< conditions
    int m_leftOutShown = 0; ///< the number in the bar
    int m_asking = 0;       ///< counts the pauses after which it asks
    bool m_isAskDue = false;
    Label *m_count;
    Label *m_title;
    ElidedLabel *m_when;
    QPushButton *m_ask;
    QPushButton *m_cancel;
    BusyLine *m_busy;
    MessageBar *m_failure;
    MessageBar *m_refusal;
    MessageBar *m_stale;
    MessageBar *m_leftOutBar;
    MatchTable *m_table;
    PageBar *m_pageBar;
    SendsChoice *m_choice;
    EmptyState *m_empty;
    QStackedLayout *m_pages = nullptr;
};

} // namespace runlatch::ui
