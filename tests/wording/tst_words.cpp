// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/utc.h"
#include "support/suite.h"
#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/signature/signature.h"
#include "wording/times.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// Values have words, and foreign text in them is capped and no markup.
class tst_Words : public QObject
{
    Q_OBJECT
private slots:
    void quotesAreCappedWithoutBreakingACharacter();
    void toolTipsAreNeverMarkup();
    void longRunsAreBroken();
    void timesAreRelative_data();
    void timesAreRelative();
    void exactTimesAreUtc();
    void theArchiverIsNamedAsFarAsTold_data();
    void theArchiverIsNamedAsFarAsTold();
    void unknownNamesStayAsWritten();
    void everyValueHasAWord();
    void operatorsReadAsPartOfASentence_data();
    void operatorsReadAsPartOfASentence();
    void theDialectOfABulkActionIsASentence_data();
    void theDialectOfABulkActionIsASentence();
    void everyVerdictAndCauseIsExplained_data();
    void everyVerdictAndCauseIsExplained();
    void namesTheSignatureThatHolds();
    void theSignatureOfARefusedRequestIsNotChecked();
};

void tst_Words::quotesAreCappedWithoutBreakingACharacter()
{
    QCOMPARE(quoted(u"no"_s), u"“no”"_s);
    QCOMPARE(shortened(QString(300, u'x')).size(), 300);
    QCOMPARE(shortened(QString(301, u'x')), QString(299, u'x') + u'…');
    QCOMPARE(shortened(QString(298, u'x') + u"\U0001F469!"_s), QString(298, u'x') + u'…');
}

void tst_Words::toolTipsAreNeverMarkup()
{
    QCOMPARE(toolTip(u"<img src=x> & \n<b>"_s), u"<span>&lt;img src=x&gt; &amp;  &lt;b&gt;</span>"_s);
    QCOMPARE(toolTip({}), QString());
}

void tst_Words::longRunsAreBroken()
{
    QCOMPARE(breakLongRuns(u"abcdefgh ij"_s, 3), u"abc\ndef\ngh ij"_s);
    QCOMPARE(breakLongRuns(u"abc def"_s, 3), u"abc def"_s);
    QCOMPARE(breakLongRuns(u"abc\U0001F469d"_s, 4), u"abc\U0001F469\nd"_s); // no half of a letter stands alone
}

void tst_Words::timesAreRelative_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("now") << 0 << u"just now"_s;
    QTest::newRow("a little ahead") << -240 << u"just now"_s;
    QTest::newRow("five minutes ahead") << -300 << u"just now"_s;
    QTest::newRow("six minutes ahead") << -360 << u"2026-11-21 10:06:00 UTC"_s;
    QTest::newRow("far ahead") << -7200 << u"2026-11-21 12:00:00 UTC"_s;
    QTest::newRow("59 s") << 59 << u"just now"_s;
    QTest::newRow("minutes") << 3599 << u"59 min ago"_s;
    QTest::newRow("hours") << 86399 << u"23 h ago"_s;
    QTest::newRow("days") << 59 * 86400 << u"59 day(s) ago"_s; // no translation is loaded here
    QTest::newRow("the first minute") << 60 << u"1 min ago"_s;
    QTest::newRow("the first hour") << 3600 << u"1 h ago"_s;
    QTest::newRow("the first day") << 86400 << u"1 day(s) ago"_s;
    QTest::newRow("the first months") << 60 * 86400 << u"2 month(s) ago"_s;
    QTest::newRow("months") << 90 * 86400 << u"3 month(s) ago"_s;
    QTest::newRow("the last months") << 729 * 86400 << u"24 month(s) ago"_s;
    QTest::newRow("the first years") << 730 * 86400 << u"2 year(s) ago"_s;
    QTest::newRow("years") << 800 * 86400 << u"2 year(s) ago"_s;
}

void tst_Words::timesAreRelative()
{
    QFETCH(int, seconds);
    QFETCH(QString, words);
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    QCOMPARE(relativeTime(now.addSecs(-seconds), now), words);
    QCOMPARE(relativeTime({}, now), QString());
}

