// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/receiverslips.h"

#include "base/rules.h"
#include "protocol/fixture.h"
#include "signature/signaturedoctor.h"
#include "support/oracle.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::signature {

namespace {

using base::Rules;
using tests::hmacByOthers;
using tests::objectFixture;

QByteArray bytesIn(const QJsonValue &base64)
{
    return QByteArray::fromBase64(base64.toString().toLatin1());
}

const QJsonObject &receiverData()
{
    static const QJsonObject all = objectFixture(u"signatures/receivers.json"_s);
    return all;
}

/// The member of a row of the data, else of all rows.
QByteArray bytesOfRow(const QJsonObject &row, const QString &member)
{
    return bytesIn(row.contains(member) ? row[member] : receiverData()[member]);
}

SignatureCase computed(const QByteArray &key, const QByteArray &body, const QByteArray &digest)
{
    return {.keys = {{u"first"_s, "another key"}, {u"ours"_s, key}},
            .otherKeys = {{u"theirs"_s, "staging secret"}},
            .body = body,
            .received = {digest},
            .origin = DigestOrigin::Receiver};
}

} // namespace

/// Each slip of a receiver, computed by Python, is named by itself alone, and nothing else is.
class tst_ReceiverSlips : public QObject
{
    Q_OBJECT
private slots:
    void causes_data();
    void causes();
    void everyCauseIsTried();
    void digestsThatReceiversLogged();
    void aHeaderMayBeTheReceiversOwn();
    void randomDigestsNameNothing();
    void anotherKeyIsNamed();
    void withoutAKeyThatIsSaid();
    void theDifferenceIsWhereItSaysSomething();
    void nothingOfAKeyIsInAVariant();
    void attemptsAreBounded();
    void largeBodiesAreTriedInTheUsualWays();
};

void tst_ReceiverSlips::causes_data()
{
    QTest::addColumn<QJsonObject>("row");
    const QJsonArray rows = receiverData()[u"rows"].toArray();
    QVERIFY(rows.size() > 100);
    for (const QJsonValue &row : rows) {
        const QString name =
            u"%1 %2 %3"_s.arg(row[u"cause"].toString(), row[u"variant"].toString(), row[u"digest"].toString().first(8));
        QTest::newRow(qPrintable(name)) << row.toObject();
    }
}

void tst_ReceiverSlips::causes()
{
    QFETCH(const QJsonObject, row);
    const QByteArray key = bytesOfRow(row, u"key"_s);
    const Diagnosis diagnosis =
        diagnose(computed(key, bytesOfRow(row, u"body"_s), row[u"digest"].toString().toLatin1()));
    QCOMPARE(diagnosis.cause.name(), row[u"cause"].toString());
    QCOMPARE(QString::fromLatin1(diagnosis.variant), row[u"variant"].toString());
    QVERIFY(diagnosis.isReceivers && diagnosis.isProven && diagnosis.form != diagnosis.cause);
    QCOMPARE(diagnosis.verdict, protocol::Verdict::Invalid);
    QVERIFY(diagnosis.untried == Diagnosis::Untried());
    const bool isOfOurKey = diagnosis.cause != Rules::KeyNoValue && diagnosis.cause != Rules::KeyUnexpanded
        && diagnosis.variant != "plain" && diagnosis.variant != "sender";
    QCOMPARE(diagnosis.key, isOfOurKey ? u"ours"_s : QString());
}

/// No cause is in the lists that no digest of the data leads to.
void tst_ReceiverSlips::everyCauseIsTried()
{
    QSet<QString> named;
    for (const QJsonValue &row : receiverData()[u"rows"].toArray())
        named.insert(row[u"cause"].toString());
    for (const base::Rule cause : Rules::Receivers)
        QVERIFY2(named.contains(cause.name()), qPrintable(cause.name()));
    QSet<QPair<QString, QByteArray>> tried;
    const QByteArray body = bytesIn(receiverData()[u"body"]);
    visitReceiverBodies(body, [&tried](const BodyVariant &variant) {
        tried.insert({variant.cause.name(), variant.name});
        return true;
    });
    for (const KeyVariant &variant : placeholderKeys(true))
        tried.insert({variant.cause.name(), variant.name});
    for (const QJsonValue &row : receiverData()[u"rows"].toArray())
        tried.remove({row[u"cause"].toString(), row[u"variant"].toString().toLatin1()});
    tried.remove({Rules::BodyCompressed.name(), "gzip-9"}); // of a short body the same as gzip-6
    QVERIFY2(tried.isEmpty(), qPrintable(tried.isEmpty() ? QString() : tried.begin()->first));
}

