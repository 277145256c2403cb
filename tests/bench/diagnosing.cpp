// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "protocol/signature.h"
#include "signature/signaturedoctor.h"

#include <QElapsedTimer>

#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

using signature::DigestOrigin;

/// Pretty JSON like a run task request's, with letters beyond ASCII and secrets.
QByteArray bodyOfSize(qsizetype size)
{
    QByteArray body = "{\n  \"payload_version\": 1,\n  \"access_token\": \"abc.atlasv1.xyzxyzxyz\",\n"
                      "  \"run_app_url\": \"https://app.example/app/acme/net/runs/run-1\",\n"
                      "  \"run_message\": \"Gr\xc3\xb6\xc3\x9f"
                      "e <b>\"";
    for (int member = 0; body.size() < size; ++member)
        body += ",\n  \"member_" + QByteArray::number(member) + "\": [1, \"of a list\", null]";
    return body + "\n}\n";
}

/// The diagnoses in a second of a digest that nothing explains, so that all is tried.
std::optional<Measured> diagnosesOf(const QByteArray &body, DigestOrigin origin, int count)
{
    const signature::SignatureCase request{.keys = {{u"key"_s, "correct horse battery staple 123"}},
                                           .otherKeys = {},
                                           .body = body,
                                           .received = {protocol::sign("another key", body)},
                                           .origin = origin};
    QElapsedTimer timer;
    timer.start();
    for (int round = 0; round < count; ++round) {
        if (signature::diagnose(request).isProven)
            return std::nullopt;
    }
    return Measured(count * 1e9 / static_cast<double>(timer.nsecsElapsed()));
}

Comparison diagnosed(const QString &name, const QString &what, qsizetype size, int count)
{
    const QByteArray body = bodyOfSize(size);
    return {.name = name,
            .what = what,
            .reference = u"the slips of senders alone"_s,
            .unit = u"diagnoses/s"_s,
            .ours = [body, count] { return diagnosesOf(body, DigestOrigin::Receiver, count); },
            .theirs = [body, count] { return diagnosesOf(body, DigestOrigin::Sender, count); }};
}

} // namespace

QList<Comparison> diagnosing()
{
    return {diagnosed(u"diagnosing"_s, u"digest of a body of 4 KB, all slips of receivers"_s, 4096, 100),
            diagnosed(u"diagnosing-large"_s, u"the same of 1 MB"_s, 1000 * 1000, 1),
            diagnosed(u"diagnosing-huge"_s, u"the same of 25 MB, without the rarer slips"_s, 25 * 1000 * 1000, 1)};
}

} // namespace runlatch::bench
