// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/searchpicker.h"

#include "ui/widgets/controls/pickerpopup.h"

#include <QKeyEvent>

namespace runlatch::ui {

SearchPicker::SearchPicker(const QString &icon, const QString &accessibleName, QAbstractItemModel &source,
                           QWidget *parent)
    : Picker(icon, accessibleName, parent)
{
    m_popup = new PickerPopup(accessibleName, this);
    setPlaceholderText(accessibleName);
    m_popup->setModel(&source);
    connect(m_popup, &PickerPopup::searchWanted, this, &SearchPicker::searchWanted);
    connect(m_popup, &PickerPopup::chosen, this, &SearchPicker::rowChosen);
}

void SearchPicker::setDelegate(QAbstractItemDelegate *delegate)
{
    m_popup->setDelegate(delegate);
}

void SearchPicker::setChosen(const QString &text)
{
    clear();
    if (!text.isEmpty())
        addItem(text);
    setCurrentIndex(count() - 1); // with a placeholder Qt would keep no current index
    updateGeometry();
}

void SearchPicker::setBusy(bool busy)
{
    m_popup->setBusy(busy);
}

void SearchPicker::setNote(const QString &note)
{
    m_popup->setNote(note);
}

void SearchPicker::showPopup()
{
    m_popup->openAt(*this, currentText(), {});
}

void SearchPicker::hidePopup()
{
    m_popup->hide();
}

QWidget *SearchPicker::popup() const
{
    return m_popup;
}

QAbstractItemView *SearchPicker::rows() const
{
    return m_popup ? m_popup->rows() : nullptr;
}

void SearchPicker::keyPressEvent(QKeyEvent *event)
{
    const QString typed = event->text();
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (!isCommand && !typed.isEmpty() && typed.at(0).isPrint() && !typed.at(0).isSpace())
        m_popup->openAt(*this, currentText(), typed);
    else
        Picker::keyPressEvent(event);
}

} // namespace runlatch::ui
