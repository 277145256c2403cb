// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturestore.h"

#include "base/rules.h"
#include "store/captures/capturecolumns.h"
#include "store/captures/capturelint.h"
#include "store/promises/anystore.h"
#include "support/suite.h"

#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// Captures come back as exact bytes, page by page, and in one order.
class tst_CaptureStore : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init() { QVERIFY(openEmpty()); }
    void cleanup() { close(); }
    void keepsEveryColumn();
    void keepsTheCauseThatWasFound();
    void keepsWhatItWasMadeFrom();
    void keepsTheRuleThatActs();
    void keepsExactBytes_data();
    void keepsExactBytes();
    void makesAUuid();
    void knowsWhichUuidsAreTaken();
    void knowsWhichCapturesAreThere();
    void usesNoIdTwice();
    void showsCapturesInTheOrderOfTheirIds();
    void pagesBackwards();
    void pagesForwards();
    void takesPagesOfOneToAThousand();
    void marksWhoWasToldToComeAgain();
    void countsFindingsSoonAfterTheAnswer();
    void removesForGood();
    void keepsAllWhenItIsOpenedAgain();

private:
    QList<qint64> appendSome(int count) const
    {
        QList<qint64> ids;
        for (int i = 0; i < count; ++i) {
            if (const auto row = append(store(), newCapture()))
                ids.append(row->id);
        }
        return ids;
    }
    static base::Result<qint64> remove(CaptureStore &store, const QList<qint64> &ids)
    {
        return support::answerOf<qint64>([&](QObject *context, auto done) { store.remove(ids, context, done); });
    }
};

namespace {

/// Each column has a value other than its default.
CaptureRow unusualRow(qint64 parent)
{
    return {.id = 0,
            .uuid = QUuid::createUuid(),
            .receivedAt = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5, 678), base::Utc),
            .endpoint = u"/a"_s,
            .peer = u"127.0.0.1"_s,
            .listener = u"[::1]:8443"_s,
            .tlsVersion = u"TLS 1.3"_s,
            .tlsCipher = u"TLS_AES_256_GCM_SHA384"_s,
            .answered = 401,
            .delivery = 1,
            .refusalRule = u"http.x"_s,
            .refusals = 4,
            .bodyLimit = 8'388'608,
            .bytes = 5'000'000'000,
            .announced = 5'000'000'001,
            .sha512 = "abcdef",
            .verdict = protocol::Verdict::Invalid,
            .cause = u"digest.differs"_s,
            .readable = false,
            .findings = lint::LintSummary{.errors = 1, .warnings = 4, .infos = 2, .rules = 6},
            .supported = false,
            .verification = true,
            .acceptsOutcomes = true,
            .loopback = true,
            .knownHost = false,
            .kind = protocol::DeliveryKind::ChangeRequestNotification,
            .stage = u"post_plan"_s,
            .runId = u"run-1"_s,
            .workspaceName = u"w"_s,
            .organizationName = u"o"_s,
            .taskResultId = u"taskrs-2"_s,
            .runMessage = u"\u00e9 \u20ac"_s,
            .enforcementLevel = u"mandatory"_s,
            .callbackHost = u"https://x"_s,
            .state = protocol::TaskState::Unreachable,
            .deadline = QDateTime(QDate(2026, 1, 2), QTime(3, 14, 5, 678), base::Utc),
            .idleLimit = std::chrono::milliseconds(600'001),
            .lastMoment = QDateTime(QDate(2026, 1, 2), QTime(4, 4, 5, 678), base::Utc),
            .parent = parent,
            .edited = u"signed /stage"_s,
            .rule = u"deny"_s,
            .pinned = true,
            .pinColor = PinColor::Amber,
            .note = u"n"_s,
            .imported = true,
            .stored = true};
}

} // namespace

void tst_CaptureStore::keepsEveryColumn()
{
    const auto parent = append(store(), newCapture(u"other"_s));
    QVERIFY(parent);
    const CaptureRow row = unusualRow(parent->id);
    const QList<Value> values = captureValues(row);
    const QList<Value> usual = captureValues({});
    const QByteArrayList names = QByteArray(CaptureColumns).split(',');
    for (qsizetype column = 0; column < values.size(); ++column) {
        const QByteArray name = names.at(column).trimmed();
        QVERIFY2(values.at(column) != usual.at(column) || name == "delivery", name.constData());
    }
    const auto stored = append(store(), {row, "head", "body"});
    QVERIFY(stored);
    QVERIFY(stored->id > parent->id);
    QCOMPARE(captureValues(*stored), captureValues(row));
    const auto loaded = load(store(), stored->id);
    QVERIFY(loaded);
    QCOMPARE(captureValues(loaded->row), captureValues(row));
    QCOMPARE(loaded->row.receivedAt, row.receivedAt);
    QVERIFY(loaded->row.stored);
}

