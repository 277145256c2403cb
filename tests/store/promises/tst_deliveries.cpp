// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/promises/anystore.h"
#include "support/suite.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// Deliveries of one task result are found together, with their callbacks, and with no other sender's.
class tst_Deliveries : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init() { QVERIFY(openEmpty()); }
    void cleanup() { close(); }
    void comeInTheirOrderWithTheirCallbacks();
    void areOfTheSameSenderOnly();
    void importedRequestsStandAlone();
    void areBoundedAndCounted();
    void theNewestValidOneIsComparedWith();
    void verificationRequestsAreNone();

private:
    qint64 add(const NewCapture &capture) const
    {
        const auto row = append(store(), capture);
        return row ? row->id : 0;
    }
    static QList<qint64> ids(const Deliveries &found)
    {
        QList<qint64> ids;
        for (const Delivery &delivery : found.newest)
            ids.append(delivery.row.id);
        return ids;
    }
};

void tst_Deliveries::comeInTheirOrderWithTheirCallbacks()
{
    const qint64 first = add(newCapture());
    const qint64 second = add(newCapture());
    QVERIFY(addReply(store(), first, newReply(u"running"_s), protocol::TaskState::Running));
    QVERIFY(addReply(store(), first, newReply(u"passed"_s), protocol::TaskState::Passed));
    const auto found = deliveries(store(), second);
    QVERIFY(found);
    QCOMPARE(ids(*found), (QList{first, second}));
    QCOMPARE(found->total, 2);
    QCOMPARE(found->previous, first);
    QCOMPARE(found->newest.last().row.delivery, 2);
    QCOMPARE(found->newest.first().replies.size(), 2);
    QCOMPARE(found->newest.first().replies.last().status, u"passed"_s);
    QVERIFY(found->newest.first().replies.last().body.isEmpty());
    QCOMPARE(deliveries(store(), first)->previous, 0);
}

void tst_Deliveries::areOfTheSameSenderOnly()
{
    const qint64 first = add(newCapture());
    NewCapture stranger = newCapture();
    stranger.row.callbackHost = u"https://other.example/callback"_s;
    const qint64 foreign = add(stranger);
    add(newCapture(u"taskrs-2"_s));
    const qint64 none = add(newCapture(QString()));
    add(newCapture(QString()));
    QCOMPARE(ids(*deliveries(store(), first)), QList{first});
    QCOMPARE(ids(*deliveries(store(), foreign)), QList{foreign});
    QCOMPARE(ids(*deliveries(store(), none)), QList{none});
    QCOMPARE(deliveries(store(), none)->total, 1);
}

void tst_Deliveries::importedRequestsStandAlone()
{
    const qint64 received = add(newCapture());
    NewCapture copy = newCapture();
    copy.row.imported = true;
    const qint64 imported = add(copy);
    QCOMPARE(ids(*deliveries(store(), imported)), QList{imported});
    QCOMPARE(deliveries(store(), imported)->previous, 0);
    QCOMPARE(ids(*deliveries(store(), received)), QList{received});
}

void tst_Deliveries::areBoundedAndCounted()
{
    QList<NewCapture> many;
    for (int i = 0; i < 12; ++i)
        many.append(newCapture());
    QVERIFY(appendAll(store(), many));
    QList<qint64> all = listedIds(store());
    std::reverse(all.begin(), all.end());
    const auto found = deliveries(store(), all.at(2), 5);
    QVERIFY(found);
    QCOMPARE(ids(*found), all.last(5));
    QCOMPARE(found->total, 12);
    QCOMPARE(found->previous, all.at(1)); // that of the one asked for, though it is not among the newest
}

/// A body whose signature does not hold may be wrong itself.
void tst_Deliveries::theNewestValidOneIsComparedWith()
{
    using protocol::Verdict;
    const auto addWith = [this](Verdict verdict) {
        NewCapture capture = newCapture();
        capture.row.verdict = verdict;
        return add(capture);
    };
    const qint64 first = addWith(Verdict::Invalid);
    const qint64 second = addWith(Verdict::Invalid);
    QCOMPARE(deliveries(store(), second)->previous, first);
    addWith(Verdict::Valid);
    const qint64 valid = addWith(Verdict::Valid);
    addWith(Verdict::Unsigned);
    const qint64 asked = addWith(Verdict::Invalid);
    addWith(Verdict::Valid);
    QCOMPARE(deliveries(store(), asked)->previous, valid);
    QCOMPARE(deliveries(store(), second)->previous, first); // a later one is not an earlier delivery
}

/// A service sends all of them with the same id. The insisted reply to one is none to the others.
void tst_Deliveries::verificationRequestsAreNone()
{
    NewCapture verification = newCapture();
    verification.row.verification = true;
    verification.row.deadline = {};
    const auto added = [&] {
        verification.row.uuid = QUuid::createUuid();
        return append(store(), verification);
    };
    const auto first = added();
    const auto second = added();
    QVERIFY(first && second);
    QCOMPARE(first->delivery, 1);
    QCOMPARE(second->delivery, 1);
    QCOMPARE(ids(*deliveries(store(), second->id)), QList{second->id});
    QCOMPARE(deliveries(store(), second->id)->previous, 0);
    QVERIFY(addReply(store(), second->id, newReply(u"passed"_s), protocol::TaskState::Passed));
    QCOMPARE(load(store(), second->id)->row.state, protocol::TaskState::Passed);
    QCOMPARE(load(store(), first->id)->row.state, protocol::TaskState::Awaiting);
    QCOMPARE(added()->state, protocol::TaskState::Awaiting);
}

RUNLATCH_TEST(tst_Deliveries)

} // namespace runlatch::store

#include "tst_deliveries.moc"
