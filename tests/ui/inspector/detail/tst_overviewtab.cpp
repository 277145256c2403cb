// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/overviewtab.h"

#include "base/utc.h"
#include "inspector/payloadrow.h"
#include "protocol/fixture.h"
#include "protocol/payloadkeys.h"
#include "readingof.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/factsform.h"
#include "ui/widgets/controls/copybutton.h"

#include <QClipboard>
#include <QFormLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The overview says what is true of a payload that lacks something, cannot be read, or hides something.
class tst_OverviewTab : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_tab = std::make_unique<OverviewTab>();
        m_tab->resize(900, 600);
        m_tab->show();
    }
    void cleanup() { m_tab.reset(); }
    void aMissingVersionIsNotAnother_data();
    void aMissingVersionIsNotAnother();
    void saysWhatIsKnownOfOutcomes_data();
    void saysWhatIsKnownOfOutcomes();
    void saysWhyABodyIsNotReadable_data();
    void saysWhyABodyIsNotReadable();
    void invisibleCharactersAreMarked();
    void showsEveryKey();
    void aNotificationIsNoRunTask_data();
    void aNotificationIsNoRunTask();
    void anOlderServiceIsNamed();
    void saysWhatItWasMadeFrom_data();
    void saysWhatItWasMadeFrom();
    void theRuleOfAFileIsItsClaim();
    void opensWithVerdictStateAndDeadline();
    void hasTwoColumnsWhereThereIsRoom();

private:
    void show(const QByteArray &body)
    {
        store::Capture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.body = body;
        inspector::readPayload(body, capture.row);
        m_tab->setReading(readingOf(capture));
    }

    std::unique_ptr<OverviewTab> m_tab;
};

void tst_OverviewTab::aMissingVersionIsNotAnother_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("said");
    QTest::newRow("another") << R"({"payload_version":2})"_ba << u"payload_version is not 1"_s;
    QTest::newRow("null") << R"({"payload_version":null})"_ba << u"payload_version is not 1"_s;
    QTest::newRow("missing") << R"({"stage":"pre_plan"})"_ba << u"payload_version is missing"_s;
}

void tst_OverviewTab::aMissingVersionIsNotAnother()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, said);
    show(body);
    for (const QString &one : {u"payload_version is not 1"_s, u"payload_version is missing"_s})
        QTRY_COMPARE(support::says(*m_tab, one), one == said);
}

void tst_OverviewTab::saysWhatIsKnownOfOutcomes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("said");
    const QString yes = u"The service accepts detailed outcomes."_s;
    const QString no = u"The service does not accept detailed outcomes."_s;
    const QString unsaid = u"The service did not say that it accepts outcomes."_s;
    QTest::newRow("true") << R"({"capabilities":{"outcomes":true}})"_ba << yes;
    QTest::newRow("true, misspelt") << R"({"capabilitites":{"outcomes":true}})"_ba << yes;
    QTest::newRow("false") << R"({"capabilities":{"other":1,"outcomes":false}})"_ba << no;
    QTest::newRow("false, misspelt") << R"({"capabilitites":{"outcomes":false}})"_ba << no;
    QTest::newRow("null") << R"({"capabilities":{"outcomes":null}})"_ba << unsaid;
    QTest::newRow("none") << R"({"capabilities":{}})"_ba << unsaid;
    QTest::newRow("no capabilities") << R"({"stage":"pre_plan"})"_ba << unsaid;
    QTest::newRow("null capabilities") << R"({"capabilities":null})"_ba << unsaid;
}

void tst_OverviewTab::saysWhatIsKnownOfOutcomes()
{
    QFETCH(const QByteArray, body);
    show(body);
    QFETCH(const QString, said);
    QTRY_VERIFY(support::says(*m_tab, said));
}

void tst_OverviewTab::saysWhyABodyIsNotReadable_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("said");
    QTest::newRow("a comma") << "{\"stage\":7,\n\"run_id\":1,,\"b\":2}"_ba
                             << u"Line 2, column 11: A comma is missing here, or is one too many."_s;
    QTest::newRow("a form") << "a=b&c=d"_ba << u"Line 1, column 1: This is a form, not JSON."_s;
    QTest::newRow("an array") << "[]"_ba << u"Line 1, column 1: This is JSON, but not an object."_s;
    QTest::newRow("nothing") << ""_ba << u"The request had no body."_s;
}

