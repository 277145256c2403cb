// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/json/jsonmodel.h"
#include "redaction/secretfinder.h"
#include "support/answer.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// A JSON text is a tree in its own order, with secrets redacted; what is long comes in parts, and from the pool.
class tst_JsonModel : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_model = std::make_unique<JsonModel>(); }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }
    void startsEmpty();
    void showsEveryType();
    void onlyWhatHasPartsCanBeOpened();
    void keysAreInTheOrderReceived();
    void copiesKeyPointerAndValue();
    void redactsSecrets();
    void redactsWhatACallbackUrlHasBesidesItsTarget();
    void redactsSecretsWhereverTheyAre();
    void opensLongArraysInWindows();
    void largeTextsAreReadInThePool();
    void revealsAPlace();
    void oneQuestionRevealsAThousandLevels();
    void theNewestPlaceIsRevealed();
    void marksNewKeys();
    void capsAndCleansTexts();
    void brokenTextsEndSomewhere();
    void endsAtTheDeepestLevel();
    void isBusyUntilThePlaceIsThere();
    void aPointerHasWholeKeys();
    void saysThatACopyIsCut();

private:
    /// The tester comes after the reset: during one it would open rows before it notices the end of the reset. It opens
    /// all rows, and watches what comes later.
    void set(const QByteArray &json, bool marksNew = false, bool isTested = true)
    {
        m_tester.reset();
        m_model->setText(json, redaction::merged(redaction::findSecrets({}, json).body), marksNew);
        if (isTested)
            m_tester = std::make_unique<QAbstractItemModelTester>(
                m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    /// The row of a key below `parent`, as "value|type".
    QString cells(const QString &key, const QModelIndex &parent = {}) const
    {
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            if (m_model->index(row, 0, parent).data().toString() == key)
                return m_model->index(row, 1, parent).data().toString() + u'|'
                    + m_model->index(row, 2, parent).data().toString();
        }
        return {};
    }
    /// The copy, once it is there.
    JsonCopy copyOf(const QModelIndex &index, JsonPart part) const
    {
        return *support::answerOf<JsonCopy>(
            [&](QObject *asker, const auto &done) { m_model->copy(index, part, asker, done); });
    }
    QString copied(const QModelIndex &index, JsonPart part = JsonPart::Value) const { return copyOf(index, part).text; }
    QString keys(const QModelIndex &parent) const
    {
        while (m_model->hasMore(parent))
            m_model->fetchNext(parent);
        QString found;
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            found += m_model->index(row, 0, parent).data().toString() + u' ';
        return found;
    }

    std::unique_ptr<JsonModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_JsonModel::startsEmpty()
{
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->columnCount(), 3);
    for (const auto *nothing : {"", "{}", " [ ] ", "7", "\"text\""}) {
        set(nothing);
        while (m_model->canFetchMore({}))
            m_model->fetchMore({});
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(!m_model->hasChildren());
    }
}

void tst_JsonModel::showsEveryType()
{
    set(R"({"payload_version":1,"is_speculative":false,"vcs_branch":null,"stage":"post_plan",
            "big":1000000000,"half":0.5,"tags":["a","b"],"capabilities":{"outcomes":true}, "none": {}})");
    QCOMPARE(cells(u"payload_version"_s), u"1|number"_s);
    QCOMPARE(cells(u"big"_s), u"1000000000|number"_s);
    QCOMPARE(cells(u"half"_s), u"0.5|number"_s);
    QCOMPARE(cells(u"is_speculative"_s), u"false|boolean"_s);
    QCOMPARE(cells(u"vcs_branch"_s), u"null|null"_s);
    QCOMPARE(cells(u"stage"_s), u"post_plan|string"_s);
    QVERIFY(cells(u"tags"_s).startsWith(u"2 "_s) && cells(u"tags"_s).endsWith(u"|array"_s));
    QVERIFY(cells(u"none"_s).startsWith(u"0 "_s));
    const QModelIndex capabilities = m_model->index(7, 0);
    QCOMPARE(capabilities.data().toString(), u"capabilities"_s);
    QVERIFY(m_model->hasChildren(capabilities));
    m_model->fetchMore(capabilities);
    QCOMPARE(cells(u"outcomes"_s, capabilities), u"true|boolean"_s);
    QCOMPARE(m_model->index(0, 0, capabilities).parent(), capabilities);
}

