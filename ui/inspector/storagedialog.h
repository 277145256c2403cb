// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/quota.h"

#include <QDialog>

class QCheckBox;
class QSpinBox;

namespace runlatch::ui {

class Label;

/// How much of the received requests is kept, and what they take now.
class StorageDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit StorageDialog(int megabytes, int days, QWidget *parent = nullptr);

    void setUsage(const store::Usage &usage);
    int megabytes() const;
    int days() const;          ///< 0: no limit
    bool mayEarlierGo() const; ///< the user wants what is from before this version to go too

private:
    void showUsage();

    QSpinBox *m_megabytes;
    QSpinBox *m_days;
    Label *m_inUse;
    QCheckBox *m_earlier;
    store::Usage m_usage;
    bool m_hasUsage = false;
};

} // namespace runlatch::ui
