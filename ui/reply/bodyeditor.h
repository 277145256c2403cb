// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace runlatch::ui {

class MarkdownView;
class Segmented;

/// The editor for the markdown body of an outcome: source, preview, or both.
class BodyEditor final : public QWidget
{
    Q_OBJECT
public:
    enum Mode { Write, Preview, SideBySide };

    explicit BodyEditor(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);

signals:
    void changed();

private:
    void show(int mode);

    Segmented *m_mode;
    QPlainTextEdit *m_editor;
    MarkdownView *m_preview;
};

} // namespace runlatch::ui
