// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QWidget>

namespace runlatch::ui {

class CodeView;
class CopyButton;
class ExchangeHighlighter;
class Label;

/// A JSON document as it is sent, byte for byte, in colors. A person may change it, unless it is longer than
/// MaxEditable or has a run of characters that no line can break.
class ExactJson final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int MaxEditable = 1'000'000; ///< characters

    explicit ExactJson(QWidget *parent = nullptr);

    /// Shows a document in UTF-8. The separators of paragraphs (U+2029) in it are lost, so they must be escapes.
    /// `isUndoable`: the person can have the text back that is shown now.
    void setDocument(const QByteArray &json, bool isUndoable = false);
    QByteArray document() const; ///< as it is shown, or was changed
    /// Marks the character at a place, a number of bytes, until the document changes; it is not said to be sent.
    void markPlace(qsizetype offset);

signals:
    void edited(); ///< the person changed the document

private:
    void takeChange();
    void showSize(const QString &words);
    void replace(const QString &text, bool isUndoable);

    QString m_text; ///< the document, with the line breaks of JSON
    bool m_isSetting = false;
    Label *m_size;
    CopyButton *m_copy;
    CodeView *m_code;
    ExchangeHighlighter *m_colors;
};

} // namespace runlatch::ui
