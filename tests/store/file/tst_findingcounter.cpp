// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/findingcounter.h"

#include "lint/incompletelint.h"
#include "redaction/placeholder.h"
#include "store/captures/capturelint.h"
#include "store/captures/importmark.h"
#include "store/storefixture.h"
#include "support/refusingtable.h"
#include "support/suite.h"
#include "support/waiting.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// Findings that were not counted before the answer are counted soon after it, and those of an older file, too.
class tst_FindingCounter : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void countsTheExactBody();
    void blamesNobodyForTheEndOfABody();
    void countsTheContentOfAnImportedBody();
    void countsAnOlderFile_data();
    void countsAnOlderFile();
    void goesOnWithManySlices();
    void leavesWhatIsCounted();
    void leavesADamagedCapture();
    void goesOnWhenTheDiskWritesAgain();

private:
    base::Result<qint64> number(const QString &sql) const;
    base::Done change(const QString &sql) const;
    bool isAllCounted() const
    {
        const auto left = number(u"SELECT COUNT(*) FROM captures WHERE errors IS NULL"_s);
        return left && *left == 0;
    }

    std::unique_ptr<StoreFixture> m_fixture;
};

namespace {

NewCapture uncounted(const QByteArray &body)
{
    NewCapture capture = newCapture();
    capture.row.findings.reset();
    capture.body = body;
    capture.row.bytes = body.size();
    return capture;
}

} // namespace

void tst_FindingCounter::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_fixture = std::make_unique<StoreFixture>();
}

base::Result<qint64> tst_FindingCounter::number(const QString &sql) const
{
    Database database(m_fixture->file());
    if (auto opened = database.open(Database::Access::ReadOnly); !opened)
        return opened.error();
    return database.number(sql);
}

base::Done tst_FindingCounter::change(const QString &sql) const
{
    Database database(m_fixture->file());
    if (auto opened = database.open(Database::Access::ReadWrite); !opened)
        return opened;
    return database.execute(sql);
}

/// A secret may be what the findings depend on: this token tells a verification request.
void tst_FindingCounter::countsTheExactBody()
{
    QVERIFY(!m_fixture->open());
    QVERIFY(append(*m_fixture->store, uncounted(R"({"payload_version":1,"access_token":"test-token"})")));
    QTRY_VERIFY(isAllCounted());
    const auto findings = list(*m_fixture->store)->first().findings;
    QCOMPARE(findings->errors + findings->warnings, 0);
}

void tst_FindingCounter::blamesNobodyForTheEndOfABody()
{
    QVERIFY(!m_fixture->open());
    NewCapture cut = uncounted(R"({"payload_version":1,"stage":)");
    cut.row.cause = u"body.incomplete"_s;
    QVERIFY(append(*m_fixture->store, cut));
    QTRY_VERIFY(isAllCounted());
    QCOMPARE(list(*m_fixture->store)->first().findings->errors, 0);
}

/// A placeholder is longer or shorter than its secret, so nobody knows where the content ends.
void tst_FindingCounter::countsTheContentOfAnImportedBody()
{
    QVERIFY(!m_fixture->open());
    const QByteArray body =
        R"({"access_token":")" + redaction::placeholderOf("0123456789") + R"(","payload_version":1,"stage":7,)";
    NewCapture cut = uncounted(body);
    cut.row.refusalRule = u"http.request-cut"_s;
    cut.row.bytes = 30;
    markImported(cut.row, {protocol::Verdict::Unchecked, u"body.incomplete"_s});
    QVERIFY(append(*m_fixture->store, cut));
    QTRY_VERIFY(isAllCounted());
    QCOMPARE(list(*m_fixture->store)->first().findings, lint::LintSummary::of(lint::lintArrived(body)));
}

void tst_FindingCounter::countsAnOlderFile_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= 4; ++version)
        QTest::addRow("version %d", version) << version;
}

