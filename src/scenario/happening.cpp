// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/happening.h"

#include "protocol/taskresult.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::scenario {

namespace {

constexpr std::array CallbackStatuses{QStringView(u"running"), QStringView(u"passed"), QStringView(u"failed")};
constexpr std::array ResultNames{QStringView(u"passed"), QStringView(u"failed"), QStringView(u"errored"),
                                 QStringView(u"unreachable")};
constexpr std::array StageNames{QStringView(u"pre_plan"), QStringView(u"post_plan"), QStringView(u"pre_apply"),
                                QStringView(u"post_apply")};
constexpr std::array NoAnswer{QStringView(u"none")};

const std::array HappeningFields{
    filter::Field{u"status", filter::Field::Type::Choice, CallbackStatuses},
    filter::Field{u"http", filter::Field::Type::Status, NoAnswer},
    filter::Field{u"took", filter::Field::Type::Duration},
    filter::Field{u"outcomes", filter::Field::Type::Number},
    filter::Field{u"findings", filter::Field::Type::Number},
    filter::Field{u"bytes", filter::Field::Type::Size},
    filter::Field{u"attempt", filter::Field::Type::Number},
    filter::Field{u"stage", filter::Field::Type::Choice, StageNames},
    filter::Field{u"result", filter::Field::Type::Choice, ResultNames},
    filter::Field{u"run", filter::Field::Type::Choice, simulator::runStatusNames()},
    filter::Field{u"rule"},
    filter::Field{u"fault"},
    filter::Field{u"message"},
    filter::Field{u"what"},
    filter::Field{u"path"},
};

class HappeningRow final : public filter::Row
{
public:
    explicit HappeningRow(const Happening &happening)
        : m_happening(happening)
    {
    }

    bool has(int field, const filter::Word &word) const override
    {
        if (field != filter::Term::Anywhere)
            return word.isIn(text(field));
        const auto isIn = [this, &word](int one) { return word.isIn(text(one)); };
        constexpr std::array searched{Status, Stage, Result, RunIs, Rule, Fault, Message, What, Path};
        return std::any_of(searched.begin(), searched.end(), isIn);
    }
    bool is(int field, int choice) const override
    {
        if (field == Http) // its only choice
            return m_happening.kind == Happening::Kind::Answer && m_happening.http == 0;
        const auto choices = HappeningFields.at(static_cast<std::size_t>(field)).choices;
        return text(field) == choices[static_cast<std::size_t>(choice)];
    }
    QDateTime time(int) const override { return {}; }
    double number(int field) const override
    {
        const bool isCallback = m_happening.kind == Happening::Kind::Callback;
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        switch (field) {
        case Http: return m_happening.http > 0 ? m_happening.http : none;
        case Took: return m_happening.kind == Happening::Kind::Answer ? m_happening.took : none;
        case Outcomes: return isCallback ? m_happening.outcomes : none;
        case Findings: return isCallback ? m_happening.findings : none;
        case Bytes: return isCallback ? static_cast<double>(m_happening.bytes) : none;
        case Attempt: return m_happening.attempt > 0 ? m_happening.attempt : none;
        }
        return none;
    }

private:
    /// In the order of HappeningFields.
    enum Index {
        Status,
        Http,
        Took,
        Outcomes,
        Findings,
        Bytes,
        Attempt,
        Stage,
        Result,
        RunIs,
        Rule,
        Fault,
        Message,
        What,
        Path
    };

    QString text(int field) const
    {
        switch (field) {
        case Status: return m_happening.status;
        case Stage: return m_happening.stage;
        case Result: return m_happening.result;
        case RunIs: return m_happening.run;
        case Rule: return m_happening.rule;
        case Fault: return m_happening.fault;
        case Message: return m_happening.message;
        case What: return m_happening.what;
        case Path: return m_happening.path;
        }
        return {};
    }

    const Happening &m_happening;
};

std::optional<Happening::Kind> kindOf(simulator::RunTaskEvent::Type type)
{
    using Type = simulator::RunTaskEvent::Type;
    switch (type) {
    case Type::Attempt: return Happening::Kind::Delivery;
    case Type::Answered:
    case Type::NoAnswer: return Happening::Kind::Answer;
    case Type::Callback: return Happening::Kind::Callback;
    case Type::Finished: return Happening::Kind::Result;
    case Type::Stray: break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Happening> Happening::of(const simulator::RunTask &runTask)
{
    const simulator::RunTaskEvent &event = runTask.events.constLast();
    const auto kind = kindOf(event.type);
    if (!kind)
        return std::nullopt;
    Happening happening{.kind = *kind, .attempt = event.attempt, .stage = protocol::stageName(runTask.stage)};
    happening.http = event.http;
    happening.status = event.status;
    happening.took = static_cast<double>(event.took.count());
    happening.outcomes = event.outcomes;
    happening.findings = static_cast<int>(event.findings.list.size());
    happening.bytes = event.bytes;
    happening.fault = event.fault;
    happening.rule = event.error.rule;
    if (*kind == Kind::Result) {
        happening.result = protocol::taskStateName(runTask.state);
        happening.message = runTask.result.message;
    }
    return happening;
}

Happening Happening::of(const simulator::Served &served)
{
    return {.kind = Kind::Request,
            .http = served.status,
            .rule = served.rule,
            .fault = served.fault,
            .what = served.what,
            .path = served.path};
}

Happening Happening::of(const simulator::Run &run)
{
    return {.kind = Kind::Run, .run = simulator::runStatusName(run.status)};
}

bool Happening::fits(const QList<filter::Matcher> &conditions) const
{
    const HappeningRow row(*this);
    return std::all_of(conditions.begin(), conditions.end(),
                       [&row](const filter::Matcher &condition) { return condition.accepts(row); });
}

QString Happening::summary() const
{
    QStringList parts;
    for (const auto &[name, value] :
         {std::pair("status"_L1, status), std::pair("result"_L1, result), std::pair("run"_L1, run),
          std::pair("stage"_L1, stage), std::pair("what"_L1, what), std::pair("rule"_L1, rule)}) {
        if (!value.isEmpty())
            parts += name + u'=' + value;
    }
    if (http > 0)
        parts += u"http=%1"_s.arg(http);
    return parts.join(u' ');
}

std::span<const filter::Field> happeningFields()
{
    return HappeningFields;
}

} // namespace runlatch::scenario
