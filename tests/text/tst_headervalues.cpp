// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/headervalues.h"

#include "support/suite.h"

#include <QTest>

namespace runlatch::text {

/// The values of one header are found in any head, in its order.
class tst_HeaderValues : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
};

void tst_HeaderValues::finds_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArrayList>("values");
    const auto row = [](const char *name, const QByteArray &head, const QByteArrayList &values) {
        QTest::newRow(name) << head << values;
    };
    row("none", "POST / HTTP/1.1\r\nHost: x\r\n\r\n", {});
    row("no head", "", {});
    row("one", "POST / HTTP/1.1\r\nAccept: a/b\r\n\r\n", {"a/b"});
    row("in their order", "POST / HTTP/1.1\r\nACCEPT:b\r\nHost: x\r\naccept: a \r\n\r\n", {"b", "a"});
    row("empty", "POST / HTTP/1.1\r\nAccept: \r\n\r\n", {""});
    row("with a colon", "POST / HTTP/1.1\r\nAccept: a:b\r\n\r\n", {"a:b"});
    row("another name", "POST / HTTP/1.1\r\nX-Accept: a\r\nAcceptance: b\r\nAccept : c\r\n\r\n", {});
    row("line feeds", "POST / HTTP/1.1\nAccept: a\nAccept: b", {"a", "b"});
    row("carriage returns", "POST / HTTP/1.1\rAccept: a\rHost: x\r", {"a"});
    row("a name alone", "POST / HTTP/1.1\r\nAccept", {});
}

void tst_HeaderValues::finds()
{
    QFETCH(const QByteArray, head);
    QByteArrayList found;
    for (const QByteArrayView value : headerValues(head, "Accept"))
        found.append(value.toByteArray());
    QTEST(found, "values");
}

RUNLATCH_TEST(tst_HeaderValues)

} // namespace runlatch::text

#include "tst_headervalues.moc"
