// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "protocol/taskresult.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `outcomes` prints a body that can be sent as it is, and says what of the report is not in it.
class tst_CliOutcomes : public QObject
{
    Q_OBJECT
private slots:
    void printsABody();
    void aMessageIsNeverTooLong();
    void optionsComeFirst();
    void whatIsNoReportIsAnError();

private:
    static const QByteArray Junit;
    static protocol::TaskResult resultOf(const QJsonObject &callback)
    {
        const auto read = protocol::readTaskResult(QJsonDocument(callback[u"body"].toObject()).toJson());
        return read ? *read : protocol::TaskResult();
    }
};

const QByteArray tst_CliOutcomes::Junit = R"(<testsuite name="net" tests="3"><testcase name="a"/>
    <testcase name="b"><failure message="no"/></testcase></testsuite>)";

void tst_CliOutcomes::printsABody()
{
    Program program({u"outcomes"_s}, Junit);
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(events.size(), 4);
    const protocol::TaskResult result = resultOf(events.at(0));
    QCOMPARE(result.status, protocol::TaskStatus::Failed);
    QCOMPARE(result.message, u"net: error 1"_s);
    QCOMPARE(result.outcomes.size(), 1);
    QCOMPARE(result.outcomes.first().id, u"b"_s);
    QCOMPARE(events.at(1)[u"rule"].toString(), u"report.passed"_s);
    QCOMPARE(events.at(2)[u"first"].toString(), u"net tests: 3, found: 2"_s);
    const QJsonObject summary = events.at(3);
    QCOMPARE(summary[u"event"].toString(), u"summary"_s);
    QCOMPARE(summary[u"report"].toString(), u"junit"_s);
    QCOMPARE(summary[u"errors"].toInt(), 1);
    QCOMPARE(summary[u"entries"].toInt(), 2);
}

/// The service takes 1,000 characters.
void tst_CliOutcomes::aMessageIsNeverTooLong()
{
    QByteArray suites;
    for (const char letter : {'a', 'b', 'c', 'd', 'e'})
        suites += "<testsuite name=\"" + QByteArray(300, letter) + "\"><error/></testsuite>";
    Program program({u"outcomes"_s}, "<testsuites>" + suites + "</testsuites>");
    QCOMPARE(program.exitStatus(), 0);
    const QString message = resultOf(program.allEvents().first()).message;
    QVERIFY2(message.size() <= 1000 && message.endsWith(u": error 5"_s), qPrintable(message));
}

void tst_CliOutcomes::optionsComeFirst()
{
    Program program({u"outcomes"_s, u"--status"_s, u"running"_s, u"--message"_s, u"half way"_s, u"--url"_s,
                     u"https://ci.example"_s, u"-"_s},
                    Junit);
    QCOMPARE(program.exitStatus(), 0);
    const protocol::TaskResult result = resultOf(program.allEvents().first());
    QCOMPARE(result.status, protocol::TaskStatus::Running);
    QCOMPARE(result.message, u"half way"_s);
    QCOMPARE(result.url, u"https://ci.example"_s);
}

void tst_CliOutcomes::whatIsNoReportIsAnError()
{
    Program program({u"outcomes"_s, u"-"_s}, "<testsuite>\n<a");
    QCOMPARE(program.exitStatus(), 2);
    const QJsonObject error = program.allEvents().first();
    QCOMPARE(error[u"rule"].toString(), u"report.xml"_s);
    QVERIFY2(error[u"message"].toString().startsWith("Line 2, column "_L1), qPrintable(error[u"message"].toString()));
}

RUNLATCH_TEST(tst_CliOutcomes)
#include "tst_clioutcomes.moc"
