// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/marker.h"

#include "redaction/linesecrets.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// A secret reads the same wherever it is shown.
class tst_Marker : public QObject
{
    Q_OBJECT
private slots:
    void aHeaderKeepsItsSchemeAlone_data();
    void aHeaderKeepsItsSchemeAlone();
    void spansKeepTheirLengthOrAreMarked();
    void whatWasRedactedIsRecognized();
};

void tst_Marker::aHeaderKeepsItsSchemeAlone_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("Authorization") << QByteArray("Bearer abc") << QByteArray("Bearer [redacted]");
    QTest::newRow("authorization") << QByteArray("abc") << QByteArray("[redacted]");
    QTest::newRow("AUTHORIZATION") << QByteArray("token  abc") << QByteArray("token  [redacted]");
    QTest::newRow("X-Api-Key") << QByteArray("Bearer abc") << QByteArray("[redacted]");
    QTest::newRow("Cookie") << QByteArray() << QByteArray("[redacted]");
    QTest::newRow("Accept") << QByteArray("Bearer abc") << QByteArray("Bearer abc");
}

void tst_Marker::aHeaderKeepsItsSchemeAlone()
{
    QFETCH(QByteArray, value);
    QTEST(redactedHeader(QTest::currentDataTag(), value), "shown");
}

void tst_Marker::spansKeepTheirLengthOrAreMarked()
{
    const QList<Span> spans{{1, 2}, {5, 1}};
    QCOMPARE(redacted(QByteArray("abcdefg"), spans), QByteArray("a**de*g"));
    QCOMPARE(redactedByMarker("abcdefg", spans), QByteArray("a[redacted]de[redacted]g"));
    QCOMPARE(redactedByMarker("abc", {}), QByteArray("abc"));
}

void tst_Marker::whatWasRedactedIsRecognized()
{
    QVERIFY(isRedacted("Bearer [redacted]"));
    QVERIFY(isRedacted(R"({"access_token":"********"})"));
    QVERIFY(!isRedacted("a ******* b"));
    QVERIFY(!isRedacted("redacted"));
    QVERIFY(!isRedacted({}));
}

RUNLATCH_TEST(tst_Marker)

} // namespace runlatch::redaction

#include "tst_marker.moc"
