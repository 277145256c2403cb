// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QScopeGuard>
#include <QTest>

#include <memory>

#if defined(Q_OS_UNIX)
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

/// Controls of a terminal, and characters that change the text direction.
const QString Hostile = u"\u001b[2J\u009b31m\u007f\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u2028\u2029"_s;

/// False if the bytes contain a C1 control, a direction character or a separator in UTF-8, or invalid UTF-8.
bool isSafe(const QByteArray &printed)
{
    const QString text = QString::fromUtf8(printed);
    for (const QChar letter : Hostile) {
        if (!letter.isPrint() && text.contains(letter))
            return false;
    }
    return text.toUtf8() == printed;
}

/// All texts within a value.
QString textOf(const QJsonValue &value)
{
    QString text = value.toString();
    for (const QJsonValue &member : value.toObject())
        text += textOf(member);
    return text;
}

QByteArray changeRequest(const QString &subject, const QJsonValue &archivedBy = {})
{
    const QJsonObject attributes{{u"subject"_s, subject}, {u"message"_s, subject}, {u"archived-by"_s, archivedBy}};
    const QJsonObject data{
        {u"id"_s, u"wscr-1"_s}, {u"type"_s, u"workspace-change-requests"_s}, {u"attributes"_s, attributes}};
    return QJsonDocument(QJsonObject{{u"data"_s, data}}).toJson(QJsonDocument::Compact);
}

} // namespace

/// A terminal only shows the bytes of strangers, whatever they are.
class tst_CliTerminal : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void jsonLinesHaveEscapes();
    void readableTextHasMarks();
    void theArchiverHasTheNameThatTheServiceTells();
    void alsoWhatIsJsonAlready();
    void alsoErrorsOfTheService();
    void alsoWrongArguments();
    void theOwnTokenIsNeverPrinted_data();
    void theOwnTokenIsNeverPrinted();
    void theOwnKeyIsNeverPrinted();
    void threeSignalsEndWhatNobodyReads();

private:
    QStringList to(const support::ScriptedServer &service);

    std::unique_ptr<CliFolder> m_folder;
};

void tst_CliTerminal::init()
{
    m_folder = std::make_unique<CliFolder>();
}

QStringList tst_CliTerminal::to(const support::ScriptedServer &service)
{
    return {u"--url"_s, service.url(u"/api/v2"_s).toString(), u"--token-file"_s, m_folder->write(u"token"_s, "t")};
}

void tst_CliTerminal::jsonLinesHaveEscapes()
{
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(200, changeRequest(Hostile))));
    Program show(QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s} + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(show.hasEnded(), 30'000);
    const QByteArray printed = show.rest();
    QVERIFY2(isSafe(printed), printed.toPercentEncoding().constData());
    QCOMPARE(QJsonDocument::fromJson(printed)[u"subject"].toString(), Hostile);
}

