// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/closedport.h"
#include "support/demowindow.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "ui/widgets/frames/messagebar.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// An error is shown once, in one sentence, at its place. Typed text stays.
class tst_WindowErrors : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:

    void init() { makeWindow(); }

    void cleanup() { m_window.reset(); }

    void portInUse();
    void noConnection_data();
    void noConnection();
    void wrongToken();
    void incompleteConnection();
    void folderInUse();
    void damagedDrafts();
    void draftsStay();

private:
    bool startListening()
    {
        return m_window->start()
            && support::waitFor([this] { return person().control(u"Stop listening"_s) != nullptr; });
    }
    bool connectTo(const QString &address, const QString &token);
    QStringList sentences() const { return m_window->sentences(); }
};

/// File > Connect to a service...
bool tst_WindowErrors::connectTo(const QString &address, const QString &token)
{
    person().key(Qt::Key_F, Qt::AltModifier);
    person().key(Qt::Key_C);
    return person().fill(u"Name"_s, u"Mine"_s) && person().fill(u"Address"_s, address)
        && person().fill(u"Token"_s, token) && person().click(u"Connect"_s);
}

void tst_WindowErrors::portInUse()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const QString port = QString::number(other.serverPort());
    QVERIFY(startListening());
    QVERIFY(person().click(u"Listener..."_s));
    QVERIFY(person().fill(u"Path"_s, u"/hook"_s));
    QVERIFY(person().clickTab(u"Settings of the listener"_s, u"Addresses"_s));
    QVERIFY(person().fill(u"Port"_s, port));
    QVERIFY(person().click(u"Listen"_s));
    QVERIFY(person().waitFor(u"already listens at 127.0.0.1:%1."_s.arg(port))); // which program, where the system tells
    QCOMPARE(sentences().size(), 1);
    QVERIFY(person().control(u"Stop listening"_s)); // the one that worked goes on
    QVERIFY(person().click(u"Change port"_s));
    QVERIFY(person().waitFor(port)); // what was typed
    QVERIFY(person().fill(u"Port"_s, u"0"_s));
    QVERIFY(person().click(u"Listen"_s));
    QTRY_VERIFY(person().control(u"Stop listening"_s));
    QTRY_COMPARE(sentences(), QStringList());
    QVERIFY(person().waitFor(u"/hook"_s));
}

void tst_WindowErrors::noConnection_data()
{
    QTest::addColumn<QByteArray>("answer"); // empty if nothing listens there
    QTest::addColumn<QString>("sentence");
    const QString webPage = u"%1 answered with a web page where the API answers with JSON."_s;
    QTest::newRow("nobody there") << QByteArray() << u"Nothing listens at %1: the connection was refused."_s;
    QTest::newRow("a web page") << support::httpAnswer(200, "<html><title>Sign in</title></html>", "text/html")
                                << webPage;
    QTest::newRow("a web server's 404") << support::httpAnswer(404, "<h1>Not here</h1>", "text/html") << webPage;
    QTest::newRow("broken JSON") << support::httpAnswer(200, R"({"data":[{)")
                                 << u"The answer about “organizations” is broken JSON."_s;
    QTest::newRow("no such resource") << support::httpAnswer(404,
                                                             R"({"errors":[{"status":"404","title":"not found"}]})")
                                      << u"This service does not list organizations (404)."_s;
}

void tst_WindowErrors::noConnection()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, sentence);
    const support::ClosedPort closed;
    const support::ScriptedServer server(support::Script::answer(answer));
    const QString authority = (answer.isEmpty() ? closed.url() : server.url()).authority();
    QVERIFY(startListening());
    QVERIFY(connectTo(u"http://"_s + authority, u"a-token"_s));
    QVERIFY(person().waitFor(sentence.replace(u"%1"_s, authority)));
    QTRY_COMPARE(sentences().size(), 1);
    QVERIFY2(!sentences().first().contains(u"a-token"_s), qPrintable(sentences().first()));
    person().key(Qt::Key_F, Qt::AltModifier);
    person().key(Qt::Key_O);              // Connections...
    QVERIFY(person().waitFor(authority)); // the address stays
    person().key(Qt::Key_Escape);
    QVERIFY(person().choose(u"Connection"_s, u"Simulator on this computer"_s));
    QTRY_COMPARE(sentences(), QStringList());
    QTRY_VERIFY(!person().row(u"Change requests"_s, 0).isEmpty());
}

