// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace runlatch::help {

/// A heading of a page, with the text below it up to the next one.
struct Section
{
    QString anchor; ///< steady and the same in every language; empty for one that no link leads to
    QString title;
    int level = 1;
    QString text; ///< without the heading, to be searched: markdown, but characters stand without their escapes
};

/// A page of the help.
struct Page
{
    QString name; ///< "filter", steady and the same in every language
    QString title;
    QString markdown;        ///< as it is shown: links to other pages are addresses of the help
    QList<Section> sections; ///< all headings in their order, the page's own first

    int indexOf(const QString &anchor) const; ///< in `sections`; 0 for an empty anchor, -1 for one that is not there
};

/// Reads a page as it is written: markdown, in which a heading may end with its anchor as a comment
/// (`## Times <!-- times -->`), and `](filter.md#times)` leads to a section of another page. Comments above the first
/// heading are left out. Takes linear time.
Page readPage(const QString &name, const QString &text);

/// The address of a place, "filter#times", in the markdown of a page. Its host is one that no network has.
QUrl urlOf(const QString &place);
/// The place that such an address means. Empty for any other address.
QString placeOf(const QUrl &url);

} // namespace runlatch::help
