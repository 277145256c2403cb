// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "redaction/addednames.h"
#include "store/captures/capturetable.h"
#include "store/captures/lateredaction.h"
#include "store/postgres/postgresfixture.h"
#include "store/postgres/servercaptures.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A reader of a database sees what receivers committed, opens secrets with their key alone, and changes nothing.
class tst_ServerCaptures : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { redaction::setAddedNames({}); }
    void listsWhatReceiversCommitted();
    void findsWhatAFilterAccepts();
    void secretsNeedTheKey();
    void redactsNamesThatReceiversDidNotKnow();
    void whatIsRemovedMeanwhileIsLeftOut();
    void makesNoTable();
    void needsNoRightToWrite();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    bool openReceiver()
    {
        auto opened = open();
        if (!opened)
            return false;
        m_store = std::move(opened).value();
        return true;
    }
    ServerAddress addressOf(const QString &text) const { return *ServerAddress::parse(text); }
    qint64 appended(const NewCapture &capture)
    {
        const auto row = append(*m_store, capture);
        return row ? row->id : 0;
    }

    std::unique_ptr<PostgresStore> m_store;
};

void tst_ServerCaptures::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    m_store.reset();
    QVERIFY(newDatabase());
    m_key.mustFit = true;
}

void tst_ServerCaptures::listsWhatReceiversCommitted()
{
    QVERIFY(openReceiver());
    const ServerCaptures captures(addressOf(m_address), m_clock);
    QCOMPARE(captures.list(0, 10)->size(), 0);
    const qint64 first = appended(newCapture(u"taskrs-1"_s));
    const qint64 second = appended(newCapture(u"taskrs-2"_s));
    const auto rows = captures.list(0, 10);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 2);
    QCOMPARE(rows->at(0).id, second);
    QCOMPARE(rows->at(1).taskResultId, u"taskrs-1"_s);
    QCOMPARE(captures.list(second, 10)->size(), 1);
    QCOMPARE(captures.list(0, 1)->size(), 1);
    QCOMPARE(captures.load(first)->row.id, first);
    QCOMPARE(captures.load(second + 1000).error().kind, base::ErrorKind::NotFound);
}

void tst_ServerCaptures::findsWhatAFilterAccepts()
{
    QVERIFY(openReceiver());
    QList<qint64> valid;
    for (int number = 0; number < 12; ++number) {
        const bool isValid = number % 3 == 0;
        const qint64 id = appended(oldCapture(number, isValid ? protocol::Verdict::Valid : protocol::Verdict::Invalid));
        if (isValid)
            valid.prepend(id);
    }
    const ServerCaptures captures(addressOf(m_address), m_clock);
    const auto filter = CaptureFilter::parse(u"sig:valid"_s, m_clock.utc());
    const auto idsOf = [](const base::Result<QList<CaptureRow>> &rows) {
        QList<qint64> ids;
        for (const CaptureRow &row : *rows)
            ids.append(row.id);
        return ids;
    };
    QCOMPARE(idsOf(captures.find(filter, 0, 100)), valid);
    QCOMPARE(idsOf(captures.find(filter, 0, 2)), valid.first(2));
    QCOMPARE(idsOf(captures.find(filter, valid.at(1), 100)), valid.sliced(2));
    QCOMPARE(captures.find(CaptureFilter::parse(u"payload_version"_s, m_clock.utc()), 0, 100)->size(), 12);
    const auto stop = std::make_shared<const std::atomic_bool>(true);
    QCOMPARE(captures.find(filter, 0, 100, stop).error().kind, base::ErrorKind::Cancelled);
}

void tst_ServerCaptures::secretsNeedTheKey()
{
    QVERIFY(openReceiver());
    NewCapture capture = newCapture();
    capture.row.receivedAt = m_clock.utc();
    capture.row.deadline = m_clock.utc().addSecs(600);
    const qint64 id = appended(capture);
    const auto without = ServerCaptures(addressOf(m_address), m_clock).load(id);
    QVERIFY(!without->complete);
    QVERIFY(!without->body.contains(Token) && without->body.contains("****"));
    const ServerCaptures with(addressOf(m_address), m_key.bytes, m_clock);
    QVERIFY(with.checkKey());
    const auto whole = with.load(id);
    QVERIFY(whole->complete);
    QCOMPARE(whole->body, capture.body);
    const ServerCaptures other(addressOf(m_address), newStoreKey(), m_clock);
    QCOMPARE(other.checkKey().error().rule, base::Rules::StoreOtherKey);
}

