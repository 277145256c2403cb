// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturefilter.h"

#include "store/capturefields.h"
#include "store/filteredcapture.h"

namespace runlatch::store {

CaptureFilter CaptureFilter::parse(const QString &text, const QDateTime &now)
{
    CaptureFilter filter;
    filter.m_expression = filter::Expression::parse(text, captureFields(), now);
    filter.m_now = now;
    filter.m_matcher = filter::Matcher(filter.m_expression);
    return filter;
}

bool CaptureFilter::accepts(const CaptureRow &row, QByteArrayView head, QByteArrayView body) const
{
    return m_matcher.accepts(FilteredCapture(row, head, body, m_now));
}

} // namespace runlatch::store
