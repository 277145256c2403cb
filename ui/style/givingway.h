// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace runlatch::ui {

class Theme;

/// The parts of the window that give way where the text has too little room. One table has the bound of each, in units
/// of the text, so that large text in a window counts as a small window. Words of buttons and widths of columns depend
/// on the content of their widget, and are measured there, not here.
enum class Yielding {
    // By the width of the window. They go together, so that the page has two forms, not five.
    NavigationWords, ///< the navigation shows icons only, with tool tips
    LargeTitles,     ///< titles of pages are as large as those of items
    ListBeside,      ///< the list stands above its detail, not beside it
    ToldTwice,       ///< columns that the detail tells too, lines of a detail that its row tells too, and hints that
                     ///< a tool tip tells too
    // By the height of the window, because the height of the widget depends on what gives way.
    QueryInWords, ///< a query stands in its rows only, and a choice is explained by its tool tips only
    // By the width of the widget that asks.
    FactColumns, ///< facts stand below each other
    FormPanes,   ///< the panes of a form become tabs
    TaskPanes,   ///< the reviewer's view of a task stands below its timeline
    HeadBeside,  ///< a head stands above the text, not beside it
    SidesBeside, ///< request and answer stand below each other
    // By its height.
    HalfForList,  ///< the list has fewer rows, for its detail
    FollowChoice, ///< a list follows what is new without saying so; its menu has the choice
    RoomyDetails, ///< opened details of an outcome take the gaps around them
    BothTaskPanes ///< timeline and reviewer's view become tabs
};

/// The bound in pixels: it gives way where there are fewer.
int leastRoom(const Theme &theme, Yielding what);

/// Tells whether it gives way in the room that `widget`, or its window, has now. Ask when one of both was resized:
/// another size of the text resizes anew whatever is shown.
bool givesWay(const QWidget &widget, Yielding what);

} // namespace runlatch::ui
