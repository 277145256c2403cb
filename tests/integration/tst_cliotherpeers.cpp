// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/suite.h"

#include <QStandardPaths>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

/// A service of Python's own HTTP server, which tells its port, and then each callback as a line of JSON.
constexpr auto PythonService = R"(
import http.server, json, sys

class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = sys.argv[1]

    def do_PATCH(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        told = {"path": self.path, "token": self.headers["Authorization"],
                "type": self.headers["Content-Type"], "body": json.loads(body)}
        answer = b"{}"
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)
        print(json.dumps(told), flush=True)

    def log_message(self, *arguments):
        pass

server = http.server.HTTPServer(("127.0.0.1", 0), Service)
print(server.server_port, flush=True)
server.serve_forever()
)";

/// A line of the program; empty if it ended without one.
QByteArray lineOf(QProcess &program)
{
    while (!program.canReadLine()) {
        if (!program.waitForReadyRead(30'000))
            return {};
    }
    return program.readLine().trimmed();
}

} // namespace

/// `inspect` understands a sender that is not ours, and its reply is understood by a service that is not ours.
class tst_CliOtherPeers : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void curlSendsAndPythonIsAnswered_data();
    void curlSendsAndPythonIsAnswered();

private:
    /// Sends the body by curl, with more options. The status of the answer.
    QByteArray sendByCurl(const QUrl &url, const QByteArray &body, const QStringList &more);

    QString m_curl, m_python;
    std::unique_ptr<QProcess> m_service;
    CliFolder m_folder;
};

void tst_CliOtherPeers::initTestCase()
{
    m_curl = QStandardPaths::findExecutable(u"curl"_s);
    m_python = QStandardPaths::findExecutable(u"python3"_s);
    if (m_curl.isEmpty())
        QSKIP("there is no curl");
    if (m_python.isEmpty())
        QSKIP("there is no python3");
}

void tst_CliOtherPeers::cleanup()
{
    if (m_service) {
        m_service->kill();
        m_service->waitForFinished();
    }
    m_service.reset();
}

void tst_CliOtherPeers::curlSendsAndPythonIsAnswered_data()
{
    QTest::addColumn<QString>("version"); // of the service
    QTest::addColumn<QStringList>("options");
    QTest::newRow("as it is") << u"HTTP/1.1"_s << QStringList();
    QTest::newRow("HTTP/1.0 on both sides") << u"HTTP/1.0"_s << QStringList{u"--http1.0"_s};
    QTest::newRow("in chunks") << u"HTTP/1.1"_s << QStringList{u"-H"_s, u"Transfer-Encoding: chunked"_s};
    QTest::newRow("after 100 Continue") << u"HTTP/1.1"_s << QStringList{u"-H"_s, u"Expect: 100-continue"_s};
    QTest::newRow("an offer of HTTP/2") << u"HTTP/1.1"_s
                                        << QStringList{u"-H"_s, u"Connection: Upgrade, HTTP2-Settings"_s,
                                                       u"-H"_s, u"Upgrade: h2c"_s,
                                                       u"-H"_s, u"HTTP2-Settings: AAMAAABk"_s};
}

QByteArray tst_CliOtherPeers::sendByCurl(const QUrl &url, const QByteArray &body, const QStringList &more)
{
    const QString signature = QString::fromUtf8(protocol::sign("a key", body));
    QProcess curl;
    curl.start(m_curl,
               QStringList{u"--silent"_s, u"--noproxy"_s, u"*"_s, u"--max-time"_s, u"30"_s, u"--output"_s,
                           m_folder.path(u"answer"_s), u"--write-out"_s, u"%{http_code}"_s, u"-H"_s,
                           u"Content-Type: application/json"_s, u"-H"_s, u"X-TFC-Task-Signature: "_s + signature,
                           u"--data-binary"_s, u'@' + m_folder.write(u"body"_s, body)}
                   + more + QStringList{url.toString()});
    return curl.waitForFinished() ? curl.readAllStandardOutput() : QByteArray();
}

void tst_CliOtherPeers::curlSendsAndPythonIsAnswered()
{
    QFETCH(const QString, version);
    QFETCH(const QStringList, options);
    m_service = std::make_unique<QProcess>();
    m_service->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_service->start(m_python, {u"-c"_s, QString::fromLatin1(PythonService), version});
    const QByteArray port = lineOf(*m_service);
    QVERIFY(port.toInt() > 0);

    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_folder.write(u"key"_s, "a key\n"), u"--reply"_s, u"passed"_s,
                     u"--require-valid"_s, u"--count"_s, u"1"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    const QByteArray body = wholePayload(u"http://127.0.0.1:%1/callback"_s.arg(QString::fromLatin1(port)));
    QCOMPARE(sendByCurl(url, body, options), "200");
    const QJsonObject told = QJsonDocument::fromJson(lineOf(*m_service)).object();
    QCOMPARE(told[u"path"].toString(), u"/callback?url_code="_s + QString::fromUtf8(SentCode));
    QCOMPARE(told[u"token"].toString(), u"Bearer "_s + QString::fromUtf8(SentToken));
    QCOMPARE(told[u"type"].toString(), u"application/vnd.api+json"_s);
    const QJsonObject data = told[u"body"][u"data"].toObject();
    QCOMPARE(data[u"type"].toString(), u"task-results"_s);
    QCOMPARE(data[u"attributes"][u"status"].toString(), u"passed"_s);
    QCOMPARE(inspect.next(u"callback"_s)[u"http"].toInt(), 200);
    QCOMPARE(inspect.exitStatus(), 0);
}

RUNLATCH_TEST(tst_CliOtherPeers)
#include "tst_cliotherpeers.moc"
