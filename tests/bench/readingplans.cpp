// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "walk.h"

#include "plan/changefilter.h"
#include "plan/plan.h"
#include "ui/inspector/plan/planview.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>

#include <simdjson.h>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr qsizetype PlanMegabytes = 200;
constexpr int ShownRows = 50;

/// The attributes of a resource, about 1.5 KB.
QByteArray planAttributes(int index, bool isAfter)
{
    const QByteArray number = QByteArray::number(index);
    QByteArray tags;
    for (int tag = 0; tag < 16; ++tag)
        tags += (tag == 0 ? "\"tag" : ",\"tag") + QByteArray::number(tag) + R"(":"value of the tag )" + number + '"';
    QByteArray rules;
    for (int rule = 0; rule < 8; ++rule)
        rules += (rule == 0 ? "{" : ",{") + R"("from_port":)"_ba + QByteArray::number(8000 + rule)
            + R"(,"to_port":9000,"protocol":"tcp","cidr_blocks":["10.0.0.0/8","192.168.0.0/16"],"self":false})";
    return R"({"ami":"ami-0d3a2960fcac852bc","arn":"arn:aws:ec2:eu-west-1:123456789012:instance/i-)" + number
        + R"(","ebs_optimized":true,"instance_type":")" + (isAfter ? "m6i.xlarge" : "m6i.large") + R"(","ingress":[)"
        + rules + R"(],"password":"hunter2","tags":{)" + tags + R"(},"user_data":null})";
}

/// A plan as large workspaces have them: half of its bytes are what a reader of changes needs not.
const QByteArray &largePlan()
{
    static const QByteArray plan = [] {
        const QList<QByteArray> actions{R"("create")", R"("update")", R"("delete","create")", R"("delete")",
                                        R"("no-op")"};
        QByteArray changes;
        QByteArray rest;
        for (int index = 0; changes.size() + rest.size() < PlanMegabytes * 1024 * 1024; ++index) {
            const QByteArray number = QByteArray::number(index);
            const QByteArray module = "module.m" + QByteArray::number(index % 200);
            const QByteArray before = planAttributes(index, false);
            changes += (index == 0 ? R"({"address":")" : R"(,{"address":")") + module + ".aws_instance.web[" + number
                + R"(]","module_address":")" + module + R"(","mode":"managed","type":"aws_)"
                + QByteArray::number(index % 60) + R"(","name":"web","index":)" + number
                + R"(,"provider_name":"registry.terraform.io/hashicorp/aws","change":{"actions":[)"
                + actions.at(index % 5) + R"(],"before":)" + before + R"(,"after":)" + planAttributes(index, true)
                + R"(,"after_unknown":{"id":true},"before_sensitive":{"password":true},)"
                  R"("after_sensitive":{"password":true}}})";
            rest += (index == 0 ? "" : ",") + before + ',' + before;
        }
        return R"({"format_version":"1.2","terraform_version":"1.13.0","planned_values":{"resources":[)" + rest
            + R"(]},"resource_changes":[)" + changes + R"(],"errored":false})";
    }();
    return plan;
}

QByteArray copyOfPlan()
{
    const QByteArray &plan = largePlan();
    return QByteArray(plan.constData(), plan.size());
}

double planTimesPerSecond(qint64 nanoseconds)
{
    return 1e9 / static_cast<double>(nanoseconds);
}

/// Reading, and the rows that a window shows first.
std::optional<Measured> firstRows()
{
    QByteArray bytes = copyOfPlan();
    QElapsedTimer timer;
    timer.start();
    const auto plan = plan::Plan::read(std::move(bytes));
    bool isRight = plan && plan->size() > ShownRows;
    for (int row = 0; isRight && row < ShownRows; ++row)
        isRight = plan->change(row).type.startsWith("aws_"_L1);
    const qint64 took = timer.nsecsElapsed();
    return isRight ? std::optional(Measured(planTimesPerSecond(took))) : std::nullopt;
}

/// simdjson's tree of the same bytes.
std::optional<Measured> wholeTree()
{
    const QByteArray bytes = copyOfPlan();
    QElapsedTimer timer;
    timer.start();
    simdjson::dom::parser parser;
    const bool isRight = !parser.parse(bytes.constData(), static_cast<std::size_t>(bytes.size())).error();
    const qint64 took = timer.nsecsElapsed();
    return isRight ? std::optional(Measured(planTimesPerSecond(took))) : std::nullopt;
}

