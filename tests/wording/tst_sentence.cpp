// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "support/suite.h"
#include "wording/sentence.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Rules;

namespace runlatch::wording {

namespace {

Error error(ErrorKind kind, base::Rule rule, const QString &subject, int http = 0)
{
    return {.kind = kind, .rule = rule, .subject = subject, .http = http};
}

Error refused(int http, const QList<base::ServiceError> &errors)
{
    return {.kind = base::kindOfStatus(http), .subject = u"wscr-1"_s, .detail = {}, .http = http, .errors = errors};
}

} // namespace

/// Every error of every activity is a fact and a next step.
class tst_Sentence : public QObject
{
    Q_OBJECT
private slots:
    void everyKindHasWordsForEveryActivity();
    void aRefusedLookHasBothStatuses();
    void namesTheThingAndTheNextStep_data();
    void namesTheThingAndTheNextStep();
    void aRunTaskRequestThatCannotBeSentIsNotBlamedOnOthers_data();
    void aRunTaskRequestThatCannotBeSentIsNotBlamedOnOthers();
    void creatingAndExploring_data();
    void creatingAndExploring();
    void everyDistrustNamesTheHostAndShowsTheCertificate_data();
    void everyDistrustNamesTheHostAndShowsTheCertificate();
    void anUncertainOutcomeIsSaidToBeOne_data();
    void anUncertainOutcomeIsSaidToBeOne();
    void anUncertainCreationIsNeverTriedAgainBlindly_data();
    void anUncertainCreationIsNeverTriedAgainBlindly();
    void aCertainRefusalOfACreationIsNotUncertain_data();
    void aCertainRefusalOfACreationIsNotUncertain();
    void theFlagAloneMakesAnOutcomeUncertain_data();
    void theFlagAloneMakesAnOutcomeUncertain();
    void anUncertainOutcomeKeepsTheServicesWords();
    void theServicesWordsAreQuoted();
    void aFieldIsNamedInWords_data();
    void aFieldIsNamedInWords();
    void manyErrorsAreCounted();
    void statusNamesAreNoWords();
    void aRedirectNamesItsTarget();
    void foreignTextIsTamed();
    void placeholdersOfOthersStayText();
};

void tst_Sentence::everyKindHasWordsForEveryActivity()
{
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::Usage); ++kind) {
        for (int activity = 0; activity <= static_cast<int>(Activity::SendingVerification); ++activity) {
            const auto words = sentence(error(static_cast<ErrorKind>(kind), {}, u"tf.example"_s, 499),
                                        static_cast<Activity>(activity));
            const QByteArray where = QByteArray::number(kind) + '/' + QByteArray::number(activity);
            QVERIFY2(words.fact.size() > 5 && words.fact.endsWith(u'.'), where.constData());
            QVERIFY2(words.next.size() > 5 && words.next.endsWith(u'.'), where.constData());
            QVERIFY2(!words.text().contains(u'%'), where.constData());
        }
    }
}

void tst_Sentence::aRefusedLookHasBothStatuses()
{
    Error unconfirmed = error(ErrorKind::Unauthorized, Rules::ArchiveUnconfirmed, u"wscr-1"_s, 204);
    unconfirmed.facts = {u"401"_s};
    unconfirmed.outcomeUnknown = true;
    const QString text = sentence(unconfirmed, Activity::Archiving).text();
    QVERIFY2(text.contains(u"The service answered 204"_s) && text.contains(u"It answered 401"_s), qPrintable(text));
    unconfirmed.facts.clear();
    QVERIFY(!sentence(unconfirmed, Activity::Archiving).text().contains(u"It answered"_s));
}