/// What needs no cause, or has one of another kind, keeps it.
void tst_CaptureStore::keepsTheCauseThatWasFound()
{
    const auto causeAfter = [this](NewCapture capture) {
        capture.row.uuid = QUuid::createUuid();
        const auto stored = append(store(), capture);
        const auto row = setCause(store(), stored->id, base::Rules::BodyBom);
        return row && load(store(), stored->id)->row.cause == row->cause ? row->cause : u"?"_s;
    };
    NewCapture capture = newCapture();
    capture.row.verdict = protocol::Verdict::Invalid;
    capture.row.cause = base::Rules::DigestDiffers.name();
    QCOMPARE(causeAfter(capture), u"body.bom"_s);
    capture.row.imported = true;
    QCOMPARE(causeAfter(capture), u"digest.differs"_s);
    capture.row.imported = false;
    capture.row.refusalRule = base::Rules::HttpRequestCut.name();
    QCOMPARE(causeAfter(capture), u"digest.differs"_s);
    NewCapture valid = newCapture();
    valid.row.verdict = protocol::Verdict::Valid;
    valid.row.cause.clear();
    QCOMPARE(causeAfter(valid), QString());
}

/// The changes are told after the capture that they made is gone, and never a secret.
void tst_CaptureStore::keepsWhatItWasMadeFrom()
{
    const auto parent = append(store(), newCapture());
    const auto child = append(store(), newCapture(u"taskrs-2"_s));
    QVERIFY(parent && child);
    const QString edited = u"signed /"_s + QString::fromLatin1(Token);
    const QString kept = u"signed /"_s + QString(Token.size(), u'*');
    const auto set = setLineage(store(), child->id, parent->id, edited);
    QVERIFY(set);
    QCOMPARE(set->parent, parent->id);
    QCOMPARE(set->edited, kept);
    QCOMPARE(*remove(store(), {parent->id}), 1);
    QVERIFY(reopen());
    QCOMPARE(load(store(), child->id)->row.parent, 0);
    QCOMPARE(load(store(), child->id)->row.edited, kept);
    const auto late = setLineage(store(), child->id, parent->id, QString(5000, u'x'));
    QVERIFY(late && late->parent == 0 && late->edited.size() <= 200);
    QCOMPARE(setLineage(store(), child->id + 7, child->id, {}).error().kind, base::ErrorKind::NotFound);
}

/// The word of a file is not replaced by one from here.
void tst_CaptureStore::keepsTheRuleThatActs()
{
    NewCapture received = newCapture();
    received.row.rule = u"waits"_s;
    NewCapture imported = newCapture(u"taskrs-2"_s);
    imported.row.rule = u"of a file"_s;
    imported.row.imported = true;
    const auto row = append(store(), received);
    const auto other = append(store(), imported);
    QVERIFY(row && other);
    QCOMPARE(setRule(store(), row->id, u"acts"_s)->rule, u"acts"_s);
    QCOMPARE(setRule(store(), other->id, u"acts"_s)->rule, u"of a file"_s);
    QVERIFY(reopen());
    QCOMPARE(load(store(), row->id)->row.rule, u"acts"_s);
    QCOMPARE(setRule(store(), row->id, {})->rule, QString());
    QCOMPARE(setRule(store(), other->id + 7, u"acts"_s).error().kind, base::ErrorKind::NotFound);
}

void tst_CaptureStore::keepsExactBytes_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("run task") << newCapture().head << newCapture().body;
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("broken") << QByteArray("x") << QByteArray("{\"access_token\":\"" + Token);
    QTest::newRow("zeros") << QByteArray(3, '\0')
                           << QByteArray(3, '\0') + "\"access_token\":\"\0\0\"" + QByteArray(1, '\xff');
    QTest::newRow("8 MB") << QByteArray("h") << QByteArray(8'000'000, 'x') + bodyWithSecrets();
}

