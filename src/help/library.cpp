// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "help/library.h"

#include "help/tables.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

// Names the resources. The linker drops the resources of a static library unless something names them.
static void initHelpResources()
{
    Q_INIT_RESOURCE(help);
    Q_INIT_RESOURCE(changes);
}

namespace runlatch::help {

namespace {

/// The pages in the order of the table of contents.
constexpr std::array PageNames{
    "start"_L1,    "change-requests"_L1, "bulk-create"_L1,     "run-tasks"_L1, "reply"_L1,    "signature"_L1,
    "rules"_L1,    "filter"_L1,          "simulator"_L1,       "check"_L1,     "activity"_L1, "command-line"_L1,
    "security"_L1, "files"_L1,           "troubleshooting"_L1, "keyboard"_L1,  "news"_L1,
};

QString textOf(const QString &language, const QString &name)
{
    QFile file(u":/runlatch/help/%1/%2.md"_s.arg(language, name));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString filled(const QString &text, const Library::Filling &filling)
{
    static const QRegularExpression mark(u"\\{\\{([a-z][a-z. -]*)\\}\\}"_s);
    QString result;
    qsizetype end = 0;
    for (auto marks = mark.globalMatch(text); marks.hasNext();) {
        const QRegularExpressionMatch match = marks.next();
        QString filler = ownTable(match.captured(1));
        if (filler.isNull() && filling)
            filler = filling(match.captured(1));
        result += QStringView(text).sliced(end, match.capturedStart() - end);
        result += filler.isNull() ? match.captured() : filler;
        end = match.capturedEnd();
    }
    result += QStringView(text).sliced(end);
    return result;
}

bool hasAll(const Page &page, const Section &section, const QStringList &words)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        return page.title.contains(word, Qt::CaseInsensitive) || section.title.contains(word, Qt::CaseInsensitive)
            || section.text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace

Library::Library(const QString &language, const Filling &filling)
{
    initHelpResources();
    for (const QLatin1StringView name : PageNames) {
        QString text = textOf(language, name);
        if (text.isEmpty())
            text = textOf(languages().constFirst(), name);
        m_pages.append(readPage(name, filled(text, filling)));
    }
}

QString Library::language()
{
    //: The folder of the help in this language: "de" for German
    return tr("en");
}

QStringList Library::languages()
{
    return {u"en"_s, u"de"_s, u"ja"_s};
}

const Page *Library::page(const QString &place) const
{
    const QString name = place.section(u'#', 0, 0);
    const auto page = std::ranges::find(m_pages, name, &Page::name);
    return page == m_pages.end() ? nullptr : &*page;
}

QList<Hit> Library::find(const QString &words) const
{
    const QStringList wanted = wordsOf(words);
    QList<Hit> hits;
    if (wanted.isEmpty())
        return hits;
    for (int page = 0; page < m_pages.size(); ++page) {
        const QList<Section> &sections = m_pages.at(page).sections;
        for (int section = 0; section < sections.size(); ++section) {
            if (hasAll(m_pages.at(page), sections.at(section), wanted))
                hits.append({.page = page, .section = section});
        }
    }
    return hits;
}

QStringList Library::wordsOf(const QString &text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts).mid(0, MaxWords);
}

} // namespace runlatch::help