void tst_Sentence::namesTheThingAndTheNextStep_data()
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
    row("no such host", error(Network, Rules::NetworkUnknownHost, url), Activity::Listing,
        {u"tf.example:8443"_s, u"spelling"_s});
    row("refused", error(Network, Rules::NetworkRefused, u"http://127.0.0.1:1/x"_s), Activity::Archiving,
        {u"127.0.0.1:1"_s, u"Check host and port"_s});
    row("web page", error(Protocol, Rules::HttpHtml, url, 200), Activity::Listing,
        {u"tf.example:8443"_s, u"web page"_s, u"/api/v2"_s});
    row("no https", error(Tls, Rules::TlsHandshake, url), Activity::Listing, {u"tf.example:8443"_s, u"https"_s});
    row("broken JSON", error(Protocol, Rules::JsonBroken, u"ws-1"_s, 200), Activity::Listing,
        {u"“ws-1”"_s, u"broken JSON"_s});
    row("missing key", error(Protocol, Rules::JsonMissing, u"/data/attributes/subject"_s), Activity::Showing,
        {u"/data/attributes/subject"_s});
    row("too large", error(Protocol, Rules::HttpTooLarge, url), Activity::Listing,
        {u"tf.example:8443"_s, u"smaller pages"_s});
    row("not found", error(NotFound, {}, u"web"_s, 404), Activity::Listing,
        {u"workspace “web”"_s, u"404"_s, u"token may not see"_s, u"paid edition"_s});
    row("not archived", error(NotFound, {}, u"wscr-1"_s, 404), Activity::Archiving,
        {u"“wscr-1” was not archived"_s, u"write access"_s, u"paid edition"_s});
    row("rate limit", error(RateLimited, {}, u"ws-1"_s, 429), Activity::Listing, {u"429"_s, u"Wait"_s});
    row("server", error(Server, {}, u"ws-1"_s, 503), Activity::Listing, {u"503"_s, u"Try again"_s});
    row("no host", error(Usage, Rules::HttpUrl, u"https:"_s), Activity::Listing, {u"https:"_s});
    row("a file", error(Storage, Rules::StoreNewer, u"file://h/captures.sqlite"_s), Activity::Unknown,
        {u"file://h/captures.sqlite"_s});
    row("port", error(Usage, Rules::ListenInUse, u"127.0.0.1:8080"_s), Activity::Unknown,
        {u"127.0.0.1:8080"_s, u"another port"_s});
    row("locked", error(Storage, Rules::StoreLocked, u"runlatch-cli (4711)"_s), Activity::Unknown,
        {u"runlatch-cli (4711)"_s, u"End it"_s});
    row("newer", error(Storage, Rules::StoreNewer, u"/home/me/captures.sqlite"_s), Activity::Unknown,
        {u"/home/me/captures.sqlite"_s, u"Update"_s});
    base::Error foreign = error(Storage, Rules::StoreForeign, u"/home/me/captures.sqlite"_s);
    foreign.facts = {u"trigger \"x\u202e\""_s};
    row("foreign", foreign, Activity::Unknown, {u"/home/me/captures.sqlite"_s, u"trigger \"x"_s, u"left as it is"_s});
    row("unproven", error(Usage, Rules::ReplyUnproven, url), Activity::SendingReply,
        {u"tf.example:8443"_s, u"know that address"_s});
    row("keychain", error(Secret, Rules::SecretDenied, u"token of acme"_s), Activity::ReadingSecret,
        {u"token of acme"_s, u"Unlock"_s});
    row("token without the right", error(Rejected, {}, url, 403), Activity::SendingReply,
        {u"of the request (403)"_s, u"start the run again"_s});
    row("reply that is not allowed", error(Rejected, {}, url, 405), Activity::SendingReply,
        {u"callback address takes no reply"_s, u"(405)"_s, u"set the right callback address"_s});
    row("redirected reply", error(Protocol, Rules::HttpRedirect, url, 307), Activity::SendingReply,
        {u"(307), which is not followed"_s, u"was not accepted"_s});
    row("token of the request", error(Unauthorized, {}, url, 401), Activity::SendingReply, {u"of the request"_s});
}

void tst_Sentence::namesTheThingAndTheNextStep()
{
    QFETCH(Error, problem);
    QFETCH(Activity, activity);
    QFETCH(QStringList, words);
    const QString text = sentence(problem, activity).text();
    for (const QString &word : std::as_const(words))
        QVERIFY2(text.contains(word), qPrintable(text + u"\nlacks: "_s + word));
}

void tst_Sentence::aRunTaskRequestThatCannotBeSentIsNotBlamedOnOthers_data()
{
    QTest::addColumn<Error>("problem");
    QTest::addColumn<QString>("part");
    QTest::newRow("first line") << error(ErrorKind::Usage, Rules::HttpMethod, {}) << u"first line"_s;
    QTest::newRow("header") << error(ErrorKind::Usage, Rules::HttpHeader, {}) << u"one of its headers"_s;
}

/// Its bytes are those of a capture: no token and no service has to do with them.
void tst_Sentence::aRunTaskRequestThatCannotBeSentIsNotBlamedOnOthers()
{
    QFETCH(Error, problem);
    QFETCH(QString, part);
    const Sentence words = sentence(problem, Activity::SendingRunTask);
    QVERIFY2(words.fact.contains(part), qPrintable(words.fact));
    for (const QString &other : {u"token"_s, u"service"_s, u"Enter it again"_s})
        QVERIFY2(!words.text().contains(other), qPrintable(words.text()));
    QCOMPARE(words.action, Sentence::Action::None);
}

