// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/ledgerentry.h"

#include "ledgerfixture.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

/// An entry of the ledger keeps all that was sent, and knows its own action again.
class tst_LedgerEntry : public QObject
{
    Q_OBJECT
private slots:
    void returnsFromItsLine();
    void isNoEntryWithoutItsParts_data();
    void isNoEntryWithoutItsParts();
    void keepsTheDraftThatSaysTheSame();
    void keepsTheQueryAsAQuery();
    void knowsTheSameAction();
    void mayExist_data();
    void mayExist();
    void comparesWhatIsEchoed_data();
    void comparesWhatIsEchoed();
};

void tst_LedgerEntry::returnsFromItsLine()
{
    LedgerEntry entry = entryOn({u"ws-1"_s, u"ws-2"_s}, u"Pin \"all\"\nnow"_s);
    entry.state = LedgerState::Settled;
    entry.action = u"eba-1"_s;
    entry.differing = {u"message"_s};
    entry.tries = {{.at = entry.at,
                    .form = {.actionType = protocol::BulkActionDialect::ActionType::Plural},
                    .url = QUrl(u"https://tf.example/api/v2/x?y=%20"_s),
                    .status = 422,
                    .fault = {},
                    .answer = QByteArray("\0\xff{}", 4),
                    .took = 12ms}};
    entry.requests = {{.id = u"wscr-1"_s, .workspace = u"ws-1"_s}, {.id = u"wscr-2"_s, .workspace = {}}};
    entry.lookedAt = entry.at.addSecs(60);
    const QByteArray line = writeLedgerEntry(entry);
    QVERIFY(!line.contains('\n') && !line.contains("secret-token"));
    const auto read = readLedgerEntry(line);
    QVERIFY(read.isOk());
    QCOMPARE(*read, entry);
}

void tst_LedgerEntry::isNoEntryWithoutItsParts_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << QByteArray("ledger");
    QTest::newRow("no id") << QByteArray(R"({"state":"accepted","draft":{}})");
    QTest::newRow("an id that is none") << QByteArray(R"({"ledger-entry":"x","state":"accepted"})");
    QTest::newRow("a state of a later version")
        << QByteArray(R"({"ledger-entry":"6f1c1f5e-6f0e-4f57-8a53-0d6f8a3a1c11","state":"undone"})");
}

void tst_LedgerEntry::isNoEntryWithoutItsParts()
{
    QFETCH(const QByteArray, line);
    QVERIFY(!readLedgerEntry(line));
}

void tst_LedgerEntry::keepsTheDraftThatSaysTheSame()
{
    BulkDraft draft;
    draft.organization = u"acme"_s;
    draft.by = BulkDraft::Targets::List;
    draft.workspaces = {{.id = u"ws-1"_s, .name = u"net-prod"_s}};
    draft.subject = u"Pin"_s;
    draft.message = u"# Why"_s;
    draft.sentAt = QDateTime::currentDateTimeUtc();
    const auto entry = [&] {
        return newLedgerEntry(ledgerEndpoint(), u"acme"_s, creationOn({u"ws-1"_s}), &draft, draft.sentAt);
    };
    QCOMPARE(entry().draft.workspaces.constFirst().name, u"net-prod"_s);
    QVERIFY(!entry().draft.sentAt.isValid());
    draft.workspaces = {{.id = u"ws-2"_s, .name = u"net-dev"_s}}; // it says something else than is sent
    QCOMPARE(targetIds(entry().draft.workspaces), QStringList{u"ws-1"_s});
    QCOMPARE(entry().targets, std::optional<int>(1));
}

/// Used as a draft, it is sent for the query again, and not for those that match by then.
void tst_LedgerEntry::keepsTheQueryAsAQuery()
{
    const auto asked = protocol::BulkCreation::onMatches(
        u"Pin"_s, u"# Why"_s, {{u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"net-"_s}});
    QVERIFY(asked);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const BulkDraft draft = newLedgerEntry(ledgerEndpoint(), u"acme"_s, *asked, nullptr, now).draft;
    QCOMPARE(draft.sends, BulkDraft::Sends::Query);
    QCOMPARE(*creationOf(draft), *asked);
}

