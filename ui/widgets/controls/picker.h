// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QComboBox>

namespace runlatch::ui {

/// A flat, bold choice in a header, such as the workspace. It never forces a width: long names are elided, and whole in
/// the tool tip.
class Picker : public QComboBox
{
    Q_OBJECT

public:
    /// `icon` is a name in resources/icons.
    explicit Picker(const QString &icon, const QString &accessibleName, QWidget *parent = nullptr);

    void setElideMode(Qt::TextElideMode mode); ///< of a name for which there is little room; at its end unless set
    /// The size that fits the chosen name; layouts may give less.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< a short name is never elided
    /// Opens the list as wide as its names, even if the picker itself is narrow.
    void showPopup() override;
    virtual QWidget *popup() const;          ///< opens below it; null while it is being made
    virtual QAbstractItemView *rows() const; ///< the list in the popup; null likewise

protected:
    bool event(QEvent *event) override;
    void initStyleOption(QStyleOptionComboBox *option) const override;

private:
    QString elided(const QStyleOptionComboBox &option) const;

    QIcon m_icon;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace runlatch::ui
