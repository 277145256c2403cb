// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/junit.h"

#include "samplereport.h"
#include "support/suite.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

/// A certificate in JUnit's XML has stable names, is red for what counts and only for that, and stays XML.
class tst_JUnit : public QObject
{
    Q_OBJECT
private slots:
    void isRedForWhatCounts();
    void namesSuitesAndCases();
    void tellsWhyAndWhatToDo();
    void hasWhatRepeatsIt();
    void staysXmlWhateverIsSaid();

private:
    struct Element
    {
        QString name;
        QXmlStreamAttributes attributes;
        QString text;
        QString value(const QString &attribute) const { return attributes.value(attribute).toString(); }
    };
    /// All elements in their order; one with the error if the document is no XML.
    static QList<Element> elements(const QByteArray &document)
    {
        QList<Element> all;
        QXmlStreamReader xml(document);
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::StartElement)
                all.append({xml.name().toString(), xml.attributes(), {}});
            else if (token == QXmlStreamReader::Characters && !xml.isWhitespace())
                all.last().text += xml.text();
        }
        return xml.hasError() ? QList<Element>{{xml.errorString(), {}, {}}} : all;
    }
    /// "id" for each case that passed, "id failure" for the others.
    static QStringList verdicts(const QList<Element> &all)
    {
        QStringList told;
        for (const Element &element : all) {
            if (element.name == u"testcase"_s)
                told.append(element.value(u"name"_s));
            else if (!told.isEmpty() && element.attributes.hasAttribute(u"message"_s))
                told.last() += u' ' + element.name;
        }
        return told;
    }
    static Element ofKind(const QList<Element> &all, const QString &name, qsizetype index = 0)
    {
        for (const Element &element : all) {
            if (element.name == name && index-- == 0)
                return element;
        }
        return {};
    }
};

void tst_JUnit::isRedForWhatCounts()
{
    const QList<Element> all = elements(writeJUnit(junitSuite(sampleReport())));
    QCOMPARE(verdicts(all),
             QStringList({u"answer.slow"_s, u"answer.status failure"_s, u"callback.long"_s, u"plan.token skipped"_s,
                          u"plan.huge skipped"_s, u"plan.redirect error"_s, u"payload.odd"_s}));
    const Element suite = ofKind(all, u"testsuite"_s);
    QCOMPARE(suite.value(u"tests"_s), u"7"_s);
    QCOMPARE(suite.value(u"failures"_s), u"1"_s);
    QCOMPARE(suite.value(u"errors"_s), u"1"_s);
    QCOMPARE(suite.value(u"skipped"_s), u"2"_s);
    const QList<Element> nothing = elements(writeJUnit(junitSuite({})));
    QCOMPARE(verdicts(nothing), QStringList({u"check error"_s}));
    QCOMPARE(ofKind(nothing, u"testsuite"_s).value(u"errors"_s), u"1"_s);
}

void tst_JUnit::namesSuitesAndCases()
{
    QCOMPARE(junitSuite(sampleReport()).name, u"127.0.0.1:3000/runtask"_s);
    QCOMPARE(junitSuite(sampleReport(), u"Python"_s).name, u"Python"_s);
    Report report = sampleReport();
    report.target = u"https://user:word@example.com/a%20b?key=1"_s;
    QCOMPARE(junitSuite(report).name, u"example.com/a%20b"_s);
    const QList<Element> all = elements(writeJUnit(junitSuite(report)));
    QCOMPARE(ofKind(all, u"testcase"_s, 3).value(u"name"_s), u"plan.token"_s);
    QCOMPARE(ofKind(all, u"testcase"_s, 3).value(u"classname"_s), u"runlatch.check.plan"_s);
    QCOMPARE(ofKind(all, u"testcase"_s, 3).value(u"time"_s), u"1.500"_s);
}

void tst_JUnit::tellsWhyAndWhatToDo()
{
    const QList<Element> all = elements(writeJUnit(junitSuite(sampleReport())));
    const Element failure = ofKind(all, u"failure"_s);
    QCOMPARE(failure.value(u"message"_s), u"It answered 202."_s);
    QCOMPARE(failure.value(u"type"_s), u"must"_s);
    QCOMPARE(failure.text.split(u'\n'),
             QStringList({u"Failed: It answered 202."_s,
                          u"The label is long. (callback.too-long, /data/attributes, line 3, column 14)"_s,
                          u"What was sent: A delivery."_s, u"What was expected: An answer."_s,
                          u"What to do: Shorten it."_s, u"Where it comes from: spec 5.3"_s}));
    QVERIFY(ofKind(all, u"error"_s).text.contains(u"What to do: Keep it alive."_s)); // of what failed
    QCOMPARE(ofKind(all, u"skipped"_s).value(u"message"_s), u"known failure: No token came."_s);
    QCOMPARE(ofKind(all, u"skipped"_s, 1).value(u"message"_s), u"No plan was read."_s);
    QVERIFY(ofKind(all, u"system-out"_s).text.startsWith(u"Warned: Too long."_s));
    QCOMPARE(all.last().text, u"listening\nbye"_s);
}

void tst_JUnit::hasWhatRepeatsIt()
{
    const QList<Element> all = elements(writeJUnit(junitSuite(sampleReport())));
    QStringList properties;
    for (const Element &element : all) {
        if (element.name == u"property"_s)
            properties.append(element.value(u"name"_s) + u'=' + element.value(u"value"_s));
    }
    QCOMPARE(properties,
             QStringList({u"target=http://127.0.0.1:3000/runtask"_s, u"profile=full"_s,
                          u"options=--skip plan.huge 'a b'"_s, u"started=2026-11-21 10:00:00 UTC"_s, u"took=4.2 s"_s,
                          u"program=Runlatch 0.1.0"_s, u"healed=answer.slow"_s}));
    QCOMPARE(ofKind(all, u"testsuite"_s).value(u"timestamp"_s), u"2026-11-21T10:00:00"_s);
    QCOMPARE(ofKind(all, u"testsuite"_s).value(u"time"_s), u"4.200"_s);
}

void tst_JUnit::staysXmlWhateverIsSaid()
{
    const QByteArray document = writeJUnit(junitSuite(hostileReport()));
    const QList<Element> all = elements(document);
    QVERIFY2(all.size() > 1, qPrintable(all.value(0).name));
    QCOMPARE(ofKind(all, u"testsuite"_s).value(u"tests"_s), u"6"_s);
    QVERIFY(!QString::fromUtf8(document).contains(QChar(0x202e)));
    QVERIFY(ofKind(all, u"failure"_s).text.contains(u"<U+202E>"_s));
    QVERIFY(ofKind(all, u"failure"_s).value(u"message"_s).startsWith("]]> <!-- & \" ' </td>"_L1));
}

RUNLATCH_TEST(tst_JUnit)

} // namespace runlatch::conformance

#include "tst_junit.moc"