void tst_WindowErrors::wrongToken()
{
    QVERIFY(startListening());
    QVERIFY(person().click(u"Simulator"_s));
    const QRegularExpression url(u"http://127\\.0\\.0\\.1:\\d+/api/v2"_s);
    QTRY_VERIFY(url.match(person().inSight().join(u' ')).hasMatch());
    const QString address = url.match(person().inSight().join(u' ')).captured();
    QVERIFY(connectTo(address, u"not-the-token"_s));
    QVERIFY(person().waitFor(u"The service does not accept the token (401)."_s)); // at the field; the dialog stays
    QVERIFY(QApplication::activeModalWidget());
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Token"_s);
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void tst_WindowErrors::incompleteConnection()
{
    QVERIFY(startListening());
    QVERIFY(connectTo(u"not an address"_s, u"a-token"_s));
    QVERIFY(person().waitFor(u"Enter a host, such as app.terraform.io"_s)); // at the field; the dialog stays
    QVERIFY(person().fill(u"Address"_s, u"127.0.0.1:1"_s));
    QVERIFY(person().fill(u"Token"_s, u" "_s));
    QVERIFY(person().click(u"Connect"_s));
    QVERIFY(person().waitFor(u"The service requires a token."_s));
    QVERIFY(person().shows(u"127.0.0.1:1"_s));
    person().key(Qt::Key_Escape);
    QVERIFY(person().click(u"Discard"_s));
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(sentences(), QStringList());
}

void tst_WindowErrors::folderInUse()
{
    QProcess other; // the command line on the same folder
    other.start(
        qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s,
        {u"inspect"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--store"_s, m_window->folder() + u"/captures.sqlite"_s});
    QVERIFY(other.waitForReadyRead(30'000)); // it listens
    QVERIFY(m_window->start());
    QVERIFY(
        person().waitFor(u"The folder “%1” is in use by another Runlatch: runlatch-cli (%2)."_s.arg(m_window->folder())
                             .arg(other.processId())));
    QCOMPARE(sentences().size(), 1);
    QVERIFY(!QFile::exists(m_window->folder() + u"/work.sqlite"_s)); // both or none
    other.terminate();
    QVERIFY(other.waitForFinished());
    QVERIFY(person().click(u"Start"_s));
    QTRY_VERIFY(person().control(u"Stop listening"_s));
    QTRY_COMPARE(sentences(), QStringList());
}

/// Damaged drafts do not stop listening, because the captures are in another file.
void tst_WindowErrors::damagedDrafts()
{
    const QString file = m_window->folder() + u"/work.sqlite"_s;
    const QByteArray garbage(8192, 'x');
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(garbage) == garbage.size());
    damaged.close();
    QVERIFY(startListening());
    QVERIFY(person().waitFor(u"“%1” is damaged, or is not a file of Runlatch."_s.arg(file)));
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!person().row(u"Change requests"_s, 1).isEmpty());
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().fill(u"Folder"_s, m_window->folder() + u"/other"_s));
    QVERIFY(person().click(u"Use this folder"_s));
    QVERIFY(person().click(u"Archive it now"_s));
    QVERIFY(QFile::exists(m_window->folder() + u"/other/work.sqlite"_s));
    QVERIFY(!QFile::exists(m_window->folder() + u"/other/captures.sqlite"_s));
    QVERIFY(damaged.open(QIODevice::ReadOnly));
    QCOMPARE(damaged.readAll(), garbage); // the damaged file is unchanged
}

void tst_WindowErrors::draftsStay()
{
    const QString captures = u"Received requests"_s;
    QVERIFY(startListening());
    for (int sent = 0; sent < 2; ++sent) {
        QVERIFY(person().click(u"Send sample"_s));
        QTRY_VERIFY(!person().row(captures, sent).isEmpty());
    }
    QVERIFY(person().clickRow(captures, 1));
    QVERIFY(person().click(u"Reply..."_s));
    QVERIFY(person().click(u"Failed"_s));
    QVERIFY(person().fill(u"Message"_s, u"half a sentence"_s));
    person().key(Qt::Key_4, Qt::ControlModifier);
    person().key(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(person().find<QLineEdit>(u"Message"_s)->text(), u"half a sentence"_s);
    person().key(Qt::Key_Escape);
    QVERIFY(person().clickRow(captures, 0));
    QVERIFY(person().click(u"Reply..."_s));
    QCOMPARE(person().find<QLineEdit>(u"Message"_s)->text(), QString());
    person().key(Qt::Key_Escape);
    QVERIFY(person().clickRow(captures, 1));
    QVERIFY(person().click(u"Reply..."_s));
    QCOMPARE(person().find<QLineEdit>(u"Message"_s)->text(), u"half a sentence"_s);
    QVERIFY(person().find<QAbstractButton>(u"Failed"_s)->isChecked());
}

RUNLATCH_WINDOW_TEST(tst_WindowErrors)

} // namespace runlatch::integration

#include "tst_windowerrors.moc"
