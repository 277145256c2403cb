// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/consultation.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <memory>

namespace runlatch::inspector {

namespace {

signature::SignatureCase lostNewline()
{
    return {.keys = {{{}, "key"}}, .otherKeys = {}, .body = "{}", .received = {protocol::sign("key", "{}\n")}};
}

} // namespace

/// A diagnosis is made beside the asking thread, answered once in it, and given up with its context.
class tst_Consultation : public QObject
{
    Q_OBJECT
private slots:
    void answersInTheAskingThread();
    void readsTheBodyOfALog();
    void endsWhenItIsCancelled();
    void answersNobodyWhoHasGone();
};

void tst_Consultation::answersInTheAskingThread()
{
    int answers = 0;
    consult(lostNewline(), this, [&answers](const base::Result<Consultation> &consultation) {
        ++answers;
        QCOMPARE(QThread::currentThread(), qApp->thread());
        QCOMPARE(consultation->diagnosis.cause, base::Rules::BodyNewlineLost);
    });
    QCOMPARE(answers, 0);
    QTRY_COMPARE(answers, 1);
}

/// Only where that is asked: a listener takes its bytes as they came.
void tst_Consultation::readsTheBodyOfALog()
{
    const QByteArray text = "b'{}\\n'";
    signature::SignatureCase request = lostNewline();
    request.body = text;
    int answers = 0;
    consultLogged(request, this, [&answers](const base::Result<Consultation> &consultation) {
        ++answers;
        QCOMPARE(consultation->diagnosis.verdict, protocol::Verdict::Valid);
        QCOMPARE(consultation->body.bytes, "{}\n");
        QVERIFY(consultation->body.form == signature::BodyForm::BytesLiteral);
    });
    consult(request, this, [&answers, text](const base::Result<Consultation> &consultation) {
        ++answers;
        QCOMPARE(consultation->diagnosis.verdict, protocol::Verdict::Invalid);
        QCOMPARE(consultation->body.bytes, text);
        QVERIFY(consultation->body.form == signature::BodyForm::Bytes);
    });
    QTRY_COMPARE(answers, 2);
}

void tst_Consultation::endsWhenItIsCancelled()
{
    signature::SignatureCase request = lostNewline();
    request.body = QByteArray(8 * 1024 * 1024, ' ');
    bool isAnswered = false;
    const Cancellation cancellation = consult(request, this, [&isAnswered](const auto &consultation) {
        isAnswered = true;
        QVERIFY(consultation->diagnosis.untried.rest);
    });
    *cancellation = true;
    QTRY_VERIFY(isAnswered);
}

void tst_Consultation::answersNobodyWhoHasGone()
{
    auto context = std::make_unique<QObject>();
    bool isAnswered = false;
    consult(lostNewline(), context.get(), [&isAnswered](const auto &) { isAnswered = true; });
    context.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    bool isLaterAnswered = false;
    consult(lostNewline(), this, [&isLaterAnswered](const auto &) { isLaterAnswered = true; });
    QTRY_VERIFY(isLaterAnswered);
    QVERIFY(!isAnswered);
}

RUNLATCH_TEST(tst_Consultation)

} // namespace runlatch::inspector

#include "tst_consultation.moc"
