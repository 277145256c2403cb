// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/pincolors.h"

#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

Tone toneOfPin(store::PinColor color)
{
    switch (color) {
    case store::PinColor::None: return Tone::None;
    case store::PinColor::Blue: return Tone::Info;
    case store::PinColor::Amber: return Tone::Warning;
    case store::PinColor::Red: return Tone::Error;
    case store::PinColor::Green: return Tone::Success;
    }
    return Tone::None;
}

} // namespace

QColor pinColor(const Theme &theme, store::PinColor color)
{
    return color == store::PinColor::None ? theme.color(Token::Text) : theme.toneText(toneOfPin(color));
}

QIcon pinIcon(const Theme &theme, store::PinColor color)
{
    return color == store::PinColor::None ? theme.icon(u"star"_s, Token::Text)
                                          : theme.icon(u"star"_s, toneOfPin(color));
}

} // namespace runlatch::ui
