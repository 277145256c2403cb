// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/span.h"

#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// The parts of secrets within a range are found whatever the range cuts.
class tst_Span : public QObject
{
    Q_OBJECT
private slots:
    void findsThePartsWithin_data();
    void findsThePartsWithin();
    void findsTheSameByteByByte();
    void joinsRangesThatTouch();

private:
    const QList<Span> m_spans{{2, 3}, {8, 1}, {12, 4}};
};

void tst_Span::findsThePartsWithin_data()
{
    QTest::addColumn<qsizetype>("offset");
    QTest::addColumn<qsizetype>("length");
    QTest::addColumn<QList<Span>>("parts");
    const auto row = [](const char *name, qsizetype offset, qsizetype length, const QList<Span> &parts) {
        QTest::newRow(name) << offset << length << parts;
    };
    row("all", 0, 20, {{2, 3}, {8, 1}, {12, 4}});
    row("up to one", 0, 2, {});
    row("the first byte", 0, 3, {{2, 1}});
    row("within one", 3, 1, {{0, 1}});
    row("the last byte and the next", 4, 5, {{0, 1}, {4, 1}});
    row("right behind one", 5, 3, {});
    row("behind all", 16, 4, {});
}

void tst_Span::findsThePartsWithin()
{
    QFETCH(const qsizetype, offset);
    QFETCH(const qsizetype, length);
    QFETCH(const QList<Span>, parts);
    QCOMPARE(within(m_spans, offset, length), parts);
    QCOMPARE(touches(m_spans, offset, length), !parts.isEmpty());
}

void tst_Span::findsTheSameByteByByte()
{
    const QByteArray bytes = redacted(QByteArray(20, '.'), m_spans);
    for (qsizetype offset = 0; offset < bytes.size(); ++offset) {
        for (qsizetype length = 1; offset + length <= bytes.size(); ++length) {
            const QByteArray part = bytes.sliced(offset, length);
            QCOMPARE(redacted(QByteArray(length, '.'), within(m_spans, offset, length)), part);
            QCOMPARE(touches(m_spans, offset, length), part.contains('*'));
        }
    }
}

void tst_Span::joinsRangesThatTouch()
{
    QCOMPARE(merged({{5, 2}, {0, 3}, {3, 2}, {9, 1}}), (QList<Span>{{0, 7}, {9, 1}}));
    QCOMPARE(merged({{0, 9}, {2, 3}, {10, 1}}), (QList<Span>{{0, 9}, {10, 1}}));
    QCOMPARE(merged({}), QList<Span>());
}

RUNLATCH_TEST(tst_Span)

} // namespace runlatch::redaction

#include "tst_span.moc"
