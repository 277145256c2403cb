// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "models/capturetimelinemodel.h"
#include "store/captures/importmark.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// A captured request's events come in their order, and say what is behind and what is ahead.
class tst_CaptureTimelineModel : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerThatMayAcceptIsNoRefusal();
    void eventsComeInTheirOrder();
    void nobodyWatchedTheDeadlineOfAnImport();
    void whatAFileSaysIsTheFiles();
    void theDeadlineSaysWhatCameOfIt();
    void secretsAreRemovedADayLater();
    void refusedRequestsHaveNoSecrets();
    void otherDeliveriesStandBetween();
    void manyIntervalsAreARange();
    void deliveriesOfAnotherRequestAreForgotten();

private:
    static store::Deliveries deliveries(const QList<int> &seconds)
    {
        store::Deliveries made;
        for (const int second : seconds) {
            store::CaptureRow row = capture().row;
            row.id = made.newest.size() + 1;
            row.delivery = static_cast<int>(row.id);
            row.receivedAt = Start.addSecs(second);
            row.answered = row.id == 1 ? 503 : 200;
            made.newest.append({row, {}});
        }
        made.total = made.newest.size();
        return made;
    }
    static store::Capture capture()
    {
        store::Capture made;
        made.row.receivedAt = Start;
        made.row.peer = u"127.0.0.1"_s;
        made.row.bytes = 1234;
        made.row.delivery = 2;
        made.row.deadline = Start.addSecs(600);
        return made;
    }
    static store::SentReply reply(int seconds, const QString &status, int http)
    {
        store::SentReply made;
        made.sentAt = Start.addSecs(seconds);
        made.status = status;
        made.http = http;
        return made;
    }
    static QStringList lines(const CaptureTimelineModel &model)
    {
        QStringList found;
        for (int row = 0; row < model.rowCount(); ++row)
            found += model.index(row).data().toString();
        return found;
    }
    static QString second(const CaptureTimelineModel &model, int row)
    {
        return model.index(row).data(TimelineModel::SecondLineRole).toString();
    }
    static inline const QDateTime Start{QDate(2026, 11, 21), QTime(10, 0), base::Utc};
};

void tst_CaptureTimelineModel::nobodyWatchedTheDeadlineOfAnImport()
{
    CaptureTimelineModel model;
    store::Capture other = capture();
    store::markImported(other.row, {});
    model.setCapture(other, Start.addSecs(800));
    QVERIFY(lines(model).first().contains(u"as the imported file says"_s));
    QVERIFY(!lines(model).join(u' ').contains(u"Deadline"_s));
    other.row = store::copyOf(capture().row, Start);
    model.setCapture(other, Start.addSecs(800));
    QVERIFY(lines(model).first().contains(u"copy"_s));
}

void tst_CaptureTimelineModel::whatAFileSaysIsTheFiles()
{
    CaptureTimelineModel model;
    store::Capture other = capture();
    store::markImported(other.row, {});
    other.replies = {reply(5, u"passed"_s, 200), reply(6, u"failed"_s, 200)};
    other.replies.first().imported = true;
    model.setCapture(other, Start.addSecs(800));
    QCOMPARE(lines(model).mid(1, 3), (QStringList{u"Answered 200"_s, u"Callback: passed"_s, u"Callback: failed"_s}));
    QCOMPARE(second(model, 1), u"The imported file says so."_s);
    QCOMPARE(second(model, 2), u"The imported file says so. · It names the answer 200."_s);
    QCOMPARE(model.index(2).data(TimelineModel::ToneRole).toInt(), static_cast<int>(TimelineModel::Tone::None));
    QCOMPARE(second(model, 3), u"The service accepted it. · sent by you"_s);
}

void tst_CaptureTimelineModel::anAnswerThatMayAcceptIsNoRefusal()
{
    CaptureTimelineModel model;
    store::Capture sent = capture();
    sent.replies = {reply(5, u"passed"_s, 202)};
    sent.replies.first().errorKind = u"unknown"_s;
    model.setCapture(sent, Start.addSecs(10));
    QCOMPARE(second(model, 2), u"The service answered 202, which may accept it. · sent by you"_s);
    QCOMPARE(model.index(2).data(TimelineModel::ToneRole).toInt(), static_cast<int>(TimelineModel::Tone::Warning));
}

void tst_CaptureTimelineModel::eventsComeInTheirOrder()
{
    CaptureTimelineModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    store::Capture sent = capture();
    sent.replies = {reply(5, u"running"_s, 200), reply(700, u"passed"_s, 404), reply(701, u"passed"_s, 0)};
    sent.replies.first().automatic = true;
    sent.replies.last().errorKind = u"unknown"_s;
    model.setCapture(sent, Start.addSecs(800));
    QCOMPARE(
        lines(model),
        (QStringList{u"Request received, delivery 2"_s, u"Answered 200"_s, u"Callback: running"_s, u"Deadline passed"_s,
                     u"Callback: passed"_s, u"Callback: passed"_s, u"Secrets will be removed"_s}));
    QVERIFY(second(model, 0).contains(u"127.0.0.1 · 1,234 bytes"_s));
    QCOMPARE(second(model, 2), u"The service accepted it. · sent by itself"_s);
    QCOMPARE(second(model, 4), u"The service answered 404. · sent by you"_s);
    QCOMPARE(second(model, 5), u"It is not known whether it arrived. · sent by you"_s);
    QVERIFY(model.index(0).data(Qt::ToolTipRole).toString().contains(u"2026-11-21 10:00:00 UTC"_s));
    model.setCapture(capture(), Start);
    QCOMPARE(model.rowCount(), 4);
}

