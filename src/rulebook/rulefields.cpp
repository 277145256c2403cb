// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulefields.h"

#include "filter/term.h"
#include "protocol/runtaskrequest.h"
#include "store/search/capturevalues.h"
#include "text/unpacking.h"

#include <QStringList>

#include <array>
#include <limits>
#include <utility>

namespace runlatch::rulebook {

namespace {

using store::CaptureField;
using Type = filter::Field::Type;

constexpr std::array Marks{QStringView(u"verification"), QStringView(u"local")};
constexpr std::array CaptureMarks{store::CaptureMark::Verification, store::CaptureMark::Local};
constexpr std::array Levels{QStringView(u"mandatory"), QStringView(u"advisory")};
constexpr std::array Truths{QStringView(u"yes"), QStringView(u"no")};

/// The fields that are those of captures, in the order of RuleField.
constexpr std::array Same{CaptureField::Stage,        CaptureField::Signature, CaptureField::Workspace,
                          CaptureField::Organization, CaptureField::Run,       CaptureField::Task,
                          CaptureField::Endpoint,     CaptureField::Cause,     CaptureField::Message,
                          CaptureField::Peer,         CaptureField::Callback,  CaptureField::Size,
                          CaptureField::Kind};
static_assert(Same.size() == static_cast<std::size_t>(RuleField::Is));

using FieldTable = std::array<filter::Field, static_cast<std::size_t>(RuleField::Count)>;

FieldTable makeRuleFields()
{
    FieldTable fields;
    for (std::size_t index = 0; index < Same.size(); ++index)
        fields[index] = store::captureFields()[static_cast<std::size_t>(Same[index])];
    fields[static_cast<std::size_t>(RuleField::Is)] = {u"is", Type::Choice, Marks};
    fields[static_cast<std::size_t>(RuleField::Enforcement)] = {u"enforcement", Type::Text, Levels};
    fields[static_cast<std::size_t>(RuleField::Speculative)] = {u"speculative", Type::Choice, Truths};
    fields[static_cast<std::size_t>(RuleField::Additions)] = {u"additions", Type::Number};
    fields[static_cast<std::size_t>(RuleField::Changes)] = {u"changes", Type::Number};
    fields[static_cast<std::size_t>(RuleField::Deletions)] = {u"deletions", Type::Number};
    fields[static_cast<std::size_t>(RuleField::Type)] = {u"type", Type::Text};
    fields[static_cast<std::size_t>(RuleField::Module)] = {u"module", Type::Text};
    return fields;
}

/// The index of the field in the table of captures; nullopt for one that captures do not have.
std::optional<int> indexOfSame(int field)
{
    const auto index = static_cast<std::size_t>(field);
    return index < Same.size() ? std::optional(static_cast<int>(Same[index])) : std::nullopt;
}

} // namespace

std::span<const filter::Field> ruleFields()
{
    static const FieldTable fields = makeRuleFields();
    return fields;
}

bool isOfPlan(int field)
{
    return field >= static_cast<int>(RuleField::Additions);
}

RuleRequest::RuleRequest(store::CaptureRow row, const QByteArray &body, store::EndpointNames names)
    : m_row(std::move(row))
    , m_names(std::move(names))
    , m_body(body)
{
}

std::optional<bool> RuleRequest::isSpeculative() const
{
    if (!std::exchange(m_isRead, true)) {
        if (const auto read = protocol::readRunTaskRequest(text::unpackedOrSame(m_body)))
            m_isSpeculative = read->isSpeculative;
    }
    return m_isSpeculative;
}

bool RuleRequest::has(int field, const filter::Word &word) const
{
    if (field == filter::Term::Anywhere)
        return m_capture.has(field, word);
    if (const auto same = indexOfSame(field))
        return m_capture.has(*same, word);
    if (isOfPlan(field))
        return m_known && m_known->has(static_cast<RuleField>(field), word);
    return word.isIn(m_row.enforcementLevel); // the only other text
}

bool RuleRequest::is(int field, int choice) const
{
    if (const auto same = indexOfSame(field))
        return m_capture.is(*same, choice);
    if (static_cast<RuleField>(field) == RuleField::Is)
        return m_capture.is(static_cast<int>(CaptureField::Is),
                            static_cast<int>(CaptureMarks.at(static_cast<std::size_t>(choice))));
    return isSpeculative() == (choice == 0);
}

double RuleRequest::number(int field) const
{
    if (m_known && isOfPlan(field))
        return m_known->number(static_cast<RuleField>(field));
    const auto same = indexOfSame(field);
    return same ? m_capture.number(*same) : std::numeric_limits<double>::quiet_NaN();
}

QString RuleRequest::valueOf(RuleField field) const
{
    const auto index = static_cast<int>(field);
    const filter::Field &known = ruleFields()[static_cast<std::size_t>(field)];
    if (isOfPlan(index))
        return m_known ? m_known->valueOf(field) : QString();
    if (field == RuleField::Enforcement)
        return m_row.enforcementLevel;
    if (field == RuleField::Size)
        return QString::number(m_row.bytes);
    if (field == RuleField::Endpoint) {
        const QString name = m_names.nameOf(m_row.endpoint);
        return name.isEmpty() ? m_row.endpoint : name;
    }
    if (known.type == Type::Text)
        return store::captureValue(Same.at(static_cast<std::size_t>(field))).text(m_row).toString();
    if (field == RuleField::Stage) // "other" says less than what was written
        return m_row.stage;
    QStringList values;
    for (std::size_t choice = 0; choice < known.choices.size(); ++choice) {
        if (is(index, static_cast<int>(choice)))
            values += known.choices[choice].toString();
    }
    return values.join(u' ');
}

} // namespace runlatch::rulebook
