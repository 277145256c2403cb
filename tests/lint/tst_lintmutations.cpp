// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/jsonprefix.h"
#include "lint/placedjson.h"
#include "lint/speckeys.h"
#include "support/suite.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;
using runlatch::base::Rules;

/// Each random fault of a good text has its finding at its exact place; broken JSON is told where it breaks.
class tst_LintMutations : public QObject
{
    Q_OBJECT

private slots:
    void aFaultHasItsFinding_data();
    void aFaultHasItsFinding();
    void brokenTextIsToldWhereItBreaks_data();
    void brokenTextIsToldWhereItBreaks();
    void anyBytesAreJudged();
};

namespace {

constexpr int FaultRounds = 400;
constexpr int ByteRounds = 5000;

using Linter = Lint (*)(QByteArrayView);

Lint lintAnyRequest(QByteArrayView text)
{
    return lintRequest(text);
}

Lint lintAnyCallback(QByteArrayView text)
{
    return lintCallback(text);
}

/// A finding that the linter has to make: in a part of the text, at its key or at its value.
struct Expected
{
    const PlacedJson *part = nullptr;
    bool isAtKey = false;
    QString pointer;
    QString finding; ///< severity and rule
};

/// A member of an object, or the root: what the table of keys says of it, and how to get there.
struct Member
{
    PlacedJson *object = nullptr; ///< null for the root
    PlacedJson *part = nullptr;
    QString pointer;
    QString path; ///< of the table
    const SpecKey *key = nullptr;

    QString parentPointer() const { return pointer.section(u'/', 0, -2); }
};

/// A good text that is made wrong once.
struct Document
{
    std::unique_ptr<PlacedJson> root;
    std::vector<Member> members; ///< those that the table has
    bool isCallback = false;

