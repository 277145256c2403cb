// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/capturedetail.h"

#include "readingof.h"
#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/headerstable.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/inspector/detail/overviewtab.h"
#include "ui/inspector/detail/signaturetab.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/navigation/tabbar.h"
#include "wording/lint.h"

#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The detail of a capture names what was found in it.
class tst_CaptureDetail : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_detail = std::make_unique<CaptureDetail>(m_clock);
        m_detail->resize(1200, 600);
        m_detail->show();
    }
    void cleanup() { m_detail.reset(); }
    void marksAHostOfAnotherServer();
    void saysWhatARowOfRefusalsStandsFor();
    void saysHowARequestCame();
    void saysHowMuchOfABodyArrived();
    void saysHowManyAreChosen();
    void marksInvisibleCharactersInItsTitle();
    void leavesOutWhatItCannotKnow();
    void countsWhatTheLinterFinds();
    void factsAreGroupedAndNullsExplained();
    void linksAreShownBeforeTheyOpen();
    void timelineTellsWhatHappened();
    void saysThatARequestIsPinned();
    void saysThatARequestWasRemoved();
    void aWishForANoteEndsWithItsRequest();
    void drawsTheVerdict();
    void copiesHeaders();
    void longWordsDoNotWidenTheOverview();
    void saysWhyASignatureWasNotChecked();
    void saysWhyASignatureDoesNotHold_data();
    void saysWhyASignatureDoesNotHold();
    void namesTheEndpointWhoseKeySigned();
    void explainsASignatureWithoutAKey();
    void forgetsTheQuestionOfAnotherCapture();

private:
    bool shows(const QString &text) const { return support::says(*m_detail, text); }
    static CaptureReading reading(const QByteArray &head = "POST / HTTP/1.1\r\nhost : evil.example\r\n\r\n")
    {
        CaptureReading reading;
        reading.capture.row.id = 1;
        reading.capture.row.uuid = QUuid::createUuid();
        reading.capture.head = head;
        return reading;
    }

    /// A capture of `body` with a signature header, as it is read with these keys.
    static CaptureReading read(const QByteArray &body, const QByteArray &signature, const KnownKeys &keys)
    {
        store::Capture capture = reading("POST / HTTP/1.1\r\nX-TFC-Task-Signature: " + signature + "\r\n\r\n").capture;
        capture.body = body;
        capture.row.bytes = body.size();
        capture.row.verdict = protocol::checkWithAnyKey(keys.own, body, {signature}).verdict;
        return readingOf(capture, keys);
    }

    const support::FakeClock m_clock;
    std::unique_ptr<CaptureDetail> m_detail;
};

void tst_CaptureDetail::marksAHostOfAnotherServer()
{
    CaptureReading known = reading();
    m_detail->setReading(known);
    QVERIFY(!shows(u"names another server"_s));
    known.capture.row.knownHost = false;
    m_detail->setReading(known);
    QTRY_VERIFY(shows(u"Its Host header names another server: evil.example. "
                      "It is answered automatically only if its signature is valid."_s));
    CaptureReading hostile = reading("POST / HTTP/1.1\r\nHost: a\xe2\x80\xae" + QByteArray(5000, 'x') + "\r\n\r\n");
    hostile.capture.row.knownHost = false;
    m_detail->setReading(hostile);
    QTRY_VERIFY(shows(u"another server: a<U+202E>xxx"_s));
    QVERIFY(!shows(QString(300, u'x')));
}

void tst_CaptureDetail::saysWhatARowOfRefusalsStandsFor()
{
    CaptureReading refused = reading();
    refused.capture.row.refusalRule = u"refusals.more"_s;
    refused.capture.row.refusals = 1234;
    refused.capture.row.readable = false;
    m_detail->setReading(refused);
    QTRY_VERIFY(shows(u"1,234 more were refused"_s));
    QTRY_VERIFY(shows(u"Requests were refused faster than they can be stored"_s));
    refused.capture.row.refusalRule = u"request.line"_s;
    refused.capture.row.refusals = 0;
    m_detail->setReading(refused);
    QTRY_VERIFY(shows(u"Refused request"_s)); // its path is not known
    refused.capture.row.endpoint = u"/runtask"_s;
    refused.endpoint = u"checks"_s;
    m_detail->setReading(refused);
    QTRY_VERIFY(shows(u"checks · Refused request"_s));
    refused.capture.row.refusalRule.clear();
    m_detail->setReading(refused);
    QTRY_VERIFY(shows(u"checks · Request to /runtask"_s));
}

