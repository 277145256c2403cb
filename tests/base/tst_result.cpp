// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/result.h"
#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch::base;

/// A result is a value or an error, and every kind of error has a name and an exit status.
class tst_Result : public QObject
{
    Q_OBJECT

private slots:
    void value();
    void error();
    void done();
    void movesTheValueOut();
    void valueOfTheErrorType();
    void kindNames();
    void statuses_data();
    void statuses();
    void anErrorIsCertainUnlessItSaysOtherwise();
};

void tst_Result::value()
{
    const Result<QString> result(u"text"_s);
    QVERIFY(result.isOk());
    QVERIFY(result);
    QCOMPARE(result.value(), u"text"_s);
    QCOMPARE(*result, u"text"_s);
    QCOMPARE(result->size(), 4);
}

void tst_Result::error()
{
    const Result<QString> result(Error{.kind = ErrorKind::NotFound, .rule = Rules::HttpHtml, .http = 404});
    QVERIFY(!result.isOk());
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::NotFound);
    QCOMPARE(result.error().rule, u"http.html"_s);
    QCOMPARE(result.error().http, 404);
}

void tst_Result::done()
{
    const auto answer = [](bool well) { return well ? Done(std::monostate{}) : Done(Error{}); };
    QVERIFY(answer(true));
    QVERIFY(!answer(false));
}

void tst_Result::movesTheValueOut()
{
    Result<std::unique_ptr<int>> result(std::make_unique<int>(7));
    const std::unique_ptr<int> number = std::move(result).value();
    QCOMPARE(*number, 7);
}

void tst_Result::valueOfTheErrorType()
{
    const Result<QList<Error>> errors(QList<Error>{Error{}, Error{}});
    QVERIFY(errors);
    QCOMPARE(errors->size(), 2);
}

void tst_Result::kindNames()
{
    QStringList names;
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::Usage); ++kind)
        names.append(kindName(static_cast<ErrorKind>(kind)));
    QVERIFY(!names.contains(QString()));
    QCOMPARE(names.removeDuplicates(), 0);
    QCOMPARE(kindName(ErrorKind::RateLimited), u"rate-limited"_s);
}

void tst_Result::statuses_data()
{
    QTest::addColumn<ErrorKind>("kind");
    const auto row = [](int status, ErrorKind kind) { QTest::newRow(qPrintable(QString::number(status))) << kind; };
    row(302, ErrorKind::Protocol);
    row(400, ErrorKind::Rejected);
    row(401, ErrorKind::Unauthorized);
    row(403, ErrorKind::Rejected);
    row(404, ErrorKind::NotFound);
    row(405, ErrorKind::Rejected);
    row(408, ErrorKind::Timeout);
    row(409, ErrorKind::Conflict);
    row(422, ErrorKind::Rejected);
    row(429, ErrorKind::RateLimited);
    row(500, ErrorKind::Server);
    row(599, ErrorKind::Server);
}

void tst_Result::statuses()
{
    QTEST(kindOfStatus(QByteArray(QTest::currentDataTag()).toInt()), "kind");
}

/// "It may have been carried out" is told of a call that left, and of nothing else.
void tst_Result::anErrorIsCertainUnlessItSaysOtherwise()
{
    QVERIFY(!Error().outcomeUnknown);
    QVERIFY(!Error{.kind = ErrorKind::Network}.outcomeUnknown);
}

RUNLATCH_TEST(tst_Result)
#include "tst_result.moc"
