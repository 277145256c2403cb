// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "exampletest.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const QList<ExampleDefect> nodeDefects{
    {"no signature check", "if (!isSigned(bytes, request.headers['x-tfc-task-signature'])) return answer(401);", "",
     "signature is not checked"},
    {"signs what it parsed", ".update(bytes)", ".update(JSON.stringify(JSON.parse(bytes)))", "re-serialized"},
    {"another hash", "createHmac('sha512'", "createHmac('sha256'", "401"},
    {"202", "answer(200);", "answer(202);", "202"},
    {"500", "answer(200);", "answer(500);", "500"},
    {"no callback", "if (!isVerification(task)) await judge(task)", "if (false) await judge(task)", "callback"},
    {"POST", "method: 'PATCH'", "method: 'POST'", "405"},
    {"status in the wrong place", "'task-results', attributes, relationships",
     "'task-results', ...attributes, relationships", "422"},
    {"a second final", "  await callBack(task, { status, message",
     "  await callBack(task, { status }); await callBack(task, { status, message", "409", DefectTime::AfterTheEnd},
    {"running after the final", "{ outcomes } : undefined);",
     "{ outcomes } : undefined); await callBack(task, { status: 'running' });", "409", DefectTime::AfterTheEnd},
    {"another content type", "'application/vnd.api+json'", "'text/plain'", "text/plain"},
    {"the code is dropped", "fetch(task.task_result_callback_url,",
     "fetch(task.task_result_callback_url.split('?')[0],", "code"},
    {"calls back to a verification request", "if (!isVerification(task)) await", "await", "callback",
     DefectTime::AtVerification},
};

} // namespace

/// The Node example does what the help says, and each defect in it is found.
class tst_CliNodeExample : public ExampleTest
{
    Q_OBJECT
public:
    tst_CliNodeExample()
        : ExampleTest({u"node"_s}, u"integration.mjs"_s, nodeDefects)
    {
    }
};

RUNLATCH_TEST(tst_CliNodeExample)
#include "tst_clinodeexample.moc"
