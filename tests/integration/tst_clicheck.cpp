// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "conformance/registry.h"
#include "signedintegration.h"
#include "support/closedport.h"
#include "support/freeport.h"
#include "support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QMap>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

/// Checks with times that suit an integration on this machine.
QStringList checkArguments(const QString &url, const QStringList &more)
{
    // A busy machine answers late.
    const QString skipped = more.contains(u"--skip"_s) ? QString() : u"--skip=answer.prompt"_s;
    QStringList arguments{u"check"_s, u"--url"_s, url, u"--linger"_s, u"100ms"_s, u"--calm"_s, u"700ms"_s, skipped};
    arguments.removeAll(QString());
    return arguments + more;
}

/// Runs to the end, while an integration in this program answers.
QList<QJsonObject> eventsOf(Program &program)
{
    return support::waitFor([&program] { return program.hasEnded(); }, 120'000) ? program.allEvents()
                                                                                : QList<QJsonObject>();
}

/// The verdict of each case.
QMap<QString, QString> verdictsOf(const QList<QJsonObject> &events)
{
    QMap<QString, QString> verdicts;
    for (const QJsonObject &event : events) {
        if (event[u"event"] == "check"_L1)
            verdicts.insert(event[u"id"].toString(), event[u"verdict"].toString());
    }
    return verdicts;
}

/// "id: verdict. why" of the cases with other verdicts than these.
QByteArray othersIn(const QList<QJsonObject> &events, const QStringList &verdicts)
{
    QStringList others;
    for (const QJsonObject &event : events) {
        const QString verdict = event[u"verdict"].toString();
        if (event[u"event"] == "check"_L1 && !verdicts.contains(verdict))
            others.append(event[u"id"].toString() + u": "_s + verdict + u". "_s + event[u"why"].toString());
    }
    return others.join(u'\n').toUtf8();
}

} // namespace

/// `check` prints a verdict for each chosen case, and ends with the status of the contract.
class tst_CliCheck : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_key = m_folder.write(u"key"_s, "secret123\n"); }
    void listsItsCases();
    void aRightIntegrationPasses();
    void aDefectFailsItsCase();
    void reportsAreWrittenAndKnownFailuresCountNoMore();
    void reportsHoldNoSecret();
    void aReportThatCannotBeWritten();
    void chosenCasesAlone();
    void withoutAKeySignaturesAreSkipped();
    void aTargetThatIsNotThere();
    void wrongUsage_data();
    void wrongUsage();
    void aCommandThatDiesIsStartedAgain();
    void examplesAreRight_data();
    void examplesAreRight();

private:
    CliFolder m_folder;
    QString m_key;
};

void tst_CliCheck::listsItsCases()
{
    Program program({u"check"_s, u"--list"_s});
    const QStringList ids = valuesOf(eventsOf(program), u"case"_s, u"id"_s);
    QCOMPARE(ids.size(), conformance::allCases().size());
    QVERIFY(ids.contains(u"signature.unsigned"_s));
    QCOMPARE(program.exitStatus(), 0);
    Program some({u"check"_s, u"--list"_s, u"--only"_s, u"signature"_s, u"--skip"_s, u"signature.cut"_s});
    const QList<QJsonObject> events = eventsOf(some);
    QCOMPARE(events.size(), 11);
    QCOMPARE(events.constFirst()[u"severity"].toString(), u"must"_s);
    QCOMPARE(events.constFirst()[u"source"].toString(), u"spec 5.3"_s);
}

void tst_CliCheck::aRightIntegrationPasses()
{
    SignedIntegration integration;
    Program program(checkArguments(
        integration.url(),
        {u"--hmac-key-file"_s, m_key, u"--only"_s, u"answer,signature,callback.final,verification.recorded"_s}));
    const QList<QJsonObject> events = eventsOf(program);
    QVERIFY2(othersIn(events, {u"passed"_s}).isEmpty(), othersIn(events, {u"passed"_s}).constData());
    QCOMPARE(verdictsOf(events).size(), 19);
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
    QCOMPARE(events.constLast()[u"passed"].toInt(), 19);
    QVERIFY(events.constLast()[u"reached"].toBool());
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(program.diagnostics().isEmpty());
}

