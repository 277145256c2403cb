// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/placeline.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace runlatch::ui {

namespace {

/// The path with places for line breaks, because it has no spaces.
QString breakable(QString path)
{
    return path.replace(QDir::separator(), QString(QDir::separator()) + QChar(0x200b));
}

} // namespace

PlaceLine::PlaceLine(const QString &name, const QString &copyName, const QString &path, QWidget *parent)
    : QWidget(parent)
    , m_path(path)
    , m_failure(new Label({}, TextStyle::Small))
{
    const QString shown = QDir::toNativeSeparators(path);
    auto *value = new SelectableLabel(breakable(shown), TextStyle::Mono);
    value->setAccessibleName(tr("%1: %2").arg(name, shown));
    value->setWordWrap(true);
    auto *copy = new CopyButton(copyName);
    copy->setContent(shown);
    QPushButton *openFolder = makeButton(ButtonRole::Text, tr("Open folder"), {}, this);
    connect(openFolder, &QPushButton::clicked, this, &PlaceLine::open);
    m_failure->setTone(Tone::Error);
    m_failure->setWordWrap(true);
    m_failure->hide();
    const int u = Theme::of(this).u();
    auto *row = new QHBoxLayout;
    row->setSpacing(u);
    row->addWidget(value, 1);
    row->addWidget(copy);
    row->addWidget(openFolder);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(u / 2);
    column->addWidget(new FieldLabel(name));
    column->addLayout(row);
    column->addWidget(m_failure);
}

void PlaceLine::open()
{
    const QFileInfo place(m_path);
    const QString folder = place.isDir() ? m_path : place.absolutePath();
    const bool isOpened = QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    m_failure->setText(isOpened ? QString()
                                : tr("The desktop has no program that opens folders. Copy the path instead."));
    m_failure->setVisible(!isOpened);
}

} // namespace runlatch::ui
