// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/captureloader.h"

#include "store/capturestore.h"

#include <utility>

namespace runlatch::ui {

CaptureLoader::CaptureLoader(Keys keys, QObject *parent)
    : QObject(parent)
    , m_keys(std::move(keys))
    , m_question(std::make_unique<QObject>())
{
}

CaptureLoader::~CaptureLoader() = default;

void CaptureLoader::setStore(store::CaptureStore &store)
{
    stop();
    m_store = &store;
    m_underWay = QUuid();
    m_question = std::make_unique<QObject>();
}

void CaptureLoader::load(const store::CaptureRow &row)
{
    m_wanted = row.uuid;
    m_next = row;
    if (m_underWay.isNull())
        begin();
}

/// An answer that is under way is dropped when it comes, because it takes its time until then.
void CaptureLoader::stop()
{
    m_wanted = QUuid();
    m_next.reset();
}

void CaptureLoader::begin()
{
    const store::CaptureRow row = *std::exchange(m_next, std::nullopt);
    m_underWay = row.uuid;
    if (row.id == 0 || !m_store)
        readBytes({row, {}, {}, false, {}});
    else
        m_store->load(row.id, m_question.get(), [this](const base::Result<store::Capture> &capture) { take(capture); });
}

/// A request that changed meanwhile is read all the same, so that one that changes for ever is seen.
void CaptureLoader::take(const base::Result<store::Capture> &capture)
{
    const bool isWanted = m_underWay == m_wanted;
    if (isWanted && capture) {
        readBytes(*capture);
        return;
    }
    if (isWanted && !m_next)
        emit failed(capture.error());
    goOn();
}

void CaptureLoader::readBytes(const store::Capture &capture)
{
    readCapture(capture, m_keys(capture.row.endpoint.toUtf8()), m_question.get(),
                [this](const base::Result<CaptureReading> &reading) {
                    const bool isWanted = m_underWay == m_wanted;
                    if (isWanted && reading)
                        emit read(*reading);
                    else if (isWanted && !m_next)
                        emit failed(reading.error());
                    goOn();
                });
}

void CaptureLoader::goOn()
{
    m_underWay = QUuid();
    if (m_next)
        begin();
}

} // namespace runlatch::ui
