// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/bodyvariants.h"

#include "base/rules.h"
#include "json/jsonescapes.h"
#include "json/jsonlayout.h"
#include "json/jsonsorting.h"
#include "support/oracle.h"
#include "support/suite.h"

#include <QHash>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::signature {

namespace {

using tests::outputOf;

/// Everything in which writers of JSON differ, as it came.
const QByteArray Json =
    "{ \"url\":\"https:\\/\\/x.example/\\u00e9?a=1&b=<2>\",\"Z\":[ ],\"a\":{ },\n"
    "\"text\":\"\xc3\xa9 \\u20ac \xf0\x9f\x98\x80 \\ud83d\\ude00 \\\" \\\\ \\b\\f\\n\\r\\t\\u0001 \x7f\","
    "\"list\":[1,-2,[true,false,null],{\"y\":1,\"x\":\"\xc3\xbc\"}],\"b\":0,\"\xc3\xa4\":7}";

QByteArray bytesOf(const BodyVariant &variant)
{
    QByteArray bytes;
    variant.write([&bytes](QByteArrayView part) { bytes += part; });
    return bytes;
}

/// The bytes of each variant by its name.
QHash<QByteArray, QByteArray> variantsOf(const QByteArray &body)
{
    QHash<QByteArray, QByteArray> all;
    BodyVariants(body).visit([&all](const BodyVariant &variant) {
        all.insert(variant.cause.name().toLatin1() + ' ' + variant.name, bytesOf(variant));
        return true;
    });
    return all;
}

} // namespace

/// The variants of a body are what other programs write, and hostile bodies make no more of them.
class tst_BodyVariants : public QObject
{
    Q_OBJECT
private slots:
    void areWhatOthersWrite_data();
    void areWhatOthersWrite();
    void strings_data();
    void strings();
    void sortingKeepsWhatItMust_data();
    void sortingKeepsWhatItMust();
    void hostileBodiesAreBounded_data();
    void hostileBodiesAreBounded();
    void aVisitorMayStopAnywhere();
    void onlyLettersOfLatin1AreWrittenSo_data();
    void onlyLettersOfLatin1AreWrittenSo();
    void onlyJsonIsWrittenAnew_data();
    void onlyJsonIsWrittenAnew();
    void aFormThatIsTooLargeIsLeftOutAlone();
    void bytesComeInParts();
};

void tst_BodyVariants::areWhatOthersWrite_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QByteArray>("variant");
    const auto python = [](const char *options, const char *variant) {
        QTest::newRow(options) << u"python3"_s
                               << u"import json,sys;t=sys.stdin.buffer.read().decode();"
                                  u"sys.stdout.buffer.write(json.dumps(json.loads(t)%1).encode())"_s.arg(
                                      QString::fromLatin1(options))
                               << QByteArray(variant);
    };
    const auto node = [](const char *options, const char *variant) {
        QTest::newRow(variant) << u"node"_s
                               << u"const t=require('fs').readFileSync(0,'utf8');"
                                  u"process.stdout.write(JSON.stringify(JSON.parse(t)%1))"_s.arg(
                                      QString::fromLatin1(options))
                               << QByteArray(variant);
    };
    node("", "compact");
    node(", null, 2", "indent-2");
    node(", null, 4", "indent-4");
    node(", null, '\\t'", "tabs");
    python("", "spaced+ascii");
    python(", ensure_ascii=False", "spaced");
    python(", separators=(',',':')", "compact+ascii");
    python(", indent=2", "indent-2+ascii");
    python(", indent=4, ensure_ascii=False", "indent-4");
    python(", sort_keys=True", "spaced+ascii+sorted");
    python(", sort_keys=True, ensure_ascii=False, separators=(',',':')", "compact+sorted");
    python(", sort_keys=True, indent=2", "indent-2+ascii+sorted");
}

void tst_BodyVariants::areWhatOthersWrite()
{
    QFETCH(const QString, program);
    QFETCH(const QString, code);
    QFETCH(const QByteArray, variant);
    const QString option = program == "node"_L1 ? u"-e"_s : u"-c"_s;
    const QByteArray written = outputOf(program, {option, code}, Json);
    if (written.isEmpty())
        QSKIP("the program is not installed");
    QCOMPARE(variantsOf(Json).value("body.reserialised " + variant), written);
}

