// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/subjectsearch.h"

namespace runlatch::ui {

/// The known facts about the same subject on the targets.
struct SubjectFacts
{
    enum class State {
        NotAsked, ///< there is no question, or it is about to be asked
        Asking,
        Answered,
        Stopped, ///< by the person
    };
    State state = State::NotAsked;
    int asked = 0; ///< workspaces
    int done = 0;
    int notKnown = 0;
    QStringList found = {}; ///< ids of workspaces that have an open change request with the subject

    friend bool operator==(const SubjectFacts &, const SubjectFacts &) = default;
};

/// Asks whether targets have an open change request with the subject already: once for each subject and targets, and
/// anew as soon as these change.
class SubjectCheck final : public QObject
{
    Q_OBJECT
public:
    struct Question
    {
        service::Endpoint endpoint;
        QString organization;
        QString subject;
        QStringList workspaces; ///< ids
    };
    static constexpr std::chrono::milliseconds Delay{300}; ///< targets that are looked up come one after another

    /// Both must outlive this.
    SubjectCheck(service::Client &client, base::Clock &clock, QObject *parent = nullptr);

    void ask(const Question &question); ///< without effect for the question that was asked last
    void askAgain();
    void stop();  ///< what was found stays
    void clear(); ///< there is no question
    SubjectFacts facts() const;

signals:
    void changed();

private:
    void begin();

    base::Clock &m_clock;
    changerequests::SubjectSearch m_search;
    std::optional<Question> m_question;
    SubjectFacts::State m_state = SubjectFacts::State::NotAsked;
    int m_number = 0; ///< counts the questions, because the delay of an earlier one cannot be taken back
};

} // namespace runlatch::ui
