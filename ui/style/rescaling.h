// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::ui {

/// The measures of a theme at one size of its text, in pixels.
struct Measures
{
    int u = 4; ///< the unit, as of Theme
    int controlHeight = 28;
    int iconSize = 16;
    double text = 10; ///< the size of the text, in any unit
};

/// A header of columns with this property (true) is left out: whoever set it rescales its columns.
inline constexpr char RescalesItself[] = "rescalesItself";

/// Gives all widgets that exist the margins, gaps, widths and icons that they would have been given at another size of
/// the text. Call it while the theme still has the measures of before. What a widget has from its style, or sets itself
/// when its font changes, follows without this. Windows keep their size, and their least one.
void rescaleWidgets(const Measures &before, const Measures &now);

/// The same for the fonts that widgets were given. Call it when the theme has the new measures.
void rescaleFonts(const Measures &before, const Measures &now);

/// Tells every widget its size again, a hidden one when it is shown: what has room in it depends on the text.
void arrangeAgain();

} // namespace runlatch::ui