void tst_LedgerEntry::knowsTheSameAction()
{
    const LedgerEntry entry = entryOn({u"ws-1"_s, u"ws-2"_s});
    QVERIFY(entry.isSameAction(entryOn({u"ws-2"_s, u"ws-1"_s})));
    QVERIFY(!entry.isSameAction(entryOn({u"ws-1"_s})));
    QVERIFY(!entry.isSameAction(entryOn({u"ws-1"_s, u"ws-2"_s}, u"Other"_s)));
    LedgerEntry elsewhere = entry;
    elsewhere.draft.home->service = QUrl(u"https://other.example/api/v2"_s);
    QVERIFY(!entry.isSameAction(elsewhere));
    const protocol::ExplorerCondition name{u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"a"_s};
    const protocol::ExplorerCondition drift{u"drifted"_s, protocol::ExplorerOperator::Is, u"true"_s};
    const auto byQuery = [](const QList<protocol::ExplorerCondition> &conditions) {
        return newLedgerEntry(ledgerEndpoint(), u"acme"_s,
                              *protocol::BulkCreation::onMatches(u"Pin"_s, u"# Why"_s, conditions), nullptr, {});
    };
    QVERIFY(byQuery({name, drift}).isSameAction(byQuery({drift, name})));
    QVERIFY(!byQuery({name, drift}).isSameAction(byQuery({name})));
    QVERIFY(!byQuery({name}).isSameAction(entry));
    QVERIFY(!byQuery({name}).targets);
}

void tst_LedgerEntry::mayExist_data()
{
    QTest::addColumn<LedgerState>("state");
    QTest::addColumn<bool>("isFound");
    QTest::addColumn<bool>("expected");
    QTest::newRow("sending") << LedgerState::Sending << false << true;
    QTest::newRow("accepted") << LedgerState::Accepted << false << true;
    QTest::newRow("refused") << LedgerState::Refused << false << false;
    QTest::newRow("unknown") << LedgerState::Unknown << false << true;
    QTest::newRow("settled, found") << LedgerState::Settled << true << true;
    QTest::newRow("settled, not found") << LedgerState::Settled << false << false;
}

void tst_LedgerEntry::mayExist()
{
    QFETCH(const LedgerState, state);
    QFETCH(const bool, isFound);
    LedgerEntry entry = entryOn({u"ws-1"_s});
    entry.state = state;
    if (isFound)
        entry.requests = {{.id = u"wscr-1"_s, .workspace = u"ws-1"_s}};
    QTEST(entry.mayExist(), "expected");
}

void tst_LedgerEntry::comparesWhatIsEchoed_data()
{
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QJsonObject>("inputs");
    QTest::addColumn<QStringList>("differing");
    const QJsonObject none;
    QTest::newRow("the same") << u"Pin"_s << u"# Why"_s << none << QStringList();
    QTest::newRow("not echoed") << QString() << QString() << none << QStringList();
    QTest::newRow("another subject") << u"Pin!"_s << u"# Why"_s << none << QStringList{u"subject"_s};
    QTest::newRow("another message") << u"Pin"_s << u"# Why not"_s << none << QStringList{u"message"_s};
    QTest::newRow("targets in another order")
        << u"Pin"_s << u"# Why"_s << QJsonObject{{u"target_ids"_s, QJsonArray{u"ws-2"_s, u"ws-1"_s}}} << QStringList();
    QTest::newRow("a target is missing") << u"Pin"_s << u"# Why"_s
                                         << QJsonObject{{u"target_ids"_s, QJsonArray{u"ws-2"_s}}}
                                         << QStringList{u"target_ids"_s};
    QTest::newRow("a query that was not sent")
        << u"Pin"_s << u"# Why"_s
        << QJsonObject{{u"query"_s,
                        QJsonObject{{u"filter"_s,
                                     QJsonArray{QJsonObject{{u"field"_s, u"drifted"_s},
                                                            {u"operator"_s, u"is"_s},
                                                            {u"value"_s, QJsonArray{u"true"_s}}}}}}}}
        << QStringList{u"query"_s};
}

void tst_LedgerEntry::comparesWhatIsEchoed()
{
    QFETCH(const QString, subject);
    QFETCH(const QString, message);
    QFETCH(const QJsonObject, inputs);
    const protocol::BulkAction echoed{.id = u"eba-1"_s,
                                      .organizationId = {},
                                      .actionType = {},
                                      .subject = subject,
                                      .message = message,
                                      .createdBy = {},
                                      .unknownInputs = inputs};
    QTEST(differingInputs(creationOn({u"ws-1"_s, u"ws-2"_s}), echoed), "differing");
}

RUNLATCH_TEST(tst_LedgerEntry)

} // namespace runlatch::changerequests

#include "tst_ledgerentry.moc"
