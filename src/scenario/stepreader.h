// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "scenario/pieces.h"
#include "scenario/reader.h"
#include "scenario/steptable.h"

#include <optional>

namespace runlatch::scenario {

/// Reads one line by the table of steps. Internal to this folder.
class StepReader
{
public:
    StepReader(int number, QStringView line, QList<Mistake> &mistakes);

    /// nullopt for a line without a step, and for one with a mistake, which was noted then.
    std::optional<Step> read();
    void note(qsizetype position, Mistake mistake); ///< gives it its place
    /// Tells whether a line that was not read may have been the step that starts a run.
    bool mayBeRun() const;
    /// Where the word of the step, or its subject, stands.
    qsizetype wordAt() const { return m_pieces.list.constFirst().at; }
    qsizetype subjectAt() const { return m_pieces.list.at(1).at; }

private:
    bool findForm();
    bool findForm(const QList<const StepForm *> &ofWord);
    void takeKeys();
    void takeKey(const Piece &piece);
    bool takeFault(const Piece &piece);
    void noteUnknownKey(const Piece &piece);
    const Piece *given(QLatin1StringView key) const;
    void noteValue(const Piece &piece);
    Step step();
    StartRun startRun();
    Deliver deliver();
    MakeFaults makeFaults();
    Expect expect();
    void addCondition(const Piece &piece, Expect &expect);
    void addFilter(const QString &filter, qsizetype filterAt, Expect &expect);

    QString text(QLatin1StringView key);
    QList<protocol::Stage> stages(QLatin1StringView key);
    bool truth(QLatin1StringView key);
    std::optional<std::chrono::milliseconds> time(QLatin1StringView key);
    int count(QLatin1StringView key);

    const int m_number;
    const QStringView m_line;
    const Pieces m_pieces;
    QList<Mistake> &m_mistakes;
    const StepForm *m_form = nullptr;
    QList<std::pair<const KeyForm *, const Piece *>> m_keys; ///< as given
    std::optional<simulator::Fault> m_fault;
};

} // namespace runlatch::scenario
