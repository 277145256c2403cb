// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using Action = Sentence::Action;

constexpr Phrase Refusals[] = {
    {"http.request-line", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "What came does not begin with an HTTP request line."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check that the sender speaks plain HTTP to this port, not TLS or another "
                       "protocol."),
     Action::None},
    {"http.version", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is of an HTTP version other than 1.0 and 1.1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, use HTTP/1.1."), Action::None},
    {"http.bare-line-feed", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A line of the header ends with LF instead of CR LF."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender end each header line with CR LF."), Action::None},
    {"http.folded-line", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A header line is folded over several lines, which HTTP no longer allows."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write each header on one line."), Action::None},
    {"http.header-line", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A header line is not of the form “name: value”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look for spaces in a name and control characters in a value at the sender."),
     Action::None},
    {"http.header-too-large", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's header is larger than 64 KB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send fewer or shorter headers."), Action::None},
    {"http.too-many-headers", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has more than 100 header lines."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send fewer headers."), Action::None},
    {"http.two-hosts", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has more than one Host header."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, send one."), Action::None},
    {"http.no-host", Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The request has no Host header."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send one; HTTP/1.1 demands it."), Action::None},
    {"http.repeated-length", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request tells its length more than once."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, send one Content-Length."),
     Action::None},
    {"http.length", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's Content-Length is no number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write the body's length in bytes."), Action::None},
    {"http.length-and-chunked", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The request is chunked and has a Content-Length, so its end is not clear."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, use one of the two."),
     Action::None},
    {"http.transfer-coding", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's body is in a transfer coding other than chunked."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send it plain or chunked."), Action::None},
    {"http.chunk", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The chunks of the request's body are broken."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write each chunk's size right, or send a Content-Length."),
     Action::None},
    {"http.body-too-large", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's body is larger than is taken here."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send less, or raise the limit in the settings."), Action::None},
    {"http.cut", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The sender closed the connection before its request was complete."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look for a time limit or a crash at the sender."), Action::None},
    {"http.crowded", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The connection was closed to make room: too many were open, and this one "
                       "waited longest."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender open fewer connections at a time."), Action::None},
    {"http.no-room", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "There was no room left for unfinished requests, and this one was the largest."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make the sender send fewer large requests at a time, then send this one again."),
     Action::None},
    {"http.header-timeout", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's header did not arrive in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look for what keeps the sender from sending at once."), Action::None},
    {"http.body-timeout", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's body did not arrive in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the Content-Length: a body shorter than it says is waited for."),
     Action::None},
    {"request.path", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is for a path other than that of the run task."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Copy the whole URL shown here into the run task."), Action::None},
    {"request.method", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is not a POST; run tasks come by POST."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "If it was you with a browser: the address works. Configure it in the run "
                       "task."),
     Action::None},
    {"request.web-page", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A web page in a browser sent the request."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it from a program: pages are kept out, because any page in a browser on this machine "
                       "could reach this port."),
     Action::None},
    {"request.host", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's Host header names another server."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it to an address of this machine, or set the public URL that it is reached by."),
     Action::None},
    {"request.token", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request does not carry the token that is asked for here."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "For the API send the simulator's token, for a callback the access token of the run task."),
     Action::None},
    {"request.address", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing is served at the request's address."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the path; the API is below /api/v2."), Action::None},
    {"request.body", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has a body where none is taken."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it without one."), Action::None},
    {"refusals.more", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Requests were refused faster than they are kept; here they are counted."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look at the refused requests beside this row for who sends them and what is wrong with them."),
     Action::None},
    {"memory.full", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The disk takes nothing and memory is full, so the request was answered 503 "
                       "and not kept."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make room on the disk; the service sends the request again."),
     Action::ChooseFolder},
    {"store.behind", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "More requests were waiting for the disk than are kept in memory, so this one was answered 503 "
                       "and not kept."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The service sends it again. If this goes on, the disk is too slow."),
     Action::None},
    {"tls.no-agreement", Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The sender ended the connection before it was secure."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender use https, and trust the certificate that is shown here."),
     Action::None},
};

} // namespace

std::span<const Phrase> refusalPhrases()
{
    return Refusals;
}

} // namespace runlatch::wording
