// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/filtermatcher.h"

#include <QList>

#include <array>
#include <cmath>

namespace runlatch::protocol::tests {

enum Field { Is, By, Created, Bytes };

inline constexpr std::array<QStringView, 3> States{u"active", u"archived", u"in doubt"};
inline constexpr std::array<FilterField, 4> Fields{
    FilterField{u"is", FilterField::Type::Choice, States}, FilterField{u"by", FilterField::Type::Text},
    FilterField{u"created", FilterField::Type::Time}, FilterField{u"bytes", FilterField::Type::Number}};

inline const QDateTime Now(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);

/// A row, and what a filter sees of it.
class Row final : public FilterSubject
{
public:
    Row(const QString &name, const QString &text, int state, const QString &by, const QDateTime &created, double bytes)
        : m_name(name)
        , m_text(text)
        , m_state(state)
        , m_by(by)
        , m_created(created)
        , m_bytes(bytes)
    {
    }

    QString name() const { return m_name; }

    bool has(int field, const FilterWord &word) const override
    {
        return word.isIn(m_by) || (field == FilterTerm::Anywhere && word.isIn(m_text));
    }
    bool is(int, int choice) const override { return choice == m_state; }
    QDateTime time(int) const override { return m_created; }
    double number(int) const override { return m_bytes; }

private:
    QString m_name, m_text;
    int m_state;
    QString m_by;
    QDateTime m_created;
    double m_bytes;
};

/// The names of the rows that a filter accepts, joined.
inline QString accepted(const QString &text, const QList<Row> &rows)
{
    const FilterMatcher matcher(Filter::parse(text, Fields, Now));
    QString names;
    for (const Row &row : rows) {
        if (matcher.accepts(row))
            names.append(row.name());
    }
    return names;
}

} // namespace runlatch::protocol::tests
