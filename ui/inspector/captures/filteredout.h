// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "store/capturestore.h"

#include <QObject>

namespace runlatch::ui {

/// Asks the store whether a filter leaves out one request, beside the search of the list, which may have long to go.
class FilteredOut final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~FilteredOut() override { m_question.abort(); }

    /// Ends the question under way. What only is in memory is judged at once, by its row.
    void ask(store::CaptureStore &store, const store::CaptureFilter &filter, const store::CaptureRow &row);
    void stop() { m_question.abort(); }

signals:
    void judged(const QUuid &capture, bool isOut); ///< not if the store cannot tell

private:
    base::Call m_question;
};

} // namespace runlatch::ui
