// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/demowindow.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "ui/widgets/messagebar.h"
#include "wording/translations.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// An error is shown once, in one sentence, at its place. Typed text stays.
class tst_WindowErrors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { wording::installTranslations(*qApp); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_demo = std::make_unique<DemoWindow>();
        m_person = std::make_unique<WindowDriver>(m_demo->window());
    }

    void cleanup()
    {
        m_person.reset();
        m_demo.reset();
    }

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
        return m_demo->start()
            && support::waitFor([this] { return m_person->control(u"Stop listening"_s) != nullptr; });
    }
    bool connectTo(const QString &address, const QString &token);
    /// The visible sentences of the message bars.
    QStringList sentences() const;

    std::unique_ptr<DemoWindow> m_demo;
    std::unique_ptr<WindowDriver> m_person;
};

QStringList tst_WindowErrors::sentences() const
{
    QStringList said;
    for (const ui::MessageBar *bar : m_demo->window().findChildren<ui::MessageBar *>()) {
        if (bar->isVisible())
            said += bar->text();
    }
    return said;
}

/// File > Connect to a service...
bool tst_WindowErrors::connectTo(const QString &address, const QString &token)
{
    m_person->key(Qt::Key_F, Qt::AltModifier);
    m_person->key(Qt::Key_C);
    return m_person->fill(u"Name"_s, u"Mine"_s) && m_person->fill(u"Address"_s, address)
        && m_person->fill(u"Token"_s, token) && m_person->click(u"Connect"_s);
}

void tst_WindowErrors::portInUse()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const QString port = QString::number(other.serverPort());
    QVERIFY(startListening());
    QVERIFY(m_person->click(u"Listener..."_s));
    QVERIFY(m_person->fill(u"Port"_s, port));
    QVERIFY(m_person->fill(u"Path"_s, u"/hook"_s));
    QVERIFY(m_person->click(u"Listen"_s));
    QVERIFY(m_person->waitFor(u"Another program listens at 127.0.0.1:%1 already."_s.arg(port)));
    QCOMPARE(sentences().size(), 1);
    QVERIFY(m_person->control(u"Stop listening"_s)); // the one that worked goes on
    QVERIFY(m_person->click(u"Change port"_s));
    QVERIFY(m_person->waitFor(u"/hook"_s)); // what was typed
    QVERIFY(m_person->shows(port));
    QVERIFY(m_person->fill(u"Port"_s, u"0"_s));
    QVERIFY(m_person->click(u"Listen"_s));
    QTRY_VERIFY(m_person->control(u"Stop listening"_s));
    QTRY_COMPARE(sentences(), QStringList());
    QVERIFY(m_person->shows(u"/hook"_s));
}

void tst_WindowErrors::noConnection_data()
{
    QTest::addColumn<QByteArray>("answer"); // empty: nobody listens there
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
    support::ScriptedServer server(support::Script::answer(answer));
    const QString authority = server.url().authority();
    if (answer.isEmpty())
        server.close();
    QVERIFY(startListening());
    QVERIFY(connectTo(u"http://"_s + authority, u"a-token"_s));
    QVERIFY(m_person->waitFor(sentence.replace(u"%1"_s, authority)));
    QTRY_COMPARE(sentences().size(), 1);
    QVERIFY2(!sentences().first().contains(u"a-token"_s), qPrintable(sentences().first()));
    m_person->key(Qt::Key_F, Qt::AltModifier);
    m_person->key(Qt::Key_O);              // Connections...
    QVERIFY(m_person->waitFor(authority)); // the address stays
    m_person->key(Qt::Key_Escape);
    QVERIFY(m_person->choose(u"Connection"_s, u"Simulator on this computer"_s));
    QTRY_COMPARE(sentences(), QStringList());
    QTRY_VERIFY(!m_person->row(u"Change requests"_s, 0).isEmpty());
}

void tst_WindowErrors::wrongToken()
{
    QVERIFY(startListening());
    QVERIFY(m_person->click(u"Simulator"_s));
    const QRegularExpression url(u"http://127\\.0\\.0\\.1:\\d+/api/v2"_s);
    QTRY_VERIFY(url.match(m_person->inSight().join(u' ')).hasMatch());
    const QString address = url.match(m_person->inSight().join(u' ')).captured();
    QVERIFY(connectTo(address, u"not-the-token"_s));
    QVERIFY(m_person->waitFor(u"The service does not accept the token (401)."_s));
    QCOMPARE(sentences().size(), 1);
    QVERIFY(m_person->click(u"Edit connection"_s));
    QVERIFY(m_person->waitFor(address));
    QCOMPARE(WindowDriver::nameOf(QApplication::focusWidget()), u"Token"_s);
    m_person->key(Qt::Key_Escape);
}

