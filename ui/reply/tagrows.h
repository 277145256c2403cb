// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class TagRow;

/// The tags of one outcome.
class TagRows final : public QWidget
{
    Q_OBJECT
public:
    explicit TagRows(QWidget *parent = nullptr);

    /// The tags, without empty rows.
    QList<protocol::Tag> tags() const;
    void setTags(const QList<protocol::Tag> &tags);

signals:
    void changed();
    /// A row with text was removed; `index` was its place in `tags()`.
    void removed(const runlatch::protocol::Tag &tag, int index);

private:
    TagRow *addRow(const protocol::Tag &tag);
    void remove(TagRow *row);
    void number();

    QVBoxLayout *m_layout;
    QPushButton *m_add;
    QList<TagRow *> m_rows;
};

} // namespace runlatch::ui
