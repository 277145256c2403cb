// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/headdifference.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::comparison;

/// The lines of two heads are paired by name and value, and what differs is named.
class tst_HeadDifference : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
};

namespace {

QByteArray headOf(const QByteArray &lines)
{
    return "POST / HTTP/1.1\r\n" + QByteArray(lines).replace("|", "\r\n") + "\r\n\r\n";
}

QString shownLines(const QByteArray &left, const QByteArray &right)
{
    QStringList shown;
    const auto found = compareHeads(left, right);
    for (const HeadDifference &difference : found) {
        const HeadLine line =
            difference.left >= 0 ? headLines(left)[difference.left] : headLines(right)[difference.right];
        shown += "=+-~>"_L1[static_cast<int>(difference.kind)] + (difference.isOtherCase ? u"c"_s : QString())
            + QString::fromUtf8(line.name + line.value);
    }
    return shown.join(u' ');
}

} // namespace

void tst_HeadDifference::lines_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &left, const QByteArray &right, const QString &expected) {
        QTest::newRow(name) << left << right << expected;
    };
    row("same", "A: 1|B: 2", "A: 1|B:2", u"=A1 =B2"_s);
    row("case", "Host: x", "host: x", u"=cHostx"_s);
    row("value", "A: 1", "a: 2", u"~cA1"_s);
    row("added and removed", "A: 1|B: 2", "A: 1|C: 3|D: 4", u"=A1 -B2 +C3 +D4"_s);
    row("added before", "B: 2", "A: 1|B: 2", u"+A1 =B2"_s);
    row("moved", "A: 1|B: 2|C: 3", "B: 2|C: 3|A: 1", u">A1 =B2 =C3"_s);
    row("repeated", "S: 1|S: 2|S: 3", "S: 2|S: 4|S: 3", u"~S1 =S2 =S3"_s);
    row("no name", "oops", "oops|more", u"=oops +more"_s);
    row("nothing", "", "", QString());
}

void tst_HeadDifference::lines()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QFETCH(const QString, expected);
    QCOMPARE(shownLines(headOf(left), headOf(right)), (u"=POST / HTTP/1.1 "_s + expected).trimmed());
    QCOMPARE(shownLines(headOf(left), {}).left(1), u"-"_s);
    QCOMPARE(shownLines({}, headOf(right)).left(1), u"+"_s);
    QCOMPARE(shownLines(headOf(left), "GET / HTTP/1.1\r\n\r\n").left(1), u"~"_s);
    QCOMPARE(shownLines({}, {}), QString());
}

RUNLATCH_TEST(tst_HeadDifference)
#include "tst_headdifference.moc"
