// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>

namespace runlatch::conformance {

/// The translation context of this folder. Texts in tables are marked with QT_TRANSLATE_NOOP for this context.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::conformance)
};

} // namespace runlatch::conformance
