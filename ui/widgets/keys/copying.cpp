// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/copying.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// Qt gives Windows the format that stands in the value.
QString formatOfWindows(const QString &name)
{
    return u"application/x-qt-windows-mime;value=\"%1\""_s.arg(name);
}

} // namespace

void copyText(const QString &text, Copied kind)
{
    auto *data = new QMimeData;
    data->setText(text);
    if (kind == Copied::Secret) {
        const QByteArray no(4, '\0'); // a number of 32 bits
        data->setData(u"x-kde-passwordManagerHint"_s, "secret");
        data->setData(formatOfWindows(u"ExcludeClipboardContentFromMonitorProcessing"_s), "1");
        data->setData(formatOfWindows(u"CanIncludeInClipboardHistory"_s), no);
        data->setData(formatOfWindows(u"CanUploadToCloudClipboard"_s), no);
    }
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace runlatch::ui
