// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/refusedrequest.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// The sentence of a refused request names the limit that it was above.
class tst_RefusedRequest : public QObject
{
    Q_OBJECT
private slots:
    void aLargeBodyIsToldItsLimit();
    void othersHaveTheirOwnWords();
};

void tst_RefusedRequest::aLargeBodyIsToldItsLimit()
{
    const QString rule = base::Rules::HttpBodyTooLarge.name();
    const auto sentence = refusalSentence(rule, 9 * 1024 * 1024);
    QCOMPARE(sentence->fact, u"The request's body is larger than 9 MB, the limit of the listener at that time."_s);
    QVERIFY(sentence->next.contains(u"“Largest body”"_s) && sentence->next.contains(u"--max-body"_s));
    const auto unknown = refusalSentence(rule, 0);
    QCOMPARE(unknown->fact, sentenceOfRuleName(rule)->fact);
    QCOMPARE(unknown->next, sentence->next);
}

void tst_RefusedRequest::othersHaveTheirOwnWords()
{
    const QString rule = base::Rules::HttpNoHost.name();
    QCOMPARE(refusalSentence(rule, 5)->text(), sentenceOfRuleName(rule)->text());
    QVERIFY(!refusalSentence(u"http.of-a-later-version"_s, 5));
}

RUNLATCH_TEST(tst_RefusedRequest)

} // namespace runlatch::wording

#include "tst_refusedrequest.moc"
