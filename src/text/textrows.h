// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QList>

#include <atomic>
#include <vector>

namespace runlatch::text {

/// The beginnings of the rows of a text whose lines are cut at so many columns. Made in the pool, because it looks at
/// every byte; the questions afterwards look at a few rows only. It keeps twelve bytes for each StepRows rows. The text
/// is at most 4 GB and the same in all calls.
class TextRows
{
public:
    static constexpr int StepRows = 32;
    static constexpr int MaxColumns = 1000;

    struct Row
    {
        qsizetype offset = 0; ///< of its first byte
        qsizetype end = 0;    ///< behind its last one; a line feed belongs to its row
        qint64 line = 1;
        qint64 column = 1; ///< of its first character, in code points; 1: the line begins here
    };
    /// A place as editors and the linter count it: from 1, columns in code points, a byte order mark at the beginning
    /// of the text is none.
    struct Place
    {
        qint64 line = 1;
        qint64 column = 1;
    };

    TextRows() = default; ///< of no text: one empty row
    /// `columns`: 1 to MaxColumns. Gives up when `*cancelled` becomes true.
    TextRows(QByteArrayView text, int columns, const std::atomic<bool> *cancelled = nullptr);

    qsizetype count() const
    {
        return m_count;
    } ///< at least one; a text that ends with a line feed has an empty last row
    qint64 lines() const { return m_lines; }
    int columns() const { return m_columns; }

    QList<Row> rows(QByteArrayView text, qsizetype first, qsizetype most) const;
    Row row(QByteArrayView text, qsizetype index) const { return rows(text, index, 1).constFirst(); }
    qsizetype rowOf(QByteArrayView text, qsizetype offset) const; ///< the end of the text is in the last row
    Place placeOf(QByteArrayView text, qsizetype offset) const;
    /// The nearest offset if there is no such line or column.
    qsizetype offsetOf(QByteArrayView text, Place place) const;

private:
    struct Step
    {
        quint32 offset = 0;
        quint32 line = 1;
        quint32 column = 1;
    };
    static Row begin(const Step &step);
    void finishRow(QByteArrayView text, Row &row) const;
    Row next(QByteArrayView text, const Row &row) const;

    std::vector<Step> m_steps{Step{}};
    qsizetype m_count = 1;
    qint64 m_lines = 1;
    int m_columns = 80;
};

} // namespace runlatch::text
