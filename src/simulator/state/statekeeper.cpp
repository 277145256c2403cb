// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/statekeeper.h"

#include "base/boundedfile.h"
#include "base/foreignfile.h"
#include "base/rules.h"

#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace runlatch::simulator {

StateKeeper::StateKeeper(base::Clock &clock, const QString &file, std::function<ServiceState()> state, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_file(file)
    , m_state(std::move(state))
{
}

base::Result<std::optional<ServiceState>> StateKeeper::load(const QString &file)
{
    if (!QFileInfo::exists(file))
        return std::optional<ServiceState>();
    const auto text = base::readFile(file, ServiceState::MaxBytes, {.beyond = base::Rules::StateTooLarge});
    if (!text)
        return text.error();
    const auto state = readServiceState(*text, file);
    if (!state)
        return state.error();
    return std::optional(*state);
}

void StateKeeper::noteChange()
{
    if (std::exchange(m_isDue, true))
        return;
    m_clock.callAfter(Delay, this, [this] {
        if (const auto saved = save(); !saved)
            emit failed(saved.error());
    });
}

base::Done StateKeeper::save()
{
    m_isDue = false;
    const QByteArray text = writeServiceState(m_state());
    if (text == m_saved)
        return std::monostate();
    if (text.size() > ServiceState::MaxBytes) // it could not be read again
        return base::Error{.kind = base::ErrorKind::Storage, .rule = base::Rules::StateTooLarge, .subject = m_file};
    QSaveFile file(m_file);
    if (auto opened = base::openForSaving(file, base::Rules::FileNotWritten); !opened)
        return opened;
    const bool isOfOwner = file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (!isOfOwner || file.write(text) != text.size() || !file.commit())
        return base::Error{base::ErrorKind::Storage, base::Rules::FileNotWritten, m_file, file.errorString()};
    m_saved = text;
    return std::monostate();
}

} // namespace runlatch::simulator
