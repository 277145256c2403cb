// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownmark.h"
#include "ui/reply/fieldremark.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPlainTextEdit;

namespace runlatch::ui {

class FixLine;
class MarkdownView;
class Segmented;
class SizeMeter;

/// The editor for the markdown body of an outcome: source, preview, or both. Buttons and keys mark the selected source.
class BodyEditor final : public QWidget
{
    Q_OBJECT
public:
    enum Mode { Write, Preview, SideBySide };

    explicit BodyEditor(QWidget *parent = nullptr);

    QString text() const; ///< as it was set, while nothing is edited
    void setText(const QString &text);
    void showRemark(const FieldRemark *remark); ///< null for none
    void focusText();

signals:
    void changed();

private:
    QWidget *makeTools();
    QWidget *addTool(const QString &id, const QString &text, const QString &icon, const QKeySequence &keys,
                     MarkdownMark mark);
    void apply(MarkdownMark mark);
    void show(int mode);
    void follow();

    Segmented *m_mode;
    QPlainTextEdit *m_editor;
    MarkdownView *m_preview;
    SizeMeter *m_size;
    QWidget *m_tools;
    FixLine *m_remark;
    std::optional<QString> m_source; ///< as it was set; nothing after an edit
    QTimer m_following;              ///< delays preview and size, so that drawing them does not slow down typing
};

} // namespace runlatch::ui
