// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/health/metrics.h"

#include "protocol/signature.h"

#include <QList>

#include <algorithm>

namespace runlatch::inspector {

namespace {

/// One line of a metric. `label` is empty where it is the only one.
struct Sample
{
    QByteArray label;
    qint64 value = 0;
};

struct Metric
{
    const char *name;
    const char *type;
    const char *help;  // one line
    const char *label; // the name of the label of its samples, or null
    QList<Sample> (*samples)(const Counts &);
};

QList<Sample> onlySample(qint64 value)
{
    return {Sample{{}, value}};
}

QList<Sample> requestSamples(const Counts &counts)
{
    QList<Sample> samples;
    for (std::size_t verdict = 0; verdict < counts.requests.size(); ++verdict) {
        const QString name = protocol::verdictName(static_cast<protocol::Verdict>(verdict));
        samples.append({name.toLatin1(), counts.requests.at(verdict)});
    }
    return samples;
}

QList<Sample> replySamples(const Counts &counts)
{
    constexpr std::array names{"accepted", "failed", "unknown"}; // in the order of ReplyEnd
    QList<Sample> samples;
    for (std::size_t end = 0; end < names.size(); ++end)
        samples.append({names.at(end), counts.replies.at(end)});
    return samples;
}

constexpr Metric AllMetrics[] = {
    {"runlatch_requests_total", "counter", "Requests that were let in, by the result of their signature check.",
     "verdict", requestSamples},
    {"runlatch_request_bytes_total", "counter", "Bytes of the bodies of those requests.", nullptr,
     [](const Counts &counts) { return onlySample(counts.bytes); }},
    {"runlatch_stored_total", "counter", "Those requests that the store has taken.", nullptr,
     [](const Counts &counts) { return onlySample(counts.stored); }},
    {"runlatch_refused_total", "counter",
     "Requests that were not let in: no acceptable HTTP, another path or method, or no room for them.", nullptr,
     [](const Counts &counts) { return onlySample(counts.refused); }},
    {"runlatch_replies_total", "counter", "Callbacks that were sent, by what became of them.", "result", replySamples},
    {"runlatch_queue_requests", "gauge", "Requests that wait for the store.", nullptr,
     [](const Counts &counts) { return onlySample(counts.load.underWay); }},
    {"runlatch_queue_bytes", "gauge", "Bytes of the requests that wait for the store.", nullptr,
     [](const Counts &counts) { return onlySample(counts.load.bytesUnderWay); }},
    {"runlatch_unstored_requests", "gauge", "Requests in memory that the store refused; it is tried again.", nullptr,
     [](const Counts &counts) { return onlySample(counts.load.kept); }},
    {"runlatch_ready", "gauge", "1 while requests are received and the store takes writes, as /healthz says.", nullptr,
     [](const Counts &counts) { return onlySample(counts.isReady ? 1 : 0); }},
    {"process_start_time_seconds", "gauge", "Start of the program, in seconds since 1970.", nullptr,
     [](const Counts &counts) { return onlySample(counts.startedAt.toSecsSinceEpoch()); }},
};

} // namespace

void Metrics::take(const store::CaptureRow &row)
{
    const bool isKnown = m_unstored.remove(row.uuid);
    if (!isKnown && !row.stored)
        m_unstored.insert(row.uuid);
    if (row.isRefused()) {
        m_counts.refused += isKnown ? 0 : std::max(1, row.refusals);
        return;
    }
    if (row.stored)
        ++m_counts.stored;
    if (isKnown)
        return;
    ++m_counts.requests.at(static_cast<std::size_t>(row.verdict));
    m_counts.bytes += row.bytes;
}

void Metrics::take(const store::SentReply &reply, const base::Error &error)
{
    const ReplyEnd end = error.outcomeUnknown ? ReplyEnd::Unknown
        : reply.http == 200                   ? ReplyEnd::Accepted
                                              : ReplyEnd::Failed;
    ++m_counts.replies.at(static_cast<std::size_t>(end));
}

QByteArray writeMetrics(const Counts &counts)
{
    QByteArray text;
    for (const Metric &metric : AllMetrics) {
        const QByteArray name = metric.name;
        text += "# HELP " + name + ' ' + metric.help + "\n# TYPE " + name + ' ' + metric.type + '\n';
        for (const Sample &sample : metric.samples(counts)) {
            text += name;
            if (metric.label)
                text += QByteArray("{") + metric.label + "=\"" + sample.label + "\"}";
            text += ' ' + QByteArray::number(sample.value) + '\n';
        }
    }
    return text;
}

} // namespace runlatch::inspector