    Document(const QByteArray &good, std::span<const SpecKey> keys)
        : root(PlacedJson::of(QJsonDocument::fromJson(good).object()))
    {
        collect(*root, {}, {}, keys);
    }

private:
    void collect(PlacedJson &parent, const QString &pointer, const QString &path, std::span<const SpecKey> keys)
    {
        int index = 0;
        for (const auto &part : parent.parts) {
            const QString name = parent.isArray ? QString::number(index++) : QString::fromUtf8(part->key);
            const QString step = parent.isArray ? u"0"_s : path.endsWith("/tags"_L1) ? u"Status"_s : name;
            Member member{&parent, part.get(), pointer + u'/' + name, path.isEmpty() ? step : path + u'/' + step};
            const auto key = std::ranges::find(keys, member.path,
                                               [](const SpecKey &known) { return QString::fromLatin1(known.name); });
            member.key = key == keys.end() ? nullptr : &*key;
            if (member.key)
                members.push_back(member);
            collect(*part, member.pointer, member.path, keys);
        }
    }
};

/// One way to make a document wrong. It returns what is to be found; nothing if it does not fit the member.
using Fault = std::optional<std::vector<Expected>> (*)(Document &document, const Member &member,
                                                       QRandomGenerator &random);

std::vector<Expected> lack(const Member &member)
{
    if (qstrcmp(member.key->whenAbsent, Nothing) == 0)
        return {};
    return {{member.object, false, member.pointer, QString::fromLatin1(member.key->whenAbsent)}};
}

auto placeOf(const Member &member)
{
    return std::ranges::find(member.object->parts, member.part, [](const auto &part) { return part.get(); });
}

std::optional<std::vector<Expected>> dropKey(Document &document, const Member &member, QRandomGenerator &)
{
    static_cast<void>(document);
    const std::vector<Expected> expected = lack(member);
    member.object->parts.erase(placeOf(member));
    return expected;
}

std::optional<std::vector<Expected>> makeNull(Document &, const Member &member, QRandomGenerator &)
{
    member.part->set(QJsonValue());
    if (qstrcmp(member.key->whenNull, Nothing) == 0)
        return std::vector<Expected>();
    return std::vector<Expected>{{member.part, false, member.pointer, QString::fromLatin1(member.key->whenNull)}};
}

std::optional<std::vector<Expected>> changeType(Document &, const Member &member, QRandomGenerator &random)
{
    const QJsonValue values[] = {true, 1.5, u"x"_s, QJsonArray{u"x"_s}, QJsonObject{{u"x"_s, 1}}};
    const QJsonValue value = values[random.bounded(int(std::size(values)))];
    if (value.type() == member.key->type || (value.isArray() && member.path.endsWith("/outcomes"_L1)))
        return std::nullopt;
    member.part->set(value);
    return std::vector<Expected>{{member.part, false, member.pointer, u"error payload.type"_s}};
}

std::optional<std::vector<Expected>> changeValue(Document &, const Member &member, QRandomGenerator &random)
{
    static const QStringList Chosen{u"payload_version"_s, u"stage"_s, u"task_result_enforcement_level"_s, u"type"_s,
                                    u"status"_s,          u"level"_s};
    if (!Chosen.contains(member.path.section(u'/', -1)))
        return std::nullopt;
    const QString word = u"odd%1"_s.arg(random.bounded(100));
    member.part->set(member.key->type == QJsonValue::Double ? QJsonValue(2 + random.bounded(9)) : QJsonValue(word));
    return std::vector<Expected>{{member.part, false, member.pointer, u"error payload.unknown-value"_s}};
}

std::optional<std::vector<Expected>> changeForm(Document &document, const Member &member, QRandomGenerator &random)
{
    static const QStringList Broken{u"https://:80/"_s, u"https://a:99999/"_s, u"http://["_s, u"https://a b/"_s,
                                    u"https://a/\n"_s};
    static const QStringList Times{u"2026-02-30T10:00:00Z"_s, u"2026-02-03 10:00:00Z"_s, u"2026-02-03T10:00:00"_s,
                                   u"yesterday"_s};
    static const QStringList Ids{u"1"_s, u"run_1"_s, u"ws-"_s, u"taskrs-a b"_s, u"run-ä"_s};
    const auto one = [&random](const QStringList &values) { return values[random.bounded(int(values.size()))]; };
    const QString name = member.path.section(u'/', -1);
    const bool isUsed = name == "task_result_callback_url"_L1 || name == "plan_json_api_url"_L1;
    QString finding;
    if (name.endsWith("url"_L1) && (!document.isCallback || random.bounded(2) == 0)) {
        member.part->set(one(Broken));
        finding = isUsed ? u"error payload.url"_s : u"warning payload.url"_s;
    } else if (name == "url"_L1) {
        member.part->set(u"a.example/x"_s);
        finding = u"error callback.url"_s;
    } else if (name == "run_created_at"_L1) {
        member.part->set(one(Times));
        finding = u"warning payload.time"_s;
    } else if (name == "run_id"_L1 || name == "task_result_id"_L1 || name == "workspace_id"_L1) {
        member.part->set(one(Ids));
        finding = u"warning payload.id"_s;
    } else if (name == "access_token"_L1 || name.endsWith("_name"_L1) || name == "outcome-id"_L1) {
        if (name == "project_name"_L1)
            return std::nullopt;
        member.part->set(QString(random.bounded(3), u' '));
        finding = u"error payload.empty"_s;
    } else {
        return std::nullopt;
    }
    return std::vector<Expected>{{member.part, false, member.pointer, finding}};
}

std::optional<std::vector<Expected>> doubleKey(Document &, const Member &member, QRandomGenerator &random)
{
    auto &parts = member.object->parts;
    const auto first = placeOf(member) - parts.begin();
    const auto at = first + 1 + random.bounded(int(std::ssize(parts) - first));
    const auto second = parts.insert(parts.begin() + at, member.part->copy());
    return std::vector<Expected>{{second->get(), true, member.pointer, u"error json.duplicate-key"_s}};
}

/// One letter left out, or swapped with its neighbor.
std::optional<std::vector<Expected>> misspellKey(Document &document, const Member &member, QRandomGenerator &random)
{
    QByteArray &key = member.part->key;
    const bool isFree = member.path.startsWith("capabilities/"_L1) || member.path.endsWith("/tags/Status"_L1);
    if (key.size() < 5 || isFree)
        return std::nullopt;
    const int at = 1 + random.bounded(int(key.size()) - 2);
    const QString right = member.pointer;
    if (random.bounded(2) == 0)
        key.remove(at, 1);
    else if (key[at] != key[at + 1])
        std::swap(key[at], key[at + 1]);
    else
        return std::nullopt;
    std::vector<Expected> expected = lack(member);
    expected.push_back({member.part, true, member.parentPointer() + u'/' + QString::fromUtf8(key),
                        document.isCallback ? u"warning callback.misspelt"_s : u"warning payload.misspelt"_s});
    return expected;
}

std::optional<std::vector<Expected>> addKey(Document &, const Member &member, QRandomGenerator &random)
{
    if (member.path.endsWith("/tags/Status"_L1))
        return std::nullopt; // any name is one of a tag
    const QByteArray name = "zq" + QByteArray::number(random.bounded(1000)) + "~/%x";
    auto &parts = member.object->parts;
    const QJsonValue values[] = {7, u"x"_s, QJsonValue(), QJsonObject{{u"stage"_s, 1}}, QJsonArray{1}};
    const auto added = parts.insert(parts.begin() + random.bounded(int(parts.size()) + 1),
                                    PlacedJson::of(values[random.bounded(int(std::size(values)))], name));
    QString step = QString::fromUtf8(name);
    step.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    const QString pointer = member.pointer.left(member.pointer.size() - QString::fromUtf8(member.part->key).size());
    return std::vector<Expected>{{added->get(), true, pointer + step, u"info payload.unknown-key"_s}};
}

std::optional<std::vector<Expected>> lengthen(Document &, const Member &member, QRandomGenerator &random)
{
    static const QMap<QString, int> Limits{
        {u"message"_s, 1000}, {u"url"_s, 500}, {u"outcome-id"_s, 64}, {u"description"_s, 1000}, {u"label"_s, 32}};
    const int limit = Limits.value(member.path.section(u'/', -1));
    if (limit == 0)
        return std::nullopt;
    const QString begin = u"https://a.example/"_s;
    const bool isLong = random.bounded(2) == 0;
    member.part->set(begin + QString(limit - begin.size() + (isLong ? 1 : 0), u'é'));
    if (!isLong)
        return std::vector<Expected>();
    return std::vector<Expected>{{member.part, false, member.pointer, u"warning callback.too-long"_s}};
}

/// Moves a key of the attributes into the data, or the outcomes there or to the root.
std::optional<std::vector<Expected>> moveKey(Document &document, const Member &member, QRandomGenerator &random)
{
    const bool isOutcomes = member.path == "data/relationships/outcomes"_L1;
    if (!isOutcomes && member.path.section(u'/', 0, -2) != "data/attributes"_L1)
        return std::nullopt;
    std::vector<Expected> expected = lack(member);
    const bool isToRoot = random.bounded(2) == 0;
    PlacedJson *target = isToRoot ? document.root.get() : document.root->parts.front().get();
    auto &from = member.object->parts;
    const auto place = placeOf(member);
    std::unique_ptr<PlacedJson> moved = std::move(*place);
    from.erase(place);
    target->parts.insert(target->parts.begin() + random.bounded(int(target->parts.size()) + 1), std::move(moved));
    expected.push_back({member.part, false, (isToRoot ? u"/"_s : u"/data/"_s) + QString::fromUtf8(member.part->key),
                        isOutcomes ? u"error callback.outcomes-misplaced"_s : u"error callback.misplaced"_s});
    return expected;
}

std::optional<std::vector<Expected>> changeStage(Document &, const Member &member, QRandomGenerator &)
{
    if (member.path != "stage"_L1)
        return std::nullopt;
    member.part->set(u"pre_plan"_s);
    const auto &parts = member.object->parts;
    const auto plan = std::ranges::find(parts, "plan_json_api_url"_ba, [](const auto &part) { return part->key; });
    return std::vector<Expected>{{plan->get(), false, u"/plan_json_api_url"_s, u"error payload.plan-stage"_s}};
}

struct NamedFault
{
    const char *name;
    Fault fault;
    bool isOfRequests;
    bool isOfCallbacks;
};
constexpr NamedFault Faults[] = {
    {"dropped key", dropKey, true, true},      {"null", makeNull, true, true},
    {"wrong type", changeType, true, true},    {"wrong value", changeValue, true, true},
    {"wrong form", changeForm, true, true},    {"duplicate key", doubleKey, true, true},
    {"misspelt key", misspellKey, true, true}, {"unknown key", addKey, true, true},
    {"too long", lengthen, false, true},       {"misplaced key", moveKey, false, true},
    {"wrong stage", changeStage, true, false},
};

QStringList told(const QByteArray &text, const std::vector<Expected> &expected)
{
    QStringList lines;
    for (const Expected &one : expected) {
        const PlacedJson::Place place{text, one.isAtKey ? one.part->keyOffset : one.part->valueOffset};
        lines.append(u"%1:%2 %3 %4"_s.arg(place.line()).arg(place.column()).arg(one.finding, one.pointer).trimmed());
    }
    lines.sort();
    return lines;
}

/// One byte changed, left out or put in.
QByteArray mutated(QByteArray text, QRandomGenerator &random)
{
    static const QByteArray Interesting = "{}[]\",:\\ \n\t\x80\xff"
                                          "01-eE.unltrf~\x7f"
                                          "<";
    const auto below = [&random](qsizetype bound) { return qsizetype(random.bounded(quint32(bound))); };
    const char byte = Interesting[below(Interesting.size())];
    const qsizetype at = below(text.size());
    switch (random.bounded(3)) {
    case 0: text[at] = byte; break;
    case 1: text.remove(at, 1); break;
    default: text.insert(at, byte); break;
    }
    return text;
}

/// The first finding of the grammar. A key that stands twice, or a number that a double does not keep, is JSON.
const LintFinding *firstOfGrammar(const Lint &lint)
{
    static const QList<runlatch::base::Rule> Grammar{
        Rules::JsonEmpty,   Rules::JsonHtml,   Rules::JsonBroken, Rules::JsonEncoding, Rules::JsonUtf8,
        Rules::JsonControl, Rules::JsonEscape, Rules::JsonComma,  Rules::JsonAfterEnd, Rules::JsonNumber};
    const auto found =
        std::ranges::find_if(lint.findings, [](const LintFinding &finding) { return Grammar.contains(finding.rule); });
    return found == lint.findings.end() ? nullptr : &*found;
}

QString shown(const QByteArray &text, qsizetype at, const Lint &lint)
{
    const QByteArray around = text.mid(std::max<qsizetype>(0, at - 40), 80);
    return QString::fromUtf8(around) + u'\n' + LintFixtures::told(lint).join(u'\n');
}

} // namespace

