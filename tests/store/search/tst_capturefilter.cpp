// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturefilter.h"

#include "base/rules.h"
#include "base/utc.h"
#include "filter/completion.h"
#include "store/captures/importmark.h"
#include "store/file/keptcaptures.h"
#include "store/search/capturecondition.h"
#include "store/search/capturefields.h"
#include "store/search/wordfunctions.h"
#include "store/sqlite/database.h"
#include "store/storefixture.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

namespace {

const EndpointNames Names({{u"/runtask"_s, u"Plan checks"_s}, {u"a"_s, u"Team Prod"_s}, {u"100%"_s, u"x y"_s}});
const QDateTime Now(QDate(2026, 11, 21), QTime(12, 0), base::Utc);

QString oneOf(QRandomGenerator &random, const QStringList &texts)
{
    return texts.at(random.bounded(texts.size()));
}

const QStringList Texts{{},           u"a"_s,   u"Prod"_s,  u"network-prod"_s,         u"ÄRGER"_s, u"straße"_s,
                        u"\u212A1"_s, u"x y"_s, u"\"q\""_s, u"\U00010400\U00010428"_s, u"100%"_s,  u"a_b"_s};

NewCapture randomCapture(QRandomGenerator &random)
{
    NewCapture capture;
    CaptureRow &row = capture.row;
    row.receivedAt = Now.addSecs(-random.bounded(3 * 86400));
    for (QString *text : {&row.endpoint, &row.peer, &row.cause, &row.runId, &row.workspaceName, &row.organizationName,
                          &row.runMessage, &row.callbackHost, &row.note})
        *text = oneOf(random, Texts);
    row.taskResultId = oneOf(random, {{}, u"taskrs-1"_s, u"taskrs-2"_s});
    row.stage = oneOf(random, {{}, u"pre_plan"_s, u"post_plan"_s, u"pre_apply"_s, u"post_apply"_s, u"Post_Plan"_s});
    row.refusalRule = oneOf(random, {{}, {}, {}, u"http.cut"_s, u"request.path"_s});
    row.answered = random.bounded(100, 600);
    row.bytes = random.bounded(5000);
    row.findings = {.errors = random.bounded(3), .warnings = random.bounded(2), .infos = random.bounded(2)};
    row.findings->rules = random.generate64() & random.generate64();
    row.verdict = static_cast<protocol::Verdict>(random.bounded(4));
    row.state = static_cast<protocol::TaskState>(random.bounded(7));
    row.deadline = random.bounded(3) == 0 ? QDateTime() : Now.addSecs(random.bounded(-2, 3));
    for (bool *flag : {&row.readable, &row.supported})
        *flag = random.bounded(4) > 0;
    for (bool *flag : {&row.verification, &row.loopback, &row.pinned})
        *flag = random.bounded(4) == 0;
    capture.head = "POST /" + oneOf(random, Texts).toUtf8() + " HTTP/1.1\r\n\r\n";
    capture.body = QByteArray("{\"\xff\0:", 5) + oneOf(random, Texts).toUtf8();
    return capture;
}

QString randomTerm(QRandomGenerator &random)
{
    const QString sign = random.bounded(4) == 0 ? u"-"_s : QString();
    const QStringList fields{u"ws:"_s,       u"org:"_s,   u"run:"_s,      u"task:"_s,    u"endpoint:"_s,
                             u"note:"_s,     u"cause:"_s, u"rule:"_s,     u"message:"_s, u"peer:"_s,
                             u"callback:"_s, {},          u"endpoint:="_s};
    switch (random.bounded(4)) {
    case 0: {
        const auto all = captureFields();
        const filter::Field &field = all[static_cast<std::size_t>(random.bounded(int(all.size())))];
        if (field.choices.empty())
            return sign + u"post"_s;
        return sign + field.name.toString() + u':'
            + field.choices[static_cast<std::size_t>(random.bounded(int(field.choices.size())))].toString();
    }
    case 1:
        return sign
            + oneOf(random,
                    {u"finding:>0"_s, u"size:<1k"_s, u"size:>4k"_s, u"since:1d"_s, u"before:2026-11-20"_s,
                     u"time:2026-11-19..2026-11-20"_s, u"id:3..20"_s, u"status:4xx"_s, u"try:>1"_s, u"id:1.5"_s,
                     u"finding:..1"_s, u"since:2h"_s, u"time:>1d"_s});
    default:
        return sign + oneOf(random, fields)
            + oneOf(random,
                    {u"prod"_s, u"PROD"_s, u"ärger"_s, u"strasse"_s, u"k1"_s, u"\"x y\""_s, u"p*d"_s, u"?rod"_s,
                     u"\U00010428"_s, u"\"\""_s, u"%"_s, u"_"_s, u"http.request-cut"_s, u"post"_s, u"taskrs-1"_s,
                     u"\"{\"\"\""_s, u"';--"_s});
    }
}

QString randomFilter(QRandomGenerator &random)
{
    QString text;
    for (int terms = random.bounded(1, 5); terms > 0; --terms)
        text += randomTerm(random) + (terms > 1 ? oneOf(random, {u" "_s, u" OR "_s}) : QString());
    return text;
}

} // namespace

