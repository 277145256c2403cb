// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/oracle.h"
#include "support/suite.h"

#include <QScopeGuard>

using namespace Qt::StringLiterals;
using namespace runlatch;
using tests::hmacByOthers;
using tests::sha512ByOthers;

/// `doctor` names the cause of a signature that does not hold, shows where the bytes differ, and tells no secret.
class tst_CliDoctor : public QObject
{
    Q_OBJECT
private slots:
    void causes_data();
    void causes();
    void theVerdictIsTheStatus();
    void whatOneSideLacksIsNamed();
    void aHeaderMayBeCopiedWhole();
    void severalKeysHaveNames();
    void aProgramsDigestIsExplained();
    void theBodyMayBeThatOfALog();
    void theKeyOfTheEnvironmentIsKnown();
    void theBytesAreShown();
    void secretsAreNotShown();
    void anEarlierDeliveryIsCompared();
    void filesThatCannotBeRead();
    void bothFormsSayTheSame_data();
    void bothFormsSayTheSame();
    void quotesAroundTheDigestAreNamed_data();
    void quotesAroundTheDigestAreNamed();
    void theSnippetIsWhole();

private:
    QStringList arguments(const QByteArray &body, const QByteArray &signature, const QStringList &more = {})
    {
        return asked(u"--signature"_s, body, signature, more);
    }
    /// `option` says whose the digest is.
    QStringList asked(const QString &option, const QByteArray &body, const QByteArray &digest, const QStringList &more)
    {
        return QStringList{
                   u"doctor"_s, u"--hmac-key-file"_s,       m_keyFile, u"--body"_s, m_folder.write(u"body"_s, body),
                   option,      QString::fromLatin1(digest)}
        + more;
    }
    QJsonObject told(const QByteArray &body, const QByteArray &signature, const QStringList &more = {})
    {
        return Program(arguments(body, signature, more)).next();
    }

    CliFolder m_folder;
    const QString m_keyFile = m_folder.write(u"key"_s, "correct horse battery\n");
};

namespace {

const QByteArray &doctorKey()
{
    static const QByteArray key = "correct horse battery";
    return key;
}

const QByteArray DoctorBody = "{\"a\":[1,\"/\xc3\xbc\"],\"Z\":{}}";

} // namespace

void tst_CliDoctor::causes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("signature");
    const auto row = [](const char *cause, const QByteArray &signature, const QByteArray &body = DoctorBody) {
        QTest::newRow(cause) << body << signature;
    };
    const auto bySigned = [&row](const char *cause, const QByteArray &theirs, const QByteArray &body = DoctorBody) {
        row(cause, hmacByOthers(doctorKey(), theirs), body);
    };
    const auto byKey = [&row](const char *cause, const QByteArray &key) { row(cause, hmacByOthers(key, DoctorBody)); };
    const QByteArray right = hmacByOthers(doctorKey(), DoctorBody);
    bySigned("body.newline-lost", DoctorBody + '\n');
    bySigned("body.newline-added", DoctorBody, DoctorBody + '\n');
    bySigned("body.line-ends", "{\r\n}", "{\n}");
    bySigned("body.bom", "\xef\xbb\xbf" + DoctorBody);
    bySigned("body.trimmed", DoctorBody, DoctorBody + "\n\n");
    bySigned("body.reserialised", "{\n  \"Z\": {},\n  \"a\": [\n    1,\n    \"/\\u00fc\"\n  ]\n}\n");
    bySigned("body.encoding", QString::fromUtf8(DoctorBody).toLatin1());
    byKey("key.newline", doctorKey() + '\n');
    byKey("key.blanks", doctorKey() + ' ');
    byKey("key.quotes", '"' + doctorKey() + '"');
    byKey("key.hex-decoded", doctorKey().toHex());
    byKey("key.base64-decoded", doctorKey().toBase64());
    byKey("key.missing", "");
    row("digest.sha256", hmacByOthers(doctorKey(), DoctorBody, QCryptographicHash::Sha256));
    row("digest.sha1", hmacByOthers(doctorKey(), DoctorBody, QCryptographicHash::Sha1));
    row("digest.unkeyed", sha512ByOthers(DoctorBody));
    row("digest.upper-case", right.toUpper());
    row("digest.base64", QByteArray::fromHex(right).toBase64());
    row("digest.prefix", "sha512=" + right);
    row("digest.length", right.first(64));
    row("header.empty", "");
    byKey("digest.differs", "another key");
}

