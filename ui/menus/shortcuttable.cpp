// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcuttable.h"

#include "text/markdowntext.h"
#include "ui/menus/shortcutmodel.h"
#include "ui/menus/shortcutrow.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

QString shortcutTable(const QMainWindow &window)
{
    const auto line = [](const QString &place, const QString &keys, const QString &text) {
        return u"| %1 | %2 | %3 |\n"_s.arg(text::markdownText(place), text::markdownText(keys),
                                           text::markdownText(text));
    };
    QString table =
        line(ShortcutModel::tr("Where"), ShortcutModel::tr("Key"), ShortcutModel::tr("Command")) + u"|---|---|---|\n"_s;
    for (const ShortcutRow &row : shortcutRows(window)) {
        if (!row.keyText().isEmpty())
            table += line(row.placeText(), row.keyText(), row.text);
    }
    return table;
}

} // namespace runlatch::ui
