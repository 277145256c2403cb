// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::support {

/// The most memory of this process since the last call of startPeakAnew(), in MiB. 0 if the system does not tell.
int peakMebibytes();
/// Starts the measurement. False if the system does not allow it; the test must then be skipped.
bool startPeakAnew();

} // namespace runlatch::support
