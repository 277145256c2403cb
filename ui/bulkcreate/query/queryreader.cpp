// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/queryreader.h"

#include "base/answer.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

QueryReader::QueryReader(Read how, QObject *parent)
    : QObject(parent)
    , m_how(how)
{
}

void QueryReader::read(const QByteArray &text)
{
    if (m_isReading) {
        m_next = text;
    } else if (text.size() > MaxAtOnce) {
        readInPool(text);
    } else {
        emit finished(m_how(text));
    }
}

void QueryReader::cancel()
{
    m_next.reset();
    m_isWanted = false;
}

void QueryReader::readInPool(const QByteArray &text)
{
    m_isReading = true;
    m_isWanted = true;
    const base::Answer<protocol::QueryReading> answer(this,
                                                      [this](const base::Result<protocol::QueryReading> &reading) {
                                                          m_isReading = false;
                                                          if (const auto next = std::exchange(m_next, std::nullopt))
                                                              read(*next);
                                                          else if (m_isWanted)
                                                              emit finished(*reading);
                                                      });
    QThreadPool::globalInstance()->start([how = m_how, text, answer] { answer(how(text)); });
}

} // namespace runlatch::ui
