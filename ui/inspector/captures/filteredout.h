// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "store/capturestore.h"

#include <QObject>

namespace runlatch::ui {

/// Knows whether the filter leaves out the chosen request. It asks the store beside the search of the list, which may
/// have long to go.
class FilteredOut final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~FilteredOut() override { m_question.abort(); }

    bool isOut() const { return m_isOut; } ///< as of the last answer; false after reset()
    /// Ends the question under way. A request that is only in memory is judged at once, by its row.
    void ask(store::CaptureStore &store, const store::CaptureFilter &filter, const store::CaptureRow &row);
    /// Another request is chosen, perhaps in spite of the filter: it is not left out until the next question.
    void reset();

signals:
    void changed(); ///< an answer changed isOut(); nothing changes if the store cannot tell

private:
    void judge(bool isOut);

    base::Call m_question;
    bool m_isOut = false;
};

} // namespace runlatch::ui
