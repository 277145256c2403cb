// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/appearancewatch.h"

#include "ledgerfixture.h"
#include "oddservice.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

/// A change request of the sought action in a workspace.
QJsonObject madeIn(const QString &workspace, const QString &subject = u"Pin"_s)
{
    QJsonObject row = OddService::row(u"wscr-"_s + workspace);
    QJsonObject attributes = row[u"attributes"_s].toObject();
    attributes[u"subject"_s] = subject;
    row[u"attributes"_s] = attributes;
    return row;
}

QString workspaceOf(const Asked &asked)
{
    return asked.path.section(u'/', 2, 2);
}

http::Response listOf(const QJsonArray &rows)
{
    return OddService::list(rows, 1, 1, static_cast<int>(rows.size()));
}

LedgerEntry unknownOn(OddService &service, const QStringList &targets)
{
    LedgerEntry entry = newLedgerEntry(service.endpoint, u"acme"_s, creationOn(targets), nullptr, service.clock.utc());
    entry.state = LedgerState::Unknown;
    return entry;
}

} // namespace

/// An unknown bulk action is settled by what its targets have, and an accepted one is watched until all have appeared.
class tst_CreationFinder : public QObject
{
    Q_OBJECT
private slots:
    void findsWhatWasCreated();
    void readsTheOrganizationOfAQuery();
    void saysThatItIsNotComplete();
    void goesOnAfterASingle401();
    void endsWhenTheTokenIsRefused();
    void settlesNothingTooEarly();
    void canBeCancelled();
    void watchesUntilAllAppeared();
    void givesUp();
    void givesUpAtOnceWithoutAToken();
};

void tst_CreationFinder::findsWhatWasCreated()
{
    OddService service([](const Asked &asked) {
        const QString workspace = workspaceOf(asked);
        return listOf(workspace == "ws-2"_L1 ? QJsonArray{madeIn(workspace, u"Other"_s)}
                                             : QJsonArray{madeIn(workspace)});
    });
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    const LedgerEntry entry = unknownOn(service, {u"ws-1"_s, u"ws-2"_s, u"ws-3"_s, u"ws-4"_s, u"ws-5"_s, u"ws-6"_s});
    finder.start(service.endpoint, entry, {u"ws-6"_s});
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(finder.isComplete());
    QCOMPARE(finder.found().size(), 4);
    QVERIFY(finder.found().contains(LedgerRequest{.id = u"wscr-ws-3"_s, .workspace = u"ws-3"_s}));
    QCOMPARE(finder.progress().workspacesDone, 5);
    const LedgerEntry settled = finder.settled(entry, service.clock.utc());
    QCOMPARE(settled.state, LedgerState::Settled);
    QVERIFY(settled.mayExist());
    QCOMPARE(settled.requests.size(), 4);
}

void tst_CreationFinder::readsTheOrganizationOfAQuery()
{
    OddService service([](const Asked &asked) {
        if (asked.path.endsWith("/workspaces"_L1))
            return OddService::list(
                {OddService::workspace(u"ws-1"_s, u"a"_s), OddService::workspace(u"ws-2"_s, u"b"_s)}, 1, 1, 2);
        return listOf({madeIn(workspaceOf(asked))});
    });
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    const protocol::ExplorerCondition condition{u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"a"_s};
    finder.start(service.endpoint,
                 newLedgerEntry(service.endpoint, u"acme"_s,
                                *protocol::BulkCreation::onMatches(u"Pin"_s, u"# Why"_s, {condition}), nullptr,
                                service.clock.utc()));
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(finder.isComplete());
    QCOMPARE(finder.found().size(), 2);
}

void tst_CreationFinder::saysThatItIsNotComplete()
{
    OddService service(
        [](const Asked &asked) { return workspaceOf(asked) == "ws-1"_L1 ? OddService::error(404) : listOf({}); });
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    const LedgerEntry entry = unknownOn(service, {u"ws-1"_s, u"ws-2"_s});
    finder.start(service.endpoint, entry);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!finder.isComplete());
    QCOMPARE(finder.failures().size(), 1);
    for (const Asked &asked : service.asked)
        QVERIFY(!asked.path.contains(u"entitlement-set"_s)); // not once more for each target
    QCOMPARE(finder.settled(entry, entry.at.addDays(1)).state, LedgerState::Unknown);
}

/// Some services mean 404 by it.
void tst_CreationFinder::goesOnAfterASingle401()
{
    OddService service([](const Asked &asked) {
        const QString workspace = workspaceOf(asked);
        return workspace == "ws-1"_L1 ? OddService::error(401) : listOf({madeIn(workspace)});
    });
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    finder.start(service.endpoint, unknownOn(service, {u"ws-1"_s, u"ws-2"_s, u"ws-3"_s, u"ws-4"_s, u"ws-5"_s}));
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!finder.isComplete());
    QVERIFY(!finder.isTokenRefused());
    QCOMPARE(finder.found().size(), 4);
}