void tst_CaptureTimelineModel::theDeadlineSaysWhatCameOfIt()
{
    CaptureTimelineModel model;
    model.setCapture(capture(), Start.addSecs(10));
    QVERIFY(second(model, 2).contains(u"A final result is expected until then."_s));
    store::Capture progress = capture();
    progress.row.idleLimit = std::chrono::minutes(10);
    progress.row.lastMoment = Start.addSecs(3600);
    model.setCapture(progress, Start.addSecs(10));
    QVERIFY(second(model, 2).contains(u"and the final result until 2026-11-21 11:00:00."_s));
    model.setCapture(progress, Start.addSecs(1000));
    QVERIFY(second(model, 2).contains(u"“running” was needed at least every 10 min"_s));
    store::Capture ended = capture();
    ended.row.state = protocol::TaskState::Passed;
    model.setCapture(ended, Start.addSecs(1000));
    QCOMPARE(lines(model).at(2), u"Deadline"_s);
    QVERIFY(second(model, 2).contains(u"The result was sent before."_s));
}

void tst_CaptureTimelineModel::secretsAreRemovedADayLater()
{
    CaptureTimelineModel model;
    store::Capture gone = capture();
    gone.complete = false;
    gone.purged = true;
    model.setCapture(gone, Start.addDays(2));
    QCOMPARE(lines(model).last(), u"Secrets removed"_s);
    QVERIFY(model.index(3).data(Qt::ToolTipRole).toString().contains(u"2026-11-22 10:10:00 UTC"_s));
    gone.purged = false;
    model.setCapture(gone, Start);
    QCOMPARE(lines(model).last(), u"Secrets cannot be opened"_s);
    store::Capture ahead = capture();
    store::markImported(ahead.row, {});
    model.setCapture(ahead, Start.addDays(-1000));
    QVERIFY(lines(model).contains(u"Secrets will be removed"_s));
    QVERIFY(second(model, static_cast<int>(lines(model).indexOf(u"Secrets will be removed"_s)))
                .startsWith(u"A day after the import"_s));
}

void tst_CaptureTimelineModel::refusedRequestsHaveNoSecrets()
{
    CaptureTimelineModel model;
    store::Capture refused = capture();
    refused.row.deadline = {};
    refused.row.delivery = 1;
    refused.row.refusalRule = u"http.cut"_s;
    refused.row.answered = 0;
    model.setCapture(refused, Start);
    QCOMPARE(lines(model), (QStringList{u"Request received"_s, u"Not answered"_s}));
}

void tst_CaptureTimelineModel::otherDeliveriesStandBetween()
{
    CaptureTimelineModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    store::Capture shown = capture();
    shown.row.id = 2;
    model.setCapture(shown, Start);
    QCOMPARE(model.summary(), QString());
    store::Deliveries found = deliveries({-10, 0, 20});
    found.newest.first().replies = {reply(5, u"running"_s, 200)};
    model.setDeliveries(found);
    QCOMPARE(model.summary(), u"3 deliveries, 10 s and 20 s apart."_s);
    QCOMPARE(lines(model).first(5),
             (QStringList{u"Delivery 1 received, answered 503"_s, u"Request received, delivery 2 · this request"_s,
                          u"Answered 200"_s, u"Callback: running"_s, u"Delivery 3 received, answered 200"_s}));
    QCOMPARE(model.receipt(), 1);
    QVERIFY(second(model, 1).startsWith(u"10 s after delivery 1 · "_s));
    QVERIFY(second(model, 3).startsWith(u"For delivery 1. · "_s));
    QVERIFY(second(model, 4).startsWith(u"20 s after delivery 2 · "_s));
    QCOMPARE(model.other(0)->id, 1);
    QVERIFY(!model.other(1) && !model.other(2));
    QCOMPARE(model.other(4)->id, 3);
}

void tst_CaptureTimelineModel::manyIntervalsAreARange()
{
    CaptureTimelineModel model;
    model.setCapture(capture(), Start);
    model.setDeliveries(deliveries({0, 10, 20}));
    QCOMPARE(model.summary(), u"3 deliveries, each 10 s apart."_s);
    store::Deliveries many = deliveries({0, 1, 3, 6, 10, 15, 200});
    model.setDeliveries(many);
    QCOMPARE(model.summary(), u"7 deliveries, between 1 s and 3 min apart."_s);
    many.total = 1234;
    model.setDeliveries(many);
    QCOMPARE(model.summary(), u"1,234 deliveries, of which the newest 7 are shown, between 1 s and 3 min apart."_s);
}

void tst_CaptureTimelineModel::deliveriesOfAnotherRequestAreForgotten()
{
    CaptureTimelineModel model;
    store::Capture one = capture();
    one.row.uuid = QUuid::createUuid();
    model.setCapture(one, Start);
    model.setDeliveries(deliveries({0, 5}));
    const int rows = model.rowCount();
    model.setCapture(one, Start.addSecs(1)); // read again
    QCOMPARE(model.rowCount(), rows);
    one.row.uuid = QUuid::createUuid();
    model.setCapture(one, Start);
    QCOMPARE(model.summary(), QString());
    QCOMPARE(model.rowCount(), 4);
}

RUNLATCH_TEST(tst_CaptureTimelineModel)

} // namespace runlatch::models

#include "tst_capturetimelinemodel.moc"
