// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responsewriter.h"

#include "support/suite.h"

#include <QTest>

using namespace runlatch;

/// An answer that has no body says no length, so that a client does not read the next answer as one.
class tst_ResponseWriter : public QObject
{
    Q_OBJECT
private slots:
    void writesABodyWhereThereMayBeOne_data();
    void writesABodyWhereThereMayBeOne();
    void cutsTheBodyOrElseTheHead_data();
    void cutsTheBodyOrElseTheHead();
};

/// RFC 9110 8.6: no Content-Length in 1xx and 204, and in a 304 only that of the answer it stands for.
void tst_ResponseWriter::writesABodyWhereThereMayBeOne_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("may");
    for (const int status : {200, 201, 302, 400, 500})
        QTest::addRow("%d", status) << status << true;
    for (const int status : {100, 103, 204, 304})
        QTest::addRow("%d", status) << status << false;
}

void tst_ResponseWriter::writesABodyWhereThereMayBeOne()
{
    QFETCH(const int, status);
    QFETCH(const bool, may);
    const QByteArray written = http::writeResponse({status, {}, "{}", {}}, {true, false, false});
    QCOMPARE(written.contains("\r\nContent-Length: 2\r\n"), may);
    QCOMPARE(written.contains("Content-Length"), may);
    QCOMPARE(written.endsWith("\r\n\r\n{}"), may);
    QCOMPARE(written.endsWith("\r\n\r\n"), !may);
}

/// The reader of a cut answer always misses something.
void tst_ResponseWriter::cutsTheBodyOrElseTheHead_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("toHead");
    QTest::addColumn<bool>("isHeadWhole");
    QTest::newRow("body") << 200 << QByteArray("{}") << false << true;
    QTest::newRow("no body") << 200 << QByteArray() << false << false;
    QTest::newRow("to HEAD") << 200 << QByteArray("{}") << true << false;
    QTest::newRow("status without a body") << 204 << QByteArray("{}") << false << false;
}

void tst_ResponseWriter::cutsTheBodyOrElseTheHead()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, toHead);
    QFETCH(const bool, isHeadWhole);
    const QByteArray written = http::writeCutResponse({status, {}, body, {}}, {true, false, toHead});
    QVERIFY(written.startsWith("HTTP/1.1 "));
    QCOMPARE(written.contains("\r\n\r\n"), isHeadWhole);
    QCOMPARE(written.endsWith("\r\n\r\n{"), isHeadWhole);
}

RUNLATCH_TEST(tst_ResponseWriter)
#include "tst_responsewriter.moc"