void tst_CliTerminal::theArchiverHasTheNameThatTheServiceTells()
{
    support::ScriptedServer service(
        support::Script::answer(support::httpAnswer(200, changeRequest(u"Raise TLS"_s, u"user-1"_s))));
    service.setAside("/users/user-1 ",
                     support::Script::answer(support::httpAnswer(
                         200, R"({"data":{"id":"user-1","type":"users","attributes":{"username":"ada"}}})")));
    const QStringList show = QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s} + to(service);
    Program json(show);
    QTRY_VERIFY_WITH_TIMEOUT(json.hasEnded(), 30'000);
    const auto event = QJsonDocument::fromJson(json.rest());
    QCOMPARE(event[u"archived_by"].toString(), u"user-1"_s);
    QCOMPARE(event[u"archived_by_name"].toString(), u"ada"_s);
    Program human(show + QStringList{u"--human"_s});
    QTRY_VERIFY_WITH_TIMEOUT(human.hasEnded(), 30'000);
    QVERIFY(human.rest().contains("Archived by ada (user-1)"));
    service.setAside("/users/user-1 ", support::Script::answer(support::httpAnswer(404)));
    Program unnamed(show);
    QTRY_VERIFY_WITH_TIMEOUT(unnamed.hasEnded(), 30'000);
    QVERIFY(!QJsonDocument::fromJson(unnamed.rest()).object().contains(u"archived_by_name"));
    QCOMPARE(unnamed.exitStatus(), 0);
}

void tst_CliTerminal::readableTextHasMarks()
{
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(200, changeRequest(u"a"_s + Hostile))));
    Program show(QStringList{u"change-requests"_s, u"show"_s, u"--human"_s, u"wscr-1"_s} + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(show.hasEnded(), 30'000);
    const QByteArray printed = show.rest();
    QVERIFY2(isSafe(printed), printed.toPercentEncoding().constData());
    QVERIFY2(printed.startsWith("a<U+001B>[2J<U+009B>31m<U+007F><U+061C><U+200E><U+200F><U+202A><U+202E><U+2066>"
                                "<U+2069><U+2028><U+2029>\n"),
             printed.constData());
}

/// JSON is made harmless, too: the body of a request is printed as sent.
void tst_CliTerminal::alsoWhatIsJsonAlready()
{
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(404)));
    const QString file = m_folder->write(u"message"_s, Hostile.toUtf8());
    for (const QStringList &form : {QStringList(), QStringList{u"--human"_s}}) {
        Program create(QStringList{u"change-requests"_s, u"create"_s, u"--organization"_s, u"acme"_s, u"--subject"_s,
                                   u"a"_s, u"--message-file"_s, file, u"--target"_s, u"ws-1"_s, u"--dry-run"_s}
                       + form + to(service));
        QTRY_VERIFY_WITH_TIMEOUT(create.hasEnded(), 30'000);
        const QByteArray printed = create.rest();
        QVERIFY(printed.contains("POST"));
        QVERIFY2(isSafe(printed), printed.toPercentEncoding().constData());
        if (form.isEmpty()) // the JSON still has the same value
            QVERIFY(textOf(QJsonDocument::fromJson(printed.left(printed.indexOf('\n')))[u"body"]).contains(Hostile));
    }
}

void tst_CliTerminal::alsoErrorsOfTheService()
{
    const QJsonObject error{{u"status"_s, u"422"_s}, {u"title"_s, Hostile}, {u"detail"_s, Hostile}};
    const QByteArray errors = QJsonDocument(QJsonObject{{u"errors"_s, QJsonArray{error}}}).toJson();
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(422, errors)));
    for (const QStringList &form : {QStringList(), QStringList{u"--human"_s}}) {
        Program archive(QStringList{u"change-requests"_s, u"archive"_s, u"wscr-1"_s} + form + to(service));
        QTRY_VERIFY_WITH_TIMEOUT(archive.hasEnded(), 30'000);
        const QByteArray printed = archive.rest() + archive.diagnostics();
        QVERIFY(printed.contains("wscr-1"));
        QVERIFY2(isSafe(printed), printed.toPercentEncoding().constData());
    }
}

void tst_CliTerminal::alsoWrongArguments()
{
    Program show({u"change-requests"_s, u"archive"_s, Hostile, u"--url"_s, u"http://127.0.0.1:9"_s});
    QCOMPARE(show.exitStatus(), 64);
    const QByteArray printed = show.diagnostics();
    QVERIFY2(isSafe(printed), printed.toPercentEncoding().constData());
    QVERIFY(printed.contains("<U+202E>"));
}

void tst_CliTerminal::theOwnTokenIsNeverPrinted_data()
{
    const QStringList create{u"create"_s,         u"--organization"_s, u"acme"_s,     u"--subject"_s, u"a"_s,
                             u"--message-file"_s, u"MESSAGE"_s,        u"--target"_s, u"ws-abcdef"_s};
    QTest::addColumn<QStringList>("command");
    QTest::newRow("list") << QStringList{u"list"_s, u"--organization"_s, u"acme"_s, u"--workspace"_s, u"ws-abcdef"_s};
    QTest::newRow("show") << QStringList{u"show"_s, u"wscr-1"_s};
    QTest::newRow("archive") << QStringList{u"archive"_s, u"wscr-1"_s};
    QTest::newRow("create") << create;
}

