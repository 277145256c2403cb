// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/promises/anystore.h"
#include "support/behind.h"
#include "support/suite.h"

#include <QMap>
#include <QSet>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// Each call is answered once, in the thread that asked, with an error of its own where it fails, and before closing.
class tst_StoreAnswers : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init() { QVERIFY(openEmpty()); }
    void cleanup() { close(); }
    void knowsNoSuchCapture();
    void refusesOneAndKeepsTheOthers();
    void takesCallsOfAnotherThread();
    void answersEachCallOnceBeforeItCloses();
    void answersNobodyWhoDied();
    void writesWhatWasAcceptedBeforeItCloses();
};

void tst_StoreAnswers::knowsNoSuchCapture()
{
    using base::ErrorKind;
    QVERIFY(append(store(), newCapture()));
    QCOMPARE(load(store(), 7).error().kind, ErrorKind::NotFound);
    QCOMPARE(deliveries(store(), 7).error().kind, ErrorKind::NotFound);
    QCOMPARE(addReply(store(), 7, {}, protocol::TaskState::Passed).error().kind, ErrorKind::NotFound);
    QCOMPARE(setPinned(store(), 7, true).error().kind, ErrorKind::NotFound);
    QCOMPARE(setPinned(store(), 7, PinColor::Red).error().kind, ErrorKind::NotFound);
    QCOMPARE(setNote(store(), 7, u"x"_s).error().kind, ErrorKind::NotFound);
    QCOMPARE(setCause(store(), 7, base::Rules::BodyBom).error().kind, ErrorKind::NotFound);
    QCOMPARE(markUnanswered(store(), QUuid::createUuid()).error().kind, ErrorKind::NotFound);
}

void tst_StoreAnswers::refusesOneAndKeepsTheOthers()
{
    const NewCapture twin = newCapture();
    QObject context;
    QList<bool> answers;
    for (const NewCapture &capture : {newCapture(), twin, twin, newCapture()}) // in one transaction, or in two
        store().append(capture, &context, [&](const base::Result<CaptureRow> &row) { answers.append(row.isOk()); });
    QTRY_COMPARE(answers, QList<bool>({true, true, false, true}));
    QCOMPARE(list(store())->size(), 3);
}

void tst_StoreAnswers::takesCallsOfAnotherThread()
{
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    thread.start();
    QSet<QUuid> acknowledged; // used only in that thread, until it has ended
    QMetaObject::invokeMethod(&context, [&] {
        for (int i = 0; i < 1000; ++i) {
            store().append(newCapture(QString::number(i)), &context, [&](const base::Result<CaptureRow> &row) {
                if (row && QThread::currentThread() == &thread)
                    acknowledged.insert(row->uuid);
                if (acknowledged.size() == 1000)
                    thread.quit();
            });
        }
    });
    QVERIFY(thread.wait(60000));
    const auto rows = list(store());
    QVERIFY(rows);
    QCOMPARE(rows->size(), 1000);
    for (const CaptureRow &row : *rows)
        QVERIFY(acknowledged.contains(row.uuid));
}

/// Also a call that waits behind all others when the store is closed.
void tst_StoreAnswers::answersEachCallOnceBeforeItCloses()
{
    const auto stored = append(store(), newCapture());
    QVERIFY(stored);
    const qint64 id = stored->id;
    QObject context;
    QMap<QString, int> answers;
    const auto once = [&answers](const QString &call) {
        answers[call] = 0;
        return [&answers, call](const auto &) { ++answers[call]; };
    };
    store().append(newCapture(), &context, once(u"append"_s));
    store().addReply(id, newReply(u"running"_s), protocol::TaskState::Running, &context, once(u"addReply"_s));
    store().markUnanswered(QUuid::createUuid(), &context, once(u"markUnanswered"_s));
    store().setPinned(id, true, &context, once(u"setPinned"_s));
    store().setPinned(id, PinColor::Blue, &context, once(u"setPinned in a color"_s));
    store().setCause(id, base::Rules::BodyBom, &context, once(u"setCause"_s));
    store().setNote(id, u"n"_s, &context, once(u"setNote"_s));
    store().usage(&context, once(u"usage"_s));
    store().list(0, 1, &context, once(u"list"_s));
    store().listNewer(0, 1, &context, once(u"listNewer"_s));
    store().load(id, &context, once(u"load"_s));
    store().deliveries(id, 1, &context, once(u"deliveries"_s));
    store().present({id}, &context, once(u"present"_s));
    store().takenUuids({stored->uuid}, &context, once(u"takenUuids"_s));
    const base::Call search = store().search({}, {}, &context, {}, once(u"search"_s));
    store().remove({id}, &context, once(u"remove"_s));
    close();
    const auto areAll = [&answers] {
        return std::all_of(answers.cbegin(), answers.cend(), [](int count) { return count > 0; });
    };
    QVERIFY(support::waitFor(areAll));
    QVERIFY(support::handleWhatWaits());
    for (auto call = answers.cbegin(); call != answers.cend(); ++call)
        QVERIFY2(call.value() == 1, qPrintable(call.key()));
}

void tst_StoreAnswers::answersNobodyWhoDied()
{
    bool answered = false;
    {
        QObject context;
        store().append(newCapture(), &context, [&](const auto &) { answered = true; });
        store().list(0, 10, &context, [&](const auto &) { answered = true; });
    }
    QVERIFY(append(store(), newCapture()));
    QCOMPARE(list(store())->size(), 2);
    QVERIFY(!answered);
}

void tst_StoreAnswers::writesWhatWasAcceptedBeforeItCloses()
{
    QObject context;
    int answers = 0;
    for (int i = 0; i < 100; ++i)
        store().append(newCapture(), &context, [&](const base::Result<CaptureRow> &row) { answers += row ? 1 : 0; });
    close();
    QTRY_COMPARE(answers, 100);
    QVERIFY(reopen());
    QCOMPARE(list(store())->size(), 100);
}

RUNLATCH_TEST(tst_StoreAnswers)

} // namespace runlatch::store

#include "tst_storeanswers.moc"
