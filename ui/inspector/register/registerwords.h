// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "runtasks/attacher.h"
#include "runtasks/registration.h"

#include <QCoreApplication>
#include <QStringList>

namespace runlatch::ui {

/// The texts of the dialog that registers run tasks, as plain lines.
class RegisterWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::RegisterWords)

public:
    /// The request that will be sent, the differences of an existing run task, and the limits that are exceeded. The
    /// key is never among the words.
    static QStringList review(const runtasks::TaskOrder &order, const runtasks::Preparation &preparation,
                              const QStringList &workspaceNames);
    static QString difference(const runtasks::TaskDifference &difference);
    static QString result(const runtasks::AttachmentItem &item); ///< of an item that has ended
};

} // namespace runlatch::ui
