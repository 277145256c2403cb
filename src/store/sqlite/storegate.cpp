// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/storegate.h"

#include "base/operation.h"

#include <utility>

namespace runlatch::store {

void StoreGate::pass(QObject *context, std::function<void()> goOn)
{
    if (m_state == State::Open) {
        goOn();
        return;
    }
    m_context = context;
    m_goOn = std::move(goOn);
    if (m_state == State::Closed)
        emit openWanted({});
}

void StoreGate::giveUp()
{
    m_goOn = nullptr;
}

base::Call StoreGate::whenTried(QObject *context, base::Callback<bool> done)
{
    auto *question = new base::Operation<bool>(this, context, std::move(done));
    if (m_state == State::Opening) {
        connect(this, &StoreGate::opened, question, [question] { question->finish(true); });
        connect(this, &StoreGate::closed, question, [question] { question->finish(false); });
    } else {
        question->finishLater(isOpen());
    }
    return base::Call(question);
}

void StoreGate::setOpening()
{
    m_state = State::Opening;
}

void StoreGate::setOpen(const QString &folder)
{
    m_state = State::Open;
    m_refusal.reset();
    emit opened(folder);
    const auto goOn = std::exchange(m_goOn, nullptr);
    if (goOn && m_context)
        goOn();
}

void StoreGate::setClosed(const base::Error &why, const QString &folder)
{
    m_state = State::Closed;
    m_refusal = Refusal{why, folder};
    emit closed(why, folder);
    if (m_goOn && m_context)
        emit folderWanted();
}

} // namespace runlatch::store