/// The SQL of a filter holds for exactly the captures that the filter accepts.
class tst_CaptureFilter : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void meansWhatItSays_data();
    void meansWhatItSays();
    void knowsWhatDidNotArrive();
    void sqlEqualsTheMatcher_data();
    void sqlEqualsTheMatcher();
    void aThousandWordsAreTaken();
    void aSealedSecretIsNotFound();
    void stopsInTheMiddle();
    void findingsAreOffered();
    void causesAreOffered();
    void uncountedFindingsAreNeither();

private:
    base::Result<QList<qint64>> bySql(const QString &text, const WordFunctions::Stop &stop = {});

    std::unique_ptr<StoreFixture> m_fixture;
};

void tst_CaptureFilter::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_fixture = std::make_unique<StoreFixture>();
    QVERIFY(!m_fixture->open());
}

base::Result<QList<qint64>> tst_CaptureFilter::bySql(const QString &text, const WordFunctions::Stop &stop)
{
    WordFunctions functions;
    Database database(m_fixture->file());
    if (auto opened = database.open(Database::Access::ReadOnly); !opened)
        return opened.error();
    if (auto added = functions.addTo(database); !added)
        return added.error();
    const auto condition = CaptureCondition::of(CaptureFilter::parse(text, Now, Names));
    functions.set(condition, stop);
    const auto rows =
        database.query(u"SELECT id FROM captures WHERE "_s + condition.sql + u" ORDER BY id DESC"_s, condition.values);
    if (!rows)
        return rows.error();
    QList<qint64> ids;
    while ((*rows)->next())
        ids.append((*rows)->number(0));
    return (*rows)->done() ? base::Result<QList<qint64>>(ids) : (*rows)->done().error();
}

void tst_CaptureFilter::meansWhatItSays_data()
{
    QTest::addColumn<bool>("accepted");
    const auto row = [](const char *filter, bool accepted) { QTest::newRow(filter) << accepted; };
    row("", true);
    row("stage:post_plan", true);
    row("stage:other", false);
    row("sig:invalid cause:digest", true);
    row("sig:valid", false);
    row("ws:PROD org:acme run:run-i3 task:taskrs-7 endpoint:/run", true);
    row("endpoint:CHECKS", true);
    row("endpoint:=\"plan checks\"", true);
    row("endpoint:pl*s", true);
    row("-endpoint:checks", false);
    row("endpoint:=plan", false);
    row("endpoint:\"\"", false);
    row("checks", false); // a word is looked for in what was received
    row("state:awaiting", true);
    row("is:pinned is:local -is:refused -is:verification", true);
    row("finding:>0 size:<10k try:1 status:200", true);
    row("finding:any finding:error finding:payload.type finding:PAYLOAD.MISSING", true);
    row("finding:none OR finding:warning OR finding:info OR finding:payload.url OR finding:0", false);
    row("since:3h", true);
    row("since:1h", false);
    row("before:2026-11-22", true);
    row("before:2026-11-21", false);
    row("note:\"ask Ben\"", true);
    row("\"hello \"", true);
    row("x-odd", true);
    row("missing OR HELLO", true);
    row("missing", false);
    row("-missing -hello", false);
}

