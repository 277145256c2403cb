// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "support/suite.h"
#include "wording/sentence.h"
#include "wording/times.h"
#include "wording/translations.h"

#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList forms; ///< one form, or one for each plural form of the language
    bool isPlural = false;
    bool isFinished = true;
};

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.isFinished = !xml.attributes().hasAttribute("type"_L1);
    if (!message.isPlural) {
        message.forms = {xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement())
        message.forms.append(xml.readElementText());
}

/// The texts as translators see them: from the source tree, not the compiled files.
QList<Message> messages(const QString &language)
{
    QFile file(QDir(QStringLiteral(RUNLATCH_TEST_DATA)).filePath(u"../../translations/runlatch_%1.ts"_s.arg(language)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> found;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "message"_L1)
            found.append({context, {}, {}, xml.attributes().hasAttribute("numerus"_L1)});
        else if (xml.name() == "source"_L1)
            found.last().source = xml.readElementText();
        else if (xml.name() == "translation"_L1)
            readTranslation(xml, found.last());
    }
    return xml.hasError() ? QList<Message>() : found;
}

/// The placeholders and line breaks of a text, sorted, without repetition.
QStringList markers(const QString &text)
{
    static const QRegularExpression marker(u"%(?:[1-9]|n)|\n"_s);
    QStringList found;
    for (QRegularExpressionMatchIterator match = marker.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.removeDuplicates();
    found.sort();
    return found;
}

QString told(const Message &message, const QString &form)
{
    return u"%1: \"%2\" -> \"%3\""_s.arg(message.context, message.source, form);
}

} // namespace

/// Every text is translated completely, and the language is the chosen one.
class tst_Translations : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void englishTimesHavePlurals_data();
    void englishTimesHavePlurals();
    void englishTextsOfWindowsHavePlurals();
    void everyEnglishPluralIsFilledIn();
    void contextsAreWhole_data() { languages(); }
    void contextsAreWhole();
    void placeholdersAreKept_data() { languages(); }
    void placeholdersAreKept();
    void germanLoads();
    void theLocaleChoosesTheLanguage();
    void anotherLanguageTakesThePlace();

private:
    static void languages();
};

void tst_Translations::initTestCase()
{
    QLocale::setDefault(QLocale::c()); // the tests do not depend on LANGUAGE
    installTranslations(*qApp);
}

void tst_Translations::englishTimesHavePlurals_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<QString>("words");
    QTest::newRow("day") << 1 << u"1 day ago"_s;
    QTest::newRow("days") << 8 << u"8 days ago"_s;
    QTest::newRow("months") << 90 << u"3 months ago"_s;
    QTest::newRow("years") << 800 << u"2 years ago"_s;
}

void tst_Translations::englishTimesHavePlurals()
{
    QFETCH(int, days);
    QFETCH(QString, words);
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    QCOMPARE(relativeTime(now.addDays(-days), now), words);
}

void tst_Translations::englishTextsOfWindowsHavePlurals()
{
    const auto rows = [](int count) {
        return QCoreApplication::translate("runlatch::ui::ChangeRequestNotices",
                                           "%n row(s) of this page could not be read.", nullptr, count);
    };
    QCOMPARE(rows(1), u"1 row of this page could not be read."_s);
    QCOMPARE(rows(2), u"2 rows of this page could not be read."_s);
}

void tst_Translations::everyEnglishPluralIsFilledIn()
{
    const QList<Message> plurals = messages(u"en"_s);
    QVERIFY(!plurals.isEmpty());
    for (const Message &plural : plurals) {
        QVERIFY2(plural.isPlural && plural.isFinished, qPrintable(told(plural, {})));
        QCOMPARE(plural.forms.size(), 2);
        for (const QString &form : plural.forms)
            QVERIFY2(!form.isEmpty() && !form.contains("(s)"_L1), qPrintable(told(plural, form)));
    }
}

void tst_Translations::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("German") << u"de"_s;
    QTest::newRow("Japanese") << u"ja"_s;
}

void tst_Translations::contextsAreWhole()
{
    QFETCH(QString, language);
    for (const Message &message : messages(language)) // a context without its namespaces is never looked up
        QVERIFY2(message.context.startsWith("runlatch::"_L1), qPrintable(told(message, {})));
}

void tst_Translations::placeholdersAreKept()
{
    QFETCH(QString, language);
    int finished = 0;
    for (const Message &message : messages(language)) {
        if (!message.isFinished)
            continue;
        ++finished;
        for (const QString &form : message.forms) {
            QVERIFY2(markers(form) == markers(message.source), qPrintable(told(message, form)));
            QVERIFY2(form.count(u'&') == message.source.count(u'&'), qPrintable(told(message, form)));
        }
    }
    QVERIFY(finished > 0);
}

void tst_Translations::germanLoads()
{
    QTranslator german;
    QVERIFY(german.load(u":/runlatch/translations/runlatch_de.qm"_s));
    QCOMPARE(german.translate("runlatch::wording", "Archived"), u"Archiviert"_s);
    QCOMPARE(german.translate("runlatch::wording", "%n day(s) ago", nullptr, 1), u"vor %n Tag"_s);
    QCOMPARE(german.translate("runlatch::wording", "%n day(s) ago", nullptr, 8), u"vor %n Tagen"_s);
}

void tst_Translations::theLocaleChoosesTheLanguage()
{
    const base::Error error{base::ErrorKind::Timeout, {}, u"tf.example"_s, {}};
    const QString english = sentence(error).fact;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    installTranslations(*qApp);
    QLocale::setDefault(QLocale::c());
    const QString german = sentence(error).fact;
    QVERIFY2(english.contains("did not answer"_L1), qPrintable(english));
    QVERIFY2(german.contains("nicht rechtzeitig geantwortet"_L1), qPrintable(german));
}

void tst_Translations::anotherLanguageTakesThePlace()
{
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    const QDateTime yesterday = now.addSecs(-86400);
    changeLanguage(*qApp, QLocale(u"de"_s));
    QCOMPARE(relativeTime(yesterday, now), u"vor 1 Tag"_s);
    changeLanguage(*qApp, QLocale(u"en"_s));
    QCOMPARE(relativeTime(yesterday, now), u"1 day ago"_s);
}

RUNLATCH_TEST(tst_Translations)

} // namespace runlatch::wording

#include "tst_translations.moc"