void tst_WindowErrors::incompleteConnection()
{
    QVERIFY(startListening());
    QVERIFY(connectTo(u"not an address"_s, u"a-token"_s));
    QVERIFY(m_person->waitFor(u"Give a host, such as app.terraform.io"_s)); // at the field; the dialog stays
    QVERIFY(m_person->fill(u"Address"_s, u"127.0.0.1:1"_s));
    QVERIFY(m_person->fill(u"Token"_s, u" "_s));
    QVERIFY(m_person->click(u"Connect"_s));
    QVERIFY(m_person->waitFor(u"The service answers nothing without a token."_s));
    QVERIFY(m_person->shows(u"127.0.0.1:1"_s));
    m_person->key(Qt::Key_Escape);
    QVERIFY(m_person->click(u"Discard"_s));
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(sentences(), QStringList());
}

void tst_WindowErrors::folderInUse()
{
    QProcess other; // the command line on the same folder
    other.start(
        qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s,
        {u"inspect"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--store"_s, m_demo->folder() + u"/captures.sqlite"_s});
    QVERIFY(other.waitForReadyRead(30'000)); // it listens
    QVERIFY(m_demo->start());
    QVERIFY(
        m_person->waitFor(u"The folder “%1” is in use by another Runlatch: runlatch-cli (%2)."_s.arg(m_demo->folder())
                              .arg(other.processId())));
    QCOMPARE(sentences().size(), 1);
    QVERIFY(!QFile::exists(m_demo->folder() + u"/work.sqlite"_s)); // both or none
    other.terminate();
    QVERIFY(other.waitForFinished());
    QVERIFY(m_person->click(u"Start"_s));
    QTRY_VERIFY(m_person->control(u"Stop listening"_s));
    QTRY_COMPARE(sentences(), QStringList());
}

/// The captures are in another file: listening continues.
void tst_WindowErrors::damagedDrafts()
{
    const QString file = m_demo->folder() + u"/work.sqlite"_s;
    const QByteArray garbage(8192, 'x');
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(garbage) == garbage.size());
    damaged.close();
    QVERIFY(startListening());
    QVERIFY(m_person->waitFor(u"“%1” is damaged, or is not a file of Runlatch."_s.arg(file)));
    m_person->key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!m_person->row(u"Change requests"_s, 1).isEmpty());
    m_person->key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(m_person->fill(u"Folder"_s, m_demo->folder() + u"/other"_s));
    QVERIFY(m_person->click(u"Use this folder"_s));
    QVERIFY(m_person->click(u"Archive it now"_s));
    QVERIFY(QFile::exists(m_demo->folder() + u"/other/work.sqlite"_s));
    QVERIFY(!QFile::exists(m_demo->folder() + u"/other/captures.sqlite"_s));
    QVERIFY(damaged.open(QIODevice::ReadOnly));
    QCOMPARE(damaged.readAll(), garbage); // nothing was deleted
}

void tst_WindowErrors::draftsStay()
{
    const QString captures = u"Received requests"_s;
    QVERIFY(startListening());
    for (int sent = 0; sent < 2; ++sent) {
        QVERIFY(m_person->click(u"Send sample"_s));
        QTRY_VERIFY(!m_person->row(captures, sent).isEmpty());
    }
    QVERIFY(m_person->clickRow(captures, 1));
    QVERIFY(m_person->click(u"Reply..."_s));
    QVERIFY(m_person->click(u"Failed"_s));
    QVERIFY(m_person->fill(u"Message"_s, u"half a sentence"_s));
    m_person->key(Qt::Key_4, Qt::ControlModifier);
    m_person->key(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(m_person->find<QLineEdit>(u"Message"_s)->text(), u"half a sentence"_s);
    m_person->key(Qt::Key_Escape);
    QVERIFY(m_person->clickRow(captures, 0));
    QVERIFY(m_person->click(u"Reply..."_s));
    QCOMPARE(m_person->find<QLineEdit>(u"Message"_s)->text(), QString());
    m_person->key(Qt::Key_Escape);
    QVERIFY(m_person->clickRow(captures, 1));
    QVERIFY(m_person->click(u"Reply..."_s));
    QCOMPARE(m_person->find<QLineEdit>(u"Message"_s)->text(), u"half a sentence"_s);
    QVERIFY(m_person->find<QAbstractButton>(u"Failed"_s)->isChecked());
}

RUNLATCH_WINDOW_TEST(tst_WindowErrors)

} // namespace runlatch::integration

#include "tst_windowerrors.moc"
