// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "support/suite.h"
#include "wording/incompletebody.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// An incomplete body is said with what ended it, and how much of it is there.
class tst_IncompleteBodySentence : public QObject
{
    Q_OBJECT
private slots:
    void saysWhatEndedIt_data();
    void saysWhatEndedIt();
};

void tst_IncompleteBodySentence::saysWhatEndedIt_data()
{
    QTest::addColumn<protocol::IncompleteBody>("body");
    QTest::addColumn<QString>("words");
    using base::Rules;
    using Body = protocol::IncompleteBody;
    QTest::newRow("cut") << Body{Rules::HttpRequestCut, 12, 1564, 0, true}
                         << u"The connection ended after 12 of 1,564 bytes of the body."_s;
    QTest::newRow("late") << Body{Rules::HttpBodyTimeout, 12, {}, 0, true}
                          << u"The time was over after 12 bytes of the body."_s;
    QTest::newRow("crowded") << Body{Rules::HttpCrowded, 0, 9, 0, true}
                             << u"The connection was closed to make room, after 0 of 9 bytes of the body."_s;
    QTest::newRow("no room") << Body{Rules::HttpNoRoom, 8, 9, 0, false}
                             << u"The connection was closed to make room, after 8 of 9 bytes of the body. Its bytes "
                                "were not kept, because too many requests were waiting for the disk."_s;
    QTest::newRow("too large") << Body{Rules::HttpBodyTooLarge, 8, 9, 0, true}
                               << u"The body is larger than the limit here. It was read up to 8 of 9 bytes."_s;
    QTest::newRow("chunk") << Body{Rules::HttpChunk, 8, {}, 3, true}
                           << u"A chunk of the body cannot be read, after 8 bytes of content. After it comes what "
                              "could not be read, as received."_s;
    QTest::newRow("of a later version") << Body{base::Rule(), 8, {}, 0, true} << u"The body ended after 8 bytes."_s;
}

void tst_IncompleteBodySentence::saysWhatEndedIt()
{
    QFETCH(const protocol::IncompleteBody, body);
    QTEST(incompleteBody(body), "words");
}

RUNLATCH_TEST(tst_IncompleteBodySentence)

} // namespace runlatch::wording

#include "tst_incompletebodysentence.moc"
