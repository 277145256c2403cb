// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/bytesearch.h"
#include "support/suite.h"

#include <QTest>

using runlatch::base::lastIndexOf;

/// The last byte is found in a view, and nothing behind the view.
class tst_ByteSearch : public QObject
{
    Q_OBJECT
private slots:
    void findsTheLast()
    {
        QCOMPARE(lastIndexOf("a,b,c", ','), 3);
        QCOMPARE(lastIndexOf(",", ','), 0);
        QCOMPARE(lastIndexOf("abc", ','), -1);
    }

    void looksAtNothingBehindTheView()
    {
        const QByteArrayView text(",,,");
        QCOMPARE(lastIndexOf(text.first(0), ','), -1);
        QCOMPARE(lastIndexOf(text.sliced(1, 0), ','), -1);
        QCOMPARE(lastIndexOf(text.sliced(3), '\0'), -1);
        QCOMPARE(lastIndexOf({}, ','), -1);
        QCOMPARE(lastIndexOf(QByteArrayView("a,").first(1), ','), -1);
    }
};

RUNLATCH_TEST(tst_ByteSearch)
#include "tst_bytesearch.moc"
