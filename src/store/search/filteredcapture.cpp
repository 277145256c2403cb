// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/filteredcapture.h"

#include "store/captures/importmark.h"
#include "store/search/capturefields.h"

#include <algorithm>
#include <limits>

namespace runlatch::store {

namespace {

CaptureStage stageOf(QStringView stage)
{
    constexpr std::array Known{QStringView(u"pre_plan"), QStringView(u"post_plan"), QStringView(u"pre_apply"),
                               QStringView(u"post_apply")};
    return static_cast<CaptureStage>(std::ranges::find(Known, stage) - Known.begin());
}

} // namespace

std::array<QStringView, FilteredCapture::Texts> FilteredCapture::textsOf(const CaptureRow &row)
{
    return {row.endpoint,     row.peer,       row.refusalRule,   row.cause,
            row.stage,        row.runId,      row.workspaceName, row.organizationName,
            row.taskResultId, row.runMessage, row.callbackHost,  row.note};
}

bool FilteredCapture::isInBytes(const filter::Word &word, QByteArrayView bytes)
{
    return word.isIn(QString::fromUtf8(bytes));
}

FilteredCapture::FilteredCapture(const CaptureRow &row, QByteArrayView head, QByteArrayView body, const QDateTime &now,
                                 const EndpointNames &names)
    : m_row(row)
    , m_head(head)
    , m_body(body)
    , m_now(now)
    , m_names(names)
{
}

bool FilteredCapture::has(int field, const filter::Word &word) const
{
    if (field == filter::Term::Anywhere)
        return hasAnywhere(word);
    switch (static_cast<CaptureField>(field)) {
    case CaptureField::Workspace: return word.isIn(m_row.workspaceName);
    case CaptureField::Organization: return word.isIn(m_row.organizationName);
    case CaptureField::Run: return word.isIn(m_row.runId);
    case CaptureField::Task: return word.isIn(m_row.taskResultId);
    case CaptureField::Endpoint: return m_names.isIn(m_row.endpoint, word);
    case CaptureField::Note: return word.isIn(m_row.note);
    case CaptureField::Cause: return word.isIn(m_row.cause);
    case CaptureField::Rule: return word.isIn(m_row.refusalRule);
    case CaptureField::Message: return word.isIn(m_row.runMessage);
    case CaptureField::Peer: return word.isIn(m_row.peer);
    case CaptureField::Callback: return word.isIn(m_row.callbackHost);
    case CaptureField::Stage:
    case CaptureField::Signature:
    case CaptureField::State:
    case CaptureField::Is:
    case CaptureField::Finding:
    case CaptureField::Size:
    case CaptureField::Since:
    case CaptureField::Before:
    case CaptureField::Time:
    case CaptureField::Id:
    case CaptureField::Status:
    case CaptureField::Delivery:
    case CaptureField::Count: break; // they are no texts
    }
    Q_UNREACHABLE();
}

bool FilteredCapture::hasAnywhere(const filter::Word &word) const
{
    return std::ranges::any_of(textsOf(m_row), [&word](QStringView text) { return word.isIn(text); })
        || isInBytes(word, m_head) || isInBytes(word, m_body);
}

bool FilteredCapture::is(int field, int choice) const
{
    switch (static_cast<CaptureField>(field)) {
    case CaptureField::Stage: return static_cast<int>(stageOf(m_row.stage)) == choice;
    case CaptureField::Signature: return static_cast<int>(m_row.verdict) == choice;
    case CaptureField::State: return static_cast<int>(captureState(m_row, m_now)) == choice;
    case CaptureField::Finding: return hasFinding(choice);
    case CaptureField::Is: return hasMark(choice);
    case CaptureField::Workspace:
    case CaptureField::Organization:
    case CaptureField::Run:
    case CaptureField::Task:
    case CaptureField::Endpoint:
    case CaptureField::Size:
    case CaptureField::Since:
    case CaptureField::Before:
    case CaptureField::Time:
    case CaptureField::Note:
    case CaptureField::Id:
    case CaptureField::Status:
    case CaptureField::Delivery:
    case CaptureField::Cause:
    case CaptureField::Rule:
    case CaptureField::Message:
    case CaptureField::Peer:
    case CaptureField::Callback:
    case CaptureField::Count: break; // they have no choices
    }
    Q_UNREACHABLE();
}

bool FilteredCapture::hasFinding(int choice) const
{
    if (!m_row.findings)
        return false;
    const lint::LintSummary &findings = *m_row.findings;
    switch (static_cast<CaptureFinding>(choice)) {
    case CaptureFinding::Any: return findings.count() > 0;
    case CaptureFinding::None: return findings.count() == 0;
    case CaptureFinding::Error: return findings.errors > 0;
    case CaptureFinding::Warning: return findings.warnings > 0;
    case CaptureFinding::Info: return findings.infos > 0;
    case CaptureFinding::Rule: break;
    }
    return findings.has(lint::requestRules().at(choice - static_cast<int>(CaptureFinding::Rule)));
}

bool FilteredCapture::hasMark(int mark) const
{
    switch (static_cast<CaptureMark>(mark)) {
    case CaptureMark::Pinned: return m_row.pinned;
    case CaptureMark::Verification: return m_row.verification;
    case CaptureMark::Refused: return m_row.isRefused();
    case CaptureMark::Repeated: return m_row.delivery > 1;
    case CaptureMark::Noted: return !m_row.note.isEmpty();
    case CaptureMark::Local: return m_row.loopback;
    case CaptureMark::Imported: return isFromFile(m_row);
    }
    Q_UNREACHABLE();
}

QDateTime FilteredCapture::time(int) const
{
    return m_row.receivedAt;
}

double FilteredCapture::number(int field) const
{
    switch (static_cast<CaptureField>(field)) {
    case CaptureField::Finding:
        return m_row.findings ? m_row.findings->count() : std::numeric_limits<double>::quiet_NaN();
    case CaptureField::Size: return static_cast<double>(m_row.bytes);
    case CaptureField::Id: return static_cast<double>(m_row.id);
    case CaptureField::Status: return m_row.answered;
    case CaptureField::Delivery: return m_row.delivery;
    case CaptureField::Stage:
    case CaptureField::Signature:
    case CaptureField::Workspace:
    case CaptureField::Organization:
    case CaptureField::Run:
    case CaptureField::Task:
    case CaptureField::Endpoint:
    case CaptureField::State:
    case CaptureField::Is:
    case CaptureField::Since:
    case CaptureField::Before:
    case CaptureField::Time:
    case CaptureField::Note:
    case CaptureField::Cause:
    case CaptureField::Rule:
    case CaptureField::Message:
    case CaptureField::Peer:
    case CaptureField::Callback:
    case CaptureField::Count: break; // they are no numbers
    }
    Q_UNREACHABLE();
}

} // namespace runlatch::store
