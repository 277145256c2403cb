// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/picker.h"

#include <QAbstractItemModel>

class QAbstractItemDelegate;

namespace runlatch::ui {

class PickerPopup;

/// A Picker for a list that its source searches, such as the service. It opens a search line and the rows of the
/// source. It shows the chosen text even if the source does not have that row now.
class SearchPicker final : public Picker
{
    Q_OBJECT

public:
    /// `source` must outlive this; its display role is shown.
    SearchPicker(const QString &icon, const QString &accessibleName, QAbstractItemModel &source,
                 QWidget *parent = nullptr);

    void setDelegate(QAbstractItemDelegate *delegate);
    void setChosen(const QString &text); ///< sets the text that is shown; it may be empty
    void setBusy(bool busy);             ///< shows whether the source is being asked
    void setNote(const QString &note);   ///< shown below the rows; may be empty

    void showPopup() override;
    void hidePopup() override;
    QWidget *popup() const override;
    QAbstractItemView *rows() const override;

signals:
    void searchWanted(const QString &text); ///< the user searches for rows that contain `text`; empty: all rows
    void rowChosen(int row);                ///< the user chose a row of the source

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< typing opens the search

private:
    PickerPopup *m_popup = nullptr; ///< null while it is being made, which screen readers may hear of
};

} // namespace runlatch::ui
