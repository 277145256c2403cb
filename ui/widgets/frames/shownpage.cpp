// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/shownpage.h"

#include <QStackedLayout>
#include <QWidget>

namespace runlatch::ui {

void countShownPageOnly(QStackedLayout &pages)
{
    QList<QWidget *> ignored;
    for (int index = 0; index < pages.count(); ++index) {
        if (pages.widget(index)->sizePolicy().verticalPolicy() == QSizePolicy::Ignored)
            ignored += pages.widget(index);
    }
    const auto count = [&pages, ignored] {
        for (int index = 0; index < pages.count(); ++index) {
            QWidget *page = pages.widget(index);
            if (ignored.contains(page))
                continue;
            const auto policy = page == pages.currentWidget() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            page->setSizePolicy(policy, policy);
        }
    };
    count();
    QObject::connect(&pages, &QStackedLayout::currentChanged, &pages, count);
}

} // namespace runlatch::ui