void tst_Words::exactTimesAreUtc()
{
    const auto time = QDateTime::fromString(u"2024-06-12T23:45:11.594+02:00"_s, Qt::ISODateWithMs);
    QCOMPARE(exactTime(time), u"2024-06-12 21:45:11 UTC"_s);
    QCOMPARE(exactTime({}), QString());
}

void tst_Words::theArchiverIsNamedAsFarAsTold_data()
{
    const QDateTime at(QDate(2024, 6, 12), QTime(21, 45, 11), base::Utc);
    QTest::addColumn<std::optional<protocol::Archived>>("archived");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const std::optional<protocol::Archived> &archived, const QString &words) {
        QTest::newRow(name) << archived << words;
    };
    row("active", {}, u"Active"_s);
    row("both", protocol::Archived{u"user-1"_s, at}, u"Archived by user-1 on 2024-06-12 21:45:11 UTC"_s);
    row("who", protocol::Archived{u"user-1"_s, {}}, u"Archived by user-1"_s);
    row("when", protocol::Archived{{}, at}, u"Archived on 2024-06-12 21:45:11 UTC"_s);
    row("nothing", protocol::Archived{}, u"Archived"_s);
}

void tst_Words::theArchiverIsNamedAsFarAsTold()
{
    QFETCH(std::optional<protocol::Archived>, archived);
    QFETCH(QString, words);
    QCOMPARE(archivedBy(archived), words);
}

void tst_Words::unknownNamesStayAsWritten()
{
    QCOMPARE(stage(u"post_plan"_s), u"Post-plan"_s);
    QCOMPARE(stage(u"pre-flight\n"_s), u"pre-flight"_s);
    QCOMPARE(enforcementLevel(u"mandatory"_s), u"Mandatory"_s);
    QCOMPARE(enforcementLevel(u"test"_s), u"test"_s);
}

void tst_Words::everyValueHasAWord()
{
    for (int state = 0; state <= static_cast<int>(protocol::TaskState::Unreachable); ++state)
        QVERIFY(!taskState(static_cast<protocol::TaskState>(state)).isEmpty());
    for (int status = 0; status <= static_cast<int>(protocol::TaskStatus::Failed); ++status)
        QVERIFY(!taskStatus(static_cast<protocol::TaskStatus>(status)).isEmpty());
    for (int value = 0; value <= static_cast<int>(protocol::Verdict::Invalid); ++value)
        QVERIFY(!verdict(static_cast<protocol::Verdict>(value)).isEmpty());
    QVERIFY(changeRequestState(true) != changeRequestState(false));
}

void tst_Words::operatorsReadAsPartOfASentence_data()
{
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &words) { QTest::newRow(name) << words; };
    row("is", u"is"_s);
    row("is_not", u"is not"_s);
    row("contains", u"contains"_s);
    row("does_not_contain", u"does not contain"_s);
    row("is_empty", u"is empty"_s);
    row("is_not_empty", u"is not empty"_s);
    row("gt", u"greater than"_s);
    row("lt", u"less than"_s);
    row("gteq", u"at least"_s);
    row("lteq", u"at most"_s);
    row("is_before", u"is before"_s);
    row("is_after", u"is after"_s);
}