void tst_OverviewTab::saysWhyABodyIsNotReadable()
{
    QFETCH(const QByteArray, body);
    show(body);
    QFETCH(const QString, said);
    QTRY_VERIFY(support::says(*m_tab, said));
    show(R"({"payload_version":1})");
    QTRY_VERIFY(support::says(*m_tab, u"Callback"_s));
    QVERIFY(!support::says(*m_tab, u"Not readable"_s));
}

void tst_OverviewTab::invisibleCharactersAreMarked()
{
    show("{\"stage\":\"post\xe2\x80\x8b_plan\",\"run_id\":\"run-\xe2\x80\x8b"
         "1\",\"run_message\":\"a\xe2\x80\xae"
         "b\"}");
    QTRY_VERIFY(support::says(*m_tab, u"a<U+202E>b"_s));
    QVERIFY(support::says(*m_tab, u"run-<U+200B>1"_s));
    QVERIFY(support::says(*m_tab, u"post<U+200B>_plan"_s));
    QTest::mouseClick(support::button<CopyButton>(*m_tab, u"Copy: Run"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"run-\u200b1"_s);
}

void tst_OverviewTab::aNotificationIsNoRunTask_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("of a run") << u"notification_run"_s
                              << QStringList{u"Notification of a run"_s, u"run:completed"_s, u"Run Applied"_s,
                                             u"Queued manually"_s, u"nc-AbCdEfGhIjKlMnOp"_s};
    QTest::newRow("verification") << u"notification_verification"_s
                                  << QStringList{u"The service checks that the address answers."_s,
                                                 u"Verification of inspector"_s};
    QTest::newRow("of a workspace") << u"notification_workspace"_s
                                    << QStringList{u"Notification of a workspace"_s, u"assessment:drifted"_s,
                                                   u"Drift Detected"_s, u"net-dev"_s};
    QTest::newRow("of a change request") << u"notification_change_request"_s
                                         << QStringList{u"Notification of a change request"_s,
                                                        u"change_request:created"_s, u"Some details"_s,
                                                        u"[Action Required] TLS"_s, u"X-TFE-Notification-Signature"_s};
}

void tst_OverviewTab::aNotificationIsNoRunTask()
{
    QFETCH(const QString, file);
    QFETCH(const QStringList, said);
    show(tests::fixture(u"protocol/%1.json"_s.arg(file)));
    for (const QString &one : said)
        QTRY_VERIFY2(support::says(*m_tab, one), qPrintable(one));
    for (const QString &other : {u"Stage"_s, u"Outcomes"_s, u"Null, which the specification"_s, u"Findings"_s})
        QVERIFY2(!support::says(*m_tab, other), qPrintable(other));
}

void tst_OverviewTab::anOlderServiceIsNamed()
{
    const QString said = u"It lacks keys that services send today, and accepts no detailed outcomes."_s;
    show(tests::fixture(u"lint/request/payload.older.json"_s));
    QTRY_VERIFY(support::says(*m_tab, said));
    show(tests::fixture(u"signatures/post_plan.json"_s));
    QTRY_VERIFY(!support::says(*m_tab, said));
}

void tst_OverviewTab::opensWithVerdictStateAndDeadline()
{
    store::Capture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.body = tests::fixture(u"signatures/post_plan.json"_s);
    inspector::readPayload(capture.body, capture.row);
    capture.row.verdict = protocol::Verdict::Valid;
    capture.row.deadline = QDateTime(QDate(2026, 11, 21), QTime(10, 12), base::Utc);
    m_tab->setReading(readingOf(capture));
    const auto *form = m_tab->findChild<FactsForm *>();
    const auto *rows = qobject_cast<const QFormLayout *>(form->layout());
    QStringList names;
    for (int row = 0; row < 3; ++row)
        names += qobject_cast<const QLabel *>(rows->itemAt(row, QFormLayout::LabelRole)->widget())->text();
    QCOMPARE(names, (QStringList{u"Signature"_s, u"State"_s, u"Deadline"_s}));
    QTRY_VERIFY(support::says(*m_tab, u"Valid"_s) && support::says(*m_tab, u"Awaiting"_s));
}