void tst_BodyVariants::strings_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("plain");
    QTest::addColumn<QByteArray>("ascii");
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &plain, const QByteArray &ascii) {
        QTest::newRow(name) << from << plain << ascii;
    };
    row("half a pair", "\"\\uD83D x\"", "\"\\ud83d x\"", "\"\\ud83d x\"");
    row("two halves", "\"\\ud83d\\u0041\"", "\"\\ud83dA\"", "\"\\ud83dA\"");
    row("NUL", QByteArray("\"\0\\u0000\"", 9), "\"\\u0000\\u0000\"", "\"\\u0000\\u0000\"");
    row("no UTF-8", "\"\xff\xc3\"", "\"\xff\xc3\"", "\"\xff\xc3\"");
    row("overlong", "\"\xc0\xaf\xe0\x80\xaf\"", "\"\xc0\xaf\xe0\x80\xaf\"", "\"\xc0\xaf\xe0\x80\xaf\"");
    row("surrogate in UTF-8", "\"\xed\xa0\x80\"", "\"\xed\xa0\x80\"", "\"\xed\xa0\x80\"");
    row("broken escapes", "\"\\x \\u12 \\u12g4\"", "\"\\x \\u12 \\u12g4\"", "\"\\x \\u12 \\u12g4\"");
    row("escape as the last bytes", "\"\\u0041", "\"A", "\"A");
    row("escape at the end", "\"\\", "\"\\", "\"\\");
    row("cut escape", "\"\\u00", "\"\\u00", "\"\\u00");
    row("cut letter", "\"\xe2\x82", "\"\xe2\x82", "\"\xe2\x82");
    row("outside", "\xc3\xbc \\u0041", "\xc3\xbc \\u0041", "\xc3\xbc \\u0041");
    row("beyond the first plane", "\"\xf0\x9f\x98\x80\"", "\"\xf0\x9f\x98\x80\"", "\"\\ud83d\\ude00\"");
    row("quote in a string", "\"a\\\"\\u0022/\"", "\"a\\\"\\\"/\"", "\"a\\\"\\\"/\"");
}

void tst_BodyVariants::strings()
{
    QFETCH(const QByteArray, from);
    QTEST(json::withEscapes(from, {}), "plain");
    QTEST(json::withEscapes(from, {.ascii = true}), "ascii");
}

void tst_BodyVariants::sortingKeepsWhatItMust_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("sorted"); // null: it cannot be sorted
    const auto row = [](const char *name, const QByteArray &json, const QByteArray &sorted) {
        QTest::newRow(name) << json << sorted;
    };
    row("deep", "[{\"b\":{\"d\":[{\"z\":1,\"y\":2}],\"c\":0}, \"a\":1}]",
        "[{\"a\":1,\"b\":{\"c\":0,\"d\":[{\"y\":2,\"z\":1}]}}]");
    row("same key", "{\"b\":1,\"a\":1,\"b\":0}", "{\"a\":1,\"b\":1,\"b\":0}");
    row("prefix", "{\"a!\":1,\"a\":2}", "{\"a\":2,\"a!\":1}");
    row("bytes", "{\"\xc3\xbc\":1,\"z\":2,\"Z\":3}", "{\"Z\":3,\"z\":2,\"\xc3\xbc\":1}");
    row("numbers", "{\"b\":1.10,\"a\":123456789012345678901234567890}",
        "{\"a\":123456789012345678901234567890,\"b\":1.10}");
    row("brackets in strings", "{\"b\":\"}\\\"]\",\"a\":\"{\"}", "{\"a\":\"{\",\"b\":\"}\\\"]\"}");
    row("scalar", " 1 ", "1");
    row("nothing", "", {});
    row("open", "{\"a\":1", {});
    row("closed twice", "{}}", {});
    row("crossed", "[{]}", {});
    row("open string", "{\"a", {});
    row("no key", "{1:2}", {});
    row("no value", "{\"a\"}", {});
    row("two values", "{} {}", {});
    row("too deep", QByteArray(1025, '[') + QByteArray(1025, ']'), {});
}

void tst_BodyVariants::sortingKeepsWhatItMust()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, sorted);
    QCOMPARE(json::withSortedKeys(json).value_or(QByteArray()), sorted);
    QCOMPARE(json::withSortedKeys(json).has_value(), !sorted.isNull());
}

void tst_BodyVariants::hostileBodiesAreBounded_data()
{
    QTest::addColumn<QByteArray>("body");
    constexpr qsizetype size = 256 * 1024;
    QTest::newRow("brackets") << QByteArray(size, '[') + QByteArray(size, ']');
    QTest::newRow("braces") << "{" + QByteArray("\"a\":{").repeated(size / 5) + QByteArray(size / 5 + 1, '}');
    QTest::newRow("never closed") << QByteArray(size, '[') + "]";
    QTest::newRow("elements in depth") << QByteArray(100, '[') + QByteArray("1,").repeated(size / 2) + "1"
            + QByteArray(100, ']');
    QTest::newRow("a number") << "[" + QByteArray(size, '9') + "]";
    QTest::newRow("NULs") << "{" + QByteArray(size, '\0') + "}";
    QTest::newRow("quotes") << "[" + QByteArray(size, '"') + "]";
    QTest::newRow("backslashes") << "[\"" + QByteArray(size + 1, '\\') + "\"]";
    QTest::newRow("returns") << "[" + QByteArray(size, '\r') + "]";
    QTest::newRow("newlines") << QByteArray(size, '\n');
    QTest::newRow("same keys") << "{" + QByteArray("\"k\":1,").repeated(size / 6) + "\"a\":1}";
    QTest::newRow("high bytes") << "[\"" + QByteArray(size, '\xff') + "\"]";
    QTest::newRow("letters") << "{\"b\":\"/<" + QByteArray("\xc3\xbc").repeated(size / 2) + "\",\"a\":1}";
    QTest::newRow("controls") << "[\"" + QByteArray(size, '\x01') + "\"]";
}

