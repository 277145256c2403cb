// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "cliprogram.h"
#include "simulator/answerexcerpt.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using Step = IntegrationStep;

/// The output of `trigger` says the same as JSON and with --human.
class tst_CliHuman : public QObject
{
    Q_OBJECT
private slots:
    void saysWhatJsonSays_data();
    void saysWhatJsonSays();
    void masksControlCharacters();

private:
    /// A run of `trigger` with an integration of its own.
    class Trigger
    {
    public:
        Trigger(const IntegrationSteps &steps, const QStringList &options)
            : m_integration(steps)
            , m_program(QStringList{u"trigger"_s, u"--url"_s, m_integration.url()} + options)
        {
        }
        /// All that it printed, after its end.
        QString output()
        {
            if (!support::waitFor([this] { return m_program.hasEnded(); }, 20'000))
                return {};
            return QString::fromUtf8(m_program.rest());
        }

    private:
        BrokenIntegration m_integration;
        Program m_program;
    };
    static QString withoutWhatChanges(QString text)
    {
        static const QRegularExpression changing(
            u"[0-9a-f]{8}-[0-9a-f-]{27}|\\b(plan|cv|taskrs)-\\w+|\\b\\d+ ms|127\\.0\\.0\\.1:\\d+"_s);
        return text.replace(changing, u"#"_s);
    }
    /// All lines of texts and all numbers, except names for programs and values that differ each time.
    static void collect(const QJsonValue &value, QStringList &leaves)
    {
        static const QStringList names{u"event"_s,    u"rule"_s,    u"error"_s,       u"kind"_s,
                                       u"severity"_s, u"took_ms"_s, u"deadline_ms"_s, u"type"_s};
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto member = object.begin(); member != object.end(); ++member) {
                if (!names.contains(member.key()))
                    collect(member.value(), leaves);
            }
        } else if (value.isArray()) {
            for (const QJsonValue &element : value.toArray())
                collect(element, leaves);
        } else if (value.isString() || value.isDouble()) {
            leaves += withoutWhatChanges(value.toVariant().toString()).split(u'\n', Qt::SkipEmptyParts);
        }
    }
    static QStringList leavesOf(const QString &lines)
    {
        QStringList leaves;
        for (const QString &line : lines.split(u'\n', Qt::SkipEmptyParts))
            collect(QJsonDocument::fromJson(line.toUtf8()).object(), leaves);
        std::sort(leaves.begin(), leaves.end(),
                  [](const QString &left, const QString &right) { return left.size() > right.size(); });
        return leaves;
    }
};

