// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/stepreader.h"

#include "base/rules.h"
#include "filter/quoting.h"
#include "lint/nearestname.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::scenario {

namespace {

constexpr std::chrono::milliseconds DefaultWait = 60s; ///< of deliver and expect without "within"
constexpr qsizetype MaxSubject = 100;                  ///< characters of a mistake's subject

QString nearestOf(QStringView written, const QStringList &known)
{
    QList<QByteArray> names;
    for (const QString &name : known)
        names += name.toLatin1();
    QList<QLatin1StringView> views;
    for (const QByteArray &name : std::as_const(names))
        views += QLatin1StringView(name);
    const auto nearest =
        lint::nearestName(written, std::span(views.constData(), static_cast<std::size_t>(views.size())));
    return nearest ? QString(*nearest) : QString();
}

/// Returns the choices of a field of conditions; empty if it has none.
QStringList choicesOf(const QString &field)
{
    QStringList choices;
    if (const int index = filter::findField(happeningFields(), field); index >= 0) {
        for (const QStringView choice : happeningFields()[static_cast<std::size_t>(index)].choices)
            choices += choice.toString();
    }
    return choices;
}

/// Tells whether the fault is no more than its name and value: place, count and order are those of the step, and a
/// scenario goes the same way each time.
bool isSimple(const simulator::Fault &fault)
{
    return fault.place == simulator::FaultPlace::Anywhere && fault.count == 0 && fault.probability == 1;
}

/// The condition as a filter. What could mean something else is quoted, so that it is the whole value.
QString filterOf(const Piece &piece)
{
    const auto isPlain = [](QChar letter) { return letter.isLetterOrNumber() || u".<>=*?-_/%"_s.contains(letter); };
    return !piece.value.isEmpty() && std::all_of(piece.value.begin(), piece.value.end(), isPlain)
        ? QString(piece.name + u':' + piece.value)
        : filter::termFor(piece.name, piece.value);
}

} // namespace

StepReader::StepReader(int number, QStringView line, QList<Mistake> &mistakes)
    : m_number(number)
    , m_line(line)
    , m_pieces(piecesOf(line))
    , m_mistakes(mistakes)
{
}

void StepReader::note(qsizetype position, Mistake mistake)
{
    if (m_mistakes.size() == MaxMistakes)
        return;
    mistake.line = m_number;
    mistake.column = columnAt(m_line, position);
    mistake.subject.truncate(MaxSubject);
    m_mistakes.append(mistake);
}

void StepReader::noteValue(const Piece &piece)
{
    note(piece.valueAt, {.rule = base::Rules::ScenarioValue, .subject = piece.value, .field = piece.name});
}

std::optional<Step> StepReader::read()
{
    if (m_pieces.list.isEmpty())
        return std::nullopt;
    const qsizetype before = m_mistakes.size();
    if (m_pieces.openQuote >= 0)
        note(m_pieces.openQuote, {.rule = base::Rules::ScenarioQuote});
    else if (findForm())
        takeKeys();
    if (m_mistakes.size() > before)
        return std::nullopt;
    const Step read = step();
    return m_mistakes.size() > before ? std::nullopt : std::optional(read);
}

bool StepReader::mayBeRun() const
{
    return !m_pieces.list.isEmpty() && (!m_form || m_form->kind == StepKind::Run);
}

bool StepReader::findForm()
{
    const Piece &word = m_pieces.list.constFirst();
    QStringList words;
    QList<const StepForm *> ofWord;
    for (const StepForm &form : stepForms()) {
        words += form.word;
        if (form.word == word.name && !word.hasValue)
            ofWord += &form;
    }
    if (!ofWord.isEmpty())
        return findForm(ofWord);
    note(word.at, {.rule = base::Rules::ScenarioStep, .subject = word.name, .nearest = nearestOf(word.name, words)});
    return false;
}

bool StepReader::findForm(const QList<const StepForm *> &ofWord)
{
    m_form = ofWord.constFirst();
    if (m_form->subject.isEmpty())
        return true;
    const QString word = m_form->word;
    if (m_pieces.list.size() < 2) {
        note(m_line.size(), {.rule = base::Rules::ScenarioNoSubject, .subject = word});
        return false;
    }
    const Piece &subject = m_pieces.list.at(1);
    QStringList subjects;
    for (const StepForm *form : ofWord) {
        subjects += form->subject;
        if (form->subject == subject.name)
            m_form = form;
    }
    if (m_form->subject != subject.name)
        note(subject.at,
             {.rule = base::Rules::ScenarioSubject,
              .subject = subject.name,
              .nearest = nearestOf(subject.name, subjects)});
    else if (m_form->hasValue && !subject.hasValue)
        note(subject.at, {.rule = base::Rules::ScenarioNoValue, .subject = subject.name});
    else if (!m_form->hasValue && subject.hasValue)
        note(subject.at,
             {.rule = base::Rules::ScenarioSubject,
              .subject = subject.name + u'=' + subject.value,
              .nearest = subject.name});
    else
        return true;
    return false;
}

