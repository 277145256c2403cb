// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/review.h"

#include <QWidget>

namespace runlatch::ui {

class CodeView;
class CopyButton;
class Label;

/// The request as it is sent, with the token redacted, and the same as a shell command.
class RequestView final : public QWidget
{
    Q_OBJECT
public:
    explicit RequestView(QWidget *parent = nullptr);

    /// Without a request, the view says that there is none yet.
    void setRequest(const Review &review);

private:
    CodeView *m_code;
    Label *m_dialect; ///< the documented dialect of the request
    CopyButton *m_copy;
    Label *m_note; ///< says that the copy lacks the body
    std::optional<http::Outgoing> m_shown;
};

} // namespace runlatch::ui
