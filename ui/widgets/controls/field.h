// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

namespace runlatch::ui {

class ElidedLabel;
class FixLine;
class Label;

/// An editor with its label above, a hint to the right of the label, and below it a remark, most often an error, and
/// how to fix it.
class Field final : public QWidget
{
    Q_OBJECT

public:
    /// Takes `editor` as a child; the label is its buddy and, unless it has one, its accessible name.
    explicit Field(const QString &label, QWidget *editor, QWidget *parent = nullptr);

    QWidget *editor() const { return m_editor; }
    void setHint(const QString &hint);
    /// `action` fixes the error in one click ("Add https://"); see `actionTriggered()`.
    void setError(const QString &sentence, const QString &action = {});
    /// The same for what is no error: the border of the editor stays as it is.
    void setRemark(Tone tone, const QString &sentence, const QString &action = {});
    void clearError(); ///< or another remark
    bool hasError() const;

signals:
    void actionTriggered();

private:
    QWidget *m_editor;
    Label *m_label;
    ElidedLabel *m_hint;
    FixLine *m_remark;
};

} // namespace runlatch::ui
