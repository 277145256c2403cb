// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/rules.h"
#include "inspector/doubtfulbody.h"
#include "store/captures/arrivedcontent.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A body of a HAR that is not known to be what was sent is told, and marked for as long as it is kept.
class tst_HarBodies : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void eachIsHeldAgainstItsLength_data();
    void eachIsHeldAgainstItsLength();
    void noWayOfWritingCostsTheEntry_data();
    void noWayOfWritingCostsTheEntry();
    void theNumbersAreTold();
    void theMarkOutlivesOtherFiles_data();
    void theMarkOutlivesOtherFiles();
    void aBodyWithPlaceholdersIsDoubtful();
    void aLineWhoseHeadSaysOtherwiseIsDoubtful();
    void whatWasReceivedIsNotDoubted();

private:
    /// An archive of one entry with these headers (as JSON, each behind a comma) and members of its request.
    static QByteArray archive(const QByteArray &headers, const QByteArray &members);
    static QByteArray length(const QByteArray &value);
    static QByteArray text(const QByteArray &json);
};

QByteArray tst_HarBodies::archive(const QByteArray &headers, const QByteArray &members)
{
    return R"({"log":{"entries":[{"startedDateTime":"2026-11-20T12:00:00Z","request":{"method":"POST",)"
           R"("url":"http://127.0.0.1:9/runtask","headers":[{"name":"Host","value":"127.0.0.1:9"})"
        + headers + "]" + members + "}}]}}";
}

QByteArray tst_HarBodies::length(const QByteArray &value)
{
    return R"(,{"name":"content-length","value":")" + value + R"("})";
}

QByteArray tst_HarBodies::text(const QByteArray &json)
{
    return R"(,"postData":{"text":)" + json + '}';
}

