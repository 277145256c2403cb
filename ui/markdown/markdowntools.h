// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownmark.h"

#include <QWidget>

class QHBoxLayout;

namespace runlatch::ui {

/// The buttons above a markdown text, and their keys. The keys have the same command for each text, so that a changed
/// key holds everywhere.
class MarkdownTools final : public QWidget
{
    Q_OBJECT
public:
    /// The keys act while the focus is within `scope`, which is the parent.
    explicit MarkdownTools(QWidget *scope);

    void addAtEnd(QWidget *widget); ///< puts a widget to the right end of the row

signals:
    void marked(runlatch::ui::MarkdownMark mark);

private:
    QHBoxLayout *m_row;
};

} // namespace runlatch::ui
