// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiver.h"
#include "changerequests/oddservice.h"
#include "support/answer.h"
#include "support/changerequests.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// A failed row can be archived again from the row itself, and not only by "Try again".
class tst_ArchivedAgain : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void withAnotherConnectionItIsAnotherRow();
    void whatIsNotKnownIsAskedAboutFirst_data();
    void whatIsNotKnownIsAskedAboutFirst();
    void takenBackItIsStillNotKnown();

private:
    static constexpr auto Id = "wscr-1"_L1;

    http::Response answer(const Asked &asked) const
    {
        if (asked.method == "GET" && m_refusal)
            return OddService::error(403); // the service does not tell the outcome
        if (asked.method == "GET")
            return OddService::json(200, {{u"data"_s, OddService::row(Id, m_isArchived)}});
        return m_refusal.value_or(OddService::json(200, {{u"data"_s, OddService::row(Id, true)}}));
    }
    void archive(const service::Endpoint &endpoint)
    {
        m_archiver->archive(endpoint, support::changeRequest(Id), u"billing"_s);
    }
    /// Archives once, and fails.
    void fail(int status)
    {
        m_refusal = OddService::error(status);
        archive(m_service->endpoint);
        m_archiver->send();
        QTRY_COMPARE(m_item.state, Archiver::State::Failed);
        m_refusal.reset();
    }
    QList<store::PendingArchive> kept()
    {
        return *support::answerOf<QList<store::PendingArchive>>(
            [&](QObject *asker, const auto &done) { m_store->pendingArchives(asker, done); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::FakeClock> m_clock;
    std::unique_ptr<OddService> m_service;
    std::unique_ptr<store::WorkStore> m_store;
    std::unique_ptr<Archiver> m_archiver;
    std::optional<http::Response> m_refusal;
    Archiver::Item m_item; ///< the item of the last signal
    bool m_isArchived = false;
};

void tst_ArchivedAgain::init()
{
    m_isArchived = false;
    m_item = {};
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = std::make_unique<support::FakeClock>();
    m_service = std::make_unique<OddService>([this](const Asked &asked) { return answer(asked); });
    m_service->endpoint.connection = QUuid::createUuid();
    m_store = std::make_unique<store::WorkStore>();
    m_store->open(m_folder->filePath(u"work.sqlite"_s), this, [](const base::Done &) {});
    m_archiver = std::make_unique<Archiver>(m_service->client, *m_store, *m_clock);
    connect(m_archiver.get(), &Archiver::changed, this, [this](const Archiver::Item &item) { m_item = item; });
}

void tst_ArchivedAgain::cleanup()
{
    m_archiver.reset();
    m_store.reset();
}

/// A try with another connection is another row. The row of the first try is still offered to its own connection.
void tst_ArchivedAgain::withAnotherConnectionItIsAnotherRow()
{
    fail(403);
    const QUuid first = m_item.pending.id;
    service::Endpoint copy = m_service->endpoint;
    copy.connection = QUuid::createUuid();
    archive(copy);
    const QList<store::PendingArchive> rows = kept();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0).id, first);
    QCOMPARE(rows.at(0).connection, m_service->endpoint.connection);
    QCOMPARE(rows.at(1).connection, copy.connection);
    m_archiver->undo();
    QCOMPARE(kept().size(), 1);
    QCOMPARE(kept().constFirst().id, first);
}

void tst_ArchivedAgain::whatIsNotKnownIsAskedAboutFirst_data()
{
    QTest::addColumn<bool>("wasCarriedOut");
    QTest::newRow("it was carried out") << true;
    QTest::newRow("it was not") << false;
}

void tst_ArchivedAgain::whatIsNotKnownIsAskedAboutFirst()
{
    QFETCH(bool, wasCarriedOut);
    fail(502);
    QVERIFY(m_item.error.outcomeUnknown);
    m_isArchived = wasCarriedOut;
    archive(m_service->endpoint);
    QVERIFY(kept().constFirst().sent); // the request may still have been carried out
    m_service->asked.clear();
    m_archiver->send();
    QTRY_COMPARE(m_item.state, Archiver::State::Archived);
    QCOMPARE(m_service->asked.constFirst().method, "GET");
    QCOMPARE(m_service->count("POST"), wasCarriedOut ? 0 : 1);
    QVERIFY(kept().isEmpty());
}

void tst_ArchivedAgain::takenBackItIsStillNotKnown()
{
    fail(502);
    archive(m_service->endpoint);
    m_archiver->undo();
    QCOMPARE(m_item.state, Archiver::State::Failed);
    QVERIFY(m_item.error.outcomeUnknown);
    QCOMPARE(kept().size(), 1);
    QVERIFY(kept().constFirst().sent);
}

RUNLATCH_TEST(tst_ArchivedAgain)

} // namespace runlatch::changerequests

#include "tst_archivedagain.moc"
