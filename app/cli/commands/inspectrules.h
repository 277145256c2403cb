// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "inspector/session.h"
#include "rulebook/rulefile.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// The rules of `inspect`: those of a file, also when it changes. A file with mistakes leaves them as they were.
class InspectRules final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    InspectRules(Output &output, base::Clock &clock);

    static void declare(QCommandLineParser &parser);
    /// Reads --rules. Returns one sentence if the file has mistakes, which are diagnostics then, or is none. Errors of
    /// reading: those of readInput().
    base::Result<std::optional<QString>> read(const QCommandLineParser &parser);
    /// From now on the session, which is open and outlives this, answers by the rules.
    void use(inspector::Session &session);
    void tell(); ///< which rules are in use, or why they stay as they were; also done whenever the file changed

private:
    void apply();

    Output &m_output;
    base::Clock &m_clock;
    QString m_name; ///< as it was given
    std::optional<rulebook::RuleFile> m_file;
    inspector::Session *m_session = nullptr;
};

} // namespace runlatch::cli
