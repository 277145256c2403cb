// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "readingof.h"
#include "support/fakeclock.h"
#include "support/packed.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/findingplace.h"
#include "ui/inspector/detail/findingstab.h"
#include "ui/widgets/bytes/codeview.h"

#include <QClipboard>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The findings of a body are listed with their severity, place and sentence; the chosen one stands among its lines.
class tst_FindingsTab : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_tab = std::make_unique<FindingsTab>();
        m_tab->resize(900, 260);
        m_tab->show();
        m_list = m_tab->findChild<QListView *>();
        m_code = m_tab->findChild<CodeView *>();
    }
    void cleanup() { m_tab.reset(); }
    void listsWhatIsWrong();
    void standsAtItsPlace();
    void aLongLineIsFolded();
    void secretsAreRedactedAtThePlace();
    void aLargeBodyIsLookedAtInThePool();
    void theLinesAreInSightInASmallWindow();
    void leadsToThePlace();
    void theHeadHasNoPlaceInTheBody();
    void copiesAllAsText();
    void saysThatABodyIsClean();
    void tabCountsBySeverity();
    void aLongWordIsNotCut();

private:
    static CaptureReading read(const QByteArray &body)
    {
        store::Capture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.body = body;
        return readingOf(capture);
    }
    static QByteArray verification(const QByteArray &more)
    {
        return R"({"payload_version":1,"access_token":"test-token","task_result_enforcement_level":"test")" + more
            + "}";
    }

    /// Chooses the finding at this JSON Pointer.
    void choose(const QString &pointer)
    {
        for (int row = 0; row < m_list->model()->rowCount(); ++row) {
            if (m_list->model()->index(row, 0).data(models::LintModel::PointerRole) == pointer)
                return m_list->setCurrentIndex(m_list->model()->index(row, 0));
        }
        QFAIL(qPrintable(pointer));
    }
    QString marked() const { return marked(QTextFormat::TextUnderlineStyle); }
    /// What is underlined, or the lines that are shaded.
    QString marked(int property) const
    {
        QString found;
        const QTextDocument *text = m_code->document();
        for (QTextBlock block = text->begin(); block.isValid(); block = block.next()) {
            if (property == QTextFormat::BackgroundBrush && block.blockFormat().hasProperty(property))
                found += block.text();
            for (auto part = block.begin(); property != QTextFormat::BackgroundBrush && !part.atEnd(); ++part) {
                if (part.fragment().charFormat().fontUnderline()
                    || part.fragment().charFormat().underlineStyle() != QTextCharFormat::NoUnderline)
                    found += part.fragment().text();
            }
        }
        return found;
    }

    std::unique_ptr<FindingsTab> m_tab;
    QListView *m_list = nullptr;
    CodeView *m_code = nullptr;
};

void tst_FindingsTab::listsWhatIsWrong()
{
    m_tab->setReading(read(R"({"payload_version":2,"stage":"pre-apply","run_id":7})"));
    QVERIFY(m_list->model()->rowCount() > 3);
    QVERIFY(m_list->currentIndex().isValid()); // the first is chosen, and stands beside the list
    QVERIFY(support::says(*m_tab, m_list->currentIndex().data(models::LintModel::FixRole).toString()));
    m_list->setFocus();
    QTest::keyClick(m_list, Qt::Key_End);
    QCOMPARE(m_list->currentIndex().row(), m_list->model()->rowCount() - 1);
    const QModelIndex last = m_list->currentIndex();
    QVERIFY(last.data(Qt::ToolTipRole).toString().contains(last.data().toString().toHtmlEscaped()));
    QVERIFY(support::says(*m_tab, last.data(models::LintModel::FixRole).toString()));
    QVERIFY(support::says(*m_tab, last.data(models::LintModel::PlaceRole).toString()));
    QVERIFY(support::says(*m_tab, last.data(models::LintModel::SourceRole).toString()));
}

