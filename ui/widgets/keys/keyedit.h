// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QKeySequenceEdit>

namespace runlatch::ui {

/// Shows a key, and takes another one: a single one, at once, where Qt's own field waits for up to four. Tab and Escape
/// are not taken, so that a keyboard gets out.
class KeyEdit final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyEdit(QWidget *parent = nullptr);

    void setKey(const QKeySequence &key); ///< shows it
    void setName(const QString &name);    ///< for screen readers

signals:
    void pressed(const QKeySequence &key); ///< a key, which is shown now; never an empty one

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace runlatch::ui
