// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/dialectwords.h"

namespace runlatch::ui {

using simulator::DialectRule;

QString DialectWords::name(DialectRule rule)
{
    switch (rule) {
    case DialectRule::Any: return tr("All forms");
    case DialectRule::Specification: return tr("Specification");
    case DialectRule::OpenApi: return tr("OpenAPI");
    }
    return {};
}

QString DialectWords::onlyOne(DialectRule rule)
{
    switch (rule) {
    case DialectRule::Any: break;
    case DialectRule::Specification: return tr("Specification only");
    case DialectRule::OpenApi: return tr("OpenAPI only");
    }
    return {};
}

QString DialectWords::explanation(DialectRule rule)
{
    switch (rule) {
    case DialectRule::Any:
        return tr("The service's documents show some requests in several forms. All of them are taken. Choose this to "
                  "try things out.");
    case DialectRule::Specification:
        return tr("Only what the specification shows is taken: /workspaces/change-requests/<id>, and filters as a list "
                  "of conditions. Choose this to check a client against the specification.");
    case DialectRule::OpenApi:
        return tr(
            "Only what the OpenAPI description shows is taken: /change-requests/<id>, workspaces by their ids, and "
            "filters nested by field. Choose this to check a client that was generated from it.");
    }
    return {};
}

} // namespace runlatch::ui
