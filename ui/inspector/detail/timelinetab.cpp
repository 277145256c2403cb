// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/timelinetab.h"

#include "ui/style/theme.h"
#include "ui/taskview/timelinedelegate.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"

#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace runlatch::ui {

using models::CaptureTimelineModel;

TimelineTab::TimelineTab(QWidget *parent)
    : QWidget(parent)
    , m_summary(new Label)
    , m_line(new Hairline)
    , m_list(new QListView)
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    m_list->setAccessibleName(tr("Timeline"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new TimelineDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_summary);
    layout->addWidget(m_line);
    layout->addWidget(m_list, 1);
    showSummary({});
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        if (const store::CaptureRow *row = m_model.other(index.row()))
            emit captureWanted(store::CaptureRow(*row)); // the model may change meanwhile
    });
}

void TimelineTab::setCapture(const store::Capture &capture, const QDateTime &now)
{
    change([&] { m_model.setCapture(capture, now); });
    showSummary(m_model.summary());
}

void TimelineTab::setDeliveries(const base::Result<store::Deliveries> &deliveries)
{
    if (!deliveries) {
        showSummary(tr("The other deliveries of this task result could not be read."));
        return;
    }
    change([&] { m_model.setDeliveries(*deliveries); });
    showSummary(m_model.summary());
}

void TimelineTab::showSummary(const QString &text)
{
    m_summary->setText(text);
    m_summary->setVisible(!text.isEmpty());
    m_line->setVisible(!text.isEmpty());
}

/// A row that a person has chosen stays chosen. Otherwise it is that of the request itself.
template <typename Change> void TimelineTab::change(Change set)
{
    const qint64 capture = m_model.capture();
    const QVariant chosen = m_list->currentIndex().data(CaptureTimelineModel::KeyRole);
    const bool isGrouped = !m_model.summary().isEmpty();
    const int place = m_list->verticalScrollBar()->value();
    set();
    int row = m_model.receipt();
    for (int i = 0; capture == m_model.capture() && chosen.isValid() && i < m_model.rowCount(); ++i) {
        if (m_model.index(i).data(CaptureTimelineModel::KeyRole) == chosen)
            row = i;
    }
    m_list->setCurrentIndex(m_model.index(row));
    if (isGrouped && capture == m_model.capture()) // another delivery moves nothing under a reader's eyes
        m_list->verticalScrollBar()->setValue(place);
}

} // namespace runlatch::ui