void tst_CaptureStore::keepsExactBytes()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, body);
    const auto stored = append(store(), {newCapture().row, head, body});
    QVERIFY(stored);
    const auto loaded = load(store(), stored->id);
    QVERIFY(loaded);
    QVERIFY(loaded->complete);
    QCOMPARE(loaded->head, head);
    QCOMPARE(loaded->body, body);
}

void tst_CaptureStore::makesAUuid()
{
    NewCapture capture = newCapture();
    capture.row.uuid = QUuid();
    const auto first = append(store(), capture);
    const auto second = append(store(), capture);
    QVERIFY(first && second);
    QVERIFY(!first->uuid.isNull() && first->uuid != second->uuid);
}

void tst_CaptureStore::knowsWhichUuidsAreTaken()
{
    QList<QUuid> there;
    for (int i = 0; i < 3; ++i)
        there += append(store(), newCapture())->uuid;
    const QList<QUuid> asked{there.at(2), QUuid::createUuid(), QUuid(), there.at(0)};
    const auto taken =
        support::answerOf<QList<QUuid>>([&](QObject *context, auto done) { store().takenUuids(asked, context, done); });
    QVERIFY(taken);
    QCOMPARE(*taken, (QList<QUuid>{there.at(2), there.at(0)}));
}

void tst_CaptureStore::knowsWhichCapturesAreThere()
{
    const auto one = append(store(), newCapture());
    const auto two = append(store(), newCapture());
    QVERIFY(one && two);
    const QList<qint64> asked{two->id, two->id + 7, one->id};
    const auto there =
        support::answerOf<QList<qint64>>([&](QObject *context, auto done) { store().present(asked, context, done); });
    QVERIFY(there);
    QCOMPARE(*there, (QList<qint64>{two->id, one->id}));
}

/// A page by key would show another capture in the place of the one that is gone.
void tst_CaptureStore::usesNoIdTwice()
{
    QVERIFY(append(store(), newCapture()));
    qint64 last = 0;
    for (int times = 0; times < 3; ++times) {
        const auto row = append(store(), newCapture());
        QVERIFY(row && row->id > last);
        last = row->id;
        QCOMPARE(*remove(store(), {last}), 1);
        QVERIFY(reopen());
    }
}

/// Who has seen an id never finds a smaller one later, also not one of many that are on their way together.
void tst_CaptureStore::showsCapturesInTheOrderOfTheirIds()
{
    constexpr int Many = 500;
    QObject context;
    int answers = 0;
    for (int i = 0; i < Many; ++i)
        store().append(newCapture(), &context, [&answers](const auto &) { ++answers; });
    QList<qint64> seen;
    bool isLast = false;
    while (!isLast) {
        isLast = answers == Many;
        const auto rows = listNewer(store(), seen.isEmpty() ? 0 : seen.last(), 1000);
        QVERIFY(rows);
        QList<qint64> ids = idsOf(*rows);
        std::reverse(ids.begin(), ids.end());
        seen += ids;
    }
    QCOMPARE(seen.size(), Many);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    std::reverse(seen.begin(), seen.end());
    QCOMPARE(seen, listedIds(store()));
}

void tst_CaptureStore::pagesBackwards()
{
    const QList<qint64> ids = appendSome(5);
    QCOMPARE(ids.size(), 5);
    const auto before = [this](qint64 id) { return idsOf(*list(store(), id, 2)); };
    QCOMPARE(before(0), (QList<qint64>{ids[4], ids[3]}));
    QCOMPARE(before(ids[3]), (QList<qint64>{ids[2], ids[1]}));
    QCOMPARE(before(ids[1]), QList<qint64>{ids[0]});
    QCOMPARE(before(ids[0]), QList<qint64>());
}

void tst_CaptureStore::pagesForwards()
{
    const QList<qint64> ids = appendSome(5);
    QCOMPARE(ids.size(), 5);
    const auto above = [this](qint64 id, int limit) { return idsOf(*listNewer(store(), id, limit)); };
    QCOMPARE(above(ids[0], 2), (QList<qint64>{ids[2], ids[1]})); // the next ones, not the newest, and newest first
    QCOMPARE(above(ids[2], 7), (QList<qint64>{ids[4], ids[3]}));
    QCOMPARE(above(ids[4], 2), QList<qint64>());
}

