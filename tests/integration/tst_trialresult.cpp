// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/trialresult.h"
#include "support/suite.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::cli;
using Status = TrialResult::Status;

/// The suite of `trigger` has a case for each part, counts what was skipped apart, and is never green for nothing.
class tst_TrialResult : public QObject
{
    Q_OBJECT
private slots:
    void hasACaseForEach();
    void isNeverGreenForNothing();

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

void tst_TrialResult::hasACaseForEach()
{
    const conformance::JUnitSuite suite =
        junitSuite(u"127.0.0.1:3000/runtask"_s,
                   {{u"post_plan"_s, Status::Passed, {}, std::chrono::milliseconds(1500)},
                    {u"wrong-key"_s, Status::Failed, u"a \"<b>\" & c"_s},
                    {u"unsigned"_s, Status::Skipped, u"no key"_s},
                    {u"verification"_s, Status::CouldNotTell, u"nobody answered"_s}},
                   {u"one"_s, u"two"_s});
    const QByteArray document = writeJUnit(suite);
    const QStringList attributes{u"name"_s,    u"tests"_s, u"failures"_s, u"errors"_s,
                                 u"skipped"_s, u"time"_s,  u"message"_s};
    QCOMPARE(elements(document, attributes),
             QStringList({u"testsuites"_s,
                          u"testsuite name=127.0.0.1:3000/runtask tests=4 failures=1 errors=1 skipped=1 time=1.500"_s,
                          u"testcase name=post_plan time=1.500"_s, u"testcase name=wrong-key time=0.000"_s,
                          u"failure message=a \"<b>\" & c"_s, u"testcase name=unsigned time=0.000"_s,
                          u"skipped message=no key"_s, u"testcase name=verification time=0.000"_s,
                          u"error message=nobody answered"_s, u"system-out"_s}));
    QVERIFY(document.contains("one\ntwo"));
}

void tst_TrialResult::isNeverGreenForNothing()
{
    const QByteArray document = writeJUnit(junitSuite(u"nothing"_s, {}));
    QCOMPARE(elements(document, {u"tests"_s, u"errors"_s}),
             QStringList({u"testsuites"_s, u"testsuite tests=1 errors=1"_s, u"testcase"_s, u"error"_s}));
}

RUNLATCH_TEST(tst_TrialResult)
#include "tst_trialresult.moc"
