// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/faultoption.h"

#include "app/cli/options/command.h"

using namespace Qt::StringLiterals;
using runlatch::simulator::FaultKind;
using runlatch::simulator::FaultValue;

namespace runlatch::cli {

namespace {

QString example(FaultKind kind)
{
    const QString name = simulator::faultName(kind);
    switch (simulator::faultValue(kind)) {
    case FaultValue::None: return name;
    case FaultValue::Time: return name + "=300ms"_L1;
    case FaultValue::Seconds: return name + "=2"_L1;
    case FaultValue::Status: return name + "=503"_L1;
    case FaultValue::Url: return name + "=URL"_L1;
    }
    return name;
}

} // namespace

void declareFaults(QCommandLineParser &parser, const QList<FaultKind> &known)
{
    QStringList examples;
    for (const FaultKind kind : known)
        examples.append(example(kind));
    parser.addOption(
        {u"fault"_s,
         Command::tr("A deliberate fault, always or with a probability from 0 to 1, everywhere or at one place (%1), "
                     "and no more often than count. May be given more than once: %2.")
             .arg(simulator::faultPlaceNames().join(u", "_s), examples.join(u", "_s)),
         u"[place:]name[=value][@chance][#count]"_s});
}

std::optional<QString> readFaults(const QCommandLineParser &parser, const QList<FaultKind> &known,
                                  QList<simulator::Fault> &faults)
{
    for (const QString &text : parser.values(u"fault"_s)) {
        const auto fault = simulator::readFault(text);
        if (!fault)
            return u"--fault: "_s + wording::sentence(fault.error()).text();
        if (!known.contains(fault->kind))
            return Command::tr("--fault %1 does nothing here; --help lists what does.")
                .arg(simulator::faultName(fault->kind));
        faults.append(*fault);
    }
    return std::nullopt;
}

} // namespace runlatch::cli
