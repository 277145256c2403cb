// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/importfaults.h"

#include "wording/sentence.h"
#include "wording/words.h"

#include <QLocale>

namespace runlatch::wording {

QString importFaults(const base::Error &error, bool isLeftOut, qint64 count, const QString &numbers)
{
    const QString fault = sentence(error).text();
    if (count == 1)
        //: %1 is a sentence
        return isLeftOut ? Words::tr("Left out: %1").arg(fault) : fault;
    const QString many = QLocale().toString(count);
    //: %1 is a number of requests in a file, %2 a sentence
    const QString whole = isLeftOut ? Words::tr("%1 left out: %2").arg(many, fault)
                                    //: %1 is a number of requests in a file, %2 a sentence
                                    : Words::tr("%1 times: %2").arg(many, fault);
    //: %1 is a sentence, %2 the numbers of lines or entries of a file
    return Words::tr("%1 At %2.").arg(whole, numbers);
}

} // namespace runlatch::wording
