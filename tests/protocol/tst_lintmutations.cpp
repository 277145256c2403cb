// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lintfixtures.h"
#include "support/suite.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

/// Random changes of a good text never crash the linter, and what it finds is where the change was made.
class tst_LintMutations : public QObject
{
    Q_OBJECT

private slots:
    void findingsAreAtTheChange_data();
    void findingsAreAtTheChange();
    void whatIsNotJsonIsAnError_data();
    void whatIsNotJsonIsAnError();
    void anyBytesAreJudged();
};

namespace {

constexpr int MutationRounds = 5000;
using Linter = Lint (*)(QByteArrayView);

Lint lintAnyRequest(QByteArrayView text)
{
    return lintRequest(text);
}

struct Mutation
{
    QByteArray text;
    qsizetype at = 0;
    bool isOfBracket = false;
};

/// One byte changed, left out or put in; or one line left out or doubled.
Mutation mutated(const QByteArray &text, QRandomGenerator &random)
{
    static const QByteArray Interesting = "{}[]\",:\\ \n\t\x80\xff"
                                          "01-eE.unltrf~\x7f"
                                          "<";
    const auto below = [&random](qsizetype bound) { return qsizetype(random.bounded(quint32(bound))); };
    const char byte = Interesting[below(Interesting.size())];
    Mutation mutation{text, below(text.size())};
    const auto isBracket = [](char one) { return QByteArrayView("{}[]").contains(one); };
    mutation.isOfBracket = isBracket(byte) || isBracket(text[mutation.at]);
    switch (random.bounded(3)) {
    case 0: mutation.text[mutation.at] = byte; break;
    case 1: mutation.text.remove(mutation.at, 1); break;
    default: mutation.text.insert(mutation.at, byte); break;
    }
    return mutation;
}

int lineOf(const QByteArray &text, qsizetype at)
{
    return int(text.first(at).count('\n')) + 1;
}

void addLintedKinds()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<Linter>("linter");
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U}) {
        QTest::addRow("request, seed %u", seed) << u"request"_s << Linter(lintAnyRequest) << seed;
        QTest::addRow("callback, seed %u", seed) << u"callback"_s << Linter(lintCallback) << seed;
    }
}

} // namespace

void tst_LintMutations::findingsAreAtTheChange_data()
{
    addLintedKinds();
}

/// A comma too many is told at the first of two, perhaps a line before; a string that lost a quote ends in the next
/// line. A bracket that is missing or too many shows behind the change.
void tst_LintMutations::findingsAreAtTheChange()
{
    QFETCH(const QString, folder);
    QFETCH(const Linter, linter);
    QFETCH(const quint32, seed);
    const QByteArray good = LintFixtures(folder).text(u"good"_s);
    QRandomGenerator random(seed);
    for (int round = 0; round < MutationRounds; ++round) {
        const Mutation mutation = mutated(good, random);
        const Lint lint = linter(mutation.text);
        const int line = lineOf(mutation.text, mutation.at);
        const int next = lineOf(mutation.text, std::min(mutation.at + 1, mutation.text.size())) + 1;
        const bool isThere = std::ranges::any_of(lint.findings, [&](const LintFinding &finding) {
            return finding.line >= line - 1 && (mutation.isOfBracket || finding.line <= next);
        });
        QVERIFY2(lint.findings.isEmpty() || isThere,
                 qPrintable(QString::fromUtf8(mutation.text.split('\n').at(line - 1)) + u'\n'
                            + LintFixtures::told(lint).join(u'\n')));
    }
}

void tst_LintMutations::whatIsNotJsonIsAnError_data()
{
    addLintedKinds();
}

/// simdjson and Qt agree with the linter on what is JSON.
void tst_LintMutations::whatIsNotJsonIsAnError()
{
    QFETCH(const QString, folder);
    QFETCH(const Linter, linter);
    QFETCH(const quint32, seed);
    const QByteArray good = LintFixtures(folder).text(u"good"_s);
    QRandomGenerator random(seed);
    for (int round = 0; round < MutationRounds; ++round) {
        const Mutation mutation = mutated(good, random);
        const Lint lint = linter(mutation.text);
        const bool isJson = !QJsonDocument::fromJson(mutation.text).isNull();
        QVERIFY2(isJson || lint.errors > 0, mutation.text.constData() + std::max<qsizetype>(0, mutation.at - 40));
    }
}

/// Bytes that are mostly JSON's own signs, so that they go deep.
void tst_LintMutations::anyBytesAreJudged()
{
    static const QByteArray Signs = "{}[]\":,\\u0dataoutcomes \n\xc3\xbc\xff";
    QRandomGenerator random(4);
    for (int round = 0; round < MutationRounds; ++round) {
        QByteArray text(random.bounded(200), '{');
        for (char &byte : text)
            byte = Signs[random.bounded(int(Signs.size()))];
        for (const Lint &lint : {lintRequest(text), lintCallback(text)}) {
            QVERIFY(lint.count() >= lint.findings.size() && lint.errors > 0);
            for (const LintFinding &finding : lint.findings)
                QVERIFY(finding.offset <= text.size() && finding.line > 0 && finding.column > 0);
        }
    }
}

RUNLATCH_TEST(tst_LintMutations)
#include "tst_lintmutations.moc"
