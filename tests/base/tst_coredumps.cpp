// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/coredumps.h"
#include "support/suite.h"

#include <QProcess>
#include <QTest>

#if defined(Q_OS_LINUX)
#include <sys/resource.h>

#include <algorithm>
#endif

using namespace Qt::StringLiterals;

/// No dump of the memory is written, and a child has the limit that was given.
class tst_CoreDumps : public QObject
{
    Q_OBJECT
private slots:
    void areWithheldHereAndNotFromAChild()
    {
#if defined(Q_OS_LINUX)
        rlimit given{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &given), 0);
        given.rlim_cur = std::min<rlim_t>(given.rlim_max, 4096 * 1024);
        QCOMPARE(::setrlimit(RLIMIT_CORE, &given), 0);
        runlatch::base::withholdCoreDumps();
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
        QCOMPARE(limit.rlim_cur, rlim_t(0));
        QCOMPARE(limit.rlim_max, given.rlim_max);

        QProcess child;
        child.setChildProcessModifier([] { runlatch::base::restoreCoreDumps(); });
        child.start(u"grep"_s, {u"core file size"_s, u"/proc/self/limits"_s});
        QVERIFY(child.waitForFinished());
        const QByteArray told = child.readAllStandardOutput().simplified();
        QVERIFY2(told.contains("size " + QByteArray::number(quint64(given.rlim_cur)) + ' '), told.constData());
#else
        QSKIP("This system does not tell the limits of a process.");
#endif
    }
};

RUNLATCH_TEST(tst_CoreDumps)
#include "tst_coredumps.moc"
