// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/json/jsonmodel.h"

#include "base/answer.h"
#include "models/json/jsonmodelnode.h"
#include "text/plaintext.h"

#include <QPointer>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using json::JsonChildren;

namespace {

constexpr int WindowRows = 1000;

} // namespace

JsonModel::JsonModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
    , m_asking(std::make_unique<QObject>())
{
}

JsonModel::~JsonModel()
{
    cancelWay();
}

void JsonModel::cancelWay()
{
    if (m_wayCancelled)
        *m_wayCancelled = true;
}

void JsonModel::setText(const QByteArray &text, const QList<redaction::Span> &secrets, bool marksNew)
{
    beginResetModel();
    cancelWay();
    m_asking = std::make_unique<QObject>();
    if (std::exchange(m_asked, 0) > 0)
        emit busyChanged(false);
    m_toReveal.reset();
    const bool areSecretsShown = m_texts.areSecretsShown();
    m_texts = JsonTexts(text, secrets);
    m_texts.setSecretsShown(areSecretsShown);
    m_marksNew = marksNew;
    m_root = std::make_unique<Node>();
    m_madeRows = 0;
    m_root->child = json::jsonDocument(text);
    if (m_root->child.isContainer())
        m_root->next = m_root->child.offset + 1;
    if (text.size() <= MaxDirectBytes && m_root->next >= 0) {
        const auto found =
            json::readJsonChildren(text, m_root->child.type == QJsonValue::Object, m_root->next, WindowRows);
        fill(m_root.get(), {found});
    }
    endResetModel();
    if (canFetchMore({}) && rowCount() == 0)
        fetchMore({});
}

void JsonModel::setSecretsShown(bool shown)
{
    if (m_texts.areSecretsShown() == shown)
        return;
    m_texts.setSecretsShown(shown);
    tellChanged(*m_root);
}

/// A list without a secret has no changed row. All rows of another one count as changed, because there may be a hundred
/// thousand.
void JsonModel::tellChanged(const Node &above)
{
    if (above.rows() == 0 || !m_texts.holdsSecret(above.child.offset, above.child.length))
        return;
    emit dataChanged(indexOf(&above.children->front()),
                     indexOf(&above.children->back()).siblingAtColumn(static_cast<int>(Column::Value)),
                     {Qt::DisplayRole});
    for (const Node &child : *above.children)
        tellChanged(child);
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
        fetch(node(parent));
}

void JsonModel::fetch(Node *opened)
{
    const auto read = [text = m_texts.bytes(), isObject = opened->child.type == QJsonValue::Object, at = opened->next] {
        return json::readJsonChildren(text, isObject, at, WindowRows);
    };
    if (opened->child.length <= MaxDirectBytes)
        append(opened, {read()});
    else
        ask<JsonChildren>(opened, read, [this, opened](const JsonChildren &found) { append(opened, {found}); });
}

void JsonModel::fetchWay(Node *opened, qsizetype wanted)
{
    const json::JsonWayWanted way{.isObject = opened->child.type == QJsonValue::Object,
                                  .at = opened->next,
                                  .wanted = wanted,
                                  .levels = MaxDepth - opened->depth,
                                  .most = static_cast<int>(MaxRevealedRows - opened->rows())};
    const auto cancelled = m_wayCancelled = std::make_shared<std::atomic<bool>>(false);
    const auto read = [text = m_texts.bytes(), way, cancelled] {
        return json::readJsonWay(text, way, cancelled.get());
    };
    if (opened->child.length <= MaxDirectBytes) {
        takeWay(opened, read());
        return;
    }
    ask<json::JsonWay>(opened, read, [this, opened, cancelled](const json::JsonWay &found) {
        if (!*cancelled) // otherwise another place is wanted by now
            takeWay(opened, found);
    });
}

/// Reads in the pool.
template <typename Found>
void JsonModel::ask(Node *opened, std::function<Found()> read, std::function<void(const Found &)> take)
{
    opened->isAsked = true;
    if (m_asked++ == 0)
        emit busyChanged(true);
    const base::Answer<Found> answer(m_asking.get(), [this, opened, take](const base::Result<Found> &found) {
        const QPointer<QObject> asking = m_asking.get(); // who sees rows come or not come may set another text
        opened->isAsked = false;
        take(*found);
        if (asking)
            revealOn(); // may ask again, which is the same wait
        if (asking && --m_asked == 0)
            emit busyChanged(false);
    });
    QThreadPool::globalInstance()->start([read, answer] { answer(read()); });
}

void JsonModel::takeWay(Node *opened, const json::JsonWay &way)
{
    if (!way.isTooLong) {
        append(opened, way.levels);
        return;
    }
    m_toReveal.reset();
    emit notRevealed();
}

/// Adds the children of `opened`, those of the last of them, and so on.
void JsonModel::append(Node *opened, const QList<JsonChildren> &levels)
{
    const auto known = static_cast<int>(opened->rows());
    const auto added = static_cast<int>(levels.first().children.size());
    if (added == 0) {
        fill(opened, levels);
        return;
    }
    m_isInserting = true;
    beginInsertRows(indexOf(opened), known, known + added - 1);
    fill(opened, levels);
    endInsertRows();
    m_isInserting = false;
}

void JsonModel::fill(Node *opened, const QList<JsonChildren> &levels)
{
    for (const JsonChildren &level : levels) {
        opened->next = level.next;
        if (level.children.isEmpty())
            return;
        if (!opened->children)
            opened->children = std::make_unique<std::deque<Node>>();
        for (const json::JsonChild &child : level.children)
            opened->children->emplace_back(child, opened, static_cast<int>(opened->rows()));
        m_madeRows += level.children.size();
        opened = &opened->children->back();
    }
}

void JsonModel::reveal(qsizetype offset)
{
    cancelWay();
    m_toReveal = offset;
    revealOn();
}

/// Goes down to the wanted place as far as there are rows. Asks for the rest of the way where there are none yet.
void JsonModel::revealOn()
{
    Node *at = m_root.get();
    while (m_toReveal) {
        const qsizetype wanted = *m_toReveal;
        Node *child = childAt(*at, wanted);
        if (child && child->child.isContainer() && wanted > qsizetype(child->child.offset) && wanted < child->end()) {
            at = child;
        } else if (child || at->next < 0) {
            m_toReveal.reset();
            emit revealed(indexOf(child ? child : at));
        } else {
            if (!at->isAsked)
                fetchWay(at, wanted);
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
    case TypeRole: return static_cast<int>(shown.child.type);
    case SecretRole: return isSecret(shown);
    case NewRole: return isNew(shown);
    case OffsetRole: return static_cast<qint64>(shown.begin());
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (static_cast<Column>(index.column())) {
    case Column::Key: return text::markedText(key(shown, MaxTextLength + 1), MaxTextLength);
    case Column::Value: return text::markedText(text(shown, MaxTextLength + 1), MaxTextLength);
    case Column::Type: return typeText(shown);
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
