// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/hostilerequests.h"

namespace runlatch::support {

namespace {

QByteArray get(const QByteArray &headers)
{
    return "GET /a?b=c HTTP/1.1\r\n" + headers + "\r\n";
}

QByteArray post(const QByteArray &headers, const QByteArray &body)
{
    return "POST /hook HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n" + body;
}

QByteArray chunked(const QByteArray &body)
{
    return post("Transfer-Encoding: chunked\r\n", body);
}

} // namespace

QList<SampleRequest> acceptableRequests()
{
    return {
        {"get", get("Host: a\r\n")},
        {"lower case", get("host: a\r\naccept: */*\r\n")},
        {"spaces around a value", get("Host: \t a \t \r\n")},
        {"empty host", get("Host:\r\n")},
        {"repeated other header", get("Host: a\r\nX: 1\r\nX: 2\r\n")},
        {"absolute form", "GET http://a/b HTTP/1.1\r\nHost: a\r\n\r\n"},
        {"1.0 without host", "GET / HTTP/1.0\r\n\r\n"},
        {"length", post("Content-Length: 5\r\n", "hello"), {}, 200, "hello"},
        {"length 0", post("Content-Length: 0\r\n", "")},
        {"post without length", post("", "")},
        {"NUL in body", post("Content-Length: 3\r\n", QByteArray("a\0b", 3)), {}, 200, QByteArray("a\0b", 3)},
        {"chunked", chunked("5\r\nhello\r\n0\r\n\r\n"), {}, 200, "hello"},
        {"two chunks", chunked("2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"), {}, 200, "hello"},
        {"chunk extension", chunked("5;a=b\r\nhello\r\n0\r\n\r\n"), {}, 200, "hello"},
        {"quoted chunk extension", chunked("5 ; a=\"b\tc\";d\r\nhello\r\n0;e=\"f\"\r\n\r\n"), {}, 200, "hello"},
        {"trailer", chunked("5\r\nhello\r\n0\r\nX-Sum: 1\r\n\r\n"), {}, 200, "hello"},
        {"no chunk", chunked("0\r\n\r\n")},
        {"empty lines first", "\r\n\r\n" + post("Content-Length: 5\r\n", "hello"), {}, 200, "hello"},
    };
}

QList<SampleRequest> hostileRequests()
{
    const QByteArray manyLines = QByteArray("A: b\r\n").repeated(101);
    return {
        {"TLS hello", QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11), "http.request-line", 400},
        {"garbage", "hello\r\n\r\n", "http.request-line", 400},
        {"bare LF first", "\n" + get("Host: a\r\n"), "http.request-line", 400},
        {"bare CR first", "\r" + get("Host: a\r\n"), "http.request-line", 400},
        {"nothing but empty lines", QByteArray("\r\n").repeated(32'769), "http.header-too-large", 431},
        {"no version", "GET /\r\n\r\n", "http.request-line", 400},
        {"two spaces", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "http.request-line", 400},
        {"space in target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", "http.request-line", 400},
        {"NUL in target", QByteArray("GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", 28), "http.request-line", 400},
        {"version 9.9", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", "http.version", 505},
        {"version 2.0", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "http.version", 505},
        {"version 1.2", "GET / HTTP/1.2\r\nHost: a\r\n\r\n", "http.version", 505},
        {"version lower case", "GET / http/1.1\r\nHost: a\r\n\r\n", "http.request-line", 400},
        {"bare LF everywhere", "GET / HTTP/1.1\nHost: a\n\n", "http.bare-line-feed", 400},
        {"bare LF in header", get("Host: a\nX: y\r\n"), "http.bare-line-feed", 400},
        {"bare LF at the end", "GET / HTTP/1.1\r\nHost: a\r\n\n", "http.bare-line-feed", 400},
        {"bare CR in value", get("Host: a\r\nX: y\rz\r\n"), "http.header-line", 400},
        {"folded line", get("Host: a\r\nX: y\r\n z\r\n"), "http.folded-line", 400},
        {"folded by tab", get("Host: a\r\nX: y\r\n\tz\r\n"), "http.folded-line", 400},
        {"fold as first line", get(" Host: a\r\n"), "http.folded-line", 400},
        {"no colon", get("Host: a\r\nnonsense\r\n"), "http.header-line", 400},
        {"empty name", get("Host: a\r\n: b\r\n"), "http.header-line", 400},
        {"space before colon", get("Host: a\r\nX : y\r\n"), "http.header-line", 400},
        {"length with space before colon", post("Content-Length : 5\r\n", "hello"), "http.header-line", 400},
        {"NUL in value", get(QByteArray("Host: a\r\nX: a\0b\r\n", 17)), "http.header-line", 400},
        {"NUL in name", get(QByteArray("Host: a\r\nX\0: b\r\n", 16)), "http.header-line", 400},
        {"no host", get("X: y\r\n"), "http.no-host", 400},
        {"two hosts", get("Host: a\r\nHost: b\r\n"), "http.two-hosts", 400},
        {"two equal hosts", get("Host: a\r\nhost: a\r\n"), "http.two-hosts", 400},
        {"two hosts in 1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n", "http.two-hosts", 400},
        {"length abc", post("Content-Length: abc\r\n", ""), "http.length", 400},
        {"length -5", post("Content-Length: -5\r\n", ""), "http.length", 400},
        {"length +5", post("Content-Length: +5\r\n", "hello"), "http.length", 400},
        {"length 0x5", post("Content-Length: 0x5\r\n", "hello"), "http.length", 400},
        {"length empty", post("Content-Length:\r\n", ""), "http.length", 400},
        {"length 10^20", post("Content-Length: 100000000000000000000\r\n", ""), "http.length", 400},
        {"differing lengths", post("Content-Length: 5\r\nContent-Length: 6\r\n", "hello!"), "http.repeated-length",
         400},
        {"equal lengths", post("Content-Length: 5\r\nContent-Length: 5\r\n", "hello"), "http.repeated-length", 400},
        {"lengths in a list", post("Content-Length: 5, 5\r\n", "hello"), "http.repeated-length", 400},
        {"length and chunked", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
         "http.length-and-chunked", 400},
        {"chunked and length", post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n"),
         "http.length-and-chunked", 400},
        {"gzip, chunked", post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"), "http.transfer-coding", 501},
        {"chunked, gzip", post("Transfer-Encoding: chunked, gzip\r\n", "0\r\n\r\n"), "http.transfer-coding", 501},
        {"identity", post("Transfer-Encoding: identity\r\n", ""), "http.transfer-coding", 501},
        {"xchunked", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), "http.transfer-coding", 501},
        {"chunked twice", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
         "http.transfer-coding", 400},
        {"chunked in 1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "http.transfer-coding",
         400},
        {"bad chunk size", chunked("zz\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"negative chunk size", chunked("-1\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"absurd chunk size", chunked("fffffffffffffffff\r\nhello\r\n"), "http.chunk", 400},
        {"chunk too long for its size", chunked("2\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"bare LF in chunk", chunked("5\nhello\n0\n\n\r\n"), "http.chunk", 400},
        {"LF in a chunk extension", chunked("5;a=\"b\nc\"\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"CR in a chunk extension", chunked("5;a=\"b\rc\"\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"NUL in a chunk extension", chunked(QByteArray("5;a=\"\0\"\r\nhello\r\n0\r\n\r\n", 21)), "http.chunk", 400},
        {"ESC in a chunk extension", chunked("5;a=\"\x1b\"\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"DEL in a chunk extension", chunked("5;a=\"\x7f\"\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"LF in a later chunk's extension", chunked("2\r\nhe\r\n3;a=\"\n\"\r\nllo\r\n0\r\n\r\n"), "http.chunk", 400},
        {"LF in the last chunk's extension", chunked("5\r\nhello\r\n0;a=\"\n\"\r\n\r\n"), "http.chunk", 400},
        {"LF behind a chunk's size", chunked("5\n;a=b\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"control before a chunk's size", chunked("\v5\r\nhello\r\n0\r\n\r\n"), "http.chunk", 400},
        {"LF in the trailer", chunked("0\r\nX: a\nY: b\r\n\r\n"), "http.chunk", 400},
        {"LF ends the trailer", chunked("0\r\nX: a\r\n\n\r\n\r\n"), "http.chunk", 400},
        {"LF as trailer", chunked("0\r\n\n\r\n\r\n"), "http.chunk", 400},
        {"folded trailer", chunked("0\r\nX: a\r\n b\r\n\r\n"), "http.chunk", 400},
        {"control in the trailer", chunked("0\r\nX: a\x1b\r\n\r\n"), "http.chunk", 400},
        {"broken trailer", chunked("0\r\nno colon\r\n\r\n"), "http.chunk", 400},
        {"length in trailer", chunked("0\r\nContent-Length: 5\r\n\r\n"), "http.chunk", 400},
        {"101 lines", get("Host: a\r\n" + manyLines), "http.too-many-headers", 431},
        {"65 KB line", get("Host: a\r\nX: " + QByteArray(65 * 1024, 'x') + "\r\n"), "http.header-too-large", 431},
        {"65 KB target", "GET /" + QByteArray(65 * 1024, 'x') + " HTTP/1.1\r\n\r\n", "http.header-too-large", 431},
        {"9 MB announced", post("Content-Length: 9000000\r\n", ""), "http.body-too-large", 413},
        {"9 MB chunk", chunked("895440\r\n"), "http.body-too-large", 413},
        {"65 KB chunk extension", chunked("5;a=" + QByteArray(65 * 1024, 'x')), "http.chunk", 400},
        {"65 KB trailer", chunked("0\r\nX: " + QByteArray(65 * 1024, 'x')), "http.chunk", 400},
    };
}

} // namespace runlatch::support
