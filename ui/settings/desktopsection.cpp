// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/desktopsection.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/label.h"

#include <QVBoxLayout>

namespace runlatch::ui {

using settings::AlertPreference;

DesktopSection::DesktopSection(AlertPreference alerts, QWidget *parent)
    : QWidget(parent)
    , m_alerts(new Segmented(tr("Notifications")))
{
    const auto add = [this](AlertPreference alert, const QString &word, const QString &meaning) {
        m_alerts->addSegment(static_cast<int>(alert), word);
        m_alerts->setDescription(static_cast<int>(alert), meaning);
    };
    add(AlertPreference::Off, tr("Off"), tr("No notifications"));
    add(AlertPreference::Quiet, tr("Quiet"), tr("Deadlines, and a listener or simulator that stopped"));
    add(AlertPreference::Loud, tr("Loud"), tr("New requests, too"));
    m_alerts->setCurrent(static_cast<int>(alerts));
    auto *meaning = new Label(
        tr("The desktop notifies you while another window is in front. Quiet: a deadline at 2:00, at "
           "0:30 and when it has passed, and a listener or simulator that stopped by itself. Loud: new requests, too. "
           "Requests that come together are one notification."));
    meaning->setWordWrap(true);
    meaning->setMuted(true);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * Theme::of(this).u());
    column->addWidget(new Field(tr("&Notifications"), m_alerts, this), 0, Qt::AlignLeft);
    column->addWidget(meaning);
    column->addStretch(1);
}

AlertPreference DesktopSection::alerts() const
{
    return static_cast<AlertPreference>(m_alerts->current());
}

void DesktopSection::focusFirst()
{
    m_alerts->setFocus();
}

} // namespace runlatch::ui
