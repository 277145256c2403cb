// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/runtaskspage.h"

#include "http/url.h"
#include "models/captures/capturemodel.h"
#include "store/sqlite/database.h"
#include "support/runtasks.h"
#include "support/scriptedserver.h"
#include "support/storecalls.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/listener/listenerdialog.h"
#include "ui/inspector/listener/listenerstrip.h"
#include "ui/inspector/storage/storagedialog.h"
#include "ui/widgets/controls/picker.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/workbenchparts.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

namespace runlatch::ui {

using namespace Qt::StringLiterals;

/// The page of run tasks on a store with three requests.
class RunTasksPageTest : public support::StillThemedTest
{
protected:
    void setUp();
    void tearDown()
    {
        m_page.reset();
        m_engine.reset();
        m_folder.reset();
    }
    /// Listens again, as at the next start of the program.
    QUrl listenAgain(const inspector::ReceiverOptions &options = {})
    {
        open();
        QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
        m_page->listener().start(options);
        return listening.wait(20'000) ? listening.first().first().toUrl() : QUrl();
    }
    QString chosen() const { return table().currentIndex().siblingAtColumn(0).data().toString(); }
    template <typename T> T *shown(const QString &text) const
    {
        const auto all = m_page->findChildren<T *>();
        const auto found = std::find_if(all.begin(), all.end(), [&text](const T *one) {
            return one->isVisible() && (one->text().contains(text) || one->accessibleName().contains(text));
        });
        return found == all.end() ? nullptr : *found;
    }
    /// Listens at a free port with this automatic reply, without a key.
    QUrl listen(const settings::AutomaticReply &reply)
    {
        m_engine->preferences.setAutomaticReply(reply);
        open();
        QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
        m_page->listener().start({});
        return listening.wait(20'000) ? listening.first().first().toUrl() : QUrl();
    }
    /// Opens the page as at the next start of the program, before it listens.
    void open()
    {
        m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
        m_page->resize(1300, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->sessionOpened();
        QTRY_COMPARE(table().model()->rowCount(), 3);
        QTRY_VERIFY(shown<QLabel>(u"net-3"_s));
    }
    static settings::AutomaticReply passed(const QStringList &callbacks)
    {
        return {protocol::TaskStatus::Passed, std::chrono::seconds(0), {}, callbacks};
    }
    /// An unsigned run task request, and the answer to it.
    static int post(const QUrl &url, const QUrl &callback)
    {
        return support::postRunTask(url, support::runTask(callback.toString()));
    }
    /// Chooses the newest request.
    void chooseNewest() const
    {
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_Home);
    }
    QString saidOfTheRequest() const
    {
        const auto bars = m_page->findChildren<MessageBar *>();
        const auto found = std::find_if(bars.begin(), bars.end(), [](const MessageBar *bar) {
            return bar->isVisible() && bar->hasMessage() && bar->text().contains(u"Not answered automatically."_s);
        });
        return found == bars.end() ? QString() : (*found)->text();
    }
    CaptureView &table() const { return *m_page->findChild<CaptureView *>(); }
    bool execute(const QString &sql) const
    {
        store::Database database(m_engine->inspector.file());
        return database.open(store::Database::Access::ReadWrite) && database.execute(sql);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<RunTasksPage> m_page;
};

inline void RunTasksPageTest::setUp()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
    QList<store::NewCapture> captures;
    for (int i = 0; i < 3; ++i) {
        store::CaptureRow row;
        row.receivedAt = m_engine->clock.utc();
        row.deadline = row.receivedAt.addSecs(600);
        row.workspaceName = u"net-%1"_s.arg(i + 1);
        captures.append({row, "POST / HTTP/1.1\r\nHost: a\r\n\r\n", "{}"});
    }
    QVERIFY(appendAll(m_engine->inspector.store(), captures));
    open();
}

} // namespace runlatch::ui