void tst_CaptureStore::takesPagesOfOneToAThousand()
{
    QList<NewCapture> many;
    while (many.size() < 1001)
        many.append({newCapture({}).row, "head", "body"});
    QVERIFY(appendAll(store(), many));
    QCOMPARE(list(store(), 0, -7)->size(), 1);
    QCOMPARE(list(store(), 0, 5000)->size(), 1000);
    QCOMPARE(listNewer(store(), 0, -7)->size(), 1);
    QCOMPARE(listNewer(store(), 0, 5000)->size(), 1000);
}

/// The mark may be asked for before the capture is on disk, and is then made behind it.
void tst_CaptureStore::marksWhoWasToldToComeAgain()
{
    const NewCapture capture = newCapture();
    QObject context;
    std::optional<base::Result<CaptureRow>> stored;
    store().append(capture, &context, [&stored](const auto &row) { stored = row; });
    const auto marked = markUnanswered(store(), capture.row.uuid);
    QVERIFY(stored && *stored && marked);
    QCOMPARE(marked->id, (*stored)->id);
    QCOMPARE(marked->answered, 503);
    QVERIFY(!marked->deadline.isValid());
    const auto loaded = load(store(), marked->id);
    QVERIFY(loaded && !loaded->row.deadline.isValid());
    QCOMPARE(loaded->row.answered, 503);
}

/// The findings of a large body are not worth the time that its sender waits.
void tst_CaptureStore::countsFindingsSoonAfterTheAnswer()
{
    QSignalSpy counted(&store(), &CaptureStore::counted);
    NewCapture capture = newCapture();
    capture.body = R"({"payload_version":1,"stage":7,"x-new":1})";
    capture.row.findings.reset();
    const auto stored = append(store(), capture);
    QVERIFY(stored && !stored->findings);
    QTRY_COMPARE(counted.size(), 1);
    const auto told = counted.first().first().value<QHash<qint64, lint::LintSummary>>();
    const lint::LintSummary expected = summarizeCapture(*stored, capture.head, capture.body);
    QCOMPARE(told.value(stored->id), expected);
    QCOMPARE(load(store(), stored->id)->row.findings, expected);
}

/// A pin and a draft keep a capture from being dropped, and not from a person who deletes it.
void tst_CaptureStore::removesForGood()
{
    const auto gone = append(store(), newCapture());
    const auto kept = append(store(), newCapture(u"taskrs-2"_s));
    QVERIFY(gone && kept && setPinned(store(), gone->id, true));
    QVERIFY(addReply(store(), gone->id, newReply(u"passed"_s), protocol::TaskState::Passed));
    store().setDrafted({gone->uuid});
    QCOMPARE(*remove(store(), {gone->id, gone->id, kept->id + 7}), 1);
    QCOMPARE(*remove(store(), {}), 0);
    for (int times = 0; times < 2; ++times) {
        QCOMPARE(load(store(), gone->id).error().kind, base::ErrorKind::NotFound);
        QCOMPARE(listedIds(store()), QList<qint64>{kept->id});
        QCOMPARE(usage(store())->captures, 1);
        QVERIFY(reopen());
    }
}

void tst_CaptureStore::keepsAllWhenItIsOpenedAgain()
{
    NewCapture capture = newCapture();
    capture.row.verdict = protocol::Verdict::Invalid;
    const auto id = append(store(), capture)->id;
    QVERIFY(addReply(store(), id, newReply(u"passed"_s), protocol::TaskState::Passed));
    QVERIFY(setPinned(store(), id, PinColor::Red) && setNote(store(), id, u"ask Ben"_s));
    QVERIFY(setCause(store(), id, base::Rules::BodyBom));
    const auto before = load(store(), id);
    QVERIFY(before);
    QVERIFY(reopen());
    const auto after = load(store(), id);
    QVERIFY(after);
    QCOMPARE(captureValues(after->row), captureValues(before->row));
    QCOMPARE(after->row.note, u"ask Ben"_s);
    QCOMPARE(after->head, capture.head);
    QCOMPARE(after->body, capture.body);
    QVERIFY(after->complete && after->proven);
    QCOMPARE(after->replies.size(), 1);
    QCOMPARE(after->replies.first().body, newReply({}).body);
}

RUNLATCH_TEST(tst_CaptureStore)

} // namespace runlatch::store

#include "tst_capturestore.moc"
