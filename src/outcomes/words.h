// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>

namespace runlatch::outcomes {

/// The translation context of this folder: what stands in an outcome beside the words of the report.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::outcomes)
};

} // namespace runlatch::outcomes
