// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::redaction;

/// Secrets are found at their keys, and wherever else they stand.
class tst_SecretFinder : public QObject
{
    Q_OBJECT

private slots:
    void cutsFromBody_data();
    void cutsFromBody();
    void cutsFromTheFirstCharacter_data();
    void cutsFromTheFirstCharacter();
    void findsNothingWhereNothingStands();
    void cutsWhereItIsInDoubt_data();
    void cutsWhereItIsInDoubt();
    void cutsFromHead_data();
    void cutsFromHead();
    void cutsCredentialsOfTheHeadFromTheBody();
    void findsValuesInLowerCaseEscapes();
    void leavesLongValuesElsewhere();
    void cutsWhatStandsElsewhere();
    void leavesACommentElsewhere();
    void cutsAnAssignmentInProse();
    void cutsTexts();
    void leavesShortValuesElsewhere();
    void leavesOtherKeysAlone_data();
    void leavesOtherKeysAlone();
    void findsTheTokenInAnyJson();
    void findsTheTokenInCutJson();
};

namespace {

QByteArray cut(const QByteArray &body)
{
    return redacted(body, findSecrets({}, body).body);
}

} // namespace

void tst_SecretFinder::cutsFromBody_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *body, const char *expected) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(expected);
    };
    row("value", R"({"access_token":"abc","b":1})", R"({"access_token":"***","b":1})");
    row("password", R"({"password":"abc","b":1})", R"({"password":"***","b":1})");
    row("client_secret", R"({"a":{"client_secret":"abc"}})", R"({"a":{"client_secret":"***"}})");
    row("private key", R"({"private_key" : "-----BEGIN\nabc"})", R"({"private_key" : "***************"})");
    row("joined", R"({"apiKey":"abc","clientSecret":"def"})", R"({"apiKey":"***","clientSecret":"***"})");
    row("token", R"({"token":"abc","id_token":"def"})", R"({"token":"***","id_token":"***"})");
    row("header in JSON", R"({"Authorization":"Bearer abc"})", R"({"Authorization":"Bearer ***"})");
    row("JSON in a string", R"({"a":"{\"password\":\"abc\"}"})", R"({"a":"{\"password\":\"***\"}"})");
    row("a list", R"({"tokens":["abc","de"],"b":1})", R"({"tokens":[**********],"b":1})");
    row("single quotes", "{'password': 'abc'}", "{'password': '***'}");
    row("a value that is repeated", R"({"password":"abcdefgh","b":"abcdefgh"})",
        R"({"password":"********","b":"********"})");
    row("a flag", R"({"can-create-token":true,"password":null,"b":"token: x"})",
        R"({"can-create-token":true,"password":null,"b":"token: x"})");
    row("other names", R"({"author":"a","page":"b","key":"c","session":"d","code":"e"})",
        R"({"author":"a","page":"b","key":"c","session":"d","code":"e"})");
    row("spaces", "{ \"access_token\" \r\n\t: \"abc\" }", "{ \"access_token\" \r\n\t: \"***\" }");
    row("nested", R"([{"a":{"access_token":"abc"}}])", R"([{"a":{"access_token":"***"}}])");
    row("repeated key", R"({"access_token":"abc","access_token":"de"})",
        R"({"access_token":"***","access_token":"**"})");
    row("escapes in the value", R"({"access_token":"a\"b\\c","x":"y"})", R"({"access_token":"*******","x":"y"})");
    row("backslash at the end", R"({"access_token":"ab\\","x":"y"})", R"({"access_token":"**\\","x":"y"})");
    row("escaped key", R"({"\u0061ccess\u005Ftoken":"abc"})", R"({"\u0061ccess\u005Ftoken":"***"})");
    row("empty", R"({"access_token":""})", R"({"access_token":""})");
    row("null", R"({"access_token":null})", R"({"access_token":null})");
    row("number", R"({"access_token":1234,"b":2})", R"({"access_token":****,"b":2})");
    row("no quotes around the value", R"({"access_token": abc, "b":2})", R"({"access_token": ***, "b":2})");
    row("object", R"({"access_token":{"access_token":"abc"}})", R"({"access_token":{********************}})");
    row("no end", R"({"access_token":"abc)", R"({"access_token":"***)");
    row("ends in an escape", R"({"access_token":"abc\")", R"({"access_token":"*****)");
    row("quote missing before the key", R"({access_token":"abc"})", R"({access_token":"***"})");
    row("quote missing after the key", R"({"access_token:"abc"})", R"({"access_token:"***"})");
    row("quote missing long before", R"({"a":"b,"access_token":"abc"})", R"({"a":"b,"access_token":"***"})");
    row("single quotes", R"({'access_token': 'abc'})", R"({'access_token': '***'})");
    row("JSON in a string", R"({"m":"{\"access_token\":\"abc\",\"b\":\"c\"}"})",
        R"({"m":"{\"access_token\":\"***\",\"b\":\"c\"}"})");
    row("and an inner quote", R"("{\"access_token\":\"a\\\"c\",\"b\":1}")",
        R"("{\"access_token\":\"******\",\"b\":1}")");
    row("and code points", R"("{\u0022access_token\u0022:\u0022abc\u0022,1}")",
        R"("{\u0022access_token\u0022:\u0022***\u0022,1}")");
    row("a quote's code point in the value", R"({"access_token":"a\\u0022bc"})", R"({"access_token":"**********"})");
    row("and no end", R"({"m":"{\"access_token\":\"abc"})", R"({"m":"{\"access_token\":\"***"})");
    row("form", "access_token=abc&b=c", "access_token=***&b=c");
    row("no JSON", "\xff\xfe\"access_token\":\"\x80\xff\"", "\xff\xfe\"access_token\":\"**\"");
    row("callback", R"({"task_result_callback_url":"https://a/b?c=d&e"})",
        R"({"task_result_callback_url":"https://a/b******"})");
    row("escaped query", R"({"task_result_callback_url":"https:\/\/a\u003fc"})",
        R"({"task_result_callback_url":"https:\/\/a*******"})");
    row("fragment", R"({"task_result_callback_url":"https://a/b#c"})",
        R"({"task_result_callback_url":"https://a/b**"})");
    row("query and fragment", R"({"task_result_callback_url":"https://a/b?c#d"})",
        R"({"task_result_callback_url":"https://a/b****"})");
    row("user information", R"({"task_result_callback_url":"https:\/\/me:pw@a/b"})",
        R"({"task_result_callback_url":"https:\/\/*****@a/b"})");
    row("no scheme", R"({"task_result_callback_url":"//me:pw@a/b"})", R"({"task_result_callback_url":"*******@a/b"})");
    row("user information of another URL", R"({"vcs_repo_url":"https://x-access-token:abc@a/b"})",
        R"({"vcs_repo_url":"https://******************@a/b"})");
    row("at sign in the path", R"({"task_result_callback_url":"https://a/b@c"})",
        R"({"task_result_callback_url":"https://a/b@c"})");
    row("no query", R"({"task_result_callback_url":"https://a/b","x":"?y"})",
        R"({"task_result_callback_url":"https://a/b","x":"?y"})");
    row("callback without end", R"({"task_result_callback_url":"https://a?b)",
        R"({"task_result_callback_url":"https://a**)");
}

void tst_SecretFinder::cutsFromBody()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, expected);
    QCOMPARE(cut(body), expected);
}

void tst_SecretFinder::cutsFromTheFirstCharacter_data()
{
    QTest::addColumn<QByteArray>("first");
    for (const char first : QByteArrayView("azAZ09_\x80\xff"))
        QTest::addRow("%02x", uchar(first)) << QByteArray(1, first);
}

/// Without quotes a value begins behind the punctuation, and none of its own bytes may be taken for that.
void tst_SecretFinder::cutsFromTheFirstCharacter()
{
    QFETCH(const QByteArray, first);
    QCOMPARE(cut(R"({"access_token": )" + first + R"(bc, "b":2})"), R"({"access_token": ***, "b":2})");
    QCOMPARE(cut("access_token=" + first + "bc"), "access_token=***");
    if (first < "\x80")
        QCOMPARE(cut('{' + first + R"(access_token:"abc"})"), '{' + first + R"(access_token:"abc"})"); // another key
}

/// Each place is sealed, and one without bytes would be a secret of nothing.
void tst_SecretFinder::findsNothingWhereNothingStands()
{
    for (const char *text : {"https://@host/", "https://host/?token=", "https://host/?", R"("access_token":"")"})
        QVERIFY2(findSecrets({}, text).body.isEmpty(), text);
}

void tst_SecretFinder::cutsWhereItIsInDoubt_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *body, const char *expected) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(expected);
    };
    row("array", R"({"access_token":["abc","x"],"b":1})", R"({"access_token":[*********],"b":1})");
    row("object", R"({"access_token":{"v":"abc"},"b":1})", R"({"access_token":{*********},"b":1})");
    row("brackets in a string", R"({"access_token":["]",["a"],"c"],"b":1})",
        R"({"access_token":[*************],"b":1})");
    row("brackets of another kind", R"({"access_token":[}"abc"],"b":1})", R"({"access_token":[******],"b":1})");
    row("array without end", R"({"access_token":["abc","b)", R"({"access_token":[********)");
    row("elsewhere too", R"({"access_token":["12345678"],"b":"12345678"})",
        R"({"access_token":[**********],"b":"********"})");
    row("callback in an array", R"({"task_result_callback_url":["http://h?c"]})",
        R"({"task_result_callback_url":["http://h***]})");
    row("no quotes around the key", R"({access_token:"abc"})", R"({access_token:"***"})");
    row("nor around the value", R"({b:1, access_token: abc})", R"({b:1, access_token: ***})");
    row("quotes in prose", R"(the access_token: "abc")", R"(the access_token: "***")");
    row("comment before the colon", R"({"access_token"/*c*/:"abc"})", R"({"access_token"*****:"***"})");
    row("comment behind the colon", R"({"access_token":/*c*/"abc"})", R"({"access_token":*****"***"})");
    row("comment to the end of the line", "{\"access_token\"://c\n\"abc\"}", "{\"access_token\":****\"***\"}");
    row("comment without end", R"({"access_token":/*"abc"})", R"({"access_token":********)");
    row("comma", R"({"access_token","abc"})", R"({"access_token","***"})");
    row("arrow", R"({"access_token":=>"abc"})", R"({"access_token":=>"***"})");
    row("arrow and no quotes", R"({access_token=>"abc"})", R"({access_token=>"***"})");
    row("nothing between", R"({"access_token" "abc"})", R"({"access_token" "***"})");
    row("space in the key", R"({"access_token ":"abc"})", R"({"access_token ":"***"})");
    row("prefix of the string", R"({"access_token":u"abc"})", R"({"access_token":*****"})");
    row("element", "<access_token>abc</access_token><b>", "<access_token>***</access_token><b>");
    row("elements within", "<access_token><v>abc</v></access_token>", "<access_token>**********</access_token>");
    row("attribute", "<access_token a='b'>c</access_token>", "<access_token********</access_token>");
    row("element without end", "<access_token>abc d", "<access_token>*** d");
}

void tst_SecretFinder::cutsWhereItIsInDoubt()
{
    cutsFromBody();
}

void tst_SecretFinder::cutsFromHead_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray longName(1000, 'n');
    const auto row = [](const char *name, const QByteArray &head, const QByteArray &expected) {
        QTest::newRow(name) << head << expected;
    };
    row("access token in the query", "POST /run?a=b&access_token=abc HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST /run?a=b&access_token=*** HTTP/1.1\r\nHost: x\r\n\r\n");
    row("token in the query", "POST /run?token=abc&a=b HTTP/1.1\r\n\r\n", "POST /run?token=***&a=b HTTP/1.1\r\n\r\n");
    row("encoded name", "POST /run?%74oken=abc HTTP/1.1\r\n\r\n", "POST /run?%74oken=*** HTTP/1.1\r\n\r\n");
    row("marks in the value", "GET /?password=a?b#c&d=e HTTP/1.1\r\n\r\n", "GET /?password=*****&d=e HTTP/1.1\r\n\r\n");
    row("behind other items", "GET /?a=b#c?token=abc HTTP/1.1\r\n\r\n", "GET /?a=b#c?token=*** HTTP/1.1\r\n\r\n");
    row("bearer", "GET / HTTP/1.1\r\nAuthorization: Bearer abc\r\n\r\n",
        "GET / HTTP/1.1\r\nAuthorization: Bearer ***\r\n\r\n");
    row("other scheme", "GET / HTTP/1.1\r\nauthorization:own abc\r\n\r\n",
        "GET / HTTP/1.1\r\nauthorization:*******\r\n\r\n");
    row("backslashes", "GET / HTTP/1.1\r\nAuthorization: Bearer a\\nb\r\n\r\n",
        "GET / HTTP/1.1\r\nAuthorization: Bearer ****\r\n\r\n");
    row("cookie", "GET / HTTP/1.1\r\nCookie: a=b; c=d\r\n\r\n", "GET / HTTP/1.1\r\nCookie: ********\r\n\r\n");
    row("named for a token", "GET / HTTP/1.1\r\nX-Gitlab-Token: abc\r\n\r\n",
        "GET / HTTP/1.1\r\nX-Gitlab-Token: ***\r\n\r\n");
    row("fragment in a header", "GET / HTTP/1.1\r\nReferer: http://a/#access_token=abc&b=c\r\n\r\n",
        "GET / HTTP/1.1\r\nReferer: http://a/#access_token=***&b=c\r\n\r\n");
    row("user information", "GET http://me:abc@a/ HTTP/1.1\r\n\r\n", "GET http://******@a/ HTTP/1.1\r\n\r\n");
    row("signature stays", "POST / HTTP/1.1\r\nX-TFC-Task-Signature: abc\r\n\r\n",
        "POST / HTTP/1.1\r\nX-TFC-Task-Signature: abc\r\n\r\n");
    row("second question mark", "GET /run?next=/a?token=abc HTTP/1.1\r\n\r\n",
        "GET /run?next=/a?token=*** HTTP/1.1\r\n\r\n");
    row("parameters of the path", "GET /run;token=abc HTTP/1.1\r\n\r\n", "GET /run;token=*** HTTP/1.1\r\n\r\n");
    row("user information in a query", "GET /run?u=http://joe:abc@g/ HTTP/1.1\r\n\r\n",
        "GET /run?u=http://*******@g/ HTTP/1.1\r\n\r\n");
    row("long name", "GET /?" + longName + "token=abc HTTP/1.1\r\n\r\n",
        "GET /?" + longName + "token=*** HTTP/1.1\r\n\r\n");
    row("folded", "GET / HTTP/1.1\r\nAuthorization:\r\n Bearer abc\r\nA: b\r\n\r\n",
        "GET / HTTP/1.1\r\nAuthorization:\r\n Bearer ***\r\nA: b\r\n\r\n");
    row("folded in the value", "GET / HTTP/1.1\r\nAuthorization: Bearer ab\r\n\tcd\r\n\r\n",
        "GET / HTTP/1.1\r\nAuthorization: Bearer *******\r\n\r\n");
    row("in the first line", "Authorization: Bearer abc\r\n\r\n", "Authorization: Bearer ***\r\n\r\n");
    row("carriage returns alone", "GET / HTTP/1.1\rAuthorization: Bearer abc\rA: b\r\r",
        "GET / HTTP/1.1\rAuthorization: Bearer ***\rA: b\r\r");
    for (const char *name :
         {"apikey", "X-ApiKey", "X-Api_Key", "X-Auth-Key", "Subscription-Key", "X-Auth", "X-Jwt", "X-Session"})
        row(name, QByteArray("GET / HTTP/1.1\r\n") + name + ": abc\r\n\r\n",
            QByteArray("GET / HTTP/1.1\r\n") + name + ": ***\r\n\r\n");
    for (const char *name : {"Author", "Design", "X-Monkey", "Accept"})
        row(name, QByteArray("GET / HTTP/1.1\r\n") + name + ": abc\r\n\r\n",
            QByteArray("GET / HTTP/1.1\r\n") + name + ": abc\r\n\r\n");
    for (const char *name : {"sig", "jwt", "pwd", "auth", "session_id", "credential"})
        row(name, QByteArray("GET /?") + name + "=abc HTTP/1.1\r\n\r\n",
            QByteArray("GET /?") + name + "=*** HTTP/1.1\r\n\r\n");
    row("no value", "GET /?token= HTTP/1.1\r\nCookie:\r\n\r\n", "GET /?token= HTTP/1.1\r\nCookie:\r\n\r\n");
    row("cut in the middle", "GET /?token=ab", "GET /?token=**");
}

