// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/targetmodel.h"

#include "changerequests/targetname.h"
#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::changerequests::TargetAnswer;
using runlatch::changerequests::TargetNames;

namespace runlatch::models {

namespace {

QString orDash(const QString &text)
{
    return text.isEmpty() ? u"\u2013"_s : text::plainText(text);
}

QString targetStateWord(TargetModel::State state)
{
    switch (state) {
    case TargetModel::State::LookingUp: return TargetModel::tr("Looking up");
    case TargetModel::State::Found: return TargetModel::tr("Found");
    case TargetModel::State::NotFound: return TargetModel::tr("Not found");
    case TargetModel::State::NotKnown: return TargetModel::tr("Not known");
    case TargetModel::State::Twice: return TargetModel::tr("Given twice");
    }
    return {};
}

TargetModel::State stateOfAnswer(TargetAnswer::State state)
{
    switch (state) {
    case TargetAnswer::State::Found: return TargetModel::State::Found;
    case TargetAnswer::State::NotFound: return TargetModel::State::NotFound;
    case TargetAnswer::State::NotKnown: break;
    }
    return TargetModel::State::NotKnown;
}

} // namespace

TargetModel::TargetModel(service::Client &client, QObject *parent)
    : FlatTable(parent)
    , m_resolver(client)
{
    connect(&m_resolver, &changerequests::TargetResolver::answered, this, &TargetModel::take);
}

QVariant TargetModel::value(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(index.row());
    const auto column = static_cast<Column>(index.column());
    if (role == StateRole)
        return static_cast<int>(stateOf(index.row()));
    if (role == Qt::DisplayRole)
        return column == Name ? orDash(row.target.name)
            : column == Id    ? orDash(row.target.id)
                              : targetStateWord(stateOf(index.row()));
    if (role == Qt::AccessibleDescriptionRole && column == Standing)
        return toolTip(row); // the reason, without a mouse
    if (role == Qt::ToolTipRole)
        return wording::toolTip(column == Name ? row.target.name : column == Id ? row.target.id : toolTip(row));
    return {};
}

QString TargetModel::toolTip(const Row &row) const
{
    if (row.isTwice)
        return tr("It is already in the list above, and is sent once.");
    switch (row.state) {
    case State::LookingUp:
    case State::Found:
    case State::Twice: return {};
    case State::NotFound:
        return row.elsewhere.isEmpty() ? tr("%1 has no such workspace, or this token may not see it.").arg(m_home)
                                       : tr("It belongs to the organization %1.").arg(row.elsewhere);
    case State::NotKnown: break;
    }
    if (!row.why)
        return tr("It was not looked up.");
    if (row.why->http == 404 || row.why->http == 405)
        return tr("The service does not offer this look-up.");
    return wording::sentence(*row.why, wording::Activity::ListingWorkspaces).text();
}

QString TargetModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Name: return tr("Workspace");
    case Id: return tr("Id");
    case Standing: return tr("State");
    case ColumnCount: break;
    }
    return {};
}

TargetModel::State TargetModel::stateOf(int row) const
{
    return m_rows.at(row).isTwice ? State::Twice : m_rows.at(row).state;
}

QList<int> TargetModel::rowsOf(State state) const
{
    QList<int> rows;
    for (int row = 0; row < m_rows.size(); ++row) {
        if (stateOf(row) == state)
            rows.append(row);
    }
    return rows;
}

bool TargetModel::isChosen(const QString &id, const QString &name) const
{
    if (!id.isEmpty() && m_byText.contains(id))
        return true;
    const int row = m_byText.value(name, -1);
    return row >= 0 && m_rows.at(row).target.isByName;
}

int TargetModel::rowOfId(const QString &id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&id](const Row &row) { return row.target.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

std::optional<base::Error> TargetModel::reason() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.why.has_value(); });
    return found == m_rows.end() ? std::nullopt : found->why;
}

void TargetModel::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    if (organization == m_organization && endpoint.isSameIdentity(m_endpoint))
        return;
    const bool isOtherService = !endpoint.isNull() && !m_endpoint.isNull() && !endpoint.isSameConnection(m_endpoint);
    m_endpoint = endpoint;
    m_organization = organization;
    m_resolver.setPlace(endpoint, organization);
    if (isSomewhere() && (isOtherService || organization != m_home))
        forgetAnswers();
    if (isSomewhere())
        m_home = organization;
    for (Row &row : m_rows) {
        if (row.state == State::LookingUp)
            row.state = State::NotKnown;
    }
    lookUp();
    tellAll();
}

/// The answers of one organization do not apply to another.
void TargetModel::forgetAnswers()
{
    for (Row &row : m_rows) {
        (row.target.isByName ? row.target.id : row.target.name).clear();
        row = rowOf(row.target);
    }
    if (!m_rows.isEmpty())
        emit changed();
}

