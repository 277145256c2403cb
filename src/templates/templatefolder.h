// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "templates/template.h"

#include <QString>
#include <QStringList>

namespace runlatch::templates {

// The templates of a folder are its files NAME.json. Each function waits for the disk: not for the window's thread.

constexpr qsizetype MaxNameLength = 80; ///< characters
constexpr qsizetype MaxTemplates = 200;
constexpr int MaxFolderEntries = 10'000; ///< further files of the folder are not looked at

/// The folder of templates within the data folder.
QString templateFolder(const QString &dataFolder);

/// Whether a template may have the name: 1 to MaxNameLength letters, digits, blanks and . _ - ( ), of which the first
/// and the last one are letters, digits or brackets. It names a file of the folder and of no other.
bool isTemplateName(const QString &name);

struct TemplateNames
{
    QStringList names;  ///< the first MaxTemplates, sorted
    qsizetype more = 0; ///< templates that are left out
};
TemplateNames templateNames(const QString &folder); ///< none for a folder that is not there

/// Tells whether saveTemplate() would replace one of that name.
bool hasTemplate(const QString &folder, const QString &name);

/// Errors: Usage "template.name"; Storage "template.unreadable", also for what is no ordinary file, subject = the name;
/// those of Template::read.
base::Result<Template> readTemplate(const QString &folder, const QString &name);

/// Writes the file whole or not at all, and replaces one of that name. Makes the folder. Errors: those of
/// Template::read for the text; Usage "template.name"; Usage "template.too-many" where the folder has MaxTemplates
/// others; Storage "template.not-written" or "file.foreign-link".
base::Done saveTemplate(const QString &folder, const QString &name, const QByteArray &text);

/// Removes the file; one that is not there counts as removed. Errors: Usage "template.name"; Storage
/// "template.not-written".
base::Done removeTemplate(const QString &folder, const QString &name);

} // namespace runlatch::templates
