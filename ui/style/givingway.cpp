// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/givingway.h"

#include "ui/style/theme.h"

#include <QWidget>

namespace runlatch::ui {

namespace {

enum class Of { Window, WindowHeight, Width, Height };

struct Row
{
    Of of;
    int units;      ///< of Theme::u()
    int pixels = 0; ///< as many at least, where the usual text has smaller units than the layout was drawn for
};

constexpr Row NarrowWindow{.of = Of::Window, .units = 220, .pixels = 1100};

Row rowOf(Yielding what)
{
    switch (what) {
    case Yielding::NavigationWords:
    case Yielding::LargeTitles:
    case Yielding::ListBeside:
    case Yielding::ToldTwice: return NarrowWindow;
    case Yielding::QueryInWords: return {.of = Of::WindowHeight, .units = 125};
    case Yielding::FactColumns: return {.of = Of::Width, .units = 180, .pixels = 900};
    case Yielding::FormPanes: return {.of = Of::Width, .units = 200};
    case Yielding::TaskPanes: return {.of = Of::Width, .units = 190};
    case Yielding::HeadBeside:
    case Yielding::SidesBeside: return {.of = Of::Width, .units = 150};
    case Yielding::HalfForList: return {.of = Of::Height, .units = 160};
    case Yielding::FollowChoice: return {.of = Of::Height, .units = 110};
    case Yielding::RoomyDetails: return {.of = Of::Height, .units = 150};
    case Yielding::BothTaskPanes: return {.of = Of::Height, .units = 140};
    }
    Q_UNREACHABLE();
}

} // namespace

int leastRoom(const Theme &theme, Yielding what)
{
    const Row row = rowOf(what);
    return qMax(row.pixels, row.units * theme.u());
}

bool givesWay(const QWidget &widget, Yielding what)
{
    const int least = leastRoom(Theme::of(&widget), what);
    switch (rowOf(what).of) {
    case Of::Window: return widget.window()->width() < least;
    case Of::WindowHeight: return widget.window()->height() < least;
    case Of::Width: return widget.width() < least;
    case Of::Height: return widget.height() < least;
    }
    Q_UNREACHABLE();
}

} // namespace runlatch::ui