void tst_LintMutations::aFaultHasItsFinding_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<bool>("isCallback");
    QTest::addColumn<quint32>("seed");
    for (const NamedFault &fault : Faults) {
        for (const quint32 seed : {1U, 2U, 3U}) {
            if (fault.isOfRequests)
                QTest::addRow("%s of a request, seed %u", fault.name, seed) << fault.fault << false << seed;
            if (fault.isOfCallbacks)
                QTest::addRow("%s of a callback, seed %u", fault.name, seed) << fault.fault << true << seed;
        }
    }
}

void tst_LintMutations::aFaultHasItsFinding()
{
    QFETCH(const Fault, fault);
    QFETCH(const bool, isCallback);
    QFETCH(const quint32, seed);
    const QByteArray good = isCallback ? runningCallback() : newestRequest();
    QRandomGenerator random(seed);
    int made = 0;
    for (int round = 0; round < FaultRounds; ++round) {
        Document document(good, isCallback ? specCallbackKeys() : specRequestKeys());
        document.isCallback = isCallback;
        const Member member = document.members[random.bounded(quint32(document.members.size()))];
        const auto expected = fault(document, member, random);
        if (!expected)
            continue;
        ++made;
        const QByteArray text = document.root->write(random);
        const Lint lint = isCallback ? lintCallback(text) : lintRequest(text);
        QStringList found = LintFixtures::told(lint);
        found.sort();
        const QStringList wanted = told(text, *expected);
        QVERIFY2(found == wanted,
                 qPrintable(member.pointer + u"\nfound "_s + found.join(u'\n') + u"\nwanted "_s + wanted.join(u'\n')
                            + u'\n' + QString::fromUtf8(text)));
    }
    QVERIFY2(made > 5, qPrintable(QString::number(made)));
}