void tst_JsonModel::onlyWhatHasPartsCanBeOpened()
{
    set(R"({"text":"a","number":1,"yes":true,"none":null,"object":{},"array":[],"full":{"a":1}})", false,
        false); // the tester would open them
    for (int row = 0; row < 6; ++row)
        QVERIFY(!m_model->hasChildren(m_model->index(row, 0)));
    const QModelIndex full = m_model->index(6, 0);
    QVERIFY(m_model->hasChildren(full));
    m_model->fetchMore(full);
    QVERIFY(!m_model->hasChildren(m_model->index(0, 0, full)));
}

void tst_JsonModel::keysAreInTheOrderReceived()
{
    set("\xEF\xBB\xBF{\"stage\":1,\"access\":[0,{\"z\":1,\"a\":{\"q\":1,\"b\":2}}],\"m\":3,\"b\":4,\"m\":5}");
    QCOMPARE(keys({}), u"stage access m b m "_s); // a key that stands twice has two rows
    const QModelIndex list = m_model->index(1, 0);
    QCOMPARE(keys(list), u"0 1 "_s);
    QCOMPARE(keys(m_model->index(1, 0, list)), u"z a "_s);
    QCOMPARE(keys(m_model->index(1, 0, m_model->index(1, 0, list))), u"q b "_s);
}

void tst_JsonModel::copiesKeyPointerAndValue()
{
    set(R"({"a/b":{"c~d":[1,{"e\u00e4\"":"x\ny"}]}})");
    const QModelIndex outer = m_model->index(0, 0);
    m_model->fetchMore(outer);
    const QModelIndex list = m_model->index(0, 0, outer);
    m_model->fetchMore(list);
    const QModelIndex object = m_model->index(1, 0, list);
    m_model->fetchMore(object);
    const QModelIndex inner = m_model->index(0, 0, object);
    QCOMPARE(copied(inner, JsonPart::Key), u"eä\""_s);
    QCOMPARE(copied(inner, JsonPart::Pointer), u"/a~1b/c~0d/1/eä\""_s);
    QCOMPARE(copied(inner), u"x\ny"_s);
    QCOMPARE(copied(object), uR"({"e\u00e4\"":"x\ny"})"_s);
    QCOMPARE(outer.data(JsonModel::OffsetRole).toLongLong(), 1);
}

void tst_JsonModel::redactsSecrets()
{
    set(R"({"access_token":"4QEuyyxug1f2rw.atlasv1","run_app_url":"https://app.terraform.io/?a=b",
            "task_result_callback_url":"https://app.test/callback?url_code=hidden"})");
    QCOMPARE(cells(u"access_token"_s), u"[redacted]|string"_s);
    QCOMPARE(cells(u"task_result_callback_url"_s), u"https://app.test/callback[redacted]|string"_s);
    QCOMPARE(cells(u"run_app_url"_s), u"https://app.terraform.io/?a=b|string"_s);
    QVERIFY(!copied(m_model->index(0, 1)).contains(u"4QE"_s));
    QVERIFY(m_model->index(0, 1).data(JsonModel::SecretRole).toBool());
    QSignalSpy changed(m_model.get(), &JsonModel::dataChanged);
    m_model->setSecretsShown(true);
    QCOMPARE(changed.count(), 1); // all rows of the list that holds them
    QCOMPARE(changed.first().at(1).toModelIndex().row(), 2);
    QCOMPARE(cells(u"access_token"_s), u"4QEuyyxug1f2rw.atlasv1|string"_s);
    set(R"({"stage":"x","list":[1,2]})");
    m_model->setSecretsShown(false);
    QCOMPARE(changed.count(), 1); // there is none
}