void tst_Words::operatorsReadAsPartOfASentence()
{
    QFETCH(QString, words);
    const auto of = protocol::operatorOfName(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(of);
    QCOMPARE(operatorWords(*of), words);
}

void tst_Words::theDialectOfABulkActionIsASentence_data()
{
    using protocol::BulkActionDialect;
    using enum protocol::FilterDialect;
    QTest::addColumn<BulkActionDialect>("dialect");
    QTest::addColumn<bool>("isFound");
    QTest::addColumn<QString>("words");
    const BulkActionDialect flat{BulkActionDialect::ActionType::Singular, BulkActionDialect::Placement::Attributes,
                                 Flat};
    const BulkActionDialect other{BulkActionDialect::ActionType::Plural, BulkActionDialect::Placement::Data, Nested};
    QTest::newRow("usual, found") << BulkActionDialect() << true
                                  << u"The service accepts the form of its own clients."_s;
    QTest::newRow("usual, untried")
        << BulkActionDialect() << false
        << u"This is the form of the service's own clients. Where the service refuses it, another documented form is "
           "tried."_s;
    QTest::newRow("flat, found")
        << flat << true
        << u"The service accepts another documented form: each condition is an object with “field”, “operator” and "
           "“value”."_s;
    QTest::newRow("two differences, untried")
        << other << false
        << u"This is another documented form: the action type is “change_requests”; its members are directly below "
           "“data”."_s;
}

void tst_Words::theDialectOfABulkActionIsASentence()
{
    QFETCH(const protocol::BulkActionDialect, dialect);
    QFETCH(const bool, isFound);
    QFETCH(const QString, words);
    QCOMPARE(bulkActionDialect(dialect, isFound), words);
}

void tst_Words::everyVerdictAndCauseIsExplained_data()
{
    QTest::addColumn<protocol::SignatureCheck>("check");
    QTest::addColumn<QString>("word");
    using protocol::Verdict;
    const auto row = [](Verdict verdict, base::Rule cause, const QString &word) {
        QTest::addRow("%s %s", qPrintable(protocol::verdictName(verdict)), qPrintable(cause.name()))
            << protocol::SignatureCheck{.verdict = verdict, .cause = cause, .expected = {}, .received = {}} << word;
    };
    row(Verdict::Valid, {}, u"valid for this body"_s);
    row(Verdict::Unsigned, {}, u"absent or empty"_s);
    row(Verdict::Unchecked, {}, u"No HMAC key"_s);
    row(Verdict::Invalid, base::Rules::DigestDiffers, u"another key"_s);
    row(Verdict::Invalid, base::Rules::DigestUpperCase, u"upper case"_s);
    row(Verdict::Invalid, base::Rules::DigestBase64, u"base64"_s);
    row(Verdict::Invalid, base::Rules::DigestPrefix, u"sha512="_s);
    row(Verdict::Invalid, base::Rules::DigestLength, u"128 digits"_s);
    row(Verdict::Invalid, base::Rules::DigestNotHex, u"hexadecimal"_s);
    row(Verdict::Invalid, base::Rules::HeaderRepeated, u"more than once"_s);
    row(Verdict::Invalid, base::Rules::BodyNewlineLost, u"arrived without it"_s);
    row(Verdict::Unsigned, base::Rules::HeaderMissing, u"no signature header"_s);
    row(Verdict::Unchecked, base::Rules::KeyMissing, u"only one of the two sides has a key"_s);
    row(Verdict::Invalid, {}, u"another key"_s);
}

void tst_Words::everyVerdictAndCauseIsExplained()
{
    QFETCH(protocol::SignatureCheck, check);
    QFETCH(QString, word);
    const auto words = signatureSentence(check);
    QVERIFY2(words.fact.contains(word), qPrintable(words.fact));
    QCOMPARE(words.next.isEmpty(), check.verdict == protocol::Verdict::Valid);
    const bool isUnsigned = check.verdict == protocol::Verdict::Unsigned; // maybe a notification, which has no run task
    QVERIFY(!isUnsigned || words.next.contains(u"token of the notification"_s));
}

void tst_Words::namesTheSignatureThatHolds()
{
    const QByteArray body("{}");
    const QByteArray right = protocol::sign("key", body);
    const auto same = protocol::checkSignature("key", body, {right, right});
    QVERIFY(signatureSentence(same).fact.contains(u"All are the same, and valid"_s));
    const auto check = protocol::checkSignature("key", body, {QByteArray(128, '0'), right});
    const Sentence sentence = signatureSentence(check);
    QVERIFY2(sentence.fact.contains(u"Number 2 (%1...)"_s.arg(QString::fromLatin1(right.first(8)))),
             qPrintable(sentence.fact));
    QVERIFY(!sentence.next.isEmpty());
}

/// A key may be set there.
void tst_Words::theSignatureOfARefusedRequestIsNotChecked()
{
    const protocol::SignatureCheck unchecked;
    QCOMPARE(signatureSentence(unchecked, true).text(),
             u"The request was refused, so its signature was not checked."_s);
    QVERIFY(signatureSentence(unchecked).fact.contains(u"No HMAC key is set"_s));
    protocol::SignatureCheck cut;
    cut.cause = base::Rules::BodyIncomplete;
    QCOMPARE(signatureSentence(cut, true).fact, signatureSentence(cut).fact);
}

RUNLATCH_TEST(tst_Words)

} // namespace runlatch::wording

#include "tst_words.moc"
