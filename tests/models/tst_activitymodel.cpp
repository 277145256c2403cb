// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "models/activitymodel.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using http::ExchangeRecord;
using models::ActivityModel;

namespace {

ExchangeRecord record(int status, const QString &path = u"/a"_s)
{
    ExchangeRecord made;
    made.startedAt = QDateTime(QDate(2026, 11, 21), QTime(9, 2, 3, 45), base::Utc);
    made.method = "PATCH";
    made.host = u"tf.example"_s;
    made.path = path;
    made.status = status;
    made.took = std::chrono::milliseconds(1240);
    made.responseBytes = 2048;
    made.attempt = 2;
    return made;
}

/// A side of an exchange of the program with itself; each number is another exchange.
ExchangeRecord numberedSide(ExchangeRecord::Direction direction, int number, int status = 200)
{
    ExchangeRecord side = record(status);
    side.direction = direction;
    side.ends = u"127.0.0.1:%1 127.0.0.1:8080"_s.arg(number);
    return side;
}

constexpr auto SentSide = ExchangeRecord::Direction::Sent;
constexpr auto ReceivedSide = ExchangeRecord::Direction::Received;

QString shown(const ActivityModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

/// Exchanges are rows, newest first, as plain text, bounded by number and bytes.
class tst_ActivityModel : public QObject
{
    Q_OBJECT
private slots:
    void putsTheNewestFirst();
    void showsAnExchange();
    void figuresStandAtTheRight();
    void theSizeIsOfBothBodies();
    void showsPlainText();
    void countsProblems();
    void isBoundedByCount();
    void isBoundedByBytes();
    void keepsNothingWhilePaused();
    void clears();
    void numbersExchangesForGood();
    void bothSidesAreOneRow();
    void bothSidesAreOneProblem();
    void bothSidesLeaveTogether();
    void whatWasClearedHasNoOtherSide();
};

void tst_ActivityModel::putsTheNewestFirst()
{
    ActivityModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add(record(200, u"/a"_s));
    const QPersistentModelIndex first = model.index(0, ActivityModel::Path);
    model.add(record(200, u"/b"_s));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(shown(model, 0, ActivityModel::Path), u"/b"_s);
    QCOMPARE(first.row(), 1);
    QCOMPARE(first.data().toString(), u"/a"_s);
}

void tst_ActivityModel::showsAnExchange()
{
    ActivityModel model;
    model.add(record(429));
    QCOMPARE(shown(model, 0, ActivityModel::Direction), u"Sent"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Time), u"09:02:03.045"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Method), u"PATCH"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Answer), u"429"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Host), u"tf.example"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Took), u"1.2 s"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Size), u"2 KB"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Try), u"2"_s);
    QCOMPARE(model.index(0, 0).data(ActivityModel::RecordRole).value<ExchangeRecord>().status, 429);
    model.add(record(0));
    QCOMPARE(shown(model, 0, ActivityModel::Answer), u"none"_s);
    QCOMPARE(shown(model, 0, ActivityModel::Size), u"2 KB"_s);
    for (int column = ActivityModel::Time; column < ActivityModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

/// Times taken and sizes are compared by their length; words begin at the left. The header stands as its column does.
void tst_ActivityModel::figuresStandAtTheRight()
{
    ActivityModel model;
    model.add(record(200));
    for (int column = 0; column < ActivityModel::ColumnCount; ++column) {
        const bool isFigure = column == ActivityModel::Took || column == ActivityModel::Size;
        const QVariant expected = isFigure ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
        QCOMPARE(model.index(0, column).data(Qt::TextAlignmentRole), expected);
        QCOMPARE(model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole), expected);
    }
}

