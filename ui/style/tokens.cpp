// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/tokens.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace runlatch::ui {

namespace {

struct TokenColor
{
    Token token;
    QRgb color;
};

struct ToneColor
{
    Tone tone;
    QRgb text;
    QRgb fill;
};

constexpr std::array lightColors{
    TokenColor{Token::Window, 0xF4F5F7},
    TokenColor{Token::Side, 0xEBEDF0},
    TokenColor{Token::Base, 0xFFFFFF},
    TokenColor{Token::Alternate, 0xF8F9FB},
    TokenColor{Token::Hover, 0xF0F2F5},
    TokenColor{Token::Code, 0xF1F3F6},
    TokenColor{Token::Text, 0x1C2127},
    TokenColor{Token::Muted, 0x596270},
    TokenColor{Token::Faint, 0x8B94A1},
    TokenColor{Token::Hairline, 0xE1E4E9},
    TokenColor{Token::FieldBorder, 0x8B94A1},
    TokenColor{Token::ButtonBorder, 0xC5CBD3},
    TokenColor{Token::Button, 0xFFFFFF},
    TokenColor{Token::Accent, 0x3451C6},
    TokenColor{Token::OnAccent, 0xFFFFFF},
    TokenColor{Token::Link, 0x2D4ABF},
    TokenColor{Token::Focus, 0x3451C6},
    TokenColor{Token::Selection, 0xDFE5FB},
    TokenColor{Token::InactiveSelection, 0xE6E8EC},
    TokenColor{Token::Danger, 0xB4233A},
    TokenColor{Token::Track, 0xE4E7EB},
    TokenColor{Token::Thumb, 0xFFFFFF},
};

constexpr std::array lightTones{
    ToneColor{Tone::None, 0x454E5A, 0xE8EBEF},    ToneColor{Tone::Info, 0x0B566E, 0xDCF0F6},
    ToneColor{Tone::Warning, 0x734600, 0xFCEBC8}, ToneColor{Tone::Error, 0xA1172A, 0xFBE2E4},
    ToneColor{Tone::Success, 0x1B6033, 0xDDF2E3},
};

constexpr std::array darkColors{
    TokenColor{Token::Window, 0x16181D},
    TokenColor{Token::Side, 0x111317},
    TokenColor{Token::Base, 0x1C1F25},
    TokenColor{Token::Alternate, 0x20232A},
    TokenColor{Token::Hover, 0x262A32},
    TokenColor{Token::Code, 0x23272F},
    TokenColor{Token::Text, 0xE4E7EC},
    TokenColor{Token::Muted, 0xA3ABB8},
    TokenColor{Token::Faint, 0x6E7785},
    TokenColor{Token::Hairline, 0x2C313A},
    TokenColor{Token::FieldBorder, 0x717A88},
    TokenColor{Token::ButtonBorder, 0x434A55},
    TokenColor{Token::Button, 0x262A32},
    TokenColor{Token::Accent, 0x4F6BE3},
    TokenColor{Token::OnAccent, 0xFFFFFF},
    TokenColor{Token::Link, 0xA3B5FF},
    TokenColor{Token::Focus, 0x8EA4FF},
    TokenColor{Token::Selection, 0x283357},
    TokenColor{Token::InactiveSelection, 0x2F343D},
    TokenColor{Token::Danger, 0xB3303F},
    TokenColor{Token::Track, 0x101216},
    TokenColor{Token::Thumb, 0x343A45},
};

constexpr std::array darkTones{
    ToneColor{Tone::None, 0xC9CFD9, 0x323842},    ToneColor{Tone::Info, 0x8AD5EB, 0x14343F},
    ToneColor{Tone::Warning, 0xF2C46B, 0x3A2D12}, ToneColor{Tone::Error, 0xFFA0AA, 0x451B21},
    ToneColor{Tone::Success, 0x8ADBA3, 0x173721},
};

/// True if each use has exactly one color, in the order of the enumeration.
template <typename Rows, typename Use>
constexpr bool isComplete(const Rows &rows, Use last, Use (*useOf)(const typename Rows::value_type &))
{
    for (std::size_t index = 0; index < rows.size(); ++index) {
        if (static_cast<std::size_t>(useOf(rows[index])) != index)
            return false;
    }
    return rows.size() == static_cast<std::size_t>(last) + 1;
}

constexpr Token tokenOf(const TokenColor &row)
{
    return row.token;
}
constexpr Tone toneOf(const ToneColor &row)
{
    return row.tone;
}
static_assert(isComplete(lightColors, Token::Thumb, tokenOf) && isComplete(darkColors, Token::Thumb, tokenOf));
static_assert(isComplete(lightTones, Tone::Success, toneOf) && isComplete(darkTones, Tone::Success, toneOf));

} // namespace

