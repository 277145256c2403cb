// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QByteArray>

namespace runlatch::outcomes {

/// Errors of a report. Internal to this folder.
base::Error faultOf(base::Rule rule, const QString &subject = {});
base::Error faultAt(base::Rule rule, qint64 line, qint64 column);
/// "report.json", or "report.depth", at the first place where simdjson does not take the text, if one is known. Takes
/// time in proportion to it.
base::Error jsonFault(const QByteArray &json);

} // namespace runlatch::outcomes
