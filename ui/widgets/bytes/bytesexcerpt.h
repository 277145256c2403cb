// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/bytedifference.h"

#include <QWidget>

namespace runlatch::ui {

class CodeView;
class Label;

/// A few rows of bytes as hexadecimal digits and as text, in which those that differ stand in a box. The line under
/// them says in words what they are. The rows can be selected and copied.
class BytesExcerpt final : public QWidget
{
    Q_OBJECT

public:
    explicit BytesExcerpt(const QString &accessibleName, QWidget *parent = nullptr);

    void setExcerpt(const text::ByteExcerpt &excerpt, const QString &words);
    /// The rows alone, as they are copied.
    static QString rowsOf(const text::ByteExcerpt &excerpt);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void placeWords(int column, const QString &words);

    CodeView *m_rows;
    Label *m_words;
};

} // namespace runlatch::ui