void tst_ServerCaptures::redactsNamesThatReceiversDidNotKnow()
{
    QVERIFY(openReceiver());
    NewCapture capture = newCapture();
    capture.body = R"({"payload_version":1,"door_code":"swordfish-4711"})";
    capture.row.runMessage = u"swordfish-4711"_s;
    const qint64 id = appended(capture);
    const ServerCaptures captures(addressOf(m_address), m_clock);
    QVERIFY(captures.load(id)->body.contains("swordfish-4711"));
    redaction::setAddedNames({u"door_code"_s});
    QVERIFY(!captures.load(id)->body.contains("swordfish-4711"));
    QVERIFY(!captures.list(0, 10)->constFirst().runMessage.contains(u"swordfish"_s));
    const auto found = captures.find(CaptureFilter::parse(u"payload_version"_s, m_clock.utc()), 0, 10);
    QVERIFY(!found->constFirst().runMessage.contains(u"swordfish"_s));
}

/// A search has no transaction, so a row may be gone before it is redacted.
void tst_ServerCaptures::whatIsRemovedMeanwhileIsLeftOut()
{
    QVERIFY(openReceiver());
    const qint64 kept = appended(newCapture());
    const qint64 removed = appended(newCapture());
    redaction::setAddedNames({u"door_code"_s});
    PostgresConnection connection(addressOf(m_address), m_clock);
    const Sealer sealer(m_key.bytes);
    CaptureTable table(connection, sealer);
    const auto rows = table.list(0, 10);
    QCOMPARE(rows->size(), 2);
    QCOMPARE(ask(u"DELETE FROM runlatch.captures WHERE id = %1"_s.arg(removed)), QString());
    const auto redacted = LateRedaction::redacted(rows, LateRedaction::ofAddedNames(), table);
    QVERIFY(redacted);
    QCOMPARE(redacted->size(), 1);
    QCOMPARE(redacted->constFirst().id, kept);
}

void tst_ServerCaptures::makesNoTable()
{
    const ServerCaptures captures(addressOf(m_address), m_clock);
    QCOMPARE(captures.list(0, 10).error().rule, base::Rules::StoreNoSchema);
    QCOMPARE(captures.find({}, 0, 10).error().rule, base::Rules::StoreNoSchema);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM pg_namespace WHERE nspname = 'runlatch'"_s), u"0"_s);
    QVERIFY(openReceiver()); // and once a receiver has made them, they are found
    QCOMPARE(captures.list(0, 10)->size(), 0);
}

void tst_ServerCaptures::needsNoRightToWrite()
{
    QVERIFY(openReceiver());
    const qint64 id = appended(newCapture());
    const QString name = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(name, u"CREATE ROLE %1_reader LOGIN"_s.arg(name)));
    QVERIFY(cluster().run(name, u"GRANT USAGE ON SCHEMA runlatch TO %1_reader"_s.arg(name)));
    QVERIFY(cluster().run(name, u"GRANT SELECT ON ALL TABLES IN SCHEMA runlatch TO %1_reader"_s.arg(name)));
    const ServerCaptures captures(addressOf(cluster().address(name, name + u"_reader"_s)), m_clock);
    QCOMPARE(captures.list(0, 10)->size(), 1);
    QCOMPARE(captures.find(CaptureFilter::parse(u"payload_version"_s, m_clock.utc()), 0, 10)->size(), 1);
    QCOMPARE(captures.load(id)->row.id, id);
    m_store.reset();
    QVERIFY(cluster().run(name, u"DROP OWNED BY %1_reader; DROP ROLE %1_reader"_s.arg(name)));
}

void tst_ServerCaptures::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("before"); ///< what the owner does
    QTest::addColumn<QString>("rule");
    QTest::newRow("a newer version") << u"UPDATE runlatch.facts SET value = 99 WHERE name = 'schema_version'"_s
                                     << base::Rules::StoreNewerSchema.name();
    QTest::newRow("no version") << u"DELETE FROM runlatch.facts"_s << base::Rules::StoreOtherSchema.name();
    QTest::newRow("an altered table") << u"ALTER TABLE runlatch.captures DROP COLUMN note"_s
                                      << base::Rules::StoreOtherSchema.name();
}

void tst_ServerCaptures::saysWhatIsWrong()
{
    QFETCH(const QString, before);
    QFETCH(const QString, rule);
    QVERIFY(open());
    QVERIFY(cluster().run(PostgresCluster::nameOf(m_address), before));
    const ServerCaptures captures(addressOf(m_address), m_clock);
    QCOMPARE(captures.list(0, 10).error().rule.name(), rule);
}

RUNLATCH_TEST(tst_ServerCaptures)

} // namespace runlatch::store

#include "tst_servercaptures.moc"
