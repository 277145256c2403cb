// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"
#include "ui/reply/fieldremark.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class FixLine;
class Label;
class TagRow;

/// The tags of one outcome. Those after the first MaxRows have no row, and stay as they are.
class TagRows final : public QWidget
{
    Q_OBJECT
public:
    /// As many as the service takes. A document of a stranger may have any number.
    static constexpr qsizetype MaxRows = 320;

    explicit TagRows(QWidget *parent = nullptr);

    /// The tags, without empty rows.
    QList<protocol::Tag> tags() const;
    void setTags(const QList<protocol::Tag> &tags);
    /// Shows those that are of tags. Returns how many errors it does not show yet, because their row is new.
    int showRemarks(const QList<FieldRemark> &remarks);
    void endNew();      ///< shows all remarks from now on
    bool focusRemark(); ///< false if there is no remark

signals:
    void changed();
    void left(); ///< a row is not new any more
    /// A row with text was removed; `index` was its place in `tags()`.
    void removed(const runlatch::protocol::Tag &tag, int index);

private:
    TagRow *addRow(const protocol::Tag &tag);
    void remove(TagRow *row);
    void number();
    TagRow *rowOf(const ResultField &field) const;

    QVBoxLayout *m_layout;
    QPushButton *m_add;
    FixLine *m_line; ///< what is said of all of them
    Label *m_more;   ///< says that there are tags without a row
    QList<TagRow *> m_rows;
    QList<protocol::Tag> m_others; ///< those without a row
    TagRow *m_remarked = nullptr;  ///< the first that shows a remark
};

} // namespace runlatch::ui