void TargetModel::setWorkspaces(const QList<Target> &workspaces, const QString &organization)
{
    m_resolver.setPlace(m_endpoint, m_organization);
    beginResetModel();
    m_home = organization.isEmpty() ? m_organization : organization;
    m_rows.clear();
    for (const Target &workspace : workspaces)
        m_rows.append(rowOf(workspace));
    indexRows();
    endResetModel();
    if (m_home == m_organization)
        lookUp();
    tellAll();
}

QList<TargetModel::Target> TargetModel::workspaces() const
{
    QList<Target> workspaces;
    workspaces.reserve(m_rows.size());
    for (const Row &row : m_rows)
        workspaces.append(row.target);
    return workspaces;
}

TargetModel::Row TargetModel::rowOf(const Target &workspace) const
{
    Row row{.target = workspace};
    row.state = row.isWhole() ? State::Found : State::NotKnown;
    return row;
}

bool TargetModel::add(const QList<Target> &workspaces)
{
    QHash<QString, int> ids;
    for (int row = 0; row < m_rows.size(); ++row)
        ids.insert(m_rows.at(row).target.id, row);
    QHash<QString, int> added;
    QList<Row> fresh;
    for (const Target &workspace : workspaces) {
        const Row row = rowOf(workspace);
        const int known = m_byText.value(row.text(), workspace.id.isEmpty() ? -1 : ids.value(workspace.id, -1));
        if (known >= 0 && row.isWhole() && !m_rows.at(known).isWhole())
            m_rows[known] = row;
        if (known >= 0 || added.contains(row.text()))
            continue;
        added.insert(row.text(), 0);
        fresh.append(row);
    }
    if (m_rows.size() + fresh.size() > TargetNames::MaxTargets)
        return false;
    if (!fresh.isEmpty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
        m_rows += fresh;
        indexRows();
        endInsertRows();
    }
    lookUp();
    tellAll();
    emit changed();
    return true;
}

void TargetModel::remove(const QSet<int> &rows)
{
    if (rows.isEmpty())
        return;
    beginResetModel();
    QList<Row> kept;
    for (int row = 0; row < m_rows.size(); ++row) {
        if (!rows.contains(row))
            kept.append(m_rows.at(row));
    }
    m_rows = kept;
    indexRows();
    endResetModel();
    tellAll();
    emit changed();
}

void TargetModel::removeGiven(const QSet<QString> &texts)
{
    QSet<int> rows;
    for (const QString &text : texts) {
        if (const auto found = m_byText.constFind(text); found != m_byText.cend())
            rows.insert(*found);
    }
    remove(rows);
}

void TargetModel::stop()
{
    m_resolver.stop();
}

void TargetModel::askAgain()
{
    lookUp();
    tellAll();
}

/// Looks up the rows that lack a name or an id, have no answer yet, and are not being looked up.
void TargetModel::lookUp()
{
    if (!isSomewhere())
        return;
    QStringList texts;
    for (Row &row : m_rows) {
        if (row.isWhole() || row.state != State::NotKnown)
            continue;
        row.state = State::LookingUp;
        row.why.reset();
        texts.append(row.text());
    }
    m_resolver.ask(texts);
}

void TargetModel::take(const QList<TargetAnswer> &answers)
{
    bool hasFound = false;
    for (const TargetAnswer &answer : answers) {
        const int at = m_byText.value(answer.text, -1);
        if (at < 0 || m_rows.at(at).state != State::LookingUp)
            continue; // the row was removed meanwhile, or chosen from the list
        Row &row = m_rows[at];
        row.state = stateOfAnswer(answer.state);
        row.elsewhere = answer.elsewhere;
        row.why = answer.why;
        if (row.state != State::Found)
            continue;
        hasFound = true;
        row.target.id = answer.id;
        row.target.name = answer.name;
    }
    tellAll();
    if (hasFound)
        emit changed();
}

void TargetModel::indexRows()
{
    m_byText.clear();
    m_byText.reserve(m_rows.size());
    for (int row = 0; row < m_rows.size(); ++row)
        m_byText.insert(m_rows.at(row).text(), row);
}

void TargetModel::judge()
{
    m_count = {.rows = rowCount()};
    QSet<QStringView> seen;
    for (Row &row : m_rows) {
        row.isTwice = !row.target.id.isEmpty() && seen.contains(row.target.id);
        seen.insert(row.target.id);
        m_count.twice += row.isTwice ? 1 : 0;
        m_count.nameless += row.target.id.isEmpty() ? 1 : 0;
        m_count.lookingUp += row.state == State::LookingUp ? 1 : 0;
        m_count.notFound += !row.isTwice && row.state == State::NotFound ? 1 : 0;
        m_count.notKnown += !row.isTwice && row.state == State::NotKnown ? 1 : 0;
    }
}

/// Reports all rows in one signal, because a look-up answers up to a hundred.
void TargetModel::tellAll()
{
    judge();
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit progress();
}

} // namespace runlatch::models
