// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/stepreader.h"

#include "base/rules.h"
#include "filter/quoting.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::scenario {

namespace {

constexpr std::chrono::milliseconds DefaultWait = 60s; ///< of deliver and expect without "within"
/// Tells whether the fault is no more than its name and value: place, count and order are those of the step, and a
/// scenario goes the same way each time.
bool isSimple(const simulator::Fault &fault)
{
    return fault.place == simulator::FaultPlace::Anywhere && fault.count == 0 && fault.probability == 1;
}

/// The condition as a filter. What could mean something else is quoted, so that it is the whole value.
QString filterOf(const script::Piece &piece)
{
    const auto isPlain = [](QChar letter) { return letter.isLetterOrNumber() || u".<>=*?-_/%"_s.contains(letter); };
    return !piece.value.isEmpty() && std::all_of(piece.value.begin(), piece.value.end(), isPlain)
        ? QString(piece.name + u':' + piece.value)
        : filter::termFor(piece.name, piece.value);
}

} // namespace

std::optional<Step> StepReader::read()
{
    if (isBlank())
        return std::nullopt;
    Forms forms;
    for (const StepForm &form : stepForms())
        forms += &form;
    const qsizetype before = mistakes();
    if (!readBy(forms))
        return std::nullopt;
    const Step read = step();
    return mistakes() > before ? std::nullopt : std::optional(read);
}

bool StepReader::mayBeRun() const
{
    return !isBlank() && (!form() || stepForm().kind == StepKind::Run);
}

/// Takes the piece if it is a fault of answers: its name, with the value that it needs.
bool StepReader::takeFault(const script::Piece &piece)
{
    if (!faultNames().contains(piece.name))
        return false;
    const auto fault = simulator::readFault(piece.hasValue ? QString(piece.name + u'=' + piece.value) : piece.name);
    if (m_fault)
        note(piece.at, {.rule = base::Rules::ScenarioKeyTwice, .subject = piece.name});
    else if (!fault)
        note(piece.at, {.rule = fault.error().rule, .subject = fault.error().subject});
    else if (!isSimple(*fault))
        noteValue(piece);
    else
        m_fault = *fault;
    return true;
}

QStringList StepReader::faultNames() const
{
    return scenario::faultNames();
}

Step StepReader::step()
{
    Step step{.line = lineNumber(), .text = line().trimmed().left(MaxStepText).toString(), .what = Order()};
    switch (stepForm().kind) {
    case StepKind::Run: step.what = startRun(); break;
    case StepKind::Deliver: step.what = deliver(); break;
    case StepKind::Fault: step.what = makeFaults(); break;
    case StepKind::Expect: step.what = expect(); break;
    case StepKind::Cancel: step.what = Order{simulator::RunOrder::Kind::Cancel}; break;
    case StepKind::Override: step.what = Order{simulator::RunOrder::Kind::Override}; break;
    }
    return step;
}

StartRun StepReader::startRun()
{
    StartRun run{.workspaceName = text("workspace"_L1), .message = text("message"_L1), .stages = stages("stages"_L1)};
    run.speculative = truth("speculative"_L1);
    run.isOverridable = truth("overridable"_L1);
    run.deadline = time("deadline"_L1);
    if (const script::Piece *piece = given("enforcement"_L1)) {
        const auto level = protocol::enforcementLevelOfName(piece->value);
        if (!level)
            noteValue(*piece);
        run.enforcementLevel = level.value_or(run.enforcementLevel);
    }
    return run;
}

Deliver StepReader::deliver()
{
    Deliver deliver{.stage = protocol::stageOfName(QString(form()->subject)).value_or(protocol::Stage::PostPlan)};
    deliver.within = time("within"_L1).value_or(DefaultWait);
    if (const script::Piece *piece = given("fault"_L1)) {
        const auto fault = simulator::readFault(piece->value);
        if (fault && simulator::isOfDelivery(fault->kind) && isSimple(*fault))
            deliver.faults.delivery.append(*fault);
        else
            noteValue(*piece);
    }
    return deliver;
}

MakeFaults StepReader::makeFaults()
{
    const QList<simulator::Fault> faults(number("count"_L1, 1, script::MaxCount).value_or(1), *m_fault);
    MakeFaults made;
    if (form()->subject == "callback"_L1)
        made.faults.callback = faults;
    else if (form()->subject == "plan"_L1)
        made.faults.plan = faults;
    else
        made.faults.object = faults;
    return made;
}

Expect StepReader::expect()
{
    Expect expect{.kind = stepForm().happening, .isAbsent = stepForm().isAbsent};
    expect.within = time("within"_L1).value_or(DefaultWait);
    if (form()->hasValue)
        addCondition(subject(), expect);
    for (const auto &[key, piece] : keys()) {
        if (key->value == script::ValueKind::Condition)
            addCondition(*piece, expect);
        else if (key->value == script::ValueKind::Filter)
            addFilter(piece->value, piece->valueAt, expect);
    }
    return expect;
}

void StepReader::addCondition(const script::Piece &piece, Expect &expect)
{
    addFilter(filterOf(piece), piece.valueAt - piece.name.size() - 1, expect);
}

/// `filterAt`: where the filter begins in the line. A mistake in it has its own place, but for quotes that are doubled.
void StepReader::addFilter(const QString &filter, qsizetype filterAt, Expect &expect)
{
    const auto expression = filter::Expression::parse(filter, happeningFields(), {});
    noteFaults(filter, expression.faults(), filterAt, happeningFields());
    expect.conditions.append(filter::Matcher(expression));
}

QList<protocol::Stage> StepReader::stages(QLatin1StringView key)
{
    const script::Piece &piece = *given(key); // it is required
    QList<protocol::Stage> stages;
    qsizetype at = piece.valueAt;
    for (const QString &name : piece.value.left(script::MaxText).split(u',')) {
        const auto stage = protocol::stageOfName(name);
        if (stage && !stages.contains(*stage)) {
            stages.append(*stage);
            at += name.size() + 1;
            continue;
        }
        note(at,
             {.rule = base::Rules::ScenarioValue,
              .subject = name,
              .field = piece.name,
              .nearest = script::nearestOf(name, script::choicesOf(happeningFields(), u"stage"_s))});
        break;
    }
    return stages;
}

} // namespace runlatch::scenario
