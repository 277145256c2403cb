// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "lint/lintfixtures.h"
#include "support/suite.h"

#include <QTemporaryFile>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `lint` names each finding with its place and what to do, and its exit status says whether there are errors.
class tst_CliLint : public QObject
{
    Q_OBJECT
private slots:
    void theStatusIsThatOfTheWorst_data();
    void theStatusIsThatOfTheWorst();
    void aNotificationIsNamed();
    void aFindingIsWhole();
    void peopleGetAPlaceAndASource();
    void brokenTextsComeFromStandardInput();
    void secretsAreNotShown_data();
    void secretsAreNotShown();
    void filesThatCannotBeRead_data();
    void filesThatCannotBeRead();
    void aLargerTextIsRefusedWithTheRightLimit();
};

namespace {

/// A file of the text of FOLDER/CASE in tests/data/lint.
class LintFile
{
public:
    explicit LintFile(const QString &name)
    {
        const tests::LintFixtures fixtures(name.section(u'/', 0, 0));
        if (!m_file.open() || m_file.write(fixtures.text(name.section(u'/', 1))) < 0 || !m_file.flush())
            qFatal("no file for %s", qPrintable(name));
    }
    QString path() const { return m_file.fileName(); }

private:
    QTemporaryFile m_file;
};

} // namespace

void tst_CliLint::theStatusIsThatOfTheWorst_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QList<int>>("counts"); // errors, warnings, infos
    QTest::addColumn<int>("status");
    const auto row = [](const char *tag, const QString &name, const QStringList &more, const QList<int> &counts,
                        int status) { QTest::newRow(tag) << name << more << counts << status; };
    const QStringList strict{u"--strict"_s};
    row("good request", u"request/good"_s, {}, {0, 0, 0}, 0);
    row("good callback, strictly", u"callback/good"_s, strict, {0, 0, 0}, 0);
    row("error", u"request/payload.missing-access-token"_s, {}, {1, 0, 0}, 1);
    row("warning", u"callback/callback.no-message"_s, {}, {0, 1, 0}, 0);
    row("warning, strictly", u"callback/callback.no-message"_s, strict, {0, 1, 0}, 1);
    row("note, strictly", u"request/payload.unknown-key"_s, strict, {0, 0, 1}, 0);
}

void tst_CliLint::theStatusIsThatOfTheWorst()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, more);
    QFETCH(const QList<int>, counts);
    const LintFile file(name);
    Program lint(QStringList{u"lint"_s, name.section(u'/', 0, 0), file.path()} + more);
    QTEST(lint.exitStatus(), "status");
    const QList<QJsonObject> events = lint.allEvents();
    QCOMPARE(events.size(), counts[0] + counts[1] + counts[2] + 1);
    const QJsonObject summary = events.last();
    QCOMPARE(summary[u"event"].toString(), u"summary"_s);
    QCOMPARE((QList<int>{summary[u"errors"].toInt(), summary[u"warnings"].toInt(), summary[u"infos"].toInt()}), counts);
    QVERIFY(lint.diagnostics().isEmpty());
}

void tst_CliLint::aNotificationIsNamed()
{
    const QString file = QStringLiteral(RUNLATCH_TEST_DATA "/protocol/notification_run.json");
    Program lint({u"lint"_s, u"request"_s, file});
    QCOMPARE(lint.exitStatus(), 0);
    const QList<QJsonObject> events = lint.allEvents();
    QCOMPARE(events.size(), 1);
    QCOMPARE(events.first()[u"kind"].toString(), u"run-notification"_s);
    Program human({u"lint"_s, u"request"_s, u"--human"_s, file});
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().contains("Notification of a run: It is not a run task"));
}

void tst_CliLint::aFindingIsWhole()
{
    const LintFile file(u"callback/payload.unknown-value-status"_s);
    Program lint({u"lint"_s, u"callback"_s, file.path()});
    QCOMPARE(lint.nextLine().trimmed(),
             R"({"event":"finding","pointer":"/data/attributes/status","line":4,"column":10,"severity":"error",)"
             R"("rule":"payload.unknown-value","message":"“errored” is not among the known values.",)"
             R"("fix":"Known values: running, passed, failed."})"_ba);
    QCOMPARE(lint.exitStatus(), 1);
}

void tst_CliLint::peopleGetAPlaceAndASource()
{
    const LintFile file(u"callback/callback.url"_s);
    Program lint({u"lint"_s, u"callback"_s, u"--human"_s, file.path()});
    QCOMPARE(lint.exitStatus(), 1);
    const QString told = QString::fromUtf8(lint.rest());
    for (const QString &part : {u"6:7: error: "_s, u"integrator.example"_s, u"[callback.url, spec 2.5 rule 4]"_s,
                                u" /data/attributes/url"_s, u"Errors: 1, warnings: 0, notes: 0."_s})
        QVERIFY2(told.contains(part), qPrintable(told));
}

void tst_CliLint::brokenTextsComeFromStandardInput()
{
    for (const QStringList &file : {QStringList(), QStringList{u"-"_s}}) {
        Program lint(QStringList{u"lint"_s, u"request"_s} + file, "{\"stage\":\n\"post-plan\" \"run_id\"");
        QCOMPARE(lint.exitStatus(), 1);
        const QList<QJsonObject> events = lint.allEvents();
        QCOMPARE(valuesOf(events, u"finding"_s, u"rule"_s),
                 (QStringList{u"json.comma"_s, u"json.broken"_s, u"payload.unknown-value"_s}));
        QCOMPARE(events.first()[u"line"].toInt(), 2);
    }
}

void tst_CliLint::secretsAreNotShown_data()
{
    QTest::addColumn<QString>("form");
    QTest::newRow("for programs") << QString();
    QTest::newRow("for people") << u"--human"_s;
}

void tst_CliLint::secretsAreNotShown()
{
    QFETCH(const QString, form);
    QStringList arguments{u"lint"_s, u"request"_s};
    if (!form.isEmpty())
        arguments.append(form);
    Program lint(arguments, R"({"access_token":"secret-token","stage":"secret-token","secret-token":1})");
    QCOMPARE(lint.exitStatus(), 1);
    const QByteArray told = lint.rest();
    QVERIFY2(told.contains("stage") && !told.contains("secret-token"), told.constData());
}

void tst_CliLint::filesThatCannotBeRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("missing") << u"/nowhere/body.json"_s;
    QTest::newRow("a folder") << QStringLiteral(RUNLATCH_TEST_DATA);
}

void tst_CliLint::filesThatCannotBeRead()
{
    QFETCH(const QString, name);
    Program lint({u"lint"_s, u"request"_s, name});
    QCOMPARE(lint.next()[u"event"].toString(), u"error"_s);
    QCOMPARE(lint.exitStatus(), 2);
}

/// Other commands take less, and their sentence names 8 MB.
void tst_CliLint::aLargerTextIsRefusedWithTheRightLimit()
{
    QTemporaryFile file;
    QVERIFY(file.open() && file.resize(64 * 1024 * 1024 + 1));
    Program lint({u"lint"_s, u"request"_s, file.fileName()});
    const QString message = lint.next(u"error"_s)[u"message"].toString();
    QVERIFY2(message.contains(u"larger than 64 MB"_s), qPrintable(message));
    QCOMPARE(lint.exitStatus(), 2);
}

RUNLATCH_TEST(tst_CliLint)
#include "tst_clilint.moc"
