// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "fixture.h"

#include "interchange/jsonlines.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Each faulty line of JSON Lines is told with its true number, and the good lines are imported all the same.
class tst_LineFaults : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void linesAreTold_data();
    void linesAreTold();
};

namespace {

const QByteArray Mark = "\xEF\xBB\xBF";

/// A record without its line feed, each time of another request.
QByteArray recordLine()
{
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    const store::NewCapture capture = received(secretHead(), secretBody(), now);
    return jsonLine({capture.row, capture.head, capture.body, {}, false}).chopped(1);
}

} // namespace

void tst_LineFaults::linesAreTold_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("faults");
    QTest::addColumn<int>("captures");
    const auto row = [](const char *name, const QByteArray &file, const QStringList &faults, int captures) {
        QTest::newRow(name) << file << faults << captures;
    };
    const QByteArray one = recordLine();
    const QByteArray two = recordLine();
    const QByteArray zero(1, '\0');
    row("nothing", "", {}, 0);
    row("empty lines", "\n\r\n \t\n", {}, 0);
    row("CR LF, empty lines, no last line feed", one + "\r\n\r\n\n" + two, {}, 2);
    row("a byte order mark", Mark + one + '\n' + two, {}, 2);
    row("a later byte order mark", one + '\n' + Mark + two + '\n', {u"2 import.version"_s}, 1);
    row("no objects", "\n[1]\n5\nnull\n\"x\"\n<html>\n" + one,
        {u"2 import.version"_s, u"3 import.version"_s, u"4 import.version"_s, u"5 import.version"_s,
         u"6 import.version"_s},
        1);
    row("a word behind", one + " x\n" + two, {u"1 import.broken"_s}, 1);
    row("an object behind", one + two + '\n' + two, {u"1 import.after-end"_s}, 1);
    row("a zero behind", one + zero + '\n' + two, {u"1 import.broken"_s}, 1);
    row("CR alone", one + '\r' + two, {u"1 import.after-end"_s}, 0);
    row("zeros at the end of the file", one + '\n' + zero.repeated(4096), {u"2 import.version"_s}, 1);
    row("a zero in a text", one + '\n' + QByteArray(two).replace("taskrs", "task" + zero), {u"2 import.broken"_s}, 1);
    row("a form feed", "\f" + one + '\n' + two, {u"1 import.version"_s}, 1);
    row("cut", one + '\n' + two.chopped(1), {u"2 import.broken"_s}, 1);
    row("cut in a text", one + "\n\n" + two.first(200), {u"3 import.broken"_s}, 1);
    row("an open bracket", "{\n" + one, {u"1 import.broken"_s}, 1);
    row("not UTF-8", QByteArray(one).replace("taskrs", "\xFF") + '\n' + two, {u"1 import.broken"_s}, 1);
    row("UTF-16", QByteArray("\xFF\xFE{\0", 4), {u"0 import.encoding"_s}, 0);
    row("UTF-16 of the other order", QByteArray("\xFE\xFF\0{", 4), {u"0 import.encoding"_s}, 0);
    row("two heads", QByteArray(one).replace("\"head\":", "\"head_base64\":\"\",\"head\":"),
        {u"1 import.value head_base64"_s}, 0);
    row("a number as base64", QByteArray(one).replace("\"head\":", "\"head_base64\":5,\"other\":"),
        {u"1 import.value head_base64"_s}, 0);
}

void tst_LineFaults::linesAreTold()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, faults);
    QFETCH(int, captures);
    qint64 read = 0;
    QCOMPARE(faultsOf(u"lines.jsonl"_s, file, &read), faults);
    QCOMPARE(read, captures);
}

RUNLATCH_TEST(tst_LineFaults)

} // namespace runlatch::interchange

#include "tst_linefaults.moc"