/// The digests of people's reports: both sides were logged, and none said what was wrong.
void tst_ReceiverSlips::digestsThatReceiversLogged()
{
    const QByteArray key = "secret-key-1";
    const QByteArray body =
        "{\"payload_version\":1,\"stage\":\"post_plan\",\"access_token\":\"abc.atlasv1.xyz\",\"run_message\":"
        "\"Gr\xc3\xb6\xc3\x9f"
        "e \xe2\x86\x92 pr\xc3\xbc"
        "fen & <b>\",\"run_id\":\"run-1\",\"vcs_repo_url\":"
        "\"https://github.com/acme/x\",\"is_speculative\":false,\"vcs_branch\":null}";
    const std::pair<QByteArray, base::Rule> logged[] = {
        {"76fc83f632770272e0d0150c76de58908d453143869f7a0e1c5e2234551ef24d32f14807cc97bb37c4015ae835d7c5d91e4d68ec2928a"
         "1"
         "10e658db19d5cf2d3b",
         Rules::BodyBase64},
        {"b0308f765f4d51f2c3728307da79a145ba9fcd0f5432feb2d064493c226154f9e7ec84535e2835bc98fbe72096da604835015dfa0f4af"
         "1"
         "68d8388e1f895b7f7f",
         Rules::BodyBytesLiteral},
        {"3163f9d4da180f36a2023865b07745a9dc73103bb70d729032c0f16d445233cd31c79ce8337f17bbb029224e6b43bc5dcd86716859b1b"
         "7"
         "4fdf4823b5ed12b691",
         Rules::KeySwapped},
        {"f157d93bcfddd6d362a04b60a76b030f441366db8e526c92077dbd89cfbce9762e240f3a40f8634da28446331b500e90642121d26f642"
         "9"
         "442d90dfa25682f7e0",
         Rules::KeyUnexpanded},
        {"34:c4:5f:c2:1f:13:51:c2:a9:66:e1:a0:70:0c:7c:f8:03:89:e1:ae:24:94:b7:01:e6:b6:39:50:0b:64:e6:5c:50:48:78:f5:"
         "f4:"
         "8b:d2:e8:c0:03:9e:12:6b:3f:bc:09:e3:d9:e9:83:e8:a4:63:f0:79:03:11:c4:03:60:7b:4d",
         Rules::DigestColons},
    };
    for (const auto &[digest, cause] : logged)
        QCOMPARE(diagnose(computed(key, body, digest)).cause, cause);
}

void tst_ReceiverSlips::aHeaderMayBeTheReceiversOwn()
{
    SignatureCase request = computed("key", "{}", hmacByOthers("key", "null"));
    request.origin = DigestOrigin::Either;
    const Diagnosis own = diagnose(request);
    QVERIFY(own.isReceivers && own.cause == Rules::BodyNoValue);
    request.received = {hmacByOthers("key", "{}\n")}; // a sender may make it, too
    QVERIFY(!diagnose(request).isReceivers && diagnose(request).cause == Rules::BodyNewlineLost);
    request.received = {hmacByOthers("key", "something else")};
    QVERIFY(!diagnose(request).isReceivers && diagnose(request).cause == Rules::DigestDiffers);
    request.origin = DigestOrigin::Sender;
    request.received = {hmacByOthers("key", "null")};
    QCOMPARE(diagnose(request).cause, Rules::DigestDiffers);
}

void tst_ReceiverSlips::randomDigestsNameNothing()
{
    QRandomGenerator random(20261127);
    const QByteArray key = bytesIn(receiverData()[u"key"]);
    const QByteArray body = "{\"a\": [1.50, \"/\xc3\xbc<\"],\r\n\"access_token\": \"abcdefgh\"}\n";
    for (int round = 0; round < 1000; ++round) {
        QByteArray digest(64, '\0');
        std::generate(digest.begin(), digest.end(), [&random] { return static_cast<char>(random.bounded(256)); });
        SignatureCase request = computed(key, body, digest.toHex());
        request.keys.removeFirst();
        const Diagnosis diagnosis = diagnose(request);
        QCOMPARE(diagnosis.cause, Rules::DigestDiffers);
        QVERIFY(!diagnosis.isProven && diagnosis.key.isEmpty() && diagnosis.untried == Diagnosis::Untried());
    }
}

