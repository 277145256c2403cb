// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturefilterbar.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/widgets/navigation/destination.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The facts that are there: "run-abc · post_plan · #12".
QString factsOf(const store::CaptureRow &row)
{
    QStringList facts{row.runId, row.stage, row.organizationName, u"#%1"_s.arg(row.id)};
    facts.removeAll(QString());
    return facts.join(u" \u00b7 "_s);
}

} // namespace

void CaptureList::setFilter(const QString &text)
{
    m_filter->setText(text);
}

void CaptureList::offerTo(DestinationSearch &search, const std::function<void(qint64)> &show) const
{
    const int looked = m_model ? qMin(m_model->rowCount(), static_cast<int>(DestinationSearch::MaxLooked)) : 0;
    for (int index = 0; index < looked && search.hasRoom(DestinationKind::Capture); ++index) {
        const store::CaptureRow &row = m_model->at(index);
        const QString name = row.workspaceName.isEmpty() ? row.endpoint : row.workspaceName;
        if (row.id > 0)
            search.offer(DestinationKind::Capture, name, factsOf(row), [show, id = row.id] { show(id); });
    }
}

} // namespace runlatch::ui
