// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "help/page.h"

#include <QCoreApplication>

#include <functional>

namespace runlatch::help {

/// A section that has all the words.
struct Hit
{
    int page = 0;    ///< index in Library::pages()
    int section = 0; ///< index in the sections of the page
};

/// The pages of the help in one language, which are part of the program. Made at once: some 100 KB are read from
/// memory.
class Library
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::help::Library)
public:
    static constexpr int MaxWords = 20; ///< of a search; further ones do not count

    /// The text in the place of `{{name}}` in a page, as markdown. A null text leaves the mark.
    using Filling = std::function<QString(const QString &name)>;

    /// `language` is the folder of the pages. A page that it lacks is shown in English. `filling` is asked for what
    /// only its caller knows; the tables of this program's languages are known here.
    explicit Library(const QString &language, const Filling &filling = {});

    /// The language of the program's texts as they are shown now: "en", "de", "ja".
    static QString language();
    static QStringList languages(); ///< those that have pages, English first

    const QList<Page> &pages() const { return m_pages; } ///< in the order of the table of contents
    /// The page of a place, "filter#times" or "filter"; nullptr for none.
    const Page *page(const QString &place) const;
    /// The sections that have each of the words, in either case, in the order of the pages. A title counts for all of
    /// its section. None without a word.
    QList<Hit> find(const QString &words) const;
    static QStringList wordsOf(const QString &text); ///< the words of a search, within their bound

private:
    QList<Page> m_pages;
};

} // namespace runlatch::help
