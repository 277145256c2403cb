// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/filteredcapture.h"

#include "store/captures/importmark.h"
#include "store/search/capturevalues.h"

#include <algorithm>

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

QString FilteredCapture::textOf(QByteArrayView bytes)
{
    return QString::fromUtf8(bytes);
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
    if (static_cast<CaptureField>(field) == CaptureField::Endpoint)
        return m_names.isIn(m_row.endpoint, word);
    const auto text = captureValue(static_cast<CaptureField>(field)).text;
    Q_ASSERT(text);
    return word.isIn(text(m_row));
}

bool FilteredCapture::hasAnywhere(const filter::Word &word) const
{
    return std::ranges::any_of(textsOf(m_row), [&word](QStringView text) { return word.isIn(text); })
        || word.isIn(textOf(m_head)) || word.isIn(textOf(m_body));
}

bool FilteredCapture::is(int field, int choice) const
{
    switch (captureValue(static_cast<CaptureField>(field)).choices) {
    case CaptureChoices::Stage: return static_cast<int>(stageOf(m_row.stage)) == choice;
    case CaptureChoices::Verdict: return static_cast<int>(m_row.verdict) == choice;
    case CaptureChoices::State: return static_cast<int>(captureState(m_row, m_now)) == choice;
    case CaptureChoices::Finding: return hasFinding(choice);
    case CaptureChoices::Mark: return hasMark(choice);
    case CaptureChoices::Kind: return static_cast<int>(m_row.kind) == choice;
    case CaptureChoices::None: break;
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
    const auto number = captureValue(static_cast<CaptureField>(field)).number;
    Q_ASSERT(number);
    return number(m_row);
}

} // namespace runlatch::store
