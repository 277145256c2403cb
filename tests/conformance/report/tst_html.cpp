// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/html.h"

#include "conformance/report/htmlevidence.h"
#include "http/shownbody.h"
#include "samplereport.h"
#include "support/suite.h"
#include "wording/translations.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

/// The HTML report is whole and needs nothing else, has the evidence, and nothing of a stranger becomes markup.
class tst_Html : public QObject
{
    Q_OBJECT
private slots:
    void tellsEachCase();
    void hasTheEvidence();
    void listsFailuresFirst();
    void needsNothingElse();
    void isOurMarkupAlone();
    void showsWhatIsInvisible();
    void tellsWhatIsCut();
    void isBounded();
    void speaksGerman();

private:
    /// The document as a reader of XML finds it.
    struct Page
    {
        QString error;
        QSet<QString> elements;
        QSet<QString> attributes;
        QStringList links;
        QSet<QString> anchors;
        QString policy;
        QString style;
        QString text; ///< of the body; a line feed begins each element
    };
    static Page read(const QByteArray &document)
    {
        Page page;
        QXmlStreamReader xml(document);
        QString element;
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::StartElement) {
                element = xml.name().toString();
                page.elements.insert(element);
                if (!QStringList({u"code"_s, u"i"_s, u"span"_s}).contains(element))
                    page.text += u'\n';
                note(page, xml.attributes());
            } else if (token == QXmlStreamReader::Characters) {
                (element == u"style"_s ? page.style : page.text) += xml.text();
            } else if (token == QXmlStreamReader::EndElement) {
                element.clear();
            }
        }
        page.error = xml.hasError() ? xml.errorString() : QString();
        return page;
    }
    static void note(Page &page, const QXmlStreamAttributes &attributes)
    {
        for (const QXmlStreamAttribute &attribute : attributes) {
            page.attributes.insert(attribute.name().toString());
            if (attribute.name() == u"href"_s)
                page.links.append(attribute.value().toString());
            if (attribute.name() == u"id"_s)
                page.anchors.insert(attribute.value().toString());
        }
        if (attributes.value(u"http-equiv"_s) == u"Content-Security-Policy"_s)
            page.policy = attributes.value(u"content"_s).toString();
    }
};

void tst_Html::tellsEachCase()
{
    const Page page = read(writeHtml(sampleReport()));
    QCOMPARE(page.error, QString());
    for (const QString &piece :
         {u"Not passed: http://127.0.0.1:3000/runtask"_s,
          u"\nanswer.status"_s,
          u"✗ Failed answer.status Title of"_s,
          u"\nWhy it matters\nMatters."_s,
          u"\nWhat is sent\nA delivery."_s,
          u"\nWhat is expected\nAn answer."_s,
          u"\nWhat arrived\nIt answered 202.\n\nThe label is long. (callback.too-long, /data/attributes, line 3"_s,
          u"\nRemedy\nShorten it."_s,
          u"\nSource\nspec 5.3"_s,
          u"\nSeverity\nmust"_s,
          u"\nTook\n1.5 s"_s,
          u"≈ Known failure plan.token"_s,
          u"⊘ Not testable plan.redirect"_s,
          u"! Warned callback.long"_s,
          u"i Observed payload.odd"_s,
          u"– Skipped plan.huge"_s,
          u"✓ Passed answer.slow"_s,
          u"\nWhat arrived\nAs expected."_s,
          u"taken out of the baseline: answer.slow"_s,
          u"\nOptions\n--skip plan.huge 'a b'"_s,
          u"\nProgram\nRunlatch 0.1.0"_s,
          u"\nProfile\nfull"_s,
          u"\nlistening\nbye"_s})
        QVERIFY2(page.text.contains(piece), qPrintable(piece + u" is not in "_s + page.text));
}

void tst_Html::hasTheEvidence()
{
    const QString text = read(writeHtml(sampleReport())).text;
    for (const QString &piece :
         {u"\nSent: POST /runtask, answered 202 after 12 ms"_s, u"\n2026-11-21 10:00:00 UTC, 127.0.0.1:3000"_s,
          u"\nPOST /runtask\nX-TFC-Task-Signature: abc"_s, u"{\"payload\":→1}"_s, u"\n202\nContent-Type: text/plain"_s,
          u"\naccepted\n"_s})
        QVERIFY2(text.contains(piece), qPrintable(piece + u" is not in "_s + text));
}

void tst_Html::listsFailuresFirst()
{
    const QString text = QString::fromUtf8(writeHtml(sampleReport()));
    qsizetype last = 0;
    for (const QString &id : {u"answer.status"_s, u"plan.redirect"_s, u"plan.token"_s, u"callback.long"_s,
                              u"payload.odd"_s, u"plan.huge"_s, u"answer.slow"_s}) {
        const qsizetype at = text.indexOf(u"<section class=\"case\" id=\"case-%1\">"_s.arg(id));
        QVERIFY2(at > last, qPrintable(id));
        last = at;
    }
}