/// What is missing is told only where all that is there was understood: it may be misspelled.
void StepReader::takeKeys()
{
    const qsizetype before = m_mistakes.size();
    for (qsizetype index = m_form->subject.isEmpty() ? 1 : 2; index < m_pieces.list.size(); ++index)
        takeKey(m_pieces.list.at(index));
    if (m_mistakes.size() > before)
        return;
    for (const KeyForm &key : m_form->keys) {
        if (key.isRequired && !given(key.name))
            note(m_line.size(), {.rule = base::Rules::ScenarioKeyMissing, .subject = key.name});
    }
    if (m_form->takesFault && !m_fault)
        note(m_line.size(), {.rule = base::Rules::ScenarioNoFault, .subject = m_form->subject});
}

void StepReader::takeKey(const Piece &piece)
{
    if (m_form->takesFault && takeFault(piece))
        return;
    const auto isIt = [&piece](const KeyForm &key) { return key.name == piece.name; };
    const auto key = std::find_if(m_form->keys.begin(), m_form->keys.end(), isIt);
    if (key == m_form->keys.end())
        noteUnknownKey(piece);
    else if (given(key->name))
        note(piece.at, {.rule = base::Rules::ScenarioKeyTwice, .subject = piece.name});
    else if (piece.value.isEmpty() && (!piece.hasValue || key->value != ValueKind::Condition))
        note(piece.at, {.rule = base::Rules::ScenarioNoValue, .subject = piece.name});
    else
        m_keys.append({&*key, &piece});
}

/// Takes the piece if it is a fault of answers: its name, with the value that it needs.
bool StepReader::takeFault(const Piece &piece)
{
    const QList<simulator::FaultKind> kinds = simulator::faultKinds();
    const auto isIt = [&piece](simulator::FaultKind kind) {
        return simulator::isOfAnswer(kind) && simulator::faultName(kind) == piece.name;
    };
    if (std::none_of(kinds.begin(), kinds.end(), isIt))
        return false;
    const auto fault = simulator::readFault(piece.hasValue ? QString(piece.name + u'=' + piece.value) : piece.name);
    if (m_fault)
        note(piece.at, {.rule = base::Rules::ScenarioKeyTwice, .subject = piece.name});
    else if (!fault)
        note(piece.at, {.rule = fault.error().rule, .subject = fault.error().subject});
    else if (!isSimple(*fault))
        noteValue(piece);
    else
        m_fault = *fault;
    return true;
}

void StepReader::noteUnknownKey(const Piece &piece)
{
    QStringList keys;
    for (const KeyForm &key : m_form->keys)
        keys += key.name;
    for (const simulator::FaultKind kind : simulator::faultKinds()) {
        if (m_form->takesFault && simulator::isOfAnswer(kind))
            keys += simulator::faultName(kind);
    }
    note(piece.at, {.rule = base::Rules::ScenarioKey, .subject = piece.name, .nearest = nearestOf(piece.name, keys)});
}

const Piece *StepReader::given(QLatin1StringView key) const
{
    const auto found =
        std::find_if(m_keys.begin(), m_keys.end(), [key](const auto &one) { return one.first->name == key; });
    return found == m_keys.end() ? nullptr : found->second;
}

Step StepReader::step()
{
    Step step{.line = m_number, .text = m_line.trimmed().left(MaxStepText).toString(), .what = Order()};
    switch (m_form->kind) {
    case StepKind::Run: step.what = startRun(); break;
    case StepKind::Deliver: step.what = deliver(); break;
    case StepKind::Fault: step.what = makeFaults(); break;
    case StepKind::Expect: step.what = expect(); break;
    case StepKind::Cancel: step.what = Order{simulator::RunOrder::Kind::Cancel}; break;
    case StepKind::Override: step.what = Order{simulator::RunOrder::Kind::Override}; break;
    }
    return step;
}

