// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/export.h"

#include "base/utc.h"
#include "changerequests/tabletext.h"
#include "support/changerequests.h"
#include "support/suite.h"
#include "text/plaintext.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace Qt::StringLiterals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::changerequests {

namespace {

/// A reader written from RFC 4180, section 2, independent of the writer.
QList<QStringList> readCsv(const QString &text)
{
    QList<QStringList> records;
    QStringList record;
    QString field;
    bool isQuoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar character = text.at(at);
        if (isQuoted && character == u'"' && text.mid(at + 1, 1) == "\""_L1) {
            field += text.at(at++);
        } else if (character == u'"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && character == u',') {
            record.append(std::exchange(field, {}));
        } else if (!isQuoted && QStringView(text).sliced(at).startsWith(u"\r\n")) {
            record.append(std::exchange(field, {}));
            records.append(std::exchange(record, {}));
            ++at;
        } else {
            field += character;
        }
    }
    return records;
}

QStringList hostileTexts()
{
    return {u"plain"_s,
            u"=HYPERLINK(\"http://192.0.2.1\")"_s,
            u"\"quoted\", with a comma;\r\nand a line\n"_s,
            u"```\n# Not a heading\n````` \n<script>alert(1)</script>"_s,
            u"~~~\n</pre></blockquote><h1>big</h1>\n| a | b |\n|---|---|\n| 1 | 2 |"_s,
            u"] ( ) * _ ` <b> & \\ # - 1. \u202e \U0001F512"_s,
            u""_s};
}

QList<ChangeRequest> hostileRequests()
{
    QList<ChangeRequest> requests;
    const QStringList texts = hostileTexts();
    for (const QString &text : texts) {
        ChangeRequest request =
            support::changeRequest(u"wscr-%1"_s.arg(requests.size()), text.isEmpty() ? u"no message"_s : text, text);
        request.createdAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0, 0, 7), base::Utc);
        request.createdBy = u"user-1"_s;
        request.workspaceId = u"ws-1"_s;
        if (requests.size() % 2 == 1)
            request.archived = protocol::Archived{u"user-2"_s, request.createdAt.addDays(1)};
        requests.append(request);
    }
    return requests;
}

} // namespace

/// An export can be read back, breaks out of no format, and leaves the old file if it fails.
class tst_Export : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void csvComesBack();
    void jsonComesBack();
    void gapsAreInTheHead_data();
    void gapsAreInTheHead();
    void emptyListsAreWhole_data();
    void emptyListsAreWhole();
    void markdownCannotBreakOut();
    void cancelLeavesTheOldFile();
    void deletionLeavesTheOldFile();
    void tellsAFailure();
    void tellsProgress();

private:
    QString path() const { return m_folder->filePath(u"requests"_s); }
    QByteArray written(ExportFormat format, const QList<ChangeRequest> &requests, const ExportGap &gap = {});
    QByteArray content() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

