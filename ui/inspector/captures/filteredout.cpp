// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/filteredout.h"

#include <memory>
#include <utility>

namespace runlatch::ui {

void FilteredOut::ask(store::CaptureStore &store, const store::CaptureFilter &filter, const store::CaptureRow &row)
{
    m_question.abort();
    if (filter.isEmpty() || row.id == 0) {
        judge(!filter.accepts(row));
        return;
    }
    const auto isFound = std::make_shared<bool>(false);
    m_question = store.search(
        filter, {.above = row.id - 1, .below = row.id + 1, .limit = 1}, this,
        [isFound](const store::SearchReport &report) { *isFound = *isFound || !report.rows.isEmpty(); },
        [this, isFound](const base::Result<store::SearchReport> &report) {
            if (report)
                judge(!*isFound && report->rows.isEmpty());
        });
}

void FilteredOut::reset()
{
    m_question.abort();
    m_isOut = false;
}

void FilteredOut::judge(bool isOut)
{
    if (std::exchange(m_isOut, isOut) != isOut)
        emit changed();
}

} // namespace runlatch::ui
