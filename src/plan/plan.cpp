// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/plan.h"

#include "plan/planreader.h"

using namespace Qt::StringLiterals;

namespace runlatch::plan {

namespace {

QString shownText(const PlanIndex &index, TextPlace place)
{
    return json::jsontext::decodedText(index.at(place), Change::MaxText);
}

/// As it is written.
QString shownJson(const PlanIndex &index, TextPlace place)
{
    const QByteArrayView json = index.at(place);
    return QString::fromUtf8(json.first(std::min(json.size(), Change::MaxText)));
}

QString shownName(const PlanIndex &index, SharedName kind, const ChangeEntry &entry)
{
    return json::jsontext::decodedText(index.name(kind, entry), Change::MaxText);
}

/// The actions without brackets and quotes. What stands between the quotes has no escapes in any plan.
QString shownActions(const PlanIndex &index, const ChangeEntry &entry)
{
    QString shown;
    for (const char c : index.at(entry.actions).first(std::min<qsizetype>(entry.actions.length, Change::MaxText))) {
        if (QByteArrayView("[]\" \t\r\n").contains(c))
            continue;
        shown += QLatin1Char(c);
    }
    return shown;
}

} // namespace

Plan::Plan(std::shared_ptr<const PlanIndex> index)
    : m_index(std::move(index))
{
}

base::Result<Plan> Plan::read(QByteArray json)
{
    if (json.size() > MaxSize)
        return planError(base::Rules::PlanTooLarge, {}, MaxSize);
    if (const auto other = otherKind(json))
        return *other;
    auto index = std::make_shared<PlanIndex>();
    if (json.startsWith("\xEF\xBB\xBF"))
        json.replace(0, 3, "   ");
    index->size = json.size();
    index->text = std::move(json);
    index->text.reserve(index->size + qsizetype(simdjson::SIMDJSON_PADDING));
    index->text.append(qsizetype(simdjson::SIMDJSON_PADDING), ' ');
    if (const auto error = PlanReader(*index).read())
        return *error;
    index->entries.shrink_to_fit();
    return Plan(std::move(index));
}

qint64 Plan::bytes() const
{
    return m_index->size;
}

const PlanHead &Plan::head() const
{
    return m_index->head;
}

const Counts &Plan::counts() const
{
    return countsOf(Part::Changes);
}

const Counts &Plan::countsOf(Part part) const
{
    return m_index->counts[std::size_t(part)];
}

int Plan::size() const
{
    return int(m_index->entries.size());
}

int Plan::begin(Part part) const
{
    return m_index->begins[std::size_t(part)];
}

int Plan::count(Part part) const
{
    return m_index->begins[std::size_t(part) + 1] - begin(part);
}

Change Plan::change(int index) const
{
    const PlanIndex &all = *m_index;
    const ChangeEntry &entry = all.entries[std::size_t(index)];
    return {.part = part(index),
            .action = entry.action,
            .actions = shownActions(all, entry),
            .address = shownText(all, entry.address),
            .previousAddress = shownText(all, entry.previous),
            .module = shownName(all, SharedName::Module, entry),
            .type = shownName(all, SharedName::Type, entry),
            .name = shownName(all, SharedName::Name, entry),
            .index = shownText(all, entry.key),
            .provider = shownName(all, SharedName::Provider, entry),
            .deposed = shownText(all, entry.deposed),
            .reason = shownName(all, SharedName::Reason, entry),
            .deferredReason = shownText(all, entry.deferredReason),
            .importId = shownText(all, entry.importId),
            .importIdentity = shownJson(all, entry.importIdentity),
            .hasGeneratedConfig = entry.generatedConfig.length > 0,
            .isImport = entry.isImport,
            .isImportUnknown = entry.isImportUnknown,
            .isData = entry.isData};
}

Part Plan::part(int index) const
{
    int part = 0;
    while (part + 1 < PartCount && index >= m_index->begins[std::size_t(part) + 1])
        ++part;
    return Part(part);
}

Action Plan::action(int index) const
{
    return m_index->entries[std::size_t(index)].action;
}

bool Plan::isImport(int index) const
{
    return m_index->entries[std::size_t(index)].isImport;
}

bool Plan::isMoved(int index) const
{
    return m_index->entries[std::size_t(index)].previous.length > 0;
}

int Plan::moduleNumber(int index) const
{
    return int(m_index->entries[std::size_t(index)].names[std::size_t(SharedName::Module)]);
}

int Plan::moduleCount() const
{
    return int(m_index->names[std::size_t(SharedName::Module)].size());
}

QString Plan::module(int number) const
{
    return json::jsontext::decodedText(m_index->name(SharedName::Module, quint32(number)), Change::MaxText);
}

const QList<Check> &Plan::checks() const
{
    return m_index->checks;
}

int Plan::checkCount() const
{
    return m_index->checkCount;
}

const QList<Invocation> &Plan::invocations() const
{
    return m_index->invocations;
}

int Plan::invocationCount() const
{
    return m_index->invocationCount;
}

int Plan::deferredInvocationCount() const
{
    return m_index->deferredInvocationCount;
}

} // namespace runlatch::plan
