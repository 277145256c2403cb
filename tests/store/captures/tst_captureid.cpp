// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/captureid.h"

#include "base/utc.h"
#include "support/suite.h"

#include <QSet>
#include <QTest>

using namespace runlatch::store;

/// Ids are different, are UUIDs of version 7, and rise with the time, as text too.
class tst_CaptureId : public QObject
{
    Q_OBJECT

private slots:
    void risesWithTheTime();
    void isNeverTheSame();
};

void tst_CaptureId::risesWithTheTime()
{
    QDateTime at(QDate(2026, 11, 21), QTime(10, 0, 0, 123), runlatch::base::Utc);
    QByteArray before;
    for (int i = 0; i < 100; ++i) {
        const QUuid id = newCaptureId(at);
        const QByteArray text = id.toByteArray(QUuid::WithoutBraces);
        QVERIFY2(text > before, text.constData());
        QCOMPARE(text.at(14), '7');
        QCOMPARE(id.variant(), QUuid::DCE);
        QCOMPARE(text.first(13).replace("-", "").toLongLong(nullptr, 16), at.toMSecsSinceEpoch());
        QCOMPARE(QUuid::fromString(text), id);
        before = text;
        at = at.addMSecs(i < 50 ? 1 : 3'600'000);
    }
}

void tst_CaptureId::isNeverTheSame()
{
    const QDateTime at(QDate(2026, 11, 21), QTime(10, 0), runlatch::base::Utc);
    QSet<QUuid> ids;
    for (int i = 0; i < 10'000; ++i)
        ids.insert(newCaptureId(at));
    QCOMPARE(ids.size(), 10'000);
}

RUNLATCH_TEST(tst_CaptureId)
#include "tst_captureid.moc"
