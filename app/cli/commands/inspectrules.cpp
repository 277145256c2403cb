// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/inspectrules.h"

#include "app/cli/commands/mistakes.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

InspectRules::InspectRules(Output &output, base::Clock &clock)
    : m_output(output)
    , m_clock(clock)
{
}

void InspectRules::declare(QCommandLineParser &parser)
{
    parser.addOption({u"rules"_s,
                      tr("File with rules: which requests are answered and replied to in which way. It is read again "
                         "when it changes. The command rules tells what it may have."),
                      u"file"_s});
}

base::Result<std::optional<QString>> InspectRules::read(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"rules"_s))
        return std::optional<QString>();
    m_name = parser.value(u"rules"_s);
    if (m_name.isEmpty() || m_name == "-"_L1) // what cannot be read again
        return std::optional(tr("--rules takes the name of a file."));
    const auto text = readInput(m_name, rulebook::RuleBook::MaxBytes, {base::Rules::RuleBookTooLarge});
    if (!text)
        return text.error();
    m_file.emplace(m_name, m_clock);
    m_file->begin(*text);
    for (const script::Mistake &mistake : m_file->state().mistakes)
        m_output.diagnostic(mistakeLine(m_name, mistake));
    return m_file->state().isGood() ? std::nullopt : std::optional(tr("The rules of %1 have mistakes.").arg(m_name));
}

void InspectRules::use(inspector::Session &session)
{
    if (!m_file)
        return;
    m_session = &session;
    connect(&*m_file, &rulebook::RuleFile::changed, this, &InspectRules::apply);
    connect(&*m_file, &rulebook::RuleFile::told, this, &InspectRules::tell);
    apply();
}

void InspectRules::apply()
{
    m_session->autoReply().setRules(m_file->book());
    m_session->receiver().setRules(m_file->book());
}

void InspectRules::tell()
{
    if (!m_file)
        return;
    const rulebook::RuleFile::State &state = m_file->state();
    if (state.isGood()) {
        const auto count = static_cast<int>(m_file->book().rules().size());
        json::OrderedJson members;
        members.add(u"file", m_name).add(u"rules", count);
        m_output.event(u"rules", members, tr("%n rule(s) of %1", nullptr, count).arg(m_name));
        return;
    }
    tellRuleMistakes(m_output, m_name, state.mistakes);
    if (state.error)
        m_output.error(*state.error);
    m_output.diagnostic(tr("The rules stay as they were."));
}

} // namespace runlatch::cli
