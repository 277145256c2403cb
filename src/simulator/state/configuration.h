// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::simulator {

/// A made-up configuration version, as a gzipped tar archive: one file, `main.tf`.
QByteArray sampleConfiguration();

} // namespace runlatch::simulator