void tst_Sentence::creatingAndExploring_data()
{
    QTest::addColumn<Error>("problem");
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const Error &problem, Activity activity, const QStringList &words) {
        QTest::newRow(name) << problem << activity << words;
    };
    using enum ErrorKind;
    using enum Activity;
    row("may not create", error(NotFound, {}, u"acme"_s, 404), CreatingChangeRequests,
        {u"“acme”"_s, u"No change requests were created"_s, u"404"_s, u"owners team"_s, u"all workspaces"_s,
         u"edition"_s});
    row("too fast to create", error(RateLimited, {}, u"acme"_s, 429), CreatingChangeRequests,
        {u"No change requests were created"_s, u"429"_s, u"Wait"_s});
    row("target", error(Usage, Rules::CreateTarget, u"prj-1"_s), CreatingChangeRequests, {u"“prj-1”"_s, u"ws-"_s});
    row("may not explore", error(NotFound, {}, u"acme"_s, 404), Exploring,
        {u"“acme”"_s, u"404"_s, u"read all"_s, u"by list"_s});
    row("too fast to explore", error(RateLimited, {}, u"acme"_s, 429), Exploring, {u"queries"_s, u"Wait"_s});
    row("slow query", error(Timeout, Rules::HttpTimeout, u"https://h/"_s), Exploring, {u"h did"_s, u"condition"_s});
    row("number", error(Usage, Rules::ExplorerNumber, u"module_count"_s), Exploring,
        {u"“module_count”"_s, u"Enter a number, for example 10."_s});
    row("fault", error(Usage, Rules::FaultProbability, u"reset@2"_s), Unknown, {u"“reset@2”"_s, u"@0.2"_s});
    row("fault's count", error(Usage, Rules::FaultCount, u"reset#0"_s), Unknown, {u"“reset#0”"_s, u"status=503#2"_s});
    row("fault's place", error(Usage, Rules::FaultPlace, u"x:reset"_s), Unknown, {u"“x:reset”"_s, u"callback:"_s});
    row("passphrase", error(Secret, Rules::TlsPassphrase, u"/etc/key.pem"_s), Unknown,
        {u"“/etc/key.pem”"_s, u"passphrase"_s});
    row("verification", error(Protocol, {}, u"http://127.0.0.1:8080/x"_s, 202), SendingVerification,
        {u"127.0.0.1:8080"_s, u"202"_s, u"only 200"_s});
    row("verification key", error(Unauthorized, {}, u"http://127.0.0.1:8080/x"_s, 401), SendingVerification,
        {u"127.0.0.1:8080"_s, u"HMAC key"_s});
}

void tst_Sentence::creatingAndExploring()
{
    namesTheThingAndTheNextStep();
}

void tst_Sentence::everyDistrustNamesTheHostAndShowsTheCertificate_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("tls.expired") << u"expired"_s;
    QTest::newRow("tls.not-yet-valid") << u"not valid yet"_s;
    QTest::newRow("tls.wrong-host") << u"a different host"_s;
    QTest::newRow("tls.self-signed") << u"self-signed"_s;
    QTest::newRow("tls.unknown-issuer") << u"issuer"_s;
    QTest::newRow("tls.changed") << u"a different certificate"_s;
    QTest::newRow("tls.revoked") << u"revoked"_s;
}

void tst_Sentence::everyDistrustNamesTheHostAndShowsTheCertificate()
{
    QFETCH(QString, word);
    const base::Rule rule = Rules::ofName(QString::fromLatin1(QTest::currentDataTag())).value();
    const auto words = sentence(error(ErrorKind::Tls, rule, u"https://tf.example:8443/api/v2"_s), Activity::Listing);
    for (const QString &part : {u"tf.example:8443"_s, word, u"nothing was sent"_s})
        QVERIFY2(words.fact.contains(part, Qt::CaseInsensitive), qPrintable(words.fact));
    QCOMPARE(words.action, Sentence::Action::ShowCertificate);
}

