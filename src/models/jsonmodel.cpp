// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/jsonmodel.h"

#include "base/answer.h"
#include "models/jsonmodelnode.h"
#include "protocol/plaintext.h"

#include <QPointer>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using protocol::JsonChildren;

namespace {

constexpr int WindowRows = 1000;
constexpr int RevealRows = 20'000;

} // namespace

JsonModel::JsonModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
    , m_asking(std::make_unique<QObject>())
{
}
JsonModel::~JsonModel() = default;

void JsonModel::setText(const QByteArray &text, const QList<redaction::Span> &secrets, bool marksNew)
{
    beginResetModel();
    m_asking = std::make_unique<QObject>();
    if (std::exchange(m_asked, 0) > 0)
        emit busyChanged(false);
    m_toReveal.reset();
    m_text = text;
    m_secrets = secrets;
    m_marksNew = marksNew;
    m_root = std::make_unique<Node>();
    m_root->child = protocol::jsonDocument(text);
    if (m_root->child.isContainer())
        m_root->next = m_root->child.offset + 1;
    if (text.size() <= MaxDirectBytes && m_root->next >= 0) {
        const auto found =
            protocol::readJsonChildren(m_text, m_root->child.type == QJsonValue::Object, m_root->next, WindowRows);
        append(m_root.get(), found);
    }
    endResetModel();
    if (canFetchMore({}) && rowCount() == 0)
        fetchMore({});
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
        const QModelIndex first = index(row, 0, parent);
        if (isSecret(*node(first)))
            emit dataChanged(first, first.siblingAtColumn(static_cast<int>(Column::Value)),
                             {Qt::DisplayRole, FullTextRole, KeyRole, PointerRole});
        tellChanged(first);
    }
}

JsonModel::Node *JsonModel::node(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex JsonModel::indexOf(const Node *node) const
{
    return node->parent ? createIndex(node->row, 0, node) : QModelIndex();
}

QModelIndex JsonModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, &node(parent)->children->at(static_cast<std::size_t>(row)));
}

QModelIndex JsonModel::parent(const QModelIndex &child) const
{
    const Node *above = child.isValid() ? node(child)->parent : nullptr;
    return above ? indexOf(above) : QModelIndex();
}

int JsonModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(node(parent)->rows());
}

int JsonModel::columnCount(const QModelIndex &) const
{
    return static_cast<int>(Column::ColumnCount);
}

bool JsonModel::hasChildren(const QModelIndex &parent) const
{
    return parent.column() <= 0 && (node(parent)->rows() > 0 || node(parent)->next >= 0);
}

bool JsonModel::canFetchMore(const QModelIndex &parent) const
{
    return hasMore(parent) && !node(parent)->isAsked && node(parent)->rows() == 0;
}

void JsonModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        fetchNext(parent);
}

bool JsonModel::hasMore(const QModelIndex &parent) const
{
    // Returns false while rows are being inserted: a receiver of that signal must not fetch the same rows again.
    return !m_isInserting && parent.column() <= 0 && node(parent)->next >= 0;
}

void JsonModel::fetchNext(const QModelIndex &parent)
{
    if (hasMore(parent) && !node(parent)->isAsked)
        fetch(node(parent), WindowRows, node(parent)->child.length <= MaxDirectBytes);
}

void JsonModel::fetch(Node *opened, int most, bool isDirect)
{
    const bool isObject = opened->child.type == QJsonValue::Object;
    if (isDirect) {
        append(opened, protocol::readJsonChildren(m_text, isObject, opened->next, most));
        return;
    }
    opened->isAsked = true;
    if (m_asked++ == 0)
        emit busyChanged(true);
    const base::Answer<JsonChildren> answer(m_asking.get(), [this, opened](const base::Result<JsonChildren> &found) {
        opened->isAsked = false;
        append(opened, *found);
        const QPointer<QObject> asking = m_asking.get();
        revealOn();                   // may ask again, which is the same wait
        if (asking && --m_asked == 0) // who saw the place may have set another text
            emit busyChanged(false);
    });
    QThreadPool::globalInstance()->start([text = m_text, isObject, at = opened->next, most, answer] {
        answer(protocol::readJsonChildren(text, isObject, at, most));
    });
}

void JsonModel::append(Node *opened, const JsonChildren &found)
{
    opened->next = found.next;
    if (found.children.isEmpty())
        return;
    if (!opened->children)
        opened->children = std::make_unique<std::deque<Node>>();
    const auto known = static_cast<int>(opened->rows());
    const bool isReset = opened == m_root.get() && known == 0 && m_text.size() <= MaxDirectBytes;
    m_isInserting = true;
    if (!isReset)
        beginInsertRows(indexOf(opened), known, known + static_cast<int>(found.children.size()) - 1);
    for (const protocol::JsonChild &child : found.children)
        opened->children->emplace_back(child, opened, static_cast<int>(opened->rows()));
    if (!isReset)
        endInsertRows();
    m_isInserting = false;
}

void JsonModel::reveal(qsizetype offset)
{
    m_toReveal = offset;
    revealOn();
}

/// Goes down to the wanted place as far as there are rows. Asks for more where there are none yet. The levels that are
/// read here are as long together as one may be: each has the deeper ones in it.
void JsonModel::revealOn()
{
    Node *at = m_root.get();
    qsizetype direct = 0; // bytes
    while (m_toReveal) {
        Node *child = childAt(*at, *m_toReveal);
        if (child && child->child.isContainer() && *m_toReveal > qsizetype(child->child.offset)) {
            at = child;
        } else if (child || at->next < 0) {
            m_toReveal.reset();
            emit revealed(indexOf(child ? child : at));
        } else if (at->rows() >= MaxRevealedRows) {
            m_toReveal.reset();
            emit notRevealed();
        } else {
            direct += at->child.length;
            if (!at->isAsked)
                fetch(at, RevealRows, direct <= MaxDirectBytes);
            if (at->isAsked)
                return; // goes on with the answer
        }
    }
}

JsonModel::Node *JsonModel::childAt(const Node &above, qsizetype offset) const
{
    if (!above.children)
        return nullptr;
    const auto behind = std::upper_bound(above.children->begin(), above.children->end(), offset,
                                         [](qsizetype wanted, const Node &one) { return wanted < one.begin(); });
    if (behind == above.children->begin())
        return nullptr;
    Node &before = *std::prev(behind);
    return offset < before.end() || behind != above.children->end() ? &before : nullptr;
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

QVariant JsonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &shown = *node(index);
    switch (role) {
    case FullTextRole: return copied(shown);
    case TypeRole: return static_cast<int>(shown.child.type);
    case SecretRole: return isSecret(shown);
    case NewRole: return isNew(shown);
    case KeyRole: return key(shown, MaxCopied);
    case PointerRole: return pointer(shown);
    case OffsetRole: return static_cast<qint64>(shown.begin());
    case CutRole: return isCut(shown);
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (static_cast<Column>(index.column())) {
    case Column::Key: return protocol::plainText(key(shown, MaxTextLength + 1), MaxTextLength);
    case Column::Value: return protocol::plainText(text(shown, MaxTextLength + 1), MaxTextLength);
    case Column::Type: return typeText(shown);
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