/// A run task request of 1.3 KB that is answered without a body does not have a size of 0 bytes, on either side.
void tst_ActivityModel::theSizeIsOfBothBodies()
{
    for (const auto direction : {ExchangeRecord::Direction::Sent, ExchangeRecord::Direction::Received}) {
        ExchangeRecord runTask = record(200);
        runTask.direction = direction;
        runTask.requestBytes = 1331;
        runTask.responseBytes = 0;
        ActivityModel model;
        model.add(runTask);
        QCOMPARE(shown(model, 0, ActivityModel::Size), u"1.3 KB"_s);
        const QString tip = model.index(0, ActivityModel::Size).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(u"Body of the request: 1.3 KB, of the answer: 0 bytes"_s));
    }
}

void tst_ActivityModel::showsPlainText()
{
    ActivityModel model;
    ExchangeRecord hostile = record(200, u"/<b>a</b>\n\u202e"_s + QString(100'000, u'x'));
    hostile.method = QByteArray(1000, 'X');
    model.add(hostile);
    QVERIFY(shown(model, 0, ActivityModel::Path).size() < 600);
    QVERIFY(!shown(model, 0, ActivityModel::Path).contains(u'\n'));
    QVERIFY(!shown(model, 0, ActivityModel::Path).contains(u'\u202e'));
    QVERIFY(shown(model, 0, ActivityModel::Method).size() <= 21);
    const QString toolTip = model.index(0, ActivityModel::Path).data(Qt::ToolTipRole).toString();
    QVERIFY(toolTip.contains("&lt;b&gt;"_L1));
}

void tst_ActivityModel::countsProblems()
{
    ActivityModel model;
    QSignalSpy changed(&model, &ActivityModel::problemsChanged);
    for (const int status : {200, 302, 404, 500, 0})
        model.add(record(status));
    ExchangeRecord refused = record(200);
    refused.failed = true;
    model.add(refused);
    QCOMPARE(model.problems(), 4);
    QCOMPARE(changed.size(), 4);
    QVERIFY(model.index(0, 0).data(ActivityModel::ProblemRole).toBool());
    QVERIFY(!model.index(5, 0).data(ActivityModel::ProblemRole).toBool());
}

void tst_ActivityModel::isBoundedByCount()
{
    ActivityModel model;
    model.add(record(500));
    for (int i = 0; i < 5000; ++i)
        model.add(record(200, u"/%1"_s.arg(i)));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 5000);
    QCOMPARE(model.problems(), 0); // the exchange with a problem was dropped
    model.add(record(200, u"/new"_s));
    QCOMPARE(model.rowCount(), 5000);
    QCOMPARE(shown(model, 0, ActivityModel::Path), u"/new"_s);
    QCOMPARE(shown(model, 4999, ActivityModel::Path), u"/1"_s);
}

void tst_ActivityModel::isBoundedByBytes()
{
    ActivityModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    ExchangeRecord large = record(200);
    large.requestBody = large.responseBody = QByteArray(64 * 1024, 'x');
    large.requestHeaders = {{"A", QByteArray(64 * 1024, 'x')}};
    for (int i = 0; i < 400; ++i)
        model.add(large);
    QVERIFY(model.rowCount() > 160);
    QVERIFY2(model.rowCount() <= 32 * 1024 / 192, qPrintable(QString::number(model.rowCount())));
    ExchangeRecord monster = record(200);
    monster.requestHeaders = {{"A", QByteArray(40 * 1024 * 1024, 'x')}};
    model.add(monster);
    QCOMPARE(model.rowCount(), 0);
    model.add(record(200));
    QCOMPARE(model.rowCount(), 1);
}

void tst_ActivityModel::keepsNothingWhilePaused()
{
    ActivityModel model;
    QSignalSpy added(&model, &ActivityModel::added);
    model.setPaused(true);
    model.add(record(404));
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.problems(), 0);
    QCOMPARE(added.size(), 1);
    model.setPaused(false);
    QCOMPARE(model.rowCount(), 0);
    model.add(record(200));
    QCOMPARE(model.rowCount(), 1);
}

void tst_ActivityModel::clears()
{
    ActivityModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add(record(404));
    QSignalSpy changed(&model, &ActivityModel::problemsChanged);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.problems(), 0);
}

