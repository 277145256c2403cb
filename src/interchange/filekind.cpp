// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/filekind.h"

#include "base/rules.h"
#include "interchange/csv.h"
#include "interchange/foreign/curlcommand.h"
#include "interchange/foreign/gatewayevent.h"
#include "interchange/foreign/jsondocuments.h"
#include "interchange/foreign/powershellcommand.h"
#include "interchange/foreign/rawrequest.h"
#include "interchange/foreign/requestfile.h"
#include "interchange/foreign/tunnelexports.h"
#include "interchange/foreignentry.h"

#include <algorithm>
#include <iterator>

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr QByteArrayView Utf8Mark = "\xEF\xBB\xBF";

/// The beginning of a file, as the kinds look at it.
struct Beginning
{
    QByteArrayView text; ///< without a byte order mark
    JsonNames json;

    bool hasName(QByteArrayView name) const { return json.outer.contains(name); }
    bool hasInner(QByteArrayView name) const { return json.inner.contains(name); }
};

bool isJsonLines(const Beginning &file)
{
    return file.hasName("runlatch");
}

bool isHar(const Beginning &file)
{
    return file.hasName("log");
}

bool isGatewayEvent(const Beginning &file)
{
    return file.hasName("requestContext") || file.hasName("httpMethod") || file.hasName("rawPath");
}

bool isNgrok(const Beginning &file)
{
    const bool isList = file.hasName("requests") && file.hasInner("request");
    return isList || (file.hasName("request") && file.hasName("remote_addr"));
}

bool isWebhookSite(const Beginning &file)
{
    return file.hasName("token_id") || (file.hasName("data") && file.hasInner("token_id"));
}

bool isPowerShell(const Beginning &file)
{
    return beginsWithPowerShell(file.text);
}

bool isRequestFile(const Beginning &file)
{
    return beginsWithRequestFile(file.text);
}

bool isCurlScript(const Beginning &file)
{
    return beginsWithCurl(file.text);
}

bool isRawRequest(const Beginning &file)
{
    return beginsWithRequestLine(file.text);
}

/// A kind of file: how it is known, and how the requests of a whole one are found and read.
struct KnownKind
{
    FileKind kind;
    QLatin1StringView name;
    bool (*begins)(const Beginning &);
    QList<QByteArray> (*pieces)(const QByteArray &) = nullptr;
    base::Result<ForeignRequest> (*read)(const QByteArray &) = nullptr;
};

constexpr KnownKind KnownKinds[FileKinds] = {
    {FileKind::JsonLines, QLatin1StringView("jsonl"), isJsonLines},
    {FileKind::Har, QLatin1StringView("har"), isHar},
    {FileKind::PowerShell, QLatin1StringView("powershell"), isPowerShell, powerShellCommands, readPowerShellCommand},
    {FileKind::Curl, QLatin1StringView("curl"), isCurlScript, curlCommands, readCurlCommand},
    {FileKind::RequestFile, QLatin1StringView("http"), isRequestFile, requestsOfFile, readRequestOfFile},
    {FileKind::Raw, QLatin1StringView("raw"), isRawRequest, rawRequests, readRawRequest},
    {FileKind::GatewayEvent, QLatin1StringView("aws"), isGatewayEvent, gatewayEvents, readGatewayEvent},
    {FileKind::Ngrok, QLatin1StringView("ngrok"), isNgrok, ngrokRequests, readNgrokRequest},
    {FileKind::WebhookSite, QLatin1StringView("webhook.site"), isWebhookSite, webhookSiteRequests,
     readWebhookSiteRequest},
};

const KnownKind &knownKind(FileKind kind)
{
    return KnownKinds[static_cast<std::size_t>(kind)];
}

Beginning beginningOf(QByteArrayView bytes)
{
    Beginning beginning;
    beginning.text = bytes.first(std::min(bytes.size(), KnownByBytes));
    if (beginning.text.startsWith(Utf8Mark))
        beginning.text = beginning.text.sliced(Utf8Mark.size());
    beginning.json = jsonNames(beginning.text);
    return beginning;
}

/// A mark by which a file of no kind is told to be something else.
struct Seeming
{
    QByteArrayView mark; ///< its first bytes
    base::Rule rule;
};
constexpr Seeming Seemings[] = {
    {"PK\x03\x04", Rules::ImportKindZip}, {"SQLite format 3", Rules::ImportKindStore},
    {"<", Rules::ImportKindPage},         {"{", Rules::ImportKindJson},
    {"[", Rules::ImportKindJson},         {"%PDF", Rules::ImportKindBytes},
};

bool isPlainText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), [](char letter) {
        return static_cast<uchar>(letter) < 0x20 && !QByteArrayView("\t\n\r\f\x1b").contains(letter);
    });
}

} // namespace

QString fileKindName(FileKind kind)
{
    return knownKind(kind).name;
}

std::optional<FileKind> fileKindOf(QByteArrayView beginning)
{
    const Beginning file = beginningOf(beginning);
    const auto *const found = std::find_if(std::begin(KnownKinds), std::end(KnownKinds),
                                           [&file](const KnownKind &known) { return known.begins(file); });
    return found == std::end(KnownKinds) ? std::nullopt : std::optional(found->kind);
}

base::Rule seemingOf(QByteArrayView beginning)
{
    const QByteArrayView text = beginningOf(beginning).text.trimmed();
    if (text.isEmpty())
        return Rules::ImportKindEmpty;
    for (const Seeming &seeming : Seemings) {
        if (text.startsWith(seeming.mark))
            return seeming.rule;
    }
    if (text.startsWith(csvHead().trimmed()))
        return Rules::ImportKindTable;
    return isPlainText(text) ? Rules::ImportKindText : Rules::ImportKindBytes;
}

QList<QByteArray> piecesOf(FileKind kind, const QByteArray &file)
{
    const auto pieces = knownKind(kind).pieces;
    Q_ASSERT(pieces);
    return pieces(file.startsWith(Utf8Mark) ? file.sliced(Utf8Mark.size()) : file);
}

base::Result<HarEntry> readPiece(FileKind kind, const QByteArray &piece, const QDateTime &fileTime)
{
    if (piece.isNull())
        return foreignFault(Rules::ImportTooLarge, {});
    const auto read = knownKind(kind).read;
    Q_ASSERT(read);
    const auto request = read(piece);
    return request ? foreignEntry(*request, fileTime) : request.error();
}

} // namespace runlatch::interchange
