// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "ui/widgets/frames/dialog.h"

namespace runlatch::ui {

class BusyLine;
class CodeView;
class CopyButton;
class MessageBar;

/// The service's answer for one change request: its JSON, indented but otherwise unchanged. Deletes itself when it is
/// closed; show it with `open()`.
class RawDialog final : public Dialog
{
    Q_OBJECT

public:
    RawDialog(const QString &subject, QWidget *parent);
    void setAnswer(const base::Result<QByteArray> &json);

private:
    MessageBar *m_message;
    BusyLine *m_busy;
    CodeView *m_code;
    CopyButton *m_copy;
};

} // namespace runlatch::ui
