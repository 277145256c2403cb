// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/tokens.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace runlatch::ui {

// In the order of Token: a row of the visual language's table each.
Tokens Tokens::light()
{
    return Tokens({QColor(0xF4F5F7), QColor(0xEBEDF0), QColor(0xFFFFFF), QColor(0xF8F9FB), QColor(0xF0F2F5),
                   QColor(0xF1F3F6), QColor(0x1C2127), QColor(0x596270), QColor(0x8B94A1), QColor(0xE1E4E9),
                   QColor(0x8B94A1), QColor(0xC5CBD3), QColor(0xFFFFFF), QColor(0x3451C6), QColor(0xFFFFFF),
                   QColor(0x2D4ABF), QColor(0x3451C6), QColor(0xDFE5FB), QColor(0xE6E8EC), QColor(0xB4233A),
                   QColor(0xE4E7EB), QColor(0xFFFFFF)},
                  {QColor(0x454E5A), QColor(0x0B566E), QColor(0x734600), QColor(0xA1172A), QColor(0x1B6033)},
                  {QColor(0xE8EBEF), QColor(0xDCF0F6), QColor(0xFCEBC8), QColor(0xFBE2E4), QColor(0xDDF2E3)});
}

Tokens Tokens::dark()
{
    return Tokens({QColor(0x16181D), QColor(0x111317), QColor(0x1C1F25), QColor(0x20232A), QColor(0x262A32),
                   QColor(0x23272F), QColor(0xE4E7EC), QColor(0xA3ABB8), QColor(0x6E7785), QColor(0x2C313A),
                   QColor(0x717A88), QColor(0x434A55), QColor(0x262A32), QColor(0x4F6BE3), QColor(0xFFFFFF),
                   QColor(0xA3B5FF), QColor(0x8EA4FF), QColor(0x283357), QColor(0x2F343D), QColor(0xB3303F),
                   QColor(0x101216), QColor(0x343A45)},
                  {QColor(0xC9CFD9), QColor(0x8AD5EB), QColor(0xF2C46B), QColor(0xFFA0AA), QColor(0x8ADBA3)},
                  {QColor(0x323842), QColor(0x14343F), QColor(0x3A2D12), QColor(0x451B21), QColor(0x173721)});
}

Tokens Tokens::highContrast(const QPalette &system)
{
    const QColor back = system.color(QPalette::Window);
    const QColor text = system.color(QPalette::WindowText);
    const QColor base = system.color(QPalette::Base);
    const QColor faint = system.color(QPalette::Disabled, QPalette::WindowText);
    const QColor accent = system.color(QPalette::Highlight);
    const QColor onAccent = system.color(QPalette::HighlightedText);
    ToneColors texts;
    ToneColors fills;
    texts.fill(text);
    fills.fill(base);
    return Tokens({back,
                   back,
                   base,
                   base,
                   base,
                   base,
                   text,
                   text,
                   faint,
                   text,
                   text,
                   text,
                   system.color(QPalette::Button),
                   accent,
                   onAccent,
                   system.color(QPalette::Link),
                   text,
                   base,
                   base,
                   accent,
                   back,
                   base},
                  texts, fills);
}

Tokens::Tokens(const Colors &colors, const ToneColors &toneText, const ToneColors &toneFill)
    : m_colors(colors)
    , m_toneText(toneText)
    , m_toneFill(toneFill)
{
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
