// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/resultfield.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString unescaped(QString part)
{
    return part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
}

} // namespace

std::optional<ResultField> resultFieldOf(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/'); // "", "data", "attributes", "url"
    if (parts.mid(0, 3) == QStringList{u""_s, u"data"_s, u"attributes"_s})
        return ResultField{-1, parts.value(3)};
    if (parts.mid(0, 5) != QStringList{u""_s, u"data"_s, u"relationships"_s, u"outcomes"_s, u"data"_s})
        return std::nullopt;
    if (parts.size() == 5)
        return ResultField{-1, u"outcomes"_s};
    // "", "data", "relationships", "outcomes", "data", "2", "attributes", "tags", "Severity", "0", "label"
    bool isIndex = false;
    bool isEntry = false;
    const int outcome = parts.value(5).toInt(&isIndex);
    const int entry = parts.value(9).toInt(&isEntry);
    if (!isIndex || parts.value(6) != "attributes"_L1)
        return std::nullopt;
    return ResultField{outcome, parts.value(7), unescaped(parts.value(8)), isEntry ? entry : -1};
}

} // namespace runlatch::ui
