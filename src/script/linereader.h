// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"
#include "script/forms.h"
#include "script/mistake.h"
#include "script/pieces.h"

#include <QStringList>

#include <chrono>
#include <optional>

namespace runlatch::script {

/// Reads one line by a table of forms. Who derives from it makes of the form and its keys what they mean. Mistakes are
/// noted with their place, with rules of base::Rules::Scenarios. Takes time that grows with the length of the line.
class LineReader
{
public:
    LineReader(int number, QStringView line, QList<Mistake> &mistakes);
    virtual ~LineReader() = default;

    void note(qsizetype position, Mistake mistake); ///< gives it its place
    /// The places of the line's word and of its subject.
    qsizetype wordAt() const { return m_pieces.list.constFirst().at; }
    qsizetype subjectAt() const { return m_pieces.list.at(1).at; }

protected:
    using Forms = QList<const LineForm *>;

    bool isBlank() const { return m_pieces.list.isEmpty(); }
    qsizetype mistakes() const { return m_mistakes.size(); }
    /// False if the line is none of the forms, which was noted then.
    bool readBy(const Forms &forms);
    const LineForm *form() const { return m_form; } ///< nullptr until a form with the line's word was found

    /// Takes a piece that is no key; false: it is none such. For forms with takesFault.
    virtual bool takeFault(const Piece &) { return false; }
    virtual bool hasFault() const { return false; }
    virtual QStringList faultNames() const { return {}; } ///< for the nearest name

    int lineNumber() const { return m_number; }
    QStringView line() const { return m_line; }
    const Piece &subject() const { return m_pieces.list.at(1); }
    /// The keys as given.
    const QList<std::pair<const KeyForm *, const Piece *>> &keys() const { return m_keys; }
    const Piece *given(QLatin1StringView key) const;
    void noteValue(const Piece &piece);
    /// Notes the faults of a filter that begins at `at` in the line, and its foreign words: ScenarioValue without a
    /// field. The place of one is exact but for quotes that are doubled.
    void noteFaults(QStringView filter, const QList<filter::Fault> &faults, qsizetype at,
                    std::span<const filter::Field> fields);

    // Values of keys; what is missing or wrong, which was noted then, gives an empty one.
    QString text(QLatin1StringView key, qsizetype most = MaxText);
    bool truth(QLatin1StringView key, bool otherwise = false);
    std::optional<std::chrono::milliseconds> time(QLatin1StringView key);
    std::optional<int> number(QLatin1StringView key, int least, int most);
    std::optional<std::size_t> choice(QLatin1StringView key); ///< index of one of the key's choices

private:
    bool findForm(const Forms &forms);
    bool findSubject(const Forms &ofWord);
    void takeKeys();
    void takeKey(const Piece &piece);
    void noteUnknownKey(const Piece &piece);

    const int m_number;
    const QStringView m_line;
    const Pieces m_pieces;
    QList<Mistake> &m_mistakes;
    const LineForm *m_form = nullptr;
    QList<std::pair<const KeyForm *, const Piece *>> m_keys;
};

/// The known name that is most like what was written; empty: none is.
QString nearestOf(QStringView written, const QStringList &known);
/// The choices of a field of conditions; empty if it has none.
QStringList choicesOf(std::span<const filter::Field> fields, const QString &field);

} // namespace runlatch::script
