// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "interchange/filekind.h"
#include "lint/changedtext.h"
#include "support/packed.h"
#include "support/suite.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Each importer brings what data/interchange/importers.txt says, and tells what it says.
class tst_Importers : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void rowsHold_data();
    void rowsHold();
    void everyKindHasGoodAndBadFiles();

private:
    QByteArray fileOf(const QString &kind, const QByteArray &text);
    QString cameOf(store::CaptureStore &store, qint64 captures) const;
};

namespace {

struct ImporterRow
{
    QString kind;
    QString name;
    QByteArray file;
    QString came;
    QString told;
};

QList<ImporterRow> importerRows()
{
    QList<ImporterRow> rows;
    QFile table(QStringLiteral(RUNLATCH_TEST_DATA "/interchange/importers.txt"));
    if (!table.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray &line : table.readAll().split('\n')) {
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        const QStringList cells = QString::fromUtf8(line).split(u" | "_s);
        if (cells.size() == 5)
            rows.append({cells.at(0), cells.at(1), cells.at(2).toUtf8(), cells.at(3), cells.at(4)});
        else
            rows.append({u"?"_s, QString::fromUtf8(line), {}, {}, {}}); // its kind is none, and its row fails
    }
    return rows;
}

} // namespace

void tst_Importers::rowsHold_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("came");
    QTest::addColumn<QString>("told");
    const auto rows = importerRows();
    QVERIFY(!rows.isEmpty());
    for (const ImporterRow &row : rows)
        QTest::newRow(qPrintable(row.kind + u": "_s + row.name)) << row.kind << row.file << row.came << row.told;
}

/// What an export writes is not in the table, because it has a time and ids of its own.
QByteArray tst_Importers::fileOf(const QString &kind, const QByteArray &text)
{
    const QByteArray gzip = "(gzip) ";
    const QByteArray ours = "(export)";
    const QByteArray cell = tests::meantByCell(text).value_or(QByteArray());
    if (cell.startsWith(gzip))
        return support::packed(cell.sliced(gzip.size()), support::Frame::Gzip);
    if (!cell.startsWith(ours))
        return cell;
    const auto from = newStore();
    const QByteArray head = "POST /hook HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n";
    const QString target = path(u"export"_s);
    const Format format = kind == "har"_L1 ? Format::Har : Format::JsonLines;
    (void)append(*from, received(head, "{}", m_clock.utc()));
    (void)exported(*from, {.format = format, .target = target, .withSecrets = true});
    const QByteArray file = contents(target);
    QFile::remove(target);
    return cell == ours ? file : file.trimmed() + cell.sliced(ours.size());
}

/// The request line and the body of each capture.
QString tst_Importers::cameOf(store::CaptureStore &store, qint64 captures) const
{
    QStringList came;
    for (qint64 id = 1; id <= captures; ++id) {
        const auto capture = load(store, id);
        if (!capture)
            return u"cannot be loaded"_s;
        const QByteArray line = capture->head.left(capture->head.indexOf('\n')).trimmed();
        came += QString::fromUtf8(line + ' ' + capture->body).trimmed();
    }
    return came.isEmpty() ? u"none"_s : came.join(u"; "_s);
}

void tst_Importers::rowsHold()
{
    QFETCH(const QString, kind);
    QFETCH(const QByteArray, file);
    QFETCH(const QString, came);
    QFETCH(const QString, told);
    const QByteArray bytes = fileOf(kind, file);
    const bool isPacked = bytes.startsWith("\x1f\x8b");
    const auto found = fileKindOf(bytes);
    if (!isPacked)
        QCOMPARE(found ? fileKindName(*found) : u"-"_s, kind);
    qint64 captures = 0;
    const QStringList faults = faultsOf(u"any"_s, bytes, &captures); // its name says nothing
    QCOMPARE(faults.isEmpty() ? u"none"_s : faults.join(u"; "_s), told);
    const auto store = newStore();
    QVERIFY(imported(*store, {written(u"again"_s, bytes)}));
    QCOMPARE(cameOf(*store, captures), came);
}

void tst_Importers::everyKindHasGoodAndBadFiles()
{
    QSet<QString> good;
    QSet<QString> bad;
    const auto rows = importerRows();
    for (const ImporterRow &row : rows) {
        if (row.came != "none"_L1)
            good.insert(row.kind);
        else
            bad.insert(row.kind);
    }
    for (int kind = 0; kind < FileKinds; ++kind) {
        const QString name = fileKindName(static_cast<FileKind>(kind));
        QVERIFY2(good.contains(name), qPrintable(name));
        QVERIFY2(name == "raw"_L1 || bad.contains(name), qPrintable(name)); // a raw request is taken as it is
    }
}

RUNLATCH_TEST(tst_Importers)

} // namespace runlatch::interchange

#include "tst_importers.moc"