void tst_CliDoctor::causes()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, signature);
    Program doctor(arguments(body, signature));
    const QJsonObject event = doctor.next();
    QCOMPARE(event[u"cause"].toString(), QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(event[u"verdict"].toString(), signature.isEmpty() ? u"unsigned"_s : u"invalid"_s);
    for (const QString &member : {u"proof"_s, u"fix"_s})
        QVERIFY2(event[member].toString().endsWith(u'.'), qPrintable(event[member].toString()));
    QCOMPARE(doctor.exitStatus(), 1);
    QVERIFY(doctor.rest().isEmpty() && doctor.diagnostics().isEmpty());
}

void tst_CliDoctor::theVerdictIsTheStatus()
{
    Program valid(arguments(DoctorBody, hmacByOthers(doctorKey(), DoctorBody)));
    const QJsonObject event = valid.next();
    QCOMPARE(event[u"verdict"].toString(), u"valid"_s);
    QVERIFY(event[u"cause"].isNull() && event[u"fix"].isNull() && !event[u"proof"].toString().isEmpty());
    QCOMPARE(valid.exitStatus(), 0);
    const QByteArray right = hmacByOthers(doctorKey(), DoctorBody);
    const QJsonObject repeated = told(DoctorBody, right, {u"--signature"_s, QString::fromLatin1(right)});
    QCOMPARE(repeated[u"cause"].toString(), u"header.repeated"_s);
    Program fromInput({u"doctor"_s, u"--hmac-key-file"_s, m_keyFile, u"--signature"_s, QString::fromLatin1(right)},
                      DoctorBody);
    QCOMPARE(fromInput.exitStatus(), 0);
}

/// A request may be signed although no key is set, and unsigned although one is.
void tst_CliDoctor::whatOneSideLacksIsNamed()
{
    const QStringList body{u"doctor"_s, u"--body"_s, m_folder.write(u"body"_s, DoctorBody)};
    Program unsignedOne(body + QStringList{u"--hmac-key-file"_s, m_keyFile});
    const QJsonObject header = unsignedOne.next();
    QCOMPARE(header[u"cause"].toString(), u"header.missing"_s);
    QCOMPARE(header[u"verdict"].toString(), u"unsigned"_s);
    QCOMPARE(unsignedOne.exitStatus(), 1);
    const QString signature = QString::fromLatin1(hmacByOthers(doctorKey(), DoctorBody));
    Program keyless(body + QStringList{u"--signature"_s, signature});
    const QJsonObject key = keyless.next();
    QCOMPARE(key[u"cause"].toString(), u"key.missing"_s);
    QCOMPARE(key[u"verdict"].toString(), u"unchecked"_s);
    QVERIFY(key[u"proof"].toString().contains(u"no key is set here"_s));
    QCOMPARE(keyless.exitStatus(), 1);
    Program neither(body + QStringList{u"--signature"_s, u""_s});
    QVERIFY(neither.next()[u"cause"].isNull());
    QCOMPARE(neither.exitStatus(), 1);
}

void tst_CliDoctor::aHeaderMayBeCopiedWhole()
{
    const QByteArray right = hmacByOthers(doctorKey(), DoctorBody);
    for (const QByteArray &line : {"X-TFC-Task-Signature: " + right, "x-acme-task-signature:" + right})
        QCOMPARE(told(DoctorBody, line)[u"verdict"].toString(), u"valid"_s);
    QCOMPARE(told(DoctorBody, "X-Other: " + right)[u"cause"].toString(), u"digest.prefix"_s);
}

