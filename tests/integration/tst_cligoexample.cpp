// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "exampletest.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const QList<ExampleDefect> goDefects{
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

/// The Go example does what the help says, and each defect in it is found.
class tst_CliGoExample : public ExampleTest
{
    Q_OBJECT
public:
    tst_CliGoExample()
        : ExampleTest({u"go"_s, u"run"_s}, u"integration.go"_s, goDefects)
    {
    }
};

RUNLATCH_TEST(tst_CliGoExample)
#include "moc_exampletest.cpp" // once for all examples
#include "tst_cligoexample.moc"