QByteArray tst_Export::content() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray tst_Export::written(ExportFormat format, const QList<ChangeRequest> &requests, const ExportGap &gap)
{
    Export exporting;
    QSignalSpy finished(&exporting, &Export::finished);
    exporting.start(path(), format, requests, {{u"ws-1"_s, u"billing"_s}}, gap);
    return finished.wait(20'000) && !exporting.isRunning() ? content() : QByteArray();
}

/// But for what nobody sees, which is marked.
void tst_Export::csvComesBack()
{
    const QList<ChangeRequest> requests = hostileRequests();
    const QList<QStringList> records = readCsv(QString::fromUtf8(written(ExportFormat::Csv, requests)));
    QCOMPARE(records.size(), requests.size() + 1);
    QCOMPARE(
        records.constFirst().join(u' '),
        u"id subject state workspace workspace-id created-at created-by updated-at archived-at archived-by message"_s);
    for (qsizetype row = 0; row < requests.size(); ++row) {
        const QStringList record = records.at(row + 1);
        QCOMPARE(record.size(), 11);
        QCOMPARE(record.at(0), requests.at(row).id);
        QCOMPARE(record.at(2), row % 2 == 1 ? u"archived"_s : u"active"_s);
        QCOMPARE(record.at(3), u"billing"_s);
        QCOMPARE(record.at(5), u"2026-11-21T10:00:00.007Z"_s);
        const bool isFormula = requests.at(row).message.startsWith(u'=');
        QCOMPARE(record.at(10), (isFormula ? u"'"_s : QString()) + text::markedLines(requests.at(row).message));
    }
}

void tst_Export::jsonComesBack()
{
    QList<ChangeRequest> requests = hostileRequests();
    requests[1].unknown.attributes = QJsonObject{{u"severity"_s, u"high"_s}};
    QJsonParseError error;
    const QByteArray file = written(ExportFormat::Json, requests);
    const QJsonArray rows = QJsonDocument::fromJson(file, &error)[u"data"_s].toArray();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(rows.size(), requests.size());
    for (qsizetype row = 0; row < rows.size(); ++row) {
        QJsonObject resource = rows.at(row).toObject();
        // The name is our own addition.
        QCOMPARE(resource.take("meta"_L1)["workspace-name"_L1].toString(), u"billing"_s);
        const auto read = protocol::readChangeRequest(resource);
        QVERIFY(read);
        QCOMPARE(*read, requests.at(row));
        QCOMPARE(resource["type"_L1].toString(), u"workspace_change_requests"_s);
    }
}

void tst_Export::gapsAreInTheHead_data()
{
    QTest::addColumn<ExportGap>("gap");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("markdown");
    QTest::newRow("loading") << ExportGap{.isLoading = true, .workspaces = 7, .workspacesRead = 3}
                             << QByteArray(R"("causes":["loading"],"workspaces":7,"workspaces-read":3)")
                             << QByteArray("- causes: loading\n- workspaces-read: 3 of 7\n");
    QTest::newRow("one workspace, stopped")
        << ExportGap{.wasStopped = true} << QByteArray(R"("causes":["stopped"])") << QByteArray("- causes: stopped\n");
    QTest::newRow("workspaces that failed") << ExportGap{.workspaces = 7, .workspacesRead = 5, .workspacesFailed = 2}
                                            << QByteArray(R"("causes":["failed"],"workspaces":7,"workspaces-read":5)")
                                            << QByteArray("- causes: failed\n- workspaces-read: 5 of 7\n");
    QTest::newRow("the list of workspaces, and rows")
        << ExportGap{.hasFailed = true, .hasChanged = true, .unreadable = 2}
        << QByteArray(R"("causes":["failed","unreadable","changed"],"unreadable":2)")
        << QByteArray("- causes: failed, unreadable, changed\n- unreadable: 2\n");
}

void tst_Export::gapsAreInTheHead()
{
    QFETCH(ExportGap, gap);
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, markdown);
    QVERIFY(!gap.isWhole());
    QCOMPARE(written(ExportFormat::Json, {}, gap), "{\"meta\":{\"complete\":false," + json + "},\"data\":[\n]}\n");
    QCOMPARE(written(ExportFormat::Markdown, {}, gap), "# Change requests\n\n- complete: no\n" + markdown + '\n');
    QCOMPARE(written(ExportFormat::Csv, {}, gap), written(ExportFormat::Csv, {})); // CSV has no place for the gap
}

void tst_Export::emptyListsAreWhole_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("csv") << ExportFormat::Csv
                         << QByteArray("id,subject,state,workspace,workspace-id,created-at,created-by,updated-at,"
                                       "archived-at,archived-by,message\r\n");
    QTest::newRow("json") << ExportFormat::Json << QByteArray("{\"meta\":{\"complete\":true},\"data\":[\n]}\n");
    QTest::newRow("markdown") << ExportFormat::Markdown << QByteArray("# Change requests\n\n");
}

void tst_Export::emptyListsAreWhole()
{
    QFETCH(ExportFormat, format);
    QTEST(written(format, {}), "content");
}