void tst_CliDoctor::severalKeysHaveNames()
{
    const QString second = m_folder.write(u"second.key"_s, "second-secret");
    const QStringList more{u"--hmac-key-file"_s, second};
    const QByteArray signature = hmacByOthers("second-secret", DoctorBody);
    QCOMPARE(told(DoctorBody, signature, more)[u"verdict"].toString(), u"valid"_s);
    const QJsonObject event = told(DoctorBody + '\n', signature, more);
    QCOMPARE(event[u"cause"].toString(), u"body.newline-added"_s);
    QVERIFY2(event[u"proof"].toString().contains(second), qPrintable(event[u"proof"].toString()));
    QCOMPARE(event[u"key"].toString(), second);
}

/// No header is needed beside it; one that came is judged behind it.
void tst_CliDoctor::aProgramsDigestIsExplained()
{
    const auto computed = [this](const QByteArray &digest, const QStringList &more = {}) {
        return asked(u"--computed"_s, DoctorBody, digest, more);
    };
    const QByteArray right = hmacByOthers(doctorKey(), DoctorBody);
    Program empty(computed(hmacByOthers(doctorKey(), "")));
    const QJsonObject event = empty.next();
    QCOMPARE(event[u"cause"].toString(), u"body.empty"_s);
    QCOMPARE(event[u"digest"].toString(), u"computed"_s);
    QVERIFY(event[u"fix"].toString().contains(u"Read the body once"_s));
    QCOMPARE(empty.exitStatus(), 1);
    Program both(computed(right, {u"--signature"_s, QString::fromLatin1(right.toUpper())}));
    QCOMPARE(both.next()[u"verdict"].toString(), u"valid"_s);
    const QJsonObject header = both.next();
    QCOMPARE(header[u"cause"].toString(), u"digest.upper-case"_s);
    QCOMPARE(header[u"digest"].toString(), u"received"_s);
    QCOMPARE(both.exitStatus(), 1);
    const QJsonObject own = told(DoctorBody, hmacByOthers("undefined", DoctorBody));
    QCOMPARE(own[u"cause"].toString(), u"key.no-value"_s); // given as a header's, but it is a program's
    QCOMPARE(own[u"digest"].toString(), u"computed"_s);
    Program nothing(computed(" "));
    QCOMPARE(nothing.exitStatus(), 64);
}

void tst_CliDoctor::theBodyMayBeThatOfALog()
{
    const QByteArray base64 = DoctorBody.toBase64();
    const QByteArray event = "{\"version\":\"2.0\",\"body\":\"" + base64 + "\",\"isBase64Encoded\":true}";
    const QByteArray right = hmacByOthers(doctorKey(), DoctorBody);
    const QJsonObject ofEvent = told(event, right);
    QCOMPARE(ofEvent[u"verdict"].toString(), u"valid"_s);
    QCOMPARE(ofEvent[u"body"].toString(), u"event"_s);
    const QJsonObject coded = told(base64, hmacByOthers(doctorKey(), base64));
    QCOMPARE(coded[u"cause"].toString(), u"body.base64"_s);
    QCOMPARE(coded[u"body"].toString(), u"base64"_s);
    QVERIFY2(coded[u"proof"].toString().contains(u"read from its base64"_s), qPrintable(coded[u"proof"].toString()));
}

/// The variable is another known key where a file takes its place.
void tst_CliDoctor::theKeyOfTheEnvironmentIsKnown()
{
    const auto unset = qScopeGuard([] { qunsetenv("RUNLATCH_HMAC_KEY"); });
    qputenv("RUNLATCH_HMAC_KEY", "staging secret");
    Program doctor(arguments(DoctorBody, hmacByOthers("staging secret", DoctorBody)));
    const QJsonObject event = doctor.next();
    QCOMPARE(event[u"cause"].toString(), u"key.other-known"_s);
    QVERIFY(event[u"proof"].toString().contains(u"RUNLATCH_HMAC_KEY"_s));
    Program alone({u"doctor"_s, u"--signature"_s, QString::fromLatin1(hmacByOthers("staging secret", DoctorBody))},
                  DoctorBody);
    QCOMPARE(alone.next()[u"verdict"].toString(), u"valid"_s);
    QVERIFY(!doctor.rest().contains("staging") && !doctor.diagnostics().contains("staging"));
}

