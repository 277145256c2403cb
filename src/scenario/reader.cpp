// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/reader.h"

#include "base/rules.h"
#include "scenario/stepreader.h"
#include "script/lines.h"

#include <algorithm>

namespace runlatch::scenario {

namespace {

/// Reads the lines, and holds each step against those before it.
class LinesReader
{
public:
    Reading read(QByteArrayView text);

private:
    void readLine(int number, const std::optional<QString> &line);
    void take(const Step &step, StepReader &reader);
    void takeDeliver(const Deliver &deliver, StepReader &reader);
    void noteAtLine(int number, base::Rule rule);

    Reading m_reading;
    qsizetype m_run = -1;        ///< index of the step that started the run
    bool m_isRunUnknown = false; ///< a line that may have started it was not understood, which is a mistake already
    bool m_expects = false;
};

void LinesReader::noteAtLine(int number, base::Rule rule)
{
    if (m_reading.mistakes.size() < script::MaxMistakes)
        m_reading.mistakes.append({.line = number, .column = 1, .rule = rule});
}

Reading LinesReader::read(QByteArrayView text)
{
    const int last = script::eachLine(text, [this](int number, const std::optional<QString> &line) {
        if (number > MaxScenarioLines)
            noteAtLine(number, base::Rules::ScenarioTooManyLines);
        else
            readLine(number, line);
        return number <= MaxScenarioLines && m_reading.mistakes.size() < script::MaxMistakes;
    });
    if (!m_expects && m_reading.mistakes.isEmpty()) // it would always be met
        noteAtLine(std::max(last, 1), base::Rules::ScenarioNothingExpected);
    return m_reading;
}

void LinesReader::readLine(int number, const std::optional<QString> &line)
{
    if (!line) {
        noteAtLine(number, base::Rules::ScenarioEncoding);
        m_isRunUnknown = true;
        return;
    }
    StepReader reader(number, *line, m_reading.mistakes);
    if (const auto step = reader.read())
        take(*step, reader);
    else
        m_isRunUnknown = m_isRunUnknown || reader.mayBeRun();
}

void LinesReader::take(const Step &step, StepReader &reader)
{
    const auto *deliver = std::get_if<Deliver>(&step.what);
    if (std::holds_alternative<StartRun>(step.what)) {
        m_run = m_reading.scenario.steps.size();
        m_isRunUnknown = false;
    } else if (m_run < 0 && !m_isRunUnknown) {
        reader.note(reader.wordAt(), {.rule = base::Rules::ScenarioNoRun});
    } else if (deliver && !m_isRunUnknown) {
        takeDeliver(*deliver, reader);
    }
    m_expects = m_expects || std::holds_alternative<Expect>(step.what);
    m_reading.scenario.steps.append(step);
}

/// The run waits at the stage for this step.
void LinesReader::takeDeliver(const Deliver &deliver, StepReader &reader)
{
    auto &run = std::get<StartRun>(m_reading.scenario.steps[m_run].what);
    const QString name = protocol::stageName(deliver.stage);
    if (!run.stages.contains(deliver.stage) || (run.speculative && protocol::stageIsOfApply(deliver.stage)))
        reader.note(reader.subjectAt(), {.rule = base::Rules::ScenarioStage, .subject = name});
    else if (run.heldStages.contains(deliver.stage))
        reader.note(reader.subjectAt(), {.rule = base::Rules::ScenarioStageTwice, .subject = name});
    else
        run.heldStages.append(deliver.stage);
}

} // namespace

Reading readScenario(const QByteArray &text)
{
    if (text.size() > MaxScenarioBytes)
        return {.scenario = {}, .mistakes = {{.line = 1, .column = 1, .rule = base::Rules::ScenarioTooLarge}}};
    return LinesReader().read(text);
}

} // namespace runlatch::scenario
