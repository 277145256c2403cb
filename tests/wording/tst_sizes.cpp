// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "wording/sizes.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// Sizes are written in their short everyday form.
class tst_Sizes : public QObject
{
    Q_OBJECT
private slots:
    void areSaidShortly_data();
    void areSaidShortly();
};

void tst_Sizes::areSaidShortly_data()
{
    constexpr qint64 mega = 1 << 20;
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << u"0 bytes"_s;
    QTest::newRow("bytes") << qint64(1023) << u"1,023 bytes"_s;
    QTest::newRow("round") << 4096 * mega << u"4 GB"_s;
    QTest::newRow("broken") << 5222 * mega << u"5.1 GB"_s;
    QTest::newRow("many") << 318 * mega + 99999 << u"318 MB"_s;
    QTest::newRow("never 1,024") << 1024 * mega - 1 << u"1 GB"_s;
    QTest::newRow("above all units") << std::numeric_limits<qint64>::max() << u"8,388,608 TB"_s;
    QTest::newRow("below ten") << 10 * mega - 1 << u"10 MB"_s;
}

void tst_Sizes::areSaidShortly()
{
    QFETCH(const qint64, bytes);
    QTEST(dataSize(bytes), "text");
}

RUNLATCH_TEST(tst_Sizes)

} // namespace runlatch::wording

#include "tst_sizes.moc"
