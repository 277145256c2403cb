// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/report.h"

#include "base/boundedfile.h"
#include "base/rules.h"
#include "outcomes/decoding.h"
#include "outcomes/faults.h"
#include "outcomes/junit.h"
#include "outcomes/sarif.h"

using runlatch::base::Rules;

namespace runlatch::outcomes {

base::Result<Report> readReport(const QByteArray &file, const ReportOptions &options)
{
    if (file.size() > MaxReportBytes)
        return faultOf(Rules::ReportTooLarge);
    if (beginsWith(file, u'{'))
        return readSarif(jsonInUtf8(file), options);
    if (beginsWith(file, u'<'))
        return readJUnit(file, options);
    return faultOf(Rules::ReportUnknown);
}

base::Result<Report> readReportFile(const QString &name, const ReportOptions &options)
{
    const auto file = base::readFile(name, MaxReportBytes, {Rules::ReportTooLarge}, base::FileKind::Ordinary);
    return file ? readReport(*file, options) : base::Result<Report>(file.error());
}

} // namespace runlatch::outcomes
