// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/check/checkrun.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;

namespace runlatch::ui {

class Field;

/// The target of a check, its key, and the choice of cases. Nothing of it is saved.
class CheckForm final : public QWidget
{
    Q_OBJECT
public:
    explicit CheckForm(QWidget *parent = nullptr);

    /// The order to check it. Nothing if the target is no such URL, which is then told at its field.
    std::optional<CheckOrder> order();
    void focusFirst();

signals:
    void startWanted(); ///< Enter was pressed in a field

private:
    QLineEdit *m_url;
    QLineEdit *m_key;
    QComboBox *m_profile;
    Field *m_urlField;
};

} // namespace runlatch::ui
