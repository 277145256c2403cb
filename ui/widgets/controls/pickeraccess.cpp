// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/pickeraccess.h"

#include "ui/widgets/controls/picker.h"
#include "ui/widgets/controls/pickerpopup.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>

namespace runlatch::ui {

namespace {

/// A combo box whose one child is what opens below it.
class PickerAccess final : public QAccessibleWidget
{
public:
    explicit PickerAccess(Picker &picker)
        : QAccessibleWidget(&picker, QAccessible::ComboBox)
    {
    }

    int childCount() const override { return popup() ? 1 : 0; }
    QAccessibleInterface *child(int index) const override
    {
        return index == 0 ? QAccessible::queryAccessibleInterface(popup()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && child->object() && child->object() == popup() ? 0 : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return isOpen() && child(0)->rect().contains(x, y) ? child(0) : nullptr;
    }
    /// The keys stay with the search line, but what they move to is the row.
    QAccessibleInterface *focusChild() const override
    {
        QAccessibleInterface *row = isOpen() ? accessibleRow(*picker()->rows()) : nullptr;
        return row ? row : QAccessibleWidget::focusChild();
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value && picker() ? picker()->currentText() : QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        state.expandable = true;
        state.expanded = isOpen();
        return state;
    }
    QStringList actionNames() const override
    {
        return QStringList{showMenuAction(), pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction() && name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (isOpen())
            picker()->hidePopup();
        else if (picker() && picker()->isEnabled())
            picker()->showPopup();
    }

private:
    /// Null while the picker dies, which screen readers may hear of.
    Picker *picker() const { return qobject_cast<Picker *>(object()); }
    QWidget *popup() const { return picker() ? picker()->popup() : nullptr; }
    bool isOpen() const { return popup() && popup()->isVisible(); }
};

/// Its parent is the picker. Qt gives every window to the application, which does not have a popup as a child.
class PopupAccess final : public QAccessibleWidget
{
public:
    explicit PopupAccess(PickerPopup &popup)
        : QAccessibleWidget(&popup, QAccessible::Border) // the role that Qt gives to a frame
    {
    }

    QAccessibleInterface *parent() const override
    {
        return object() ? QAccessible::queryAccessibleInterface(object()->parent()) : nullptr;
    }
};

QAccessibleInterface *makePickerAccess(const QString &, QObject *object)
{
    if (auto *picker = qobject_cast<Picker *>(object))
        return new PickerAccess(*picker);
    auto *popup = qobject_cast<PickerPopup *>(object);
    return popup ? new PopupAccess(*popup) : nullptr;
}

} // namespace

void installPickerAccess()
{
    QAccessible::installFactory(&makePickerAccess); // Qt keeps each factory once
}

QAccessibleInterface *accessibleRow(QAbstractItemView &rows)
{
    const QModelIndex current = rows.currentIndex();
    QAccessibleInterface *list = current.isValid() ? QAccessible::queryAccessibleInterface(&rows) : nullptr;
    QAccessibleTableInterface *table = list ? list->tableInterface() : nullptr;
    return table ? table->cellAt(current.row(), current.column()) : nullptr;
}

} // namespace runlatch::ui
