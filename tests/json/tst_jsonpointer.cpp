// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonpointer.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::json {

/// A pointer leads to the member that it was made for, whatever its key contains.
class tst_JsonPointer : public QObject
{
    Q_OBJECT

private slots:
    void escapesKeys()
    {
        QCOMPARE(pointerBelow(QString(), u"data"_s), u"/data"_s);
        QCOMPARE(pointerBelow(u"/data"_s, u"a/b"_s), u"/data/a~1b"_s);
        QCOMPARE(pointerBelow(u"/data"_s, u"a~1b"_s), u"/data/a~01b"_s);
        QCOMPARE(pointerBelow(u"/a~1b"_s, QString()), u"/a~1b/"_s);
    }

    void countsElements()
    {
        QCOMPARE(pointerBelow(u"/included"_s, 0), u"/included/0"_s);
        QCOMPARE(pointerBelow(pointerBelow(QString(), 10), u"id"_s), u"/10/id"_s);
    }
};

RUNLATCH_TEST(tst_JsonPointer)

} // namespace runlatch::json

#include "tst_jsonpointer.moc"
