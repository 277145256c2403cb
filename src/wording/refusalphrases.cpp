// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Refusals[] = {
    {Rules::HttpRequestLine, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request does not begin with an HTTP request line."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check that the sender speaks plain HTTP to this port, not TLS or another "
                       "protocol."),
     Action::None},
    {Rules::HttpVersion, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is of an HTTP version other than 1.0 and 1.1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, use HTTP/1.1."), Action::None},
    {Rules::HttpBareLineFeed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A line of the header ends with LF instead of CR LF."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender end each header line with CR LF."), Action::None},
    {Rules::HttpFoldedLine, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A header line is folded over several lines, which HTTP no longer allows."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write each header on one line."), Action::None},
    {Rules::HttpHeaderLine, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A header line is not of the form “name: value”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look for spaces in a name and control characters in a value at the sender."),
     Action::None},
    {Rules::HttpHeaderTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's header is larger than 64 KB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send fewer or shorter headers."), Action::None},
    {Rules::HttpTooManyHeaders, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has more than 100 header lines."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send fewer headers."), Action::None},
    {Rules::HttpTwoHosts, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has more than one Host header."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, send one."), Action::None},
    {Rules::HttpNoHost, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The request has no Host header."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send one; HTTP/1.1 demands it."), Action::None},
    {Rules::HttpRepeatedLength, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request tells its length more than once."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, send one Content-Length."),
     Action::None},
    {Rules::HttpLength, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's Content-Length is not a number."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write the body's length in bytes."), Action::None},
    {Rules::HttpLengthAndChunked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The request is chunked and has a Content-Length, so its end is not clear."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, use one of the two."),
     Action::None},
    {Rules::HttpTransferCoding, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's body is in a transfer coding other than chunked."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender send it plain or chunked."), Action::None},
    {Rules::HttpChunk, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The chunks of the request's body are broken."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write each chunk's size right, or send a Content-Length."),
     Action::None},
    {Rules::HttpBodyTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's body is larger than is taken here."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send less, or raise “Largest body” in the settings of the listener, --max-body of runlatch-cli "
                       "inspect: 64 MB at most."),
     Action::None},
    {Rules::HttpRequestCut, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The sender closed the connection before its request was complete."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look for a time limit or a crash at the sender."), Action::None},
    {Rules::HttpCrowded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The connection was closed to make room: too many were open, and this one "
                       "waited longest."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender open fewer connections at a time."), Action::None},
    {Rules::HttpNoRoom, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "There was no room left for unfinished requests, and this one was the largest."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make the sender send fewer large requests at a time, then send this one again."),
     Action::None},
    {Rules::HttpHeaderTimeout, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's header did not arrive in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Look for what keeps the sender from sending at once."), Action::None},
    {Rules::HttpBodyTimeout, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's body did not arrive in time."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the Content-Length: a body shorter than it says is waited for."),
     Action::None},
    {Rules::BodyIncomplete, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature cannot be proved, because bytes of the body are missing."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Mend what kept the body from arriving whole, then send it again."),
     Action::None},
    {Rules::BodyIncomplete, Activity::Linting,
     QT_TRANSLATE_NOOP("runlatch::wording", "The body ends here, because the rest of it did not arrive."),
     QT_TRANSLATE_NOOP("runlatch::wording", "This says nothing about the JSON that the sender wrote."), Action::None},
    {Rules::RequestPath, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is for a path other than that of the run task."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Copy the whole URL shown here into the run task."), Action::None},
    {Rules::RequestMethod, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is not a POST; run tasks come by POST."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "If it was you with a browser: the address works. Configure it in the run "
                       "task."),
     Action::None},
    {Rules::RequestWebPage, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A web page in a browser sent the request."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it from a program: pages are kept out, because any page in a browser on this machine "
                       "could reach this port."),
     Action::None},
    {Rules::RequestHost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request's Host header names another server."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Send it to an address of this machine, or set the public URL that it is reached by."),
     Action::None},
    {Rules::RequestToken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request does not carry the token that is asked for here."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "For the API send the simulator's token, for a callback the access token of the run task."),
     Action::None},
    {Rules::RequestAddress, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Nothing is served at the request's address."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the path; the API is below /api/v2."), Action::None},
    {Rules::RequestOtherMethod, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has a method that its address does not take."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Callbacks are sent with PATCH; plans and configurations are read with GET."),
     Action::None},
    {Rules::RequestMediaType, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is not of the type application/vnd.api+json."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send that as its Content-Type, also without a body."), Action::None},
    {Rules::RequestRate, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "More requests came from one address than are taken in a second."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Wait as long as X-RateLimit-Reset says, then go on at the rate of "
                       "X-RateLimit-Limit."),
     Action::None},
    {Rules::RequestBody, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has a body where none is taken."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Send it without one."), Action::None},
    {Rules::RefusalsMore, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Requests were refused faster than they are kept; here they are counted."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The refused requests beside this row show who sends them and why they are refused."),
     Action::None},
    {Rules::MemoryFull, Activity::Unknown,
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "The disk cannot be written and memory is full, so the request was answered with 503 and not kept."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make room on the disk; the service sends the request again."),
     Action::ChooseFolder},
    {Rules::StoreBehind, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "More requests were waiting for the disk than are kept in memory, so this one was answered 503 "
                       "and not kept."),
     QT_TRANSLATE_NOOP("runlatch::wording", "The service sends it again. If this goes on, the disk is too slow."),
     Action::None},
    {Rules::TlsNoAgreement, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The sender ended the connection before it was secure."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender use https, and trust the certificate that is shown here."),
     Action::None},
};

static_assert(haveWords(Refusals, Rules::Refusals), "each rule has a sentence");

} // namespace

std::span<const Phrase> refusalPhrases()
{
    return Refusals;
}

} // namespace runlatch::wording
