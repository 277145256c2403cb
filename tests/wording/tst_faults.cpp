// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/faults.h"

#include "sources.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// Every fault is one short sentence.
class tst_Faults : public QObject
{
    Q_OBJECT
private slots:
    void everyFaultIsOneShortSentence();
    void unknownFaultsHaveNone();
};

/// Every fault has one short sentence. This test cannot link the simulator, so it reads the names from its header.
void tst_Faults::everyFaultIsOneShortSentence()
{
    static const QRegularExpression name(u"///< \"([a-z-]+)(?:=[^\"]*)?\": "_s);
    const auto found = tests::inSources(name);
    int faults = 0;
    for (auto fault = found.begin(); fault != found.end(); ++fault) {
        if (!fault.value().endsWith("/simulator/fault.h"_L1))
            continue;
        ++faults;
        const QString words = faultWords(fault.key());
        QVERIFY2(words.endsWith(u'.') && words.count(u'.') == 1 && words.size() < 80, qPrintable(fault.key()));
    }
    QCOMPARE(faults, 18);
}

void tst_Faults::unknownFaultsHaveNone()
{
    for (const auto &name : {u""_s, u"latency=1s"_s, u"Reset"_s})
        QVERIFY(faultWords(name).isEmpty());
}

RUNLATCH_TEST(tst_Faults)

} // namespace runlatch::wording

#include "tst_faults.moc"
