// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/junitreport.h"
#include "support/suite.h"

#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace runlatch::cli;
using Status = TrialResult::Status;

/// The JUnit report has a case for each run task and is never green for nothing.
class tst_JUnitReport : public QObject
{
    Q_OBJECT
private slots:
    void hasACaseForEach();
    void isNeverGreenForNothing();
    void staysXmlWhateverIsSaid();
    void isWrittenOrAnError();

private:
    /// Each element as "name attribute=value ...|text", in order.
    static QStringList elements(const QByteArray &document, const QStringList &attributes)
    {
        QStringList all;
        QXmlStreamReader xml(document);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            QString element = xml.name().toString();
            for (const QString &attribute : attributes) {
                if (xml.attributes().hasAttribute(attribute))
                    element += u' ' + attribute + u'=' + xml.attributes().value(attribute).toString();
            }
            all.append(element);
        }
        return xml.hasError() ? QStringList{xml.errorString()} : all;
    }
};

void tst_JUnitReport::hasACaseForEach()
{
    const QByteArray document = writeJUnit({{u"post_plan"_s, Status::Passed, {}, std::chrono::milliseconds(1500)},
                                            {u"wrong-key"_s, Status::Failed, u"a \"<b>\" & c"_s},
                                            {u"verification"_s, Status::CouldNotTell, u"nobody answered"_s}},
                                           {u"one"_s, u"two"_s});
    QCOMPARE(elements(document, {u"name"_s, u"tests"_s, u"failures"_s, u"errors"_s, u"time"_s, u"message"_s}),
             QStringList({u"testsuites"_s, u"testsuite name=runlatch trigger tests=3 failures=1 errors=1 time=1.500"_s,
                          u"testcase name=post_plan time=1.500"_s, u"testcase name=wrong-key time=0.000"_s,
                          u"failure message=a \"<b>\" & c"_s, u"testcase name=verification time=0.000"_s,
                          u"error message=nobody answered"_s, u"system-out"_s}));
    QVERIFY(document.contains("one\ntwo"));
}

void tst_JUnitReport::isNeverGreenForNothing()
{
    const QByteArray document = writeJUnit({});
    QCOMPARE(elements(document, {u"tests"_s, u"errors"_s}),
             QStringList({u"testsuites"_s, u"testsuite tests=1 errors=1"_s, u"testcase"_s, u"error"_s}));
}

void tst_JUnitReport::staysXmlWhateverIsSaid()
{
    QString hostile = u"]]> <!-- & \" ' "_s;
    for (int code = 0; code < 0x20; ++code)
        hostile += QChar(code);
    hostile += QChar(0xd800);
    hostile += QChar(0xffff);
    hostile += u"😀"_s;
    const QByteArray document = writeJUnit({{hostile, Status::Failed, hostile}}, {hostile});
    const QStringList read = elements(document, {u"message"_s});
    QCOMPARE(read.size(), 5);
    QVERIFY2(read[3].startsWith("failure message=]]> <!-- & \" ' "_L1), qPrintable(read[3]));
    QVERIFY(read[3].endsWith(u"\ufffd\ufffd😀"_s));
}

void tst_JUnitReport::isWrittenOrAnError()
{
    QTemporaryDir folder;
    QVERIFY(saveJUnit(folder.filePath(u"out.xml"_s), {}));
    QFile file(folder.filePath(u"out.xml"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), writeJUnit({}));
    const auto missed = saveJUnit(folder.filePath(u"nowhere/out.xml"_s), {});
    QVERIFY(!missed);
    QCOMPARE(missed.error().rule, u"file.not-written"_s);
}

RUNLATCH_TEST(tst_JUnitReport)
#include "tst_junitreport.moc"
