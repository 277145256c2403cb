// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// Captures that were imported, and what could not be imported.
#define RUNLATCH_IMPORTS(rule) \
    rule(ImportedValid, "imported.valid") \
    rule(ImportedInvalid, "imported.invalid") \
    rule(ImportedUnsigned, "imported.unsigned") \
    rule(ImportedUnchecked, "imported.unchecked") \
    rule(ImportedProvedValid, "imported.proved-valid") \
    rule(ImportedProvedInvalid, "imported.proved-invalid") \
    rule(CopiedValid, "copied.valid") \
    rule(CopiedInvalid, "copied.invalid") \
    rule(CopiedUnsigned, "copied.unsigned") \
    rule(CopiedUnchecked, "copied.unchecked") \
    rule(ImportBroken, "import.broken") \
    rule(ImportVersion, "import.version") \
    rule(ImportMissing, "import.missing") \
    rule(ImportValue, "import.value") \
    rule(ImportDigest, "import.digest") \
    rule(ImportTooLarge, "import.too-large") \
    rule(ImportEncoding, "import.encoding") \
    rule(ImportNoEntries, "import.no-entries") \
    rule(ImportSecondLog, "import.second-log") \
    rule(ImportAfterEnd, "import.after-end") \
    rule(ImportHeadersLost, "import.headers-lost") \
    rule(ImportHeaderLost, "import.header-lost") \
    rule(ImportBodyLost, "import.body-lost") \
    rule(ImportBodyOther, "import.body-other") \
    rule(ImportBodyUnproven, "import.body-unproven") \
    rule(ImportBodyRedacted, "import.body-redacted") \
    rule(ImportNoHttp, "import.no-http") \
    rule(ImportTimeAhead, "import.time-ahead") \
    rule(ImportNoTime, "import.no-time") \
    rule(ImportPacked, "import.packed") \
    rule(ImportUnpackedSize, "import.unpacked-size") \
    rule(ImportCurlFile, "import.curl-file") \
    rule(ImportCurlOption, "import.curl-option") \
    rule(ImportCurlOpen, "import.curl-open") \
    rule(ImportRequestFile, "import.request-file") \
    rule(ImportVariable, "import.variable") \
    rule(ImportKindEmpty, "import.kind-empty") \
    rule(ImportKindZip, "import.kind-zip") \
    rule(ImportKindStore, "import.kind-store") \
    rule(ImportKindPage, "import.kind-page") \
    rule(ImportKindTable, "import.kind-table") \
    rule(ImportKindJson, "import.kind-json") \
    rule(ImportKindText, "import.kind-text") \
    rule(ImportKindBytes, "import.kind-bytes")
