// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/changerequestwindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSemaphore>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The list becomes a file, complete or not at all.
class tst_WindowExport : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void selectionPageAndAll();
    void isWhatTheMenuSaid();
    void incompleteListsSaySo_data();
    void incompleteListsSaySo();
    void cancelledLeavesNothing();
    void failureIsSaid();

private:
    Gateway &gateway() { return m_window->gateway(); }
    /// Gathers an organization: one workspace has been read, and the others wait.
    void gatherOneWorkspace();
    QJsonObject json(const QString &name) const { return QJsonDocument::fromJson(content(name)).object(); }
    /// Export > extent > format, into this file.
    void exportTo(const QString &name, const QString &what, const QString &format);
    QByteArray content(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// While this object exists, all threads that write files are busy, so nothing is written.
class BusyPool
{
public:
    BusyPool()
    {
        for (int thread = 0; thread < m_threads; ++thread)
            m_pool.start([this] { m_end.acquire(); }, 1);
    }
    ~BusyPool() { end(); }
    BusyPool(const BusyPool &) = delete;
    BusyPool &operator=(const BusyPool &) = delete;

    void end()
    {
        m_end.release(m_threads);
        m_pool.waitForDone();
    }

private:
    QThreadPool &m_pool = *QThreadPool::globalInstance();
    const int m_threads = m_pool.maxThreadCount();
    QSemaphore m_end;
};

void tst_WindowExport::init()
{
    simulator::ServiceOptions options;
    options.workspaces = 4;
    options.changeRequests = 200;
    m_folder = std::make_unique<QTemporaryDir>();
    makeWindow(options);
    QVERIFY(m_window->start());
}

void tst_WindowExport::cleanup()
{
    m_window.reset();
}

void tst_WindowExport::exportTo(const QString &name, const QString &what, const QString &format)
{
    QVERIFY(person().clickInMenu(u"Export"_s, {what, format}));
    QVERIFY(person().fill(u"File name:"_s, m_folder->filePath(name)));
    QVERIFY(person().click(u"Save"_s));
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void tst_WindowExport::selectionPageAndAll()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 3));
    person().key(Qt::Key_Down, Qt::ShiftModifier);
    const QStringList page = m_window->ids();
    exportTo(u"chosen.json"_s, u"Selection (2)"_s, u"JSON"_s);
    QVERIFY(person().waitFor(u"2 change requests exported. "_s + m_folder->filePath(u"chosen.json"_s)));
    QCOMPARE(json(u"chosen.json"_s)[u"meta"_s].toObject(), (QJsonObject{{u"complete"_s, true}}));
    const QJsonArray chosen = json(u"chosen.json"_s)[u"data"_s].toArray();
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen[0][u"id"_s].toString(), page[3]);
    QCOMPARE(chosen[1][u"id"_s].toString(), page[4]);
    exportTo(u"page"_s, u"This page (20)"_s, u"CSV"_s); // the format decides the suffix of the name
    QVERIFY(person().waitFor(u"20 change requests exported. "_s + m_folder->filePath(u"page.csv"_s)));
    for (const QString &id : page)
        QVERIFY2(content(u"page.csv"_s).contains(id.toUtf8()), qPrintable(id));
    QVERIFY(person().click(u"Load all "_s));
    QTRY_VERIFY(m_window->ids().size() > 20 && !person().control(u"Cancel"_s));
    const auto all = m_window->ids().size();
    exportTo(u"all.md"_s, u"All loaded (%1)"_s.arg(all), u"Markdown"_s);
    QVERIFY(person().waitFor(u"%1 change requests exported. "_s.arg(all)));
    QCOMPARE(content(u"all.md"_s).count("\n- id: wscr"), all);
    QCOMPARE(files(), (QStringList{u"all.md"_s, u"chosen.json"_s, u"page.csv"_s}));
}

void tst_WindowExport::gatherOneWorkspace()
{
    gateway().holds = [](const http::Request &request) { return request.path().endsWith("/change-requests"); };
    QVERIFY(person().choose(u"Workspace"_s, u"All workspaces"_s));
    QTRY_COMPARE(gateway().held(), 3);
    gateway().release(1);
    QVERIFY(person().waitFor(u"1 of 3 workspaces"_s));
}

