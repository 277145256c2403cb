// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/captures/capturelist.h"

#include "support/capturefixture.h"
#include "ui/inspector/captures/captureview.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace runlatch::ui {

/// The list of a store in a window of its own. A test derives from it beside QObject, and calls closeList() in
/// cleanup().
class CaptureListFixture : protected support::CaptureFixture
{
protected:
    /// Fills a new store with so many captures, shows its list, and waits for the newest rows.
    bool openList(int captures, settings::Preferences *columns = nullptr)
    {
        if (!openStore() || receive(captures).size() != captures || !showList(m_open, columns))
            return false;
        return support::waitFor([&] { return model().rowCount() == std::min(captures, Page); });
    }
    /// Shows a list, and sets m_store as its store.
    bool showList(store::OpenStore &open, settings::Preferences *columns = nullptr)
    {
        m_list = std::make_unique<CaptureList>(open, m_clock);
        if (columns)
            m_list->keepColumns(*columns);
        m_list->resize(1200, 400);
        m_list->show();
        const bool isActive = QTest::qWaitForWindowActive(m_list.get());
        open.set(*m_store);
        return isActive;
    }
    void closeList()
    {
        m_list.reset();
        m_store.reset();
    }

    CaptureView &table() const { return *m_list->findChild<CaptureView *>(); }
    models::CaptureModel &model() const { return *static_cast<models::CaptureModel *>(table().model()); }

    std::unique_ptr<CaptureList> m_list;

private:
    static constexpr int Page = 200; ///< the rows that are read at first
};

} // namespace runlatch::ui
