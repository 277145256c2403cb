// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/har.h"

#include "fixture.h"
#include "interchange/shellcommand.h"
#include "redaction/placeholder.h"
#include "support/suite.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A compressed body that a file holds as text is neither stored nor exported in clear.
class tst_CompressedBodies : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void anImportSealsThem_data();
    void anImportSealsThem();
    void noExportHasThem_data();
    void noExportHasThem();
};

namespace {

/// {"payload_version":1,"stage":"pre_plan","access_token":"tok-GZ"} by gzip, each byte as a character, in JSON.
const QByteArray GzipAsText =
    R"(\u001f\u008b\b\u0000\u0000\u0000\u0000\u0000\u0002\u0003\u00abV*H\u00ac\u00cc\u00c9OL\u0089/K-*\u00ce\u00cc)"
    R"(\u00cfS\u00b22\u00d4Q*.ILOU\u00b2R*(J\u008d/\u00c8I\u00ccS\u00d2QJLNN-.\u008e/\u00c9\u00cfN\u0005\u00aaQ\u0002)"
    R"(\u00d2\u00ba\u00eeQJ\u00b5\u0000Z\u00dbY @\u0000\u0000\u0000)";

// Stands in each body, whatever became of its other bytes. It is too long to stand in sealed bytes by chance.
const QByteArray Piece = "QJLNN-.";

QByteArray harOf(const QByteArray &headers, const QByteArray &text)
{
    return R"({"log":{"version":"1.2","entries":[{"startedDateTime":"2026-11-26T15:00:12.280Z","request":{"method":"POST",)"
           R"("url":"http://127.0.0.1:9/runtask","headers":[)"
        + headers + R"(],"postData":{"mimeType":"application/json","text":")" + text + R"("}}}]}})";
}

void addBodies()
{
    QTest::addColumn<QByteArray>("har");
    const QByteArray told = R"({"name":"Content-Encoding","value":"gzip"})";
    const QByteArray cut = R"(\u001f\ufffd\b\u0000\ufffdVQJLNN-.\u0003)";
    QTest::newRow("that are told") << harOf(told, GzipAsText);
    QTest::newRow("by how they begin") << harOf({}, GzipAsText);
    QTest::newRow("with U+FFFD") << harOf({}, cut);
    QTest::newRow("with U+FFFD, and told") << harOf(told, cut);
    QTest::newRow("of brotli") << harOf(R"({"name":"Content-Encoding","value":"br"})",
                                        R"(\u008b\u0001\u0080QJLNN-.\u0003)");
}

} // namespace

void tst_CompressedBodies::anImportSealsThem_data()
{
    addBodies();
}

void tst_CompressedBodies::anImportSealsThem()
{
    QFETCH(const QByteArray, har);
    auto store = newStore();
    QVERIFY(imported(*store, {written(u"a.har"_s, har)}));
    const auto kept = load(*store, 1);
    QVERIFY(kept && kept->complete && kept->body.contains(Piece));
    const QString file = store->file();
    for (const QString &part : {file, file + u"-wal"_s})
        QVERIFY2(!contents(part).contains(Piece), qPrintable(part));
    store.reset();
    QVERIFY(!contents(file).contains(Piece));
}

void tst_CompressedBodies::noExportHasThem_data()
{
    addBodies();
}

void tst_CompressedBodies::noExportHasThem()
{
    QFETCH(const QByteArray, har);
    const auto store = newStore();
    QVERIFY(imported(*store, {written(u"a.har"_s, har)}));
    const QByteArray body = load(*store, 1)->body;
    const auto targetOf = [this](Format format) {
        return path(QString::fromUtf8(QTest::currentDataTag()) + formatName(format));
    };
    for (const Format format : {Format::JsonLines, Format::Har, Format::Csv, Format::Curl, Format::Raw}) {
        const QString target = targetOf(format);
        std::optional<base::Error> why;
        QVERIFY2(exported(*store, {format, target}, &why), qPrintable(target + u' ' + (why ? why->rule : QString())));
        QByteArray all = contents(target);
        for (const QString &name : QDir(target).entryList(QDir::Files))
            all += contents(target + u'/' + name);
        QVERIFY(!all.isEmpty());
        QVERIFY2(!all.contains(Piece) && !all.contains(body.toBase64().left(12)), qPrintable(target));
    }
    const auto other = newStore();
    QVERIFY(imported(*other, {targetOf(Format::JsonLines)}));
    const auto again = load(*other, 1);
    QVERIFY(again && redaction::isPlaceholder(again->body)); // it is no secret that would be sealed again
    QCOMPARE(again->row.bytes, body.size());
}

RUNLATCH_TEST(tst_CompressedBodies)

} // namespace runlatch::interchange

#include "tst_compressedbodies.moc"
