// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/deliveryhistory.h"

#include "base/rules.h"
#include "base/utc.h"
#include "readingof.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturefilterbar.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/detail/signaturetab.h"
#include "ui/inspector/detail/timelinetab.h"
#include "ui/inspector/runtaskspagefixture.h"
#include "wording/sentence.h"

#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The other deliveries of a task result are found beside the one that is looked at.
class tst_DeliveryHistory : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void theTimelineLeadsToEachDelivery();
    void aDeliveryOutsideTheFilterIsCompared();
    void aLaterDeliveryIsAdded();
    void aLaterDeliveryMovesNothing();
    void answersAboutAnotherRequestAreDropped();
    void anUnexplainedSignatureIsComparedWithTheDeliveryBefore();
    void equalBodiesAreSaidToBeEqual();
    void withoutAnEarlierDeliveryNothingIsCompared();
    void anImportedSignatureSaysThatItIsImported();

private:
    /// A delivery so many seconds after the start, signed with a key.
    static store::NewCapture delivery(int seconds, const QByteArray &body = "{}", const QByteArray &key = "key",
                                      const QString &task = u"taskrs-1"_s)
    {
        store::NewCapture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc).addSecs(seconds);
        capture.row.taskResultId = task;
        capture.row.callbackHost = u"https://tfe.example/callback"_s;
        capture.row.bytes = body.size();
        capture.row.verdict = key == "key" ? protocol::Verdict::Valid : protocol::Verdict::Invalid;
        capture.head = "POST / HTTP/1.1\r\nHost: a\r\nX-TFC-Task-Signature: " + protocol::sign(key, body) + "\r\n\r\n";
        capture.body = body;
        return capture;
    }
    /// A signature tab with a reading of that capture, as the page reads it with the key "key".
    static CaptureReading read(const store::NewCapture &capture)
    {
        return readingOf({capture.row, capture.head, capture.body, true, {}}, {{"key"}});
    }
    QListView &timeline() const { return *m_fixture->page->findChild<TimelineTab *>()->findChild<QListView *>(); }
    bool shows(const QString &text) const { return support::says(m_fixture->detail(), text); }

    std::unique_ptr<RunTasksPageFixture> m_fixture;
};

void tst_DeliveryHistory::init()
{
    m_fixture = std::make_unique<RunTasksPageFixture>(*m_theme);
    QVERIFY(m_fixture->openStore());
}

void tst_DeliveryHistory::theTimelineLeadsToEachDelivery()
{
    for (const int seconds : {0, 10, 30})
        m_fixture->add(delivery(seconds));
    m_fixture->openPage();
    QCOMPARE(m_fixture->chosen(), u"3"_s);
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(shows(u"3 deliveries, 10 s and 20 s apart."_s));
    timeline().setFocus();
    QCOMPARE(timeline().currentIndex().data().toString(), u"Request received, delivery 3 · this request"_s);
    QTest::keyClick(&timeline(), Qt::Key_Return); // it is shown already
    QCOMPARE(m_fixture->chosen(), u"3"_s);
    QTest::keyClick(&timeline(), Qt::Key_Home);
    QTest::keyClick(&timeline(), Qt::Key_Return);
    QCOMPARE(m_fixture->chosen(), u"1"_s);
    QTRY_COMPARE(timeline().currentIndex().data().toString(), u"Request received · this request"_s);
    QVERIFY(timeline().hasFocus());
}

