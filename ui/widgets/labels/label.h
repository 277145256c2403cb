// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"

#include <QFont>
#include <QHash>
#include <QLabel>
#include <QMargins>

#include <optional>

namespace runlatch::ui {

/// A label for any text, including text from strangers: it never interprets its text as markup.
class Label : public QLabel
{
    Q_OBJECT

public:
    /// Mono is for bytes, code and URLs, which are read from left to right in every language.
    explicit Label(const QString &text = {}, TextStyle style = TextStyle::Body, QWidget *parent = nullptr);

    void setTextStyle(TextStyle style);
    /// Muted is the second text color, for text of less importance.
    void setMuted(bool muted);
    void setTone(Tone tone);
    /// Remembers the heights of the last widths: layouts ask for the same ones again and again, and Qt lays the text
    /// out each time.
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void tint();

    /// All that a height depends on besides the width.
    struct Measured
    {
        QString text;
        QFont font;
        QMargins margins;
        int margin = 0;
        int indent = -1;
        int dotsPerInch = 0;
        bool isWrapped = false;
        bool operator==(const Measured &) const = default;
    };
    static constexpr qsizetype MaxHeights = 8;

    std::optional<Tone> m_tone;
    mutable Measured m_measured;
    mutable QHash<int, int> m_heights; ///< by width, of m_measured
};

} // namespace runlatch::ui
