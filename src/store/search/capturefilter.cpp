// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturefilter.h"

#include "store/search/capturefields.h"
#include "store/search/filteredcapture.h"

#include <algorithm>

namespace runlatch::store {

CaptureFilter CaptureFilter::parse(const QString &text, const QDateTime &now, const EndpointNames &names)
{
    CaptureFilter filter;
    filter.m_expression = filter::Expression::parse(text, captureFields(), now);
    filter.m_now = now;
    filter.m_names = names;
    filter.m_matcher = filter::Matcher(filter.m_expression);
    return filter;
}

bool CaptureFilter::has(CaptureField field) const
{
    const auto isOfField = [field](const filter::Term &term) { return term.field == static_cast<int>(field); };
    return std::ranges::any_of(m_expression.groups(),
                               [&](const auto &group) { return std::ranges::any_of(group, isOfField); });
}

bool CaptureFilter::accepts(const CaptureRow &row, QByteArrayView head, QByteArrayView body) const
{
    return m_matcher.accepts(FilteredCapture(row, head, body, m_now, m_names));
}

} // namespace runlatch::store
