// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "ui/widgets/frames/dialog.h"

#include <QStringList>

namespace runlatch::ui {

class MessageBar;
class PlanView;

/// A plan of a file, in a window of its own. Nothing of it is stored.
class PlanDialog final : public Dialog
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxAtOnce = 10; ///< that are opened together

    static PlanDialog *show(QWidget *parent, const QString &file);

    explicit PlanDialog(QWidget *parent = nullptr);

    void open(const QString &file);
    void showLeftOut(int plans); ///< says that so many more were not opened

private:
    MessageBar *m_message;
    MessageBar *m_leftOut;
    PlanView *m_view;
};

/// Files by what they are.
struct SortedFiles
{
    QStringList plans;
    QStringList rules; ///< of the listener
    QStringList others;
};
/// Looks at the beginning of each file, in the pool. A plan is known by the keys of its first level, a file of rules by
/// its first line; what is packed or in another form counts as another file.
void sortFiles(const QStringList &files, QObject *context, base::Callback<SortedFiles> done);

} // namespace runlatch::ui