void tst_CaptureDetail::saysHowARequestCame()
{
    CaptureReading came = reading();
    came.capture.row.listener = u"127.0.0.1:8443"_s;
    came.capture.row.tlsVersion = u"TLS 1.3"_s;
    came.capture.row.tlsCipher = u"TLS_AES_256_GCM_SHA384"_s;
    m_detail->setReading(came);
    QTRY_VERIFY(shows(u"127.0.0.1:8443"_s) && shows(u"TLS 1.3, TLS_AES_256_GCM_SHA384"_s));
    came.capture.row.tlsVersion.clear();
    came.capture.row.tlsCipher.clear();
    m_detail->setReading(came);
    QTRY_VERIFY(shows(u"No TLS"_s));
    came.capture.row.listener.clear(); // kept by a version that did not record it
    m_detail->setReading(came);
    QTRY_VERIFY(!shows(u"No TLS"_s));
    QVERIFY(!shows(u"Encryption"_s));
}

void tst_CaptureDetail::saysHowMuchOfABodyArrived()
{
    const QByteArray signature(128, '0');
    store::Capture capture =
        reading("POST / HTTP/1.1\r\nContent-Length: 1564\r\nX-TFC-Task-Signature: " + signature + "\r\n\r\n").capture;
    capture.body = "{\"stage\":\"post";
    capture.row.bytes = capture.body.size();
    capture.row.refusalRule = u"http.request-cut"_s;
    capture.row.cause = u"body.incomplete"_s;
    const CaptureReading cut = readingOf(capture, {{"key"}});
    m_detail->setReading(cut);
    const auto isTold = [this] {
        return support::firstOf<MessageBar>(*m_detail,
                                            [](const MessageBar *bar) {
                                                return bar->isVisible() && bar->hasMessage()
                                                    && bar->text().contains(u"14 of 1,564 bytes of the body"_s);
                                            })
            != nullptr;
    };
    auto *tabs = m_detail->findChild<TabBar *>();
    for (int side = 0; side < tabs->count(); ++side) {
        tabs->setCurrentIndex(side);
        QTRY_VERIFY(isTold());
        QVERIFY(!shows(u"differs"_s));
        QVERIFY(!shows(u"not JSON"_s));
    }
    tabs->setCurrentIndex(4);
    QTRY_VERIFY(shows(u"The signature cannot be proved, because bytes of the body are missing."_s));
    tabs->setCurrentIndex(0);
    QTRY_VERIFY(shows(u"14 of 1,564 bytes"_s));
    QCOMPARE(cut.lint.errors, 0);
    QCOMPARE(cut.lint.infos, 1);
    m_detail->setReading(reading());
    QTRY_VERIFY(!isTold());
}

void tst_CaptureDetail::saysHowManyAreChosen()
{
    const auto said = [this](const QString &text) {
        return support::firstOf<MessageBar>(
                   *m_detail,
                   [&text](const MessageBar *bar) { return bar->hasMessage() && bar->text().contains(text); })
            != nullptr;
    };
    m_detail->setReading(readingOf(reading().capture, {}));
    QVERIFY(!said(u"chosen"_s));
    m_detail->setChosenCount(40);
    QVERIFY(said(u"40 request(s) are chosen. The detail shows number 1."_s));
    CaptureReading unstored = readingOf(reading().capture, {});
    unstored.capture.row.id = 0;
    m_detail->setReading(unstored);
    QVERIFY(said(u"chosen"_s) && !said(u"number"_s));
    m_detail->setChosenCount(1);
    QVERIFY(!said(u"chosen"_s));
}

