// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace runlatch::ui {

struct NameQuestion
{
    QString title;
    QString verb; ///< the word of the button
    QString name; ///< offered at first; may be empty
    int longest;  ///< characters that can be typed
};

/// Asks for a name in a dialog above `parent`. `take` gets it without blanks around it, and is not called for an empty
/// one or when the person cancels.
void askForName(const NameQuestion &question, QWidget *parent, const std::function<void(const QString &)> &take);

} // namespace runlatch::ui