/// Counts what is written: no variant may be out of proportion to the body.
void tst_BodyVariants::hostileBodiesAreBounded()
{
    QFETCH(const QByteArray, body);
    int count = 0;
    BodyVariants(body).visit([&](const BodyVariant &variant) {
        qsizetype written = 0;
        variant.write([&written](QByteArrayView part) { written += part.size(); });
        const qsizetype limit = BodyVariants::MaxGrowth * body.size() + BodyVariants::FreeGrowth;
        return ++count, written <= limit || (qWarning() << variant.name << written, count = 10'000, false);
    });
    QVERIFY2(count <= BodyVariants::MaxVariants, qPrintable(QString::number(count)));
}

void tst_BodyVariants::aVisitorMayStopAnywhere()
{
    const QByteArray body = "\xef\xbb\xbf " + Json + " \r\n";
    int all = 0;
    BodyVariants(body).visit([&all](const BodyVariant &variant) {
        const bool isOfAWriter = variant.cause == base::Rules::BodyReserialized;
        return ++all > 0 && variant.mayEndInBreak == isOfAWriter;
    });
    QVERIFY(all > 50 && all <= BodyVariants::MaxVariants);
    for (int last = 1; last <= all; ++last) {
        int visited = 0;
        BodyVariants(body).visit([&visited, last](const BodyVariant &) { return ++visited < last; });
        QCOMPARE(visited, last);
    }
}

void tst_BodyVariants::onlyLettersOfLatin1AreWrittenSo_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("latin1"); // null: there is none
    QTest::newRow("letters") << QByteArray("a\xc2\x80\xc3\xbf") << QByteArray("a\x80\xff");
    QTest::newRow("ASCII") << QByteArray("a\x7f") << QByteArray();
    QTest::newRow("another letter") << QByteArray("\xc3\xbc\xe2\x82\xac") << QByteArray();
    QTest::newRow("a longer form of ASCII") << QByteArray("\xc1\xbf") << QByteArray();
    QTest::newRow("cut") << QByteArray("\xc3\xbc\xc3") << QByteArray();
    QTest::newRow("not continued") << QByteArray("\xc3x\xc3\xbc") << QByteArray();
    QTest::newRow("Latin-1") << QByteArray("M\xfcll") << QByteArray();
}

void tst_BodyVariants::onlyLettersOfLatin1AreWrittenSo()
{
    QFETCH(const QByteArray, body);
    QTEST(variantsOf(body).value("body.encoding latin-1"), "latin1");
}

void tst_BodyVariants::onlyJsonIsWrittenAnew_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isJson");
    for (const char *json : {"{}", "[]", " {} ", "\xef\xbb\xbf[]\n", "{no JSON}"})
        QTest::newRow(json) << QByteArray(json) << true;
    for (const char *other : {"", "{", "}", "[", "]", "{]", "[}", "{}x", "x[]", "1", "a=b"})
        QTest::newRow(QByteArray("other " + QByteArray(other)).constData()) << QByteArray(other) << false;
}

void tst_BodyVariants::onlyJsonIsWrittenAnew()
{
    QFETCH(const QByteArray, body);
    const auto variants = variantsOf(body);
    const QByteArrayList names = variants.keys();
    const bool isWrittenAnew = std::any_of(names.begin(), names.end(),
                                           [](const QByteArray &name) { return name.startsWith("body.reserialised"); });
    QTEST(isWrittenAnew, "isJson");
}

/// The lines of deep nesting are too long with four spaces a level, and not with a tab.
void tst_BodyVariants::aFormThatIsTooLargeIsLeftOutAlone()
{
    const QByteArray deep = QByteArray(60, '[') + QByteArray(60, ']');
    const auto all = variantsOf(deep);
    QVERIFY(all.contains("body.reserialised spaced") && all.contains("body.reserialised tabs"));
    QVERIFY(!all.contains("body.reserialised indent-2") && !all.contains("body.reserialised indent-4"));
    BodyVariants variants(deep);
    variants.visit([](const BodyVariant &) { return true; });
    QVERIFY(variants.hasLeftOut());
}

/// Lines and letters are changed on the way, so no copy of a large body is made for them.
void tst_BodyVariants::bytesComeInParts()
{
    const QByteArray body = QByteArray("\xc3\xbc\n").repeated(100'000);
    int parted = 0;
    BodyVariants(body).visit([&parted](const BodyVariant &variant) {
        if (variant.cause == base::Rules::BodyLineEnds || variant.cause == base::Rules::BodyEncoding) {
            int parts = 0;
            qsizetype largest = 0;
            variant.write([&](QByteArrayView part) {
                ++parts;
                largest = std::max(largest, part.size());
            });
            parted += parts > 10 && parts < 100 && largest < 100'000 ? 1 : 0;
        }
        return true;
    });
    QCOMPARE(parted, 4);
}

RUNLATCH_TEST(tst_BodyVariants)

} // namespace runlatch::signature

#include "tst_bodyvariants.moc"
