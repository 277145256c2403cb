// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/exporttarget.h"

#include "base/rules.h"
#include "fixture.h"
#include "interchange/keptsource.h"
#include "store/search/wordblocks.h"
#include "support/suite.h"

#include <QDir>
#include <QTest>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// An export replaces a file, and neither a store, nor what stands beside one, nor what is no file.
class tst_ExportTarget : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aStoreIsNotReplaced();
    void whatStandsBesideAStoreIsNotReplaced();
    void otherStoresAreKnown();
    void linksAreFollowed();
    void whatIsNoFileIsNotReplaced();
    void otherFilesAreReplaced();
    void aStoreThatAppearsMeanwhileIsKept();

private:
    static QString ruleOf(const QString &file)
    {
        const auto checked = checkExportTarget(file);
        return checked ? QString() : checked.error().rule.name();
    }
    static QString refused() { return base::Rules::ExportOntoStore.name(); }
};

void tst_ExportTarget::aStoreIsNotReplaced()
{
    const auto store = newStore(); // in use by this process
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    const QByteArray before = contents(store->file());
    for (int way = 0; way < 2; ++way) {
        std::unique_ptr<Source> source = std::make_unique<KeptSource>(store->file(), store::CaptureFilter());
        if (way == 1)
            source = std::make_unique<StoreSource>(*store);
        std::optional<base::Error> why;
        QVERIFY(!exported(std::move(source), {Format::JsonLines, store->file()}, &why));
        QVERIFY(why && why->rule == base::Rules::ExportOntoStore);
        QCOMPARE(why->subject, store->file());
    }
    QCOMPARE(contents(store->file()), before);
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc()))); // it goes on as before
    QVERIFY(load(*store, 1) && load(*store, 2));
}

void tst_ExportTarget::whatStandsBesideAStoreIsNotReplaced()
{
    const auto store = newStore();
    const QString file = store->file();
    QCOMPARE(ruleOf(file), refused());
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s, u".lock"_s, u"-journal"_s, u"-WAL"_s})
        QCOMPARE(ruleOf(file + suffix), refused()); // also what is not there yet
    QCOMPARE(ruleOf(file + u".jsonl"_s), QString());
    QCOMPARE(ruleOf(path(u"other-wal"_s)), QString());
    QCOMPARE(ruleOf(path(u"runlatch.lock"_s)), QString()); // there is no captures.sqlite
    const auto opened = store::newStore(path(u"captures.sqlite"_s), m_clock);
    QVERIFY(opened);
    QCOMPARE(ruleOf(path(u"runlatch.lock"_s)), refused());
}

void tst_ExportTarget::otherStoresAreKnown()
{
    const QDir data(QStringLiteral(RUNLATCH_TEST_DATA "/store"));
    for (const QString &name : {u"captures-v1.sqlite"_s, u"work-v2.sqlite"_s}) {
        QVERIFY(QFile::exists(data.filePath(name)));
        QCOMPARE(ruleOf(data.filePath(name)), refused());
    }
    const QString index = path(u"captures-words.sqlite"_s);
    store::Database database(index);
    QVERIFY(database.open(store::Database::Access::ReadWrite));
    QVERIFY(store::migrate(database, store::WordBlocks::schema()));
    QCOMPARE(ruleOf(index), refused());
    QCOMPARE(ruleOf(index + u"-wal"_s), refused());
}

void tst_ExportTarget::linksAreFollowed()
{
    const auto store = newStore();
    const QString link = path(u"link"_s);
    for (const QString &to : {store->file(), store->file() + u"-journal"_s}) { // the second leads nowhere yet
        QVERIFY(QFile::link(to, link));
        QCOMPARE(ruleOf(link), refused());
        QVERIFY(QFile::remove(link));
    }
    QVERIFY(QFile::link(link, link)); // around and around
    (void)checkExportTarget(link);
}

void tst_ExportTarget::whatIsNoFileIsNotReplaced()
{
    const QString noFile = base::Rules::ExportNoFile.name();
    QVERIFY(QDir().mkpath(path(u"folder"_s)));
    QCOMPARE(ruleOf(path(u"folder"_s)), noFile);
#if defined(Q_OS_UNIX)
    const QString pipe = path(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto store = newStore();
    std::optional<base::Error> why;
    QVERIFY(!exported(*store, {Format::JsonLines, pipe}, &why)); // without a reader, and without waiting for one
    QVERIFY(why && why->rule == base::Rules::ExportNoFile);
    struct stat now = {};
    QCOMPARE(::stat(QFile::encodeName(pipe).constData(), &now), 0);
    QVERIFY(S_ISFIFO(now.st_mode));
    QCOMPARE(ruleOf(u"/dev/null"_s), noFile);
    QCOMPARE(ruleOf(pipe + u"-wal"_s), QString());
#endif
}

void tst_ExportTarget::otherFilesAreReplaced()
{
    const auto store = newStore();
    for (const QByteArray &old : {QByteArray(), QByteArray("old"), QByteArray("SQLite format 3\0", 16),
                                  QByteArray("SQLite format 3\0", 16) + QByteArray(200, 'x')}) {
        const QString file = written(u"file"_s, old);
        QVERIFY(exported(*store, {Format::Csv, file}));
        QVERIFY(contents(file) != old);
    }
}

namespace {

/// A store appears at the target while the source lists its captures.
class StoreMakingSource final : public Source
{
public:
    explicit StoreMakingSource(const QString &from, const QString &to)
        : m_from(from)
        , m_to(to)
    {
    }
    void list(qint64, int, QObject *, base::Callback<QList<store::CaptureRow>> done) override
    {
        store::CaptureRow row;
        row.id = 1;
        done(QList<store::CaptureRow>{row});
    }
    void load(qint64, QObject *, base::Callback<store::Capture> done) override
    {
        QFile::copy(m_from, m_to);
        done(base::Error{.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreNoCapture});
    }

private:
    QString m_from;
    QString m_to;
};

} // namespace

void tst_ExportTarget::aStoreThatAppearsMeanwhileIsKept()
{
    const QString from = QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v1.sqlite");
    const QString to = path(u"late"_s);
    std::optional<base::Error> why;
    QVERIFY(!exported(std::make_unique<StoreMakingSource>(from, to), {Format::JsonLines, to}, &why));
    QVERIFY(why && why->rule == base::Rules::ExportOntoStore);
    QCOMPARE(contents(to), contents(from));
}

RUNLATCH_TEST(tst_ExportTarget)

} // namespace runlatch::interchange

#include "tst_exporttarget.moc"
