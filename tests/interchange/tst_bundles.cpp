// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/rules.h"
#include "protocol/sha512.h"
#include "redaction/placeholder.h"
#include "redaction/secretfinder.h"
#include "store/captures/importmark.h"
#include "support/fulldisk.h"
#include "support/suite.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::interchange {

/// A bundle that is exported and imported says the same as claims, and from then on stays the same, placeholders aside.
class tst_Bundles : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void comesBackTheSame_data();
    void comesBackTheSame();
    void comesBackWithItsSecrets_data();
    void comesBackWithItsSecrets();
    void nothingImportedIsProved();
    void anOpenDeadlineStays_data();
    void anOpenDeadlineStays();
    void whatIsThereIsSkipped();
    void whatIsWrittenTwiceIsImportedOnce();
    void faultyLinesAreToldAndTheRestGoesOn();
    void aLineThatIsTooLongIsLeftOut();
    void aCancelledImportEnds();
    void onlyTheChosenAreWritten();
    void aFailedExportLeavesTheOldFile();
    void aCancelledExportLeavesTheOldFile();
};

namespace {

/// Makes captures that no well-meaning sender would send.
class Inventor
{
public:
    explicit Inventor(quint32 seed)
        : m_random(seed)
    {
    }

    store::NewCapture capture(const QDateTime &now)
    {
        const QByteArray secrets[] = {Token, UrlCode, "\\\"long-x\\\\",
                                      "s\xC3\xA9"
                                      "cret-longer",
                                      "0123456789ab"};
        m_secret = secrets[m_random.bounded(5)];
        store::NewCapture made = received(head(), body(), now.addSecs(-m_random.bounded(3000)));
        made.row.answered = m_random.bounded(2) ? 200 : 503;
        made.row.pinned = m_random.bounded(4) == 0;
        made.row.pinColor = static_cast<store::PinColor>(m_random.bounded(store::PinColors));
        made.row.note = m_random.bounded(3) ? QString() : u"a\nnote \u202E \u00E4"_s;
        const protocol::Verdict verdicts[] = {protocol::Verdict::Valid, protocol::Verdict::Invalid,
                                              protocol::Verdict::Unsigned, protocol::Verdict::Unchecked};
        made.row.verdict = verdicts[m_random.bounded(4)];
        made.row.cause = made.row.verdict == protocol::Verdict::Invalid ? u"body.bom"_s : QString();
        made.row.listener = m_random.bounded(4) ? u"[fe80::1%eth0]:8443"_s : QString();
        made.row.tlsVersion = m_random.bounded(2) ? u"TLS 1.3"_s : QString();
        made.row.tlsCipher = made.row.tlsVersion.isEmpty() ? QString() : u"TLS_AES_256_GCM_SHA384"_s;
        if (m_random.bounded(5) == 0) {
            made.row.refusalRule = base::Rules::RequestPath;
            made.row.answered = 404;
        }
        inspector::countFindings(made.head, made.body, made.row); // those of a refused request are others
        return made;
    }

private:
    QByteArray noise(int most)
    {
        QByteArray bytes(m_random.bounded(most), '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(m_random.bounded(256));
        return bytes;
    }
    QByteArray secret() { return m_secret; }
    QByteArray head()
    {
        QByteArray head = "POST /runtask?token=" + secret().replace('"', "") + " HTTP/1.1\r\nHost: x\r\n";
        const QByteArray lines[] = {"X-oDd: 1",
                                    "x-odd:  2 ",
                                    "Authorization: Bearer " + Token,
                                    "Cookie: a=b; c=" + Token,
                                    "X-TFC-Task-Signature: abc",
                                    "X-Bytes: \xFF\xFE",
                                    "Folded: a\r\n b"};
        for (int count = m_random.bounded(6); count > 0; --count)
            head += lines[m_random.bounded(7)] + "\r\n";
        return m_random.bounded(6) == 0 ? noise(200) : head + "\r\n";
    }
    QByteArray body()
    {
        const QByteArray token = "\"access_token\":\"" + secret() + '"';
        const QByteArray url = "\"task_result_callback_url\":\"https://u:p@h.example/cb?c=" + UrlCode + "#f\"";
        const QByteArray run = "\"run_message\":\"\\u00e4 " + secret() + "\",\"task_result_id\":\"taskrs-"
            + QByteArray::number(m_random.bounded(4)) + '"';
        switch (m_random.bounded(8)) {
        case 0: return noise(300);
        case 1: return {};
        case 2: return '{' + token + ',' + token + ',' + run + ',' + url + '}';
        case 3: return '{' + token + ",\"a\":" + url; // broken
        case 4: return "{\"access_token\":[1,{\"b\":\"" + secret() + "\"}]," + url + '}';
        case 5: return "access_token=" + secret() + "&x=1";
        case 6: return "\xEF\xBB\xBF{" + run + ',' + token + "}\n";
        default: return '{' + run + ',' + url + ',' + token + ",\"payload_version\":1}";
        }
    }

    QRandomGenerator m_random;
    QByteArray m_secret; ///< of this capture
};

} // namespace

void tst_Bundles::comesBackTheSame_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1u, 2u}) {
        QTest::addRow("jsonl %u", seed) << Format::JsonLines << seed;
        QTest::addRow("har %u", seed) << Format::Har << seed;
    }
}