void tst_CaptureDetail::marksInvisibleCharactersInItsTitle()
{
    CaptureReading hiding = read("{\"workspace_name\":\"net\xe2\x80\x8b-prod\",\"run_message\":\"hidden\"}", {}, {});
    hiding.capture.row.workspaceName = u"net-prod"_s; // as a row is stored
    m_detail->setReading(hiding);
    QVERIFY(shows(u"net<U+200B>-prod"_s));
    QVERIFY(!shows(u" · hidden"_s)); // a title names what the row has
}

void tst_CaptureDetail::leavesOutWhatItCannotKnow()
{
    CaptureReading broken = reading();
    broken.capture.row.readable = false;
    m_detail->setReading(broken);
    QTRY_VERIFY(shows(u"Received"_s));
    QTRY_VERIFY(!shows(u"Version control"_s) && !shows(u"detailed outcomes"_s));
    broken.capture.row.readable = true;
    m_detail->setReading(broken);
    QTRY_VERIFY(shows(u"The service did not say that it accepts outcomes."_s));
}

void tst_CaptureDetail::countsWhatTheLinterFinds()
{
    store::Capture capture = reading().capture;
    capture.body = R"({"payload_version":2,"stage":"pre-apply","task_result_enforcement_level":"soft","run_id":7})";
    capture.row.findings = {.errors = 22}; // those of the text are told
    const CaptureReading read = readingOf(capture);
    m_detail->setReading(read);
    QTRY_VERIFY(shows(wording::lintCounts(read.lint))); // the tab Findings has them in full
    QVERIFY(!shows(u"22"_s));
}

void tst_CaptureDetail::factsAreGroupedAndNullsExplained()
{
    QFile good(QStringLiteral(RUNLATCH_TEST_DATA "/lint/request/good.json"));
    QVERIFY(good.open(QIODevice::ReadOnly));
    QByteArray body = good.readAll();
    m_detail->setReading(read(body, {}, {}));
    for (const auto &group : {u"Run"_s, u"Workspace"_s, u"Version control"_s, u"Plan"_s, u"Callback"_s, u"Received"_s})
        QTRY_VERIFY2(shows(group), qPrintable(group));
    QVERIFY(shows(u"Null when the run was not triggered by a pull or merge request."_s));
    auto *copy = support::shownButton<QPushButton>(*m_detail, u"Copy: Run"_s);
    QVERIFY(copy);
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"run-i3Df5to9ELvibKpQ"_s);
}

