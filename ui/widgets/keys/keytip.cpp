// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/keytip.h"

#include "ui/widgets/keys/shortcuts.h"

#include <QVariant>

namespace runlatch::ui {

KeyTip::KeyTip(QObject &control, const QString &id, const QString &text)
    : QObject(&control)
    , m_control(control)
    , m_id(id)
    , m_text(text)
{
    connect(&Shortcuts::all(), &Shortcuts::changed, this, [this](const QSet<QString> &ids) {
        if (ids.contains(m_id))
            show();
    });
    show();
}

void KeyTip::setText(const QString &text)
{
    m_text = text;
    show();
}

/// Widgets and actions have the property alike.
void KeyTip::show()
{
    const QString key = Shortcuts::all().textOf(m_id);
    //: %1 is what a button does, %2 its key: "Reload (F5)"
    m_control.setProperty("toolTip", key.isEmpty() ? m_text : tr("%1 (%2)").arg(m_text, key));
}

} // namespace runlatch::ui
