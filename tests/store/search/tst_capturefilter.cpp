// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturefilter.h"

#include "base/rules.h"
#include "base/utc.h"
#include "filter/completion.h"
#include "store/captures/importmark.h"
#include "store/file/keptcaptures.h"
#include "store/randomcaptures.h"
#include "store/search/capturecondition.h"
#include "store/search/capturefields.h"
#include "store/search/wordfunctions.h"
#include "store/sqlite/database.h"
#include "store/storefixture.h"
#include "support/seeds.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

namespace {

using randomized::Names;
using randomized::Now;
using randomized::randomCapture;
using randomized::randomFilter;
using randomized::randomTerm;

/// What a filter means for the capture of meansWhatItSays().
struct Meaning
{
    const char *filter;
    bool accepted;
};
const Meaning Meanings[] = {
    {"", true},
    {"stage:post_plan", true},
    {"stage:other", false},
    {"sig:invalid cause:digest", true},
    {"sig:valid", false},
    {"ws:PROD org:acme run:run-i3 task:taskrs-7 endpoint:/run", true},
    {"endpoint:CHECKS", true},
    {"endpoint:=\"plan checks\"", true},
    {"endpoint:pl*s", true},
    {"-endpoint:checks", false},
    {"endpoint:=plan", false},
    {"endpoint:\"\"", false},
    {"checks", false}, // a word is looked for in what was received
    {"state:awaiting", true},
    {"kind:run-task -state:notification", true},
    {"kind:beta-run-task OR kind:run-notification OR kind:workspace-notification", false},
    {"kind:change-request-notification", false},
    {"is:pinned is:local -is:refused -is:verification", true},
    {"finding:>0 size:<10k try:1 status:200", true},
    {"finding:any finding:error finding:payload.type finding:PAYLOAD.FEW-KEYS", true},
    {"finding:none OR finding:warning OR finding:info OR finding:payload.url OR finding:0", false},
    {"since:3h", true},
    {"since:1h", false},
    {"before:2026-11-22", true},
    {"before:2026-11-21", false},
    {"note:\"ask Ben\"", true},
    {"\"hello \"", true},
    {"x-odd", true},
    {"missing OR HELLO", true},
    {"missing", false},
    {"-missing -hello", false},
    {"time:2026-11-21 id:1 message:used peer:192.0.2.7 callback:tfe.example -rule:http", true},
    {"cause:newline OR ws:acme OR org:prod OR run:taskrs OR task:run-i3 OR state:passed OR is:repeated", false},
    {"size:>10k OR try:2 OR status:4xx OR note:acme OR time:2026-11-20 OR id:>1 OR rule:request", false},
    {"message:unused OR peer:acme OR callback:acme", false},
};

} // namespace

/// The SQL of a filter holds for exactly the captures that the filter accepts.
class tst_CaptureFilter : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void meansWhatItSays_data();
    void meansWhatItSays();
    void everyFieldIsSaid();
    void knowsARefusal();
    void knowsTheAnswerRuleThatActed();
    void knowsWhatDidNotArrive();
    void numbersNoVerification();
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
    QList<Capture> keepRandom(QRandomGenerator &random, int count);
    qsizetype acceptedByBoth(const QString &text, const QList<Capture> &captures);

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
    for (const Meaning &meaning : Meanings)
        QTest::newRow(meaning.filter) << meaning.accepted;
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
    row.peer = u"192.0.2.7"_s;
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

void tst_CaptureFilter::everyFieldIsSaid()
{
    for (const filter::Field &field : captureFields()) {
        const QByteArray term = field.name.toUtf8() + ':';
        const auto says = [&term](const Meaning &meaning) {
            return QByteArray(meaning.filter).startsWith(term) || QByteArray(meaning.filter).contains(' ' + term);
        };
        for (const bool accepted : {true, false}) {
            const bool isSaid = std::ranges::any_of(
                Meanings, [&](const Meaning &meaning) { return meaning.accepted == accepted && says(meaning); });
            const bool isOfRefusals = field.name == u"rule" && accepted; // knowsARefusal()
            QVERIFY2(isSaid || isOfRefusals, term.constData());
        }
    }
}

void tst_CaptureFilter::knowsARefusal()
{
    NewCapture refused = newCapture();
    refused.row.refusalRule = base::Rules::RequestPath.name();
    const auto row = append(*m_fixture->store, refused);
    QVERIFY(row);
    for (const QString &filter : {u"rule:request.path"_s, u"is:refused"_s, u"state:refused"_s}) {
        QVERIFY(CaptureFilter::parse(filter, Now).accepts(*row));
        QCOMPARE(*bySql(filter), QList<qint64>{row->id});
    }
}

