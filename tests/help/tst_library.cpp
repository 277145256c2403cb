// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "help/library.h"

#include "help/tables.h"
#include "store/search/capturefields.h"
#include "support/suite.h"
#include "wording/help/helpplaces.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::help {

namespace {

/// The anchors of a page with the levels of their headings, in their order.
QStringList anchorsOf(const Page &page)
{
    QStringList anchors;
    for (const Section &section : page.sections)
        anchors.append(QString::number(section.level) + u' ' + section.anchor);
    return anchors;
}

bool hasPlace(const Library &library, const QString &place)
{
    const Page *page = library.page(place);
    return page && page->indexOf(place.section(u'#', 1)) >= 0;
}

} // namespace

/// The help has the same sections in each language, every place that the program or a page names, and its own tables.
class tst_Library : public QObject
{
    Q_OBJECT
private slots:
    void eachLanguageHasTheSameSections();
    void everyPageIsWrittenInEachLanguage_data();
    void everyPageIsWrittenInEachLanguage();
    void noAnchorComesTwice();
    void everyLinkLeadsSomewhere();
    void everyErrorHasItsSection();
    void everyTableIsShown();
    void aCallerFillsWhatItKnows();
    void aFolderIsTextInTheTableOfFiles();
    void hasEveryFieldOfAFilter();
    void anUnknownLanguageIsEnglish();
    void findsSectionsWithAllWords();
    void boundsTheWords();
};

void tst_Library::eachLanguageHasTheSameSections()
{
    const Library english(Library::languages().constFirst());
    for (const QString &language : Library::languages()) {
        const Library library(language);
        QCOMPARE(library.pages().size(), english.pages().size());
        for (qsizetype page = 0; page < english.pages().size(); ++page) {
            QCOMPARE(library.pages().at(page).name, english.pages().at(page).name);
            QCOMPARE(anchorsOf(library.pages().at(page)), anchorsOf(english.pages().at(page)));
        }
    }
}

void tst_Library::everyPageIsWrittenInEachLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : Library::languages().mid(1))
        QTest::newRow(qPrintable(language)) << language;
}

void tst_Library::everyPageIsWrittenInEachLanguage()
{
    QFETCH(const QString, language);
    const Library english(Library::languages().constFirst());
    const Library library(language);
    for (qsizetype page = 0; page < english.pages().size(); ++page)
        QVERIFY2(library.pages().at(page).markdown != english.pages().at(page).markdown,
                 qPrintable(english.pages().at(page).name));
}

void tst_Library::noAnchorComesTwice()
{
    const Library library(u"en"_s);
    for (const Page &page : library.pages()) {
        QVERIFY2(!page.title.isEmpty(), qPrintable(page.name));
        QSet<QString> anchors;
        for (const Section &section : page.sections) {
            if (section.level != 2)
                continue;
            QVERIFY2(!section.anchor.isEmpty() && !anchors.contains(section.anchor),
                     qPrintable(page.name + u": "_s + section.title));
            anchors.insert(section.anchor);
        }
    }
}

void tst_Library::everyLinkLeadsSomewhere()
{
    static const QRegularExpression link(u"\\]\\(([^)]*)\\)"_s);
    int links = 0;
    for (const QString &language : Library::languages()) {
        const Library library(language);
        for (const Page &page : library.pages()) {
            for (auto found = link.globalMatch(page.markdown); found.hasNext(); ++links) {
                const QString target = found.next().captured(1);
                const QString place = placeOf(QUrl(target));
                QVERIFY2(hasPlace(library, place), qPrintable(page.name + u": "_s + target));
            }
        }
    }
    QVERIFY(links > 20);
}

