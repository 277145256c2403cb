// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractItemModel>
#include <QJsonValue>

#include <memory>

namespace runlatch::models {

/// A payload as a read-only tree. Rows of an object or array are made when it is opened, a thousand at a time. Secrets
/// (the access token, the callback URL behind its target) are redacted until setSecretsShown(). Texts come from
/// strangers: control and bidi characters are removed, and long texts are cut.
class JsonModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum class Column { Key, Value, Type, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        FullTextRole = Qt::UserRole, ///< the whole value, for copying; redacted like the shown text
        TypeRole,                    ///< int of QJsonValue::Type
        SecretRole,                  ///< bool; holds a secret
    };
    static constexpr int MaxTextLength = 500; ///< the most characters of a cell

    explicit JsonModel(QObject *parent = nullptr);
    ~JsonModel() override;

    /// `secrets`: values that are redacted wherever else they stand. `text`: the JSON of `value`; keys are shown in its
    /// order. Without it, and above MaxOrderedBytes, keys are in alphabetical order.
    void setValue(const QJsonValue &value, const QStringList &secrets = {}, const QByteArray &text = {});
    static constexpr qsizetype MaxOrderedBytes =
        1'000'000; ///< bytes; the text is walked through in the window's thread
    void setSecretsShown(bool shown);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

private:
    struct Node;
    Node *node(const QModelIndex &index) const;
    QString text(const Node &node) const;
    QString string(const Node &node) const;
    static QString typeName(QJsonValue::Type type);
    void tellChanged(const QModelIndex &parent);

    QByteArray m_text; ///< the nodes point into this text
    std::unique_ptr<Node> m_root;
    QStringList m_secrets;
    bool m_secretsShown = false;
    bool m_inserting = false;
};

} // namespace runlatch::models
