// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "help/page.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::help {

/// A page has its headings with their anchors, and links to other pages become addresses that mean their places.
class tst_Page : public QObject
{
    Q_OBJECT
private slots:
    void hasItsHeadings();
    void aCommentInCodeIsNoHeading();
    void findsAnchors();
    void itsTextIsAsItIsShown();
    void sentencesOfJapaneseHaveNoBlank();
    void linksLeadToPlaces();
    void anAddressOfOthersIsNoPlace();
};

void tst_Page::hasItsHeadings()
{
    const Page page =
        readPage(u"times"_s, u"<!--\nlicense\n-->\n# The `times`\n\nText.\n\n## Ages <!-- ages -->\nMore\n"_s);
    QCOMPARE(page.title, u"The times"_s);
    QCOMPARE(page.sections.size(), 2);
    QCOMPARE(page.sections.at(1).anchor, u"ages"_s);
    QCOMPARE(page.sections.at(1).title, u"Ages"_s);
    QCOMPARE(page.sections.at(1).level, 2);
    QVERIFY(page.sections.at(0).text.contains(u"Text."_s));
    QVERIFY(page.sections.at(1).text.contains(u"More"_s));
    QVERIFY(page.markdown.startsWith(u"# The `times`\n"_s));
    QVERIFY(!page.markdown.contains(u"<!--"_s));
}

void tst_Page::aCommentInCodeIsNoHeading()
{
    const Page page = readPage(u"code"_s, u"# Code\n```\n# a comment\n```\n## After <!-- after -->\n"_s);
    QCOMPARE(page.sections.size(), 2);
    QCOMPARE(page.sections.at(1).anchor, u"after"_s);
    QVERIFY(page.sections.at(0).text.contains(u"# a comment"_s));
}

void tst_Page::findsAnchors()
{
    const Page page = readPage(u"a"_s, u"# A\n## B <!-- b -->\n## C\n"_s);
    QCOMPARE(page.indexOf(u"b"_s), 1);
    QCOMPARE(page.indexOf({}), 0);
    QCOMPARE(page.indexOf(u"c"_s), -1);
}

void tst_Page::itsTextIsAsItIsShown()
{
    const Page page = readPage(u"a"_s, u"# A\n| Ctrl\\+K | C:\\\\a\\_b |\n```\ntr -d '\\n' \\|\n```\n"_s);
    QCOMPARE(page.sections.at(0).text, u"| Ctrl+K | C:\\a_b |\n```\ntr -d '\\n' \\|\n```\n\n"_s);
    QVERIFY(page.markdown.contains(u"Ctrl\\+K"_s));
}

void tst_Page::sentencesOfJapaneseHaveNoBlank()
{
    const QString stop = QStringLiteral("\u3002");
    const QString text = u"# A\nB%1\nC%1\n\n## D\n- E%1\n  F%1\n- G%1\n1. H%1\n2. I%1\n"_s.arg(stop);
    QCOMPARE(readPage(u"a"_s, text).markdown, u"# A\nB%1C%1\n\n## D\n- E%1F%1\n- G%1\n1. H%1\n2. I%1\n\n"_s.arg(stop));
    const QString english = u"# A\nB.\nC.\n"_s;
    QCOMPARE(readPage(u"a"_s, english).markdown, english + u'\n');
}

void tst_Page::linksLeadToPlaces()
{
    const Page page = readPage(u"a"_s, u"# A\n[one](filter.md#plans) [two](filter.md)\n"_s);
    QVERIFY(page.markdown.contains(urlOf(u"filter#plans"_s).toString()));
    QCOMPARE(placeOf(urlOf(u"filter#plans"_s)), u"filter#plans"_s);
    QCOMPARE(placeOf(urlOf(u"filter"_s)), u"filter"_s);
}

void tst_Page::anAddressOfOthersIsNoPlace()
{
    QVERIFY(placeOf(QUrl(u"https://example.com/filter#plans"_s)).isEmpty());
}

RUNLATCH_TEST(tst_Page)

} // namespace runlatch::help

#include "tst_page.moc"
