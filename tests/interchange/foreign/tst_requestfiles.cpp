// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/fixture.h"
#include "interchange/foreign/onerequest.h"

#include "base/rules.h"
#include "interchange/filekind.h"
#include "interchange/foreign/requestfile.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Request files of editors are read request by request, and nothing that they name is opened or run.
class tst_RequestFiles : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aRequestIsRead_data();
    void aRequestIsRead();
    void requestsAreDivided();
    void whatCannotBeToldIsRefused_data();
    void whatCannotBeToldIsRefused();
    void otherTextsAreNone_data();
    void otherTextsAreNone();
    void valuesAreBounded();
};

void tst_RequestFiles::aRequestIsRead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<base::Rule>("doubt");
    const auto row = [](const char *name, const QByteArray &file, const QByteArray &head, const QByteArray &body = {},
                        base::Rule doubt = {}) { QTest::newRow(name) << file << head << body << doubt; };
    const base::Rule unproven = base::Rules::ImportBodyUnproven;
    const QByteArray get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    row("an address", "GET http://x/\n", get);
    row("a name and comments", "### First\n# @name one\n// why\n\nGET http://x/ HTTP/1.1\n", get);
    row("headers and a body", "###\nPOST http://x/a%7e HTTP/1.1\r\nA: 1\r\n# no\r\nB:2\r\n\r\n{\r\n}\r\n\r\n",
        "POST /a%7e HTTP/1.1\r\nHost: x\r\nA: 1\r\nB: 2\r\n\r\n", "{\r\n}", unproven);
    row("a length", "###\nPOST http://x/\nContent-Length: 2\n\n{}\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n", "{}");
    row("another length", "###\nPOST http://x/\nContent-Length: 3\n\n{}\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n", "{}", base::Rules::ImportBodyOther);
    row("a query of lines", "###\nGET http://x/\n  ?a=1\n  &b=2\nC: 3\n",
        "GET /?a=1&b=2 HTTP/1.1\r\nHost: x\r\nC: 3\r\n\r\n");
    row("a host of its own", "###\nGET /a\nHost: x:1\n", "GET /a HTTP/1.1\r\nHost: x:1\r\n\r\n");
    row("variables",
        "@host = x:2\n@url=http://{{host}}\n###\nPOST http://{{ host }}/\n\n{\"a\":\"{{host}}\",\"b\":{\"c\":{}}}",
        "POST / HTTP/1.1\r\nHost: x:2\r\n\r\n", R"({"a":"x:2","b":{"c":{}}})", unproven);
    row("what is done around it",
        "###\n< {%\n  request.variables.set('a', 1)\n%}\nPOST http://x/\n\n{}\n\n> {% client.log('a') %}\n",
        "POST / HTTP/1.1\r\nHost: x\r\n\r\n", "{}", unproven);
}

void tst_RequestFiles::aRequestIsRead()
{
    QFETCH(const QByteArray, file);
    QCOMPARE(fileKindOf(file), FileKind::RequestFile);
    const OneRequest read = oneRequest(FileKind::RequestFile, file, m_clock.utc());
    QCOMPARE(read.fault, QString());
    QTEST(read.head, "head");
    QTEST(read.body, "body");
    QTEST(read.doubt, "doubt");
}

void tst_RequestFiles::requestsAreDivided()
{
    const auto store = newStore();
    const QByteArray file =
        "@h=x\n### a\nGET http://{{h}}/1\n\n### only a comment\n# nothing\n\n###\nPOST http://{{h}}/2\n\n"
        "# in the body\n\n###\nGET http://{{unknown}}/\n###";
    const auto read = imported(*store, {written(u"all.http"_s, file)});
    QVERIFY(read);
    QCOMPARE(read->captures, 2);
    QCOMPARE(read->faulty, 1);
    QCOMPARE(read->found.at(static_cast<std::size_t>(FileKind::RequestFile)), 2);
    const auto second = load(*store, 2);
    QVERIFY(second);
    QCOMPARE(second->body, "# in the body"_ba);
}

void tst_RequestFiles::whatCannotBeToldIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("fault");
    QTest::newRow("a file") << "###\nPOST http://x/\n\n< ./body.json\n"_ba << u"import.request-file ./body.json"_s;
    QTest::newRow("a file with an encoding")
        << "###\nPOST http://x/\n\n<@latin1 b.json"_ba << u"import.request-file b.json"_s;
    QTest::newRow("a variable") << "###\nGET http://{{host}}/"_ba << u"import.variable host"_s;
    QTest::newRow("a made-up value") << "###\nPOST http://x/\n\n{\"id\":\"{{$guid}}\"}"_ba
                                     << u"import.variable $guid"_s;
    QTest::newRow("another protocol") << "###\nGRAPHQL ftp://x/"_ba << u"import.value url"_s;
    QTest::newRow("a path without a host") << "###\nGET /a\n"_ba << u"import.value url"_s;
}

void tst_RequestFiles::whatCannotBeToldIsRefused()
{
    QFETCH(const QByteArray, file);
    QTEST(oneRequest(FileKind::RequestFile, file, m_clock.utc()).fault, "fault");
}

void tst_RequestFiles::otherTextsAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::optional<FileKind>>("kind");
    QTest::newRow("raw") << "POST / HTTP/1.1\r\nHost: x\r\n\r\n{}"_ba << std::optional(FileKind::Raw);
    QTest::newRow("raw, with a heading in its body")
        << "POST / HTTP/1.1\r\nHost: x\r\n\r\n# A\n### B\n"_ba << std::optional(FileKind::Raw);
    QTest::newRow("raw, to a proxy") << "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n"_ba << std::optional(FileKind::Raw);
    QTest::newRow("a shell") << "# http\ncurl http://x/"_ba << std::optional(FileKind::Curl);
    QTest::newRow("prose") << "### Heading\nTake GET http://x/ for it.\n"_ba << std::optional<FileKind>();
}

void tst_RequestFiles::otherTextsAreNone()
{
    QFETCH(const QByteArray, text);
    QTEST(fileKindOf(text), "kind");
}

/// A small file cannot become a large one.
void tst_RequestFiles::valuesAreBounded()
{
    const QByteArray uses = "POST http://x/\n\n" + QByteArray("{{a}}").repeated(100'000) + "\n###\n";
    const QList<QByteArray> pieces = requestsOfFile("@a=" + QByteArray(100'000, 'v') + "\n###\n" + uses + uses);
    QCOMPARE(pieces.size(), 2);
    for (const QByteArray &piece : pieces)
        QVERIFY(piece.isNull());
    const auto entry = readPiece(FileKind::RequestFile, pieces.first(), m_clock.utc());
    QVERIFY(!entry);
    QCOMPARE(entry.error().rule, base::Rules::ImportTooLarge);
}

RUNLATCH_TEST(tst_RequestFiles)

} // namespace runlatch::interchange

#include "tst_requestfiles.moc"
