// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "cliprogram.h"
#include "signedintegration.h"
#include "support/suite.h"

#include <QMap>
#include <QTest>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using Step = IntegrationStep;

/// `trigger` fails an integration that takes what it must refuse, or works on what it must leave alone.
class tst_CliForgeries : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_key = m_folder.write(u"key"_s, "secret123\n"); }
    void findsWhatIsTakenOrWorkedOn_data();
    void findsWhatIsTakenOrWorkedOn();
    void aRightIntegrationPassesAll();
    void waitsAsLongAsTheIntegrationTakes();
    void aLateCallbackTakesAResultBack();
    void oneDeliveryIsWorkedOnAllTheSame();
    void aWrongSignatureOfAFaultIsTaken();
    void saysThatNothingIsTriedWithoutAKey();
    void everyUrlLeadsToTheService_data();
    void everyUrlLeadsToTheService();
    void saysThatARecordedRequestLeadsElsewhere();

private:
    QStringList trigger(const QString &url, const QStringList &more, const QString &linger = u"20ms"_s) const
    {
        return QStringList{u"trigger"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key, u"--linger"_s, linger} + more;
    }
    /// Runs to the end, while the integration in this program answers.
    static QList<QJsonObject> run(Program &program)
    {
        return support::waitFor([&program] { return program.hasEnded(); }, 60'000) ? program.allEvents()
                                                                                   : QList<QJsonObject>();
    }
    /// The checks that failed, each with its reason; of several with the same name the last one counts.
    static QMap<QString, QString> failedChecks(const QList<QJsonObject> &events)
    {
        QMap<QString, QString> failed;
        for (const QJsonObject &event : events) {
            const QString id = event[u"id"].toString();
            if (event[u"event"] == "check"_L1 && event[u"outcome"] == "failed"_L1)
                failed.insert(id, event[u"why"].toString());
            else if (event[u"event"] == "check"_L1)
                failed.remove(id);
        }
        return failed;
    }

    CliFolder m_folder;
    QString m_key;
};

using ChangedManner = std::function<void(SignedIntegration &)>;

void tst_CliForgeries::findsWhatIsTakenOrWorkedOn_data()
{
    QTest::addColumn<ChangedManner>("change");
    QTest::addColumn<QStringList>("failed");
    QTest::addColumn<QString>("why");
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const ChangedManner &change, const QStringList &failed, const QString &why,
                        const QStringList &options = {}) { QTest::newRow(name) << change << failed << why << options; };
    const DeliveryManner takes{.answer = 200, .works = true};
    const DeliveryManner takesAndForgets{.answer = 200};
    const ChangedManner refusesAndWorks = [](SignedIntegration &it) {
        it.wrongKey = it.unsignedOne = it.emptySignature = {.answer = 400, .works = true, .worksFirst = true};
    };
    const QString taken = u"was answered 200; with a key it must be refused."_s;
    const QString worked = u"was answered 400: refused, and called back anyway."_s;
    const QStringList forged{u"empty-signature"_s, u"unsigned"_s, u"wrong-key"_s};
    row(
        "checks where a signature came", [=](SignedIntegration &it) { it.unsignedOne = it.emptySignature = takes; },
        forged.first(2), taken);
    row(
        "checks where a header came", [=](SignedIntegration &it) { it.unsignedOne = takes; }, forged.mid(1, 1), taken);
    row(
        "takes without working", [=](SignedIntegration &it) { it.unsignedOne = takesAndForgets; }, forged.mid(1, 1),
        taken);
    row(
        "takes an empty signature", [=](SignedIntegration &it) { it.emptySignature = takesAndForgets; },
        forged.first(1), taken);
    row(
        "checks nothing", [=](SignedIntegration &it) { it.wrongKey = takes; }, forged.last(1),
        u"was answered 200: the signature is not checked."_s);
    row(
        "breaks", [](SignedIntegration &it) { it.unsignedOne.answer = 500; }, forged.mid(1, 1),
        u"was answered 500; only a 4xx refuses it."_s);
    row("refuses and works", refusesAndWorks, forged, worked);
    row("refuses and works, strictly", refusesAndWorks, forged, worked, {u"--strict"_s});
    row(
        "calls a verification back",
        [](SignedIntegration &it) { it.verification = {.answer = 200, .works = true, .worksFirst = true}; },
        {u"verification"_s}, u"called back to the verification request"_s);
}

