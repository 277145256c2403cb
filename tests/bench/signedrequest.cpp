// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signedrequest.h"

#include "protocol/signature.h"

#include <QFile>

namespace runlatch::bench {

namespace {

constexpr qsizetype BodySize = 3072; ///< bytes

/// The documented payload is half as long. The message of a commit is what makes a real one longer.
QByteArray withLongMessage(QByteArray body)
{
    const QByteArray sentence = "Rotate the certificates of the load balancers. ";
    const QByteArray message = sentence.repeated(BodySize / sentence.size() + 1).left(BodySize - body.size());
    const QByteArray before = R"("run_message":")";
    return body.insert(body.indexOf(before) + before.size(), message);
}

} // namespace

QByteArray signedRequest(const QByteArray &key, const QByteArray &path)
{
    QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/signatures/post_plan.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray body = withLongMessage(file.readAll());
    return "POST " + path
        + " HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: TFC/1.0 (+https://app.terraform.io; TFC)\r\n"
          "Content-Type: application/json\r\nX-TFC-Task-Signature: "
        + protocol::sign(key, body) + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace runlatch::bench
