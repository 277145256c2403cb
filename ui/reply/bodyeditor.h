// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/reply/fieldremark.h"

#include <QWidget>

namespace runlatch::ui {

class MarkdownEditor;
class SizeMeter;

/// The editor for the markdown body of an outcome, which says how much of its limit is used.
class BodyEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit BodyEditor(QWidget *parent = nullptr);

    QString text() const; ///< as it was set, while nothing is edited
    void setText(const QString &text);
    void showRemark(const FieldRemark *remark); ///< null for none
    void focusText();

signals:
    void changed();

private:
    MarkdownEditor *m_editor;
    SizeMeter *m_size;
};

} // namespace runlatch::ui
