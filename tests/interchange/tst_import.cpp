// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/rules.h"
#include "interchange/recordfile.h"
#include "support/peakmemory.h"
#include "support/suite.h"

#include <QFileInfo>
#include <QTest>

#include <utility>

#if defined(Q_OS_UNIX)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// An import reads files and pipes to their end, can be given up at any time, and keeps its bounds.
class tst_Import : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void readsAPipeToItsEnd_data();
    void readsAPipeToItsEnd();
    void repliesAreStoredWhileAPipeHasNothing();
    void isGivenUpWhileAPipeHasNothing_data();
    void isGivenUpWhileAPipeHasNothing();
    void aFileThatShrinksEnds();
    void aFaultOfReadingIsTold();
    void linesOfAnyLengthAreReadInPieces();
    void memoryIsBoundedWhereRepliesAreLarge();
    void manyFaultsAreCounted();

private:
    /// The bundle of so many captures, a record a line.
    QList<QByteArray> bundle(Format format, int captures)
    {
        const auto store = newStore();
        for (int i = 0; i < captures; ++i)
            (void)append(*store, received(secretHead(), secretBody(), m_clock.utc()));
        (void)exported(*store, {format, path(u"bundle"_s)});
        return contents(path(u"bundle"_s)).split('\n');
    }
};

namespace {

/// Everything that is left of a file.
QList<RecordFile::Item> rest(RecordFile &file)
{
    QList<RecordFile::Item> items;
    while (!file.isAtEnd()) {
        if (const auto item = file.next())
            items.append(*item);
    }
    return items;
}

#if defined(Q_OS_UNIX)
/// A named pipe, which has a writer from begin() on.
class NamedPipe
{
public:
    explicit NamedPipe(const QString &name)
        : m_name(QFile::encodeName(name))
    {
        m_isMade = ::mkfifo(m_name.constData(), 0600) == 0;
    }
    ~NamedPipe() { close(); }
    Q_DISABLE_COPY_MOVE(NamedPipe)

    bool isMade() const { return m_isMade; }
    bool begin()
    {
        m_descriptor = ::open(m_name.constData(), O_RDWR | O_CLOEXEC); // waits for no reader
        return m_descriptor >= 0;
    }
    bool write(const QByteArray &bytes) const
    {
        return ::write(m_descriptor, bytes.constData(), static_cast<size_t>(bytes.size())) == bytes.size();
    }
    void close()
    {
        if (m_descriptor >= 0)
            ::close(std::exchange(m_descriptor, -1));
    }

private:
    QByteArray m_name;
    int m_descriptor = -1;
    bool m_isMade = false;
};
#endif

} // namespace

void tst_Import::readsAPipeToItsEnd_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Format>("format");
    QTest::newRow("jsonl") << u"pipe.jsonl"_s << Format::JsonLines;
    QTest::newRow("har") << u"pipe.har"_s << Format::Har;
    QTest::newRow("jsonl known by its beginning") << u"63"_s << Format::JsonLines;
    QTest::newRow("har known by its beginning") << u"64"_s << Format::Har;
}

/// The pipe is empty again and again before it ends.
void tst_Import::readsAPipeToItsEnd()
{
#if defined(Q_OS_UNIX)
    QFETCH(QString, name);
    QFETCH(Format, format);
    const QList<QByteArray> lines = bundle(format, 3);
    const auto store = newStore();
    NamedPipe pipe(path(name));
    QVERIFY(pipe.isMade() && pipe.begin());
    Import work;
    std::optional<Import::Result> end;
    QList<Import::Fault> faults;
    connect(&work, &Import::told, this, [&](const Import::Fault &fault) { faults.append(fault); });
    connect(&work, &Import::finished, this, [&](const Import::Result &result) { end = result; });
    const auto stored = [&] {
        const auto rows = list(*store, 0, 10);
        return rows ? rows->size() : -1;
    };
    work.start({path(name)}, *store, m_clock.utc());
    qsizetype captures = 0;
    for (const QByteArray &line : lines) {
        if (end)
            break; // behind the entries of a HAR nothing is read
        QVERIFY(pipe.write(line.first(line.size() / 2)));
        QVERIFY(pipe.write(line.sliced(line.size() / 2) + '\n'));
        captures += line.contains("\"runlatch\":1") ? 1 : 0;
        QVERIFY(support::waitFor([&] { return stored() == captures; }));
        QVERIFY(!end || captures == 3);
    }
    pipe.close();
    QVERIFY(support::waitFor([&] { return end.has_value(); }));
    QVERIFY(faults.isEmpty());
    QCOMPARE(end->captures, 3);
    QCOMPARE(end->faulty, 0);
#else
    QSKIP("This system has no named pipes in folders.");
#endif
}

/// A request that is there already is skipped, so that its replies would never come if the import ended here.
void tst_Import::repliesAreStoredWhileAPipeHasNothing()
{
#if defined(Q_OS_UNIX)
    QByteArray line = bundle(Format::JsonLines, 1).constFirst();
    line.replace("\"replies\":[]",
                 R"("replies":[{"sent_at":"2026-01-01T00:00:00.000Z","status":"passed","http":200,"error":"",)"
                 R"("automatic":false,"body":""}])");
    const auto store = newStore();
    NamedPipe pipe(path(u"replied.jsonl"_s));
    QVERIFY(pipe.isMade() && pipe.begin() && pipe.write(line + '\n'));
    Import work;
    work.start({path(u"replied.jsonl"_s)}, *store, m_clock.utc());
    const auto isReplied = [&] {
        const auto capture = load(*store, 1);
        return capture && capture->replies.size() == 1;
    };
    QVERIFY(support::waitFor(isReplied));
    QVERIFY(work.isRunning());
#else
    QSKIP("This system has no named pipes in folders.");
#endif
}