void tst_CaptureFilter::meansWhatItSays()
{
    NewCapture capture = newCapture(u"taskrs-7"_s);
    CaptureRow &row = capture.row;
    row.stage = u"post_plan"_s;
    row.verdict = protocol::Verdict::Invalid;
    row.cause = u"digest.differs"_s;
    row.workspaceName = u"network-prod"_s;
    row.organizationName = u"acme"_s;
    row.runId = u"run-i3DfKq81Qe7RzN4c"_s;
    row.deadline = Now.addSecs(1);
    row.pinned = row.loopback = true;
    row.findings =
        lint::summarizeRequest(R"({"payload_version":1,"stage":7,"capabilities":1,"configuration_version_id":1,)"
                               R"("configuration_version_download_url":1,"workspace_working_directory":1})"); // no note
    row.note = u"ask Ben"_s;
    capture.head = "POST /runtask HTTP/1.1\r\nX-Odd: 1\r\n\r\n";
    capture.body = "{\"text\": \"Hello there\"}";
    const auto stored = append(*m_fixture->store, capture);
    QVERIFY(stored);
    QFETCH(bool, accepted);
    const QString text = QString::fromUtf8(QTest::currentDataTag());
    const auto filter = CaptureFilter::parse(text, Now, Names);
    QVERIFY(filter.expression().faults().isEmpty());
    QCOMPARE(filter.accepts(*stored, capture.head, capture.body), accepted);
    const auto found = bySql(text);
    QVERIFY(found);
    QCOMPARE(found->size(), accepted ? 1 : 0);
}

/// Nobody watched the deadline of such a request here: it did not fail.
void tst_CaptureFilter::knowsWhatDidNotArrive()
{
    NewCapture imported = newCapture(u"taskrs-7"_s);
    imported.row.deadline = Now.addSecs(-1);
    markImported(imported.row, {});
    NewCapture copied = newCapture(u"taskrs-8"_s);
    copied.row.deadline = Now.addSecs(-1);
    copied.row.state = protocol::TaskState::Running;
    copied.row = copyOf(copied.row, Now);
    NewCapture passed = imported;
    passed.row.uuid = QUuid();
    passed.row.state = protocol::TaskState::Passed;
    QList<CaptureRow> rows;
    for (const NewCapture &capture : {imported, copied, passed})
        rows.append(*append(*m_fixture->store, capture));
    QCOMPARE(captureState(rows[0], Now), CaptureState::Imported);
    QCOMPARE(captureState(rows[1], Now), CaptureState::Copied);
    QCOMPARE(captureState(rows[2], Now), CaptureState::Passed);
    QCOMPARE(*bySql(u"state:imported"_s), QList<qint64>{rows[0].id});
    QCOMPARE(*bySql(u"state:copied"_s), QList<qint64>{rows[1].id});
    QCOMPARE(*bySql(u"state:passed"_s), QList<qint64>{rows[2].id});
    QCOMPARE(*bySql(u"state:errored"_s), {});
}

void tst_CaptureFilter::sqlEqualsTheMatcher_data()
{
    support::addSeeds(5);
}