void tst_Html::needsNothingElse()
{
    const QByteArray document = writeHtml(sampleReport());
    QVERIFY(document.startsWith("<!DOCTYPE html><html lang=\"en\">"));
    const Page page = read(document);
    const QByteArray digest = QCryptographicHash::hash(page.style.toUtf8(), QCryptographicHash::Sha256).toBase64();
    QCOMPARE(page.policy,
             u"default-src 'none'; style-src 'sha256-%1'; base-uri 'none'; form-action 'none'"_s.arg(
                 QString::fromLatin1(digest)));
    // A browser reads the style sheet as it stands in the file, without resolving entities.
    QVERIFY(document.contains("<style>" + page.style.toUtf8() + "</style>"));
    for (const QString &word : {u"url("_s, u"@import"_s, u"expression"_s})
        QVERIFY(!page.style.contains(word));
    for (const QString &word : {u"prefers-color-scheme:dark"_s, u"@media print"_s})
        QVERIFY(page.style.contains(word));
    for (const QString &link : page.links)
        QVERIFY2(link.startsWith(u'#') && page.anchors.contains(link.mid(1)), qPrintable(link));
    // HTML knows no empty-element tag: these would stay open.
    static const QRegularExpression open(u"<(?!meta)[a-z0-9]+[^>]*/>"_s);
    QVERIFY(!QString::fromUtf8(document).contains(open));
}

void tst_Html::isOurMarkupAlone()
{
    const Page ours = read(writeHtml(sampleReport()));
    const Page page = read(writeHtml(hostileReport()));
    QCOMPARE(page.error, QString());
    QVERIFY2((page.elements - ours.elements).isEmpty(),
             qPrintable(QStringList((page.elements - ours.elements).values()).join(u' ')));
    QCOMPARE(page.attributes, ours.attributes);
    QVERIFY(!page.elements.contains(u"script"_s) && !page.elements.contains(u"img"_s));
    QVERIFY(page.text.contains(u"<script>alert(1)</script>"_s));
    for (const QString &link : page.links)
        QVERIFY2(link.startsWith(u'#') && page.anchors.contains(link.mid(1)), qPrintable(link));
}

void tst_Html::showsWhatIsInvisible()
{
    const QString text = QString::fromUtf8(writeHtml(hostileReport()));
    for (const QChar letter : text)
        QVERIFY2(letter == u'\n' || letter >= u' ', qPrintable(QString::number(letter.unicode(), 16)));
    for (const int code : {0x7f, 0x85, 0x200b, 0x2028, 0x202e, 0x2066, 0xfeff, 0xfffe, 0xffff})
        QVERIFY2(!text.contains(QChar(code)), qPrintable(QString::number(code, 16)));
    QVERIFY(text.contains(u"&lt;U+202E&gt;"_s));              // in a sentence
    QVERIFY(text.contains(u"<i>RLO</i>"_s));                  // in a body
    QVERIFY(text.contains(u"<i>FF</i><i>C0</i><i>80</i>"_s)); // no UTF-8
}

void tst_Html::tellsWhatIsCut()
{
    Report report = sampleReport();
    http::ExchangeRecord &exchange = report.results[1].exchanges[0];
    exchange.requestBody = QByteArray(40'000, 'a');
    exchange.requestBytes = 100'000;
    exchange.responseBody.clear();
    exchange.responseBytes = 0;
    for (int number = 0; number < HtmlEvidence::MaxHeaders + 3; ++number)
        exchange.requestHeaders.append({"X-Many", QByteArray::number(number)});
    report.results[1].droppedExchanges = 7;
    const QString text = read(writeHtml(report)).text;
    QVERIFY(text.contains(u"\nBytes of the body: 100000; shown: 16384"_s));
    QVERIFY(text.contains(u"\nHeaders that are not shown: 4"_s));
    QVERIFY(text.contains(u"\nExchanges that are not shown: 7"_s));
    QVERIFY(text.contains(u"\nNo body"_s));
}

void tst_Html::isBounded()
{
    Report report = sampleReport();
    http::ExchangeRecord exchange = sampleExchange();
    exchange.requestBody = QByteArray(http::MaxShownBodyBytes, 'a');
    exchange.responseBody = exchange.requestBody;
    for (CaseResult &result : report.results)
        result.exchanges.fill(exchange, 100);
    report.results[0].why = QString(1'000'000, u'w');
    report.commandOutput.fill(QString(10'000, u'o'), 10'000);
    const QByteArray document = writeHtml(report);
    QVERIFY2(document.size() < 4 * 1024 * 1024, qPrintable(QString::number(document.size())));
    QVERIFY(document.contains("Exchanges that are not shown: 60"));
    QVERIFY(document.contains("Bytes of the body: 65536; shown: 0"));
}

void tst_Html::speaksGerman()
{
    wording::changeLanguage(*QCoreApplication::instance(), QLocale(QLocale::German, QLocale::Germany));
    const QString german = QString::fromUtf8(writeHtml(sampleReport()));
    wording::changeLanguage(*QCoreApplication::instance(), QLocale(QLocale::English, QLocale::UnitedStates));
    QVERIFY(german.contains(u"<html lang=\"de\">"_s));
    QVERIFY(german.contains(u"✗ Durchgefallen"_s));
    QVERIFY(german.contains(u"Warum es wichtig ist"_s));
    QVERIFY(writeHtml(sampleReport()).contains("<html lang=\"en\">"));
}

RUNLATCH_TEST(tst_Html)

} // namespace runlatch::conformance

#include "tst_html.moc"