void tst_CliHuman::saysWhatJsonSays_data()
{
    QTest::addColumn<IntegrationSteps>("steps");
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const IntegrationSteps &steps, const QStringList &options = {}) {
        const bool isPatient = options.contains(u"--linger"_s);
        QTest::newRow(name) << steps << (isPatient ? options : options + QStringList{u"--linger"_s, u"50ms"_s});
    };
    const QByteArray outcome =
        R"({"type":"task-result-outcomes","attributes":{"outcome-id":"NET-127","description":"Subnet overlaps","body":)"
        R"("# Resolution\nUse another range","url":"https://checks.example/127","tags":{"Severity":[{"label":"High",)"
        R"("level":"error"},{"label":"Recoverable"}]},"owner":"net team"}})";
    const QByteArray outcomes = R"(,"relationships":{"outcomes":{"data":[)" + outcome + "]}}";
    QByteArray wrong = outcomes;
    wrong.replace(R"("outcome-id":"NET-127",)", "").replace(R"("level":"error")", R"("level":"high")");
    const QByteArray texts = R"(,"message":"1 failed","url":"https://checks.example/run")";
    row("a result with outcomes",
        {Step::answers(200), Step::calls("running", R"(,"message":"half")"), Step::calls("failed", texts, outcomes)});
    row("422, and warnings",
        {Step::answers(200), Step::calls("canceled", R"(,"mesage":"x")", wrong),
         Step::calls("passed", R"(,"url":"ci.example","outcomes":[])")},
        {u"--strict"_s});
    row("refused", {Step::answers(401, "the signature is wrong\nsecond line")}, {u"--expect"_s, u"refused"_s});
    row("answered early", {Step::calls("passed"), Step::answers(202)}, {u"--retries"_s, u"0"_s});
    row("no answer", {Step::waits(1ms)},
        {u"--retries"_s, u"0"_s, u"--fault"_s, u"cut-request"_s, u"--expect"_s, u"errored"_s, u"--deadline"_s,
         u"100ms"_s, u"--pin"_s, QString(64, u'0')});
    Step posts = Step::calls("passed");
    posts.method = "POST";
    Step stranger = Step::calls("passed");
    stranger.authorization = "Basic @";
    const Step plan{.method = "GET", .type = {}, .key = u"plan_json_api_url"_s};
    const Step health{.method = "GET", .type = {}, .authorization = {}, .path = u"/healthz"_s};
    row("all kinds of requests", {Step::answers(200), posts, stranger, plan, health, Step::calls("passed")},
        {u"--strict"_s});
    row("no callback", {Step::answers(200)}, {u"--deadline"_s, u"100ms"_s});
    row("after the end", {Step::answers(200), Step::calls("passed"), Step::calls("running")},
        {u"--linger"_s, u"2s"_s, u"--strict"_s});
    row("a fault answers", {Step::answers(200), Step::calls("passed"), plan},
        {u"--fault"_s, u"status=503"_s, u"--deadline"_s, u"3s"_s});
    row("a fault keeps the answer back", {Step::answers(200), Step::calls("passed")}, {u"--fault"_s, u"reset"_s});
    row("a verification", {Step::answers(200, "welcome"), Step::calls("passed")},
        {u"--verification"_s, u"--verification-form"_s, u"token"_s, u"--linger"_s, u"2s"_s});
    row("a refused verification", {Step::answers(503, "later")}, {u"--verification"_s});
}

/// The text says what JSON says: it has each text and number of the JSON, and adds only its fixed words.
void tst_CliHuman::saysWhatJsonSays()
{
    QFETCH(IntegrationSteps, steps);
    QFETCH(QStringList, options);
    Trigger forPrograms(steps, options);
    Trigger forPeople(steps, options + QStringList{u"--human"_s}); // beside the other, because some wait
    const QStringList leaves = leavesOf(forPrograms.output());
    QVERIFY(leaves.size() > 5);
    QString human = withoutWhatChanges(forPeople.output());
    for (const QString &leaf : leaves)
        QVERIFY2(human.contains(leaf), qPrintable(leaf + u"\n is not in\n"_s + human));
    for (const QString &leaf : leaves) {
        if (leaf.size() > 2)
            human.replace(leaf, u" "_s);
    }
    static const QStringList frame =
        u"A Accepted Attempt Callback Finding For Line Of On Only Refused Request Result Sent Severity The "
        u"Warning With Without a after answer "
        "answered be bytes callback can column delivery error findings has in is judged left min no not note on "
        "outcomes owner purpose read result s side status task "
        "that the token warning warnings was without wrongly"_s.split(u' ');
    static const QRegularExpression word(u"[A-Za-z]+"_s);
    for (auto found = word.globalMatch(human); found.hasNext();) {
        const QString left = found.next().captured();
        QVERIFY2(frame.contains(left), qPrintable(left + u" is not in JSON; left is\n"_s + human));
    }
}

void tst_CliHuman::masksControlCharacters()
{
    const IntegrationSteps steps{Step::answers(403, QByteArray("\x1b[2Jgone\n") + QByteArray(4000, 'x'))};
    const QStringList options{u"--retries"_s, u"0"_s, u"--linger"_s, u"0s"_s};
    for (const QStringList &form : {QStringList(), QStringList{u"--human"_s}}) {
        const QString said = Trigger(steps, options + form).output();
        QVERIFY2(said.contains("<U+001B>[2Jgone"_L1), qPrintable(said));
        QVERIFY(!said.contains(u'\x1b') && !said.contains(QString(simulator::MaxAnswerExcerpt, u'x')));
    }
}

RUNLATCH_TEST(tst_CliHuman)
#include "tst_clihuman.moc"
