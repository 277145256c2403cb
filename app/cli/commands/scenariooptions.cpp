// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/scenariooptions.h"

#include "app/cli/commands/launchoptions.h"
#include "app/cli/commands/mistakes.h"
#include "app/cli/commands/triggeroptions.h"
#include "app/cli/options/inputfile.h"
#include "app/cli/options/secrets.h"
#include "app/cli/options/textfile.h"
#include "app/cli/options/warpoption.h"
#include "base/rules.h"
#include "scenario/reader.h"
#include "scenario/steptable.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// All ways to write a step, for the help.
QString stepsInHelp()
{
    QStringList forms;
    for (const scenario::StepForm &form : scenario::stepForms())
        forms += script::writtenForm(form);
    return forms.join(u"; "_s);
}

QString fieldsInHelp()
{
    QStringList names;
    for (const filter::Field &field : scenario::happeningFields())
        names += field.name.toString();
    return names.join(u", "_s);
}

} // namespace

void ScenarioOptions::declare(QCommandLineParser &parser)
{
    TriggerOptions::declareTarget(parser);
    TriggerOptions::declareTimes(parser);
    TriggerOptions::declareFull(parser);
    TriggerOptions::declareLinger(parser, u"0s"_s);
    declareWarp(parser);
    parser.addPositionalArgument(
        u"file"_s,
        tr("File with the scenario, - for standard input: one step a line, # begins a comment, a value with spaces "
           "is in quotes. Steps: %1. A FAULT is one of %2, with its value such as status=503; of deliver it is "
           "repeated, wrong-signature or cut-request. A FILTER has the fields %3, such as where=\"took:<2s "
           "-rule:callback\".")
            .arg(stepsInHelp(), scenario::faultNames().join(u", "_s), fieldsInHelp()),
        u"FILE|-"_s);
    declareLaunch(parser);
}

std::optional<QString> ScenarioOptions::read(const QCommandLineParser &parser)
{
    const QStringList files = ownArguments(parser);
    if (files.size() != 1 || files.constFirst().isEmpty())
        return tr("Name one file with a scenario, or - for standard input.");
    m_file = files.constFirst();
    if (m_file == "-"_L1 && parser.values(u"hmac-key-file"_s).contains(m_file))
        return tr("Standard input can be read once: as the scenario, or as the key.");
    if (const auto why = TriggerOptions::readService(parser, service))
        return why;
    if (const auto why = TriggerOptions::readTarget(parser, runTask.target, runTask.pinnedCertificate))
        return why;
    if (const auto why = readWarp(parser, service.warp))
        return why;
    if (const auto why = readLaunch(parser, launch))
        return why;
    launch.target = runTask.target;
    isFull = parser.isSet(u"full"_s);
    if (isFull)
        runTask.kept = simulator::KeptBodies::Whole;
    if (const auto why = TriggerOptions::readLinger(parser, linger))
        return why;
    return TriggerOptions::readTimes(parser, runTask);
}

base::Done ScenarioOptions::readFiles(const QCommandLineParser &parser, Output &output)
{
    const auto text = readInput(m_file, scenario::MaxScenarioBytes, {base::Rules::ScenarioTooLarge});
    if (!text && text.error().rule == base::Rules::ScenarioTooLarge) { // a mistake, too, and not worth reading on
        m_mistakes += mistakeLine(m_file, {.line = 1, .column = 1, .rule = base::Rules::ScenarioTooLarge});
        return std::monostate();
    }
    if (!text)
        return text.error();
    const scenario::Reading reading = scenario::readScenario(*text);
    for (const script::Mistake &mistake : reading.mistakes)
        m_mistakes += mistakeLine(m_file, mistake);
    scenario = reading.scenario;
    const auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), output);
    if (!keys)
        return keys.error();
    runTask.hmacKey = keys->value(0);
    return std::monostate();
}

} // namespace runlatch::cli
