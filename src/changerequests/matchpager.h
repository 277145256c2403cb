// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/pageturner.h"
#include "service/client.h"

#include <QDateTime>
#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// The workspaces that match an explorer query, by pages. An answer stays until another one comes, and when a later
/// request fails.
class MatchPager final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    MatchPager(service::Client &client, base::Clock &clock, QObject *parent = nullptr);

    /// Requests the first page.
    void show(const service::Endpoint &endpoint, const QString &organization,
              const QList<protocol::ExplorerCondition> &conditions);
    void reload();          ///< repeats the last request, also after a failure
    void goTo(int number);  ///< from 1; past the end it loads the service's last page
    void setSize(int size); ///< 1 to 100; loads the page that has the present first row
    /// Requests the first page again if the answer is old, but only once for each answer, even if that request fails.
    /// Returns whether an answer is expected.
    bool refresh();
    static constexpr std::chrono::minutes MaxAge{5};
    void clear();  ///< no question and no answer
    void cancel(); ///< ends the request; the previous answer stays

    /// Tells whether the answer (or, while loading, the expected one) is about this question.
    bool isAbout(const QString &organization, const QList<protocol::ExplorerCondition> &conditions) const;
    bool isLoading() const { return m_turner.isAsking(); }
    bool hasAnswer() const { return m_answer.has_value(); }
    bool isOld() const; ///< there is an answer, and its age is at least MaxAge
    QDateTime answeredAt() const { return m_answer ? m_answer->at : QDateTime(); } ///< UTC; invalid without an answer
    protocol::Pagination pagination() const { return m_answer ? m_answer->page.pagination : protocol::Pagination(); }
    QList<base::Error> unreadable() const; ///< rows of the answered page that could not be read

signals:
    void answered(const QList<runlatch::protocol::ExploredWorkspace> &workspaces); ///< empty after clear()
    void changed(); ///< the answer changed, or whether one is expected; emitted after `answered`
    void failed(const runlatch::base::Error &error);

private:
    using Page = protocol::Page<protocol::ExploredWorkspace>;
    struct Question
    {
        QString organization;
        QList<protocol::ExplorerCondition> conditions;

        friend bool operator==(const Question &, const Question &) = default;
    };
    struct Answer
    {
        Question question;
        Page page;
        QDateTime at;
        bool wasRefreshed = false; ///< the answer was old and was requested again
    };
    void load();
    void take(const base::Result<Page> &page);

    service::Client &m_client;
    base::Clock &m_clock;
    service::Endpoint m_endpoint; ///< the endpoint of m_asked
    std::optional<Question> m_asked;
    std::optional<Answer> m_answer;
    PageTurner<protocol::ExploredWorkspace> m_turner;
};

} // namespace runlatch::changerequests