/// The file has the rows that the menu offered: the list grows while the file dialog is open.
void tst_WindowExport::isWhatTheMenuSaid()
{
    gatherOneWorkspace();
    const QStringList before = m_window->ids();
    QVERIFY(!before.isEmpty());
    // The driver will see only the file dialog, so the model is taken now.
    const QAbstractItemModel *rows = m_window->table()->model();
    QVERIFY(person().clickInMenu(u"Export"_s, {u"All loaded (%1)"_s.arg(before.size()), u"JSON"_s}));
    gateway().release();
    QTRY_VERIFY(rows->rowCount() > before.size());
    QVERIFY(person().fill(u"File name:"_s, m_folder->filePath(u"some.json"_s)));
    QVERIFY(person().click(u"Save"_s));
    QVERIFY(person().waitFor(u"%1 change requests exported. Incomplete: 1 of 3 workspace"_s.arg(before.size())));
    QVERIFY(person().shows(u" Loading had not ended. "_s));
    const QJsonObject file = json(u"some.json"_s);
    QCOMPARE(file[u"meta"_s].toObject(),
             (QJsonObject{{u"complete"_s, false},
                          {u"causes"_s, QJsonArray{u"loading"_s}},
                          {u"workspaces"_s, 3},
                          {u"workspaces-read"_s, 1}}));
    QStringList ids;
    for (const QJsonValue &row : file[u"data"_s].toArray())
        ids += row[u"id"_s].toString();
    QCOMPARE(ids, before);
}

void tst_WindowExport::incompleteListsSaySo_data()
{
    QTest::addColumn<bool>("isStopped"); // false: a workspace fails
    QTest::addColumn<QString>("read");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("stopped") << true << u"1 of 3"_s << u" Loading was stopped. "_s
                             << QByteArray("- complete: no\n- causes: stopped\n- workspaces-read: 1 of 3\n\n## ");
    QTest::newRow("failed") << false << u"2 of 3"_s << u" could not be read to the end. "_s
                            << QByteArray("- complete: no\n- causes: failed\n- workspaces-read: 2 of 3\n\n## ");
}

void tst_WindowExport::incompleteListsSaySo()
{
    QFETCH(bool, isStopped);
    QFETCH(QString, read);
    QFETCH(QString, cause);
    QFETCH(QByteArray, head);
    if (isStopped) {
        gatherOneWorkspace();
        QVERIFY(person().click(u"Cancel"_s));
    } else {
        QByteArray refused; // the first list that is requested
        gateway().instead = [&refused](const http::Request &request) {
            if (refused.isEmpty() && request.path().endsWith("/change-requests"))
                refused = request.path();
            return request.path() == refused ? std::optional(Gateway::refusal(403)) : std::nullopt;
        };
        QVERIFY(person().choose(u"Workspace"_s, u"All workspaces"_s));
        QVERIFY(person().waitFor(u"1 workspace could not be read to the end."_s));
        gateway().instead = nullptr;
    }
    const auto count = m_window->ids().size();
    const QString which = u"All loaded (%1)"_s.arg(count);
    QVERIFY(person().clickInMenu(u"Export"_s, {which, u"CSV"_s}));
    QVERIFY(person().find<QLineEdit>(u"File name:"_s)->text().endsWith(u"change-requests-incomplete.csv"_s));
    QVERIFY(person().click(u"Cancel"_s));
    QTRY_VERIFY(!QApplication::activeModalWidget());
    exportTo(u"some.md"_s, which, u"Markdown"_s);
    QVERIFY(person().waitFor(u"%1 change requests exported. Incomplete: %2 workspace"_s.arg(count).arg(read)));
    QVERIFY(person().shows(cause));
    QVERIFY2(content(u"some.md"_s).startsWith("# Change requests\n\n" + head),
             content(u"some.md"_s).left(200).constData());
}

void tst_WindowExport::cancelledLeavesNothing()
{
    BusyPool others;
    exportTo(u"page.csv"_s, u"This page (20)"_s, u"CSV"_s);
    QVERIFY(person().waitFor(u"Exporting: 0 of 20"_s));
    QVERIFY(person().click(u"Cancel"_s));
    others.end();
    QVERIFY(person().waitFor(u"The export was cancelled. No file was written."_s));
    QVERIFY(!person().shows(u"Exporting"_s));
    QCOMPARE(files(), QStringList());
}

/// A failure is reported: the disk disappears before the file is written.
void tst_WindowExport::failureIsSaid()
{
    BusyPool others;
    exportTo(u"page.csv"_s, u"This page (20)"_s, u"CSV"_s);
    QVERIFY(person().waitFor(u"Exporting: 0 of 20"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    others.end();
    QVERIFY(person().waitFor(u"page.csv” could not be written. Choose another place"_s));
    QVERIFY(!person().shows(u"Exporting"_s));
    exportTo(u"page.csv"_s, u"This page (20)"_s, u"CSV"_s);
    QVERIFY(person().waitFor(u"20 change requests exported."_s));
    QCOMPARE(m_window->sentences().size(), 1);
    QCOMPARE(files(), QStringList{u"page.csv"_s});
}

RUNLATCH_WINDOW_TEST(tst_WindowExport)

} // namespace runlatch::integration

#include "tst_windowexport.moc"
