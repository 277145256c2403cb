// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/obstacles.h"

#include "base/rules.h"
#include "base/utc.h"
#include "fixture.h"
#include "inspector/inspection.h"
#include "redaction/placeholder.h"
#include "store/captures/importmark.h"
#include "support/suite.h"

#include <QTest>
#include <QThreadPool>

#include <functional>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// The obstacles to a reply are named before it is sent.
class tst_Obstacles : public QObject
{
    Q_OBJECT

private:
    const QDateTime m_now{QDate(2026, 11, 21), QTime(10, 0), base::Utc};

    store::Capture capture(const protocol::RunTaskRequest &payload) const
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.body = protocol::writeRunTaskRequest(payload);
        store::Capture capture;
        capture.row = inspect(request, {}, m_now).row;
        capture.body = request.body;
        return capture;
    }
    static protocol::RunTaskRequest payload()
    {
        return runTaskRequest(u"https://app.terraform.io/callback?url_code=a%2Bb"_s);
    }

private slots:
    void findsNone()
    {
        protocol::TaskResult result;
        result.outcomes.append({u"1"_s, u"one"_s, {}, {}, {}});
        const store::Capture good = capture(payload());
        QCOMPARE(obstacles(good, callbackOf(good), result, m_now.addSecs(599)), {});
        QCOMPARE(callbackOf(good).url.toEncoded(), QByteArray("https://app.terraform.io/callback?url_code=a%2Bb"));
        QCOMPARE(callbackOf(good).token, QByteArray("token-of-this-request"));
    }

    void aLargeBodyIsReadInThePool()
    {
        store::Capture large = capture(payload());
        QThreadPool pool;
        std::optional<CallbackTarget> target;
        const auto take = [&target](const base::Result<CallbackTarget> &read) { target = *read; };
        readCallback(large, pool, this, take);
        QVERIFY(target); // at once
        large.body += QByteArray(100'000, ' ');
        target.reset();
        readCallback(large, pool, this, take);
        QVERIFY(!target);
        QTRY_VERIFY(target);
        QCOMPARE(target->token, QByteArray("token-of-this-request"));
    }

    void findsEach_data()
    {
        using Change = std::function<void(protocol::RunTaskRequest &)>;
        using R = protocol::RunTaskRequest;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QList<Obstacle>>("expected");
        const auto row = [](const char *name, const Change &change, Obstacle obstacle) {
            QTest::newRow(name) << change << QList{obstacle};
        };
        row(
            "test token", [](R &r) { r.accessToken = u"test-token"_s; }, Obstacle::Verification);
        row(
            "test level", [](R &r) { r.taskResultEnforcementLevel = u"test"_s; }, Obstacle::Verification);
        row(
            "no url", [](R &r) { r.taskResultCallbackUrl = QString(); }, Obstacle::NoCallbackUrl);
        row(
            "file", [](R &r) { r.taskResultCallbackUrl = u"file:///etc/passwd"_s; }, Obstacle::NoCallbackUrl);
        row(
            "user", [](R &r) { r.taskResultCallbackUrl = u"https://me:pw@app.test/"_s; }, Obstacle::NoCallbackUrl);
        row(
            "without end", [](R &r) { r.taskResultCallbackUrl = u"https://app.test/"_s + QString(8000, u'a'); },
            Obstacle::NoCallbackUrl);
        row(
            "relative", [](R &r) { r.taskResultCallbackUrl = u"/task-results/1/callback"_s; }, Obstacle::NoCallbackUrl);
        row(
            "no token", [](R &r) { r.accessToken = QString(); }, Obstacle::NoToken);
        row(
            "no outcomes", [](R &r) { r.capabilitiesOutcomes = false; }, Obstacle::NoOutcomes);
        row(
            "version 2", [](R &r) { r.payloadVersion = 2; }, Obstacle::Unsupported);
        row(
            "metadata", [](R &r) { r.taskResultCallbackUrl = u"http://169.254.169.254/"_s; }, Obstacle::LinkLocal);
        row(
            "mapped", [](R &r) { r.taskResultCallbackUrl = u"http://[::ffff:169.254.169.254]/"_s; },
            Obstacle::LinkLocal);
        row(
            "NAT64", [](R &r) { r.taskResultCallbackUrl = u"http://[64:ff9b::a9fe:a9fe]/"_s; }, Obstacle::LinkLocal);
        row(
            "unspecified", [](R &r) { r.taskResultCallbackUrl = u"http://0.0.0.0/"_s; }, Obstacle::LinkLocal);
        row(
            "link-local v6", [](R &r) { r.taskResultCallbackUrl = u"http://[fe80::1]/"_s; }, Obstacle::LinkLocal);
    }
    void findsEach()
    {
        QFETCH(std::function<void(protocol::RunTaskRequest &)>, change);
        auto changed = payload();
        change(changed);
        protocol::TaskResult result;
        result.outcomes.append({u"1"_s, u"one"_s, {}, {}, {}});
        QTEST(obstacles(capture(changed), callbackOf(capture(changed)), result, m_now), "expected");
    }

    void looksAtTheDeadline()
    {
        QCOMPARE(obstacles(capture(payload()), callbackOf(capture(payload())), {}, m_now.addSecs(600)),
                 {Obstacle::TooLate});
    }

    void looksAtWhatWasAccepted()
    {
        store::Capture answered = capture(payload());
        answered.replies = {{m_now, {}, u"running"_s, 200, {}, false},
                            {m_now, {}, u"failed"_s, 422, u"rejected"_s, false}};
        QCOMPARE(obstacles(answered, callbackOf(answered), {}, m_now), {});
        answered.replies.append({m_now, {}, u"running"_s, 202, u"unknown"_s, false});
        answered.replies.append({m_now, {}, u"failed"_s, 0, u"unknown"_s, false});
        answered.replies.append({m_now, {}, u"failed"_s, 202, u"unknown"_s, false, true}); // a file says so
        QCOMPARE(obstacles(answered, callbackOf(answered), {}, m_now), {});
        answered.replies.append({m_now, {}, u"failed"_s, 202, u"unknown"_s, false});
        QCOMPARE(obstacles(answered, callbackOf(answered), {}, m_now), {Obstacle::MaybeFinal});
        QVERIFY(canBeOverridden(Obstacle::MaybeFinal));
        answered.replies.append({m_now, {}, u"failed"_s, 200, {}, false});
        answered.replies.append({m_now, {}, u"passed"_s, 409, u"conflict"_s, false});
        QCOMPARE(obstacles(answered, callbackOf(answered), {}, m_now), {Obstacle::AlreadyFinal});
    }

    void saysWhyTheTokenIsGone()
    {
        store::Capture closed = capture(payload());
        closed.complete = false;
        QCOMPARE(obstacles(closed, callbackOf(closed), {}, m_now), {Obstacle::TokenLocked});
        closed.purged = true;
        QCOMPARE(obstacles(closed, callbackOf(closed), {}, m_now), {Obstacle::TokenRemoved});
        QVERIFY(!canBeOverridden(Obstacle::TokenLocked) && !canBeOverridden(Obstacle::TokenRemoved));
    }

    /// Its token may be led to any address. Without a token it is the code in the address that may be another.
    void asksBeforeAnsweringWhatNothingProves()
    {
        store::Capture unproven = capture(payload());
        unproven.proven = false;
        QCOMPARE(obstacles(unproven, callbackOf(unproven), {}, m_now), {Obstacle::Unproven});
        QVERIFY(canBeOverridden(Obstacle::Unproven));
        QVERIFY(wantsAddressShown({Obstacle::TooLate, Obstacle::Unproven}));
        QVERIFY(wantsAddressShown({Obstacle::Imported}) && wantsAddressShown({Obstacle::Copied}));
        QVERIFY(!wantsAddressShown({Obstacle::TooLate}));
        auto changed = payload();
        changed.accessToken.clear();
        unproven.body = capture(changed).body;
        QCOMPARE(obstacles(unproven, callbackOf(unproven), {}, m_now), (QList{Obstacle::NoToken, Obstacle::Unproven}));
        QVERIFY(canBeOverridden(Obstacle::NoToken) && wantsAddressShown({Obstacle::NoToken}));
    }

    void asksBeforeAnsweringAnImportedRequest()
    {
        store::Capture imported = capture(payload());
        markImported(imported.row, {protocol::Verdict::Invalid, u"body.bom"_s});
        QCOMPARE(imported.row.verdict, protocol::Verdict::Unchecked);
        QCOMPARE(recordedVerdict(imported.row).cause, u"body.bom"_s);
        QCOMPARE(causeOf(imported.row), base::Rules::ImportedInvalid);
        imported.replies = {{m_now, {}, u"passed"_s, 200, {}, false, true}}; // its file says so
        QCOMPARE(obstacles(imported, callbackOf(imported), {}, m_now), {Obstacle::Imported});
        QVERIFY(canBeOverridden(Obstacle::Imported));
        auto changed = payload();
        changed.accessToken = QString::fromLatin1(redaction::placeholderOf(QByteArray(10, 'x')));
        imported.body = capture(changed).body;
        QCOMPARE(obstacles(imported, callbackOf(imported), {}, m_now),
                 (QList{Obstacle::TokenReplaced, Obstacle::Imported}));
        QVERIFY(!canBeOverridden(Obstacle::TokenReplaced));
    }

    void asksBeforeAnsweringACopy()
    {
        store::Capture copy = capture(payload());
        copy.row = store::copyOf(copy.row, m_now);
        QCOMPARE(obstacles(copy, callbackOf(copy), {}, m_now.addSecs(-1)), {Obstacle::Copied});
        QVERIFY(canBeOverridden(Obstacle::Copied));
    }

    void aNotificationIsNotAnswered()
    {
        store::Capture notification = capture(payload());
        notification.body = R"({"notification_configuration_id":"nc-1","notifications":[]})";
        notification.row.kind = protocol::DeliveryKind::RunNotification;
        QCOMPARE(obstacles(notification, callbackOf(notification), {}, m_now).first(), Obstacle::Notification);
        QVERIFY(!canBeOverridden(Obstacle::Notification));
    }

    void canDoNothingWithBrokenJson()
    {
        store::Capture broken = capture(payload());
        broken.body = "{";
        QCOMPARE(obstacles(broken, callbackOf(broken), {}, m_now), (QList{Obstacle::NoCallbackUrl, Obstacle::NoToken}));
        QVERIFY(!canBeOverridden(Obstacle::NoCallbackUrl));
        QVERIFY(!canBeOverridden(Obstacle::UnderWay));
        QVERIFY(canBeOverridden(Obstacle::TooLate) && canBeOverridden(Obstacle::Verification));
    }
};

RUNLATCH_TEST(tst_Obstacles)

} // namespace runlatch::inspector

#include "tst_obstacles.moc"
