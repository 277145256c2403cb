// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/registry.h"
#include "support/suite.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::conformance;

/// Each case has an id of its own, texts and a source that exists, and says what can be sent.
class tst_Registry : public QObject
{
    Q_OBJECT
private slots:
    void idsAreStableNames();
    void sourcesExist();
    void sendingsAreReadable();
    void selectorsAreIdsAndGroups();
    void profilesChoose();
};

void tst_Registry::idsAreStableNames()
{
    static const QRegularExpression form(u"\\A[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*\\z"_s);
    QSet<QString> ids;
    for (const Case *one : allCases()) {
        const CaseText text = one->text();
        QVERIFY2(form.match(text.id).hasMatch(), one->id);
        QVERIFY2(!ids.contains(text.id), one->id);
        ids.insert(text.id);
        for (const QString &words : {text.title, text.why, text.sent, text.expected, text.remedy})
            QVERIFY2(!words.isEmpty(), one->id);
        QCOMPARE(findCase(text.id), one);
    }
    QCOMPARE(findCase(u"signature.none"), nullptr);
}

void tst_Registry::sourcesExist()
{
    QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/../../src/protocol/PROTOCOL.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString protocol = QString::fromUtf8(file.readAll());
    for (const Case *one : allCases()) {
        const QString source = QString::fromLatin1(one->source);
        const QString heading = source.section(u' ', 1, 1);
        const bool isThere = source.startsWith("spec "_L1)
            ? protocol.contains("# "_L1 + heading + u' ') || protocol.contains("# "_L1 + heading + u". "_s)
            : protocol.contains("| "_L1 + source + " |"_L1);
        QVERIFY2(isThere, one->id);
    }
}

void tst_Registry::sendingsAreReadable()
{
    for (const Case *one : allCases()) {
        const Sending &sending = one->sending;
        QVERIFY2(QJsonDocument::fromJson(sending.values).isObject(), one->id);
        const auto fault = simulator::readFault(QString::fromLatin1(sending.fault));
        QVERIFY2(*sending.fault == '\0' || fault, one->id);
        QVERIFY2(!fault || fault->place != simulator::FaultPlace::Anywhere, one->id); // or it would not happen
        const auto stages = QString::fromLatin1(sending.stages).split(u' ');
        for (const QString &stage : stages)
            QVERIFY2(protocol::stageOfName(stage), one->id);
        const auto runTasks = runTasksOf(sending, {.url = QUrl(u"http://127.0.0.1:1/"_s)});
        QCOMPARE(runTasks.size(), stages.size());
        for (const simulator::RunTaskOptions &runTask : runTasks) // spec 2.4: only a plan is speculative
            QVERIFY2(!runTask.speculative || runTask.stage <= protocol::Stage::PostPlan, one->id);
    }
}

void tst_Registry::selectorsAreIdsAndGroups()
{
    QVERIFY(isKnownSelector(u"signature"));
    QVERIFY(isKnownSelector(u"signature.cut"));
    QVERIFY(!isKnownSelector(u"signature."));
    QVERIFY(!isKnownSelector(u""));
    const auto chosen = chosenCases(u"full", {u"signature"_s, u"plan.huge"_s}, {u"signature.cut"_s});
    QCOMPARE(chosen.size(), 12);
    QCOMPARE(chosen.constLast(), findCase(u"plan.huge"));
    QVERIFY(chosenCases(u"full", {u"plan"_s}, {u"plan"_s}).isEmpty());
}

void tst_Registry::profilesChoose()
{
    QCOMPARE(chosenCases(u"full", {}, {}).size(), allCases().size());
    const auto quick = chosenCases(u"quick", {}, {});
    QVERIFY(!quick.isEmpty() && quick.size() < allCases().size());
    for (const Case *one : quick)
        QCOMPARE(one->severity, Severity::Must);
    QVERIFY(!isKnownProfile(u"none"));
}

RUNLATCH_TEST(tst_Registry)
#include "tst_registry.moc"
