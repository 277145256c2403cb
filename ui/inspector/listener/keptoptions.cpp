// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/keptoptions.h"

#include "inspector/answerheaders.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::inspector::EndpointAnswer;

namespace runlatch::ui {

namespace {

constexpr std::pair<EndpointAnswer::End, QLatin1StringView> Ends[] = {
    {EndpointAnswer::End::Whole, ""_L1},
    {EndpointAnswer::End::Close, "close"_L1},
    {EndpointAnswer::End::Reset, "reset"_L1},
    {EndpointAnswer::End::Half, "half"_L1},
};

/// An answer that was edited in the file keeps what is usable: the limits are those of the form.
EndpointAnswer answerOf(const settings::KeptAnswer &kept)
{
    EndpointAnswer answer;
    answer.status = std::clamp(kept.status, EndpointAnswer::MinStatus, EndpointAnswer::MaxStatus);
    if (const auto headers = inspector::readHeaderLines(kept.headers))
        answer.headers = *headers;
    answer.body = kept.body.left(EndpointAnswer::MaxBodyBytes);
    answer.delay = std::clamp(kept.delay, std::chrono::milliseconds(0), EndpointAnswer::MaxDelay);
    for (const auto &[end, name] : Ends) {
        if (name == kept.end)
            answer.end = end;
    }
    return answer;
}

inspector::Endpoint endpointOf(const settings::KeptEndpoint &kept)
{
    inspector::Endpoint endpoint;
    endpoint.id = kept.id;
    endpoint.name = kept.name;
    endpoint.path = kept.path;
    endpoint.rejectBadSignatures = kept.rejectsBadSignatures;
    endpoint.answer = answerOf(kept.answer);
    if (kept.answer.isForTheTest)
        endpoint.answerVerification.reset();
    return endpoint;
}

settings::KeptEndpoint keptEndpoint(const inspector::Endpoint &endpoint)
{
    settings::KeptEndpoint kept;
    kept.id = endpoint.id;
    kept.name = endpoint.name;
    kept.path = endpoint.path;
    kept.rejectsBadSignatures = endpoint.rejectBadSignatures;
    const EndpointAnswer &answer = endpoint.answer;
    kept.answer.status = answer.status;
    kept.answer.headers = inspector::writeHeaderLines(answer.headers);
    kept.answer.body = answer.body;
    kept.answer.delay = answer.delay;
    for (const auto &[end, name] : Ends) {
        if (end == answer.end)
            kept.answer.end = name;
    }
    kept.answer.isForTheTest = !endpoint.answerVerification;
    return kept;
}

} // namespace

inspector::AutomaticReplyOptions keptOptions(const settings::AutomaticReply &kept)
{
    auto options = inspector::AutomaticReplyOptions::read(kept.status, kept.message, kept.delay, kept.callbacks);
    options.withoutToken = kept.withoutToken;
    return options;
}

inspector::ReceiverOptions keptOptions(const settings::ListenerSettings &kept)
{
    inspector::ReceiverOptions options;
    options.endpoints.clear();
    for (const settings::KeptEndpoint &endpoint : kept.endpoints)
        options.endpoints.append(endpointOf(endpoint));
    options.listeners.clear();
    for (const settings::KeptAddress &address : kept.addresses)
        options.listeners.append({.host = address.host,
                                  .port = address.port,
                                  .lastPort = address.lastPort,
                                  .certificateFile = address.certificateFile,
                                  .keyFile = address.keyFile});
    options.deadlines.rule = kept.rule;
    options.setLargestBody(kept.largestBodyMegabytes);
    return options;
}

settings::ListenerSettings listenerSettings(const inspector::ReceiverOptions &options, bool startsWithProgram)
{
    settings::ListenerSettings kept;
    kept.endpoints.clear();
    for (const inspector::Endpoint &endpoint : options.endpoints)
        kept.endpoints.append(keptEndpoint(endpoint));
    kept.addresses.clear();
    for (const inspector::ListenerAddress &address : options.listeners)
        kept.addresses.append({.host = address.host,
                               .port = address.port,
                               .certificateFile = address.certificateFile,
                               .keyFile = address.keyFile});
    kept.rule = options.deadlines.rule;
    kept.largestBodyMegabytes = options.largestBodyMegabytes();
    kept.startsWithProgram = startsWithProgram;
    return kept;
}

settings::EndpointKeys keysOf(const inspector::ReceiverOptions &options)
{
    settings::EndpointKeys keys;
    for (const inspector::Endpoint &endpoint : options.endpoints) {
        if (!endpoint.keys.isEmpty())
            keys.insert(endpoint.id, endpoint.keys);
    }
    return keys;
}

void giveKeys(inspector::ReceiverOptions &options, const settings::EndpointKeys &keys)
{
    for (inspector::Endpoint &endpoint : options.endpoints) {
        if (keys.contains(endpoint.id))
            endpoint.keys = keys.value(endpoint.id).mid(0, inspector::Endpoint::MaxKeys);
    }
}

} // namespace runlatch::ui
