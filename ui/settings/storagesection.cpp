// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/storagesection.h"

#include "models/activitymodel.h"
#include "ui/inspector/storage/storageform.h"
#include "ui/settings/placeline.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"
#include "wording/sizes.h"

#include <QVBoxLayout>

namespace runlatch::ui {

StorageSection::StorageSection(StorageForm *form, const QString &requests, const QString &settings, QWidget *parent)
    : QWidget(parent)
    , m_form(form)
    , m_usage(new Label)
{
    const int u = Theme::of(this).u();
    auto *activity = new Label(tr("Exchanges on the Activity page are kept in memory only: the newest %L1, at most %2.")
                                   .arg(models::ActivityModel::MaxRows)
                                   .arg(wording::dataSize(models::ActivityModel::MaxBytes)));
    for (Label *label : {activity, m_usage}) {
        label->setMuted(true);
        label->setWordWrap(true);
    }
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * u);
    column->addWidget(new Label(tr("Received requests"), TextStyle::Bold));
    column->addWidget(m_form);
    column->addWidget(new Hairline);
    column->addWidget(new PlaceLine(tr("Folder"), tr("Copy the path of the folder"), requests));
    if (settings != requests)
        column->addWidget(new PlaceLine(tr("Folder of the settings"), tr("Copy the path of the settings"), settings));
    column->addWidget(m_usage);
    column->addWidget(activity);
    column->addStretch(1);
}

void StorageSection::setUsage(const FolderUsage &usage)
{
    m_usage->setText(
        tr("On the disk: requests %1, drafts and unsent archive operations %2, log %3.")
            .arg(wording::dataSize(usage.requests), wording::dataSize(usage.work), wording::dataSize(usage.log)));
}

void StorageSection::focusFirst()
{
    m_form->focusFirst();
}

} // namespace runlatch::ui