void tst_SecretFinder::cutsFromHead()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, expected);
    QCOMPARE(redacted(head, findSecrets(head, {}).head), expected);
}

void tst_SecretFinder::cutsWhatStandsElsewhere()
{
    const QByteArray head = "POST /run?t=secret%2F12&c=x HTTP/1.1\r\nX-Copy: secret/12\r\n\r\n";
    const QByteArray body = R"({"a":"my secret/12!","b":"s\u0065cret\/12","access_token":"secret\/12",)"
                            R"("task_result_callback_url":"http://a?code=12345","c":"code=12345"})";
    const Secrets secrets = findSecrets(head, body);
    QCOMPARE(redacted(head, secrets.head),
             QByteArray("POST /run?t=***********&c=x HTTP/1.1\r\nX-Copy: *********\r\n\r\n"));
    QCOMPARE(redacted(body, secrets.body),
             QByteArray(R"({"a":"my *********!","b":"***************","access_token":"**********",)"
                        R"("task_result_callback_url":"http://a***********","c":"**********"})"));
}

void tst_SecretFinder::cutsCredentialsOfTheHeadFromTheBody()
{
    const QByteArray head = "POST / HTTP/1.1\r\nAuthorization: Bearer user-token-1\r\nCookie: sid=12345678\r\n\r\n";
    const QByteArray body = R"({"echo":"user-token-1 and sid=12345678"})";
    QCOMPARE(redacted(body, findSecrets(head, body).body), QByteArray(R"({"echo":"************ and ************"})"));
}

void tst_SecretFinder::findsValuesInLowerCaseEscapes()
{
    QCOMPARE(cut(R"({"access_token":"se/cr=et","a":"se%2Fcr%3Det","b":"se%2fcr%3det"})"),
             QByteArray(R"({"access_token":"********","a":"************","b":"************"})"));
    QCOMPARE(cut(R"({"access_token":"/secret=","a":"%2Fsecret%3D","b":"%2fsecret%3d"})"),
             QByteArray(R"({"access_token":"********","a":"************","b":"************"})"));
}

void tst_SecretFinder::leavesLongValuesElsewhere()
{
    const QByteArray longest(MaxRepeatedSecretLength, 'x');
    const auto secretsIn = [](const QByteArray &value) {
        return findSecrets({}, R"({"access_token":")" + value + R"(","copy":")" + value + R"("})").body.size();
    };
    QCOMPARE(secretsIn(longest), 2);
    QCOMPARE(secretsIn(longest + 'x'), 1);
    const auto queriesIn = [](const QByteArray &query) {
        return findSecrets({},
                           R"({"task_result_callback_url":"https://a.example/c?)" + query + R"(","copy":")" + query
                               + R"("})")
            .body.size();
    };
    QCOMPARE(queriesIn(longest), 2);
    QCOMPARE(queriesIn(longest + 'x'), 1);
}

/// A comment where a value is due is cut, because it may hold the value. The same words elsewhere are no secret.
void tst_SecretFinder::leavesACommentElsewhere()
{
    QCOMPARE(cut(R"({"access_token":/*from vault*/"se-cret-12","a":"/*from vault*/ se-cret-12"})"),
             QByteArray(R"({"access_token":**************"**********","a":"/*from vault*/ **********"})"));
}

void tst_SecretFinder::cutsAnAssignmentInProse()
{
    QCOMPARE(cut(R"({"a":"the access_token=se-cret-12"})"), QByteArray(R"({"a":"the access_token=**********"})"));
    QCOMPARE(cut(R"({"a":"the access_token: what is it?"})"), QByteArray(R"({"a":"the access_token: what is it?"})"));
}

void tst_SecretFinder::cutsTexts()
{
    const Secrets secrets = findSecrets({}, R"({"access_token":"s\u00e9cret-12"})");
    QCOMPARE(redacted(u"a s\u00e9cret-12 b"_s, secrets.values), u"a ********** b"_s);
    QCOMPARE(redacted(u"nothing"_s, secrets.values), u"nothing"_s);
    QCOMPARE(redacted(QString(), secrets.values), QString());
    const QString halfOfAPair = u"caf\u00e9 "_s + QChar(0xd83d) + u" and no secret"_s; // UTF-8 cannot hold it
    QCOMPARE(redacted(halfOfAPair, {}), halfOfAPair);
    QCOMPARE(redacted(halfOfAPair, secrets.values), halfOfAPair);
}

void tst_SecretFinder::leavesShortValuesElsewhere()
{
    QCOMPARE(cut(R"({"a":"abc","access_token":"a"})"), QByteArray(R"({"a":"abc","access_token":"*"})"));
}

void tst_SecretFinder::leavesOtherKeysAlone_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("longer") << QByteArray("a access_token_id=abc");
    QTest::newRow("ends with it") << QByteArray("a my_access_token=abc");
    QTest::newRow("as a value") << QByteArray(R"({"a":"access_token","b":"c"})");
    QTest::newRow("in prose") << QByteArray(R"({"a":"an access_token: what is it?"})");
    QTest::newRow("another url") << QByteArray(R"({"plan_json_api_url":"http://a?b=c"})");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("at the end of prose") << QByteArray(R"({"a":"rotate access_token","b":"c"})");
    QTest::newRow("placeholder") << QByteArray(R"({"a":"use <access_token>","b":"c"})");
    QTest::newRow("only the key") << QByteArray(R"("access_token")");
    QTest::newRow("key and colon") << QByteArray(R"("access_token": )");
}

void tst_SecretFinder::leavesOtherKeysAlone()
{
    QFETCH(QByteArray, body);
    QCOMPARE(cut(body), body);
}

void tst_SecretFinder::findsTheTokenInAnyJson()
{
    QRandomGenerator random(7);
    const QString letters = u"ab\"\\/{}[]:,?\n\t\u00e9\u20ac 'u0"_s;
    for (int round = 0; round < 3000; ++round) {
        QString noise;
        QString token = u"T0KEN"_s;
        for (int i = 0; i < 12; ++i) {
            noise += letters.at(random.bounded(static_cast<int>(letters.size())));
            token.insert(random.bounded(1, static_cast<int>(token.size())),
                         letters.at(random.bounded(static_cast<int>(letters.size()))));
        }
        const QJsonObject inner{
            {noise, noise}, {round % 3 ? u"access_token"_s : u"password"_s, token}, {u"zz"_s, noise}};
        const QJsonObject outer{{u"a"_s, noise}, {u"b"_s, inner}, {u"c"_s, u"kept"_s}};
        const QByteArray body =
            QJsonDocument(outer).toJson(round % 2 ? QJsonDocument::Compact : QJsonDocument::Indented);
        const QByteArray rest = cut(body);
        QVERIFY2(!rest.contains('T') && !rest.contains('K') && !rest.contains('N'), rest.constData());
        QVERIFY2(rest.contains("kept") && rest.size() == body.size(), rest.constData());
        QVERIFY2(QJsonDocument::fromJson(rest).isObject(), rest.constData());
    }
}

void tst_SecretFinder::findsTheTokenInCutJson()
{
    const QByteArray body = R"({"a":[1,{"access_token":"T0\"KEN-ONE"}],"b":"c","\u0061ccess_token":"T0KEN-TWO"})";
    for (qsizetype from = 0; from < 9; ++from) {
        for (qsizetype to = from; to <= body.size(); ++to) {
            const QByteArray rest = cut(body.sliced(from, to - from));
            QVERIFY2(!rest.contains("KEN") && !rest.contains("TWO"), rest.constData());
        }
    }
}

RUNLATCH_TEST(tst_SecretFinder)
#include "tst_secretfinder.moc"
