// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/peakmemory.h"

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::support {

int peakMebibytes()
{
    QFile file(u"/proc/self/status"_s);
    static const QRegularExpression peak(u"VmHWM:\\s+(\\d+) kB"_s);
    return file.open(QIODevice::ReadOnly) ? peak.match(QString::fromLatin1(file.readAll())).captured(1).toInt() / 1024
                                          : 0;
}

bool startPeakAnew()
{
    QFile file(u"/proc/self/clear_refs"_s);
    return file.open(QIODevice::WriteOnly) && file.write("5") == 1 && file.flush();
}

} // namespace runlatch::support
