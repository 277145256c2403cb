// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/doctor/causefinder.h"

#include "inspector/capturecause.h"
#include "store/capturestore.h"
#include "store/openstore.h"

#include <utility>

namespace runlatch::ui {

namespace {

bool isForTheDoctor(const store::CaptureRow &row)
{
    return inspector::isUnexplained(row) && row.id > 0 && row.stored && row.bytes <= CauseFinder::MaxDiagnosed;
}

/// Tells whether there is a key where there was one at receipt, and none where there was none. Otherwise keys were set
/// or removed since, and they explain nothing of then.
bool areKeysOfThen(const store::CaptureRow &row, const KnownKeys &known)
{
    return known.own.isEmpty() == (row.verdict == protocol::Verdict::Unchecked);
}

} // namespace

CauseFinder::CauseFinder(store::OpenStore &open, Keys keys, QObject *parent)
    : QObject(parent)
    , m_keys(std::move(keys))
    , m_ofStore(std::make_unique<QObject>())
{
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

CauseFinder::~CauseFinder()
{
    if (m_cancellation)
        *m_cancellation = true;
}

void CauseFinder::setStore(store::CaptureStore &store)
{
    if (m_cancellation)
        *std::exchange(m_cancellation, nullptr) = true;
    m_store = &store;
    m_waiting.clear();
    m_ofStore = std::make_unique<QObject>();
}

void CauseFinder::add(const QList<store::CaptureRow> &rows)
{
    const bool isIdle = m_waiting.isEmpty();
    for (const store::CaptureRow &row : rows) {
        if (m_waiting.size() < MaxWaiting && isForTheDoctor(row))
            m_waiting.append(row);
    }
    if (isIdle)
        begin();
}

void CauseFinder::begin()
{
    if (m_waiting.isEmpty() || !m_store)
        return;
    m_store->load(m_waiting.first().id, m_ofStore.get(),
                  [this](const base::Result<store::Capture> &capture) { take(capture); });
}

void CauseFinder::take(const base::Result<store::Capture> &capture)
{
    const KnownKeys known = capture ? m_keys(capture->row.endpoint.toUtf8()) : KnownKeys();
    if (!capture || !capture->complete || !areKeysOfThen(capture->row, known)) {
        goOn();
        return;
    }
    signature::SignatureCase request = inspector::signatureCase(*capture);
    for (const QByteArray &key : known.own)
        request.keys.append({{}, key});
    request.otherKeys = known.others;
    m_cancellation = inspector::consult(request, m_ofStore.get(),
                                        [this, row = capture->row](const base::Result<inspector::Consultation> &found) {
                                            keep(row, found->diagnosis);
                                            goOn();
                                        });
}

void CauseFinder::keep(const store::CaptureRow &row, const signature::Diagnosis &diagnosis)
{
    const auto cause = inspector::causeToKeep(row, diagnosis);
    if (!cause || row.id == 0 || !m_store)
        return;
    m_store->setCause(row.id, *cause, m_ofStore.get(), [this](const base::Result<store::CaptureRow> &stored) {
        if (stored) // otherwise it is found again when it is looked at
            emit found(*stored);
    });
}

void CauseFinder::goOn()
{
    m_waiting.removeFirst();
    begin();
}

} // namespace runlatch::ui
