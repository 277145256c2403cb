// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "interchange/keptsource.h"
#include "support/behind.h"
#include "support/suite.h"

#include <QSemaphore>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// An export is given up at any time, also while the store is searched.
class tst_CaptureExport : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aSearchThatLastsIsGivenUp();
    void anAbandonedSearchIsNotAnswered();
    void aSearchOfAKeptFileStops();
};

namespace {

/// A search that lasts until it is abandoned.
struct LastingSearch
{
    std::atomic_bool isAsked = false;
    std::atomic_bool isGone = false;
    QSemaphore goesOn; ///< the worker waits for it before it handles what else is asked of it
};

class LastingSource final : public Source
{
public:
    explicit LastingSource(LastingSearch &search)
        : m_search(search)
    {
    }
    ~LastingSource() override { m_search.isGone = true; }
    void list(qint64, int, QObject *, base::Callback<QList<store::CaptureRow>>) override
    {
        m_search.isAsked = true;
        m_search.goesOn.acquire();
    }
    void load(qint64, QObject *, base::Callback<store::Capture>) override { }

private:
    LastingSearch &m_search;
};

} // namespace

void tst_CaptureExport::aSearchThatLastsIsGivenUp()
{
    LastingSearch search;
    const QString file = written(u"old"_s, "old");
    Export work;
    QList<base::Error> failures;
    connect(&work, &Export::failed, this, [&failures](const base::Error &error) { failures += error; });
    work.start({Format::JsonLines, file}, std::make_unique<LastingSource>(search), m_clock.utc());
    QTRY_VERIFY(search.isAsked);
    work.cancel();
    work.cancel();
    search.goesOn.release();
    QTRY_VERIFY(search.isGone);
    work.cancel(); // after the end
    QVERIFY(support::handleWhatWaits());
    QCOMPARE(failures.size(), 1);
    QCOMPARE(failures.first().kind, base::ErrorKind::Cancelled);
    QCOMPARE(contents(file), QByteArray("old"));
}

void tst_CaptureExport::anAbandonedSearchIsNotAnswered()
{
    const auto store = newStore();
    for (int i = 0; i < 3; ++i)
        QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    StoreSource source(*store, store::CaptureFilter::parse(u"post_plan"_s, m_clock.utc()));
    qsizetype abandoned = -1;
    qsizetype found = -1;
    source.list(0, 1000, this, [&abandoned](const auto &page) { abandoned = page ? page->size() : 0; });
    source.abandon();
    source.list(0, 1000, this, [&found](const auto &page) { found = page ? page->size() : 0; });
    QTRY_COMPARE(found, 3); // it is answered behind the first
    QCOMPARE(abandoned, -1);
    source.abandon(); // nothing is under way
}

void tst_CaptureExport::aSearchOfAKeptFileStops()
{
    auto store = newStore();
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    const QString file = store->file();
    store.reset();
    const auto stop = std::make_shared<std::atomic_bool>(false);
    KeptSource source(file, store::CaptureFilter::parse(u"no-such-word"_s, m_clock.utc()));
    source.setStop(stop);
    const auto list = [&source] {
        return support::answerOf<QList<store::CaptureRow>>(
            [&source](QObject *asker, const auto &done) { source.list(0, 1000, asker, done); });
    };
    const auto page = list();
    QVERIFY(page && page->isEmpty());
    *stop = true;
    const auto stopped = list();
    QVERIFY(!stopped && stopped.error().kind != base::ErrorKind::Timeout);
}

RUNLATCH_TEST(tst_CaptureExport)

} // namespace runlatch::interchange

#include "tst_captureexport.moc"
