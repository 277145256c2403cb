// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>

#include <array>

class QPalette;

namespace runlatch::ui {

/// The meaning of a state. Always shown with an icon and a word, never by color alone.
enum class Tone { None, Info, Warning, Error, Success };

/// The colors by their use. Accent means "you can act" or "this is selected"; it is never a state.
enum class Token {
    Window,
    Side,
    Base,
    Alternate,
    Hover,
    Code,
    Text,
    Muted,
    Faint,
    Hairline,
    FieldBorder,
    ButtonBorder,
    Button,
    Accent,
    OnAccent,
    Link,
    Focus,
    Selection,
    InactiveSelection,
    Danger,
    Track,
    Thumb,
};

/// The colors of one theme. It is a value, so the contrast of both themes can be computed without a window.
class Tokens
{
public:
    static Tokens light();
    static Tokens dark();

    /// The system's own colors, for high contrast. Tones then keep only their icon and word.
    static Tokens highContrast(const QPalette &system);

    QColor color(Token token) const { return m_colors[static_cast<std::size_t>(token)]; }
    QColor toneText(Tone tone) const { return m_toneText[static_cast<std::size_t>(tone)]; }
    QColor toneFill(Tone tone) const { return m_toneFill[static_cast<std::size_t>(tone)]; }
    QPalette palette() const;

private:
    Tokens() = default;
    template <typename Colors, typename Tones> Tokens(const Colors &colors, const Tones &tones);
    void set(Token token, const QColor &color) { m_colors[static_cast<std::size_t>(token)] = color; }

    std::array<QColor, static_cast<std::size_t>(Token::Thumb) + 1> m_colors;
    std::array<QColor, static_cast<std::size_t>(Tone::Success) + 1> m_toneText;
    std::array<QColor, static_cast<std::size_t>(Tone::Success) + 1> m_toneFill;
};

/// WCAG 2 contrast of two opaque colors, 1 to 21.
double contrast(const QColor &one, const QColor &other);

} // namespace runlatch::ui
