// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "exampletrial.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const ExampleDefect goDefects[] = {
    {"no signature check", "if err != nil || !isSigned(body, request.Header.Get(\"X-TFC-Task-Signature\")) {",
     "if err != nil {", "signature is not checked"},
    {"signs what it parsed", "\tmac.Write(body)\n",
     "\tvar parsed any\n\tjson.Unmarshal(body, &parsed)\n\twritten, _ := json.Marshal(parsed)\n\tmac.Write(written)\n",
     "401"},
    {"202", "response.WriteHeader(http.StatusOK)", "response.WriteHeader(http.StatusAccepted)", "202"},
    {"no callback", "\tif isVerification(task) {\n", "\tif true {\n", "callback"},
    {"POST", "http.NewRequest(\"PATCH\"", "http.NewRequest(\"POST\"", "405"},
    {"a second final", "\treturn callBack(task, object{\"status\": status,",
     "\tcallBack(task, object{\"status\": status}, nil)\n\treturn callBack(task, object{\"status\": status,", "409",
     DefectTime::AfterTheEnd},
    {"the code is dropped", "task.CallbackURL, bytes",
     "task.CallbackURL[:bytes.IndexByte([]byte(task.CallbackURL+\"?\"), '?')], bytes", "code"},
    {"calls back to a verification request", "\tif isVerification(task) {\n", "\tif false {\n", "callback",
     DefectTime::AtVerification},
};

} // namespace

/// The Go example does what the README says, and each defect in it is found.
class tst_CliGoExample : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void passesTheReadmesPipeline();
    void failsWhereItIsTold();
    void failsForADefect_data();
    void failsForADefect();

private:
    ExampleTrial m_trial{{u"go"_s, u"run"_s}, u"integration.go"_s};
};

void tst_CliGoExample::initTestCase()
{
    if (!m_trial.canRun())
        QSKIP("there is no go");
}

void tst_CliGoExample::passesTheReadmesPipeline()
{
    m_trial.passesTheReadmesPipeline();
}

void tst_CliGoExample::failsWhereItIsTold()
{
    m_trial.failsWhereItIsTold();
}

void tst_CliGoExample::failsForADefect_data()
{
    QTest::addColumn<const ExampleDefect *>("defect");
    for (const ExampleDefect &defect : goDefects)
        QTest::newRow(defect.name) << &defect;
}

void tst_CliGoExample::failsForADefect()
{
    QFETCH(const ExampleDefect *, defect);
    m_trial.failsFor(*defect);
}

RUNLATCH_TEST(tst_CliGoExample)
#include "tst_cligoexample.moc"
