// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/jsonway.h"
#include "models/json/jsoncopying.h"
#include "models/json/jsontexts.h"

#include <QAbstractItemModel>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace runlatch::models {

/// The text of a payload as a read-only tree, in its own order. A key that stands twice has two rows. Rows of an object
/// or array are made when it is opened, a thousand at a time, and those of a large one in the thread pool. A view
/// fetches the first thousand by itself; the next ones come with fetchNext(), because a view fetches whatever it can
/// each time that it lays out its rows, and then lays all of them out again. The tree keeps places in the text, no
/// values, so it takes little memory beside the text. Secrets are redacted until setSecretsShown(). Texts come from
/// strangers: cells show control, bidi and other invisible characters by their codes (text::markedText) and are
/// cut; copies are exact.
class JsonModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum class Column { Key, Value, Type, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        TypeRole = Qt::UserRole, ///< int of QJsonValue::Type
        SecretRole,              ///< bool; holds a secret
        NewRole,                 ///< bool; spec 2.4 does not have this key
        OffsetRole,              ///< qint64; where key or value begins in the text
    };
    static constexpr int MaxTextLength = 500;              ///< the most characters of a cell, whatever was sent
    static constexpr qsizetype MaxDirectBytes = 64 * 1024; ///< what is read in the window's thread
    static constexpr qsizetype MaxRevealedRows = 200'000;  ///< of reveal(), and of one list by it
    static constexpr int MaxDepth = 1024;                  ///< levels of rows, as the linter takes; views recurse

    explicit JsonModel(QObject *parent = nullptr);
    ~JsonModel() override;

    /// `secrets`: their places in the text, merged. `marksNew`: keys that spec 2.4 does not have are marked.
    void setText(const QByteArray &text, const QList<redaction::Span> &secrets = {}, bool marksNew = false);
    void setSecretsShown(bool shown);
    /// Opens what has to be opened to see the row that begins at this offset of the text, or has it inside. Answers
    /// with revealed() or notRevealed(), at once or later. The newest wish counts. Takes time with the text, however
    /// deep the place is.
    void reveal(qsizetype offset);
    /// Tells whether the object or array has more rows than there are now.
    bool hasMore(const QModelIndex &parent) const;
    qsizetype madeRows() const { return m_madeRows; } ///< on all levels, so far
    void fetchNext(const QModelIndex &parent);        ///< at once or later; without effect while they are on their way
    /// Answers with a part of a row for copying, at once or from the pool. It is redacted like the shown text.
    void copy(const QModelIndex &index, JsonPart part, QObject *context, const base::Callback<JsonCopy> &done) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void revealed(const QModelIndex &index);
    void notRevealed(); ///< it is behind more rows than a tree can show
    void busyChanged(bool busy);

private:
    struct Node;
    Node *node(const QModelIndex &index) const;
    QModelIndex indexOf(const Node *node) const;
    void fetch(Node *opened);
    void fetchWay(Node *opened, qsizetype wanted);
    template <typename Found>
    void ask(Node *opened, std::function<Found()> read, std::function<void(const Found &)> take);
    void takeWay(Node *opened, const json::JsonWay &way);
    void append(Node *opened, const QList<json::JsonChildren> &levels);
    void fill(Node *opened, const QList<json::JsonChildren> &levels);
    void revealOn();
    void cancelWay();
    Node *childAt(const Node &above, qsizetype offset) const;

    QString text(const Node &node, qsizetype most) const;
    QString key(const Node &node, qsizetype most) const;
    QString typeText(const Node &node) const;
    bool isSecret(const Node &node) const;
    bool isNew(const Node &node) const;
    static QString typeName(QJsonValue::Type type);
    void tellChanged(const Node &above);

    JsonTexts m_texts;
    bool m_marksNew = false;
    bool m_isInserting = false;
    qsizetype m_madeRows = 0;
    std::unique_ptr<Node> m_root;
    std::unique_ptr<QObject> m_asking;                 ///< answers for an earlier text are dropped with it
    int m_asked = 0;                                   ///< questions in the pool
    std::shared_ptr<std::atomic<bool>> m_wayCancelled; ///< of the way that is read in the pool
    std::optional<qsizetype> m_toReveal;
};

} // namespace runlatch::models
