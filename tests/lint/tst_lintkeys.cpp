// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintfixtures.h"
#include "lint/speckeys.h"
#include "support/suite.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;

/// The linter's table of keys is that of the specification: each key's type, and whether it may be null or absent.
class tst_LintKeys : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsWhole();
    void requestKeys_data();
    void requestKeys();
    void callbackKeys_data();
    void callbackKeys();
    void valuesAreThoseOfTheTable_data();
    void valuesAreThoseOfTheTable();
};

namespace {

/// The value with another one at the path; undefined takes the key out.
QJsonValue with(const QJsonValue &value, const QStringList &path, const QJsonValue &other)
{
    if (path.isEmpty())
        return other;
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        array[path.first().toInt()] = with(array[path.first().toInt()], path.sliced(1), other);
        return array;
    }
    QJsonObject object = value.toObject();
    const QJsonValue inner = with(object[path.first()], path.sliced(1), other);
    if (inner.isUndefined())
        object.remove(path.first());
    else
        object[path.first()] = inner;
    return object;
}

using Judge = Lint (*)(const QByteArray &text);

/// What the linter says of the key, "none" if it says nothing at all.
QString saidOf(Judge judge, const QByteArray &good, const QString &key, const QJsonValue &value)
{
    const QJsonObject changed = with(QJsonDocument::fromJson(good).object(), key.split(u'/'), value).toObject();
    const Lint lint = judge(QJsonDocument(changed).toJson());
    if (lint.findings.isEmpty())
        return QString::fromLatin1(Nothing);
    const LintFinding &first = lint.findings.first();
    const bool isOne = lint.findings.size() == 1 && first.pointer == u'/' + key;
    return isOne ? lintSeverityName(first.severity) + u' ' + first.rule.name() : LintFixtures::told(lint).join(u'\n');
}

Lint judgedRequest(const QByteArray &text)
{
    return lintRequest(text);
}

Lint judgedCallback(const QByteArray &text)
{
    return lintCallback(text);
}

void addKeys(std::span<const SpecKey> keys)
{
    QTest::addColumn<const SpecKey *>("key");
    for (const SpecKey &key : keys)
        QTest::newRow(key.name) << &key;
}

void holdToKey(const SpecKey &key, Judge judge, const QByteArray &good)
{
    const QString name = QString::fromLatin1(key.name);
    QCOMPARE(saidOf(judge, good, name, QJsonValue(QJsonValue::Undefined)), QString::fromLatin1(key.whenAbsent));
    QCOMPARE(saidOf(judge, good, name, QJsonValue()), QString::fromLatin1(key.whenNull));
    for (const QJsonValue &value :
         {QJsonValue(true), QJsonValue(1.5), QJsonValue(u"x"_s), QJsonValue(QJsonArray()), QJsonValue(QJsonObject())}) {
        const bool isOutcomeList = name == "data/relationships/outcomes"_L1 && value.isArray(); // has its own rule
        if (value.type() != key.type && !isOutcomeList)
            QCOMPARE(saidOf(judge, good, name, value), u"error payload.type"_s);
    }
}

} // namespace

/// A key that is taken for unknown is not held to the table.
void tst_LintKeys::theTableIsWhole()
{
    const QJsonObject request = QJsonDocument::fromJson(newestRequest()).object();
    for (const SpecKey &key : specRequestKeys())
        QVERIFY2(request.contains(QString::fromLatin1(key.name).section(u'/', 0, 0)), key.name);
    QCOMPARE(request.size() + 1, qsizetype(specRequestKeys().size())); // outcomes is a key of the capabilities
}

void tst_LintKeys::requestKeys_data()
{
    addKeys(specRequestKeys());
}

void tst_LintKeys::requestKeys()
{
    QFETCH(const SpecKey *, key);
    holdToKey(*key, judgedRequest, newestRequest());
}

void tst_LintKeys::callbackKeys_data()
{
    addKeys(specCallbackKeys());
}

void tst_LintKeys::callbackKeys()
{
    QFETCH(const SpecKey *, key);
    holdToKey(*key, judgedCallback, runningCallback());
}

void tst_LintKeys::valuesAreThoseOfTheTable_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonArray>("values"); // the last one is none of them
    QTest::newRow("version") << u"payload_version"_s << QJsonArray{1, 2};
    QTest::newRow("stage") << u"stage"_s << QJsonArray{u"post_plan"_s, u"pre_apply"_s, u"post_apply"_s, u"pre-plan"_s};
    QTest::newRow("level") << u"task_result_enforcement_level"_s
                           << QJsonArray{u"mandatory"_s, u"advisory"_s, u"Advisory"_s};
    QTest::newRow("status") << u"data/attributes/status"_s
                            << QJsonArray{u"running"_s, u"passed"_s, u"failed"_s, u"errored"_s};
    QTest::newRow("type") << u"data/type"_s << QJsonArray{u"task-results"_s, u"results"_s};
    QTest::newRow("level of a tag") << u"data/relationships/outcomes/data/0/attributes/tags/Status/0/level"_s
                                    << QJsonArray{u"none"_s, u"info"_s, u"warning"_s, u"error"_s, u"critical"_s};
}

void tst_LintKeys::valuesAreThoseOfTheTable()
{
    QFETCH(const QString, key);
    QFETCH(const QJsonArray, values);
    const bool isCallback = key.startsWith("data/"_L1);
    const auto said = [&](const QJsonValue &value) {
        return saidOf(isCallback ? judgedCallback : judgedRequest, isCallback ? runningCallback() : newestRequest(),
                      key, value);
    };
    for (qsizetype index = 0; index + 1 < values.size(); ++index)
        QCOMPARE(said(values[index]), QString::fromLatin1(Nothing));
    QCOMPARE(said(values.last()), u"error payload.unknown-value"_s);
}

RUNLATCH_TEST(tst_LintKeys)
#include "tst_lintkeys.moc"
