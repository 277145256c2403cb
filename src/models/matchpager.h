// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/matchmodel.h"
#include "service/client.h"

#include <QDateTime>
#include <QObject>

#include <optional>

namespace runlatch::models {

/// Which page of the matches is shown; as ChangeRequestPager: the newest question wins, old rows stay until another
/// answer comes, and when it fails.
class MatchPager final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    MatchPager(service::Client &client, base::Clock &clock, MatchModel &model, QObject *parent = nullptr);

    /// The first page.
    void show(const service::Endpoint &endpoint, const QString &organization,
              const QList<protocol::ExplorerCondition> &conditions);
    void reload();          ///< what was asked for last, also after a failure
    void goTo(int number);  ///< from 1; past the end the service's last page is loaded
    void setSize(int size); ///< 1 to 100; loads the page on which the first row of now stands
    void clear();           ///< no question and no rows
    void cancel();          ///< rows stay

    /// Whether the rows (or, while loading, those that are awaited) answer this question.
    bool isAbout(const QString &organization, const QList<protocol::ExplorerCondition> &conditions) const;
    bool isLoading() const { return m_call.isRunning(); }
    bool hasAnswer() const { return m_answered.has_value(); }
    const QDateTime &answeredAt() const { return m_answeredAt; }            ///< UTC; invalid where there is none
    const protocol::Pagination &pagination() const { return m_pagination; } ///< of the rows in the model
    const QList<base::Error> &unreadable() const { return m_unreadable; } ///< rows of this page that could not be read

signals:
    void changed(); ///< rows, pagination, loading
    void failed(const runlatch::base::Error &error);

private:
    using Answer = base::Result<protocol::Page<protocol::ExploredWorkspace>>;
    struct Question
    {
        QString organization;
        QList<protocol::ExplorerCondition> conditions;

        friend bool operator==(const Question &, const Question &) = default;
    };
    void load();
    void answered(const Answer &answer);

    service::Client &m_client;
    base::Clock &m_clock;
    MatchModel &m_model;
    service::Endpoint m_endpoint; ///< of m_asked
    std::optional<Question> m_asked;
    std::optional<Question> m_answered; ///< by the rows in the model
    service::PageQuery m_page;          ///< that was asked for
    protocol::Pagination m_pagination;
    QList<base::Error> m_unreadable;
    QDateTime m_answeredAt;
    http::Call m_call;
    int m_ticket = 0; ///< of the newest question
};

} // namespace runlatch::models
