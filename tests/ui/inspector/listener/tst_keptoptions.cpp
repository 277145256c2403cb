// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/keptoptions.h"

#include "support/suite.h"

#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

/// The listener and its automatic reply start as they were chosen.
class tst_KeptOptions : public QObject
{
    Q_OBJECT
private slots:
    void theListenerIsKept();
    void whatIsUnusableIsLeftOut();
    void keysBelongToTheirEndpoint();
    void theAutomaticReplyIsKept();
};

void tst_KeptOptions::theListenerIsKept()
{
    inspector::ReceiverOptions chosen;
    chosen.listeners = {{.host = u"0.0.0.0"_s, .port = 8080}, {.certificateFile = u"c.pem"_s, .keyFile = u"k.pem"_s}};
    chosen.endpoint().path = u"/hook"_s;
    chosen.endpoint().rejectBadSignatures = true;
    const inspector::EndpointAnswer answer{.status = 429,
                                           .headers = {{"Retry-After", "30"}, {"X", "a: b"}},
                                           .body = QByteArray("\0\xff", 2),
                                           .delay = 1500ms,
                                           .end = inspector::EndpointAnswer::End::Half};
    chosen.endpoints.append({.id = QUuid::createUuid(), .name = u"Other"_s, .path = u"/o"_s, .answer = answer});
    chosen.endpoints.last().answerVerification.reset();
    chosen.deadlines.rule = protocol::DeadlineRule::Progress;
    chosen.setLargestBody(48);
    const settings::ListenerSettings kept = listenerSettings(chosen, true);
    QVERIFY(kept.startsWithProgram && !kept.hasKeys() && kept.addresses.first().lastPort == 0);
    const inspector::ReceiverOptions again = keptOptions(kept);
    QCOMPARE(again.endpoints, chosen.endpoints);
    QCOMPARE(again.listener().host, chosen.listener().host);
    QCOMPARE(again.listener().port, chosen.listener().port);
    QCOMPARE(again.listeners.last().keyFile, u"k.pem"_s);
    QVERIFY(again.deadlines.rule == chosen.deadlines.rule);
    QCOMPARE(again.largestBodyMegabytes(), 48);
    QVERIFY(!listenerSettings(chosen, false).startsWithProgram);
}

/// The file may have been edited, and the listener must start.
void tst_KeptOptions::whatIsUnusableIsLeftOut()
{
    settings::ListenerSettings kept;
    kept.endpoints.first().answer = {
        .status = 7, .headers = {u"no colon"_s}, .body = QByteArray(2'000'000, 'x'), .delay = -5ms, .end = u"never"_s};
    const inspector::ReceiverOptions options = keptOptions(kept);
    QVERIFY(inspector::check(options.endpoints).isOk());
    QCOMPARE(options.endpoint().answer.status, 200);
    QVERIFY(options.endpoint().answer.headers.isEmpty());
    for (const auto &[written, bounded] : {std::pair(1, 8), std::pair(1'000'000'000, 64)}) {
        kept.largestBodyMegabytes = written;
        QCOMPARE(keptOptions(kept).largestBodyMegabytes(), bounded);
    }
}

void tst_KeptOptions::keysBelongToTheirEndpoint()
{
    const QUuid id = QUuid::createUuid();
    inspector::ReceiverOptions options;
    options.endpoints.append({.id = id, .path = u"/o"_s, .keys = {"mine"}});
    QCOMPARE(keysOf(options), (settings::EndpointKeys{{id, {"mine"}}}));
    giveKeys(options, {{QUuid(), {"first"}}, {QUuid::createUuid(), {"of nobody"}}});
    QCOMPARE(options.endpoint().keys, QList<QByteArray>{"first"});
    QCOMPARE(options.endpoints.last().keys, QList<QByteArray>{"mine"});
}

void tst_KeptOptions::theAutomaticReplyIsKept()
{
    settings::AutomaticReply kept;
    QVERIFY(!keptOptions(kept).result);
    QVERIFY(!keptOptions(kept).withoutToken);
    kept.withoutToken = true;
    kept.status = protocol::TaskStatus::Failed;
    kept.delay = 3s;
    kept.message = u"No."_s;
    kept.callbacks = {u"http://127.0.0.1:8080"_s};
    const inspector::AutomaticReplyOptions options = keptOptions(kept);
    QCOMPARE(options.result->status, protocol::TaskStatus::Failed);
    QCOMPARE(options.result->message, u"No."_s);
    QVERIFY(options.withoutToken);
    QCOMPARE(options.delay, std::chrono::milliseconds(3000));
    QCOMPARE(options.allowedCallbacks, QList<QUrl>{QUrl(u"http://127.0.0.1:8080"_s)});
}

RUNLATCH_TEST(tst_KeptOptions)

} // namespace runlatch::ui

#include "tst_keptoptions.moc"
