// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/keptoptions.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

/// The listener and its automatic reply start as they were chosen.
class tst_KeptOptions : public QObject
{
    Q_OBJECT
private slots:
    void theListenerIsKept();
    void theAutomaticReplyIsKept();
};

void tst_KeptOptions::theListenerIsKept()
{
    inspector::ReceiverOptions chosen;
    chosen.host = u"0.0.0.0"_s;
    chosen.port = 8080;
    chosen.path = u"/hook"_s;
    chosen.rejectBadSignatures = true;
    chosen.deadlines.rule = protocol::DeadlineRule::Progress;
    const settings::ListenerSettings kept = listenerSettings(chosen, true);
    QVERIFY(kept.startsWithProgram && !kept.hasKeys && kept.lastPort == 0);
    const inspector::ReceiverOptions again = keptOptions(kept);
    QCOMPARE(again.host, chosen.host);
    QCOMPARE(again.port, chosen.port);
    QCOMPARE(again.path, chosen.path);
    QVERIFY(again.rejectBadSignatures);
    QVERIFY(again.deadlines.rule == chosen.deadlines.rule);
    QVERIFY(!listenerSettings(chosen, false).startsWithProgram);
}

void tst_KeptOptions::theAutomaticReplyIsKept()
{
    settings::AutomaticReply kept;
    QVERIFY(!keptOptions(kept).result);
    kept.status = protocol::TaskStatus::Failed;
    kept.delay = 3s;
    kept.message = u"No."_s;
    kept.callbacks = {u"http://127.0.0.1:8080"_s};
    const inspector::AutomaticReplyOptions options = keptOptions(kept);
    QCOMPARE(options.result->status, protocol::TaskStatus::Failed);
    QCOMPARE(options.result->message, u"No."_s);
    QCOMPARE(options.delay, std::chrono::milliseconds(3000));
    QCOMPARE(options.allowedCallbacks, QList<QUrl>{QUrl(u"http://127.0.0.1:8080"_s)});
}

RUNLATCH_TEST(tst_KeptOptions)

} // namespace runlatch::ui

#include "tst_keptoptions.moc"
