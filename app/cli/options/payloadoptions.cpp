// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/payloadoptions.h"

#include "app/cli/options/givenpayload.h"
#include "app/cli/options/optionvalues.h"
#include "base/boundedfile.h"
#include "json/jsonedit.h"
#include "lint/nearestname.h"
#include "protocol/payloadkeys.h"

#include <QJsonDocument>

#include <algorithm>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

base::Result<QByteArray> readServedFile(const QString &name)
{
    constexpr qint64 largest = 8 * 1024 * 1024; // the error message names it
    return base::readFile(name, largest, {base::Rules::FileTooLarge});
}

/// The keys that --unset knows without a given payload.
std::vector<QLatin1StringView> documentedKeys()
{
    std::vector<QLatin1StringView> keys;
    for (const protocol::PayloadKey &key : protocol::payloadKeys())
        keys.push_back(key.name);
    keys.push_back("capabilities.outcomes"_L1);
    return keys;
}

/// Tells whether the payload has the key, which has dots where it leads into objects.
bool hasKey(QByteArray payload, const QString &key)
{
    for (const QString &part : key.split(u'.'))
        payload = json::memberValue(payload, part);
    return !payload.isEmpty();
}

} // namespace

void PayloadOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"body-style"_s,
                      tr("How the body is written, correctly signed in each: compact, escaped, spaced or pretty."),
                      u"style"_s, u"compact"_s});
    parser.addOption({u"set"_s,
                      tr("A value of the payload, such as run_message=Hello or is_speculative=true: JSON where it is "
                         "JSON, else text. May be given more than once."),
                      u"key=value"_s});
    parser.addOption({u"unset"_s,
                      tr("A key that the payload lacks, such as vcs_branch or capabilities.outcomes. May be given more "
                         "than once."),
                      u"key"_s});
    GivenPayload::declare(parser);
    parser.addOption({u"plan"_s, tr("File that the plan's URL leads to, in place of a made-up plan."), u"file"_s});
    parser.addOption({u"plan-kind"_s,
                      tr("What the made-up plan does: changes, no-deletions or nothing; full has all that the format "
                         "has, and errored failed half way."),
                      u"kind"_s, u"full"_s});
    parser.addOption({u"plan-size"_s, tr("Resources of the made-up plan, at most 100000."), u"count"_s, u"3"_s});
    parser.addOption({u"seed"_s, tr("Another number makes another plan."), u"number"_s, u"1"_s});
    parser.addOption({u"configuration"_s,
                      tr("Archive (tar.gz) that the configuration version's download URL leads to; without it that "
                         "URL is null."),
                      u"file"_s});
}

std::optional<QString> PayloadOptions::read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask)
{
    const auto style = json::bodyStyleOfName(parser.value(u"body-style"_s));
    if (!style)
        return tr("--body-style takes compact, escaped, spaced or pretty.");
    runTask.bodyStyle = *style;
    const bool isRecorded = runTask.verification == simulator::Verification::Recorded;
    if (isRecorded && (parser.isSet(u"body-style"_s) || parser.isSet(u"set"_s) || parser.isSet(u"unset"_s)))
        return tr("The recorded verification request is sent as it was; choose another --verification-form.");
    if (const auto why = GivenPayload::check(parser))
        return why;
    for (const QString &text : parser.values(u"set"_s)) {
        if (const auto why = m_values.add(text))
            return why;
    }
    runTask.payloadValues = m_values.values();
    return readPlan(parser, runTask);
}

std::optional<QString> PayloadOptions::readPlan(const QCommandLineParser &parser,
                                                simulator::RunTaskOptions &runTask) const
{
    const auto kind = simulator::planKindOfName(parser.value(u"plan-kind"_s));
    if (!kind)
        return tr("--plan-kind takes changes, no-deletions, nothing, full or errored.");
    int size = 0;
    int seed = 0;
    if (const auto why = readNumberOption(parser, u"plan-size"_s, 0, simulator::PlanOptions::MaxResources, size))
        return why;
    if (const auto why = readNumberOption(parser, u"seed"_s, 0, std::numeric_limits<int>::max(), seed))
        return why;
    runTask.planOptions = {*kind, size, static_cast<quint32>(seed)};
    for (const QString &made : {u"plan-kind"_s, u"plan-size"_s, u"seed"_s}) {
        if (parser.isSet(u"plan"_s) && parser.isSet(made))
            return tr("--%1 is for a made-up plan and cannot be combined with --plan.").arg(made);
    }
    return std::nullopt;
}

std::optional<QString> PayloadOptions::readPayload(const QCommandLineParser &parser,
                                                   simulator::RunTaskOptions &runTask) const
{
    if (!runTask.givenPayload.isEmpty()) {
        if (const auto why = GivenPayload::take(parser, runTask))
            return why;
        runTask.payloadValues = m_values.valuesOver(runTask.givenPayload);
    }
    return readOmitted(parser, runTask);
}

std::optional<QString> PayloadOptions::readOmitted(const QCommandLineParser &parser,
                                                   simulator::RunTaskOptions &runTask) const
{
    const std::vector<QLatin1StringView> documented = documentedKeys();
    for (const QString &key : parser.values(u"unset"_s)) {
        if (m_values.has(key))
            return tr("--unset %1: --set gives it a value; leave one of them out.").arg(key);
        const auto near = lint::nearestName(key, documented);
        const bool isThere =
            std::ranges::find(documented, key) != documented.end() || hasKey(runTask.givenPayload, key);
        if (!isThere && near)
            return tr("--unset %1: the payload has no such key; do you mean %2?").arg(key, QString(*near));
        if (!isThere)
            return tr("--unset %1: the payload has no such key.").arg(key);
        runTask.omittedKeys.append(key);
        if (key == "capabilities"_L1 || key == "capabilities.outcomes"_L1)
            runTask.acceptsOutcomes = false;
    }
    return std::nullopt;
}

base::Done PayloadOptions::readFiles(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                     Output &output)
{
    if (const QString name = parser.value(u"configuration"_s); !name.isEmpty()) {
        const auto archive = readServedFile(name);
        if (!archive)
            return archive.error();
        runTask.configuration = *archive;
    }
    if (const QString name = parser.value(u"plan"_s); !name.isEmpty()) {
        const auto plan = readServedFile(name);
        if (!plan)
            return plan.error();
        runTask.plan = *plan;
        if (!QJsonDocument::fromJson(*plan).isObject())
            m_remarks += tr("--plan %1: that is not a JSON object; it is served as it is.").arg(name);
    }
    if (GivenPayload::isGiven(parser)) {
        const auto given = GivenPayload::read(parser, output);
        if (!given)
            return given.error();
        runTask.givenPayload = *given;
    }
    return std::monostate();
}

} // namespace runlatch::cli
