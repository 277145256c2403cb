// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

/// The advice for a file that is of none of these kinds.
constexpr auto Taken = QT_TRANSLATE_NOOP(
    "runlatch::wording",
    "Supported are JSON Lines, curl commands and raw bytes of an export, HAR, commands of curl or PowerShell, "
    "request files (.http), raw HTTP requests, events of AWS (API Gateway, Lambda URLs, load balancers), and what "
    "ngrok and webhook.site list; also packed by gzip.");

constexpr Phrase Imports[] = {
    {Rules::ImportedValid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was imported. Its file calls the signature valid; nothing proves that here."),
     "", Action::None},
    {Rules::ImportedInvalid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was imported. Its file calls the signature invalid; nothing proves that here."),
     "", Action::None},
    {Rules::ImportedUnsigned, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This request was imported. Its file says that it was not signed."), "",
     Action::None},
    {Rules::ImportedUnchecked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This request was imported. Its signature was never checked."), "",
     Action::None},
    {Rules::ImportedProvedValid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was imported. Its signature was checked here with the given key, and is valid for "
                       "the bytes of its file."),
     "", Action::None},
    {Rules::ImportedProvedInvalid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This request was imported. Its signature was checked here with the given key, and is not valid "
                       "for the bytes of its file."),
     "", Action::None},
    {Rules::CopiedValid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is a copy of a request whose signature is valid."), "", Action::None},
    {Rules::CopiedInvalid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is a copy of a request whose signature is not valid."), "",
     Action::None},
    {Rules::CopiedUnsigned, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is a copy of a request that was not signed."), "", Action::None},
    {Rules::CopiedUnchecked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is a copy of a request whose signature was not checked."), "",
     Action::None},
    {Rules::ImportBroken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is not JSON, or not all of it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the file, or get it again."), Action::None},
    {Rules::ImportVersion, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This is not a captured request as this version of Runlatch writes it."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Each line begins with {\"runlatch\":1; a later version needs a later Runlatch."),
     Action::None},
    {Rules::ImportMissing, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The field %1 is missing."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the file, or get it again."), Action::None},
    {Rules::ImportValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The field %1 has a value that it cannot have."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Correct the file, or get it again."), Action::None},
    {Rules::ImportDigest, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The field %1 does not fit the body: the body was changed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Export it again."), Action::None},
    {Rules::ImportTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "This is larger than can be imported as one request: a body has 64 MB at most, and takes 128 MB of its "
         "file at most."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave it out."), Action::None},
    {Rules::ImportEncoding, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file is written in UTF-16, and only UTF-8 is read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Save it as UTF-8."), Action::None},
    {Rules::ImportNoEntries, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file is not an HTTP archive: it has no list log.entries."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a HAR file, or JSON Lines that Runlatch wrote."), Action::None},
    {Rules::ImportSecondLog, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The file has log or log.entries a second time: only the first list of entries was imported."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Put the other entries into a file of their own."), Action::None},
    {Rules::ImportAfterEnd, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Something follows the end of the JSON."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Put it into a file or a line of its own, or export it again."),
     Action::None},
    {Rules::ImportHeadersLost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The field %1 is not a list of at most 1,000 headers: the request was imported without "
                       "headers."),
     "", Action::None},
    {Rules::ImportHeaderLost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The header %1 cannot be part of a request and was left out."), "",
     Action::None},
    {Rules::ImportBodyLost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file says that there was a body and does not have it."), "",
     Action::None},
    {Rules::ImportBodyOther, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "These are not the bytes that were sent: the file has another number of them than was "
                       "announced."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Browsers keep text instead of bytes, and cut long bodies. Capture the request with Runlatch."),
     Action::None},
    {Rules::ImportBodyUnproven, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing proves that these are the bytes that were sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "A Content-Length of the same size would, if no character stands for bytes that are not text."),
     Action::None},
    {Rules::ImportBodyRedacted, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "These are not the bytes that were sent: the file has placeholders for the secrets of the "
                       "body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Export it with its secrets."), Action::None},
    {Rules::ImportNoHttp, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The address is one of another protocol than HTTP."), "", Action::None},
    {Rules::ImportTimeAhead, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The time that the file says lies ahead of the clock of this computer."),
     "", Action::None},
    {Rules::ImportNoTime, Activity::Unknown,
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "The file does not say when this was received: the time at which the file was written is used instead."),
     "", Action::None},
    {Rules::ImportPacked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file is packed by gzip, and cut or damaged."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The part before that was read. Get the file again."), Action::None},
    {Rules::ImportUnpackedSize, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The file is packed and holds more than the 4 GB that are unpacked of one."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Unpack it, and import it in parts."), Action::None},
    {Rules::ImportCurlFile, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The command sends the content of %1, and no command can have a file read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the content into the command, after --data-raw."), Action::None},
    {Rules::ImportCurlOption, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The command has %1, so it is not known what it sends."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Take that out, and import the command again."), Action::None},
    {Rules::ImportCurlOpen, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A quote of the command is not closed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Copy the whole command."), Action::None},
    {Rules::ImportRequestFile, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The request sends the content of a file (%1), and no request can have a file read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the content in the place of the file."), Action::None},
    {Rules::ImportVariable, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has %1, whose value is not in the file."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the value in its place."), Action::None},
    {Rules::ImportKindEmpty, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file is empty."), Taken,
     Action::None},
    {Rules::ImportKindZip, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file seems to be a zip archive, which is not opened."), Taken,
     Action::None},
    {Rules::ImportKindStore, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The file seems to be a database (SQLite), as a store of captures is: its folder is opened."),
     Taken, Action::None},
    {Rules::ImportKindPage, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file seems to be a web page or XML."), Taken, Action::None},
    {Rules::ImportKindTable, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The file seems to be the table of an export as CSV, which has no bytes of the requests."),
     Taken, Action::None},
    {Rules::ImportKindJson, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file seems to be JSON of another kind."), Taken, Action::None},
    {Rules::ImportKindText, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file seems to be text of another kind."), Taken, Action::None},
    {Rules::ImportKindBytes, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The file seems to be no text: an image, a document or an archive of another kind."),
     Taken, Action::None},
};

static_assert(haveWords(Imports, Rules::Imports), "each rule has a sentence");

} // namespace

std::span<const Phrase> importPhrases()
{
    return Imports;
}

} // namespace runlatch::wording
