// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"
#include "ui/style/tokens.h"

#include <QString>

namespace runlatch::ui {

/// One side of an exchange as text: first line, headers, an empty line, body. A small JSON body is indented; its keys
/// and numbers stay as written. Any other body is shown as received, without characters that hide or reorder text.
QString requestText(const http::ExchangeRecord &record);
QString answerText(const http::ExchangeRecord &record); ///< empty if there was no answer

/// The description of an exchange that was not a plain success.
struct Happening
{
    Tone tone = Tone::None;
    QString fact; ///< empty for a plain success
    QString next;
};
Happening happening(const http::ExchangeRecord &record);

/// The request as one line for a shell, with a note to read before running it.
struct ShellCommand
{
    QString line;
    QString note; ///< empty if the line sends the same request
};
ShellCommand shellCommand(const http::ExchangeRecord &record);

} // namespace runlatch::ui
