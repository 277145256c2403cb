// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "lint/lint.h"

#include <QElapsedTimer>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr qsizetype Size = 20 * 1024 * 1024;

/// A callback of many outcomes with bodies of so many bytes. It has more outcomes than the schema takes, and no other
/// finding but the length of the bodies.
QByteArray callback(qsizetype bodySize, const QByteArray &part)
{
    const QByteArray body = part.repeated(bodySize / part.size() + 1);
    const QByteArray outcome =
        R"({"type":"task-result-outcomes","attributes":{"outcome-id":"PRTNR-CC-TF-127","description":"ST-2942: S3 )"
        R"(Bucket will not enforce MFA","tags":{"Status":[{"label":"Denied","level":"error"}],"Severity":[{"label":)"
        R"("High","level":"error"}]},"url":"https://integrator.example/result/127","body":")"
        + body + R"("}})";
    QByteArray text = R"({"data":{"type":"task-results","attributes":{"status":"failed","message":"All failed"},)"
                      R"("relationships":{"outcomes":{"data":[)";
    while (text.size() < Size)
        text += outcome + ',';
    text.chop(1);
    return text + "]}}}}";
}

/// The number of calls of `once` in a second; null if a call returns false.
std::optional<double> rateOf(const std::function<bool()> &once)
{
    QElapsedTimer timer;
    timer.start();
    if (!once())
        return std::nullopt;
    return 1e9 / static_cast<double>(timer.nsecsElapsed());
}

Comparison linted(const QString &name, const QString &what, const QByteArray &text)
{
    return {.name = name,
            .what = what,
            .reference = u"QJsonDocument::fromJson"_s,
            .unit = u"texts/s"_s,
            .ours = [text] { return rateOf([&] { return lint::lintCallback(text).errors == 0; }); },
            .theirs = [text] { return rateOf([&] { return QJsonDocument::fromJson(text).isObject(); }); },
            .rounds = 9};
}

} // namespace

QList<Comparison> linting()
{
    const QByteArray english = R"(## Impact\n\nFollow the *instructions*. )";
    const QByteArray chinese = "\xe7\xbb\x93\xe6\x9e\x9c\xef\xbc\x9a";
    return {linted(u"linting-short"_s, u"callback of 20 MB linted, many outcomes"_s, callback(40, english)),
            linted(u"linting-long"_s, u"callback of 20 MB linted, bodies of 64 KB"_s, callback(65536, english)),
            linted(u"linting-chinese"_s, u"the same in Chinese"_s, callback(65536, chinese))};
}

} // namespace runlatch::bench
