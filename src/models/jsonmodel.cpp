// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/jsonmodel.h"

#include "protocol/jsonwalk.h"
#include "protocol/plaintext.h"
#include "redaction/linesecrets.h"
#include "redaction/marker.h"
#include "redaction/secretnames.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

constexpr int WindowRows = 1000;

enum class Secret { No, Whole, Parts };

Secret secretOf(QStringView key, const QJsonValue &value)
{
    if (!value.isString())
        return Secret::No;
    if (key == QLatin1StringView(redaction::TokenMember))
        return Secret::Whole;
    const bool isCallback = key == QLatin1StringView(redaction::CallbackMember);
    return isCallback && !redaction::secretsOfCallbackUrl(value.toString().toUtf8()).isEmpty() ? Secret::Parts
                                                                                               : Secret::No;
}

qsizetype sizeOf(const QJsonValue &value)
{
    return value.isObject() ? value.toObject().size() : value.toArray().size();
}

QString numberText(const QJsonValue &value)
{
    const qint64 whole = value.toInteger();
    if (value == QJsonValue(whole))
        return QString::number(whole); // 1000000, not 1e+06
    return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
}

} // namespace

struct JsonModel::Node
{
    Node *parent = nullptr;
    int row = 0;
    QString key; ///< empty for the rows of an array
    QJsonValue value;
    Secret secret = Secret::No;
    std::vector<std::unique_ptr<Node>> children; ///< the children that were fetched so far
    QByteArrayView text;                         ///< the JSON of `value`; empty if not known
    QStringList keys;                            ///< keys of an opened object
    QHash<QString, QByteArrayView> texts;        ///< JSON of the object's members, by key
    std::optional<protocol::JsonWalk> walk;      ///< the position in an array, behind the last fetched child

    void makeChildren(qsizetype count)
    {
        const QJsonObject object = value.toObject();
        const QJsonArray array = value.toArray();
        if (children.empty())
            readOrder(object);
        for (qsizetype i = std::ssize(children); count > 0; ++i, --count) {
            auto child = std::make_unique<Node>();
            child->parent = this;
            child->row = static_cast<int>(i);
            if (value.isObject()) {
                child->key = keys.at(i);
                child->value = object.value(child->key);
                child->text = texts.value(child->key);
            } else {
                child->value = array.at(i);
                child->text = walk && walk->next() ? walk->value() : QByteArrayView();
            }
            child->secret = secretOf(child->key, child->value);
            children.push_back(std::move(child));
        }
    }

    /// Reads the order of the keys. QJsonObject has the last value of a repeated key.
    void readOrder(const QJsonObject &object)
    {
        if (!value.isObject()) {
            if (!text.isEmpty())
                walk.emplace(text);
            return;
        }
        protocol::JsonWalk members(text);
        while (!text.isEmpty() && members.next()) {
            if (!object.contains(members.key()))
                continue;
            if (!texts.contains(members.key()))
                keys.append(members.key());
            texts.insert(members.key(), members.value());
        }
        if (keys.size() != object.size())
            keys = object.keys();
    }
};

JsonModel::JsonModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{
}
JsonModel::~JsonModel() = default;

void JsonModel::setValue(const QJsonValue &value, const QStringList &secrets, const QByteArray &text)
{
    beginResetModel();
    m_secrets = secrets;
    m_root = std::make_unique<Node>();
    m_text = text.size() <= MaxOrderedBytes ? text : QByteArray();
    m_root->value = value;
    m_root->text = m_text;
    m_root->makeChildren(std::min<qsizetype>(sizeOf(value), WindowRows));
    endResetModel();
}

void JsonModel::setSecretsShown(bool shown)
{
    if (m_secretsShown == shown)
        return;
    m_secretsShown = shown;
    tellChanged({});
}

void JsonModel::tellChanged(const QModelIndex &parent)
{
    const int rows = rowCount(parent);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex value = index(row, static_cast<int>(Column::Value), parent);
        if (node(value)->secret != Secret::No)
            emit dataChanged(value, value, {Qt::DisplayRole, FullTextRole});
        tellChanged(index(row, 0, parent));
    }
}

JsonModel::Node *JsonModel::node(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex JsonModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, node(parent)->children.at(static_cast<size_t>(row)).get());
}

QModelIndex JsonModel::parent(const QModelIndex &child) const
{
    const Node *above = child.isValid() ? node(child)->parent : nullptr;
    return above && above->parent ? createIndex(above->row, 0, above) : QModelIndex();
}

int JsonModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(node(parent)->children.size());
}

int JsonModel::columnCount(const QModelIndex &) const
{
    return static_cast<int>(Column::ColumnCount);
}

bool JsonModel::hasChildren(const QModelIndex &parent) const
{
    return parent.column() <= 0 && sizeOf(node(parent)->value) > 0;
}

bool JsonModel::canFetchMore(const QModelIndex &parent) const
{
    // Returns false while rows are being inserted: a receiver of that signal must not fetch the same rows again.
    return !m_inserting && parent.column() <= 0 && std::ssize(node(parent)->children) < sizeOf(node(parent)->value);
}

void JsonModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node *opened = node(parent);
    const qsizetype known = std::ssize(opened->children);
    const qsizetype more = std::min<qsizetype>(sizeOf(opened->value) - known, WindowRows);
    m_inserting = true;
    beginInsertRows(parent, static_cast<int>(known), static_cast<int>(known + more - 1));
    opened->makeChildren(more);
    endInsertRows();
    m_inserting = false;
}

QString JsonModel::text(const Node &node) const
{
    const QJsonValue &value = node.value;
    switch (value.type()) {
    case QJsonValue::Null: return u"null"_s;
    case QJsonValue::Bool: return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double: return numberText(value);
    case QJsonValue::Array: return tr("%n item(s)", nullptr, static_cast<int>(sizeOf(value)));
    case QJsonValue::Object: return tr("%n key(s)", nullptr, static_cast<int>(sizeOf(value)));
    case QJsonValue::String: return string(node);
    case QJsonValue::Undefined: break;
    }
    return {};
}

QString JsonModel::string(const Node &node) const
{
    QString text = node.value.toString();
    if (m_secretsShown)
        return text;
    auto marker = QString::fromLatin1(redaction::Marker);
    if (node.secret == Secret::Whole)
        return marker;
    if (node.secret == Secret::Parts) {
        const QByteArray url = text.toUtf8();
        return QString::fromUtf8(redaction::redactedByMarker(url, redaction::secretsOfCallbackUrl(url)));
    }
    for (const QString &secret : m_secrets)
        text.replace(secret, marker);
    return text;
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

QVariant JsonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &shown = *node(index);
    switch (role) {
    case FullTextRole: return text(shown);
    case TypeRole: return static_cast<int>(shown.value.type());
    case SecretRole: return shown.secret != Secret::No;
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (static_cast<Column>(index.column())) {
    case Column::Key:
        return shown.parent->value.isArray() ? QString::number(shown.row)
                                             : protocol::plainText(shown.key, MaxTextLength);
    case Column::Value: return protocol::plainText(text(shown), MaxTextLength);
    case Column::Type: return typeName(shown.value.type());
    case Column::ColumnCount: break;
    }
    return {};
}

QVariant JsonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Key: return tr("Key");
    case Column::Value: return tr("Value");
    case Column::Type: return tr("Type");
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
