// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/reportfile.h"

#include "base/foreignfile.h"
#include "base/rules.h"

#include <QSaveFile>

namespace runlatch::conformance {

base::Done saveReport(const QString &file, const QByteArray &document)
{
    QSaveFile target(file);
    if (auto opened = base::openForSaving(target, base::Rules::FileNotWritten); !opened)
        return opened;
    if (target.write(document) == document.size() && target.commit())
        return std::monostate();
    return base::Error{base::ErrorKind::Storage, base::Rules::FileNotWritten, file, target.errorString()};
}

} // namespace runlatch::conformance
