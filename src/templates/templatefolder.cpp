// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "templates/templatefolder.h"

#include "base/boundedfile.h"
#include "base/foreignfile.h"
#include "base/rules.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Rules;

namespace runlatch::templates {

namespace {

constexpr auto Suffix = ".json"_L1;

QString fileOf(const QString &folder, const QString &name)
{
    return QDir(folder).filePath(name + Suffix);
}

Error nameError(const QString &name)
{
    return {.kind = ErrorKind::Usage, .rule = Rules::TemplateName, .subject = name};
}

Error notWritten(const QString &name, const QString &detail)
{
    return {.kind = ErrorKind::Storage, .rule = Rules::TemplateNotWritten, .subject = name, .detail = detail};
}

/// Makes room for no more templates than are listed.
bool hasRoom(const QString &folder, const QString &name)
{
    const TemplateNames known = templateNames(folder);
    return known.names.contains(name) || known.names.size() < MaxTemplates;
}

} // namespace

QString templateFolder(const QString &dataFolder)
{
    return QDir(dataFolder).filePath(u"templates"_s);
}

bool isTemplateName(const QString &name)
{
    const auto mayEnd = [](QChar letter) { return letter.isLetterOrNumber() || letter == u'(' || letter == u')'; };
    const auto isAllowed = [&mayEnd](QChar letter) {
        return mayEnd(letter) || letter == u' ' || letter == u'.' || letter == u'_' || letter == u'-';
    };
    return !name.isEmpty() && name.size() <= MaxNameLength && mayEnd(name.front()) && mayEnd(name.back())
        && std::all_of(name.begin(), name.end(), isAllowed);
}

TemplateNames templateNames(const QString &folder)
{
    TemplateNames known;
    QDirIterator files(folder, QDir::Files);
    for (int entries = 0; files.hasNext() && entries < MaxFolderEntries; ++entries) {
        files.next();
        const QString file = files.fileName();
        const QString name = file.chopped(std::min(file.size(), Suffix.size()));
        if (file.endsWith(Suffix) && isTemplateName(name))
            known.names.append(name);
    }
    std::sort(known.names.begin(), known.names.end());
    known.more = std::max(known.names.size() - MaxTemplates, qsizetype(0));
    known.names.resize(known.names.size() - known.more);
    return known;
}

bool hasTemplate(const QString &folder, const QString &name)
{
    return isTemplateName(name) && QFileInfo::exists(fileOf(folder, name));
}

base::Result<Template> readTemplate(const QString &folder, const QString &name)
{
    if (!isTemplateName(name))
        return nameError(name);
    const base::FileErrors errors{Rules::TemplateTooLarge, ErrorKind::Storage, Rules::TemplateUnreadable};
    const auto text = base::readFile(fileOf(folder, name), Template::MaxBytes, errors, base::FileKind::Ordinary);
    if (!text) {
        Error error = text.error();
        error.subject = name;
        return error;
    }
    return Template::read(*text);
}

base::Done saveTemplate(const QString &folder, const QString &name, const QByteArray &text)
{
    if (!isTemplateName(name))
        return nameError(name);
    if (const auto read = Template::read(text); !read)
        return read.error();
    if (!hasRoom(folder, name))
        return Error{.kind = ErrorKind::Usage, .rule = Rules::TemplateTooMany};
    if (!QDir().mkpath(folder))
        return notWritten(name, {});
    QSaveFile file(fileOf(folder, name));
    if (auto opened = base::openForSaving(file, Rules::TemplateNotWritten); !opened)
        return opened;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(text) != text.size() || !file.commit())
        return notWritten(name, file.errorString());
    return std::monostate();
}

base::Done removeTemplate(const QString &folder, const QString &name)
{
    if (!isTemplateName(name))
        return nameError(name);
    QFile file(fileOf(folder, name));
    if (file.remove() || !file.exists())
        return std::monostate();
    return notWritten(name, file.errorString());
}

} // namespace runlatch::templates