void tst_ReceiverSlips::anotherKeyIsNamed()
{
    const Diagnosis known = diagnose(computed("key", "{}", hmacByOthers("staging secret", "{}")));
    QCOMPARE(known.cause, Rules::KeyOtherKnown);
    QCOMPARE(known.key, u"theirs"_s);
    const Diagnosis right = diagnose(computed("key", "{}", hmacByOthers("key", "{}")));
    QCOMPARE(right.verdict, protocol::Verdict::Valid);
    QVERIFY(right.isReceivers && right.cause.isEmpty());
    QCOMPARE(right.key, u"ours"_s);
}

void tst_ReceiverSlips::withoutAKeyThatIsSaid()
{
    SignatureCase request = computed("", "{}", hmacByOthers("key", "{}"));
    request.keys.clear();
    const Diagnosis diagnosis = diagnose(request);
    QCOMPARE(diagnosis.cause, Rules::KeyMissing);
    QCOMPARE(diagnosis.variant, "not-given");
    request.received = {hmacByOthers("undefined", "{}")}; // needs none
    QCOMPARE(diagnose(request).cause, Rules::KeyNoValue);
}

/// A text that is not the body has no place in it.
void tst_ReceiverSlips::theDifferenceIsWhereItSaysSomething()
{
    const QByteArray body = "{\n \"a\": 1}";
    const Diagnosis joined = diagnose(computed("key", body, hmacByOthers("key", "{ \"a\": 1}")));
    QCOMPARE(joined.cause, Rules::BodyLinesJoined);
    QVERIFY(joined.difference && joined.difference->offset == 1);
    QCOMPARE(signedBody(body, joined), "{ \"a\": 1}");
    const Diagnosis none = diagnose(computed("key", body, hmacByOthers("key", "")));
    QVERIFY(none.cause == Rules::BodyEmpty && !none.difference);
}

void tst_ReceiverSlips::nothingOfAKeyIsInAVariant()
{
    const QByteArray key = "tricky#passphrase";
    for (const KeyVariant &variant : receiverKeys(key)) {
        QVERIFY(!variant.key.isEmpty() && variant.key != key);
        QVERIFY2(!variant.name.contains("tricky") && !variant.name.contains("phrase"), variant.name.constData());
    }
    QVERIFY(receiverKeys("k").size() <= MaxReceiverKeys);
    QVERIFY(receiverKeys(QByteArray(300, '#')).size() <= MaxReceiverKeys);
}

void tst_ReceiverSlips::attemptsAreBounded()
{
    QByteArray body = "{\n \"password\": \"ijklmnop<\xc3\xbc\", \"access_token\": \"abcdefgh>>>???\"}";
    int bodies = 0;
    visitReceiverBodies(body, [&bodies](const BodyVariant &) { return ++bodies > 0; });
    QVERIFY2(bodies <= MaxReceiverBodies, qPrintable(QString::number(bodies)));
    SignatureCase request{{}, {}, body, {hmacByOthers("unknown", body)}};
    for (int number = 0; number < 100; ++number)
        request.keys.append({u"key"_s, "#$ =\"'&;%:,#$ =\"'&;%:," + QByteArray(200 + number, 'x')});
    const int usual = diagnose(request).attempts;
    request.origin = DigestOrigin::Receiver;
    const int all = diagnose(request).attempts;
    QVERIFY2(all - usual <= DiagnosisLimits::MaxReceiverAttempts, qPrintable(QString::number(all - usual)));
    QVERIFY(all - usual > DiagnosisLimits::MaxReceiverAttempts / 2);
}

/// Each digest over a large body takes its time, so that the rarer slips are left out, which is said.
void tst_ReceiverSlips::largeBodiesAreTriedInTheUsualWays()
{
    const QByteArray large = "{\"a\":\"" + QByteArray(MaxRareSlips, 'x') + "\"}";
    const auto diagnosed = [&large](const QByteArray &digest) {
        SignatureCase request = computed("key", large, digest);
        request.keys.removeFirst();
        return diagnose(request);
    };
    QCOMPARE(diagnosed(protocol::sign("key", "")).cause, Rules::BodyEmpty);
    QCOMPARE(diagnosed(protocol::sign("key", large.toBase64())).cause, Rules::BodyBase64);
    QCOMPARE(diagnosed(protocol::sign("undefined", large)).cause, Rules::KeyNoValue);
    QCOMPARE(diagnosed(protocol::sign(large, "key")).cause, Rules::KeySwapped);
    const Diagnosis rare = diagnosed(protocol::sign("key", large.toHex()));
    QCOMPARE(rare.cause, Rules::DigestDiffers);
    QVERIFY(rare.untried.rare && !rare.untried.rest);
    QVERIFY(rare.hashed < 110 * large.size());
}

RUNLATCH_TEST(tst_ReceiverSlips)

} // namespace runlatch::signature

#include "tst_receiverslips.moc"
