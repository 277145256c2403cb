// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/taskorder.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::ServedPlacement;
using runlatch::protocol::TaskSetup;

namespace runlatch::runtasks {

namespace {

constexpr auto Off = "off"_L1;

QString enabledText(bool isEnabled)
{
    return isEnabled ? u"on"_s : QString(Off);
}

ServedPlacement asServed(const protocol::TaskPlacement &placement)
{
    ServedPlacement served{.enforcementLevel = protocol::enforcementLevelName(placement.enforcementLevel)};
    for (const protocol::Stage stage : placement.stages)
        served.stages.append(protocol::stageName(stage));
    return served;
}

bool isSameGlobal(const std::optional<ServedPlacement> &served, const TaskSetup::Global &wanted)
{
    return served ? wanted.isEnabled && served->isSame(wanted.placement) : !wanted.isEnabled;
}

} // namespace

QString partName(TaskDifference::Part part)
{
    using Part = TaskDifference::Part;
    switch (part) {
    case Part::Url: return u"url"_s;
    case Part::Description: return u"description"_s;
    case Part::Key: return u"hmac-key"_s;
    case Part::Enabled: return u"enabled"_s;
    case Part::Global: return u"global-configuration"_s;
    }
    Q_UNREACHABLE();
}

QString placementText(const ServedPlacement &placement)
{
    return placement.stages.join(u", "_s) + u"; "_s + placement.enforcementLevel;
}

QList<TaskDifference> differencesOf(const protocol::ServedTask &task, const TaskSetup &setup)
{
    using Part = TaskDifference::Part;
    QList<TaskDifference> differences;
    const QString url = setup.url.toString(QUrl::FullyEncoded);
    if (QUrl(task.url).toString(QUrl::FullyEncoded) != url)
        differences.append({Part::Url, task.url, url});
    if (setup.description && *setup.description != task.description)
        differences.append({Part::Description, task.description, *setup.description});
    if (setup.hmacKey)
        differences.append({.part = Part::Key});
    if (setup.isEnabled && *setup.isEnabled != task.isEnabled)
        differences.append({Part::Enabled, enabledText(task.isEnabled), enabledText(*setup.isEnabled)});
    if (setup.global && !isSameGlobal(task.global, *setup.global))
        differences.append({Part::Global, task.global ? placementText(*task.global) : QString(Off),
                            setup.global->isEnabled ? placementText(asServed(setup.global->placement)) : QString(Off)});
    return differences;
}

} // namespace runlatch::runtasks
