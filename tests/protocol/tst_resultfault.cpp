// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/resultfault.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

using FaultKind = ResultFault::Kind;

/// Each fault of a task result is found before the service finds it.
class tst_ResultFault : public QObject
{
    Q_OBJECT

private slots:
    void findsNone()
    {
        QCOMPARE(faultsOf({}), {});
        const Outcome whole{u"NET-1"_s, u"one line"_s, {}, u"HTTPS://a.example"_s, {{u"status"_s, u"open"_s, {}}}};
        QCOMPARE(faultsOf({TaskStatus::Passed, {}, u"http://a.example"_s, {whole}}), {});
    }

    void findsEach()
    {
        const Outcome whole{u"NET-1"_s, u"one line"_s, {}, {}, {}};
        const Outcome address{u"NET-2"_s, u"one line"_s, {}, u"ftp://a.example"_s, {}};
        const Outcome tagged{u"NET-3"_s, u"one line"_s, {}, {}, {{u"status"_s, {}, {}}}};
        const QList<ResultFault> expected{{FaultKind::UrlWithoutScheme, -1},
                                          {FaultKind::UrlOfOtherScheme, 1},
                                          {FaultKind::NoTagLabel, 2},
                                          {FaultKind::NoOutcomeId, 3},
                                          {FaultKind::NoDescription, 3}};
        QCOMPARE(faultsOf({TaskStatus::Passed, {}, u"checks.example/r"_s, {whole, address, tagged, {}}}), expected);
    }

    /// Everything that the reader of callbacks refuses is found before sending.
    void agreesWithTheReader()
    {
        const TaskResult result{TaskStatus::Failed, {}, {}, {{}, {u"A"_s, u"b"_s, {}, {}, {{u"status"_s, {}, {}}}}}};
        const auto read = readTaskResult(writeTaskResult(result));
        QVERIFY(!read);
        QCOMPARE(read.error().errors.size(), faultsOf(result).size());
    }
};

RUNLATCH_TEST(tst_ResultFault)

} // namespace runlatch::protocol

#include "tst_resultfault.moc"
