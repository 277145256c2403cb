// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/helpdesk.h"

#include <QCoreApplication>

namespace runlatch::ui {

HelpDesk &HelpDesk::all()
{
    auto *known = qApp->findChild<HelpDesk *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new HelpDesk(qApp);
}

} // namespace runlatch::ui