/// Read by CommonMark's rule for fences (4.5): the text between fences is the message, whatever it contains. Outside of
/// them, nothing from a message is a heading, a table or markup.
void tst_Export::markdownCannotBreakOut()
{
    const QList<ChangeRequest> requests = hostileRequests();
    const QStringList lines = QString::fromUtf8(written(ExportFormat::Markdown, requests)).split(u'\n');
    QStringList outside;
    QStringList blocks;
    QString fence;
    for (const QString &line : lines) {
        const bool isFence = line.startsWith("```"_L1);
        if (fence.isEmpty() && isFence) {
            fence = line.left(line.lastIndexOf(u'`') + 1);
            blocks.append(QString());
        } else if (!fence.isEmpty() && isFence && line.trimmed() == QString(line.trimmed().size(), u'`')
                   && line.trimmed().size() >= fence.size()) {
            fence.clear();
        } else if (fence.isEmpty()) {
            outside.append(line);
        } else {
            blocks.last() += line + u'\n';
        }
    }
    QVERIFY(fence.isEmpty());
    QCOMPARE(blocks.size(), requests.size() - 1); // one request has no message
    for (qsizetype block = 0; block < blocks.size(); ++block)
        QCOMPARE(blocks.at(block).trimmed(), requests.at(block).message.trimmed());
    QCOMPARE(outside.filter(u"## "_s).size(), requests.size());
    for (const QString &line : std::as_const(outside)) {
        QVERIFY2(line.isEmpty() || line.startsWith("- "_L1) || line.startsWith(u'#'), qPrintable(line));
        QString bare = line;
        QVERIFY2(!bare.remove("\\<"_L1).contains(u'<') && !bare.remove("\\`"_L1).contains(u'`'), qPrintable(line));
    }
}

void tst_Export::cancelLeavesTheOldFile()
{
    const QByteArray old = written(ExportFormat::Json, {});
    QVERIFY(!old.isEmpty());
    QList<ChangeRequest> many(200'000, hostileRequests().constFirst());
    Export exporting;
    QSignalSpy failed(&exporting, &Export::failed);
    exporting.start(path(), ExportFormat::Csv, many, {});
    exporting.cancel();
    QVERIFY(failed.wait(20'000));
    QCOMPARE(failed.constFirst().constFirst().value<base::Error>().kind, base::ErrorKind::Cancelled);
    QVERIFY(!exporting.isRunning());
    QCOMPARE(content(), old);
}

void tst_Export::deletionLeavesTheOldFile()
{
    const QByteArray old = written(ExportFormat::Json, {});
    QVERIFY(!old.isEmpty());
    auto exporting = std::make_unique<Export>();
    exporting->start(path(), ExportFormat::Csv, QList<ChangeRequest>(200'000, hostileRequests().constFirst()), {});
    exporting.reset();
    QThreadPool::globalInstance()->waitForDone();
    QCOMPARE(content(), old);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void tst_Export::tellsAFailure()
{
    Export exporting;
    QSignalSpy failed(&exporting, &Export::failed);
    exporting.start(m_folder->filePath(u"no/such/folder.csv"_s), ExportFormat::Csv, hostileRequests(), {});
    QVERIFY(failed.wait(20'000));
    const auto error = failed.constFirst().constFirst().value<base::Error>();
    QCOMPARE(error.kind, base::ErrorKind::Storage);
    QCOMPARE(error.rule, u"export.failed"_s);
}

void tst_Export::tellsProgress()
{
    Export exporting;
    QSignalSpy progressed(&exporting, &Export::progressed);
    QSignalSpy finished(&exporting, &Export::finished);
    constexpr int Count = 50'000;
    exporting.start(path(), ExportFormat::Json, QList<ChangeRequest>(Count, hostileRequests().at(1)), {});
    QVERIFY(finished.wait(30'000));
    QVERIFY(!progressed.isEmpty());
    QVERIFY(progressed.size() < 1000);
    QCOMPARE(progressed.constLast().constLast().toInt(), Count);
    QCOMPARE(QJsonDocument::fromJson(content())[u"data"_s].toArray().size(), Count);
}

RUNLATCH_TEST(tst_Export)

} // namespace runlatch::changerequests

#include "tst_export.moc"
