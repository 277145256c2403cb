// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/capturetimelinemodel.h"
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
    void eventsComeInTheirOrder();
    void theDeadlineSaysWhatCameOfIt();
    void secretsAreRemovedADayLater();
    void refusedRequestsHaveNoSecrets();

private:
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
    static inline const QDateTime Start{QDate(2026, 11, 21), QTime(10, 0), Qt::UTC};
};

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

RUNLATCH_TEST(tst_CaptureTimelineModel)

} // namespace runlatch::models

#include "tst_capturetimelinemodel.moc"
