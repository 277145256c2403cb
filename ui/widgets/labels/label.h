// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"

#include <QLabel>

#include <optional>

namespace runlatch::ui {

/// A label for any text, including text from strangers: it never interprets its text as markup.
class Label : public QLabel
{
    Q_OBJECT

public:
    explicit Label(const QString &text = {}, TextStyle style = TextStyle::Body, QWidget *parent = nullptr);

    void setTextStyle(TextStyle style);
    /// Muted is the second text color, for text of less importance.
    void setMuted(bool muted);
    void setTone(Tone tone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void tint();

    TextStyle m_style;
    std::optional<Tone> m_tone;
};

} // namespace runlatch::ui
