// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include "wording/purposes.h"

#include "sources.h"
#include "support/suite.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

/// Every rule that is a literal in the sources, with its file.
QHash<QString, QString> rulesInSources()
{
    static const QStringList groups{
        u"bearer"_s,    u"callback"_s, u"command"_s, u"connection"_s, u"integration"_s, u"create"_s, u"digest"_s,
        u"discovery"_s, u"explorer"_s, u"fault"_s,   u"filter"_s,     u"header"_s,      u"http"_s,   u"json"_s,
        u"listen"_s,    u"memory"_s,   u"network"_s, u"reply"_s,      u"request"_s,     u"secret"_s, u"service"_s,
        u"simulator"_s, u"store"_s,    u"target"_s,  u"tls"_s,        u"token"_s};
    static const QRegularExpression literal(u"u\"((?:%1)\\.[a-z][a-z-]*)\""_s.arg(groups.join(u'|')));
    QHash<QString, QString> rules = tests::inSources(literal);
    rules.removeIf([](const auto &rule) { return !purposeWords(rule.key()).isEmpty(); }); // "explorer.matches"
    return rules;
}

QList<Phrase> allPhrases()
{
    QList<Phrase> all;
    for (const auto &table :
         {kindPhrases(), exchangePhrases(), trustPhrases(), connectionPhrases(), creationPhrases(), refusalPhrases(),
          replyPhrases(), callbackPhrases(), signaturePhrases(), machinePhrases(), filterPhrases()})
        all.append(QList<Phrase>(table.begin(), table.end()));
    return all;
}

} // namespace

/// Every rule that the sources name has words of its own.
class tst_Phrases : public QObject
{
    Q_OBJECT
private slots:
    void everyRuleInTheSourcesHasWordsOfItsOwn();
    void noTwoRowsAreForTheSame();
    void everyRowIsTwoWholeSentences();
    void everyStatusKeyBelongsToAKind();
    void anActivityWithoutWordsOfItsOwnTakesTheGeneralOnes();
};

void tst_Phrases::everyRuleInTheSourcesHasWordsOfItsOwn()
{
    const auto rules = rulesInSources();
    QVERIFY(rules.size() > 40); // otherwise the sources were not found
    QStringList missing;
    for (auto rule = rules.begin(); rule != rules.end(); ++rule) {
        if (!findRule(rule.key()))
            missing.append(rule.key() + u" in "_s + rule.value());
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void tst_Phrases::noTwoRowsAreForTheSame()
{
    QSet<std::pair<QByteArray, int>> seen;
    for (const Phrase &phrase : allPhrases()) {
        const std::pair key(QByteArray(phrase.key), static_cast<int>(phrase.activity));
        QVERIFY2(!seen.contains(key), phrase.key);
        seen.insert(key);
    }
}

void tst_Phrases::everyRowIsTwoWholeSentences()
{
    for (const Phrase &phrase : allPhrases()) {
        const QString fact = QString::fromUtf8(phrase.fact);
        const QString next = QString::fromUtf8(phrase.next);
        QVERIFY2(fact.endsWith(u'.'), phrase.key);
        QVERIFY2(next.isEmpty() || next.endsWith(u'.'), phrase.key);
        QVERIFY2(!fact.contains(QRegularExpression(u"%[^12]"_s)), phrase.key);
    }
}

void tst_Phrases::everyStatusKeyBelongsToAKind()
{
    for (const Phrase &phrase : kindPhrases()) {
        const QString key = QString::fromUtf8(phrase.key);
        bool isKind = key.startsWith("status."_L1);
        for (int kind = 0; kind <= static_cast<int>(base::ErrorKind::Usage); ++kind)
            isKind |= base::kindName(static_cast<base::ErrorKind>(kind)) == key;
        QVERIFY2(isKind, phrase.key);
    }
}

void tst_Phrases::anActivityWithoutWordsOfItsOwnTakesTheGeneralOnes()
{
    QCOMPARE(findPhrase(u"http.html", Activity::Archiving), findPhrase(u"http.html", Activity::Unknown));
    QVERIFY(findPhrase(u"http.cut", Activity::Archiving) != findPhrase(u"http.cut", Activity::Listing));
    QVERIFY(!findPhrase(u"no.such", Activity::Listing));
    QVERIFY(!findPhrase({}, Activity::Unknown));
}

RUNLATCH_TEST(tst_Phrases)

} // namespace runlatch::wording

#include "tst_phrases.moc"
