// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/metrics.h"

#include "ui/style/buttonrow.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>

namespace runlatch::ui::style {

std::optional<int> pixelMetric(const Theme &theme, QStyle::PixelMetric metric, const QWidget *widget)
{
    const int u = theme.u();
    switch (metric) {
    case QStyle::PM_SmallIconSize:
    case QStyle::PM_ButtonIconSize:
    case QStyle::PM_ListViewIconSize:
    case QStyle::PM_TabBarIconSize:
    case QStyle::PM_LineEditIconSize:
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight: return theme.iconSize();
    case QStyle::PM_LayoutHorizontalSpacing:
    case QStyle::PM_LayoutVerticalSpacing: return 2 * u;
    case QStyle::PM_LayoutLeftMargin:
    case QStyle::PM_LayoutRightMargin:
    case QStyle::PM_LayoutTopMargin:
    case QStyle::PM_LayoutBottomMargin: return 4 * u;
    case QStyle::PM_CheckBoxLabelSpacing:
    case QStyle::PM_RadioButtonLabelSpacing: return qRound(1.25 * u);
    case QStyle::PM_ScrollBarExtent: return qRound(2.5 * u);
    case QStyle::PM_ScrollBarSliderMin: return 8 * u;
    case QStyle::PM_ScrollView_ScrollBarSpacing: return 0;
    case QStyle::PM_SplitterWidth: return 1;             // QSplitterHandle extends its grab area to five pixels
    case QStyle::PM_FocusFrameHMargin: return 2 * u - 1; // item views add one pixel to the padding of their text
    case QStyle::PM_HeaderMargin: return 0;              // the views set the height themselves
    case QStyle::PM_MenuBarPanelWidth:
    case QStyle::PM_MenuBarVMargin: return 0;
    case QStyle::PM_MenuBarHMargin: return u;
    case QStyle::PM_MenuBarItemSpacing: return 0;
    case QStyle::PM_ButtonShiftHorizontal:
    case QStyle::PM_ButtonShiftVertical: return 0;
    case QStyle::PM_TreeViewIndentation: return 5 * u;
    case QStyle::PM_DefaultFrameWidth:
        // The focus line is drawn within the frame of a text editor.
        if (qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget))
            return 2;
        return std::nullopt;
    default: return std::nullopt;
    }
}

static QSize headerSize(const Theme &theme, const QStyleOptionHeader &header)
{
    const int arrow = header.sortIndicator == QStyleOptionHeader::None ? 0 : sortArrowRoom(theme);
    return {theme.width(header.text, TextStyle::Small) + 6 * theme.u() + arrow, theme.controlHeight()};
}

std::optional<QSize> sizeFromContents(const Theme &theme, QStyle::ContentsType type, const QStyleOption &option,
                                      const QSize &size, const QWidget *widget)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
    const int u = theme.u();
    switch (type) {
    case QStyle::CT_PushButton:
        return button ? std::optional(ButtonRow(theme, *button, widget).buttonSize()) : std::nullopt;
    case QStyle::CT_RadioButton:
        if (button && roleOf(widget) == Role::Segment)
            return ButtonRow(theme, *button, widget).buttonSize();
        return std::nullopt;
    case QStyle::CT_LineEdit: return QSize(size.width(), qMax(size.height(), theme.controlHeight()));
    case QStyle::CT_ComboBox:
        return QSize(size.width() + theme.iconSize() + 5 * u, qMax(size.height(), theme.controlHeight()));
    case QStyle::CT_HeaderSection: return header ? std::optional(headerSize(theme, *header)) : std::nullopt;
    case QStyle::CT_MenuBarItem: return QSize(size.width() + 4 * u, 7 * u);
    case QStyle::CT_ProgressBar: return QSize(size.width(), 2 * u);
    default: return std::nullopt;
    }
}

std::optional<QRect> subElementRect(const Theme &theme, QStyle::SubElement element, const QStyleOption &option,
                                    const QWidget *widget)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    switch (element) {
    case QStyle::SE_LineEditContents:
        if (frame && frame->lineWidth > 0) {
            const int side = qRound(1.5 * theme.u());
            return option.rect.adjusted(side, 0, -side, 0);
        }
        return std::nullopt;
    case QStyle::SE_PushButtonContents: return option.rect;
    case QStyle::SE_RadioButtonClickRect:
        return roleOf(widget) == Role::Segment ? std::optional(option.rect) : std::nullopt;
    default: return std::nullopt;
    }
}

} // namespace runlatch::ui::style
