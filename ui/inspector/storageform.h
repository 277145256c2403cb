// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/quota.h"

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace runlatch::ui {

class Label;

/// How much of the received requests is kept, and what they take now. The same in a dialog of its own and in the
/// settings of the program.
class StorageForm final : public QWidget
{
    Q_OBJECT

public:
    StorageForm(int megabytes, int days, QWidget *parent = nullptr);

    void setUsage(const store::Usage &usage);
    void forgetUsage(); ///< with what was agreed to because of it
    int megabytes() const;
    int days() const;          ///< 0: no limit
    bool mayEarlierGo() const; ///< the user wants what is from before this version to go too
    void focusFirst();

signals:
    void grown(); ///< there is more to be seen

private:
    void buildNumbers(int megabytes, int days);
    void buildLayout();
    void showUsage();

    QSpinBox *m_megabytes;
    QSpinBox *m_days;
    Label *m_inUse;
    Label *m_order;
    QCheckBox *m_earlier;
    store::Usage m_usage;
    bool m_hasUsage = false;
};

} // namespace runlatch::ui
