// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QCommandLineParser>

namespace runlatch::cli {

/// The option --fault of a command that plays the service. `known` are the faults that have an effect in this command;
/// its help lists them.
void declareFaults(QCommandLineParser &parser, const QList<simulator::FaultKind> &known);
/// Returns a sentence if a fault is invalid or has no effect in this command.
std::optional<QString> readFaults(const QCommandLineParser &parser, const QList<simulator::FaultKind> &known,
                                  QList<simulator::Fault> &faults);

} // namespace runlatch::cli
