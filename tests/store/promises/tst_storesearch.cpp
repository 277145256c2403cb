// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/promises/anystore.h"
#include "support/behind.h"
#include "support/suite.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A search finds exactly what its filter accepts, in its order, up to its limit, and ends when nobody holds it.
class tst_StoreSearch : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init();
    void cleanup() { close(); }
    void findsWhatTheFilterAccepts_data();
    void findsWhatTheFilterAccepts();
    void findsPageByPage();
    void findsUpwards();
    void findsInARange();
    void takesALimitOfOneToAThousand();
    void tellsNothingAfterItWasAborted();
    void endsWithItsStore();

private:
    static constexpr int Captures = 24;

    QList<Capture> loadAll() const;
    /// All that a search reports, as one report.
    SearchReport search(const QString &text, const SearchRange &range = {}) const
    {
        SearchReport all;
        const auto last = support::answerOf<SearchReport>([&](QObject *context, auto done) {
            store().search(
                filterOf(text), range, context, [&all](const SearchReport &part) { all.rows += part.rows; }, done);
        });
        if (!last)
            qFatal("%ls", qUtf16Printable(last.error().detail));
        const QList<CaptureRow> before = all.rows;
        all = *last;
        all.rows = before + last->rows;
        return all;
    }
    QList<qint64> found(const QString &text, const SearchRange &range = {}) const
    {
        return idsOf(search(text, range).rows);
    }
    CaptureFilter filterOf(const QString &text) const { return CaptureFilter::parse(text, m_clock.utc()); }

    QList<qint64> m_ids; ///< oldest first
};

/// Captures of four workspaces. Each has secrets in its head and its body, every third is refused, every fifth is
/// pinned, and every seventh has a note.
void tst_StoreSearch::init()
{
    QVERIFY(openEmpty());
    QList<NewCapture> captures;
    for (int i = 0; i < Captures; ++i) {
        NewCapture capture = newCapture(u"taskrs-%1"_s.arg(i / 2));
        capture.row.receivedAt = m_clock.utc().addSecs(-600 * i);
        capture.row.workspaceName = QStringList{u"prod"_s, u"prod-net"_s, u"test"_s, u"Straße"_s}.at(i % 4);
        capture.row.refusalRule = i % 3 == 0 ? u"request.path"_s : QString();
        capture.row.verdict = i % 2 == 0 ? protocol::Verdict::Valid : protocol::Verdict::Invalid;
        capture.body.chop(1);
        capture.body += R"(,"number":"n)" + QByteArray::number(i) + R"(n"})";
        captures.append(capture);
    }
    QVERIFY(appendAll(store(), captures));
    m_ids = listedIds(store());
    std::reverse(m_ids.begin(), m_ids.end());
    QCOMPARE(m_ids.size(), Captures);
    for (int i = 0; i < Captures; i += 5)
        QVERIFY(setPinned(store(), m_ids[i], true));
    for (int i = 0; i < Captures; i += 7)
        QVERIFY(setNote(store(), m_ids[i], u"ask Ben"_s));
}

/// All captures with their bytes, newest first.
QList<Capture> tst_StoreSearch::loadAll() const
{
    QObject context;
    QList<Capture> captures;
    for (auto id = m_ids.crbegin(); id != m_ids.crend(); ++id) {
        store().load(*id, &context, [&captures](const base::Result<Capture> &capture) {
            if (capture)
                captures.append(*capture);
        });
    }
    (void)support::waitFor([&captures] { return captures.size() == Captures; });
    return captures;
}

void tst_StoreSearch::findsWhatTheFilterAccepts_data()
{
    QTest::addColumn<bool>("isAny");
    const auto row = [](const char *filter, bool isAny) { QTest::newRow(filter) << isAny; };
    row("ws:prod", true);
    row("ws:=prod", true);
    row("-ws:prod", true);
    row("ws:STRAßE", true);
    row("n17n", true);
    row("n17n OR n18n", true);
    row("note:ben is:pinned", true);
    row("\"ask ben\" -ws:test", true);
    row("is:refused ws:test", true);
    row("signature:invalid task:taskrs-7", true);
    row("since:1h", true);
    row("before:2026-11-21T08:00:00Z", true);
    row("status:200 access_token", true);
    row("missing", false);
    row("ws:missing", false);
}