void tst_Bundles::comesBackTheSame()
{
    QFETCH(Format, format);
    QFETCH(quint32, seed);
    Inventor inventor(seed);
    const auto first = newStore();
    const auto second = newStore();
    QVERIFY(first && second);
    constexpr int count = 60;
    for (int i = 0; i < count; ++i) {
        const auto row = append(*first, inventor.capture(m_clock.utc()));
        QVERIFY(row);
        if (i % 7 == 0) {
            QObject context;
            first->addReply(row->id, {m_clock.utc(), "{\"a\":1}", u"passed"_s, 200, {}, i % 2 == 0}, std::nullopt,
                            &context, [](const auto &) {});
        }
    }
    const QString out = path(u"first."_s + formatSuffix(format));
    const QString back = path(u"second."_s + formatSuffix(format));
    const auto written = exported(*first, {format, out});
    QVERIFY(written && written->captures == count && written->redacted > 0);
    const QByteArray bundle = contents(out);
    QVERIFY(!bundle.contains(Token) && !bundle.contains(UrlCode));
    QList<Import::Fault> faults;
    const auto read = imported(*second, {out}, &faults);
    QVERIFY(read && !read->error);
    for (const Import::Fault &fault : std::as_const(faults))
        qWarning() << fault.number << fault.error.rule.name() << fault.error.subject << fault.error.detail;
    QCOMPARE(read->captures, count);
    QVERIFY(exported(*second, {format, back}));
    const QList<QJsonObject> before = entriesOf(bundle);
    const QList<QJsonObject> after = entriesOf(contents(back), asProved);
    QCOMPARE(before.size(), count);
    QCOMPARE(after.size(), count);
    for (qsizetype entry = 0; entry < count; ++entry)
        QCOMPARE(after.at(entry), before.at(entry));
    const auto third = newStore();
    QVERIFY(imported(*third, {back}));
    QVERIFY(exported(*third, {format, out}));
    QCOMPARE(contents(out), contents(back));
}

void tst_Bundles::comesBackWithItsSecrets_data()
{
    comesBackTheSame_data();
}

void tst_Bundles::comesBackWithItsSecrets()
{
    QFETCH(Format, format);
    QFETCH(quint32, seed);
    Inventor inventor(seed);
    const auto first = newStore();
    const auto second = newStore();
    QVERIFY(first && second);
    QList<store::NewCapture> captures;
    for (int i = 0; i < 40; ++i) {
        captures.append(inventor.capture(m_clock.utc()));
        QVERIFY(append(*first, captures.last()));
    }
    const QString out = path(u"secrets."_s + formatSuffix(format));
    QVERIFY(exported(*first, {format, out, {}, true}));
    QVERIFY(contents(out).contains(UrlCode));
    const auto read = imported(*second, {out});
    QVERIFY(read && read->captures == captures.size());
    for (qsizetype i = 0; i < captures.size(); ++i) {
        const auto capture = load(*second, i + 1);
        QVERIFY(capture && capture->complete);
        QCOMPARE(capture->row.uuid, captures.at(i).row.uuid);
        QCOMPARE(capture->row.sha512, captures.at(i).row.sha512);
        QCOMPARE(capture->row.pinColor, captures.at(i).row.pinColor);
        QCOMPARE(capture->head, captures.at(i).head);
        QCOMPARE(capture->body, captures.at(i).body);
    }
}

