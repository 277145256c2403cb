// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/sending.h"

#include "simulator/state/configuration.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

QStringList wordsIn(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

simulator::OwnFaults faultsOf(const Sending &sending)
{
    simulator::OwnFaults faults;
    const auto fault = simulator::readFault(QString::fromLatin1(sending.fault));
    if (!fault)
        return faults;
    using simulator::FaultPlace;
    const QList<simulator::Fault> all(std::max(1, fault->count), *fault);
    switch (fault->place) {
    case FaultPlace::Callback: faults.callback = all; break;
    case FaultPlace::Plan: faults.plan = all; break;
    case FaultPlace::Configuration: faults.configuration = all; break;
    case FaultPlace::Object: faults.object = all; break;
    case FaultPlace::Delivery: faults.delivery = all; break;
    case FaultPlace::Anywhere: break;
    }
    return faults;
}

http::Headers headersOf(const Sending &sending)
{
    const QByteArray line(sending.header);
    const qsizetype colon = line.indexOf(':');
    if (colon < 0)
        return {};
    return {{line.first(colon), line.sliced(colon + 1).trimmed()}};
}

} // namespace

QList<simulator::RunTaskOptions> runTasksOf(const Sending &sending, const Target &target)
{
    simulator::RunTaskOptions options;
    options.target = target.url;
    options.hmacKey = target.hmacKey;
    options.pinnedCertificate = target.pinnedCertificate;
    options.limits.idle = target.deadline;
    options.signature = sending.signature;
    options.bodyStyle = sending.style;
    options.verification = sending.verification;
    options.speculative = sending.isSpeculative;
    options.hasRepository = sending.hasRepository;
    options.acceptsOutcomes = sending.acceptsOutcomes;
    options.payloadValues = QJsonDocument::fromJson(sending.values).object();
    options.omittedKeys = wordsIn(sending.without);
    options.moreHeaders = headersOf(sending);
    options.runMessage = QString(sending.messageSize, u'm');
    options.planOptions = {simulator::PlanKind::Changes, sending.planResources};
    options.configuration = simulator::sampleConfiguration();
    options.losesAnswer = sending.losesAnswer;
    options.answersDocument = sending.answersDocument;
    options.faults = faultsOf(sending);
    options.retries = 0;
    QList<simulator::RunTaskOptions> all;
    const QStringList stages = wordsIn(sending.stages);
    for (const QString &stage : stages) {
        options.stage = protocol::stageOfName(stage).value_or(protocol::Stage::PostPlan);
        all.append(options);
    }
    return all;
}

} // namespace runlatch::conformance