void tst_Sentence::anUncertainOutcomeIsSaidToBeOne_data()
{
    QTest::addColumn<Error>("problem");
    QTest::addColumn<bool>("isUncertain");
    using enum ErrorKind;
    QTest::newRow("closed") << error(Network, Rules::NetworkClosed, u"http://h/"_s) << true;
    QTest::newRow("cut") << error(Protocol, Rules::HttpCut, u"http://h/"_s) << true;
    QTest::newRow("timeout") << error(Timeout, Rules::HttpTimeout, u"http://h/"_s) << true;
    QTest::newRow("server") << error(Server, {}, u"wscr-1"_s, 502) << true;
    QTest::newRow("refused") << error(Network, Rules::NetworkRefused, u"http://h/"_s) << false;
    QTest::newRow("certificate") << error(Tls, Rules::TlsHandshake, u"https://h/"_s) << false;
}

void tst_Sentence::anUncertainOutcomeIsSaidToBeOne()
{
    QFETCH(Error, problem);
    QFETCH(bool, isUncertain);
    QCOMPARE(sentence(problem, Activity::Archiving).fact.contains("not known"_L1), isUncertain);
    QVERIFY(!sentence(problem, Activity::Listing).fact.contains("not known"_L1));
}

void tst_Sentence::anUncertainCreationIsNeverTriedAgainBlindly_data()
{
    QTest::addColumn<Error>("problem");
    QTest::addColumn<QString>("cause");
    using enum ErrorKind;
    QTest::newRow("closed") << error(Network, Rules::NetworkClosed, u"http://h/"_s) << u"h closed the connection"_s;
    QTest::newRow("failed") << error(Network, Rules::NetworkFailed, u"http://h/"_s) << u"connection to h failed"_s;
    QTest::newRow("cut") << error(Protocol, Rules::HttpCut, u"http://h/"_s) << u"middle of the answer"_s;
    QTest::newRow("timeout") << error(Timeout, Rules::HttpTimeout, u"http://h/"_s) << u"h did not answer in time"_s;
    QTest::newRow("server") << error(Server, {}, u"acme"_s, 503) << u"The service failed (503)"_s;
    QTest::newRow("web page") << error(Protocol, Rules::HttpHtml, u"http://h/"_s, 200) << u"web page"_s;
    QTest::newRow("broken") << error(Protocol, Rules::JsonBroken, u"acme"_s, 201) << u"broken JSON"_s;
    QTest::newRow("no id") << error(Protocol, Rules::JsonMissing, u"/data/id"_s, 201) << u"lacks “/data/id”"_s;
    QTest::newRow("redirect") << error(Protocol, Rules::HttpRedirect, u"http://h/"_s, 303) << u"another address"_s;
    QTest::newRow("stopped") << error(Cancelled, {}, u"acme"_s) << u"Stopped."_s;
}

void tst_Sentence::anUncertainCreationIsNeverTriedAgainBlindly()
{
    QFETCH(Error, problem);
    QFETCH(QString, cause);
    problem.outcomeUnknown = true;
    const auto words = sentence(problem, Activity::CreatingChangeRequests);
    QCOMPARE(words.fact, u"It is not known whether the change requests were created."_s);
    for (const QString &part : {cause, u"Look at the change requests of a target before you try again"_s,
                                u"does not send this again by itself"_s})
        QVERIFY2(words.next.contains(part), qPrintable(words.next));
    QCOMPARE(words.action, Sentence::Action::LookAtChangeRequests);
}

void tst_Sentence::aCertainRefusalOfACreationIsNotUncertain_data()
{
    QTest::addColumn<Error>("problem");
    using enum ErrorKind;
    QTest::newRow("refused") << error(Network, Rules::NetworkRefused, u"http://h/"_s);
    QTest::newRow("certificate") << error(Tls, Rules::TlsExpired, u"https://h/"_s);
    QTest::newRow("token") << error(Unauthorized, {}, u"acme"_s, 401);
    QTest::newRow("not found") << error(NotFound, {}, u"acme"_s, 404);
    QTest::newRow("rejected") << error(Rejected, {}, u"acme"_s, 422);
    QTest::newRow("rate limit") << error(RateLimited, {}, u"acme"_s, 429);
}

void tst_Sentence::aCertainRefusalOfACreationIsNotUncertain()
{
    QFETCH(Error, problem);
    const auto words = sentence(problem, Activity::CreatingChangeRequests);
    QVERIFY2(!words.text().contains("not known"_L1), qPrintable(words.text()));
    QVERIFY(words.action != Sentence::Action::LookAtChangeRequests);
}