void tst_CliCheck::aDefectFailsItsCase()
{
    SignedIntegration integration;
    integration.unsignedOne = {.answer = 200, .works = true};
    Program program(checkArguments(integration.url(), {u"--hmac-key-file"_s, m_key, u"--only"_s, u"signature"_s}));
    const QList<QJsonObject> events = eventsOf(program);
    for (const QJsonObject &event : events) {
        if (event[u"id"] != "signature.unsigned"_L1)
            continue;
        QCOMPARE(event[u"verdict"].toString(), u"failed"_s);
        QVERIFY(event[u"why"].toString().contains("worked on a forgery"_L1));
        QVERIFY(event[u"remedy"].toString().contains("HMAC-SHA512"_L1));
        QCOMPARE(event[u"rule"].toString(), u"spec 5.3"_s);
    }
    QCOMPARE(events.constLast()[u"failed"].toInt(), 1);
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliCheck::reportsAreWrittenAndKnownFailuresCountNoMore()
{
    SignedIntegration integration;
    integration.unsignedOne = {.answer = 200, .works = true};
    const QString baseline = m_folder.write(u"baseline"_s, "# known\nsignature.unsigned\nsignature.cut\nmisspelt\n");
    QStringList arguments{u"--hmac-key-file"_s, m_key, u"--only"_s, u"signature"_s, u"--baseline"_s, baseline};
    const QStringList files{u"junit"_s, u"html"_s, u"markdown"_s};
    for (const QString &name : files)
        arguments += {u"--"_s + name, baseline + u'.' + name};
    Program program(checkArguments(integration.url(), arguments));
    const QJsonObject summary = eventsOf(program).constLast();
    QCOMPARE(summary[u"event"].toString(), u"summary"_s);
    QCOMPARE(summary[u"failed"].toInt(), 0);
    QCOMPARE(summary[u"known"].toInt(), 1);
    QCOMPARE(summary[u"healed"].toArray(), QJsonArray{u"signature.cut"_s});
    QCOMPARE(program.exitStatus(), 0);
    for (const QString &name : files) {
        QFile file(baseline + u'.' + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains("signature.unsigned"), qUtf8Printable(name));
    }
    QVERIFY(program.diagnostics().contains("misspelt"));
}

/// A report is a file for others: the command writes its key into its output.
void tst_CliCheck::reportsHoldNoSecret()
{
    const QString base = m_folder.path(u"secret"_s);
    const QStringList files{u"junit"_s, u"html"_s, u"markdown"_s};
    QStringList reports;
    for (const QString &name : files)
        reports += {u"--"_s + name, base + u'.' + name};
    const auto holdsKey = [&base](const QString &name) {
        QFile file(base + u'.' + name);
        return !file.open(QIODevice::ReadOnly) || file.readAll().contains("secret123");
    };
    const quint16 port = support::freePort();
    Program told(QStringList{u"check"_s, u"--url"_s, u"http://127.0.0.1:%1/"_s.arg(port), u"--hmac-key-file"_s, m_key}
                 + reports + QStringList{u"--"_s, u"sh"_s, u"-c"_s, u"echo the key is secret123; exit 3"_s});
    QVERIFY(support::waitFor([&told] { return told.hasEnded(); }, 120'000));
    for (const QString &name : files)
        QVERIFY2(!holdsKey(name), qUtf8Printable(name));
    QCOMPARE(told.allEvents().constLast()[u"took_ms"].toInt(), 0); // it never began
}

/// The cases were tried, so that the verdicts are printed; the status says that something is missing.
void tst_CliCheck::aReportThatCannotBeWritten()
{
    SignedIntegration integration;
    Program program(checkArguments(
        integration.url(),
        {u"--hmac-key-file"_s, m_key, u"--only"_s, u"answer.status"_s, u"--html"_s, m_key + u"/report.html"_s}));
    const QList<QJsonObject> events = eventsOf(program);
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
    QCOMPARE(valuesOf(events, u"error"_s, u"rule"_s), QStringList{u"file.not-written"_s});
    QCOMPARE(program.exitStatus(), 2);
}

void tst_CliCheck::chosenCasesAlone()
{
    SignedIntegration integration;
    Program program(checkArguments(
        integration.url(),
        {u"--hmac-key-file"_s, m_key, u"--only"_s, u"answer.status,payload.no-vcs"_s, u"--skip"_s, u"payload"_s}));
    QCOMPARE(verdictsOf(eventsOf(program)).keys(), QStringList{u"answer.status"_s});
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(integration.payloads.size(), 1);
}

void tst_CliCheck::withoutAKeySignaturesAreSkipped()
{
    SignedIntegration integration;
    integration.emptySignature = {.answer = 200, .works = true}; // no key is set there either
    Program program(checkArguments(integration.url(), {u"--only"_s, u"signature"_s}));
    const QList<QJsonObject> events = eventsOf(program);
    QVERIFY2(othersIn(events, {u"skipped"_s}).isEmpty(), othersIn(events, {u"skipped"_s}).constData());
    QCOMPARE(events.constLast()[u"passed"].toInt(), 0);
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(program.diagnostics().contains("Without a key"));
}

void tst_CliCheck::aTargetThatIsNotThere()
{
    const support::ClosedPort closed;
    Program program(checkArguments(closed.url(u"/"_s).toString(), {u"--only"_s, u"answer,verification"_s}));
    const QList<QJsonObject> events = eventsOf(program);
    QCOMPARE(events.size(), 2); // the reason stands once, not at each case
    QCOMPARE(events.constFirst()[u"event"].toString(), u"error"_s);
    QVERIFY(events.constFirst()[u"message"].toString().contains("connection was refused"_L1));
    QVERIFY(!events.constLast()[u"reached"].toBool());
    QVERIFY(events.constLast()[u"not_testable"].toInt() > 1);
    QCOMPARE(program.exitStatus(), 2);
}

void tst_CliCheck::wrongUsage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *line, const char *reason) {
        QTest::newRow(line) << QString::fromUtf8(line) << QByteArray(reason);
    };
    row("check", "--url URL is required");
    row("check --url http://a/ --only nothing", "--only: there is no case or group “nothing”");
    row("check --url http://a/ --skip signature.none", "--skip: there is no case or group “signature.none”");
    row("check --list --only plan --skip plan", "No case is left");
    row("check --url http://a/ --profile fast", "--profile takes full, quick.");
    row("check --url http://a/ --parallel 0", "--parallel takes");
    row("check --url http://a/ --warp 0", "--warp takes a whole number from 1 to 3600");
    row("check --url http://a/ command", "check takes options only");
}

void tst_CliCheck::wrongUsage()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, reason);
    Program program(line.split(u' '));
    const QByteArray said = program.refusal();
    QVERIFY2(said.contains(reason), said.constData());
}

