// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changefilter.h"

#include "json/jsontext.h"
#include "plan/planindex.h"

#include <QStringDecoder>
#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <limits>

namespace runlatch::plan {

namespace {

constexpr std::array ActionChoices{QStringView(u"no-op"),  QStringView(u"create"),  QStringView(u"read"),
                                   QStringView(u"update"), QStringView(u"replace"), QStringView(u"delete"),
                                   QStringView(u"forget"), QStringView(u"other")};
constexpr std::array StateChoices{QStringView(u"change"),  QStringView(u"drift"),  QStringView(u"deferred"),
                                  QStringView(u"output"),  QStringView(u"import"), QStringView(u"moved"),
                                  QStringView(u"deposed"), QStringView(u"data"),   QStringView(u"managed")};
enum StateIndex { Changed, Drifted, IsDeferred, IsOutput, Imported, Moved, Deposed, IsData, IsManaged };

constexpr std::array ChangeFields{
    filter::Field{u"action", filter::Field::Type::Choice, ActionChoices},
    filter::Field{u"is", filter::Field::Type::Choice, StateChoices},
    filter::Field{u"type"},
    filter::Field{u"name"},
    filter::Field{u"module"},
    filter::Field{u"address"},
    filter::Field{u"provider"},
    filter::Field{u"reason"},
};
/// In ChangeFields.
enum FieldIndex { Anywhere = filter::Term::Anywhere, ActionIs, Is, Type, Name, Module, Address, Provider, Reason };
static_assert(ChangeFields.size() == Reason + 1);

/// The index of each action's name in ActionChoices.
std::array<int, ActionCount> choicesOfActions()
{
    std::array<int, ActionCount> choices{};
    for (int action = 0; action < ActionCount; ++action) {
        std::size_t choice = 0;
        while (choice + 1 < ActionChoices.size() && ActionChoices[choice] != actionName(Action(action)))
            ++choice;
        choices[std::size_t(action)] = int(choice);
    }
    return choices;
}

/// One change after another. A word is looked for once in each name that many changes share.
class ChangeRow final : public filter::Row
{
public:
    explicit ChangeRow(const Plan &plan)
        : m_plan(plan)
        , m_index(plan.index())
    {
    }
    void set(int index)
    {
        m_entry = &m_index.entries[std::size_t(index)];
        m_part = m_plan.part(index);
    }

    bool has(int field, const filter::Word &word) const override
    {
        switch (static_cast<FieldIndex>(field)) {
        case Anywhere:
            return inText(m_entry->address, word) || inShared(SharedName::Provider, word)
                || inShared(SharedName::Reason, word) || inShared(SharedName::Type, word)
                || inShared(SharedName::Module, word)
                || (m_entry->previous.length > 0 && inText(m_entry->previous, word));
        case Type: return inShared(SharedName::Type, word);
        case Name: return inShared(SharedName::Name, word);
        case Module: return inShared(SharedName::Module, word);
        case Address: return inText(m_entry->address, word);
        case Provider: return inShared(SharedName::Provider, word);
        case Reason: return inShared(SharedName::Reason, word);
        case ActionIs:
        case Is: break;
        }
        Q_UNREACHABLE();
    }
    bool is(int field, int choice) const override
    {
        if (field == ActionIs)
            return m_choices[std::size_t(m_entry->action)] == choice;
        switch (static_cast<StateIndex>(choice)) {
        case Changed: return m_part == Part::Changes;
        case Drifted: return m_part == Part::Drift;
        case IsDeferred: return m_part == Part::Deferred;
        case IsOutput: return m_part == Part::Outputs;
        case Imported: return m_entry->isImport;
        case Moved: return m_entry->previous.length > 0;
        case Deposed: return m_entry->deposed.length > 0;
        case IsData: return m_entry->isData;
        case IsManaged: return !m_entry->isData && m_part != Part::Outputs;
        }
        Q_UNREACHABLE();
    }
    QDateTime time(int) const override { return {}; }
    double number(int) const override { return std::numeric_limits<double>::quiet_NaN(); }

private:
    enum class Found : char { NotLooked, No, Yes };
    struct Known
    {
        const filter::Word *word;
        SharedName kind;
        std::vector<Found> found; ///< by the number of the name
    };

    bool inText(TextPlace place, const filter::Word &word) const
    {
        const QByteArrayView written = m_index.at(place);
        if (written.contains('\\') || written.size() > Change::MaxText)
            return word.isIn(json::jsontext::decodedText(written, Change::MaxText));
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        m_letters.resize(decoder.requiredSpace(written.size()));
        const QChar *end = decoder.appendToBuffer(m_letters.data(), written);
        return word.isIn(QStringView(m_letters.constData(), end));
    }
    bool inShared(SharedName kind, const filter::Word &word) const
    {
        Found &found = known(kind, word).found[m_entry->names[std::size_t(kind)]];
        if (found == Found::NotLooked) {
            const TextPlace place = m_index.names[std::size_t(kind)][m_entry->names[std::size_t(kind)]];
            found = inText(place, word) ? Found::Yes : Found::No;
        }
        return found == Found::Yes;
    }
    /// There are as many as the filter has words and fields: a few.
    Known &known(SharedName kind, const filter::Word &word) const
    {
        for (Known &known : m_known) {
            if (known.word == &word && known.kind == kind)
                return known;
        }
        const std::vector<Found> nothing(m_index.names[std::size_t(kind)].size(), Found::NotLooked);
        return m_known.emplace_back(Known{&word, kind, nothing});
    }

    const Plan &m_plan;
    const PlanIndex &m_index;
    const ChangeEntry *m_entry = nullptr;
    Part m_part = Part::Changes;
    const std::array<int, ActionCount> m_choices = choicesOfActions();
    mutable std::vector<Known> m_known;
    mutable QVarLengthArray<QChar, 256> m_letters;
};

} // namespace

std::span<const filter::Field> changeFields()
{
    return ChangeFields;
}

ChangeFilter::ChangeFilter(const filter::Expression &expression)
    : m_matcher(expression)
{
}

QList<int> ChangeFilter::accepted(const Plan &plan, int first, int count) const
{
    QList<int> accepted;
    ChangeRow row(plan);
    for (int index = first; index < first + count; ++index) {
        row.set(index);
        if (m_matcher.accepts(row))
            accepted.append(index);
    }
    return accepted;
}

} // namespace runlatch::plan
