// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/filedrop.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace runlatch::ui {

FileDrop::FileDrop(QWidget &window)
    : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

QStringList FileDrop::filesOf(const QMimeData &data)
{
    QStringList files;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            files.append(url.adjusted(QUrl::StripTrailingSlash).toLocalFile());
    }
    return files;
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return false;
    auto *const drop = static_cast<QDropEvent *>(event); // the others are its subclasses
    const QStringList files = filesOf(*drop->mimeData());
    const QWidget *const modal = QApplication::activeModalWidget();
    if (files.isEmpty() || (modal && modal != watched))
        return false;
    drop->setDropAction(Qt::CopyAction); // the file stays where it is
    drop->accept();
    if (type == QEvent::Drop)
        emit dropped(files);
    return true;
}

} // namespace runlatch::ui
