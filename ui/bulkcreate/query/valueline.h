// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLineEdit>

namespace runlatch::ui {

/// A line in which values are typed one after the other. Enter and comma end a value; Backspace in the empty line takes
/// the last one back. Commas of a pasted text stay in it.
class ValueLine final : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /// Sets whether there are values before the one in the line.
    void setFollowing(bool isFollowing) { m_isFollowing = isFollowing; }

signals:
    void ended(); ///< the text is a whole value
    void takeBackWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool takesKey(const QKeyEvent &event);
    bool isOffering() const;

    bool m_isFollowing = false;
};

} // namespace runlatch::ui
