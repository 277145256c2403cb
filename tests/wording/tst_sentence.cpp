// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/sentence.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;

namespace runlatch::wording {

namespace {

Error error(ErrorKind kind, const QString &rule, const QString &subject, int http = 0)
{
    return {.kind = kind, .rule = rule, .subject = subject, .http = http};
}

Error refused(int http, const QList<base::ServiceError> &errors)
{
    return {.kind = base::kindOfStatus(http), .subject = u"wscr-1"_s, .detail = {}, .http = http, .errors = errors};
}

} // namespace

class TestSentence : public QObject
{
    Q_OBJECT
private slots:
    void everyKindHasWordsForEveryActivity();
    void namesTheThingAndTheNextStep_data();
    void namesTheThingAndTheNextStep();
    void anUncertainOutcomeIsSaidToBeOne_data();
    void anUncertainOutcomeIsSaidToBeOne();
    void theServicesWordsAreQuoted();
    void aFieldIsNamedInWords_data();
    void aFieldIsNamedInWords();
    void manyErrorsAreCounted();
    void statusNamesAreNoWords();
    void aRedirectNamesItsTarget();
    void foreignTextIsTamed();
    void placeholdersOfOthersStayText();
};

void TestSentence::everyKindHasWordsForEveryActivity()
{
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::Usage); ++kind) {
        for (int activity = 0; activity <= static_cast<int>(Activity::ReadingSecret); ++activity) {
            const auto words = sentence(error(static_cast<ErrorKind>(kind), {}, u"tf.example"_s, 499),
                                        static_cast<Activity>(activity));
            const QByteArray where = QByteArray::number(kind) + '/' + QByteArray::number(activity);
            QVERIFY2(words.fact.size() > 5 && words.fact.endsWith(u'.'), where.constData());
            QVERIFY2(words.next.size() > 5 && words.next.endsWith(u'.'), where.constData());
            QVERIFY2(!words.text().contains(u'%'), where.constData());
        }
    }
}

void TestSentence::namesTheThingAndTheNextStep_data()
{
    QTest::addColumn<Error>("problem");
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const Error &problem, Activity activity, const QStringList &words) {
        QTest::newRow(name) << problem << activity << words;
    };
    const QString url = u"https://tf.example:8443/api/v2/organizations"_s;
    using enum ErrorKind;
    row("wrong token", error(Unauthorized, {}, u"acme"_s, 401), Activity::Listing,
        {u"token"_s, u"401"_s, u"Enter a token"_s});
    row("no such host", error(Network, u"network.unknown-host"_s, url), Activity::Listing,
        {u"tf.example:8443"_s, u"spelling"_s});
    row("refused", error(Network, u"network.refused"_s, u"http://127.0.0.1:1/x"_s), Activity::Archiving,
        {u"127.0.0.1:1"_s, u"Check host and port"_s});
    row("web page", error(Protocol, u"http.html"_s, url, 200), Activity::Listing,
        {u"tf.example:8443"_s, u"web page"_s, u"/api/v2"_s});
    row("certificate", error(Tls, u"tls.handshake"_s, url), Activity::Listing,
        {u"tf.example:8443"_s, u"certificate"_s});
    row("broken JSON", error(Protocol, u"json.broken"_s, u"ws-1"_s, 200), Activity::Listing,
        {u"“ws-1”"_s, u"broken JSON"_s});
    row("missing key", error(Protocol, u"json.missing"_s, u"/data/attributes/subject"_s), Activity::Showing,
        {u"/data/attributes/subject"_s});
    row("too large", error(Protocol, u"http.too-large"_s, url), Activity::Listing,
        {u"tf.example:8443"_s, u"smaller pages"_s});
    row("not found", error(NotFound, {}, u"web"_s, 404), Activity::Listing,
        {u"workspace “web”"_s, u"404"_s, u"token may not see"_s, u"paid edition"_s});
    row("not archived", error(NotFound, {}, u"wscr-1"_s, 404), Activity::Archiving,
        {u"“wscr-1” was not archived"_s, u"write access"_s, u"paid edition"_s});
    row("rate limit", error(RateLimited, {}, u"ws-1"_s, 429), Activity::Listing, {u"429"_s, u"Wait"_s});
    row("server", error(Server, {}, u"ws-1"_s, 503), Activity::Listing, {u"503"_s, u"Try again"_s});
    row("port", error(Usage, u"listen.in-use"_s, u"127.0.0.1:8080"_s), Activity::StartingReceiver,
        {u"127.0.0.1:8080"_s, u"another port"_s});
    row("locked", error(Storage, u"store.locked"_s, u"runlatch-cli (4711)"_s), Activity::OpeningStore,
        {u"runlatch-cli (4711)"_s, u"End it"_s});
    row("newer", error(Storage, u"store.newer"_s, u"/home/me/captures.sqlite"_s), Activity::OpeningStore,
        {u"/home/me/captures.sqlite"_s, u"Update"_s});
    row("keychain", error(Secret, u"secret.denied"_s, u"token of acme"_s), Activity::ReadingSecret,
        {u"token of acme"_s, u"Unlock"_s});
    row("token of the request", error(Unauthorized, {}, url, 401), Activity::SendingReply,
        {u"came with the request"_s});
}

