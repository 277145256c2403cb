// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/utc.h"
#include "filter/matcher.h"

#include <QList>

#include <array>
#include <cmath>

namespace runlatch::filter::tests {

enum FieldIndex { Is, By, Created, Bytes, Took, Size, Answer };

inline constexpr std::array<QStringView, 3> States{u"active", u"archived", u"in doubt"};
inline constexpr std::array<QStringView, 1> NoAnswer{u"none"};
inline constexpr std::array<Field, 7> Fields{
    Field{u"is", Field::Type::Choice, States},      Field{u"by", Field::Type::Text},
    Field{u"created", Field::Type::Time},           Field{u"bytes", Field::Type::Number},
    Field{u"took", Field::Type::Duration},          Field{u"size", Field::Type::Size},
    Field{u"answer", Field::Type::Status, NoAnswer}};

inline const QDateTime Now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);

/// A row of values, as a filter sees it.
class ExampleRow final : public Row
{
public:
    ExampleRow(const QString &name, const QString &text, int state, const QString &by, const QDateTime &created,
               double bytes)
        : m_name(name)
        , m_text(text)
        , m_state(state)
        , m_by(by)
        , m_created(created)
        , m_bytes(bytes)
    {
    }

    QString name() const { return m_name; }

    bool has(int field, const Word &word) const override
    {
        return word.isIn(m_by) || (field == Term::Anywhere && word.isIn(m_text));
    }
    /// a row without a number has no answer
    bool is(int field, int choice) const override { return field == Answer ? std::isnan(m_bytes) : choice == m_state; }
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
inline QString accepted(const QString &text, const QList<ExampleRow> &rows)
{
    const Matcher matcher(Expression::parse(text, Fields, Now));
    QString names;
    for (const ExampleRow &row : rows) {
        if (matcher.accepts(row))
            names.append(row.name());
    }
    return names;
}

} // namespace runlatch::filter::tests
