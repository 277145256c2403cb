// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QCommandLineParser>

namespace runlatch::cli {

/// --fault of a command that plays the service. `known`: the faults that do something in this command; its help
/// lists them.
void declareFaults(QCommandLineParser &parser, const QList<simulator::FaultKind> &known);
/// A sentence where one cannot be read, or would do nothing in this command.
std::optional<QString> readFaults(const QCommandLineParser &parser, const QList<simulator::FaultKind> &known,
                                  QList<simulator::Fault> &faults);

} // namespace runlatch::cli
