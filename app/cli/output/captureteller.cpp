// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/captureteller.h"

#include "inspector/capturecause.h"
#include "store/captures/arrivedcontent.h"

#include <algorithm>
#include <utility>

namespace runlatch::cli {

CaptureTeller::~CaptureTeller()
{
    cancelDiagnosis();
}

void CaptureTeller::setKeys(const QList<QByteArray> &keys, const QStringList &names, const QList<QByteArray> &otherKeys)
{
    for (const QByteArray &key : keys)
        m_keys.append({keys.size() > 1 ? names.value(m_keys.size()) : QString(), key});
    for (const QByteArray &key : otherKeys)
        m_otherKeys.append({{}, key});
}

void CaptureTeller::take(const store::CaptureRow &row)
{
    m_waiting.append(row);
    m_waitingBytes += std::max(row.bytes, MinCounted);
    if (m_waitingBytes > MaxWaiting)
        cancelDiagnosis();
    goOn();
}

void CaptureTeller::goOn()
{
    const PatientStream *stream = m_output.patientStream();
    const bool isRead = !stream || stream->isIdle();
    if (!m_waiting.isEmpty() && isRead && !std::exchange(m_isBusy, true))
        QMetaObject::invokeMethod(this, &CaptureTeller::tellNext, Qt::QueuedConnection);
}

void CaptureTeller::hurry(bool isBrief)
{
    if (m_pace != Pace::Brief)
        m_pace = isBrief ? Pace::Brief : Pace::Hurried;
    cancelDiagnosis();
}

bool CaptureTeller::needsBody(const store::CaptureRow &row) const
{
    const bool hasFindings = !row.findings || row.findings->count() > 0;
    const bool isUnchecked = row.verdict == protocol::Verdict::Unchecked; // whether it is signed is told then
    const bool tells = m_tellsBodies || hasFindings || isUnchecked || !store::wrongFraming(row).isEmpty();
    return row.stored && !row.isRefused() && m_pace != Pace::Brief && tells;
}

bool CaptureTeller::needsDiagnosis(const store::CaptureRow &row) const
{
    return row.verdict != protocol::Verdict::Valid && row.stored && !row.isRefused() && row.bytes <= MaxDiagnosed
        && m_waitingBytes <= MaxWaiting && m_pace == Pace::Usual;
}

/// Tells whether one of several keys holds, and the row does not say which one.
bool CaptureTeller::needsKey(const store::CaptureRow &row) const
{
    return m_keys.size() > 1 && row.verdict == protocol::Verdict::Valid && row.stored && !row.isRefused()
        && m_pace == Pace::Usual;
}

QString CaptureTeller::holdingKey(const store::Capture &capture) const
{
    const QByteArrayList received = inspector::signatureCase(capture).received;
    const auto holds = [&](const signature::NamedKey &named) {
        const auto check = protocol::checkSignature(named.key, capture.body, received);
        return check.verdict == protocol::Verdict::Valid;
    };
    const auto found = std::find_if(m_keys.begin(), m_keys.end(), holds);
    return found == m_keys.end() ? QString() : found->name;
}

void CaptureTeller::tellNext()
{
    const store::CaptureRow row = m_waiting.constFirst();
    if (needsBody(row) || needsDiagnosis(row) || needsKey(row))
        m_store->load(row.id, this, [this](const base::Result<store::Capture> &capture) { tellLoaded(capture); });
    else
        tell({});
}

void CaptureTeller::tellLoaded(const base::Result<store::Capture> &capture)
{
    const store::CaptureRow row = m_waiting.constFirst();
    const auto tellIt = [this, capture, needsBody = needsBody(row)](const QString &key) {
        tell(capture && needsBody ? std::optional(*capture) : std::nullopt, key);
    };
    if (!capture || !capture->complete || !needsDiagnosis(row)) {
        tellIt(capture && capture->complete && needsKey(row) ? holdingKey(*capture) : QString());
        return;
    }
    signature::SignatureCase request = inspector::signatureCase(*capture);
    request.keys = m_keys;
    request.otherKeys = m_otherKeys;
    m_diagnosis = inspector::consult(request, this, [this, tellIt](const auto &consultation) {
        const signature::Diagnosis &diagnosis = consultation->diagnosis;
        store::CaptureRow &waiting = m_waiting.first();
        const auto kept = inspector::causeToKeep(waiting, diagnosis);
        if (!diagnosis.untried.rest)
            waiting.cause = diagnosis.cause;
        const QString key = diagnosis.isProven ? diagnosis.key : QString();
        if (kept)
            m_store->setCause(waiting.id, *kept, this, [tellIt, key](const auto &) { tellIt(key); });
        else
            tellIt(key);
    });
}

/// The cause that the check at receipt found is reported in that case.
void CaptureTeller::cancelDiagnosis()
{
    if (m_diagnosis)
        *m_diagnosis = true;
}

/// Reports a row. The row is removed before the signal, so that isIdle() is true for a slot that gets the last one.
void CaptureTeller::tell(const std::optional<store::Capture> &capture, const QString &key)
{
    const store::CaptureRow row = m_waiting.takeFirst();
    m_waitingBytes -= std::max(row.bytes, MinCounted);
    if (!row.isRefused())
        m_report.tellCaptured(row, capture, m_tellsBodies, key);
    else
        m_report.tellRefused(row);
    m_isBusy = false;
    goOn();
    emit told(row);
}

} // namespace runlatch::cli
