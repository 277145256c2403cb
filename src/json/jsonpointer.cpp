// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonpointer.h"

using namespace Qt::StringLiterals;

namespace runlatch::json {

QString pointerBelow(const QString &pointer, QString key)
{
    key.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
    return pointer + u'/' + key;
}

QString pointerBelow(const QString &pointer, qsizetype index)
{
    return pointer + u'/' + QString::number(index);
}

} // namespace runlatch::json
