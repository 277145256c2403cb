// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/payloadfinding.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using FindingKind = PayloadFinding::Kind;

QList<PayloadFinding> unknownValues(const RunTaskRequest &request, bool isVerification)
{
    QList<PayloadFinding> found;
    const auto note = [&found](const QString &key, const QString &value) {
        if (!value.isNull() && !knownValues(key).contains(value))
            found += {FindingKind::UnknownValue, key, value};
    };
    if (request.payloadVersion)
        note(u"payload_version"_s, QString::number(*request.payloadVersion));
    if (!isVerification) {
        note(u"stage"_s, request.stage);
        note(u"task_result_enforcement_level"_s, request.taskResultEnforcementLevel);
    }
    return found;
}

} // namespace

QList<PayloadFinding> findingsIn(const RunTaskRequest &request, bool isVerification)
{
    QList<PayloadFinding> found = unknownValues(request, isVerification);
    const QStringList missing = isVerification ? QStringList() : missingKeys(request);
    for (const QString &key : missing) {
        if (!request.mistyped.contains(key))
            found += {FindingKind::Missing, key};
    }
    for (const QString &key : request.mistyped)
        found += {FindingKind::WrongType, key};
    return found;
}

QString findingRule(const PayloadFinding &finding)
{
    switch (finding.kind) {
    case PayloadFinding::Kind::UnknownValue: return base::Rules::PayloadUnknownValue;
    case PayloadFinding::Kind::Missing: return base::Rules::PayloadMissing;
    case PayloadFinding::Kind::WrongType: return base::Rules::PayloadType;
    }
    return {};
}

QString findingPointer(const PayloadFinding &finding)
{
    return u'/' + finding.key; // keys of spec 2.4 need no escapes
}

} // namespace runlatch::protocol