void tst_FindingsTab::standsAtItsPlace()
{
    m_tab->setReading(read("{\n\"payload_version\": 1,\n\"stage\": \"pre-apply\",\n\"run_id\": \"7\"\n}"));
    choose(u"/stage"_s);
    QCOMPARE(m_code->toPlainText().trimmed(),
             u"{\n\"payload_version\": 1,\n\"stage\": \"pre-apply\",\n\"run_id\": \"7\"\n}"_s);
    QCOMPARE(marked(), u"\"pre-apply\""_s);
    QCOMPARE(marked(QTextFormat::BackgroundBrush), u"\"stage\": \"pre-apply\","_s);
    QVERIFY(support::says(*m_tab, u"line 3, column 10"_s));
    QVERIFY(!support::says(*m_tab, u"folded"_s));
    QVERIFY(m_code->accessibleDescription().contains(u"\"stage\""_s));
    choose(u"/run_id"_s);
    QCOMPARE(marked(), u"\"7\""_s);
    QCOMPARE(marked(QTextFormat::BackgroundBrush), u"\"run_id\": \"7\""_s);
}

void tst_FindingsTab::aLongLineIsFolded()
{
    m_tab->setReading(read(R"({"payload_version":1,"run_message":")" + QByteArray(100, 'x')
                           + R"(","capabilitites":{"outcomes":true},"run_id":"run-1"})"));
    choose(u"/capabilitites"_s);
    QCOMPARE(marked(), u"\"capabilitites\""_s);
    QCOMPARE(marked(QTextFormat::BackgroundBrush), u" \"capabilitites\":{\"outcomes\":true},"_s);
    QVERIFY(support::says(*m_tab, u"folded for reading; line 1, column 139"_s));
}

void tst_FindingsTab::secretsAreRedactedAtThePlace()
{
    m_tab->setReading(read("{\"access_token\": \"secret-token-of-it\",\n\"stage\": \"odd\"}"));
    choose(u"/stage"_s);
    QVERIFY(!m_code->toPlainText().contains(u"secret-token"_s));
    QVERIFY(m_code->toPlainText().contains(u"******"_s));
    m_tab->setSecretsShown(true);
    QVERIFY(m_code->toPlainText().contains(u"\"secret-token-of-it\""_s));
    QCOMPARE(marked(), u"\"odd\""_s);
    m_tab->setSecretsShown(false);
    QVERIFY(!m_code->toPlainText().contains(u"secret-token"_s));
}

void tst_FindingsTab::aLargeBodyIsLookedAtInThePool()
{
    m_tab->setReading(read(R"({"payload_version":2,"run_message":")" + QByteArray(FindingPlace::MaxDirectBytes, 'x')
                           + R"(","stage":"odd"})"));
    choose(u"/stage"_s);
    QVERIFY(m_code->toPlainText().trimmed().isEmpty());
    QTRY_COMPARE(marked(), u"\"odd\""_s);
    QVERIFY(m_code->toPlainText().size() < 1000);
    choose(u"/stage"_s);
    choose(u"/payload_version"_s); // the answer of the earlier choice is dropped
    QTRY_COMPARE(marked(), u"2"_s);
}

/// As large as the tab is in a window of 900 by 600.
void tst_FindingsTab::theLinesAreInSightInASmallWindow()
{
    m_tab->resize(840, 180);
    m_tab->setReading(read("{\n\"payload_version\": 1,\n\"stage\": \"pre-apply\"\n}"));
    const QPushButton *raw = support::button<QPushButton>(*m_tab, u"Show in Raw"_s);
    m_tab->resize(1200, 330); // as in a window of 1440 by 900
    QTRY_COMPARE(raw->visibleRegion().boundingRect().height(), raw->height());
    m_tab->resize(840, 180);
    QTRY_VERIFY(m_code->visibleRegion().boundingRect().height() >= 3 * QFontMetrics(m_code->font()).lineSpacing());
    QVERIFY(m_list->viewport()->width() > m_tab->width() / 2);
    QVERIFY(m_list->visualRect(m_list->model()->index(0, 0)).height() < m_list->viewport()->height());
}