/// The list shows one of three deliveries, and the nearest one before it is no longer in sight.
void tst_DeliveryHistory::aDeliveryOutsideTheFilterIsCompared()
{
    m_fixture->add(delivery(0));
    m_fixture->add(delivery(10, "{}", "another"));
    m_fixture->add(delivery(20));
    m_fixture->openPage();
    auto *list = m_fixture->page->findChild<CaptureList *>();
    QSignalSpy compared(list, &CaptureList::compareWanted);
    list->offer(CaptureActions::Offer::Compare);
    m_fixture->table().setFocus();
    QTest::keyClick(&m_fixture->table(), Qt::Key_Down); // to a request that was not read yet, and back
    QTest::keyClick(&m_fixture->table(), Qt::Key_Up);
    list->findChild<CaptureFilterBar *>()->setText(u"id:3"_s);
    QTRY_COMPARE(m_fixture->table().model()->rowCount(), 1);
    QTRY_VERIFY(support::action(m_fixture->table(), u"&Compare with the previous delivery..."_s)->isEnabled());
    m_fixture->table().setFocus();
    QTest::keyClick(&m_fixture->table(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.count(), 1);
    QCOMPARE(compared.first(), (QList<QVariant>{qint64(2), qint64(3)}));
}

void tst_DeliveryHistory::aLaterDeliveryIsAdded()
{
    m_fixture->add(delivery(0));
    m_fixture->openPage();
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(timeline().model()->rowCount() > 0);
    QVERIFY(!shows(u"deliveries"_s));
    const store::CaptureRow other = m_fixture->add(delivery(60, "{}", "key", u"taskrs-2"_s));
    const store::CaptureRow later = m_fixture->add(delivery(75));
    emit m_fixture->parts.inspector.receiver().captured({other, later});
    QTRY_VERIFY(shows(u"2 deliveries, 75 s apart."_s));
}

/// A reader who scrolled away from the shown request stays where he is.
void tst_DeliveryHistory::aLaterDeliveryMovesNothing()
{
    for (int i = 0; i < 30; ++i)
        m_fixture->add(delivery(i));
    m_fixture->openPage();
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(shows(u"30 deliveries, each 1 s apart."_s));
    timeline().verticalScrollBar()->setValue(3);
    const store::CaptureRow later = m_fixture->add(delivery(60));
    emit m_fixture->parts.inspector.receiver().captured({later});
    QTRY_VERIFY(shows(u"31 deliveries, between 1 s and 31 s apart."_s));
    QCOMPARE(timeline().verticalScrollBar()->value(), 3);
}

void tst_DeliveryHistory::answersAboutAnotherRequestAreDropped()
{
    const store::CaptureRow first = m_fixture->add(delivery(0));
    m_fixture->add(delivery(10, "{}", "key", u"taskrs-2"_s));
    m_fixture->openPage();
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(timeline().model()->rowCount() > 0);
    store::Deliveries late{.newest = {{first, {}}, {first, {}}}, .total = 2, .previous = 0};
    m_fixture->detail().setDeliveries(first.id, late);
    QVERIFY(!shows(u"2 deliveries"_s));
    m_fixture->detail().setDeliveries(2, base::Error{.kind = base::ErrorKind::Storage});
    QVERIFY(shows(u"The other deliveries of this task result could not be read."_s));
}

void tst_DeliveryHistory::anUnexplainedSignatureIsComparedWithTheDeliveryBefore()
{
    m_fixture->add(delivery(0, R"({"a":1})"));
    const store::CaptureRow second = m_fixture->add(delivery(10, R"({"a":2})", "another"));
    m_fixture->openPage();
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(shows(u"2 deliveries, 10 s apart."_s)); // the page has read the newest, and reads nothing by itself now
    m_fixture->showTab(u"Signature"_s);
    m_fixture->detail().setReading([&] {
        store::NewCapture capture = delivery(10, R"({"a":2})", "another");
        capture.row = second;
        return read(capture);
    }());
    QTRY_VERIFY(shows(u"Compared with an earlier delivery: Delivery 1 of 2026-11-21 10:00:00 (signature: Valid)."_s));
    QVERIFY(shows(u"The body differs from the earlier delivery, first at byte 5."_s));
}

/// An equal body says that the key has changed only where the earlier signature is valid.
void tst_DeliveryHistory::equalBodiesAreSaidToBeEqual()
{
    const store::NewCapture sent = delivery(0, "{}", "another");
    store::Capture earlier{sent.row, sent.head, sent.body, true, {}};
    SignatureTab tab;
    tab.show();
    QSignalSpy wanted(&tab, &SignatureTab::earlierWanted);
    tab.setReading(read(sent));
    QVERIFY(wanted.wait(30'000));
    tab.setEarlier(earlier);
    QTRY_VERIFY(support::says(tab, u"Both bodies are the same, byte for byte."_s));
    earlier.row.verdict = protocol::Verdict::Valid;
    tab.setEarlier(earlier);
    QTRY_VERIFY(support::says(tab, u"so the key or the sender has changed."_s));
    earlier.complete = false;
    tab.setEarlier(earlier);
    QVERIFY(support::says(tab, u"the bytes cannot be compared."_s));
}

void tst_DeliveryHistory::withoutAnEarlierDeliveryNothingIsCompared()
{
    const store::NewCapture only = delivery(0, "{}", "another");
    const store::CaptureRow first = m_fixture->add(only);
    m_fixture->add(delivery(10));
    m_fixture->openPage();
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(shows(u"2 deliveries, 10 s apart."_s)); // the page has read the newest, and reads nothing by itself now
    m_fixture->showTab(u"Signature"_s);
    store::NewCapture stored = only;
    stored.row = first;
    m_fixture->detail().setReading(read(stored));
    QTRY_VERIFY(shows(u"No known cause explains this signature."_s));
    m_fixture->showTab(u"Timeline"_s);
    QTRY_VERIFY(shows(u"2 deliveries, 10 s apart."_s)); // the answer is there
    m_fixture->showTab(u"Signature"_s);
    QVERIFY(!shows(u"Compared with"_s));
}

void tst_DeliveryHistory::anImportedSignatureSaysThatItIsImported()
{
    store::NewCapture copy = delivery(0);
    copy.row.verdict = protocol::Verdict::Unchecked;
    copy.row.imported = true;
    SignatureTab tab;
    tab.show();
    tab.setReading(read(copy));
    const QString unchecked = u"No HMAC key was set when the request arrived."_s;
    QVERIFY(support::says(tab, unchecked));
    copy.row.cause = u"imported.invalid body.bom"_s;
    tab.setReading(read(copy));
    QVERIFY(support::says(tab, wording::sentenceOfRule(base::Rules::ImportedInvalid)->fact));
    QVERIFY(!support::says(tab, unchecked));
}

RUNLATCH_WINDOW_TEST(tst_DeliveryHistory)

} // namespace runlatch::ui

#include "tst_deliveryhistory.moc"
