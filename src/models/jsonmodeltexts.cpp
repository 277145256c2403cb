// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/jsonmodel.h"
#include "models/jsonmodelnode.h"
#include "protocol/jsonpointer.h"
#include "protocol/requestkeys.h"
#include "redaction/marker.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::models {

QList<redaction::Span> JsonModel::secretsIn(qsizetype offset, qsizetype length) const
{
    return redaction::within(m_secrets, offset, length);
}

bool JsonModel::isSecret(const Node &node) const
{
    return !secretsIn(node.child.keyOffset, node.child.keyLength).isEmpty()
        || (!node.child.isContainer() && !secretsIn(node.child.offset, node.child.length).isEmpty());
}

/// The first `most` characters or so of a string or word of the text, without its secrets.
QString JsonModel::redacted(qsizetype offset, qsizetype length, qsizetype most) const
{
    constexpr qsizetype bytesOfCharacter = 6; // as \u00e4
    const qsizetype used = std::min(length, most * bytesOfCharacter);
    const QByteArrayView string = QByteArrayView(m_text).sliced(offset, used);
    const QList<redaction::Span> secrets = m_secretsShown ? QList<redaction::Span>() : secretsIn(offset, used);
    if (secrets.isEmpty())
        return protocol::jsonString(string, most);
    return protocol::jsonString(redaction::redactedByMarker(string.toByteArray(), secrets), most);
}

QString JsonModel::key(const Node &node, qsizetype most) const
{
    if (node.parent && node.parent->child.type == QJsonValue::Array)
        return QString::number(node.row);
    return redacted(node.child.keyOffset, node.child.keyLength, most);
}

QString JsonModel::text(const Node &node, qsizetype most) const
{
    const protocol::JsonChild &child = node.child;
    switch (child.type) {
    case QJsonValue::Array: return tr("%n item(s)", nullptr, static_cast<int>(child.count));
    case QJsonValue::Object: return tr("%n key(s)", nullptr, static_cast<int>(child.count));
    case QJsonValue::String:
        return redacted(child.offset + 1, std::max<qsizetype>(qsizetype(child.length) - 2, 0), most);
    default: return redacted(child.offset, child.length, most);
    }
}

/// An object or array as it is written, without its secrets.
QString JsonModel::copied(const Node &node) const
{
    if (!node.child.isContainer())
        return text(node, MaxCopied);
    const qsizetype length = std::min<qsizetype>(node.child.length, MaxCopied);
    const QByteArray written = m_text.mid(node.child.offset, length);
    return QString::fromUtf8(
        m_secretsShown ? written : redaction::redactedByMarker(written, secretsIn(node.child.offset, length)));
}

/// Whether copied() has only the beginning.
bool JsonModel::isCut(const Node &node) const
{
    return node.child.isContainer() ? node.child.length > MaxCopied : text(node, MaxCopied + 1).size() > MaxCopied;
}

QString JsonModel::pointer(const Node &node) const
{
    QList<const Node *> way;
    for (const Node *at = &node; at->parent; at = at->parent)
        way.prepend(at);
    QString pointer;
    for (const Node *at : std::as_const(way)) {
        const bool isElement = at->parent->child.type == QJsonValue::Array;
        pointer += isElement ? protocol::pointerBelow({}, qsizetype(at->row))
                             : protocol::pointerBelow({}, key(*at, MaxCopied));
        if (pointer.size() > MaxCopied)
            break;
    }
    return pointer.left(MaxCopied);
}

bool JsonModel::isNew(const Node &node) const
{
    if (!m_marksNew || !node.parent || node.parent->child.type != QJsonValue::Object)
        return false;
    const Node *above = node.parent;
    if (above->parent && above->parent->parent)
        return false; // the specification describes two levels
    const QString within = above->parent ? key(*above, MaxTextLength) : QString();
    return !protocol::isRequestKey(within, key(node, MaxTextLength));
}

QString JsonModel::typeText(const Node &node) const
{
    const QString type = typeName(node.child.type);
    //: after the type of a value, whose key the specification does not have
    return isNew(node) ? tr("%1, new key").arg(type) : type;
}

QString JsonModel::typeName(QJsonValue::Type type)
{
    switch (type) {
    case QJsonValue::Null: return tr("null");
    case QJsonValue::Bool: return tr("boolean");
    case QJsonValue::Double: return tr("number");
    case QJsonValue::String: return tr("string");
    case QJsonValue::Array: return tr("array");
    case QJsonValue::Object: return tr("object");
    case QJsonValue::Undefined: break;
    }
    return {};
}

} // namespace runlatch::models
