// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/toldsignature.h"

#include "app/cli/output/capturereport.h"
#include "http/message.h"
#include "store/captures/importmark.h"
#include "wording/signature/signature.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Returns the reason why the signature is not valid; empty if it was found valid when it came.
QString signatureMessage(const store::CaptureRow &row)
{
    if (row.verdict == protocol::Verdict::Valid && !store::isProvedFromFile(row))
        return {};
    protocol::SignatureCheck check;
    check.verdict = row.verdict;
    check.cause = store::causeOf(row);
    return wording::signatureSentence(check, row.isRefused()).text();
}

} // namespace

QString headerState(const store::Capture &capture)
{
    qsizetype headers = 0;
    bool isBlank = true;
    for (const http::Header &header : http::splitHeaders(capture.head)) {
        if (!protocol::isSignatureHeaderOf(capture.row.kind, header.name))
            continue;
        ++headers;
        isBlank = isBlank && header.value.trimmed().isEmpty();
    }
    return headers == 0 ? u"missing"_s : isBlank ? u"empty"_s : headers > 1 ? u"repeated"_s : u"given"_s;
}

ToldSignature signatureOf(const store::CaptureRow &row, const std::optional<protocol::SignatureCheck> &check)
{
    if (!check)
        return {row.verdict, store::toldCause(row), signatureMessage(row)};
    const bool isValid = check->verdict == protocol::Verdict::Valid;
    return {check->verdict, check->cause.name(),
            isValid ? CaptureReport::tr("It was checked now, with the given key, and is valid.")
                    : wording::signatureSentence(*check, false).text(),
            true};
}

QByteArray signatureJson(const ToldSignature &told)
{
    json::OrderedJson signature;
    signature.add(u"verdict", protocol::verdictName(told.verdict)).add(u"cause", textOrNull(told.cause));
    signature.add(u"message", textOrNull(told.message));
    if (!told.key.isEmpty())
        signature.add(u"key", told.key);
    if (told.isCheckedNow)
        signature.add(u"checked_now", true);
    if (!told.header.isEmpty())
        signature.add(u"header", told.header);
    return signature.toJson();
}

} // namespace runlatch::cli