void TestSentence::namesTheThingAndTheNextStep()
{
    QFETCH(Error, problem);
    QFETCH(Activity, activity);
    QFETCH(QStringList, words);
    const QString text = sentence(problem, activity).text();
    for (const QString &word : std::as_const(words))
        QVERIFY2(text.contains(word), qPrintable(text + u"\nlacks: "_s + word));
}

void TestSentence::anUncertainOutcomeIsSaidToBeOne_data()
{
    QTest::addColumn<Error>("problem");
    QTest::addColumn<bool>("isUncertain");
    using enum ErrorKind;
    QTest::newRow("closed") << error(Network, u"network.closed"_s, u"http://h/"_s) << true;
    QTest::newRow("cut") << error(Protocol, u"http.cut"_s, u"http://h/"_s) << true;
    QTest::newRow("timeout") << error(Timeout, u"http.timeout"_s, u"http://h/"_s) << true;
    QTest::newRow("server") << error(Server, {}, u"wscr-1"_s, 502) << true;
    QTest::newRow("refused") << error(Network, u"network.refused"_s, u"http://h/"_s) << false;
    QTest::newRow("certificate") << error(Tls, u"tls.handshake"_s, u"https://h/"_s) << false;
}

void TestSentence::anUncertainOutcomeIsSaidToBeOne()
{
    QFETCH(Error, problem);
    QFETCH(bool, isUncertain);
    QCOMPARE(sentence(problem, Activity::Archiving).fact.contains("not known"_L1), isUncertain);
    QVERIFY(!sentence(problem, Activity::Listing).fact.contains("not known"_L1));
}

void TestSentence::theServicesWordsAreQuoted()
{
    const auto words = sentence(refused(422,
                                        {{.status = u"422"_s,
                                          .title = u"invalid attribute"_s,
                                          .detail = u"Name has already been taken"_s,
                                          .pointer = u"/data/attributes/name"_s}}));
    QCOMPARE(words.fact, u"The service understood what was sent for “wscr-1” and refused it (422)."_s);
    QCOMPARE(words.next,
             u"The service says: “Name has already been taken” (field “name”)."
             " Correct what it names, then send it again."_s);
}

void TestSentence::aFieldIsNamedInWords_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("words");
    QTest::newRow("in a list") << u"/data/relationships/outcomes/data/2/attributes/outcome-id"_s
                               << u"(field “outcome-id” of entry 3)"_s;
    QTest::newRow("an entry itself") << u"/data/0"_s << u"(field “0”)"_s;
    QTest::newRow("one part") << u"/data"_s << u"(field “data”)"_s;
}

void TestSentence::aFieldIsNamedInWords()
{
    QFETCH(QString, pointer);
    QFETCH(QString, words);
    const QString text = sentence(refused(422, {{{}, u"no"_s, {}, pointer}})).next;
    QVERIFY2(text.contains(words), qPrintable(text));
}

void TestSentence::manyErrorsAreCounted()
{
    const base::ServiceError one{{}, {}, u"no"_s, {}};
    const QString text = sentence(refused(422, {one, one, one, one, one})).next;
    QVERIFY2(text.startsWith(u"The service says: “no”; “no”; “no”, and 2 more."_s), qPrintable(text));
}

void TestSentence::statusNamesAreNoWords()
{
    QVERIFY(!sentence(refused(404, {{u"404"_s, u"not found"_s, {}, {}}})).text().contains("says"_L1));
    QVERIFY(!sentence(refused(401, {{u"401"_s, u"unauthorized"_s, {}, {}}})).text().contains("says"_L1));
}

void TestSentence::aRedirectNamesItsTarget()
{
    Error redirect = error(ErrorKind::Protocol, u"http.redirect"_s, u"http://tf.example/api/v2/organizations"_s, 301);
    redirect.errors.append({u"301"_s, u"redirect"_s, u"https://tf.example/api/v2/organizations"_s, {}});
    const auto words = sentence(redirect, Activity::ListingOrganizations);
    QVERIFY(words.fact.startsWith("tf.example points to another address (301)"_L1));
    QVERIFY2(words.next.startsWith(u"It points to “https://tf.example/api/v2/organizations”."_s),
             qPrintable(words.next));
}

void TestSentence::foreignTextIsTamed()
{
    const QString hostile = u"a\nb\u202Ec\u2066d\te\u001b[31m<b>"_s + QString(1000, u'x');
    const QString text = sentence(refused(422, {{{}, {}, hostile, {}}})).text();
    QVERIFY2(text.contains(u"“a bcd e[31m<b>xx"_s), qPrintable(text));
    QVERIFY(!text.contains(QString(300, u'x')));
    QVERIFY(text.contains(u"x…”"_s));
}

void TestSentence::placeholdersOfOthersStayText()
{
    const QString text = sentence(error(ErrorKind::NotFound, {}, u"%2 %1 %n"_s, 404)).fact;
    QVERIFY2(text.contains(u"“%2 %1 %n”"_s), qPrintable(text));
}

} // namespace runlatch::wording

QTEST_GUILESS_MAIN(runlatch::wording::TestSentence)
#include "tst_sentence.moc"
