// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/logsection.h"

#include "settings/logfile.h"
#include "ui/settings/placeline.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/label.h"
#include "wording/sizes.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace runlatch::ui {

LogSection::LogSection(bool logged, const QString &file, QWidget *parent)
    : QWidget(parent)
    , m_logged(new QCheckBox(tr("&Write every exchange to a log file")))
    , m_size(new Label)
{
    m_logged->setChecked(logged);
    auto *what = new Label(
        tr("The log has a line of JSON for each exchange over HTTP that the Activity page shows: times, addresses, "
           "headers and bodies. Tokens, keys and other secrets are redacted before it is written."));
    auto *limit = new Label(
        tr("At %1 a new file begins. One earlier file is kept.").arg(wording::dataSize(settings::MaxLogFileBytes)));
    limit->setMuted(true);
    m_size->setMuted(true);
    for (Label *label : {what, limit, m_size})
        label->setWordWrap(true);
    m_logged->setAccessibleDescription(what->text());
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * Theme::of(this).u());
    column->addWidget(m_logged);
    column->addWidget(what);
    column->addWidget(new PlaceLine(tr("Log file"), tr("Copy the path of the log file"), file));
    column->addWidget(m_size);
    column->addWidget(limit);
    column->addStretch(1);
}

bool LogSection::isLogged() const
{
    return m_logged->isChecked();
}

void LogSection::setUsage(const FolderUsage &usage)
{
    m_size->setText(usage.log == 0 ? tr("There is no log yet.")
                                   : tr("The log takes %1 now.").arg(wording::dataSize(usage.log)));
}

void LogSection::focusFirst()
{
    m_logged->setFocus();
}

} // namespace runlatch::ui
