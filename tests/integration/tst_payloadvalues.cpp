// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/payloadvalues.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::cli;

/// Values for the payload are read from the command line, or refused with a reason.
class tst_PayloadValues : public QObject
{
    Q_OBJECT
private slots:
    void readsAValue_data();
    void readsAValue();
    void refuses_data();
    void refuses();
    void takesMembersOfCapabilities();
    void remarksOnWhatIsNotDocumented();
};

void tst_PayloadValues::readsAValue_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("text") << u"run_message=Hello, you = me"_s << u"run_message"_s << QJsonValue(u"Hello, you = me"_s);
    QTest::newRow("truth") << u"is_speculative=true"_s << u"is_speculative"_s << QJsonValue(true);
    QTest::newRow("number") << u"payload_version=2"_s << u"payload_version"_s << QJsonValue(2);
    QTest::newRow("null") << u"vcs_branch=null"_s << u"vcs_branch"_s << QJsonValue();
    QTest::newRow("quoted") << u"run_message=\"7\""_s << u"run_message"_s << QJsonValue(u"7"_s);
    QTest::newRow("object") << u"newer={\"a\":[1]}"_s << u"newer"_s << QJsonValue(QJsonObject{{u"a"_s, QJsonArray{1}}});
    QTest::newRow("empty") << u"run_message="_s << u"run_message"_s << QJsonValue(u""_s);
    QTest::newRow("two values are no JSON") << u"run_message=1,2"_s << u"run_message"_s << QJsonValue(u"1,2"_s);
    QTest::newRow("lines") << u"run_message=a\nb"_s << u"run_message"_s << QJsonValue(u"a\nb"_s);
}

void tst_PayloadValues::readsAValue()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    PayloadValues values;
    QCOMPARE(values.add(text), std::nullopt);
    QTEST(values.values()[key], "value");
    QCOMPARE(values.values().size(), 1);
}

void tst_PayloadValues::refuses_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("no value") << QStringList{u"run_message"_s};
    QTest::newRow("no key") << QStringList{u"=x"_s};
    QTest::newRow("another spelling") << QStringList{u"Run-Message=x"_s};
    QTest::newRow("the token") << QStringList{u"access_token=x"_s};
    QTest::newRow("the callback") << QStringList{u"task_result_callback_url=http://127.0.0.1/"_s};
    QTest::newRow("twice") << QStringList{u"run_message=a"_s, u"run_message=b"_s};
    QTest::newRow("an object and a member of it")
        << QStringList{u"capabilities={}"_s, u"capabilities.outcomes=false"_s};
    QTest::newRow("a member and its object") << QStringList{u"capabilities.outcomes=false"_s, u"capabilities={}"_s};
    QTest::newRow("a member twice") << QStringList{u"capabilities.outcomes=false"_s, u"capabilities.outcomes=true"_s};
}

void tst_PayloadValues::refuses()
{
    QFETCH(QStringList, texts);
    PayloadValues values;
    for (const QString &text : texts.mid(0, texts.size() - 1))
        QCOMPARE(values.add(text), std::nullopt);
    const auto why = values.add(texts.constLast());
    QVERIFY(why);
    QVERIFY2(why->contains("--set"_L1) && why->endsWith(u'.'), qPrintable(*why));
}

void tst_PayloadValues::takesMembersOfCapabilities()
{
    PayloadValues values;
    QCOMPARE(values.add(u"capabilities.outcomes=false"_s), std::nullopt);
    QCOMPARE(values.add(u"capabilities.newer=1"_s), std::nullopt);
    const QJsonObject capabilities{{u"outcomes"_s, false}, {u"newer"_s, 1}};
    QCOMPARE(values.values(), (QJsonObject{{u"capabilities"_s, capabilities}}));
    QCOMPARE(values.remarks(), QStringList());
}

void tst_PayloadValues::remarksOnWhatIsNotDocumented()
{
    PayloadValues values;
    for (const QString &text : {u"run_mesage=a"_s, u"is_speculative=yes"_s, u"run_message=7"_s, u"vcs_branch=b"_s})
        QCOMPARE(values.add(text), std::nullopt);
    const QString remarks = values.remarks().join(u' ');
    QCOMPARE(values.remarks().size(), 3);
    for (const QString &key : {u"run_mesage"_s, u"is_speculative"_s, u"run_message"_s})
        QVERIFY2(remarks.contains(key), qPrintable(remarks));
}

RUNLATCH_TEST(tst_PayloadValues)
#include "tst_payloadvalues.moc"