void tst_FindingsTab::leadsToThePlace()
{
    m_tab->setReading(read(R"({"payload_version":2})"));
    QSignalSpy raw(m_tab.get(), &FindingsTab::placeWanted);
    QSignalSpy payload(m_tab.get(), &FindingsTab::payloadWanted);
    const QVariant offset = m_list->currentIndex().data(models::LintModel::OffsetRole);
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(raw.size(), 1);
    QCOMPARE(raw.first().first(), offset);
    QTest::mouseClick(support::button<QPushButton>(*m_tab, u"Show in Raw"_s), Qt::LeftButton);
    QCOMPARE(raw.size(), 2);
    QTest::mouseClick(support::button<QPushButton>(*m_tab, u"Show in Payload"_s), Qt::LeftButton);
    QCOMPARE(payload.size(), 1);
    m_tab->setReading(read(support::packed("{\"a\":1}", support::Frame::Gzip))); // the place is in what is packed
    QVERIFY(!support::button<QPushButton>(*m_tab, u"Show in Raw"_s)->isEnabled());
    QVERIFY(support::button<QPushButton>(*m_tab, u"Show in Payload"_s)->isEnabled());
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(raw.size(), 2);
    m_tab->setReading(read("{\"broken")); // it has no tree
    QVERIFY(support::button<QPushButton>(*m_tab, u"Show in Raw"_s)->isEnabled());
    QVERIFY(!support::button<QPushButton>(*m_tab, u"Show in Payload"_s)->isEnabled());
}

void tst_FindingsTab::theHeadHasNoPlaceInTheBody()
{
    store::Capture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.head = "POST / HTTP/1.1\r\nContent-Type: text/plain\r\n\r\n";
    capture.body = verification({});
    m_tab->setReading(readingOf(capture));
    QVERIFY(m_list->currentIndex().isValid());
    QVERIFY(!support::button<QPushButton>(*m_tab, u"Show in Raw"_s)->isEnabled());
    QVERIFY(!support::button<QPushButton>(*m_tab, u"Show in Payload"_s)->isEnabled());
    const QSignalSpy raw(m_tab.get(), &FindingsTab::placeWanted);
    QTest::keyClick(m_list, Qt::Key_Return);
    QVERIFY(raw.isEmpty());
}

void tst_FindingsTab::copiesAllAsText()
{
    m_tab->setReading(read("[]"));
    QTest::mouseClick(support::button<QPushButton>(*m_tab, u"Copy all findings as text"_s), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"1:1: error: "_s));
}

void tst_FindingsTab::saysThatABodyIsClean()
{
    m_tab->setReading(read({}));
    QCOMPARE(m_tab->pill().count, 1); // the body is empty
    store::Capture refused;
    refused.row.uuid = QUuid::createUuid();
    refused.row.refusalRule = u"http.two-hosts"_s;
    m_tab->setReading(readingOf(refused));
    QVERIFY(support::says(*m_tab, u"The request had no body."_s));
    m_tab->setReading(read(verification({})));
    QVERIFY2(support::says(*m_tab, u"The body follows the specification."_s),
             qPrintable(m_list->currentIndex().data().toString()));
    QCOMPARE(m_tab->pill().count, 0);
    m_tab->setReading(read(verification(",\"new_key\":1")));
    QVERIFY(!support::says(*m_tab, u"No findings"_s));
    QCOMPARE(m_tab->pill().tone, Tone::None); // a new key is information
}

/// The pane beside the list does not scroll sideways, and a label does not break within a word.
void tst_FindingsTab::aLongWordIsNotCut()
{
    m_tab->setReading(read(R"({"payload_version":1,")" + QByteArray(400, 'k') + R"(":1})"));
    const auto *area = m_tab->findChild<QScrollArea *>();
    QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
    m_list->setFocus();
    QTest::keyClick(m_list, Qt::Key_End);
    QTRY_VERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
}

void tst_FindingsTab::tabCountsBySeverity()
{
    const support::FakeClock clock;
    CaptureDetail detail(clock);
    detail.resize(1200, 600);
    detail.show();
    detail.setReading(read("[]"));
    auto *tabs = detail.findChild<TabBar *>();
    int at = 0;
    while (at < tabs->count() && tabs->tabText(at) != u"Findings"_s)
        ++at;
    QCOMPARE(tabs->pill(at).count, 1);
    QCOMPARE(tabs->pill(at).tone, Tone::Error);
    QVERIFY(tabs->accessibleTabName(at).startsWith(u"Findings, 1 error"_s));
    detail.setReading(read(verification({})));
    QCOMPARE(tabs->pill(at).count, 0);
    QCOMPARE(tabs->accessibleTabName(at), u"Findings, No findings"_s);
}

RUNLATCH_WINDOW_TEST(tst_FindingsTab)
#include "tst_findingstab.moc"
