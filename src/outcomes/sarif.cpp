// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/sarif.h"

#include "base/rules.h"
#include "outcomes/faults.h"
#include "outcomes/gathering.h"
#include "outcomes/sarifoutcome.h"
#include "outcomes/texts.h"

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::protocol::TagLevel;

namespace runlatch::outcomes {

namespace {

using Array = simdjson::dom::array;

/// Reads one run after another.
class SarifReader
{
public:
    explicit SarifReader(const ReportOptions &options)
        : m_options(options)
        , m_gathering(ReportKind::Sarif)
    {
    }

    /// False if it was cancelled.
    bool readRun(const SarifObject &run)
    {
        const SarifRules rules(run);
        const SarifArtifacts artifacts(run);
        if (!rules.components().empty())
            m_gathering.addTool(beginningOf(rules.components().front().name, MaxToolName).text);
        if (rules.beyond() + artifacts.beyond() > 0)
            m_gathering.note(Rules::ReportBeyond, {}, rules.beyond() + artifacts.beyond());
        noteUnread(run);
        const auto results = memberOf<Array>(run, "results");
        if (!results)
            return true;
        for (const simdjson::dom::element element : *results) {
            if (m_options.cancelled && *m_options.cancelled)
                return false;
            SarifObject result;
            m_gathering.count();
            if (element.get(result) == simdjson::SUCCESS)
                readResult(result, {rules, artifacts});
            else
                passOver(u"results"_s);
        }
        return true;
    }

    void passOver(const QString &what) { m_gathering.note(Rules::ReportValue, what); }
    Report take() { return m_gathering.take(); }

private:
    static constexpr qsizetype MaxToolName = 200; // characters

    /// Notes the places of a run that change its results and are not read.
    void noteUnread(const SarifObject &run)
    {
        const auto external = memberOf<SarifObject>(run, "externalPropertyFileReferences");
        if (external && memberOf<Array>(*external, "results"))
            m_gathering.note(Rules::ReportExternal);
        const auto invocations = memberOf<Array>(run, "invocations");
        if (!invocations)
            return;
        for (const simdjson::dom::element element : *invocations) {
            SarifObject invocation;
            if (element.get(invocation) == simdjson::SUCCESS
                && memberOf<Array>(invocation, "ruleConfigurationOverrides"))
                m_gathering.note(Rules::ReportOverrides);
        }
    }

    void readResult(const SarifObject &result, const SarifContext &context)
    {
        const SarifRules::Found found = context.rules.of(result);
        const QString id = beginningOf(found.id, MaxToolName).text;
        const std::string_view kind = textOf(result, "kind");
        const std::string_view baseline = textOf(result, "baselineState");
        const std::string_view suppression = suppressionOf(result);
        const bool isSuppressed = suppression == "accepted";
        if (kind == "pass" || kind == "notApplicable") {
            m_gathering.note(Rules::ReportPassed, id);
            return;
        }
        if (baseline == "absent") {
            m_gathering.note(Rules::ReportAbsent, id);
            return;
        }
        if (isSuppressed) {
            m_gathering.note(Rules::ReportSuppressed, id);
            if (!m_options.withSuppressed)
                return;
        }
        if (!suppression.empty() && !isSuppressed)
            m_gathering.note(Rules::ReportRejected, id);
        if (baseline == "unchanged")
            m_gathering.note(Rules::ReportUnchanged, id);
        if (!found.rule && !found.id.empty())
            m_gathering.note(Rules::ReportNoRule, id);
        const SarifLevel level = levelOf(result, found);
        if (!level.isKnown)
            m_gathering.note(Rules::ReportValue, id);
        // Suppressed results stand behind all the others.
        makeOutcome(isSuppressed ? TagLevel::None : level.level, result, found, context);
    }

    void makeOutcome(TagLevel level, const SarifObject &result, const SarifRules::Found &found,
                     const SarifContext &context)
    {
        if (!m_gathering.wants(level)) {
            m_gathering.countOnly(level);
            return;
        }
        SarifOutcome made = outcomeOf(result, found, context);
        QList<base::Rule> notes;
        if (made.isCut)
            notes.append(Rules::ReportCut);
        if (!made.hasMessage)
            notes.append(Rules::ReportNoMessage);
        m_gathering.add(level, std::move(made.outcome), notes);
    }

    const ReportOptions m_options;
    Gathering m_gathering;
};

} // namespace

base::Result<Report> readSarif(const QByteArray &json, const ReportOptions &options)
{
    simdjson::dom::parser parser;
    SarifObject log;
    const auto parsed = parser.parse(json.constData(), static_cast<std::size_t>(json.size()));
    if (parsed.error() != simdjson::SUCCESS)
        return jsonFault(json);
    if (parsed.get(log) != simdjson::SUCCESS)
        return faultOf(Rules::ReportUnknown);
    const auto runs = memberOf<Array>(log, "runs");
    const std::string_view version = textOf(log, "version");
    if (version.empty() && !runs)
        return faultOf(Rules::ReportUnknown);
    if (version.substr(0, 4) != "2.1.") // "2.1.0-rtm.5" was written before the standard, and is read by most
        return faultOf(Rules::ReportVersion, beginningOf(version, 50).text);
    if (!runs)
        return faultOf(Rules::ReportNoRuns);
    SarifReader reader(options);
    for (const simdjson::dom::element element : *runs) {
        SarifObject run;
        if (element.get(run) != simdjson::SUCCESS)
            reader.passOver(u"runs"_s);
        else if (!reader.readRun(run))
            return base::Error{.kind = base::ErrorKind::Cancelled};
    }
    return reader.take();
}

} // namespace runlatch::outcomes
