// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace runlatch::ui {

/// A field of plain text that takes nothing that would make it longer than its bound. A longer text is refused
/// before it is laid out, because laying out megabytes blocks the window for seconds.
class BoundedTextEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// `most`: characters.
    explicit BoundedTextEdit(int most, QWidget *parent = nullptr);

signals:
    void refused(); ///< the text is as it was

protected:
    void insertFromMimeData(const QMimeData *source) override;

private:
    const int m_most;
};

} // namespace runlatch::ui