void tst_Sentence::theFlagAloneMakesAnOutcomeUncertain_data()
{
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<QString>("fact");
    QTest::newRow("anything") << Activity::Unknown << u"It is not known whether this was carried out."_s;
    QTest::newRow("archive") << Activity::Archiving << u"It is not known whether the change request was archived."_s;
    QTest::newRow("reply") << Activity::SendingReply << u"It is not known whether the reply arrived."_s;
}

void tst_Sentence::theFlagAloneMakesAnOutcomeUncertain()
{
    QFETCH(Activity, activity);
    QFETCH(QString, fact);
    Error problem = error(ErrorKind::Protocol, Rules::JsonBroken, u"wscr-1"_s, 200);
    QVERIFY(!sentence(problem, activity).fact.contains("not known"_L1));
    problem.outcomeUnknown = true;
    const auto words = sentence(problem, activity);
    QCOMPARE(words.fact, fact);
    QVERIFY2(words.next.startsWith(u"The answer about “wscr-1” is broken JSON. "_s), qPrintable(words.next));
}

void tst_Sentence::anUncertainOutcomeKeepsTheServicesWords()
{
    const auto words = sentence(refused(500, {{.detail = u"Queue <b>full</b>"_s}}), Activity::CreatingChangeRequests);
    QVERIFY2(words.next.startsWith(u"The service failed (500). "
                                   "The service says: “Queue <b>full</b>”. Look at the change requests"_s),
             qPrintable(words.next));
}

void tst_Sentence::theServicesWordsAreQuoted()
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

void tst_Sentence::aFieldIsNamedInWords_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("words");
    QTest::newRow("in a list") << u"/data/relationships/outcomes/data/2/attributes/outcome-id"_s
                               << u"(field “outcome-id” of entry 3)"_s;
    QTest::newRow("an entry itself") << u"/data/0"_s << u"(field “0”)"_s;
    QTest::newRow("one part") << u"/data"_s << u"(field “data”)"_s;
}

void tst_Sentence::aFieldIsNamedInWords()
{
    QFETCH(QString, pointer);
    QFETCH(QString, words);
    const QString text = sentence(refused(422, {{{}, u"no"_s, {}, pointer}})).next;
    QVERIFY2(text.contains(words), qPrintable(text));
}

void tst_Sentence::manyErrorsAreCounted()
{
    const base::ServiceError one{{}, {}, u"no"_s, {}};
    const QString text = sentence(refused(422, {one, one, one, one, one})).next;
    QVERIFY2(text.startsWith(u"The service says: “no”; “no”; “no”, and 2 more."_s), qPrintable(text));
}

void tst_Sentence::statusNamesAreNoWords()
{
    QVERIFY(!sentence(refused(404, {{u"404"_s, u"not found"_s, {}, {}}})).text().contains("says"_L1));
    QVERIFY(!sentence(refused(401, {{u"401"_s, u"unauthorized"_s, {}, {}}})).text().contains("says"_L1));
}

void tst_Sentence::aRedirectNamesItsTarget()
{
    Error redirect = error(ErrorKind::Protocol, Rules::HttpRedirect, u"http://tf.example/api/v2/organizations"_s, 301);
    redirect.errors.append({u"301"_s, u"redirect"_s, u"https://tf.example/api/v2/organizations"_s, {}});
    const auto words = sentence(redirect, Activity::ListingOrganizations);
    QVERIFY(words.fact.startsWith("tf.example points to another address (301)"_L1));
    QVERIFY2(words.next.startsWith(u"It points to “https://tf.example/api/v2/organizations”."_s),
             qPrintable(words.next));
}

void tst_Sentence::foreignTextIsTamed()
{
    const QString hostile = u"a\nb\u202Ec\u2066d\te\u001b[31m<b>"_s + QString(1000, u'x');
    const QString text = sentence(refused(422, {{{}, {}, hostile, {}}})).text();
    QVERIFY2(text.contains(u"“a bcd e[31m<b>xx"_s), qPrintable(text));
    QVERIFY(!text.contains(QString(300, u'x')));
    QVERIFY(text.contains(u"x…”"_s));
}

void tst_Sentence::placeholdersOfOthersStayText()
{
    const QString text = sentence(error(ErrorKind::NotFound, {}, u"%2 %1 %n"_s, 404)).fact;
    QVERIFY2(text.contains(u"“%2 %1 %n”"_s), qPrintable(text));
}

RUNLATCH_TEST(tst_Sentence)

} // namespace runlatch::wording

#include "tst_sentence.moc"