void tst_CreationFinder::endsWhenTheTokenIsRefused()
{
    OddService service([](const Asked &) { return OddService::error(401); });
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    QStringList targets;
    for (int number = 0; number < 100; ++number)
        targets.append(u"ws-%1"_s.arg(number));
    finder.start(service.endpoint, unknownOn(service, targets));
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!finder.isComplete());
    QVERIFY(service.count("GET") < 20);
}

void tst_CreationFinder::settlesNothingTooEarly()
{
    OddService service([](const Asked &) { return listOf({}); });
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    const LedgerEntry entry = unknownOn(service, {u"ws-1"_s});
    finder.start(service.endpoint, entry);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(finder.isComplete());
    constexpr qint64 Settles = std::chrono::seconds(CreationFinder::SettlesAfter).count();
    QCOMPARE(finder.settled(entry, entry.at.addSecs(Settles - 1)).state, LedgerState::Unknown);
    const LedgerEntry settled = finder.settled(entry, entry.at.addSecs(Settles));
    QCOMPARE(settled.state, LedgerState::Settled);
    QVERIFY(!settled.mayExist());
}

void tst_CreationFinder::canBeCancelled()
{
    OddService service([](const Asked &) { return listOf({}); });
    service.holdAnswers();
    CreationFinder finder(service.client);
    const QSignalSpy finished(&finder, &CreationFinder::finished);
    finder.start(service.endpoint, unknownOn(service, {u"ws-1"_s, u"ws-2"_s}));
    QTRY_VERIFY(service.count("GET") > 0);
    finder.cancel();
    QCOMPARE(finished.size(), 1);
    QVERIFY(!finder.isRunning());
    QVERIFY(!finder.isComplete());
    finder.cancel();
    QCOMPARE(finished.size(), 1);
}

void tst_CreationFinder::watchesUntilAllAppeared()
{
    int lists = 0;
    OddService service([&lists](const Asked &asked) {
        ++lists;
        const bool isThere = workspaceOf(asked) == "ws-1"_L1 || lists > 5; // one at once, the other one later
        return listOf(isThere ? QJsonArray{madeIn(workspaceOf(asked))} : QJsonArray());
    });
    AppearanceWatch watch(service.client, service.clock);
    const QSignalSpy appeared(&watch, &AppearanceWatch::requestAppeared);
    const QSignalSpy finished(&watch, &AppearanceWatch::finished);
    LedgerEntry entry = unknownOn(service, {u"ws-1"_s, u"ws-2"_s});
    entry.state = LedgerState::Accepted;
    watch.start(service.endpoint, entry);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(watch.areAll());
    QCOMPARE(appeared.size(), 2);
    QCOMPARE(watch.entry().requests.size(), 2);
    QCOMPARE(watch.entry().state, LedgerState::Accepted);
    const auto ofTheFirst = std::count_if(service.asked.cbegin(), service.asked.cend(),
                                          [](const Asked &asked) { return workspaceOf(asked) == "ws-1"_L1; });
    QVERIFY(ofTheFirst < service.asked.size() - ofTheFirst); // what has appeared is not read again
}

void tst_CreationFinder::givesUp()
{
    OddService service([](const Asked &) { return listOf({}); });
    AppearanceWatch watch(service.client, service.clock);
    const QSignalSpy looked(&watch, &AppearanceWatch::looked);
    const QSignalSpy finished(&watch, &AppearanceWatch::finished);
    LedgerEntry entry = unknownOn(service, {u"ws-1"_s});
    entry.requests = {{.id = u"wscr-9"_s, .workspace = u"ws-9"_s}};
    watch.start(service.endpoint, entry);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!watch.areAll());
    QCOMPARE(watch.entry().requests, entry.requests); // nothing that was seen before is forgotten
    QVERIFY(looked.size() > 5);
    QVERIFY(service.clock.monotonic() <= AppearanceWatch::GivesUpAfter + std::chrono::minutes(1));
}

void tst_CreationFinder::givesUpAtOnceWithoutAToken()
{
    OddService service([](const Asked &) { return OddService::error(401); });
    AppearanceWatch watch(service.client, service.clock);
    const QSignalSpy looked(&watch, &AppearanceWatch::looked);
    const QSignalSpy finished(&watch, &AppearanceWatch::finished);
    watch.start(service.endpoint, unknownOn(service, {u"ws-1"_s}));
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(looked.size(), 1);
    QCOMPARE(watch.failures().size(), 1);
}

RUNLATCH_TEST(tst_CreationFinder)

} // namespace runlatch::changerequests

#include "tst_creationfinder.moc"
