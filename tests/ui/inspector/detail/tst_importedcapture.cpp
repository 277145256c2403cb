// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "readingof.h"
#include "store/captures/importmark.h"
#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/navigation/tabbar.h"

#include <QPlainTextEdit>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The detail of an imported request says at each place what is its file's word alone.
class tst_ImportedCapture : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void itsReceiptIsTheFiles();
    void itsNoteIsTheFiles();
    void nothingIsJudgedFromDoubtfulBytes();

private:
    static store::Capture captured();
    static bool says(CaptureDetail &detail, const QString &text) { return support::says(detail, text); }

    const support::FakeClock m_clock;
};

store::Capture tst_ImportedCapture::captured()
{
    store::Capture capture;
    capture.row.id = 1;
    capture.row.uuid = QUuid::createUuid();
    capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), QTimeZone::utc());
    capture.head = "POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n";
    capture.body = "{}";
    capture.row.bytes = capture.body.size();
    capture.replies = {{capture.row.receivedAt, "{}", u"passed"_s, 200, {}, false, true}};
    return capture;
}

void tst_ImportedCapture::itsReceiptIsTheFiles()
{
    CaptureDetail detail(m_clock);
    detail.resize(1200, 900);
    detail.show();
    store::Capture capture = captured();
    capture.replies.clear();
    detail.setReading(readingOf(capture));
    QTRY_VERIFY(says(detail, u"Received"_s));
    QVERIFY(!says(detail, u"according to the imported file"_s));
    capture = captured();
    store::markImported(capture.row, {protocol::Verdict::Valid, {}});
    detail.setReading(readingOf(capture));
    QTRY_VERIFY(says(detail, u"Received, according to the imported file"_s));
    QVERIFY(says(detail, u"passed, sent as the imported file says, answered 200"_s));
    QVERIFY(!says(detail, u"lies ahead of the clock"_s));
    capture.row.receivedAt = m_clock.utc().addDays(1);
    detail.setReading(readingOf(capture));
    QTRY_VERIFY(says(detail, u"lies ahead of the clock"_s));
}

void tst_ImportedCapture::itsNoteIsTheFiles()
{
    NotesTab notes;
    notes.show();
    store::CaptureRow row = captured().row;
    notes.setRow(row);
    const auto *text = notes.findChild<QPlainTextEdit *>();
    QCOMPARE(text->accessibleName(), u"Note"_s);
    store::markImported(row, {});
    notes.setRow(row);
    QCOMPARE(text->accessibleName(), u"Note, of the imported file unless it was changed here"_s);
    QVERIFY(support::says(notes, u"N&ote, of the imported file unless it was changed here"_s));
}

/// The same bytes are judged with the key of this machine where they are what was announced.
void tst_ImportedCapture::nothingIsJudgedFromDoubtfulBytes()
{
    KnownKeys keys;
    keys.own = {"key"};
    store::Capture capture = captured();
    capture.head = "POST / HTTP/1.1\r\nContent-Length: 2\r\nX-TFC-Task-Signature: "
        + protocol::sign("key", capture.body) + "\r\n\r\n";
    store::markImported(capture.row, {protocol::Verdict::Unchecked, {}});
    const CaptureReading exact = readingOf(capture, keys);
    QVERIFY(!exact.doubtful);
    QCOMPARE(exact.check.verdict, protocol::Verdict::Valid);
    store::markImported(capture.row, {protocol::Verdict::Unchecked, base::Rules::ImportBodyOther.name()});
    capture.head.replace("Length: 2", "Length: 11");
    const CaptureReading doubtful = readingOf(capture, keys);
    QVERIFY(doubtful.doubtful);
    QCOMPARE(doubtful.check.verdict, protocol::Verdict::Unchecked);
    QVERIFY(doubtful.check.expected.isEmpty());
    QVERIFY(doubtful.signatureCase.keys.isEmpty());

    CaptureDetail detail(m_clock);
    detail.resize(1200, 900);
    detail.show();
    detail.setReading(exact);
    const auto warns = [&detail](const QString &text) {
        const QList<MessageBar *> bars = detail.findChildren<MessageBar *>();
        return std::any_of(bars.cbegin(), bars.cend(),
                           [&text](const MessageBar *bar) { return bar->hasMessage() && bar->text().contains(text); });
    };
    QVERIFY(!warns(u"The body may not be what was sent."_s));
    detail.setReading(doubtful);
    QVERIFY(warns(u"The body may not be what was sent."_s));
    QVERIFY(warns(u"These are not the bytes that were sent: 11 announced, 2 in the file."_s));
    detail.findChild<TabBar *>()->setCurrentIndex(4);
    QTRY_VERIFY(says(detail, u"A digest of these bytes would prove nothing"_s));
}

RUNLATCH_WINDOW_TEST(tst_ImportedCapture)

} // namespace runlatch::ui

#include "tst_importedcapture.moc"