void tst_ActivityModel::numbersExchangesForGood()
{
    ActivityModel model;
    for (int i = 0; i < 5003; ++i)
        model.add(record(200, u"/%1"_s.arg(i)));
    QCOMPARE(model.oldestSerial(), 3);
    QCOMPARE(model.nextSerial(), 5003);
    QCOMPARE(model.serial(0), 5002);
    QCOMPARE(model.exchangesFrom(5001).size(), 2);
    QCOMPARE(model.exchangesFrom(5001).first().record.path, u"/5001"_s);
    QCOMPARE(model.exchangesFrom(3).first().record.path, u"/3"_s);
    QVERIFY(model.exchangesFrom(5003).isEmpty());
    model.clear();
    QCOMPARE(model.oldestSerial(), 5003);
    model.add(record(200));
    QCOMPARE(model.serial(0), 5003);
}

/// Whichever side is told first, the row keeps its place and its number, and has the sender's record.
void tst_ActivityModel::bothSidesAreOneRow()
{
    for (const auto &[first, second] : {std::pair(SentSide, ReceivedSide), std::pair(ReceivedSide, SentSide)}) {
        ActivityModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&model, &ActivityModel::dataChanged);
        QSignalSpy added(&model, &ActivityModel::added);
        model.add(numberedSide(first, 1));
        model.add(record(200, u"/newer"_s));
        QVERIFY(!model.index(1, 0).data(ActivityModel::ReceivedRole).isValid());
        model.add(numberedSide(second, 1));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toModelIndex().row(), 1);
        QCOMPARE(added.size(), 3); // the log has a line for each side
        QCOMPARE(model.serial(1), 0);
        QCOMPARE(shown(model, 1, ActivityModel::Direction), u"Sent and received"_s);
        QCOMPARE(model.index(1, 0).data(ActivityModel::RecordRole).value<ExchangeRecord>().direction, SentSide);
        QCOMPARE(model.index(1, 0).data(ActivityModel::ReceivedRole).value<ExchangeRecord>().direction, ReceivedSide);
        QVERIFY(model.exchangesFrom(0).first().received);
    }
}

void tst_ActivityModel::bothSidesAreOneProblem()
{
    ActivityModel model;
    model.add(numberedSide(ReceivedSide, 1, 500));
    model.add(numberedSide(SentSide, 1, 500));
    QCOMPARE(model.problems(), 1);
    model.add(numberedSide(SentSide, 2));
    model.add(numberedSide(ReceivedSide, 2, 0)); // its answer never left
    QCOMPARE(model.problems(), 2);
    QVERIFY(model.index(0, 0).data(ActivityModel::ProblemRole).toBool());
    for (int i = 0; i < ActivityModel::MaxRows; ++i)
        model.add(record(200));
    QCOMPARE(model.problems(), 0);
}

/// The bytes of both sides count, and a side whose other one was dropped is a row of its own.
void tst_ActivityModel::bothSidesLeaveTogether()
{
    ActivityModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add(numberedSide(SentSide, 1));
    ExchangeRecord monster = numberedSide(ReceivedSide, 1);
    monster.requestHeaders = {{"A", QByteArray(40 * 1024 * 1024, 'x')}};
    model.add(monster);
    QCOMPARE(model.rowCount(), 0);
    model.add(numberedSide(SentSide, 2));
    model.add(monster); // drops the row that waits for its other side
    QCOMPARE(model.rowCount(), 0);
    model.add(numberedSide(ReceivedSide, 2));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(shown(model, 0, ActivityModel::Direction), u"Received"_s);
}

void tst_ActivityModel::whatWasClearedHasNoOtherSide()
{
    ActivityModel model;
    model.add(numberedSide(SentSide, 1));
    model.clear();
    model.add(numberedSide(ReceivedSide, 1));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(shown(model, 0, ActivityModel::Direction), u"Received"_s);
    model.setPaused(true);
    model.add(numberedSide(SentSide, 1));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(shown(model, 0, ActivityModel::Direction), u"Received"_s);
}

RUNLATCH_TEST(tst_ActivityModel)
#include "tst_activitymodel.moc"
