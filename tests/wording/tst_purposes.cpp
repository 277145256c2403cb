// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/purposes.h"

#include "sources.h"
#include "support/suite.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// Every purpose that the sources name has words.
class tst_Purposes : public QObject
{
    Q_OBJECT
private slots:
    void everyPurposeInTheSourcesHasWords();
    void wordsAreShortAndDiffer();
    void unknownPurposesHaveNone();
};

void tst_Purposes::everyPurposeInTheSourcesHasWords()
{
    static const QRegularExpression purpose(
        u"(?:purpose = |request\\()u\"([a-z-]+\\.[a-z-]+)\""_s); // the two ways to give a purpose to an exchange
    const auto purposes = tests::inSources(purpose);
    QVERIFY(purposes.size() > 8); // otherwise the sources were not found
    for (auto found = purposes.begin(); found != purposes.end(); ++found)
        QVERIFY2(!purposeWords(found.key()).isEmpty(), qPrintable(found.key() + u" in "_s + found.value()));
}

void tst_Purposes::wordsAreShortAndDiffer()
{
    const QStringList purposes{
        u"organizations.list"_s,   u"workspaces.list"_s,         u"workspaces.find"_s,    u"change-requests.list"_s,
        u"change-requests.show"_s, u"change-requests.archive"_s, u"bulk-action.create"_s, u"explorer.matches"_s,
        u"run-task.deliver"_s,     u"run-task.resend"_s,         u"run-task.callback"_s,  u"run-task.receive"_s,
        u"simulator.api"_s,        u"service.discover"_s,        u"service.ping"_s,       u"account.show"_s};
    QSet<QString> seen;
    for (const QString &purpose : purposes) {
        const QString words = purposeWords(purpose);
        QVERIFY2(!words.isEmpty() && words.size() < 25, qPrintable(purpose));
        QVERIFY2(!seen.contains(words), qPrintable(purpose));
        seen.insert(words);
    }
}

void tst_Purposes::unknownPurposesHaveNone()
{
    for (const auto &purpose : {u""_s, u"workspaces"_s, u"Workspaces.list"_s, u"<b>"_s})
        QVERIFY(purposeWords(purpose).isEmpty());
}

RUNLATCH_TEST(tst_Purposes)

} // namespace runlatch::wording

#include "tst_purposes.moc"