void tst_Import::isGivenUpWhileAPipeHasNothing_data()
{
    QTest::addColumn<bool>("hasWriter");
    QTest::newRow("a writer that writes nothing") << true;
    QTest::newRow("no writer") << false;
}

void tst_Import::isGivenUpWhileAPipeHasNothing()
{
#if defined(Q_OS_UNIX)
    QFETCH(bool, hasWriter);
    const QString name = hasWriter ? u"quiet.jsonl"_s : u"unopened.jsonl"_s;
    const auto store = newStore();
    NamedPipe pipe(path(name));
    QVERIFY(pipe.isMade() && (!hasWriter || pipe.begin()));
    const QString read = written(u"read.jsonl"_s, "x\n");
    Import work;
    std::optional<Import::Result> end;
    bool hasBegun = false;
    connect(&work, &Import::told, this, [&] { hasBegun = true; });
    connect(&work, &Import::finished, this, [&](const Import::Result &result) { end = result; });
    work.start({read, path(name)}, *store, m_clock.utc());
    QVERIFY(support::waitFor([&] { return hasBegun; }));
    QVERIFY(!end);
    work.cancel();
    QVERIFY(support::waitFor([&] { return end.has_value(); }));
    QVERIFY(end->error && end->error->kind == base::ErrorKind::Cancelled);
#else
    QSKIP("This system has no named pipes in folders.");
#endif
}

void tst_Import::aFileThatShrinksEnds()
{
    const QByteArray line = bundle(Format::JsonLines, 1).constFirst() + '\n';
    const QString name = written(u"shrinks.jsonl"_s, line + QByteArray(4 * InputFile::PieceBytes, '\n') + line);
    RecordFile file(name);
    QVERIFY(file.open());
    QVERIFY(!file.next()); // a piece was read
    QVERIFY(file.next());
    QVERIFY(QFile::resize(name, line.size()));
    QVERIFY(rest(file).isEmpty());
    QVERIFY(file.faults().isEmpty());
}

void tst_Import::aFaultOfReadingIsTold()
{
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {m_folder.path(), path(u"none"_s)}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->faulty, 2);
    QCOMPARE(faults.size(), 2);
    for (const Import::Fault &fault : std::as_const(faults)) {
        QCOMPARE(fault.error.rule, base::Rules::FileUnreadable);
        QCOMPARE(fault.number, 0);
        QVERIFY(!fault.error.detail.isEmpty());
    }
    QCOMPARE(faults.at(0).error.subject, m_folder.path());
}

void tst_Import::linesOfAnyLengthAreReadInPieces()
{
    const QByteArray line = bundle(Format::JsonLines, 1).constFirst();
    const QByteArray blanks(InputFile::PieceBytes - 1, ' ');
    const QByteArray bytes = "\xEF\xBB\xBF" + line + "\r\n" + blanks + '\n' + blanks + line + blanks + "\n\n" + line;
    RecordFile file(written(u"lengths"_s, bytes));
    QVERIFY(file.open());
    QVERIFY(!file.next());
    QCOMPARE(file.position(), InputFile::PieceBytes); // one piece a call, so that progress can be told
    const QList<RecordFile::Item> items = rest(file);
    QCOMPARE(items.size(), 3);
    const qint64 numbers[] = {1, 3, 5};
    for (qsizetype i = 0; i < items.size(); ++i) {
        QVERIFY(items.at(i).entry);
        QCOMPARE(items.at(i).number, numbers[i]);
    }
    QCOMPARE(file.position(), bytes.size());
    QVERIFY(file.faults().isEmpty());
}

/// Nothing but its replies makes such a record large.
void tst_Import::memoryIsBoundedWhereRepliesAreLarge()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("A sanitizer takes memory of its own.");
#endif
    constexpr int records = 60;
    const QByteArray line = bundle(Format::JsonLines, 1).constFirst();
    const QByteArray reply = R"([{"sent_at":"2026-01-01T00:00:00.000Z","status":"passed","http":200,"error":"",)"
                             R"("automatic":false,"body":")"
        + QByteArray(4 * 1024 * 1024, 'x') + "\"}]}\n";
    QFile file(path(u"replies.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < records; ++i) {
        QByteArray record = line;
        record.replace(line.indexOf("\"uuid\":\"") + 8, 36, QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
        file.write(record.first(record.indexOf("[]}")) + reply);
    }
    file.close();
    const auto store = newStore();
    if (!support::startPeakAnew())
        QSKIP("This system does not measure the peak of memory.");
    const int before = support::peakMebibytes();
    const auto read = imported(*store, {file.fileName()});
    QVERIFY(read);
    QCOMPARE(read->captures, records);
    const int more = support::peakMebibytes() - before;
    qInfo() << more;
    QVERIFY2(more < 150, qPrintable(u"%1 MiB"_s.arg(more)));
    QCOMPARE(load(*store, 1)->replies.size(), 1);
}

void tst_Import::manyFaultsAreCounted()
{
    constexpr qint64 lines = 3 * Import::MaxTold;
    const auto store = newStore();
    const QString file = written(u"faults.jsonl"_s, QByteArray("x\n").repeated(lines));
    QList<Import::Fault> faults;
    const auto read = imported(*store, {file, path(u"none"_s)}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->faulty, lines + 1);
    QCOMPARE(read->untold, lines - Import::MaxTold);
    QCOMPARE(faults.size(), Import::MaxTold + 1);
    QCOMPARE(faults.at(Import::MaxTold - 1).number, Import::MaxTold);
    QCOMPARE(faults.constLast().error.rule, base::Rules::FileUnreadable); // a whole file is always told
}

RUNLATCH_TEST(tst_Import)

} // namespace runlatch::interchange

#include "tst_import.moc"