/// An integration in Python dies at an empty signature. The case is failed, and the others are tried.
void tst_CliCheck::aCommandThatDiesIsStartedAgain()
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        QSKIP("there is no python3");
    QFile example(QStringLiteral(RUNLATCH_TEST_DATA "/../../resources/examples/integration.py"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    const QByteArray right = "        body = self.rfile.read";
    QByteArray program = example.readAll();
    QCOMPARE(program.count(right), 1);
    program.replace(right, "        if self.headers.get(\"X-TFC-Task-Signature\") == \"\": os._exit(7)\n" + right);
    qputenv("HMAC_KEY_FILE", m_key.toLocal8Bit());
    qputenv("PORT", QByteArray::number(support::freePort()));
    const QString url = u"http://127.0.0.1:%1/"_s.arg(qEnvironmentVariable("PORT"));
    Program check(checkArguments(url,
                                 {u"--hmac-key-file"_s, m_key, u"--only"_s, u"signature"_s, u"--"_s, python,
                                  m_folder.write(u"dies.py"_s, program)}));
    const QList<QJsonObject> events = eventsOf(check);
    QCOMPARE(othersIn(events, {u"passed"_s}),
             QByteArray("signature.empty: failed. The program ended while this was tried: The command ended too early, "
                        "with exit code 7."));
    QCOMPARE(verdictsOf(events).size(), 12);
    QCOMPARE(check.exitStatus(), 1);
}

void tst_CliCheck::examplesAreRight_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("file");
    QTest::newRow("Node") << QStringList{u"node"_s} << u"integration.mjs"_s;
    QTest::newRow("Python") << QStringList{u"python3"_s} << u"integration.py"_s;
    QTest::newRow("Go") << QStringList{u"go"_s, u"run"_s} << u"integration.go"_s;
}

void tst_CliCheck::examplesAreRight()
{
    QFETCH(QStringList, command);
    QFETCH(QString, file);
    if (QStandardPaths::findExecutable(command.constFirst()).isEmpty())
        QSKIP("it is not there");
    qputenv("HMAC_KEY_FILE", m_key.toLocal8Bit());
    qputenv("PORT", QByteArray::number(support::freePort()));
    const QString url = u"http://127.0.0.1:%1/"_s.arg(qEnvironmentVariable("PORT"));
    const QString path = QStringLiteral(RUNLATCH_TEST_DATA "/../../resources/examples/") + file;
    Program check(checkArguments(url,
                                 QStringList{u"--hmac-key-file"_s, m_key, u"--wait-ready"_s, u"60s"_s, u"--"_s}
                                     + command + QStringList{path}));
    const QList<QJsonObject> events = eventsOf(check);
    const QByteArray others = othersIn(events, {u"passed"_s, u"observed"_s, u"skipped"_s});
    QVERIFY2(others.isEmpty(), others.constData());
    QCOMPARE(verdictsOf(events).size(), conformance::allCases().size() - 1);
    QCOMPARE(check.exitStatus(), 0);
}

RUNLATCH_TEST(tst_CliCheck)
#include "tst_clicheck.moc"