void tst_CliForgeries::findsWhatIsTakenOrWorkedOn()
{
    QFETCH(ChangedManner, change);
    QFETCH(QStringList, failed);
    QFETCH(QString, why);
    QFETCH(QStringList, options);
    SignedIntegration integration;
    change(integration);
    Program program(trigger(integration.url(), QStringList{u"--all-stages"_s} + options));
    const QMap<QString, QString> found = failedChecks(run(program));
    QCOMPARE(found.keys(), failed);
    for (const QString &told : found)
        QVERIFY2(told.contains(why), qPrintable(told));
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliForgeries::aRightIntegrationPassesAll()
{
    SignedIntegration integration;
    Program program(trigger(integration.url(), {u"--all-stages"_s, u"--strict"_s}));
    const QList<QJsonObject> events = run(program);
    QCOMPARE(valuesOf(events, u"check"_s, u"outcome"_s), QStringList(9, u"passed"_s));
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(program.diagnostics().isEmpty());
}

/// The callback to a refused delivery comes long after the time to linger, and before the time that the integration
/// takes for others.
void tst_CliForgeries::waitsAsLongAsTheIntegrationTakes()
{
    SignedIntegration integration;
    integration.right.pause = 600ms;
    integration.wrongKey = {.answer = 401, .works = true, .pause = 200ms};
    Program program(trigger(integration.url(), {u"--strict"_s}, u"0ms"_s));
    const QMap<QString, QString> found = failedChecks(run(program));
    QCOMPARE(found.keys(), QStringList{u"wrong-key"_s});
    QVERIFY2(found.first().contains("called back anyway"_L1), qPrintable(found.first()));
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliForgeries::aLateCallbackTakesAResultBack()
{
    SignedIntegration integration;
    integration.unsignedOne.isHeldBack = true;
    Program program(trigger(integration.url(), {u"--all-stages"_s, u"--junit"_s, m_folder.path(u"out.xml"_s)}));
    const QList<QJsonObject> events = run(program);
    const QStringList ids = valuesOf(events, u"check"_s, u"id"_s);
    QCOMPARE(ids.count(u"unsigned"_s), 2); // passed, and taken back
    const QMap<QString, QString> found = failedChecks(events);
    QCOMPARE(found.keys(), QStringList{u"unsigned"_s});
    QVERIFY2(found.first().contains("called back anyway"_L1), qPrintable(found.first()));
    QCOMPARE(events.constLast()[u"failed"].toInt(), 1);
    QCOMPARE(events.constLast()[u"passed"].toInt(), 8);
    QCOMPARE(program.exitStatus(), 1);
    QFile report(m_folder.path(u"out.xml"_s));
    QVERIFY(report.open(QIODevice::ReadOnly));
    QVERIFY(report.readAll().contains("failures=\"1\""));
}

/// The trials run side by side, because they wait for what comes late.
void tst_CliForgeries::oneDeliveryIsWorkedOnAllTheSame()
{
    struct WaitingTrial
    {
        QStringList options;
        IntegrationSteps steps;
        QString why;
    };
    const QStringList refused{u"--expect"_s, u"refused"_s};
    const QString answered = u"answered 401; only 200 is accepted"_s;
    const QString worked = u"; not clean: refused, and called back anyway"_s;
    const QList<WaitingTrial> trials{
        {refused, {Step::answers(401), Step::calls("passed")}, u"refused as expected: "_s + answered + worked},
        {refused,
         {Step::calls("failed"), Step::answers(401)},
         u"refused as expected: "_s + answered + u"; the callback that said failed does not count"_s + worked},
        {{u"--expect-http"_s, u"401"_s},
         {Step::answers(401), Step::calls("passed")},
         u"401 as expected: "_s + answered + worked},
        {{u"--verification"_s},
         {Step::answers(200), Step::calls("passed")},
         u"accepted as expected: answered 200; not clean: the verification request was called back; only an answer "
         "of 200 is expected"_s},
    };
    std::vector<std::unique_ptr<BrokenIntegration>> integrations;
    std::vector<std::unique_ptr<Program>> programs;
    for (const WaitingTrial &trial : trials) {
        integrations.push_back(std::make_unique<BrokenIntegration>(trial.steps));
        programs.push_back(std::make_unique<Program>(trigger(integrations.back()->url(), trial.options, u"3s"_s)));
    }
    for (std::size_t index = 0; index < programs.size(); ++index) {
        const QList<QJsonObject> events = run(*programs[index]);
        QVERIFY(!events.isEmpty());
        QCOMPARE(events.constLast()[u"why"].toString(), trials.at(static_cast<qsizetype>(index)).why);
        QCOMPARE(programs[index]->exitStatus(), 1);
    }
}

void tst_CliForgeries::aWrongSignatureOfAFaultIsTaken()
{
    SignedIntegration integration;
    integration.wrongKey = {.answer = 200, .works = true};
    Program program(trigger(integration.url(), {u"--fault"_s, u"wrong-signature"_s}));
    const QList<QJsonObject> events = run(program);
    QVERIFY(!events.isEmpty());
    const QString why = events.constLast()[u"why"].toString();
    QVERIFY2(why.startsWith("passed as expected"_L1) && why.contains("the signature is not checked"_L1),
             qPrintable(why));
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliForgeries::saysThatNothingIsTriedWithoutAKey()
{
    for (const QString &option : {u"--all-stages"_s, u"--strict"_s}) {
        SignedIntegration integration;
        integration.emptySignature = {.answer = 200, .works = true}; // no key is set there either
        Program program({u"trigger"_s, u"--url"_s, integration.url(), u"--linger"_s, u"20ms"_s, option});
        run(program);
        const QByteArray said = program.diagnostics();
        QVERIFY2(said.contains("Without a key it is not tried whether the integration checks signatures"),
                 said.constData());
    }
}

void tst_CliForgeries::everyUrlLeadsToTheService_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("a run task") << QStringList();
    QTest::newRow("a speculative run") << QStringList{u"--speculative"_s};
    QTest::newRow("a verification") << QStringList{u"--verification"_s};
    QTest::newRow("all stages") << QStringList{u"--all-stages"_s};
}

/// The calls of an integration are seen, and reach nobody else.
void tst_CliForgeries::everyUrlLeadsToTheService()
{
    QFETCH(QStringList, options);
    SignedIntegration integration;
    Program program(trigger(integration.url(), options));
    run(program);
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(!integration.payloads.isEmpty());
    for (const QJsonObject &payload : std::as_const(integration.payloads)) {
        const QString service = QUrl(payload[u"task_result_callback_url"].toString()).authority();
        QVERIFY2(service.startsWith("127.0.0.1:"_L1), qPrintable(service));
        for (auto member = payload.begin(); member != payload.end(); ++member) {
            const QString text = member.value().toString();
            QVERIFY2(!text.contains("://"_L1) || QUrl(text).authority() == service,
                     qPrintable(member.key() + u": "_s + text));
            QVERIFY2(!text.isEmpty() || !member.key().endsWith("_repo_url"_L1), qPrintable(member.key()));
        }
    }
}

void tst_CliForgeries::saysThatARecordedRequestLeadsElsewhere()
{
    SignedIntegration integration;
    Program program(trigger(integration.url(), {u"--verification"_s, u"--verification-form"_s, u"recorded"_s}));
    run(program);
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(integration.payloads.constFirst()[u"task_result_callback_url"].toString().startsWith("https://app."_L1));
    const QByteArray said = program.diagnostics();
    QVERIFY2(said.contains("lead to the real service"), said.constData());
}

RUNLATCH_TEST(tst_CliForgeries)
#include "tst_cliforgeries.moc"
