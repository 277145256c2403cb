// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/quota/quota.h"

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace runlatch::ui {

class Label;

/// The limits for stored requests, and the space they take now. The storage dialog and the settings of the program both
/// use this form.
class StorageForm final : public QWidget
{
    Q_OBJECT

public:
    StorageForm(int megabytes, int days, QWidget *parent = nullptr);

    void setUsage(const store::Usage &usage);
    void forgetUsage(); ///< forgets the used space, and the consent that was given because of it
    int megabytes() const;
    int days() const;          ///< 0: no limit
    bool mayEarlierGo() const; ///< the user agreed to remove requests from before this version too
    void focusFirst();

signals:
    void grown(); ///< more content became visible

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
