// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/weblink.h"

#include "protocol/weburl.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/widgets/frames/confirmation.h"

#include <QCoreApplication>
#include <QDesktopServices>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

QUrl workspacePage(const QUrl &apiBase, const QString &organization, const QString &workspace)
{
    if (!protocol::isWebUrl(apiBase) || organization.isEmpty() || workspace.isEmpty())
        return {};
    const auto part = [](const QString &name) { return QString::fromLatin1(QUrl::toPercentEncoding(name)); };
    QUrl url;
    url.setScheme(apiBase.scheme());
    url.setHost(apiBase.host());
    url.setPort(apiBase.port());
    url.setPath(u"/app/%1/workspaces/%2"_s.arg(part(organization), part(workspace)), QUrl::StrictMode);
    return url;
}

void askToOpen(const QUrl &url, QWidget *parent)
{
    auto *question =
        new Confirmation(QCoreApplication::translate("runlatch::ui::WebLink", "Open the workspace in the browser?"),
                         MarkdownLinkDialog::visibleText(url.toString(QUrl::FullyEncoded)),
                         QCoreApplication::translate("runlatch::ui::WebLink", "Open in the browser"), parent);
    QObject::connect(question, &QDialog::accepted, qApp, [url] { QDesktopServices::openUrl(url); });
    question->open();
}

} // namespace runlatch::ui
