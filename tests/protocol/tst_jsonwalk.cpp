// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/jsonwalk.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

/// A JSON text is walked in its order without being built.
class tst_JsonWalk : public QObject
{
    Q_OBJECT

private slots:
    void walks_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("object") << QByteArray(
            " { \"b\" : 1 ,\"a\":{\"d\":[1,\"}\"],\"c\":2}, \"\\u0041\\\"\":\"x,y\" } ")
                                << QStringList{u"b=1"_s, u"a={\"d\":[1,\"}\"],\"c\":2}"_s, u"A\"=\"x,y\""_s};
        QTest::newRow("array") << QByteArray("[1, [2,3], \"\\\"]\", null]")
                               << QStringList{u"=1"_s, u"=[2,3]"_s, u"=\"\\\"]\""_s, u"=null"_s};
        QTest::newRow("empty object") << QByteArray("{}") << QStringList();
        QTest::newRow("empty array") << QByteArray("[ ]") << QStringList();
        QTest::newRow("twice") << QByteArray("{\"a\":1,\"a\":2}") << QStringList{u"a=1"_s, u"a=2"_s};
        QTest::newRow("nothing") << QByteArray() << QStringList();
        QTest::newRow("no end") << QByteArray("{\"a\":\"b") << QStringList();
        QTest::newRow("no end of an escape") << QByteArray("{\"a\\") << QStringList();
        QTest::newRow("a key that is no string") << QByteArray("{a\":1}") << QStringList();
        QTest::newRow("no value") << QByteArray("{\"a\"") << QStringList();
    }
    void walks()
    {
        QFETCH(QByteArray, json);
        QStringList parts;
        JsonWalk walk(json);
        while (walk.next() && parts.size() < 10)
            parts += walk.key() + u'=' + QString::fromUtf8(walk.value());
        QTEST(parts, "parts");
    }
};

RUNLATCH_TEST(tst_JsonWalk)

} // namespace runlatch::protocol

#include "tst_jsonwalk.moc"
