// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/decodedbytes.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace runlatch::redaction;

/// Bytes are decoded, and each character is known by its raw bytes.
class tst_DecodedBytes : public QObject
{
    Q_OBJECT

private slots:
    void leavesNulsOut_data();
    void leavesNulsOut();
    void resolvesPercents_data();
    void resolvesPercents();
    void tellsTheRawBytesOfAnySpan();
};

namespace {

using Coding = DecodedBytes::Coding;
using namespace Qt::StringLiterals;

QByteArray decoded(const QByteArray &raw, Coding coding)
{
    return DecodedBytes(raw, coding).text().toByteArray();
}

QByteArray rawOf(const DecodedBytes &bytes, const QByteArray &raw, Span span)
{
    const Span place = bytes.rawSpans({span}).constFirst();
    return raw.sliced(place.offset, place.length);
}

} // namespace

void tst_DecodedBytes::leavesNulsOut_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rawOfSecond"); // character
    QTest::newRow("none") << "ab"_ba
                          << "ab"_ba
                          << "b"_ba;
    QTest::newRow("behind each") << "a\0b\0c\0"_ba
                                 << "abc"_ba
                                 << "b\0"_ba;
    QTest::newRow("before each") << "\0a\0b\0c"_ba
                                 << "abc"_ba
                                 << "\0b"_ba;
    QTest::newRow("three behind") << "a\0\0\0b\0\0\0"_ba
                                  << "ab"_ba
                                  << "b\0\0\0"_ba;
    QTest::newRow("three before") << "\0\0\0a\0\0\0b"_ba
                                  << "ab"_ba
                                  << "\0\0\0b"_ba;
    QTest::newRow("behind a mark") << "\xff\xfe"
                                      "a\0"_ba
                                   << "\xff\xfe"
                                      "a"_ba
                                   << "\xfe"_ba;
    QTest::newRow("before, with a mark") << "\xfe\xff\0a"_ba
                                         << "\xfe\xff"
                                            "a"_ba
                                         << "\xff"_ba;
    QTest::newRow("NULs at the end") << "\0a\0b\0"_ba
                                     << "ab"_ba
                                     << "\0b"_ba;
}

void tst_DecodedBytes::leavesNulsOut()
{
    QFETCH(const QByteArray, raw);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, rawOfSecond);
    const DecodedBytes bytes(raw, Coding::Nuls);
    QCOMPARE(bytes.text().toByteArray(), text);
    QCOMPARE(bytes.isPlain(), raw == text);
    QCOMPARE(rawOf(bytes, raw, {1, 1}), rawOfSecond);
}

void tst_DecodedBytes::resolvesPercents_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("none") << "a+b"_ba
                          << "a+b"_ba;
    QTest::newRow("either case") << "%4a%4A%c3%BF"_ba
                                 << "JJ\xc3\xbf"_ba;
    QTest::newRow("only once") << "%2541"_ba
                               << "%41"_ba;
    QTest::newRow("no digits") << "100% %g0%0g%"_ba
                               << "100% %g0%0g%"_ba;
    QTest::newRow("beside one") << "%%41%4%"_ba
                                << "%A%4%"_ba;
    QTest::newRow("beside the digits") << "%/0%:0%@0%G0%`0%g0"_ba
                                       << "%/0%:0%@0%G0%`0%g0"_ba;
    QTest::newRow("a NUL") << "a%00b"_ba
                           << "a\0b"_ba;
}

void tst_DecodedBytes::resolvesPercents()
{
    QFETCH(const QByteArray, raw);
    QFETCH(const QByteArray, text);
    QCOMPARE(decoded(raw, Coding::Percents), text);
}

/// The raw bytes of two spans that touch are beside each other, and decode to the spans' text.
void tst_DecodedBytes::tellsTheRawBytesOfAnySpan()
{
    QRandomGenerator random(5);
    const QList<QByteArray> pieces{"\0"_ba, "a"_ba, "%"_ba, "%41"_ba, "%4"_ba, "\xfe\xff"_ba, "bc"_ba};
    for (int round = 0; round < 5000; ++round) {
        QByteArray raw;
        for (int i = random.bounded(12); i > 0; --i)
            raw += pieces.at(random.bounded(static_cast<int>(pieces.size())));
        for (const Coding coding : {Coding::Nuls, Coding::Percents}) {
            const DecodedBytes bytes(raw, coding);
            const qsizetype size = bytes.text().size();
            const qsizetype from = random.bounded(static_cast<int>(size) + 1);
            const qsizetype to = from + random.bounded(static_cast<int>(size - from) + 1);
            const QList<Span> spans = bytes.rawSpans({{0, from}, {from, to - from}, {to, size - to}});
            QCOMPARE(spans.at(1).offset, spans.at(0).end());
            QCOMPARE(spans.at(2).offset, spans.at(1).end());
            QVERIFY(spans.at(2).end() <= raw.size());
            const QByteArray middle = raw.sliced(spans.at(1).offset, spans.at(1).length);
            QCOMPARE(decoded(middle, coding), bytes.text().sliced(from, to - from).toByteArray());
        }
    }
}

RUNLATCH_TEST(tst_DecodedBytes)
#include "tst_decodedbytes.moc"
