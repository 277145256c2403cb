// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QComboBox>

namespace runlatch::ui {

/// A flat, bold choice in a header, such as the workspace. It never forces a width: long names are elided.
class Picker : public QComboBox
{
    Q_OBJECT

public:
    /// `icon` is a name in resources/icons.
    explicit Picker(const QString &icon, const QString &accessibleName, QWidget *parent = nullptr);

    /// The size that fits the chosen name; layouts may give less.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< a short name is never elided
    /// Opens the list as wide as its names, even if the picker itself is narrow.
    void showPopup() override;

protected:
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    QIcon m_icon;
};

} // namespace runlatch::ui
