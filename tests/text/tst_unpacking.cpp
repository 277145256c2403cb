// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/unpacking.h"

#include "support/packed.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::text;
using runlatch::support::Frame;
using runlatch::support::packed;

/// Bytes that a gateway compressed are known, and unpacked as far as the bytes that came allow.
class tst_Unpacking : public QObject
{
    Q_OBJECT
private slots:
    void formatsAreKnown_data();
    void formatsAreKnown();
    void unpacks_data();
    void unpacks();
    void whatIsBrokenIsNotUnpacked();
    void theWorkIsInProportion();
};

namespace {

const QByteArray Json = "{\"stage\":\"post_plan\",\"run_message\":\"Gr\xc3\xbc\xc3\x9f"
                        "e\"}";

} // namespace

void tst_Unpacking::formatsAreKnown_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &coding, const QString &packing) {
        QTest::newRow(name) << bytes << coding << packing;
    };
    row("text", Json, "", {});
    row("gzip", packed(Json, Frame::Gzip), "", u"gzip"_s);
    row("zlib", packed(Json, Frame::Zlib), "", u"zlib"_s);
    row("zlib that is told as deflate", packed(Json, Frame::Zlib), "deflate", u"zlib"_s);
    row("a bare deflate", packed(Json, Frame::None), "", {});
    row("a bare deflate that is told", packed(Json, Frame::None), " Deflate ", u"deflate"_s);
    row("zstd", "\x28\xb5\x2f\xfd"_ba + "\x04", "", u"zstd"_s);
    row("brotli that is told", "\x8b\x02\x80", "br", u"br"_s);
    row("text that is told as brotli", Json, "br", {});
    row("an unknown coding", "\x8b\x02\x80", "exi", {});
    row("gzip is not believed", "\x8b\x02\x80", "gzip", {});
    row("nothing", "", "br", {});
}

void tst_Unpacking::formatsAreKnown()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, coding);
    QTEST(packingName(bytes, coding), "name");
}

void tst_Unpacking::unpacks_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("packing");
    QTest::addColumn<QByteArray>("content");
    const QByteArray gzip = packed(Json, Frame::Gzip);
    QTest::newRow("gzip") << gzip << u"gzip"_s << Json;
    QTest::newRow("two members") << gzip + gzip << u"gzip"_s << Json + Json;
    QTest::newRow("something behind it") << gzip + "\r\n" << u"gzip"_s << Json;
    QTest::newRow("zlib") << packed(Json, Frame::Zlib) << u"zlib"_s << Json;
    QTest::newRow("bare") << packed(Json, Frame::None) << u"deflate"_s << Json;
    QTest::newRow("nothing in it") << packed({}, Frame::Gzip) << u"gzip"_s << QByteArray("");
}

void tst_Unpacking::unpacks()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, packing);
    QFETCH(const QByteArray, content);
    QCOMPARE(unpacked(bytes, packing), std::optional(content));
    QCOMPARE(unpackedOrSame(bytes), packing == u"deflate" ? bytes : content); // nobody told that it is one
}

void tst_Unpacking::whatIsBrokenIsNotUnpacked()
{
    const QByteArray gzip = packed(Json, Frame::Gzip);
    for (qsizetype size = 0; size < gzip.size(); ++size)
        QCOMPARE(unpacked(gzip.first(size)), std::nullopt);
    QByteArray changed = gzip;
    changed[gzip.size() - 8] = static_cast<char>(~changed[gzip.size() - 8]); // the sum of the content
    QCOMPARE(unpacked(changed), std::nullopt);
    QCOMPARE(unpacked("\x28\xb5\x2f\xfd"), std::nullopt); // zstd is named only
    QCOMPARE(unpackedOrSame(Json), Json);
}

/// A megabyte of blanks is a kilobyte of gzip.
void tst_Unpacking::theWorkIsInProportion()
{
    const QByteArray blanks(1024 * 1024, ' ');
    const QByteArray gzip = packed(blanks, Frame::Gzip);
    QVERIFY(mostUnpacked(gzip.size()) < blanks.size());
    QCOMPARE(unpacked(gzip), std::nullopt);
    QCOMPARE(unpacked(packed(blanks.first(64 * 1024), Frame::Gzip)).value_or(QByteArray()).size(), 64 * 1024);
    QCOMPARE(mostUnpacked(64 * 1024 * 1024), 8 * 1024 * 1024);
    QCOMPARE(mostUnpacked(0), 64 * 1024);
    const QByteArray empty = packed({}, Frame::Gzip);
    QCOMPARE(unpacked(empty.repeated(MaxMembers + 1)), std::nullopt);
}

RUNLATCH_TEST(tst_Unpacking)
#include "tst_unpacking.moc"