void tst_FindingCounter::countsAnOlderFile()
{
    QFETCH(int, version);
    if (version < 4) {
        const QString file = QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v%1.sqlite").arg(version);
        QVERIFY(QFile::copy(file, m_fixture->file()));
    } else {
        QVERIFY(!m_fixture->open());
        QVERIFY(append(*m_fixture->store, newCapture()));
        m_fixture->store.reset();
        for (const auto &sql :
             {u"DROP INDEX captures_uncounted"_s, u"ALTER TABLE captures DROP COLUMN errors"_s,
              u"ALTER TABLE captures DROP COLUMN warnings"_s, u"ALTER TABLE captures DROP COLUMN rules"_s,
              u"ALTER TABLE captures DROP COLUMN listener"_s, u"ALTER TABLE captures DROP COLUMN tls_version"_s,
              u"ALTER TABLE captures DROP COLUMN tls_cipher"_s, u"ALTER TABLE captures DROP COLUMN body_limit"_s,
              u"DROP INDEX capture_secrets_of_sessions"_s, u"ALTER TABLE capture_secrets DROP COLUMN session_key"_s,
              u"DROP TABLE session_keys"_s, u"DELETE FROM facts WHERE name LIKE '%bodies_to'"_s,
              u"DELETE FROM facts WHERE name LIKE '%names%' OR name = 'words_due'"_s,
              u"ALTER TABLE captures DROP COLUMN kind"_s, u"ALTER TABLE captures DROP COLUMN edited"_s,
              u"ALTER TABLE captures DROP COLUMN rule"_s, u"ALTER TABLE captures DROP COLUMN announced"_s,
              u"UPDATE captures SET findings = 77"_s, u"PRAGMA user_version = 4"_s})
            QVERIFY2(change(sql), qPrintable(sql));
    }
    QVERIFY(!m_fixture->open());
    QTRY_VERIFY(isAllCounted());
    const auto rows = list(*m_fixture->store);
    QVERIFY(rows && !rows->isEmpty());
    for (const CaptureRow &row : *rows) {
        const auto capture = load(*m_fixture->store, row.id);
        QCOMPARE(row.findings, summarizeCapture(row, capture->head, capture->body));
    }
}

void tst_FindingCounter::goesOnWithManySlices()
{
    constexpr int Captures = 2 * FindingCounter::SliceCaptures + 1;
    QVERIFY(!m_fixture->open());
    QList<NewCapture> captures;
    for (int i = 0; i < Captures; ++i)
        captures.append(newCapture());
    QVERIFY(appendAll(*m_fixture->store, captures));
    m_fixture->store.reset();
    QVERIFY(change(u"UPDATE captures SET errors = NULL"_s));
    QVERIFY(!m_fixture->open());
    qsizetype told = 0;
    connect(m_fixture->store.get(), &CaptureStore::counted, this,
            [&told](const auto &findings) { told += findings.size(); });
    QTRY_COMPARE(told, qsizetype(Captures));
    QVERIFY(isAllCounted());
}

void tst_FindingCounter::leavesWhatIsCounted()
{
    QVERIFY(!m_fixture->open());
    NewCapture capture = newCapture();
    capture.row.findings = {.errors = 7};
    QVERIFY(append(*m_fixture->store, capture));
    QVERIFY(append(*m_fixture->store, uncounted("{}")));
    QTRY_VERIFY(isAllCounted());
    QCOMPARE(list(*m_fixture->store)->last().findings->errors, 7);
}

/// Those beside it are counted all the same.
void tst_FindingCounter::leavesADamagedCapture()
{
    QVERIFY(!m_fixture->open());
    QVERIFY(appendAll(*m_fixture->store, {newCapture(), newCapture(), newCapture()}));
    m_fixture->store.reset();
    QVERIFY(change(u"UPDATE captures SET errors = NULL"_s));
    QVERIFY(change(u"DELETE FROM capture_blobs WHERE capture_id = 2"_s));
    QVERIFY(!m_fixture->open());
    QTRY_VERIFY(number(u"SELECT COUNT(*) FROM captures WHERE errors IS NULL"_s).value() == 1);
    QVERIFY(append(*m_fixture->store, uncounted("{}")));
    QTRY_VERIFY(number(u"SELECT COUNT(*) FROM captures WHERE errors IS NULL"_s).value() == 1);
    QVERIFY(list(*m_fixture->store)->first().findings);
}

/// A slice that the disk refused is tried again when another capture was stored.
void tst_FindingCounter::goesOnWhenTheDiskWritesAgain()
{
    QVERIFY(!m_fixture->open());
    QVERIFY(change(support::refusing(u"captures"_s, u"id = 1 AND errors IS NOT NULL"_s)));
    QVERIFY(append(*m_fixture->store, uncounted("{}")));
    QVERIFY(append(*m_fixture->store, newCapture()));
    QVERIFY(append(*m_fixture->store, newCapture()));
    QVERIFY(!isAllCounted());
    QVERIFY(change(support::refusingNothing()));
    QVERIFY(append(*m_fixture->store, newCapture()));
    const auto isAllCountedAfterAnother = [this] { return append(*m_fixture->store, newCapture()) && isAllCounted(); };
    QTRY_VERIFY(isAllCountedAfterAnother());
}

RUNLATCH_TEST(tst_FindingCounter)
#include "tst_findingcounter.moc"