void tst_OverviewTab::hasTwoColumnsWhereThereIsRoom()
{
    show(tests::fixture(u"signatures/post_plan.json"_s));
    const auto forms = m_tab->findChildren<FactsForm *>();
    QCOMPARE(forms.size(), 2);
    m_tab->resize(1000, 600);
    QTRY_VERIFY(forms.at(1)->x() > 0);
    QCOMPARE(forms.at(1)->y(), forms.at(0)->y());
    m_tab->resize(700, 600);
    QTRY_COMPARE(forms.at(1)->x(), 0);
    QVERIFY(forms.at(1)->y() >= forms.at(0)->geometry().bottom());
}

/// But for the token. Version and capabilities are told in words.
void tst_OverviewTab::showsEveryKey()
{
    QJsonObject payload{{u"is_speculative"_s, true}};
    QHash<QString, QString> values;
    for (const protocol::PayloadKey &key : protocol::payloadKeys()) {
        if (key.type() == protocol::PayloadType::Text)
            values.insert(key.name, u"zq%1.example"_s.arg(values.size()));
    }
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        payload.insert(value.key(), value.key().endsWith("_url"_L1) ? u"https://%1/"_s.arg(*value) : *value);
    show(QJsonDocument(payload).toJson());
    QTRY_VERIFY(support::says(*m_tab, values.value(u"project_app_url"_s)));
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        QVERIFY2(support::says(*m_tab, *value) == (value.key() != "access_token"_L1), qPrintable(value.key()));
    QVERIFY(support::says(*m_tab, u"Yes: this run cannot be applied."_s));
}

void tst_OverviewTab::saysWhatItWasMadeFrom_data()
{
    QTest::addColumn<qint64>("parent");
    QTest::addColumn<QString>("edited");
    QTest::addColumn<QString>("cause"); ///< of a row that was not received
    QTest::addColumn<QString>("said");
    QTest::newRow("came back") << qint64(7) << QString() << QString() << u"12 from 7."_s;
    QTest::newRow("came back changed") << qint64(7) << u"signed /stage"_s << QString()
                                       << u"12 from 7, edited: /stage, signed again."_s;
    QTest::newRow("left changed") << qint64(7) << u"headers body fresh"_s << u"copied.unchecked"_s
                                  << u"12 from 7, edited: headers, body, fresh id and times."_s;
    QTest::newRow("its parent is gone") << qint64(0) << u"/stage"_s << u"copied.unchecked"_s
                                        << u"12 from a request that was deleted, edited: /stage."_s;
    QTest::newRow("a copy") << qint64(7) << QString() << u"copied.valid"_s << u"A copy of request 7."_s;
    QTest::newRow("a file says it") << qint64(0) << u"/stage"_s << u"imported.valid"_s
                                    << u"As its file says: edited: /stage."_s;
}

void tst_OverviewTab::saysWhatItWasMadeFrom()
{
    QFETCH(const QString, said);
    QFETCH(const QString, cause);
    store::Capture capture;
    capture.row.id = 12;
    capture.row.uuid = QUuid::createUuid();
    QFETCH(const qint64, parent);
    capture.row.parent = parent;
    QFETCH(const QString, edited);
    capture.row.edited = edited;
    capture.row.imported = !cause.isEmpty();
    capture.row.cause = cause;
    capture.body = "{}";
    inspector::readPayload(capture.body, capture.row);
    m_tab->setReading(readingOf(capture));
    QTRY_VERIFY(support::says(*m_tab, said));
}

void tst_OverviewTab::theRuleOfAFileIsItsClaim()
{
    store::Capture capture;
    capture.row.id = 12;
    capture.row.uuid = QUuid::createUuid();
    capture.row.rule = u"Prod fails"_s;
    capture.body = "{}";
    inspector::readPayload(capture.body, capture.row);
    m_tab->setReading(readingOf(capture));
    QTRY_VERIFY(support::says(*m_tab, u"Prod fails"_s));
    QVERIFY(!support::says(*m_tab, u"As its file says: Prod fails."_s));
    capture.row.imported = true;
    capture.row.cause = u"imported.valid"_s;
    m_tab->setReading(readingOf(capture));
    QTRY_VERIFY(support::says(*m_tab, u"As its file says: Prod fails."_s));
}

RUNLATCH_WINDOW_TEST(tst_OverviewTab)

} // namespace runlatch::ui

#include "tst_overviewtab.moc"