void tst_Library::everyErrorHasItsSection()
{
    const Library library(u"en"_s);
    for (const wording::HelpPlace &place : wording::helpPlaces())
        QVERIFY2(hasPlace(library, place.section), place.section.data());
    for (int kind = 0; kind <= static_cast<int>(base::ErrorKind::Usage); ++kind) {
        const QString place = wording::helpPlaceOf(static_cast<base::ErrorKind>(kind));
        QVERIFY2(hasPlace(library, place), qPrintable(place));
    }
    QVERIFY(hasPlace(library, u"troubleshooting#unknown-outcome"_s));
}

void tst_Library::everyTableIsShown()
{
    const Library library(u"en"_s, [](const QString &) { return u"filled"_s; });
    static const QRegularExpression mark(u"\\{\\{[a-z][a-z. -]*\\}\\}"_s);
    QString all;
    for (const Page &page : library.pages()) {
        QVERIFY2(!page.markdown.contains(mark), qPrintable(page.name));
        all += page.markdown;
    }
    for (const QString &name : ownTableNames()) {
        const QString table = ownTable(name);
        QVERIFY2(table.size() > 20 && all.contains(table.trimmed()), qPrintable(name));
    }
    QVERIFY(ownTable(u"fields.nothing"_s).isNull());
}

void tst_Library::aCallerFillsWhatItKnows()
{
    QStringList asked;
    const Library library(u"en"_s, [&asked](const QString &name) {
        asked.append(name);
        return name == "files"_L1 ? u"the-folder-of-this-run"_s : QString();
    });
    QCOMPARE(asked, (QStringList{u"files"_s, u"shortcuts"_s}));
    QVERIFY(library.page(u"files"_s)->markdown.contains(u"the-folder-of-this-run"_s));
    QVERIFY(library.page(u"keyboard"_s)->markdown.contains(u"{{shortcuts}}"_s));
}

void tst_Library::aFolderIsTextInTheTableOfFiles()
{
    QVERIFY(fileTable(u"/data"_s).contains(u"/data/captures.sqlite |"_s));
    const QString table = fileTable(u"/a|b`c<i>](start.md)"_s);
    QVERIFY(table.contains(u"\\|b\\`c\\<i\\>\\]\\(start.md\\)"_s));
    const Library library(u"en"_s, [&table](const QString &name) { return name == "files"_L1 ? table : QString(); });
    QVERIFY(!library.page(u"files"_s)->markdown.contains(urlOf(u"start)"_s).toString()));
    QVERIFY(!library.find(u"a|b`c<i>](start.md)"_s).isEmpty()); // as it is shown
}

void tst_Library::hasEveryFieldOfAFilter()
{
    const Library library(u"en"_s);
    for (const filter::Field &field : store::captureFields())
        QVERIFY(library.page(u"filter"_s)->markdown.contains(u"`%1:`"_s.arg(field.name)));
}

void tst_Library::anUnknownLanguageIsEnglish()
{
    const Library library(u"tlh"_s);
    QCOMPARE(library.pages().constFirst().markdown, Library(u"en"_s).pages().constFirst().markdown);
}

void tst_Library::findsSectionsWithAllWords()
{
    const Library library(u"en"_s);
    const QList<Hit> hits = library.find(u"  KEYCHAIN locked "_s);
    QVERIFY(!hits.isEmpty());
    const auto isKeychain = [&library](const Hit &hit) {
        return library.pages().at(hit.page).sections.at(hit.section).anchor == u"keychain"_s;
    };
    QVERIFY(std::any_of(hits.begin(), hits.end(), isKeychain));
    QVERIFY(hits.size() < library.find(u"keychain"_s).size());
    QVERIFY(library.find(u"xyzzy"_s).isEmpty());
    QVERIFY(library.find(u" "_s).isEmpty());
}

void tst_Library::boundsTheWords()
{
    QCOMPARE(Library::wordsOf(u"a "_s.repeated(Library::MaxWords + 5)).size(), Library::MaxWords);
}

RUNLATCH_TEST(tst_Library)

} // namespace runlatch::help

#include "tst_library.moc"