StartRun StepReader::startRun()
{
    StartRun run{.workspaceName = text("workspace"_L1), .message = text("message"_L1), .stages = stages("stages"_L1)};
    run.speculative = truth("speculative"_L1);
    run.isOverridable = truth("overridable"_L1);
    run.deadline = time("deadline"_L1);
    if (const Piece *piece = given("enforcement"_L1)) {
        const auto level = protocol::enforcementLevelOfName(piece->value);
        if (!level)
            noteValue(*piece);
        run.enforcementLevel = level.value_or(run.enforcementLevel);
    }
    return run;
}

Deliver StepReader::deliver()
{
    Deliver deliver{.stage = protocol::stageOfName(m_form->subject.toString()).value_or(protocol::Stage::PostPlan)};
    deliver.within = time("within"_L1).value_or(DefaultWait);
    if (const Piece *piece = given("fault"_L1)) {
        const auto fault = simulator::readFault(piece->value);
        if (fault && simulator::isOfDelivery(fault->kind) && isSimple(*fault))
            deliver.faults.delivery.append(*fault);
        else
            noteValue(*piece);
    }
    return deliver;
}

MakeFaults StepReader::makeFaults()
{
    const QList<simulator::Fault> faults(count("count"_L1), *m_fault);
    MakeFaults made;
    if (m_form->subject == "callback"_L1)
        made.faults.callback = faults;
    else if (m_form->subject == "plan"_L1)
        made.faults.plan = faults;
    else
        made.faults.object = faults;
    return made;
}

Expect StepReader::expect()
{
    Expect expect{.kind = m_form->happening, .isAbsent = m_form->isAbsent};
    expect.within = time("within"_L1).value_or(DefaultWait);
    if (m_form->hasValue)
        addCondition(m_pieces.list.at(1), expect);
    for (const auto &[key, piece] : std::as_const(m_keys)) {
        if (key->value == ValueKind::Condition)
            addCondition(*piece, expect);
        else if (key->value == ValueKind::Filter)
            addFilter(piece->value, piece->valueAt, expect);
    }
    return expect;
}

void StepReader::addCondition(const Piece &piece, Expect &expect)
{
    addFilter(filterOf(piece), piece.valueAt - piece.name.size() - 1, expect);
}

/// `filterAt`: where the filter begins in the line. A mistake in it has its own place, but for quotes that are doubled.
void StepReader::addFilter(const QString &filter, qsizetype filterAt, Expect &expect)
{
    const auto expression = filter::Expression::parse(filter, happeningFields(), {});
    for (const filter::Fault &fault : expression.faults())
        note(filterAt + fault.position,
             {.rule = fault.rule,
              .subject = fault.subject,
              .field = fault.field,
              .nearest = nearestOf(fault.subject, choicesOf(fault.field))});
    expect.conditions.append(filter::Matcher(expression));
}

QString StepReader::text(QLatin1StringView key)
{
    const Piece *piece = given(key);
    if (piece && piece->value.size() > MaxText)
        noteValue(*piece);
    return piece ? piece->value : QString();
}

QList<protocol::Stage> StepReader::stages(QLatin1StringView key)
{
    const Piece &piece = *given(key); // it is required
    QList<protocol::Stage> stages;
    qsizetype at = piece.valueAt;
    for (const QString &name : piece.value.left(MaxText).split(u',')) {
        const auto stage = protocol::stageOfName(name);
        if (stage && !stages.contains(*stage)) {
            stages.append(*stage);
            at += name.size() + 1;
            continue;
        }
        note(at,
             {.rule = base::Rules::ScenarioValue,
              .subject = name,
              .field = piece.name,
              .nearest = nearestOf(name, choicesOf(u"stage"_s))});
        break;
    }
    return stages;
}

bool StepReader::truth(QLatin1StringView key)
{
    const Piece *piece = given(key);
    if (piece && piece->value != "yes"_L1 && piece->value != "no"_L1)
        noteValue(*piece);
    return piece && piece->value == "yes"_L1;
}

std::optional<std::chrono::milliseconds> StepReader::time(QLatin1StringView key)
{
    const Piece *piece = given(key);
    const auto time = piece ? simulator::readTime(piece->value) : std::nullopt;
    if (piece && !time)
        noteValue(*piece);
    return time;
}

int StepReader::count(QLatin1StringView key)
{
    const Piece *piece = given(key);
    bool isNumber = true;
    const int count = piece ? piece->value.toInt(&isNumber) : 1;
    if (isNumber && count >= 1 && count <= MaxCount)
        return count;
    noteValue(*piece);
    return 1;
}

} // namespace runlatch::scenario
