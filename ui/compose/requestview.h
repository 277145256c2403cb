// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/client.h"

#include <QWidget>

#include <optional>

namespace runlatch::ui {

class Badge;
class CodeView;
class CopyButton;

/// A request as it is sent, the token masked, and the same for a shell.
class RequestView final : public QWidget
{
    Q_OBJECT
public:
    explicit RequestView(QWidget *parent = nullptr);

    /// Without a request it says that there is none yet.
    void setRequest(const std::optional<http::Outgoing> &request, const QString &form);

private:
    CodeView *m_code;
    Badge *m_form;
    CopyButton *m_copy;
};

} // namespace runlatch::ui
