// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"
#include "ui/style/tokens.h"

#include <QString>

namespace runlatch::ui {

/// Both sides of an exchange as text: first line, headers, an empty line, body. A small body that is JSON is indented,
/// its keys and numbers as they were written; any other stands as it came, without signs that hide or reorder text.
QString requestText(const http::ExchangeRecord &record);
QString answerText(const http::ExchangeRecord &record); ///< empty where nothing was answered

/// What to say of an exchange that was no plain success.
struct Happening
{
    Tone tone = Tone::None;
    QString fact; ///< empty: nothing
    QString next;
};
Happening happening(const http::ExchangeRecord &record);

/// As one line for a shell, and what a person has to know before running it.
struct ShellCommand
{
    QString line;
    QString note; ///< empty where it does the same again
};
ShellCommand shellCommand(const http::ExchangeRecord &record);

} // namespace runlatch::ui
