// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "script/linereader.h"

#include "base/rules.h"
#include "filter/foreignwords.h"
#include "lint/nearestname.h"
#include "text/timespan.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::script {

namespace {

constexpr qsizetype MaxSubject = 100; ///< characters of a mistake's subject

} // namespace

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

QStringList choicesOf(std::span<const filter::Field> fields, const QString &field)
{
    QStringList choices;
    if (const int index = filter::findField(fields, field); index >= 0) {
        for (const QStringView choice : fields[static_cast<std::size_t>(index)].choices)
            choices += choice.toString();
    }
    return choices;
}

LineReader::LineReader(int number, QStringView line, QList<Mistake> &mistakes)
    : m_number(number)
    , m_line(line)
    , m_pieces(piecesOf(line))
    , m_mistakes(mistakes)
{
}

void LineReader::note(qsizetype position, Mistake mistake)
{
    if (m_mistakes.size() == MaxMistakes)
        return;
    mistake.line = m_number;
    mistake.column = columnAt(m_line, position);
    mistake.subject.truncate(MaxSubject);
    m_mistakes.append(mistake);
}

void LineReader::noteValue(const Piece &piece)
{
    note(piece.valueAt, {.rule = base::Rules::ScenarioValue, .subject = piece.value, .field = piece.name});
}

void LineReader::noteFaults(QStringView filter, const QList<filter::Fault> &faults, qsizetype at,
                            std::span<const filter::Field> fields)
{
    for (const filter::Fault &fault : faults)
        note(at + fault.position,
             {.rule = fault.rule,
              .subject = fault.subject,
              .field = fault.field,
              .nearest = nearestOf(fault.subject, choicesOf(fields, fault.field))});
    for (const filter::ForeignWord &foreign : filter::foreignWords(filter))
        note(at + foreign.position, {.rule = base::Rules::ScenarioValue, .subject = foreign.word});
}

bool LineReader::readBy(const Forms &forms)
{
    const qsizetype before = m_mistakes.size();
    if (m_pieces.openQuote >= 0)
        note(m_pieces.openQuote, {.rule = base::Rules::ScenarioQuote});
    else if (findForm(forms))
        takeKeys();
    return m_mistakes.size() == before;
}

bool LineReader::findForm(const Forms &forms)
{
    const Piece &word = m_pieces.list.constFirst();
    QStringList words;
    Forms ofWord;
    for (const LineForm *form : forms) {
        words += form->word;
        if (form->word == word.name && !word.hasValue)
            ofWord += form;
    }
    if (!ofWord.isEmpty())
        return findSubject(ofWord);
    note(word.at, {.rule = base::Rules::ScenarioStep, .subject = word.name, .nearest = nearestOf(word.name, words)});
    return false;
}

bool LineReader::findSubject(const Forms &ofWord)
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
    for (const LineForm *form : ofWord) {
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

/// Missing keys are told only if all keys were understood: one that was not may be the missing one, misspelled.
void LineReader::takeKeys()
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
    if (m_form->takesFault && !hasFault())
        note(m_line.size(), {.rule = base::Rules::ScenarioNoFault, .subject = m_form->subject});
}

void LineReader::takeKey(const Piece &piece)
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

void LineReader::noteUnknownKey(const Piece &piece)
{
    QStringList keys;
    for (const KeyForm &key : m_form->keys)
        keys += key.name;
    if (m_form->takesFault)
        keys += faultNames();
    note(piece.at, {.rule = base::Rules::ScenarioKey, .subject = piece.name, .nearest = nearestOf(piece.name, keys)});
}

const Piece *LineReader::given(QLatin1StringView key) const
{
    const auto found =
        std::find_if(m_keys.begin(), m_keys.end(), [key](const auto &one) { return one.first->name == key; });
    return found == m_keys.end() ? nullptr : found->second;
}

QString LineReader::text(QLatin1StringView key, qsizetype most)
{
    const Piece *piece = given(key);
    if (piece && piece->value.size() > most)
        noteValue(*piece);
    return piece ? piece->value : QString();
}

bool LineReader::truth(QLatin1StringView key, bool otherwise)
{
    const Piece *piece = given(key);
    if (piece && piece->value != "yes"_L1 && piece->value != "no"_L1)
        noteValue(*piece);
    return piece ? piece->value == "yes"_L1 : otherwise;
}

std::optional<std::chrono::milliseconds> LineReader::time(QLatin1StringView key)
{
    const Piece *piece = given(key);
    const auto time = piece ? text::readTimeSpan(piece->value) : std::nullopt;
    if (piece && !time)
        noteValue(*piece);
    return time;
}

std::optional<int> LineReader::number(QLatin1StringView key, int least, int most)
{
    const Piece *piece = given(key);
    if (!piece)
        return std::nullopt;
    bool isNumber = false;
    const int number = piece->value.toInt(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    noteValue(*piece);
    return std::nullopt;
}

std::optional<std::size_t> LineReader::choice(QLatin1StringView key)
{
    const auto found =
        std::find_if(m_keys.begin(), m_keys.end(), [key](const auto &one) { return one.first->name == key; });
    if (found == m_keys.end())
        return std::nullopt;
    const auto &[form, piece] = *found;
    const auto choice = std::find(form->choices.begin(), form->choices.end(), piece->value);
    if (choice != form->choices.end())
        return static_cast<std::size_t>(choice - form->choices.begin());
    note(piece->valueAt,
         {.rule = base::Rules::ScenarioValue,
          .subject = piece->value,
          .field = piece->name,
          .nearest = nearestOf(piece->value, QStringList(form->choices.begin(), form->choices.end()))});
    return std::nullopt;
}

} // namespace runlatch::script