void tst_HarBodies::eachIsHeldAgainstItsLength_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("doubt"); // the rule; empty if there is none
    const auto row = [](const char *name, const QByteArray &headers, const QByteArray &members, const QByteArray &body,
                        const QString &doubt) { QTest::newRow(name) << headers << members << body << doubt; };
    const QString other = u"import.body-other"_s;
    const QString unproven = u"import.body-unproven"_s;
    const QString lost = u"import.body-lost"_s;
    row("as it was sent", length("2"), text(R"("{}")"), "{}", {});
    row("of letters", length("3"), text(R"("\u00e4a")"),
        "\xC3\xA4"
        "a",
        {});
    row("in base64", length("4"), R"(,"postData":{"encoding":"base64","text":"//4AAQ=="})",
        QByteArray("\xFF\xFE\x00\x01", 4), {});
    row("a byte a character", length("11"), text(R"("\u0000\u0001\u0002\u00ff\u00fe\u0080\n\r\u0080\u00c3(")"),
        QByteArray("\x00\x01\x02\xFF\xFE\x80\n\r\x80\xC3(", 11), {});
    row("both readings fit", length("2"), text(R"("\u00e4")"), "\xC3\xA4", {});
    row("cut", length("200"), text(R"("{\"a\":")"), "{\"a\":", other);
    row("unpacked", length("9") + R"(,{"name":"Content-Encoding","value":"gzip"})", text(R"("{\"a\":1234}")"),
        "{\"a\":1234}", other);
    row("a byte order mark was dropped", length("5"), text(R"("{}")"), "{}", other);
    row("replaced", length("4"), text(R"("gr\ufffd\ufffd")"), "gr\xEF\xBF\xBD\xEF\xBF\xBD", other);
    row("replaced by as many bytes", length("5"), text(R"("gr\ufffd")"), "gr\xEF\xBF\xBD", unproven);
    row("letters beyond bytes", length("1"), text(R"("\u20ac")"), "\xE2\x82\xAC", other);
    row("not there at all", length("286"), R"(,"bodySize":0)", {}, other);
    row("parts of a form", length("7"), R"(,"postData":{"params":[{"name":"a","value":"b"}]})", {}, other);
    row("an announced body that is empty", length("0"), {}, {}, {});
    row("more than none", length("0"), text(R"("{}")"), "{}", other);
    row("no length", {}, text(R"("{}")"), "{}", unproven);
    row("no length, in base64", {}, R"(,"postData":{"encoding":"base64","text":"e30="})", "{}", unproven);
    row("no length, no body", {}, {}, {}, {});
    row("no length, and lost", {}, R"(,"bodySize":4)", {}, lost);
    row("two lengths", length("2") + length("3"), text(R"("{}")"), "{}", unproven);
    row("twice the same length", length("2") + length("2"), text(R"("{}")"), "{}", {});
    row("no number", length("2x"), text(R"("{}")"), "{}", unproven);
    row("in chunks, not there at all", R"(,{"name":"Transfer-Encoding","value":"chunked"})", {}, {}, unproven);
    row("no length, not there at all", R"(,{"name":"Content-Type","value":"multipart/form-data"})", {}, {}, unproven);
    row("no length, and discarded", {}, R"(,"_requestBodyStatus":"discarded:too-large")", {}, lost);
    row("nothing was discarded", length("0") + R"(,{"name":"Content-Type","value":"x/y"})", R"(,"bodySize":0)", {}, {});
    row("in chunks", length("2") + R"(,{"name":"Transfer-Encoding","value":"chunked"})", text(R"("{}")"), "{}",
        unproven);
}

void tst_HarBodies::eachIsHeldAgainstItsLength()
{
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, members);
    QFETCH(const QString, doubt);
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {written(u"body.har"_s, archive(headers, members))}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->faulty, 0);
    QCOMPARE(read->doubtful, doubt.isEmpty() ? 0 : 1);
    QCOMPARE(faults.size(), doubt.isEmpty() ? 0 : 1);
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    QTEST(capture->body, "body");
    QCOMPARE(store::bodyDoubt(capture->row).name(), doubt);
    const auto doubtful = inspector::doubtfulBody(*capture);
    QCOMPARE(doubtful.has_value(), !doubt.isEmpty());
    if (doubt.isEmpty())
        return;
    QCOMPARE(faults.first().number, 1);
    QCOMPARE(faults.first().error.rule.name(), doubt);
    QCOMPARE(faults.first().error.subject, u"postData"_s);
    QVERIFY(!faults.first().isLeftOut);
    QCOMPARE(capture->row.announced.has_value(), doubt == u"import.body-other");
    QCOMPARE(doubtful->reason.name(), doubt);
    QCOMPARE(doubtful->kept, capture->body.size());
}

void tst_HarBodies::noWayOfWritingCostsTheEntry_data()
{
    QTest::addColumn<QByteArray>("length"); // empty: none
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("doubt");
    const auto row = [](const char *name, const QByteArray &length, const QByteArray &members, const QByteArray &body,
                        const QString &doubt = {}) { QTest::newRow(name) << length << members << body << doubt; };
    const auto data = [](const QByteArray &members) { return R"(,"postData":{)" + members + '}'; };
    const QString other = u"import.body-other"_s;
    const QString unproven = u"import.body-unproven"_s;
    const QString lost = u"import.body-lost"_s;
    const QByteArray bytes("\xFF\xFE\x00\x01", 4);
    row("lines of base64", "4", data(R"("encoding":"base64","text":"//4\r\n AAQ\n==\t")"), bytes);
    row("base64 in capitals", "4", data(R"("encoding":"Base64","text":"//4AAQ==")"), bytes);
    row("base64 without its padding", "4", data(R"("encoding":"base64","text":"//4AAQ")"), bytes);
    row("base64 without a flag", "4", data(R"("text":"//4AAQ==")"), bytes);
    row("base64 under another flag", "4", data(R"("encoding":"binary","text":"//4AAQ==")"), bytes);
    row("a flag, and no base64", "2", data(R"("encoding":"base64","text":"{}")"), "{}");
    row("a flag, and a byte a character", "2", data(R"("encoding":"base64","text":"\u00ff\u00e4")"), "\xFF\xE4");
    row("a flag, and base64 of another size", "3", data(R"("encoding":"base64","text":"//4AAQ==")"), bytes, other);
    row("a flag, neither, and a length", "9", data(R"("encoding":"base64","text":"{}")"), {}, other);
    row("a flag, neither, and no length", {}, data(R"("encoding":"base64","text":"{}")"), {}, lost);
    row("text by its name", {}, data(R"("encoding":"UTF-8","text":"{}")"), "{}", unproven);
    row("an unknown flag", {}, data(R"("encoding":"gzip","text":"e30=")"), {}, lost);
    row("a flag of another type", {}, data(R"("_encoding":5,"text":"e30=")"), {}, lost);
    row("base64 looks like text, and is", "8", data(R"("text":"//4AAQ==")"), "//4AAQ==");
    row("bytes as Python writes them", "5", data(R"("text":"a\udcff\udc80\u00e4")"), "a\xFF\x80\xC3\xA4");
    row("such bytes without a length", {}, data(R"("text":"\udcff")"), "\xFF", unproven);
    row("such bytes, and a pair", "5", data(R"("text":"\ud83d\ude00\udcff")"), "\xF0\x9F\x98\x80\xFF");
    row("half a pair", "4", data(R"("text":"a\ud83d")"), "a\xEF\xBF\xBD", unproven);
    row("half a pair of another size", "9", data(R"("text":"a\ude00b")"),
        "a\xEF\xBF\xBD"
        "b",
        other);
    row("half a pair in base64", "2", data(R"("encoding":"base64","text":"\ud83d")"), {}, other);
    row("half a pair in a name", "2", data(R"("x\ud83d":1,"text":"{}")"), "{}");
    row("half a pair elsewhere", "2", R"(,"comment":"\ud83d","postData":{"text":"{}","mimeType":"\ud83d"})", "{}");
    row("HTTP Toolkit", "4", R"(,"_content":{"text":"//4AAQ==","size":4,"encoding":"base64"})", bytes);
    row("HTTP Toolkit without a length", {}, R"(,"_content":{"text":"//4AAQ==","size":4,"encoding":"base64"})", bytes,
        unproven);
    row("two bodies", "2", R"(,"postData":{"text":"{}"},"_content":{"text":"[]"})", "{}");
    row("an empty one beside", "2", R"(,"postData":{"text":""},"_content":{"text":"[]"})", "[]");
    row("a content of another type", "2", R"(,"_content":[])", {}, other);
    row("a number as the text", {}, data(R"("text":5)"), {}, lost);
    row("no text", {}, data(R"("text":null)"), {}, lost);
    row("data of another type", {}, R"(,"postData":"{}")", {}, lost);
    row("a file beside", "7", data(R"("_file":"0a.bin","mimeType":"a/b")"), {}, other);
}

void tst_HarBodies::noWayOfWritingCostsTheEntry()
{
    QFETCH(const QByteArray, length);
    QFETCH(const QByteArray, members);
    QFETCH(const QString, doubt);
    const auto store = newStore();
    QList<Import::Fault> faults;
    const QByteArray headers = length.isEmpty() ? QByteArray() : tst_HarBodies::length(length);
    const auto read = imported(*store, {written(u"ways.har"_s, archive(headers, members))}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, 1);
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    QTEST(capture->body, "body");
    QCOMPARE(store::bodyDoubt(capture->row).name(), doubt);
    QCOMPARE(faults.size(), doubt.isEmpty() ? 0 : 1);
}

void tst_HarBodies::theNumbersAreTold()
{
    const auto store = newStore();
    QList<Import::Fault> faults;
    (void)imported(*store, {written(u"cut.har"_s, archive(length("1048577"), text(R"("{}")")))}, &faults);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().error.facts, (QStringList{u"1048577"_s, u"2"_s}));
    QCOMPARE(inspector::doubtfulBody(*load(*store, 1))->announced, 1048577);
    const auto listed = store::doubtfulBody(load(*store, 1)->row);
    QVERIFY(listed);
    QCOMPARE(listed->announced, 1048577);
    QCOMPARE(listed->kept, 2);
}

void tst_HarBodies::theMarkOutlivesOtherFiles_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("jsonl") << Format::JsonLines;
    QTest::newRow("har") << Format::Har;
}

void tst_HarBodies::theMarkOutlivesOtherFiles()
{
    QFETCH(const Format, format);
    const auto first = newStore();
    QVERIFY(imported(*first, {written(u"cut.har"_s, archive(length("3"), text(R"("{}")")))}));
    const QString file = path(u"out."_s + formatSuffix(format));
    QVERIFY(exported(*first, {format, file}));
    const auto second = newStore();
    const auto read = imported(*second, {file});
    QVERIFY(read);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->doubtful, 1);
    QCOMPARE(store::bodyDoubt(load(*second, 1)->row), base::Rules::ImportBodyOther);
    QVERIFY(exported(*second, {Format::Curl, path(u"out.sh"_s)}));
    QVERIFY(contents(path(u"out.sh"_s)).contains("# The body is not known to be what was sent"));
}

/// An export of our own has them, unless its secrets were asked for.
void tst_HarBodies::aBodyWithPlaceholdersIsDoubtful()
{
    const auto first = newStore();
    QVERIFY(append(*first, received(secretHead(), secretBody(), m_clock.utc())));
    for (const bool withSecrets : {false, true}) {
        const QString file = path(u"out.jsonl"_s);
        QVERIFY(exported(*first, {Format::JsonLines, file, {}, withSecrets}));
        const auto second = newStore();
        const auto read = imported(*second, {file});
        QVERIFY(read);
        QCOMPARE(read->doubtful, 0); // our own file says itself what is redacted
        const auto doubtful = inspector::doubtfulBody(*load(*second, 1));
        QCOMPARE(doubtful.has_value(), !withSecrets);
        if (doubtful)
            QCOMPARE(doubtful->reason, base::Rules::ImportBodyRedacted);
    }
}

/// Nothing was recorded of it, and its head speaks for itself.
void tst_HarBodies::aLineWhoseHeadSaysOtherwiseIsDoubtful()
{
    const auto first = newStore();
    const QByteArray head = "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n";
    QVERIFY(append(*first, received(head, "{}", m_clock.utc())));
    QVERIFY(append(*first, received(head, "{ }", m_clock.utc())));
    QVERIFY(exported(*first, {Format::JsonLines, path(u"head.jsonl"_s)}));
    const auto second = newStore();
    QVERIFY(imported(*second, {path(u"head.jsonl"_s)}));
    const auto doubtful = inspector::doubtfulBody(*load(*second, 1));
    QVERIFY(doubtful);
    QCOMPARE(doubtful->reason, base::Rules::ImportBodyOther);
    QCOMPARE(doubtful->announced, 3);
    QCOMPARE(doubtful->kept, 2);
    QVERIFY(!inspector::doubtfulBody(*load(*second, 2)));
}

/// Such a text may stand in a request, and its length was counted as it arrived.
void tst_HarBodies::whatWasReceivedIsNotDoubted()
{
    const auto store = newStore();
    const QByteArray body = R"({"a":"redacted-0123456789abcdef0123"})";
    QVERIFY(append(*store, received("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n", body, m_clock.utc())));
    QVERIFY(!inspector::doubtfulBody(*load(*store, 1)));
}

RUNLATCH_TEST(tst_HarBodies)

} // namespace runlatch::interchange

#include "tst_harbodies.moc"