void tst_CaptureFilter::knowsTheAnswerRuleThatActed()
{
    NewCapture acted = newCapture();
    acted.row.rule = u"Prod fails"_s;
    NewCapture claimed = newCapture(u"taskrs-8"_s);
    claimed.row.rule = acted.row.rule;
    markImported(claimed.row, {});
    const auto row = append(*m_fixture->store, acted);
    const auto file = append(*m_fixture->store, claimed);
    QVERIFY(row && file);
    for (const QString &filter : {u"rule:=\"prod fails\""_s, u"rule:prod"_s}) {
        QVERIFY(CaptureFilter::parse(filter, Now).accepts(*row));
        QVERIFY(!CaptureFilter::parse(filter, Now).accepts(*file)); // its file says so
        QCOMPARE(*bySql(filter), QList<qint64>{row->id});
    }
    QVERIFY(bySql(u"fails"_s)->isEmpty()); // a word is looked for in what was received
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

/// Earlier versions numbered them like the deliveries of a run task.
void tst_CaptureFilter::numbersNoVerification()
{
    NewCapture verification = newCapture();
    verification.row.verification = true;
    QVERIFY(append(*m_fixture->store, verification));
    m_fixture->store.reset();
    {
        Database database(m_fixture->file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(database.execute("UPDATE captures SET delivery = 3"));
    }
    const KeptCaptures kept(m_fixture->file());
    QCOMPARE(kept.list(0, 1)->first().delivery, 1);
    QCOMPARE(kept.find(CaptureFilter::parse(u"is:repeated OR try:>1"_s, Now), 0, 10)->size(), 0);
    QCOMPARE(kept.find(CaptureFilter::parse(u"try:1"_s, Now), 0, 10)->size(), 1);
}

void tst_CaptureFilter::sqlEqualsTheMatcher_data()
{
    support::addSeeds(5);
}

/// Random captures as they are read again; every fourth is not counted yet.
QList<Capture> tst_CaptureFilter::keepRandom(QRandomGenerator &random, int count)
{
    QList<NewCapture> appended;
    for (int i = 0; i < count; ++i)
        appended.append(randomCapture(random));
    if (!appendAll(*m_fixture->store, appended))
        return {};
    m_fixture->store.reset(); // an open store counts what is not counted
    Database database(m_fixture->file());
    if (!database.open(Database::Access::ReadWrite)
        || !database.execute("UPDATE captures SET errors = NULL WHERE id % 4 = 0"))
        return {};
    const KeptCaptures kept(m_fixture->file());
    const auto rows = kept.list(0, count);
    QList<Capture> captures;
    for (const CaptureRow &row : rows ? *rows : QList<CaptureRow>()) {
        if (const auto capture = kept.load(row.id))
            captures.append(*capture);
    }
    return captures;
}

/// The number of captures that the filter accepts. A warning, which fails the test, if SQL finds others.
qsizetype tst_CaptureFilter::acceptedByBoth(const QString &text, const QList<Capture> &captures)
{
    const auto filter = CaptureFilter::parse(text, Now, Names);
    QList<qint64> accepted;
    for (const Capture &capture : captures) {
        if (filter.accepts(capture.row, capture.head, capture.body))
            accepted.append(capture.row.id);
    }
    const auto found = bySql(text);
    if (!found)
        qWarning("%s", qPrintable(found.error().detail));
    else if (*found != accepted)
        qWarning("%s", qPrintable(text + u": "_s + CaptureCondition::of(filter).sql));
    return accepted.size();
}

/// Each field tells some captures from others, so that it is not equal by having no value on either side.
void tst_CaptureFilter::sqlEqualsTheMatcher()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QList<Capture> captures = keepRandom(random, 60);
    QCOMPARE(captures.size(), 60);
    for (int i = 0; i < 200; ++i)
        acceptedByBoth(randomFilter(random), captures);
    for (const filter::Field &field : captureFields()) {
        bool tellsApart = false;
        for (int i = 0; i < 200 && !tellsApart; ++i) {
            const qsizetype accepted = acceptedByBoth(randomTerm(random, field), captures);
            tellsApart = accepted > 0 && accepted < captures.size();
        }
        QVERIFY2(tellsApart, qPrintable(field.name.toString()));
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
    const auto doubts = filter::completionsAt(u"cause:import.body"_s, 17, captureFields());
    QCOMPARE(doubts.size(), 3); // of imported bodies that are not known to be what was sent
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