void tst_CaptureFilter::sqlEqualsTheMatcher()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    QList<NewCapture> appended;
    for (int i = 0; i < 60; ++i)
        appended.append(randomCapture(random));
    QVERIFY(appendAll(*m_fixture->store, appended));
    m_fixture->store.reset(); // an open store counts what is not counted
    Database database(m_fixture->file());
    QVERIFY(database.open(Database::Access::ReadWrite));
    QVERIFY(database.execute("UPDATE captures SET errors = NULL WHERE id % 4 = 0"));
    const KeptCaptures kept(m_fixture->file());
    const auto rows = kept.list(0, 100);
    QVERIFY(rows);
    QList<Capture> captures;
    for (const CaptureRow &row : *rows) {
        const auto capture = kept.load(row.id);
        QVERIFY(capture);
        captures.append(*capture);
    }
    for (int i = 0; i < 200; ++i) {
        const QString text = randomFilter(random);
        const auto filter = CaptureFilter::parse(text, Now, Names);
        QList<qint64> accepted;
        for (const Capture &capture : std::as_const(captures)) {
            if (filter.accepts(capture.row, capture.head, capture.body))
                accepted.append(capture.row.id);
        }
        const auto found = bySql(text);
        QVERIFY2(found, qPrintable(found ? QString() : found.error().detail));
        if (*found != accepted)
            QFAIL(qPrintable(text + u": "_s + CaptureCondition::of(filter).sql));
    }
}

void tst_CaptureFilter::aThousandWordsAreTaken()
{
    QVERIFY(append(*m_fixture->store, newCapture()));
    QStringList words;
    for (int i = 0; i < filter::Expression::MaxWords; ++i)
        words.append(u"w%1"_s.arg(i));
    QCOMPARE(bySql(words.join(u' ')).value(), QList<qint64>());
    QCOMPARE(bySql(words.first(400).join(u" OR "_s) + u" OR runtask"_s).value(), QList<qint64>{1});
}

void tst_CaptureFilter::aSealedSecretIsNotFound()
{
    QVERIFY(append(*m_fixture->store, newCapture()));
    QCOMPARE(bySql(QString::fromLatin1(Token)).value(), QList<qint64>());
    QCOMPARE(bySql(QString::fromLatin1(UrlCode)).value(), QList<qint64>());
    QCOMPARE(bySql(u"access_token payload_version"_s).value(), QList<qint64>{1});
}

void tst_CaptureFilter::stopsInTheMiddle()
{
    QVERIFY(append(*m_fixture->store, newCapture()));
    QVERIFY(!bySql(u"runtask"_s, std::make_shared<std::atomic_bool>(true)));
    QVERIFY(bySql(u"runtask"_s, std::make_shared<std::atomic_bool>(false)));
}

void tst_CaptureFilter::findingsAreOffered()
{
    QStringList offered;
    for (const auto &completion : filter::completionsAt(u"finding:payload.mis"_s, 19, captureFields()))
        offered += completion.text;
    QCOMPARE(offered, (QStringList{u"payload.missing"_s, u"payload.misspelt"_s}));
    const auto misspelt = CaptureFilter::parse(u"finding:payload.mising"_s, Now);
    QCOMPARE(misspelt.expression().faults().size(), 1);
    QVERIFY(misspelt.expression().faults().first().rule == base::Rules::FilterChoice);
}

/// A part of a cause is looked for as well.
void tst_CaptureFilter::causesAreOffered()
{
    QStringList offered;
    for (const auto &completion : filter::completionsAt(u"cause:body.newline"_s, 18, captureFields()))
        offered += completion.text;
    QCOMPARE(offered, (QStringList{u"body.newline-lost"_s, u"body.newline-added"_s}));
    QVERIFY(CaptureFilter::parse(u"cause:newline"_s, Now).expression().faults().isEmpty());
}

/// Of a capture that is not counted yet nothing is said, not even that it has no finding.
void tst_CaptureFilter::uncountedFindingsAreNeither()
{
    NewCapture capture = newCapture();
    capture.row.findings.reset();
    for (const auto &text :
         {u"finding:any"_s, u"finding:none"_s, u"finding:0"_s, u"finding:>=0"_s, u"finding:payload.missing"_s})
        QVERIFY(!CaptureFilter::parse(text, Now).accepts(capture.row));
    QVERIFY(CaptureFilter::parse(u"-finding:any -finding:none"_s, Now).accepts(capture.row));
}

RUNLATCH_TEST(tst_CaptureFilter)
#include "tst_capturefilter.moc"