void tst_CaptureDetail::linksAreShownBeforeTheyOpen()
{
    m_detail->setReading(
        read(R"x({"run_app_url":"https://a.example/run?x=1","vcs_repo_url":"javascript:alert(1)"})x", {}, {}));
    QTRY_VERIFY(shows(u"javascript:alert(1)"_s));
    QVERIFY(!support::shownButton<QPushButton>(*m_detail, u"Open: Repository"_s));
    QTest::mouseClick(support::shownButton<QPushButton>(*m_detail, u"Open: Page of the run"_s), Qt::LeftButton);
    auto *dialog = m_detail->findChild<MarkdownLinkDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText(), u"https://a.example/run?x=1"_s);
    dialog->reject();
}

void tst_CaptureDetail::timelineTellsWhatHappened()
{
    CaptureReading answered = reading();
    answered.capture.row.receivedAt = m_clock.utc();
    store::SentReply reply;
    reply.sentAt = m_clock.utc().addSecs(1);
    reply.status = u"passed"_s;
    reply.http = 200;
    answered.capture.replies = {reply};
    m_detail->setReading(answered);
    auto *tabs = m_detail->findChild<TabBar *>();
    tabs->setCurrentIndex(tabs->count() - 2);
    const auto lists = m_detail->findChildren<QListView *>();
    const auto *timeline = *std::find_if(lists.begin(), lists.end(),
                                         [](const QListView *list) { return list->accessibleName() == u"Timeline"_s; });
    QVERIFY(timeline->isVisible());
    QCOMPARE(timeline->model()->index(2, 0).data().toString(), u"Callback: passed"_s);
}

void tst_CaptureDetail::saysThatARequestIsPinned()
{
    CaptureReading pinned = reading();
    m_detail->setReading(pinned);
    QVERIFY(!shows(u"It is kept, whatever its age"_s));
    pinned.capture.row.pinned = true;
    m_detail->setReading(pinned);
    QTRY_VERIFY(shows(u"It is kept, whatever its age"_s));
}

void tst_CaptureDetail::saysThatARequestWasRemoved()
{
    m_detail->setReading(reading());
    m_detail->setGone(u"This request was removed."_s);
    QTRY_VERIFY(shows(u"This request was removed."_s));
    m_detail->clear();
    QTRY_VERIFY(shows(u"Select a request to look into it."_s));
    m_detail->setReading(reading());
    QTRY_VERIFY(!shows(u"was removed"_s));
}

void tst_CaptureDetail::aWishForANoteEndsWithItsRequest()
{
    QVERIFY(QTest::qWaitForWindowActive(m_detail.get()));
    connect(m_detail.get(), &CaptureDetail::shown, &m_detail->notes(), &NotesTab::setRow); // as who keeps the notes
    const auto isInNote = [this] { return m_detail->notes().isAncestorOf(m_detail->focusWidget()); };
    CaptureReading other = reading();
    other.capture.row.id = 2;
    const CaptureReading wanted = reading();
    m_detail->showNotes(1);
    m_detail->setReading(wanted);
    QVERIFY(isInNote());
    for (const auto &end :
         {+[](CaptureDetail &detail) { detail.clear(); }, +[](CaptureDetail &detail) { detail.setGone(u"Gone."_s); }}) {
        m_detail->setReading(other);
        m_detail->showNotes(1);
        end(*m_detail);
        m_detail->findChild<TabBar *>()->setFocus();
        m_detail->setReading(wanted);
        QVERIFY(!isInNote());
    }
    m_detail->showNotes(2);
    m_detail->setReading(reading("GET / HTTP/1.1\r\n\r\n")); // another one came before
    m_detail->setReading(other);
    QVERIFY(!isInNote());
}

void tst_CaptureDetail::longWordsDoNotWidenTheOverview()
{
    const QByteArray id = "run-" + QByteArray(600, 'L') + "-end";
    const QByteArray url = "https://a.example/" + QByteArray(900, 'r');
    OverviewTab tab;
    tab.resize(840, 260);
    tab.show();
    tab.setReading(read(R"({"run_id":")" + id + R"(","run_app_url":")" + url + R"(","organization_name":")"
                            + QByteArray("\xf0\x9f\x98\x80").repeated(200) + "\"}",
                        {}, {}));
    const auto *area = tab.findChild<QScrollArea *>();
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    QVERIFY(support::says(tab, u"run-LLL"_s));
    QVERIFY(support::says(tab, u"LLL-end"_s)); // people compare ids by their ends
    QVERIFY(!support::says(tab, QString(QChar::ReplacementCharacter)));
    support::button<QPushButton>(tab, u"Copy: Run"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text().toLatin1(), id);
}

void tst_CaptureDetail::copiesHeaders()
{
    const QByteArray value(3000, 'v'); // more than a cell shows
    HeadersTable table;
    table.setHead("POST / HTTP/1.1\r\nHost: a.example\r\nX-Long: " + value + "\r\n\r\n", false);
    table.show();
    table.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    table.setCurrentIndex(table.model()->index(1, 0));
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text().toLatin1(), value);
    support::action(table, u"Copy name and value"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().toLatin1(), "X-Long: " + value);
}

/// The listener has a key now, so that it has none cannot be the reason.
void tst_CaptureDetail::saysWhyASignatureWasNotChecked()
{
    CaptureReading unchecked = read("{}", "ab", {{"key"}});
    unchecked.capture.row.verdict = protocol::Verdict::Unchecked;
    SignatureTab tab;
    tab.show();
    tab.setReading(unchecked);
    QVERIFY(support::says(tab, u"No HMAC key was set when the request arrived."_s));
    unchecked.capture.row.refusalRule = u"request.length-twice"_s;
    tab.setReading(unchecked);
    QVERIFY(support::says(tab, u"The request was refused, so its signature was not checked."_s));
    QVERIFY(!support::says(tab, u"Set the key"_s));
}