/// A value of this process's status, in KB; 0 where the system does not tell.
double statusKilobytes(const QString &name)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QRegularExpression line(name + u":\\s+(\\d+) kB"_s);
    return line.match(QString::fromLatin1(file.readAll())).captured(1).toDouble();
}

/// Megabytes of the plan for each megabyte of memory that reading it takes at most, its bytes included.
std::optional<Measured> planPerMemory()
{
    largePlan();
    const double before = statusKilobytes(u"VmRSS"_s);
    QFile peak(u"/proc/self/clear_refs"_s);
    if (before == 0 || !peak.open(QIODevice::WriteOnly) || peak.write("5") != 1 || !peak.flush())
        return Measured(1); // the system does not tell
    const auto plan = plan::Plan::read(copyOfPlan());
    const double most = statusKilobytes(u"VmHWM"_s) - before;
    return plan && most > 0 ? std::optional(Measured(double(largePlan().size()) / 1024 / most)) : std::nullopt;
}

std::optional<Measured> filterPlan()
{
    static const auto plan = plan::Plan::read(copyOfPlan());
    const auto expression =
        filter::Expression::parse(u"action:replace type:aws_1* module:m1 -action:no-op"_s, plan::changeFields(), {});
    QElapsedTimer timer;
    timer.start();
    const auto found = plan::ChangeFilter(expression).accepted(*plan);
    const qint64 took = timer.nsecsElapsed();
    const bool isRight = !found.isEmpty() && found.size() < plan->size() / 5;
    return isRight ? std::optional(Measured(planTimesPerSecond(took))) : std::nullopt;
}

/// The plan as the window opens it: read in the pool, narrowed by a filter, and with the changes that do nothing.
std::optional<Measured> framesWhileOpened()
{
    ui::Theme theme{*qApp};
    theme.apply(ui::ThemeChoice::Light);
    ui::PlanView view;
    view.resize(1200, 800);
    view.show();
    bool isOpened = false;
    QObject::connect(&view, &ui::PlanView::opened, &view, [&isOpened] { isOpened = true; });
    const QByteArray bytes = copyOfPlan();
    auto *filter = view.findChild<QLineEdit *>();
    const auto type = [filter](const QString &text) {
        filter->setText(text);
        press(filter, Qt::Key_Return);
    };
    Walk walk;
    walk.step("the plan opens", [&] { view.open([bytes] { return base::Result<QByteArray>(bytes); }); });
    walk.step("the changes are filtered", [&] { type(u"action:replace type:aws_1*"_s); });
    walk.step("the filter goes", [&] { type({}); });
    walk.step("all changes are shown", [&] { named<QCheckBox>(view, u"Unchanged, too"_s).click(); });
    return isOpened ? std::optional(Measured(1000 / walk.longestBlock())) : std::nullopt;
}

} // namespace

QList<Comparison> readingPlans()
{
    const QString size = u"plan of %1 MB"_s.arg(PlanMegabytes);
    return {{.name = u"plan-rows"_s,
             .what = u"first rows of a "_s + size,
             .reference = u"simdjson's tree of the same bytes"_s,
             .unit = u"times/s"_s,
             .ours = firstRows,
             .theirs = wholeTree},
            {.name = u"plan-memory"_s,
             .what = u"memory at its most for a "_s + size,
             .reference = u"its bytes"_s,
             .unit = u"MB for each MB"_s,
             .ours = planPerMemory,
             .theirs = [] { return Measured(1); },
             .rounds = 3},
            {.name = u"plan-filter"_s,
             .what = u"filter over the changes of a "_s + size,
             .reference = u"reading it again"_s,
             .unit = u"times/s"_s,
             .ours = filterPlan,
             .theirs = firstRows},
            {.name = u"plan-block"_s,
             .what = u"frames that the longest block of the window leaves with a "_s + size,
             .reference = u"a screen of 60 Hz"_s,
             .unit = u"frames/s"_s,
             .ours = framesWhileOpened,
             .theirs = [] { return Measured(60); },
             .rounds = 3}};
}

} // namespace runlatch::bench
