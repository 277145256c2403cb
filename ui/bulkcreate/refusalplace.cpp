// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/refusalplace.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

RefusalPlace refusalPlace(const QString &pointer)
{
    using Part = RefusalPlace::Part;
    const QStringList names = pointer.split(u'/', Qt::SkipEmptyParts);
    RefusalPlace place;
    for (qsizetype at = 0; at < names.size(); ++at) {
        QString name = names.at(at);
        name.replace(u'-', u'_');
        if (name == "subject"_L1)
            return {Part::Subject, -1};
        if (name == "message"_L1)
            return {Part::Message, -1};
        if (name == "query"_L1)
            place.part = Part::Conditions;
        if (name != "filter"_L1 && name != "target_ids"_L1)
            continue;
        bool isNumber = false;
        const int index = names.value(at + 1).toInt(&isNumber);
        return {name == "filter"_L1 ? Part::Conditions : Part::Targets, isNumber ? index : -1};
    }
    return place;
}

} // namespace runlatch::ui
