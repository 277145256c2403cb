// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "exampletest.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const QList<ExampleDefect> pythonDefects{
    {"no signature check", "is_valid = is_signed(body, self.headers.get(\"X-TFC-Task-Signature\"))", "is_valid = True",
     "signature is not checked"},
    {"signs what it parsed", "hmac.new(KEY, body,",
     "hmac.new(KEY, json.dumps(json.loads(body), separators=(',', ':'), ensure_ascii=False).encode(),",
     "re-serialized"},
    {"another hash", "hashlib.sha512", "hashlib.sha256", "401"},
    {"202", "200 if is_valid", "202 if is_valid", "202"},
    {"500", "200 if is_valid", "500 if is_valid", "500"},
    {"no callback", "if task and not is_verification(task):", "if False:", "callback"},
    {"POST", "method=\"PATCH\"", "method=\"POST\"", "405"},
    {"status in the wrong place", "\"attributes\": attributes}", "**attributes}", "422"},
    {"a second final", "    call_back(task, {\"status\": status, \"message\"",
     "    call_back(task, {\"status\": status}); call_back(task, {\"status\": status, \"message\"", "409",
     DefectTime::AfterTheEnd},
    {"running after the final", "\"The rule \" + status}, outcomes)",
     "\"The rule \" + status}, outcomes); call_back(task, {\"status\": \"running\"})", "409", DefectTime::AfterTheEnd},
    {"another content type", "\"application/vnd.api+json\"", "\"text/plain\"", "text/plain"},
    {"the code is dropped", "task[\"task_result_callback_url\"]", "task[\"task_result_callback_url\"].split(\"?\")[0]",
     "code"},
    {"calls back to a verification request", "if task and not is_verification(task):", "if task:", "callback",
     DefectTime::AtVerification},
};

} // namespace

/// The Python example does what the help says, and each defect in it is found.
class tst_CliPythonExample : public ExampleTest
{
    Q_OBJECT
public:
    tst_CliPythonExample()
        : ExampleTest({u"python3"_s}, u"integration.py"_s, pythonDefects)
    {
    }
};

RUNLATCH_TEST(tst_CliPythonExample)
#include "tst_clipythonexample.moc"
