// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/subjectcheck.h"

namespace runlatch::ui {

namespace {

bool asksTheSame(const SubjectCheck::Question &one, const SubjectCheck::Question &other)
{
    return one.endpoint.isSameIdentity(other.endpoint) && one.organization == other.organization
        && one.subject == other.subject && one.workspaces == other.workspaces;
}

} // namespace

SubjectCheck::SubjectCheck(service::Client &client, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_search(client)
{
    connect(&m_search, &changerequests::SubjectSearch::progressed, this, &SubjectCheck::changed);
    connect(&m_search, &changerequests::SubjectSearch::finished, this, [this] {
        m_state = SubjectFacts::State::Answered;
        emit changed();
    });
}

void SubjectCheck::ask(const Question &question)
{
    if (m_question && asksTheSame(*m_question, question))
        return;
    clear();
    m_question = question;
    m_clock.callAfter(Delay, this, [this, number = m_number] {
        if (number == m_number)
            begin();
    });
}

void SubjectCheck::askAgain()
{
    if (m_question && m_state != SubjectFacts::State::Asking)
        begin();
}

void SubjectCheck::begin()
{
    ++m_number;
    m_state = SubjectFacts::State::Asking;
    m_search.start(m_question->endpoint, m_question->organization, m_question->subject, m_question->workspaces);
    emit changed();
}

void SubjectCheck::stop()
{
    if (m_state != SubjectFacts::State::Asking)
        return;
    m_search.cancel();
    m_state = SubjectFacts::State::Stopped;
    emit changed();
}

void SubjectCheck::clear()
{
    ++m_number;
    m_search.cancel();
    m_question.reset();
    m_state = SubjectFacts::State::NotAsked;
}

SubjectFacts SubjectCheck::facts() const
{
    if (m_state == SubjectFacts::State::NotAsked)
        return {};
    return {.state = m_state,
            .asked = m_search.asked(),
            .done = m_search.done(),
            .notKnown = m_search.notKnown(),
            .found = m_search.found()};
}

} // namespace runlatch::ui