/// None of these words is in a secret: those are not in the bytes in which the store searches.
void tst_StoreSearch::findsWhatTheFilterAccepts()
{
    QFETCH(const bool, isAny);
    const QString text = QString::fromUtf8(QTest::currentDataTag());
    QList<qint64> accepted;
    const QList<Capture> captures = loadAll();
    QCOMPARE(captures.size(), Captures);
    for (const Capture &capture : captures) {
        if (filterOf(text).accepts(capture.row, capture.head, capture.body))
            accepted.append(capture.row.id);
    }
    QCOMPARE(found(text), accepted);
    QCOMPARE(!accepted.isEmpty(), isAny);
    QCOMPARE(found(QString::fromLatin1(Token)), QList<qint64>()); // no search tells whether a secret is right
}

void tst_StoreSearch::findsPageByPage()
{
    QList<qint64> pages;
    SearchRange range{.limit = 3};
    SearchReport page;
    do {
        page = search(u"ws:=prod"_s, range);
        QVERIFY(page.isEnd || page.rows.size() == 3);
        QVERIFY(page.isEnd || page.reached < range.below); // the last page may be empty
        pages += idsOf(page.rows);
        range.below = page.reached;
    } while (!page.isEnd);
    QCOMPARE(pages, found(u"ws:=prod"_s));
    QCOMPARE(pages.size(), Captures / 4);
    QCOMPARE(page.searched(), page.total());
}

void tst_StoreSearch::findsUpwards()
{
    QList<qint64> expected = found(u"ws:=test"_s);
    std::reverse(expected.begin(), expected.end());
    SearchReport page = search(u"ws:=test"_s, {.limit = 4, .isUpwards = true});
    QCOMPARE(idsOf(page.rows), expected.first(4));
    QVERIFY(!page.isEnd);
    page = search(u"ws:=test"_s, {.above = page.reached, .isUpwards = true});
    QCOMPARE(idsOf(page.rows), expected.sliced(4));
    QVERIFY(page.isEnd);
}

void tst_StoreSearch::findsInARange()
{
    QCOMPARE(found({}), listedIds(store()));
    QCOMPARE(found({}, {.above = m_ids[6], .below = m_ids[9]}), (QList<qint64>{m_ids[8], m_ids[7]}));
    const SearchReport nothing = search({}, {.above = m_ids[6], .below = m_ids[7]});
    QVERIFY(nothing.isEnd && nothing.rows.isEmpty());
    QVERIFY(search({}, {.above = m_ids.last(), .isUpwards = true}).isEnd);
}

void tst_StoreSearch::takesALimitOfOneToAThousand()
{
    QCOMPARE(found({}, {.limit = -7}), QList<qint64>{m_ids.last()});
    QCOMPARE(found({}, {.limit = std::numeric_limits<int>::max()}).size(), m_ids.size());
}

void tst_StoreSearch::tellsNothingAfterItWasAborted()
{
    QObject context;
    int told = 0;
    base::Call call = store().search(
        {}, {}, &context, [&told](const SearchReport &) { ++told; }, [&told](const auto &) { ++told; });
    call.abort();
    QCOMPARE(found(u"n17n"_s), QList<qint64>{m_ids[17]}); // asked behind the aborted one
    QVERIFY(support::handleWhatWaits());
    QCOMPARE(told, 0);
}

void tst_StoreSearch::endsWithItsStore()
{
    QObject context;
    QList<base::Result<SearchReport>> answers;
    for (int i = 0; i < 10; ++i) {
        store().search({}, {.limit = 1000}, &context, {},
                       [&answers](const base::Result<SearchReport> &answer) { answers.append(answer); });
    }
    close();
    QTRY_COMPARE(answers.size(), 10);
    for (const auto &answer : std::as_const(answers))
        QVERIFY(answer ? answer->rows.size() == Captures : answer.error().kind == base::ErrorKind::Cancelled);
}

RUNLATCH_TEST(tst_StoreSearch)

} // namespace runlatch::store

#include "tst_storesearch.moc"
