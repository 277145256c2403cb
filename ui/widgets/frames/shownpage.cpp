// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/shownpage.h"

#include <QStackedLayout>
#include <QWidget>

namespace runlatch::ui {

void countShownPageOnly(QStackedLayout &pages)
{
    QList<QWidget *> counted;
    for (int index = 0; index < pages.count(); ++index) {
        if (pages.widget(index)->sizePolicy().verticalPolicy() != QSizePolicy::Ignored)
            counted += pages.widget(index);
    }
    const auto count = [&pages, counted] {
        for (int index = 0; index < pages.count(); ++index) {
            QWidget *page = pages.widget(index);
            if (!counted.contains(page))
                continue;
            const auto policy = page == pages.currentWidget() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            page->setSizePolicy(policy, policy);
        }
    };
    count();
    QObject::connect(&pages, &QStackedLayout::currentChanged, &pages, count);
}

} // namespace runlatch::ui
