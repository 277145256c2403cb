// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/clearbutton.h"

#include "ui/style/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

void addClearButton(QLineEdit &line)
{
    QAction *clear = line.addAction(Theme::of(&line).icon(u"x"_s), QLineEdit::TrailingPosition);
    clear->setText(QCoreApplication::translate("runlatch::ui::ClearButton", "Clear"));
    clear->setVisible(!line.text().isEmpty());
    QObject::connect(clear, &QAction::triggered, &line, [&line] {
        line.clear();
        line.setFocus();
    });
    QObject::connect(&line, &QLineEdit::textChanged, clear,
                     [clear](const QString &text) { clear->setVisible(!text.isEmpty()); });
}

} // namespace runlatch::ui
