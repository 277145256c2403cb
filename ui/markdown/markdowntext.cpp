// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdowntext.h"

#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

std::optional<QUrl> openableLink(const QString &address)
{
    // Browsers accept longer addresses, but no user reads such an address before agreeing to open it.
    constexpr qsizetype maxLength = 2048;
    if (address.size() > maxLength)
        return std::nullopt;
    const QUrl url(address, QUrl::TolerantMode);
    const QString scheme = url.scheme();
    if (!url.isValid() || url.host().isEmpty() || (scheme != "https"_L1 && scheme != "http"_L1))
        return std::nullopt;
    return url;
}

bool hasWebScheme(QStringView address)
{
    return address.startsWith("https://"_L1, Qt::CaseInsensitive)
        || address.startsWith("http://"_L1, Qt::CaseInsensitive);
}

QString decodeEntity(const QString &entity)
{
    // Qt knows all names of HTML. The text that md4c passes as an entity is a name or a number, and cannot contain
    // markup.
    const QString decoded = QTextDocumentFragment::fromHtml(entity).toPlainText();
    return decoded.isEmpty() ? entity : decoded;
}

} // namespace runlatch::ui