void tst_Bundles::nothingImportedIsProved()
{
    const auto first = newStore();
    const auto second = newStore();
    store::NewCapture capture = received(secretHead(), secretBody(), m_clock.utc());
    capture.row.receivedAt = m_clock.utc().addDays(1);
    capture.row.deadline = m_clock.utc().addDays(2);
    QVERIFY(append(*first, capture));
    bool isReplied = false;
    first->addReply(1, {m_clock.utc().addDays(3), "{}", u"passed"_s, 200, {}, false}, std::nullopt, this,
                    [&isReplied](const auto &row) { isReplied = row.isOk(); });
    QTRY_VERIFY(isReplied);
    const QString out = path(u"open.jsonl"_s);
    QVERIFY(exported(*first, {Format::JsonLines, out}));
    QVERIFY(imported(*second, {out}));
    const auto kept = load(*second, 1);
    QVERIFY(kept);
    QCOMPARE(kept->row.verdict, protocol::Verdict::Unchecked);
    QVERIFY(store::isImported(kept->row));
    QCOMPARE(store::recordedVerdict(kept->row).verdict, protocol::Verdict::Valid);
    QCOMPARE(kept->row.deadline, capture.row.deadline);
    QCOMPARE(kept->row.receivedAt, capture.row.receivedAt);
    QCOMPARE(kept->replies.size(), 1);
    QCOMPARE(kept->replies.constFirst().sentAt, m_clock.utc());
    QCOMPARE(kept->row.peer, u"192.0.2.7"_s);
    QCOMPARE(kept->row.sha512, protocol::sha512(kept->body).toHex());
    QVERIFY(kept->complete && redaction::hasPlaceholder(kept->body));
}

void tst_Bundles::anOpenDeadlineStays_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("jsonl") << Format::JsonLines;
    QTest::newRow("har") << Format::Har;
}

void tst_Bundles::anOpenDeadlineStays()
{
    QFETCH(const Format, format);
    const auto first = newStore();
    const auto second = newStore();
    const QDateTime now = m_clock.utc();
    store::NewCapture capture = received(secretHead(), secretBody(), now.addSecs(-60));
    capture.row.state = protocol::TaskState::Running;
    capture.row.deadline = now.addSecs(540);
    capture.row.idleLimit = 600s;
    capture.row.lastMoment = now.addSecs(3540);
    QVERIFY(append(*first, capture));
    const QString out = path(u"open"_s + formatSuffix(format));
    const QString back = path(u"ended"_s + formatSuffix(format));
    QVERIFY(exported(*first, {format, out}));
    QVERIFY(imported(*second, {out}));
    QVERIFY(exported(*second, {format, back}));
    QVERIFY(contents(out).contains(capture.row.deadline.toString(Qt::ISODateWithMs).toLatin1()));
    QCOMPARE(entriesOf(contents(back), asProved), entriesOf(contents(out)));
}

void tst_Bundles::whatIsThereIsSkipped()
{
    const auto store = newStore();
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    const QString out = path(u"skip.jsonl"_s);
    QVERIFY(exported(*store, {Format::JsonLines, out}));
    const auto read = imported(*store, {out, out});
    QVERIFY(read);
    QCOMPARE(read->captures, 0);
    QCOMPARE(read->skipped, 2);
}

/// The second line of a capture may come while the first one waits for the store, and long after it was stored.
void tst_Bundles::whatIsWrittenTwiceIsImportedOnce()
{
    constexpr int Captures = 300; // more than wait for the store at a time
    const auto first = newStore();
    const auto second = newStore();
    for (int i = 0; i < Captures; ++i)
        QVERIFY(append(*first, received(secretHead(), secretBody(), m_clock.utc())));
    QVERIFY(exported(*first, {Format::JsonLines, path(u"all.jsonl"_s)}));
    QByteArray doubled;
    QList<QByteArray> lines = contents(path(u"all.jsonl"_s)).trimmed().split('\n');
    for (const QByteArray &line : std::as_const(lines))
        doubled += line + '\n' + line + '\n';
    const QString name = written(u"doubled"_s, doubled + doubled);
    const auto read = imported(*second, {name});
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, Captures);
    QCOMPARE(read->skipped, 3 * Captures);
    const auto again = imported(*second, {name});
    QVERIFY(again && !again->error);
    QCOMPARE(again->captures, 0);
    QCOMPARE(again->skipped, 4 * Captures);
}

