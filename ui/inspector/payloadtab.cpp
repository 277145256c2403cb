// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/payloadtab.h"

#include "ui/inspector/jsondelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/emptystate.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QStackedLayout>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

PayloadTab::PayloadTab(QWidget *parent)
    : QWidget(parent)
    , m_tree(new QTreeView)
    , m_empty(new EmptyState)
    , m_pages(new QStackedLayout(this))
{
    m_tree->setAccessibleName(tr("Payload"));
    m_tree->setModel(&m_model);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new JsonDelegate(m_tree));
    m_tree->setAlternatingRowColors(true);
    m_tree->header()->resizeSection(static_cast<int>(models::JsonModel::Column::Key),
                                    Theme::of(this).width(u"configuration_version_download_url"_s)
                                        + 14 * Theme::of(this).u());
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(static_cast<int>(models::JsonModel::Column::Value), QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(static_cast<int>(models::JsonModel::Column::Type), QHeaderView::Interactive);
    auto *copy = new QAction(tr("Copy the value"), m_tree);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &PayloadTab::copyValue);
    m_tree->addAction(copy);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * Theme::of(this).u(), 0, 0, 0); // plus a cell's padding: the page's margin
    layout->addWidget(m_tree);
    m_pages->addWidget(page);
    m_pages->addWidget(m_empty);
}

void PayloadTab::setReading(const CaptureReading &reading)
{
    const bool readable = reading.payload.isObject();
    m_pages->setCurrentIndex(readable ? 0 : 1);
    if (readable) {
        m_model.setValue(reading.payload, reading.secrets, reading.capture.body);
        if (reading.capture.body.size() <= CaptureReading::MaxExpandedBytes) // expanding a large tree is slow
            m_tree->expandToDepth(0);
        return;
    }
    m_empty->setContent(u"braces"_s, tr("No JSON object"),
                        reading.capture.body.isEmpty()
                            ? tr("The request had no body.")
                            : tr("The body cannot be read as JSON (%1). Raw has its bytes.").arg(reading.parseError));
}

void PayloadTab::copyValue()
{
    const QModelIndex current =
        m_tree->currentIndex().siblingAtColumn(static_cast<int>(models::JsonModel::Column::Value));
    if (current.isValid())
        QGuiApplication::clipboard()->setText(current.data(models::JsonModel::FullTextRole).toString());
}

} // namespace runlatch::ui
