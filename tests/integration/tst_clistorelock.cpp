// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch {

/// Each store file belongs to only one of two programs at a time.
class tst_CliStoreLock : public QObject
{
    Q_OBJECT

private slots:
    void filesOfOneFolderAreOpenAtOnce();
    void oneFileIsOnePrograms();
    void whatWasKilledHoldsNothing();

private:
    static QStringList inspect(const QString &file) { return {u"inspect"_s, u"--store"_s, file}; }

    CliFolder m_folder;
};

void tst_CliStoreLock::filesOfOneFolderAreOpenAtOnce()
{
    Program first(inspect(m_folder.path(u"a.sqlite"_s)));
    QVERIFY(!first.next(u"listening"_s).isEmpty());
    Program second(inspect(m_folder.path(u"b.sqlite"_s)));
    QVERIFY(!second.next(u"listening"_s).isEmpty());
    Program third(inspect(m_folder.path(u"captures.sqlite"_s)));
    QVERIFY(!third.next(u"listening"_s).isEmpty());
    Program fourth(inspect(m_folder.path(u"c.sqlite"_s)));
    QVERIFY(!fourth.next(u"listening"_s).isEmpty());
}

void tst_CliStoreLock::oneFileIsOnePrograms()
{
    Program first(inspect(m_folder.path(u"a.sqlite"_s)));
    QVERIFY(!first.next(u"listening"_s).isEmpty());
    Program second(inspect(m_folder.path(u"a.sqlite"_s)));
    const QJsonObject error = second.next();
    QCOMPARE(error[u"event"].toString(), u"error"_s);
    QCOMPARE(error[u"kind"].toString(), u"storage"_s);
    QCOMPARE(
        error[u"message"].toString(),
        u"The store is in use by another program: runlatch-cli (%1). End it, or choose another file or folder."_s.arg(
            first.processId()));
    QCOMPARE(second.exitStatus(), 2);
    QVERIFY(!first.hasEnded());
}

void tst_CliStoreLock::whatWasKilledHoldsNothing()
{
    Program first(inspect(m_folder.path(u"captures.sqlite"_s)));
    QVERIFY(!first.next(u"listening"_s).isEmpty());
    first.kill();
    (void)first.exitStatus();
    Program second(inspect(m_folder.path(u"captures.sqlite"_s)));
    QVERIFY(!second.next(u"listening"_s).isEmpty());
}

RUNLATCH_TEST(tst_CliStoreLock)

} // namespace runlatch

#include "tst_clistorelock.moc"
