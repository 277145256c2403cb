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

/// Which workspaces a query matches, as far as the service's explorer knows.
class MatchesPane final : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this.
    MatchesPane(service::Client &client, base::Clock &clock, QWidget *parent = nullptr);

    /// What is asked now. What is shown stays, marked as the answer to an older question.
    /// `leftOut`: conditions that cannot be asked with yet.
    void setQuestion(const QString &organization, const QList<protocol::ExplorerCondition> &conditions, int leftOut);
    /// Where it is asked; null: nowhere. Forgets what another one answered.
    void setEndpoint(const service::Endpoint &endpoint);
    void ask();
    void clear();

    /// What the service answered to the question of now; nothing where it was not asked, or another one. The explorer's
    /// GET takes one value for each condition and no unknown operator: with others it is not known.
    std::optional<int> count() const;
    QDateTime answeredAt() const { return m_pager.answeredAt(); }
    bool isLoading() const { return m_pager.isLoading(); }
    bool isStale() const; ///< there is an answer, to another question

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
    void showRemarks();
    void showEmptiness();

    models::MatchModel m_model;
    changerequests::MatchPager m_pager;
    service::Endpoint m_endpoint;
    QString m_organization;
    QList<protocol::ExplorerCondition> m_conditions;
    int m_leftOut = 0;
    int m_leftOutShown = 0; ///< said in its bar
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