Tokens Tokens::light()
{
    return Tokens(lightColors, lightTones);
}

Tokens Tokens::dark()
{
    return Tokens(darkColors, darkTones);
}

Tokens Tokens::highContrast(const QPalette &system)
{
    const QColor text = system.color(QPalette::WindowText);
    const QColor faint = system.color(QPalette::Disabled, QPalette::WindowText);
    const QColor window = system.color(QPalette::Window);
    const QColor base = system.color(QPalette::Base);
    const QColor accent = system.color(QPalette::Highlight);
    Tokens tokens;
    tokens.m_colors.fill(base);
    for (const Token token :
         {Token::Text, Token::Muted, Token::Hairline, Token::FieldBorder, Token::ButtonBorder, Token::Focus})
        tokens.set(token, text);
    for (const Token token : {Token::Window, Token::Side, Token::Track})
        tokens.set(token, window);
    for (const Token token : {Token::Accent, Token::Danger})
        tokens.set(token, accent);
    tokens.set(Token::Faint, faint);
    tokens.set(Token::OnAccent, system.color(QPalette::HighlightedText));
    tokens.set(Token::Button, system.color(QPalette::Button));
    tokens.set(Token::Link, system.color(QPalette::Link));
    tokens.m_toneText.fill(text);
    tokens.m_toneFill.fill(base);
    return tokens;
}

template <typename Colors, typename Tones> Tokens::Tokens(const Colors &colors, const Tones &tones)
{
    for (const auto &row : colors)
        set(row.token, QColor(row.color));
    for (const auto &row : tones) {
        m_toneText[static_cast<std::size_t>(row.tone)] = QColor(row.text);
        m_toneFill[static_cast<std::size_t>(row.tone)] = QColor(row.fill);
    }
}

QPalette Tokens::palette() const
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Token token) { palette.setColor(role, color(token)); };
    set(QPalette::Window, Token::Window);
    set(QPalette::Base, Token::Base);
    set(QPalette::AlternateBase, Token::Alternate);
    set(QPalette::Button, Token::Button);
    set(QPalette::Midlight, Token::Hover);
    set(QPalette::Light, Token::Base);
    set(QPalette::Mid, Token::Hairline);
    set(QPalette::Dark, Token::FieldBorder);
    set(QPalette::Shadow, Token::FieldBorder);
    set(QPalette::ToolTipBase, Token::Base);
    set(QPalette::PlaceholderText, Token::Muted);
    set(QPalette::Link, Token::Link);
    set(QPalette::LinkVisited, Token::Link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        set(role, Token::Text);
    }
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText,
                            QPalette::PlaceholderText, QPalette::Link}) {
        palette.setColor(QPalette::Disabled, role, color(Token::Faint));
    }
    palette.setColor(QPalette::Disabled, QPalette::Base, color(Token::Window));
    set(QPalette::Highlight, Token::Selection);
    palette.setColor(QPalette::Inactive, QPalette::Highlight, color(Token::InactiveSelection));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, color(Token::InactiveSelection));
    return palette;
}

static double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

} // namespace runlatch::ui
