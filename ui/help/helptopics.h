// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLatin1StringView>
#include <QString>

#include <span>

class QWidget;

namespace runlatch::ui {

/// The place of the help for a part of the window.
struct HelpTopic
{
    QLatin1StringView part; ///< the class of a page, a tab, a dialog, without its namespace
    QLatin1StringView place;
};

std::span<const HelpTopic> helpTopics();

/// The place for the innermost part around the widget that has one, also across the dialogs around it. The first page
/// where no part has one.
QString helpTopicOf(const QWidget *widget);

} // namespace runlatch::ui