void tst_LintMutations::brokenTextIsToldWhereItBreaks_data()
{
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<Linter>("linter");
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U}) {
        QTest::addRow("request, seed %u", seed) << newestRequest() << Linter(lintAnyRequest) << seed;
        QTest::addRow("callback, seed %u", seed) << runningCallback() << Linter(lintAnyCallback) << seed;
    }
}

/// All before the change is the beginning of JSON, so the text breaks at the change or behind it: a quote or bracket
/// too few or too many shows at the first byte that cannot follow. The linter tells that byte, or the beginning of the
/// word, number, escape, character or comma before it. Simdjson and Qt agree on what is JSON.
void tst_LintMutations::brokenTextIsToldWhereItBreaks()
{
    QFETCH(const QByteArray, good);
    QFETCH(const Linter, linter);
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    int broken = 0;
    for (int round = 0; round < ByteRounds; ++round) {
        const QByteArray text = mutated(good, random);
        const Lint lint = linter(text);
        const JsonPrefix prefix(text);
        const LintFinding *finding = firstOfGrammar(lint);
        QVERIFY2(prefix.isJson() == (finding == nullptr), qPrintable(shown(text, prefix.broken(), lint)));
        QVERIFY2(!QJsonDocument::fromJson(text).isNull() || lint.errors > 0,
                 qPrintable(shown(text, prefix.broken(), lint)));
        if (!finding)
            continue;
        ++broken;
        QVERIFY2(finding->severity == LintSeverity::Error, qPrintable(shown(text, prefix.broken(), lint)));
        QVERIFY2(finding->offset >= prefix.piece() && finding->offset <= prefix.broken(),
                 qPrintable(u"%1 is not from %2 to %3: "_s.arg(finding->offset).arg(prefix.piece()).arg(prefix.broken())
                            + shown(text, prefix.broken(), lint)));
        const PlacedJson::Place place{text, finding->offset};
        QCOMPARE(finding->line, place.line());
    }
    QVERIFY2(broken > ByteRounds / 5, qPrintable(QString::number(broken)));
}

/// Bytes that are mostly JSON's own signs, so that they go deep.
void tst_LintMutations::anyBytesAreJudged()
{
    static const QByteArray Signs = "{}[]\":,\\u0dataoutcomes \n\xc3\xbc\xff";
    QRandomGenerator random(4);
    for (int round = 0; round < ByteRounds; ++round) {
        QByteArray text(random.bounded(200), '{');
        for (char &byte : text)
            byte = Signs[random.bounded(int(Signs.size()))];
        for (const Lint &lint : {lintRequest(text), lintCallback(text)}) {
            QVERIFY(lint.count() >= lint.findings.size() && lint.errors > 0);
            for (const LintFinding &finding : lint.findings)
                QVERIFY(finding.offset <= text.size() && finding.line > 0 && finding.column > 0);
        }
    }
}

RUNLATCH_TEST(tst_LintMutations)
#include "tst_lintmutations.moc"
