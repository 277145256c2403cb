// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownmark.h"
#include "ui/style/tokens.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPlainTextEdit;

namespace runlatch::ui {

class FixLine;
class MarkdownTools;
class MarkdownView;
class Segmented;

/// An editor for markdown: source, preview, or both. Buttons and keys mark the selected source.
class MarkdownEditor final : public QWidget
{
    Q_OBJECT
public:
    enum Mode { Write, Preview, SideBySide };
    struct Words
    {
        QString label;   ///< of the source; may have an access key
        QString mode;    ///< accessible name of the choice between the modes
        QString preview; ///< accessible name of the preview
    };

    explicit MarkdownEditor(const Words &words, QWidget *parent = nullptr);

    QString text() const; ///< as it was set, while nothing is edited
    void setText(const QString &text);
    bool isBlank() const; ///< there is nothing but blanks
    QPlainTextEdit &source() { return *m_source; }
    MarkdownView &preview() { return *m_preview; }
    MarkdownTools &tools() { return *m_tools; }
    void setMode(Mode mode); ///< the mode where there is room for both panes
    /// Leaves the mode with both panes out, as long as there is no room for them.
    void setNarrow(bool narrow);
    void setRemark(Tone tone, const QString &sentence); ///< no sentence: no remark
    void focusText();

signals:
    void changed();
    void followed(const QString &text); ///< the preview shows this text now
    void modeChosen(runlatch::ui::MarkdownEditor::Mode mode);

private:
    void build(const Words &words);
    void choose(int mode);
    void apply(MarkdownMark mark);
    void arrange();
    void follow();

    Segmented *m_choice;
    QPlainTextEdit *m_source;
    MarkdownView *m_preview;
    MarkdownTools *m_tools;
    FixLine *m_remark;
    Mode m_mode = Write;       ///< where there is room for both panes
    Mode m_narrowMode = Write; ///< where there is not
    bool m_isNarrow = false;
    std::optional<QString> m_set; ///< the text as it was set; nothing after an edit
    QTimer m_following;           ///< delays the preview, so that drawing it does not slow down typing
};

} // namespace runlatch::ui
