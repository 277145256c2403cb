// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/service.h"

#include <QCoreApplication>

namespace runlatch::ui {

/// The documented forms that the simulator accepts, in words.
struct DialectWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::DialectWords)

public:
    static QString name(simulator::DialectRule rule);        ///< "All forms"
    static QString onlyOne(simulator::DialectRule rule);     ///< "OpenAPI only"; empty if all forms are accepted
    static QString explanation(simulator::DialectRule rule); ///< the accepted forms, with advice when to choose them
};

} // namespace runlatch::ui
