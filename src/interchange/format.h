// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/record.h"

#include <QString>

#include <optional>

namespace runlatch::interchange {

enum class Format { JsonLines, Har, Csv, Curl, Raw };

/// The name on the command line: "jsonl", "har", "csv", "curl", "raw".
QString formatName(Format format);
std::optional<Format> formatOfName(QStringView name);
/// The suffix of the file name, without a dot: "jsonl", "har", "csv", "sh". Raw is written into a folder.
QString formatSuffix(Format format);

/// A file is the head, each record, the foot; for Raw they are empty.
QByteArray fileHead(Format format);
QByteArray fileRecord(Format format, const Record &record, bool isFirst);
QByteArray fileFoot(Format format);

} // namespace runlatch::interchange
