// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/plaintext.h"

#include "protocol/plaintext.h"
#include "wording/words.h"

using namespace Qt::StringLiterals;

namespace runlatch::wording {

QString shortened(const QString &text)
{
    return protocol::plainText(text, 300).trimmed();
}

QString quoted(const QString &text)
{
    //: Quotation marks around text of others
    return Words::tr("“%1”").arg(shortened(text));
}

QString toolTip(const QString &text)
{
    const QString line = protocol::plainText(text, 1000).trimmed();
    return line.isEmpty() ? QString() : u"<span>%1</span>"_s.arg(line.toHtmlEscaped());
}

} // namespace runlatch::wording
