// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "interchange/foreign/foreignrequest.h"
#include "interchange/har.h"

#include <QByteArrayView>
#include <QDateTime>
#include <QString>

#include <array>
#include <optional>

namespace runlatch::interchange {

/// The kinds of files that an import reads. JSON Lines and HAR are read an entry at a time. A file of another kind is
/// read as a whole, and has at most MaxRecordBytes and MaxForeignRequests.
enum class FileKind { JsonLines, Har, PowerShell, Curl, RequestFile, Raw, GatewayEvent, Ngrok, WebhookSite };
inline constexpr int FileKinds = 9;

/// A number for each kind, in their order.
using KindCounts = std::array<qint64, FileKinds>;

/// The name for machines: "jsonl", "har", "powershell", "curl", "http", "raw", "aws", "ngrok", "webhook.site".
QString fileKindName(FileKind kind);

/// The bytes by which a kind is known: no more are looked at.
constexpr qsizetype KnownByBytes = 64 * 1024;
/// The kind of a file that begins so, by its content alone. nullopt as long as nothing tells; more bytes may then.
std::optional<FileKind> fileKindOf(QByteArrayView beginning);

/// The rule that says what a file of no kind seems to be: "import.kind-zip", "import.kind-text" and the like.
base::Rule seemingOf(QByteArrayView beginning);

/// The requests of a whole file, each as the bytes that readPiece() reads. A null piece stands for those behind the
/// last one that is taken. Not for JsonLines and Har, whose files have no end of their own in memory.
QList<QByteArray> piecesOf(FileKind kind, const QByteArray &file);
/// `fileTime` stands in where the file does not tell when a request was received. Errors: Usage with the rules of
/// foreignEntry() and of the kind; subject = the field.
base::Result<HarEntry> readPiece(FileKind kind, const QByteArray &piece, const QDateTime &fileTime);

} // namespace runlatch::interchange
