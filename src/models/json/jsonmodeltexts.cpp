// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/requestkeys.h"
#include "models/json/jsonmodel.h"
#include "models/json/jsonmodelnode.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::models {

bool JsonModel::isSecret(const Node &node) const
{
    return m_texts.holdsSecret(node.child.keyOffset, node.child.keyLength)
        || (!node.child.isContainer() && m_texts.holdsSecret(node.child.offset, node.child.length));
}

QString JsonModel::key(const Node &node, qsizetype most) const
{
    if (node.parent && node.parent->child.type == QJsonValue::Array)
        return QString::number(node.row);
    return m_texts.meant(node.child.keyOffset, node.child.keyLength, most);
}

QString JsonModel::text(const Node &node, qsizetype most) const
{
    const json::JsonChild &child = node.child;
    if (child.type == QJsonValue::Array)
        return tr("%n item(s)", nullptr, static_cast<int>(child.count));
    if (child.type == QJsonValue::Object)
        return tr("%n key(s)", nullptr, static_cast<int>(child.count));
    if (child.type == QJsonValue::String)
        return m_texts.meant(child.offset + 1, std::max<qsizetype>(qsizetype(child.length) - 2, 0), most);
    return m_texts.meant(child.offset, child.length, most);
}

void JsonModel::copy(const QModelIndex &index, JsonPart part, QObject *context,
                     const base::Callback<JsonCopy> &done) const
{
    QList<JsonCopying::Step> way;
    for (const Node *at = node(index); at->parent; at = at->parent)
        way.append({at->child, at->row, at->parent->child.type == QJsonValue::Array});
    std::reverse(way.begin(), way.end());
    if (!way.isEmpty())
        JsonCopying(m_texts, way, part).run(context, done);
}

bool JsonModel::isNew(const Node &node) const
{
    if (!m_marksNew || !node.parent || node.parent->child.type != QJsonValue::Object)
        return false;
    const Node *above = node.parent;
    if (above->parent && above->parent->parent)
        return false; // the specification describes two levels
    const QString within = above->parent ? key(*above, MaxTextLength) : QString();
    return !lint::isRequestKey(within, key(node, MaxTextLength));
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