void tst_CliDoctor::theBytesAreShown()
{
    const auto proof = [this](const QByteArray &body, const QByteArray &theirs) {
        return told(body, hmacByOthers(doctorKey(), theirs))[u"proof"].toString();
    };
    const QString lost = proof("{}", "{}\n");
    QVERIFY2(lost.endsWith(u"at byte 2. Received there: nothing. Signed there: 0a. Both have before it: 7b 7d ({})."_s),
             qPrintable(lost));
    const QString escaped = proof("{\"a\":\"\xc3\xbc xxxx\"}", "{\"a\":\"\\u00fc xxxx\"}");
    QVERIFY2(escaped.contains(u"at byte 6. Received there: c3 bc. Signed there: 5c 75 30 30 66 63 (\\u00fc)."_s),
             qPrintable(escaped));
}

/// Neither a key nor a secret of the body is printed, wherever the difference is.
void tst_CliDoctor::secretsAreNotShown()
{
    const QByteArray begin = "{\"access_token\":\"";
    const QList<std::pair<QByteArray, QByteArray>> bodies{
        {begin + "t/ken-of-theirs\"}", begin + "t\\/ken-of-theirs\"}"},
        {begin + "token\xc3\xbctheirs\"}", begin + "token\\u00fctheirs\"}"},
        {begin + "token-of-theirs\",\"a\":1}", "{\"a\":1,\"access_token\":\"token-of-theirs\"}"},
    };
    for (const auto &[body, theirs] : bodies) {
        Program doctor(arguments(body, hmacByOthers(doctorKey(), theirs)));
        const QJsonObject event = doctor.next();
        QCOMPARE(event[u"cause"].toString(), u"body.reserialised"_s);
        const QString proof = event[u"proof"].toString().remove(u"ccess_token\":"_s); // the key is no secret
        QVERIFY2(proof.contains(u"at byte"_s) && !proof.contains(u"theirs"_s) && !proof.contains(u"ken"_s),
                 qPrintable(proof));
        QVERIFY2(!proof.contains(QString::fromLatin1(QByteArray("theirs").toHex(' '))), qPrintable(proof));
    }
    QVERIFY(!told(bodies[0].first, hmacByOthers(doctorKey(), bodies[0].second))[u"proof"].toString().contains(
        u"Received there"_s));
    for (const QByteArray &theirs : {doctorKey() + '\n', '\'' + doctorKey() + '\'', doctorKey().toHex()}) {
        Program doctor(arguments(DoctorBody, hmacByOthers(theirs, DoctorBody), {u"--human"_s}));
        QCOMPARE(doctor.exitStatus(), 1);
        const QByteArray all = doctor.rest() + doctor.diagnostics();
        QVERIFY2(!all.contains("horse") && !all.contains(doctorKey().toHex()), all.constData());
    }
}

void tst_CliDoctor::anEarlierDeliveryIsCompared()
{
    const auto proof = [this](const QByteArray &earlier, const QByteArray &key) {
        const QString file = m_folder.write(u"earlier"_s, earlier);
        return told(DoctorBody, hmacByOthers(key, DoctorBody), {u"--earlier"_s, file})[u"proof"].toString();
    };
    QVERIFY(proof(DoctorBody, "another").contains(u"The earlier delivery has the same body"_s));
    const QString changed = proof(QByteArray(DoctorBody).replace('1', '2'), "another");
    QVERIFY2(changed.contains(u"first at byte 6. Received there: 31 (1). Earlier: 32 (2). Both have before it: "_s),
             qPrintable(changed));
    QVERIFY(!proof(DoctorBody, doctorKey() + '\n').contains(u"arlier"_s)); // it is explained
}