void tst_CaptureDetail::saysWhyASignatureDoesNotHold_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("signature");
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("proof");
    const QByteArray body = R"({"a":1})";
    QTest::newRow("line break added") << body + "\n"
                                      << protocol::sign("key", body)
                                      << u"The body was signed without the line break at its end."_s
                                      << u"byte 7, a line feed (0x0A): received, but not in what was signed"_s;
    QTest::newRow("key with a line break") << body << protocol::sign("key\n", body) << u"line break"_s << u""_s;
    QTest::newRow("another key") << body << protocol::sign("other", body)
                                 << u"The signature does not match: the body was changed, or another key was used."_s
                                 << u"No known cause explains this signature."_s;
}

void tst_CaptureDetail::saysWhyASignatureDoesNotHold()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, signature);
    QFETCH(QString, fact);
    QFETCH(QString, proof);
    SignatureTab tab;
    tab.show();
    tab.setReading(read(body, signature, {{"key"}}));
    QVERIFY(support::says(tab, u"Looking for the reason..."_s));
    QTRY_VERIFY(!support::says(tab, u"Looking for"_s));
    QVERIFY(support::says(tab, fact));
    QVERIFY(support::says(tab, proof));
}

/// The keys of other endpoints are tried, and only the name of the endpoint is seen.
void tst_CaptureDetail::namesTheEndpointWhoseKeySigned()
{
    inspector::ReceiverOptions options;
    options.endpoints = {{.name = u"Production"_s, .path = u"/a"_s, .keys = {"key of production"}},
                         {.name = u"Staging"_s, .path = u"/b"_s, .keys = {"key of staging", "newer key"}},
                         {.path = u"/c"_s}};
    const QByteArray body = R"({"a":1})";
    SignatureTab tab;
    tab.show();
    for (const QByteArray path : {"/a", "/c"}) {
        tab.setReading(read(body, protocol::sign("newer key", body), KnownKeys::of(options, path)));
        QTRY_VERIFY(support::says(tab, u"Signed with another known key: Key 2 of endpoint “Staging”."_s));
        QVERIFY(!support::says(tab, u"newer key"_s));
    }
    tab.setReading(read(body, protocol::sign("key of production", body), KnownKeys::of(options, "/b")));
    QTRY_VERIFY(support::says(tab, u"Signed with another known key: Key of endpoint “Production”."_s));
}

void tst_CaptureDetail::explainsASignatureWithoutAKey()
{
    SignatureTab tab;
    tab.show();
    tab.setReading(read("{}", protocol::sign("unknown", "{}"), {}));
    QTRY_VERIFY(support::says(tab, u"The request is signed, but only one of the two sides has a key."_s));
    QVERIFY(support::says(tab, u"A signature arrived, but no key is set here."_s));
    tab.setReading(read("{}", "", {}));
    QVERIFY(support::says(tab, u"No HMAC key is set here, so nothing was checked."_s));
}

/// The first question is answered in the pool after the second capture is shown, whose signature holds.
void tst_CaptureDetail::forgetsTheQuestionOfAnotherCapture()
{
    const QByteArray body = R"({"a":1})";
    const CaptureReading invalid = read(body + "\n", protocol::sign("key", body), {{"key"}});
    const CaptureReading valid = read(body, protocol::sign("key", body), {{"key"}});
    SignatureTab tab;
    tab.show();
    tab.setReading(invalid);
    tab.setReading(valid);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents(); // an answer would be posted by now
    QVERIFY(support::says(tab, u"The signature is valid for this body and key."_s));
}

/// Each verdict has an icon beside its sentence.
void tst_CaptureDetail::drawsTheVerdict()
{
    using protocol::Verdict;
    SignatureTab tab;
    tab.resize(800, 300);
    tab.show();
    CaptureReading read = reading();
    QSet<QByteArray> drawn;
    for (const Verdict verdict : {Verdict::Unchecked, Verdict::Unsigned, Verdict::Valid, Verdict::Invalid}) {
        read.capture.row.verdict = verdict;
        tab.setReading(read);
        const QImage image = tab.findChild<IconLabel *>()->grab().toImage();
        drawn.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(drawn.size(), 4);
}

RUNLATCH_WINDOW_TEST(tst_CaptureDetail)
#include "tst_capturedetail.moc"
