// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/limits.h"
#include "interchange/placeholders.h"
#include "store/search/capturefields.h"

namespace runlatch::interchange {

/// The most bytes of a body: what a listener can be set to take.
constexpr qint64 MaxBodyBytes = http::Limits::MostBodyBytes;
/// The most bytes of one capture in a file: a line of JSON Lines, or an entry of a HAR. The largest body fits, be it
/// text with escapes or base64.
constexpr qint64 MaxRecordBytes = 2 * MaxBodyBytes;

/// A capture as it travels: what means something outside of the store that it was in. The row of a capture that came by
/// a file, or is a copy, has the mark of store/captures/importmark.h on both ways, so that no file makes a proof of a
/// claim. `row.bytes` is that of the body as it came, also where placeholders stand in it; `row.sha512` is then the
/// digest of what is written. All else that the body says is read from the body itself on both ways.
struct Record
{
    store::CaptureRow row;
    QByteArray head;
    QByteArray body;
    QList<store::SentReply> replies;
    bool isRedacted = false; ///< a placeholder stands in the head or in the body
    /// As lists showed it when the record was made of a capture. No reader of a file sets it: an import judges anew.
    store::CaptureState state = store::CaptureState::Imported;
};

/// The record of a capture as of `now`, its secrets replaced.
Record recordOf(store::Capture capture, const Placeholders &placeholders, const QDateTime &now);

/// Why the record has no body, or a single placeholder, although there was one: a sentence in English, as all that an
/// export says. Empty where the body is there.
QString whyBodyMissing(const Record &record);

/// Tells whether the bytes can be written as text and read back unchanged: UTF-8 without a byte order mark in front.
bool isText(QByteArrayView bytes);

} // namespace runlatch::interchange