void tst_CliDoctor::filesThatCannotBeRead()
{
    const auto run = [](const QString &key, const QStringList &files) {
        return QStringList{u"doctor"_s, u"--hmac-key-file"_s, key, u"--signature"_s, u"00"_s} + files;
    };
    const QString body = m_folder.write(u"body"_s, "{}");
    const QString large = m_folder.write(u"large"_s, QByteArray(64 * 1024 * 1024 + 1, ' '));
    const QString none = m_folder.path(u"none"_s);
    for (const QStringList &wrong :
         {run(none, {u"--body"_s, body}), run(m_keyFile, {u"--body"_s, none}), run(m_keyFile, {u"--body"_s, large}),
          run(m_keyFile, {u"--body"_s, body, u"--earlier"_s, none})}) {
        Program doctor(wrong);
        QCOMPARE(doctor.next()[u"event"].toString(), u"error"_s);
        QCOMPARE(doctor.exitStatus(), 2);
        QVERIFY(doctor.rest().isEmpty());
    }
    const QString largest = m_folder.write(u"large"_s, QByteArray(64 * 1024 * 1024, ' '));
    Program doctor(run(m_keyFile, {u"--body"_s, largest}));
    QCOMPARE(doctor.next()[u"cause"].toString(), u"digest.length"_s);
}

void tst_CliDoctor::bothFormsSayTheSame_data()
{
    QTest::addColumn<QByteArray>("signature");
    QTest::newRow("valid") << hmacByOthers(doctorKey(), DoctorBody);
    QTest::newRow("lost") << hmacByOthers(doctorKey(), DoctorBody + '\n');
    QTest::newRow("written anew") << hmacByOthers(doctorKey(), "{\"a\": [1, \"/\\u00fc\"], \"Z\": {}}");
    QTest::newRow("another key") << hmacByOthers("another key", DoctorBody);
}

void tst_CliDoctor::bothFormsSayTheSame()
{
    QFETCH(const QByteArray, signature);
    const QStringList same = arguments(DoctorBody, signature); // once: it writes the file that both read
    Program doctor(same);
    Program human(same + QStringList{u"--human"_s});
    QCOMPARE(human.exitStatus(), doctor.exitStatus());
    const QByteArray lines = human.rest();
    const QList<QJsonObject> events = doctor.allEvents();
    QCOMPARE(events.size(), 1);
    const QString shown = QString::fromUtf8(lines);
    for (const auto *member : {"verdict", "cause", "proof", "fix"})
        QVERIFY2(shown.contains(events.first()[QLatin1StringView(member)].toString()), lines.constData());
}

void tst_CliDoctor::quotesAroundTheDigestAreNamed_data()
{
    QTest::addColumn<QByteArray>("around");
    QTest::newRow("quotes") << QByteArray("\"");
    QTest::newRow("single quotes") << QByteArray("'");
    QTest::newRow("blanks") << QByteArray(" ");
}

void tst_CliDoctor::quotesAroundTheDigestAreNamed()
{
    QFETCH(const QByteArray, around);
    const QJsonObject words = told(DoctorBody, around + hmacByOthers(doctorKey(), DoctorBody) + around);
    QCOMPARE(words[u"cause"].toString(), u"digest.length"_s);
    QVERIFY2(words[u"proof"].toString().contains(u"is correct without the quotes or spaces around it"_s),
             qPrintable(words[u"proof"].toString()));
    QCOMPARE(words[u"fix"].toString(), u"Make the sender write the digits alone, without quotes and blanks."_s);
}

void tst_CliDoctor::theSnippetIsWhole()
{
    for (const auto *language : {"go", "python", "node", "shell"}) {
        const QStringList more{u"--snippet"_s, QString::fromLatin1(language)};
        const QString snippet = told(DoctorBody, "", more)[u"snippet"].toString();
        QVERIFY(snippet.contains(u"sha512"_s) && snippet.endsWith(u'\n'));
        Program human(arguments(DoctorBody, "", more + QStringList{u"--human"_s}));
        QCOMPARE(human.exitStatus(), 1);
        const QString shown = QString::fromUtf8(human.rest());
        QVERIFY2(shown.endsWith(QString(snippet).replace(u'\t', u"    "_s)), qPrintable(shown));
    }
    QVERIFY(!told(DoctorBody, "").contains(u"snippet"_s));
}

RUNLATCH_TEST(tst_CliDoctor)
#include "tst_clidoctor.moc"
