// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/headermodel.h"

#include "protocol/signature.h"
#include "text/plaintext.h"

namespace runlatch::models {

void HeaderModel::setHead(const QByteArray &head)
{
    beginResetModel();
    m_lines.clear();
    QList<QByteArray> lines = head.split('\n');
    lines.removeFirst(); // the request line
    for (const QByteArray &line : lines) {
        const QByteArray text = line.trimmed();
        if (text.isEmpty())
            continue;
        const qsizetype colon = text.indexOf(':');
        const QByteArray name = colon > 0 ? text.left(colon) : QByteArray();
        m_lines.append(http::Header{name, text.mid(colon > 0 ? colon + 1 : 0).trimmed()});
    }
    endResetModel();
}

QVariant HeaderModel::value(const QModelIndex &index, int role) const
{
    const http::Header &line = m_lines.at(index.row());
    const bool isName = index.column() == static_cast<int>(Column::Name);
    const QString text = QString::fromUtf8(isName ? line.name : line.value);
    switch (role) {
    case Qt::DisplayRole: return text::markedText(text, MaxTextLength);
    case FullTextRole: return text;
    case SignatureRole: return protocol::isSignatureHeader(line.name);
    default: return {};
    }
}

QString HeaderModel::title(int column) const
{
    return column == static_cast<int>(Column::Name) ? tr("Name") : tr("Value");
}

} // namespace runlatch::models
