// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/addresspaste.h"

#include "protocol/exploreraddress.h"
#include "ui/bulkcreate/query/querytextview.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QWidget>

namespace runlatch::ui {

std::optional<QString> copiedExplorerAddress()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.size() > QueryTextView::MaxSize || !protocol::isExplorerAddress(text))
        return std::nullopt;
    return text.trimmed();
}

AddressPaste::AddressPaste(QWidget &area)
    : QObject(&area)
    , m_area(area)
{
    qApp->installEventFilter(this); // the fields of rows come and go
}

bool AddressPaste::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste))
        return false;
    const auto *field = qobject_cast<QWidget *>(watched);
    if (!field || !m_area.isAncestorOf(field))
        return false;
    const auto address = copiedExplorerAddress();
    if (address)
        emit pasted(*address);
    return address.has_value();
}

} // namespace runlatch::ui
