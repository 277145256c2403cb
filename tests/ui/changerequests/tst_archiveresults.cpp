// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/archiveresults.h"

#include "support/suite.h"
#include "wording/translations.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Archiver;
using State = Archiver::State;

/// The results of archiving count each change request once.
class tst_ArchiveResults : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { wording::installTranslations(*qApp); }
    void stoppedBeforeItWasSent();
    void stoppedAfterAnEarlierTry();
    void countsEachOnce();

private:
    static Archiver::Item item(State state, bool sent)
    {
        Archiver::Item made;
        made.pending.changeRequestId = u"wscr-1"_s;
        made.pending.subject = u"TLS 1.2"_s;
        made.pending.sent = sent;
        made.state = state;
        return made;
    }
};

void tst_ArchiveResults::stoppedBeforeItWasSent()
{
    const QList<Archiver::Item> items{item(State::Stopped, false)};
    QCOMPARE(archiveResults(items).constFirst().state.text, u"Not sent"_s);
    QCOMPARE(archiveResults(items).constFirst().reason, QString());
    QCOMPARE(archiveSummary(countArchived(items)), u"0 of 1 archived, 1 not sent."_s);
}

void tst_ArchiveResults::stoppedAfterAnEarlierTry()
{
    const QList<Archiver::Item> items{item(State::Stopped, true)};
    const Result result = archiveResults(items).constFirst();
    QCOMPARE(result.state.text, u"Not known"_s);
    QCOMPARE(result.state.tone, Tone::Warning);
    QCOMPARE(result.reason, u"It was not sent again. The outcome of the first try is unknown."_s);
    QCOMPARE(archiveSummary(countArchived(items)), u"0 of 1 archived, 1 not known."_s);
}

void tst_ArchiveResults::countsEachOnce()
{
    Archiver::Item unknown = item(State::Failed, true);
    unknown.error.outcomeUnknown = true;
    const QList<Archiver::Item> items{item(State::Archived, true), item(State::Failed, false), unknown,
                                      item(State::Stopped, true), item(State::Stopped, false)};
    const ArchiveCounts counts = countArchived(items);
    QCOMPARE(counts.ended(), 5);
    QCOMPARE(counts.failed, 3);
    QCOMPARE(counts.unknown, 2);
    QCOMPARE(counts.stopped, 1);
    QCOMPARE(archiveSummary(counts), u"1 of 5 archived, 1 not archived, 2 not known, 1 not sent."_s);
}

RUNLATCH_WINDOW_TEST(tst_ArchiveResults)

} // namespace runlatch::ui

#include "tst_archiveresults.moc"
