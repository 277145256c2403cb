// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/queryreading.h"

#include <QByteArray>
#include <QStringView>

/// Addresses of the explorer (spec 4.11), whose query has the conditions.
namespace runlatch::protocol {

enum class AddressLayout {
    Lines, ///< for people: a parameter a line, the brackets of its name as they are
    Link,  ///< one line, all of it percent-encoded
};

/// Tells if an address can say the condition: field and operator have no brackets, and no half of a surrogate pair is
/// in it.
bool canBeAddressed(const ExplorerCondition &condition);

/// `explorer?type=workspaces&filter[0][field][operator][0]=value`. Each condition has an index of its own, and further
/// values count on in the last brackets. Only for conditions with canBeAddressed(). `explorer` may be empty.
QByteArray writeExplorerAddress(const QString &explorer, const QList<ExplorerCondition> &conditions,
                                AddressLayout layout);

/// Reads an address, or its query alone. White space around a parameter is not of it. What stands before "?" is not
/// looked at; "#" and what is behind it is passed over. Takes time in proportion to the text. Unknown operators are
/// kept, and an index may stand twice, as in an example of the reference. Faults: "explorer.nothing" (a blank text),
/// "explorer.encoding" (no percent-encoded UTF-8), "explorer.parameter", "create.query-type", "explorer.boolean" as in
/// readFilter, and those of check.
QueryReading readExplorerAddress(const QByteArray &text);

/// Tells if all of the text is an address (http or https) of an explorer with a condition, as a browser has it.
bool isExplorerAddress(QStringView text);

} // namespace runlatch::protocol
