// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/shownpage.h"

#include <QStackedLayout>
#include <QWidget>

namespace runlatch::ui {

void countShownPageOnly(QStackedLayout &pages)
{
    const auto count = [&pages] {
        for (int index = 0; index < pages.count(); ++index) {
            const auto policy = index == pages.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            pages.widget(index)->setSizePolicy(policy, policy);
        }
    };
    count();
    QObject::connect(&pages, &QStackedLayout::currentChanged, &pages, count);
}

} // namespace runlatch::ui