void tst_Bundles::faultyLinesAreToldAndTheRestGoesOn()
{
    const auto first = newStore();
    const auto second = newStore();
    for (int i = 0; i < 2; ++i)
        QVERIFY(append(*first, received(secretHead(), secretBody(), m_clock.utc())));
    QVERIFY(exported(*first, {Format::JsonLines, path(u"good.jsonl"_s)}));
    const QList<QByteArray> lines = contents(path(u"good.jsonl"_s)).split('\n');
    const QString mixed =
        written(u"mixed"_s, lines.at(0) + "\n\n{\"runlatch\":9}\r\n" + "garbage\n" + lines.at(1)); // no line feed
    QList<Import::Fault> faults;
    const auto read = imported(*second, {path(u"missing"_s), mixed}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, 2);
    QCOMPARE(read->faulty, 3);
    QCOMPARE(faults.size(), 3);
    QCOMPARE(faults.at(0).error.rule, base::Rules::FileUnreadable);
    QCOMPARE(faults.at(1).number, 3);
    QCOMPARE(faults.at(1).error.rule, base::Rules::ImportVersion);
    QCOMPARE(faults.at(2).number, 4);
    QCOMPARE(faults.at(2).error.rule, base::Rules::ImportVersion); // as of any line that is no object
}

void tst_Bundles::aLineThatIsTooLongIsLeftOut()
{
    const auto first = newStore();
    const auto second = newStore();
    QVERIFY(append(*first, received(secretHead(), secretBody(), m_clock.utc())));
    QVERIFY(exported(*first, {Format::JsonLines, path(u"good.jsonl"_s)}));
    const QString name = path(u"long.jsonl"_s);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (qint64 size = 0; size <= MaxRecordBytes; size += 1024 * 1024)
        file.write(QByteArray(1024 * 1024, 'x'));
    file.write("\n" + contents(path(u"good.jsonl"_s)));
    file.close();
    QList<Import::Fault> faults;
    const auto read = imported(*second, {name}, &faults);
    QVERIFY(read);
    QCOMPARE(read->captures, 1);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().number, 1);
    QCOMPARE(faults.first().error.rule, base::Rules::ImportTooLarge);
}

void tst_Bundles::aCancelledImportEnds()
{
    const auto store = newStore();
    Import work;
    std::optional<Import::Result> end;
    QObject::connect(&work, &Import::finished, [&end](const Import::Result &result) { end = result; });
    work.cancel();
    work.start({path(u"none"_s)}, *store, m_clock.utc());
    QVERIFY(support::waitFor([&end] { return end.has_value(); }, 20000));
    QVERIFY(end->error && end->error->kind == base::ErrorKind::Cancelled);
    QVERIFY(!work.isRunning());
}

void tst_Bundles::onlyTheChosenAreWritten()
{
    const auto store = newStore();
    for (int i = 0; i < 3; ++i)
        QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    const auto written = exported(*store, {Format::JsonLines, path(u"chosen"_s), {3, 1, 99}});
    QVERIFY(written);
    QCOMPARE(written->captures, 2);
    QCOMPARE(written->gone, 1);
    QCOMPARE(contents(path(u"chosen"_s)).count('\n'), 2);
}

void tst_Bundles::aFailedExportLeavesTheOldFile()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    const auto store = newStore();
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    std::optional<base::Error> why;
    QVERIFY(!exported(*store, {Format::JsonLines, path(u"no/such/folder"_s)}, &why));
    QVERIFY(why && why->rule == base::Rules::ExportFailed);
    const QString file = written(u"kept"_s, "old");
    {
        const support::FullDisk full;
        QVERIFY(!exported(*store, {Format::JsonLines, file}, &why));
    }
    QVERIFY(why && why->kind == base::ErrorKind::Storage);
    QCOMPARE(contents(file), QByteArray("old"));
}

void tst_Bundles::aCancelledExportLeavesTheOldFile()
{
    const auto store = newStore();
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    const QString file = written(u"old"_s, "old");
    Export work;
    std::optional<base::Error> failure;
    QObject::connect(&work, &Export::failed, [&failure](const base::Error &error) { failure = error; });
    work.cancel();
    work.start({Format::JsonLines, file}, std::make_unique<StoreSource>(*store), m_clock.utc());
    QVERIFY(support::waitFor([&] { return failure.has_value(); }, 20000));
    QCOMPARE(failure->kind, base::ErrorKind::Cancelled);
    QCOMPARE(contents(file), QByteArray("old"));
}

RUNLATCH_TEST(tst_Bundles)

} // namespace runlatch::interchange

#include "tst_bundles.moc"