/// The own token is never printed, even if a service sends it back.
void tst_CliTerminal::theOwnTokenIsNeverPrinted()
{
    QFETCH(QStringList, command);
    const QByteArray token = "to/ken+of=this\"person";
    const QString said = u"not allowed for "_s + QString::fromLatin1(token);
    const QJsonObject error{{u"status"_s, u"422"_s}, {u"title"_s, said}, {u"detail"_s, said + u"?a="_s + said}};
    const QByteArray errors = QJsonDocument(QJsonObject{{u"errors"_s, QJsonArray{error}}}).toJson();
    support::ScriptedServer service(support::Script::answer(support::httpAnswer(422, errors)));
    command.replaceInStrings(u"MESSAGE"_s, m_folder->write(u"message"_s, "text"));
    const QStringList to{u"--url"_s, service.url(u"/api/v2"_s).toString(), u"--token-file"_s,
                         m_folder->write(u"token"_s, token)};
    for (const QStringList &form : {QStringList(), QStringList{u"--human"_s}}) {
        Program program(QStringList{u"change-requests"_s} + command + form + to);
        QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
        QCOMPARE(service.header(0, "Authorization"), "Bearer " + token);
        const QByteArray printed = program.rest() + program.diagnostics();
        QVERIFY2(printed.contains("not allowed for *****"), printed.constData());
        for (const char *part : {"to/ken", "+of=", "person"})
            QVERIFY2(!printed.contains(part), printed.constData());
    }
}

void tst_CliTerminal::theOwnKeyIsNeverPrinted()
{
    const QByteArray key = "key-of-this-task";
    const QString file = m_folder->write(u"key"_s, key);
    for (const QStringList &form : {QStringList(), QStringList{u"--human"_s}}) {
        Program sign(QStringList{u"sign"_s, u"--hmac-key-file"_s, file, m_folder->path(QString::fromLatin1(key))}
                     + form);
        QCOMPARE(sign.exitStatus(), 2); // the file does not exist
        const QByteArray printed = sign.rest() + sign.diagnostics();
        QVERIFY2(printed.contains("*****") && !printed.contains(key), printed.constData());
    }
}

void tst_CliTerminal::threeSignalsEndWhatNobodyReads()
{
#if defined(Q_OS_UNIX)
    const QString pipe = m_folder->path(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const int reader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    QVERIFY(reader >= 0);
    const auto closed = qScopeGuard([reader] { ::close(reader); });
    const QString message = m_folder->write(u"message"_s, QByteArray(1'000'000, 'm')); // more than any pipe takes
    Program create({u"change-requests"_s, u"create"_s, u"--organization"_s, u"acme"_s, u"--subject"_s, u"a"_s,
                    u"--message-file"_s, message, u"--target"_s, u"ws-1"_s, u"--dry-run"_s, u"--url"_s,
                    u"http://127.0.0.1:9"_s, u"--token-file"_s, m_folder->write(u"token"_s, "t")},
                   {}, {.outputFile = pipe});
    const auto waiting = [reader] {
        int bytes = 0;
        return ::ioctl(reader, FIONREAD, &bytes) == 0 ? bytes : -1;
    };
    QTRY_VERIFY_WITH_TIMEOUT(waiting() > 0, 30'000);
    QVERIFY(!create.hasEnded());
    const auto endsAtSignal = [&create] { // a signal that comes before the last one was taken is merged with it
        create.signal(SIGTERM);
        return create.hasEnded();
    };
    QTRY_VERIFY_WITH_TIMEOUT(endsAtSignal(), 10'000);
#else
    QSKIP("This system has no signals for other programs.");
#endif
}

RUNLATCH_TEST(tst_CliTerminal)
#include "tst_cliterminal.moc"
