// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/sight.h"
#include "support/storecalls.h"
#include "support/waiting.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/widgets/navigation/tabbar.h"
#include "ui/workbenchparts.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace runlatch::ui {

/// The page of run tasks with a real store of its own.
struct RunTasksPageFixture
{
    explicit RunTasksPageFixture(Theme &theme)
        : parts(folder.path(), theme)
    {
    }

    bool openStore() { return parts.openCaptures(folder.filePath(QStringLiteral("captures.sqlite")), key); }
    store::CaptureStore &store() { return parts.inspector.store(); }
    /// Stores it; the window is told of it if it is open.
    store::CaptureRow add(const store::NewCapture &capture) { return *append(store(), capture); }
    std::optional<store::CaptureRow> row(qint64 id)
    {
        const auto capture = load(store(), id);
        return capture ? std::optional(capture->row) : std::nullopt;
    }
    void openPage()
    {
        page = std::make_unique<RunTasksPage>(parts.workbench);
        page->resize(1300, 800);
        page->show();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        page->sessionOpened();
        QTRY_VERIFY(table().model()->rowCount() > 0);
        QTRY_VERIFY(table().currentIndex().isValid());
    }
    CaptureView &table() const { return *page->findChild<CaptureView *>(); }
    CaptureDetail &detail() const { return *page->findChild<CaptureDetail *>(); }
    QString chosen() const { return table().currentIndex().siblingAtColumn(0).data().toString(); }
    void showTab(const QString &word) const
    {
        auto *tabs = detail().findChild<TabBar *>();
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == word)
                tabs->setCurrentIndex(i);
        }
    }

    QTemporaryDir folder;
    QObject context;
    store::StoreKey key = store::newStoreKey();
    WorkbenchParts<> parts;
    std::unique_ptr<RunTasksPage> page;
};

} // namespace runlatch::ui
