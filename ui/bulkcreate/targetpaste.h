// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "changerequests/targetcolumns.h"
#include "changerequests/targetname.h"
#include "models/targetmodel.h"

#include <QSet>
#include <QWidget>

#include <functional>

class QPushButton;

namespace runlatch::ui {

class BoundedTextEdit;
class RemarkLine;

/// Adds workspaces from pasted text or from a file: lists of names and ids, or a column of a table. What was added can
/// be taken back. A text in which something is neither name nor id stays in the field.
class TargetPaste final : public QWidget
{
    Q_OBJECT
public:
    /// `targets` must outlive this.
    explicit TargetPaste(models::TargetModel &targets, QWidget *parent = nullptr);

    void readFile(const QString &file); ///< as if it had been chosen

private:
    /// The workspaces of a text.
    struct Contents
    {
        std::optional<changerequests::TargetColumns> table = {}; ///< a column is to be chosen
        changerequests::TargetNames names = {};                  ///< without a table
    };
    using Names = changerequests::TargetNames;

    static Contents contentsOf(const QString &text);
    void buildLayout();
    void connectParts();
    void browse();
    void addPasted();
    void beginReading();
    void readInPool(const std::function<base::Result<Contents>()> &work);
    void endReading(const base::Result<Contents> &contents);
    void askForColumn(const changerequests::TargetColumns &table);
    void takeColumn(const changerequests::TargetColumns &table, int column, bool withHeading);
    void add(const Names &read);
    void showAdded(const Names &read);
    void setUndo(const QSet<QString> &added);
    void undo();

    models::TargetModel &m_targets;
    bool m_isReading = false;  ///< a text or file is being read, or a column is being chosen
    bool m_isFromField = true; ///< what is being read is the text of the field
    QString m_text;            ///< the pasted text that was added last
    QSet<QString> m_added;     ///< the ids and names that it added
    BoundedTextEdit *m_pasted;
    QPushButton *m_addPasted;
    QPushButton *m_browse;
    QPushButton *m_undo;
    RemarkLine *m_remark;
};

} // namespace runlatch::ui
