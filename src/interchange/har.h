// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/result.h"
#include "interchange/record.h"

#include <QDateTime>

namespace runlatch::interchange {

/// Records as an HTTP archive, HAR 1.2, that the usual readers open. `_runlatch` of an entry has what HAR has no place
/// for, as jsonRecord() writes it; the body stands in `postData.text`, in base64 with `_encoding` where it is no text.
QByteArray harHead();
QByteArray harEntry(const Record &record);
QByteArray harFoot();

/// An entry of a HAR, also of another tool: then the head is made of its headers, the time is `startedDateTime`, and
/// the deadline is over. `lost` says what could not be taken although the entry was: "import.header-lost" (subject =
/// its name, or "headers.3" without one), "import.headers-lost", "import.value" of the response; and that its body is
/// not known to be what was sent (protocol::DoubtfulBody), which the cause of the row keeps. The pseudo headers of
/// HTTP/2 are no loss: without a Host, `:authority` is it.
struct HarEntry
{
    Record record;
    QList<base::Error> lost;
    bool isForeign = false; ///< of another tool: its uuid is made of its time, head and body
};
/// Errors: those of readJsonLine(); "import.value" with subject "entries" for what is no object; "import.no-http" for
/// an address of another protocol, such as data: and blob:, which browsers record beside their requests. `fileTime`
/// stands in where an entry of another tool has no `startedDateTime` that is a time, and "import.no-time" tells it.
base::Result<HarEntry> readHarEntry(QByteArrayView json, const QDateTime &fileTime = {});

} // namespace runlatch::interchange
