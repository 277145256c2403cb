// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/readback/readback.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr int RowsOfPage = 100;
constexpr int MaxOutcomePages = 10; // four times the outcomes of a callback by the service's schema

/// One result after the other parts of it.
class ReadingBack final : public base::Operation<ReadBack>
{
public:
    ReadingBack(service::Client &client, const service::Endpoint &endpoint, QObject *context,
                base::Callback<ReadBack> done)
        : Operation(&client, context, std::move(done))
        , m_client(client)
        , m_endpoint(endpoint)
    {
    }

    void start(const QString &id)
    {
        m_client.taskResult(m_endpoint, id, this, [this](const base::Result<protocol::ServedResult> &result) {
            if (!result) {
                finish(result.error());
                return;
            }
            m_read.result = *result;
            askForOutcomes(1);
        });
    }

private:
    void askForOutcomes(int number)
    {
        m_client.taskOutcomes(m_endpoint, m_read.result.id, {.number = number, .size = RowsOfPage}, this,
                              [this, number](const auto &page) { takeOutcomes(number, page); });
    }

    void takeOutcomes(int number, const base::Result<protocol::Page<protocol::ServedOutcome>> &page)
    {
        if (!page) {
            m_read.outcomesError = page.error();
            askForStage();
            return;
        }
        m_read.outcomes += page->items;
        m_read.hasAllOutcomes = m_read.hasAllOutcomes && page->unreadable.isEmpty();
        const bool isMoreTold = !page->items.isEmpty() && protocol::mayHaveNext(page->pagination);
        if (isMoreTold && number < MaxOutcomePages) {
            askForOutcomes(number + 1);
            return;
        }
        m_read.hasAllOutcomes = m_read.hasAllOutcomes && !isMoreTold;
        askForStage();
    }

    void askForStage()
    {
        if (m_read.result.taskStageId.isEmpty()) {
            finish(std::move(m_read));
            return;
        }
        m_client.taskStage(m_endpoint, m_read.result.taskStageId, this, [this](const auto &stage) {
            if (stage)
                m_read.stage = *stage;
            finish(std::move(m_read));
        });
    }

    service::Client &m_client;
    const service::Endpoint m_endpoint;
    ReadBack m_read;
};

} // namespace

base::Call readBack(service::Client &client, const service::Endpoint &endpoint, const QString &taskResultId,
                    QObject *context, base::Callback<ReadBack> done)
{
    auto *reading = new ReadingBack(client, endpoint, context, std::move(done));
    reading->start(taskResultId);
    return base::Call(reading);
}

bool isOfService(const QUrl &callback, const QUrl &base)
{
    const auto port = [](const QUrl &url) { return url.port(url.scheme() == "https"_L1 ? 443 : 80); };
    return !base.isEmpty() && callback.scheme() == base.scheme() && callback.host() == base.host()
        && port(callback) == port(base) && callback.path().startsWith(base.path() + u'/');
}

} // namespace runlatch::inspector
