// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestjudge.h"

#include <algorithm>
#include <array>
#include <limits>

namespace runlatch::models {

namespace {

constexpr std::array ChangeRequestStates{QStringView(u"active"), QStringView(u"archived")};
constexpr std::array ChangeRequestFields{
    filter::Field{u"is", filter::Field::Type::Choice, ChangeRequestStates},
    filter::Field{u"workspace"},
    filter::Field{u"by"},
    filter::Field{u"created", filter::Field::Type::Time},
    filter::Field{u"updated", filter::Field::Type::Time},
    filter::Field{u"id"},
};

class ChangeRequestRow final : public filter::Row
{
public:
    explicit ChangeRequestRow(const QHash<QString, QString> &workspaceNames)
        : m_workspaceNames(workspaceNames)
    {
    }
    void set(const protocol::ChangeRequest &row) { m_row = &row; }

    bool has(int field, const filter::Word &word) const override
    {
        switch (static_cast<FieldIndex>(field)) {
        case Anywhere:
            return word.isIn(m_row->subject) || word.isIn(m_row->message) || word.isIn(m_row->id) || inWorkspace(word);
        case Workspace: return inWorkspace(word);
        case By: return inPeople(word);
        case Id: return word.isIn(m_row->id);
        case Is:
        case Created:
        case Updated: break;
        }
        Q_UNREACHABLE();
    }
    bool is(int, int choice) const override { return m_row->isArchived() == (choice == ArchivedState); }
    QDateTime time(int field) const override { return field == Created ? m_row->createdAt : m_row->updatedAt; }
    double number(int) const override { return std::numeric_limits<double>::quiet_NaN(); }

private:
    /// In ChangeRequestFields.
    enum FieldIndex { Anywhere = filter::Term::Anywhere, Is, Workspace, By, Created, Updated, Id };
    static_assert(ChangeRequestFields.size() == Id + 1);
    enum StateIndex { ActiveState, ArchivedState }; // in ChangeRequestStates

    bool inWorkspace(const filter::Word &word) const
    {
        const auto name = m_workspaceNames.constFind(m_row->workspaceId);
        return word.isIn(m_row->workspaceId) || (name != m_workspaceNames.constEnd() && word.isIn(*name));
    }
    /// Tells whether the word is in the row's author or archiver. A person whom the service does not name is left out.
    /// Only a row that names nobody has an empty text.
    bool inPeople(const filter::Word &word) const
    {
        const QStringView archiver = m_row->archived ? QStringView(m_row->archived->by) : QStringView();
        const bool isMaker = word.isIn(m_row->createdBy);
        if (archiver.isEmpty() || (isMaker && !m_row->createdBy.isEmpty()))
            return isMaker;
        return word.isIn(archiver);
    }

    const QHash<QString, QString> &m_workspaceNames;
    const protocol::ChangeRequest *m_row = nullptr;
};

} // namespace

std::span<const filter::Field> ChangeRequestJudge::fields()
{
    return ChangeRequestFields;
}

ChangeRequestJudge::ChangeRequestJudge(const ChangeRequestRows &rows, const QHash<QString, QString> &workspaceNames,
                                       const filter::Expression &filter, const QList<int> &order)
    : m_rows(rows)
    , m_workspaceNames(workspaceNames)
    , m_matcher(filter)
    , m_order(order)
{
}

QList<ChangeRequestJudge::Part> ChangeRequestJudge::parts(int first, int count)
{
    constexpr int Size = 500;
    QList<Part> parts;
    for (int begin = first; begin < count; begin += Size)
        parts.append({begin, std::min(Size, count - begin)});
    return parts;
}

QList<int> ChangeRequestJudge::operator()(const Part &part) const
{
    ChangeRequestRow row(m_workspaceNames);
    QList<int> accepted;
    for (int position = part.first; position < part.first + part.count; ++position) {
        const int index = m_order.isEmpty() ? position : m_order.at(position);
        row.set(m_rows.at(index));
        if (m_matcher.accepts(row))
            accepted.append(index);
    }
    return accepted;
}

} // namespace runlatch::models
