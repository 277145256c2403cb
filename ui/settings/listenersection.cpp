// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/listenersection.h"

#include "settings/listenermemory.h"
#include "ui/inspector/listenerform.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/style/theme.h"
#include "ui/widgets/label.h"

#include <QVBoxLayout>

namespace runlatch::ui {

ListenerSection::ListenerSection(RunTasksPage &page, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_form(new ListenerForm(page.listener().wanted(), page.listener().memory().settings().startsWithProgram))
    , m_waiting(new Label(tr("Waiting for the keychain, which has the HMAC keys.")))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * Theme::of(this).u());
    column->addWidget(m_waiting);
    column->addWidget(m_form, 1);
    m_waiting->setWordWrap(true);
    settings::ListenerMemory &memory = page.listener().memory();
    setWaiting(!memory.areKeysKnown());
    connect(&memory, &settings::ListenerMemory::keysKnown, this, [this](const settings::EndpointKeys &keys) {
        m_form->setKeys(keys);
        setWaiting(false);
    });
}

void ListenerSection::setWaiting(bool isWaiting)
{
    m_waiting->setVisible(isWaiting);
    m_form->setEnabled(!isWaiting);
}

void ListenerSection::save()
{
    if (m_form->isEdited())
        m_page.listener().set(m_form->options(), m_form->startsWithProgram());
}

} // namespace runlatch::ui
