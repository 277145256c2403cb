// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/junit.h"

#include "base/rules.h"
#include "outcomes/decoding.h"
#include "outcomes/junitreader.h"
#include "outcomes/xmlguard.h"

namespace runlatch::outcomes {

base::Result<Report> readJUnit(const QByteArray &file, const ReportOptions &options)
{
    const auto decoded = decodedXml(file);
    if (!decoded)
        return decoded.error();
    if (const auto fault = guardXml(decoded->text))
        return *fault;
    JUnitReader reader(decoded->text, options);
    if (decoded->replaced > 0)
        reader.gathering().note(base::Rules::ReportCharacters, {}, decoded->replaced);
    return reader.read();
}

} // namespace runlatch::outcomes
