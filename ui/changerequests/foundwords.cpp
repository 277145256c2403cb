// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/foundwords.h"

namespace runlatch::ui {

QStringList foundWords(const filter::Expression &filter)
{
    QStringList words;
    for (const QList<filter::Term> &group : filter.groups()) {
        for (const filter::Term &term : group) {
            if (term.isNegated || term.field != filter::Term::Anywhere)
                continue;
            qsizetype begin = 0;
            for (const qsizetype wildcard : term.wildcards + QList<qsizetype>{term.text.size()}) {
                words += term.text.sliced(begin, wildcard - begin);
                begin = wildcard + 1;
            }
        }
    }
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

} // namespace runlatch::ui
