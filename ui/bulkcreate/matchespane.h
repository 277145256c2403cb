// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/matchpager.h"
#include "models/matchmodel.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class BusyLine;
class ElidedLabel;
class EmptyState;
class Label;
class MessageBar;
class PageBar;
class TableView;

/// The workspaces that a query matches, according to the service's explorer.
class MatchesPane final : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this.
    MatchesPane(service::Client &client, base::Clock &clock, QWidget *parent = nullptr);

    /// Sets the current query. The shown matches stay, marked as the answer to an older query. `leftOut` is the number
    /// of conditions that cannot be sent yet.
    void setQuestion(const QString &organization, const QList<protocol::ExplorerCondition> &conditions, int leftOut);
    /// Sets the service to ask; null: none. Removes the answer of another service.
    void setEndpoint(const service::Endpoint &endpoint);
    void ask();
    void clear();

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

signals:
    void changed();

private:
    bool isAskable() const { return protocol::canBeAsked(m_conditions); }
    bool canAsk() const
    {
        return !m_endpoint.isNull() && !m_organization.isEmpty() && !m_conditions.isEmpty() && isAskable();
    }
    void build();
    QWidget *buildHead();
    QWidget *buildPages();
    void buildTable();
    void connectParts();
    void showFailure(const base::Error &error);
    void showState();
    std::optional<int> toldCount() const;
    void showCount(bool isKnown);
    void showRemarks();
    void showEmptiness();

    models::MatchModel m_model;
    changerequests::MatchPager m_pager;
    service::Endpoint m_endpoint;
    QString m_organization;
    QList<protocol::ExplorerCondition> m_conditions;
    int m_leftOut = 0;
    int m_leftOutShown = 0; ///< the number in the bar
    Label *m_count;
    Label *m_title;
    ElidedLabel *m_when;
    QPushButton *m_ask;
    QPushButton *m_cancel;
    BusyLine *m_busy;
    MessageBar *m_failure;
    MessageBar *m_stale;
    MessageBar *m_leftOutBar;
    TableView *m_table;
    PageBar *m_pageBar;
    EmptyState *m_empty;
    QStackedLayout *m_pages = nullptr;
};

} // namespace runlatch::ui