void tst_JsonModel::redactsWhatACallbackUrlHasBesidesItsTarget()
{
    set(R"({"task_result_callback_url":"https://me:pw@app.test/callback#hidden"})");
    QVERIFY(!cells(u"task_result_callback_url"_s).contains(u"pw"_s));
    QVERIFY(!cells(u"task_result_callback_url"_s).contains(u"hidden"_s));
    set(R"({"task_result_callback_url":"https://app.test/callback"})");
    QCOMPARE(cells(u"task_result_callback_url"_s), u"https://app.test/callback|string"_s);
    QVERIFY(!m_model->index(0, 1).data(JsonModel::SecretRole).toBool());
}

void tst_JsonModel::redactsSecretsWhereverTheyAre()
{
    set(R"({"nested":[{"access_token":"opaque-value"}],"also":"so opaque-value it is","opaque-value":1})");
    QCOMPARE(cells(u"also"_s), u"so [redacted] it is|string"_s);
    QCOMPARE(cells(u"[redacted]"_s), u"1|number"_s);
    const QModelIndex nested = m_model->index(0, 0);
    QVERIFY(!copied(nested).contains(u"opaque-value"_s));
    m_model->fetchMore(nested);
    const QModelIndex element = m_model->index(0, 0, nested);
    m_model->fetchMore(element);
    QVERIFY(!cells(u"access_token"_s, element).contains(u"opaque"_s));
    QVERIFY(!copied(m_model->index(2, 0), JsonPart::Pointer).contains(u"opaque"_s));
}

void tst_JsonModel::opensLongArraysInWindows()
{
    QByteArray numbers = "[0";
    for (int i = 1; i < 2500; ++i)
        numbers += ',' + QByteArray::number(i);
    set(numbers + "]", false, false); // a tester would open all windows at once
    QCOMPARE(m_model->rowCount(), 1000);
    QVERIFY(!m_model->canFetchMore({})); // no view fetches the rest by itself
    for (const int rows : {2000, 2500}) {
        QVERIFY(m_model->hasMore({}));
        m_model->fetchNext({});
        QCOMPARE(m_model->rowCount(), rows);
    }
    QVERIFY(!m_model->hasMore({}));
    QCOMPARE(m_model->index(2499, 1).data().toString(), u"2499"_s);
}

void tst_JsonModel::largeTextsAreReadInThePool()
{
    const QByteArray text = "{\"list\":[" + QByteArray(20'000'000 / 2, ' ').replace(' ', "1,") + "1],\"last\":2}";
    QSignalSpy busy(m_model.get(), &JsonModel::busyChanged);
    set(text, false, false);
    QCOMPARE(m_model->rowCount(), 0); // it is not read here
    QVERIFY(!m_model->canFetchMore({}));
    QTRY_COMPARE(m_model->rowCount(), 2);
    QVERIFY(cells(u"list"_s).startsWith(u"10000001 "_s));
    QCOMPARE(cells(u"last"_s), u"2|number"_s);
    const QModelIndex list = m_model->index(0, 0);
    m_model->fetchMore(list);
    m_model->setText("{\"another\":1}"); // the answer for the first text is dropped
    QCOMPARE(keys({}), u"another "_s);
    QCOMPARE(busy.last().first().toBool(), false);
}

void tst_JsonModel::revealsAPlace()
{
    QByteArray text = "{\"a\":{\"list\":[0";
    for (int i = 1; i < 60'000; ++i)
        text += ',' + QByteArray::number(i);
    text += "],\"b\":{\"wanted\":true}}}";
    set(text, false, false); // a tester would open everything
    QModelIndex seen;
    connect(m_model.get(), &JsonModel::revealed, this, [&seen](const QModelIndex &index) { seen = index; });
    m_model->reveal(text.indexOf("\"wanted\""));
    QTRY_VERIFY(seen.isValid());
    QCOMPARE(copied(seen, JsonPart::Pointer), u"/a/b/wanted"_s);
    m_model->reveal(text.indexOf(",55555") + 1);
    QTRY_COMPARE(copied(seen, JsonPart::Pointer), u"/a/list/55555"_s);
    set("[" + QByteArray(1'000'000, ' ').replace(' ', "1,") + "1]", false, false);
    QSignalSpy missed(m_model.get(), &JsonModel::notRevealed);
    m_model->reveal(2'000'000);
    QTRY_COMPARE(missed.size(), 1);
    QVERIFY(m_model->rowCount() < JsonModel::MaxRevealedRows + 50'000);
}

/// Each question reads the text again, so their number must not grow with the levels.
void tst_JsonModel::oneQuestionRevealsAThousandLevels()
{
    const QByteArray text = "[0," + QByteArray(999, '[') + '"' + QByteArray(2 * JsonModel::MaxDirectBytes, 'x') + "\",7"
        + QByteArray(1000, ']');
    set(text, false, false);
    QTRY_COMPARE(m_model->rowCount(), 2);
    QSignalSpy inserted(m_model.get(), &JsonModel::rowsInserted);
    QModelIndex seen;
    connect(m_model.get(), &JsonModel::revealed, this, [&seen](const QModelIndex &index) { seen = index; });
    m_model->reveal(text.indexOf('7'));
    QTRY_VERIFY(seen.isValid());
    QCOMPARE(seen.siblingAtColumn(1).data().toString(), u"7"_s);
    QCOMPARE(inserted.size(), 1);
}

void tst_JsonModel::theNewestPlaceIsRevealed()
{
    const QByteArray list = '[' + QByteArray(JsonModel::MaxDirectBytes, ' ').replace(' ', "[],");
    const QByteArray text = '[' + list + "1]," + list + "2]," + list + "3]]";
    set(text, false, false);
    QTRY_COMPARE(m_model->rowCount(), 3);
    QStringList seen;
    connect(m_model.get(), &JsonModel::revealed, this,
            [&seen](const QModelIndex &index) { seen += index.siblingAtColumn(1).data().toString(); });
    for (const char wanted : {'1', '2', '3', '2'})
        m_model->reveal(text.indexOf(wanted));
    QTRY_COMPARE(seen, QStringList(u"2"_s));
    m_model->reveal(text.indexOf('1'));
    QTRY_COMPARE(seen, QStringList({u"2"_s, u"1"_s}));
}

void tst_JsonModel::marksNewKeys()
{
    set(R"({"stage":"x","brand_new":1,"capabilities":{"outcomes":true,"more":1},"other":{"stage":1}})", true);
    QCOMPARE(cells(u"stage"_s), u"x|string"_s);
    QCOMPARE(cells(u"brand_new"_s), u"1|number, new key"_s);
    QVERIFY(m_model->index(1, 0).data(JsonModel::NewRole).toBool());
    m_model->fetchMore(m_model->index(2, 0));
    QCOMPARE(cells(u"outcomes"_s, m_model->index(2, 0)), u"true|boolean"_s);
    QCOMPARE(cells(u"more"_s, m_model->index(2, 0)), u"1|number, new key"_s);
    m_model->fetchMore(m_model->index(3, 0));
    QCOMPARE(cells(u"stage"_s, m_model->index(3, 0)), u"1|number"_s); // the new object is marked, not what it has
}

void tst_JsonModel::capsAndCleansTexts()
{
    set("{\"a\xe2\x80\xae"
        "b\":\""
        + QByteArray(5000, 'x') + "\"}");
    QCOMPARE(m_model->index(0, 0).data().toString(), u"a<U+202E>b"_s);
    QCOMPARE(m_model->index(0, 1).data().toString().size(), JsonModel::MaxTextLength);
    QCOMPARE(copied(m_model->index(0, 1)).size(), 5000);
    set("{\"workspace_name\":\"net\\u200b-prod\",\"many\":\"" + QByteArray("\xe2\x80\x8b").repeated(5000) + "\"}");
    QCOMPARE(m_model->index(0, 1).data().toString(), u"net<U+200B>-prod"_s);
    QCOMPARE(copied(m_model->index(0, 1)), u"net\u200b-prod"_s); // what was sent
    QVERIFY(m_model->index(1, 1).data().toString().size() <= JsonModel::MaxTextLength);
}

void tst_JsonModel::brokenTextsEndSomewhere()
{
    for (const auto *broken : {"{\"a\"", "{\"a\":", "{\"a\":1,,\"b\":2,}", "{\"a\":\"x", "[[[[", "[\"\\", "{:}", "[}{]",
                               "{\"a\":{\"b\":[1,", "[1 2]"}) {
        set(broken);
        while (m_model->canFetchMore({}))
            m_model->fetchMore({});
        for (int row = 0; row < m_model->rowCount(); ++row)
            keys(m_model->index(row, 0));
    }
    set("{\"a\":1,,\"b\":2,}");
    QCOMPARE(keys({}), u"a b "_s);
}

void tst_JsonModel::endsAtTheDeepestLevel()
{
    constexpr int levels = 30'000;
    for (const QByteArray &end : {QByteArray(levels, ']'), QByteArray()}) {
        set(QByteArray(levels, '[') + end, false, false); // a tester would open every level
        QModelIndex seen;
        connect(m_model.get(), &JsonModel::revealed, m_model.get(),
                [&seen](const QModelIndex &index) { seen = index; });
        m_model->reveal(levels - 1);
        QTRY_VERIFY(seen.isValid());
        QVERIFY(!m_model->hasChildren(seen));
        int depth = 0;
        for (QModelIndex at = seen; at.isValid(); at = at.parent())
            ++depth;
        QCOMPARE(depth, JsonModel::MaxDepth);
        m_model = std::make_unique<JsonModel>();
    }
}

/// Many levels are one wait, which a view shows after a moment only.
void tst_JsonModel::isBusyUntilThePlaceIsThere()
{
    const QByteArray text =
        QByteArray(50, '[') + QByteArray(JsonModel::MaxDirectBytes, ' ') + '1' + QByteArray(50, ']');
    set(text, false, false);
    QTRY_COMPARE(m_model->rowCount(), 1);
    QSignalSpy busy(m_model.get(), &JsonModel::busyChanged);
    QSignalSpy revealed(m_model.get(), &JsonModel::revealed);
    m_model->reveal(text.indexOf('1'));
    QTRY_COMPARE(revealed.size(), 1);
    QTRY_VERIFY(!busy.isEmpty() && !busy.last().first().toBool());
    QCOMPARE(busy.size(), 2);
}

void tst_JsonModel::aPointerHasWholeKeys()
{
    const QByteArray key(2 * JsonModel::MaxTextLength, 'k');
    set("{\"" + key + "\":[7]}");
    m_model->fetchMore(m_model->index(0, 0));
    const QModelIndex element = m_model->index(0, 0, m_model->index(0, 0));
    QCOMPARE(copied(element, JsonPart::Pointer), u'/' + QString::fromLatin1(key) + u"/0"_s);
}

void tst_JsonModel::saysThatACopyIsCut()
{
    const QByteArray longest(JsonCopying::MaxCopied, 'x');
    set("{\"whole\":\"" + longest + "\",\"cut\":\"" + longest + "x\",\"list\":[\"" + longest + "\"]}", false, false);
    QTRY_COMPARE(m_model->rowCount(), 3);
    const auto isCut = [this](int row) { return copyOf(m_model->index(row, 0), JsonPart::Value).isCut; };
    QVERIFY(!isCut(0));
    QCOMPARE(copied(m_model->index(0, 0)).size(), JsonCopying::MaxCopied);
    QVERIFY(isCut(1));
    QVERIFY(isCut(2));
}

RUNLATCH_TEST(tst_JsonModel)

} // namespace runlatch::models

#include "tst_jsonmodel.moc"
