// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison.h"

#include <QList>

namespace runlatch::bench {

/// Each benchmark has a file of its own, a line here and a line in main.cpp.
QList<Comparison> receiving();    ///< receiving.cpp
QList<Comparison> checking();     ///< checking.cpp
QList<Comparison> composing();    ///< composing.cpp
QList<Comparison> decoding();     ///< decoding.cpp
QList<Comparison> diagnosing();   ///< diagnosing.cpp
QList<Comparison> exploring();    ///< exploring.cpp
QList<Comparison> filtering();    ///< filtering.cpp
QList<Comparison> keeping();      ///< keeping.cpp
QList<Comparison> showing();      ///< showing.cpp
QList<Comparison> showingLarge(); ///< showinglarge.cpp
QList<Comparison> gathering();    ///< gathering.cpp
QList<Comparison> manyRunTasks(); ///< manyruntasks.cpp
QList<Comparison> linting();      ///< linting.cpp
QList<Comparison> readingPlans(); ///< readingplans.cpp
QList<Comparison> sealing();      ///< sealing.cpp
QList<Comparison> searching();    ///< searching.cpp
QList<Comparison> storing();      ///< storing.cpp
QList<Comparison> switching();    ///< switching.cpp
QList<Comparison> watching();     ///< watching.cpp

} // namespace runlatch::bench
