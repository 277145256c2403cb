// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/shownplaces.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::plan {

ShownPlaces::ShownPlaces(QByteArrayView text)
    : m_text(text)
{
}

QString ShownPlaces::at(qsizetype offset)
{
    if (!m_position || offset < m_last)
        m_position.emplace(m_text);
    m_last = offset;
    m_position->moveTo(std::min(offset, m_text.size()));
    return u"%1:%2"_s.arg(m_position->line()).arg(m_position->column());
}

} // namespace runlatch::plan
