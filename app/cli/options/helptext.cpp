// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/helptext.h"

#include "app/cli/options/optionvalues.h"
#include "protocol/explorerfield.h"
#include "store/search/capturefields.h"

#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qsizetype HelpWidth = 79; // columns, as in Qt's own help

/// Puts a text in a column: later lines are indented with blanks.
QString inColumn(const QString &text, qsizetype column)
{
    QString filled;
    qsizetype used = column;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (used > column && used + 1 + word.size() > HelpWidth) {
            filled += u'\n' + QString(column, u' ');
            used = column;
        } else if (used > column) {
            filled += u' ';
            ++used;
        }
        filled += word;
        used += word.size();
    }
    return filled;
}

/// Returns the usage line with the command instead of the file: Qt knows only the program's file name.
QString usageLine(const QString &line, const QString &command)
{
    const qsizetype options = line.indexOf(u" ["_s);
    return line.left(line.indexOf(u':') + 1) + u" runlatch-cli "_s + command
        + (options < 0 ? QString() : line.mid(options));
}

/// An option in Qt's help: its names, then its text in a column, which may continue on the next lines.
class HelpEntry
{
public:
    explicit HelpEntry(const QCommandLineParser &declared)
        : m_declared(declared)
    {
    }

    /// Returns whether the line belongs to an option.
    bool take(const QString &line, QString &written)
    {
        static const QRegularExpression form(u"\\A(  (?:-[a-z], )?--([a-z-]+)(?: <([^>]+)>)?\\s+)(\\S.*)\\z"_s);
        const auto match = form.match(line);
        if (match.hasMatch()) {
            finish(written);
            m_names = match.captured(1);
            m_option = match.captured(2);
            m_words = match.captured(4);
            m_hasTimes = m_hasTimes || match.captured(3) == "time"_L1;
            m_options += m_option;
            return true;
        }
        if (!m_names.isEmpty() && line.startsWith(QString(m_names.size(), u' '))) {
            m_words += u' ' + line.trimmed();
            return true;
        }
        finish(written);
        return false;
    }
    void finish(QString &written)
    {
        if (m_names.isEmpty())
            return;
        if (const QString value = m_declared.value(m_option); !value.isEmpty())
            m_words += u' ' + Command::tr("Default: %1.").arg(value);
        written += m_names + inColumn(m_words, m_names.size()) + u'\n';
        m_names.clear();
    }
    bool hasTimes() const { return m_hasTimes; }
    const QStringList &options() const { return m_options; }

private:
    const QCommandLineParser &m_declared;
    QString m_names; ///< the names with the blanks up to the column of text
    QString m_option;
    QString m_words;
    QStringList m_options;
    bool m_hasTimes = false;
};

QString paragraph(const QString &words)
{
    return u'\n' + inColumn(words, 0) + u'\n';
}

QString timesNote()
{
    return paragraph(
        Command::tr("A time is a number with its unit: 200ms, 1.5s, 10min or 1h; %1h at most.").arg(MaxTime.count()));
}

/// An example of a query, and from the table of the explorer what may stand in it.
QString queryNote()
{
    QString note = paragraph(Command::tr("A query is a list of conditions, which must all hold:"));
    note += u"  [{\"workspace_name\":{\"contains\":[\"prod\"]}},{\"drifted\":{\"is\":[\"true\"]}}]\n"_s;
    const std::pair<protocol::ExplorerType, QString> types[] = {
        {protocol::ExplorerType::Text, Command::tr("Fields with a text: %1. Their operators: %2.")},
        {protocol::ExplorerType::Number, Command::tr("Fields with a number: %1. Their operators: %2.")},
        {protocol::ExplorerType::Boolean, Command::tr("Fields with true or false: %1. Their operators: %2.")},
        {protocol::ExplorerType::Time, Command::tr("Fields with a time: %1. Their operators: %2.")},
    };
    for (const auto &[type, words] : types) {
        QStringList fields;
        QStringList operators;
        for (const protocol::ExplorerField &field : protocol::explorerFields()) {
            if (field.type != type)
                continue;
            fields += field.name.toString();
            if (operators.isEmpty()) {
                for (const protocol::ExplorerOperator fitting : protocol::operatorsOf(&field))
                    operators += protocol::operatorName(fitting);
            }
        }
        note += paragraph(words.arg(fields.join(u", "_s), operators.join(u", "_s)));
    }
    return note;
}

QString filterNote()
{
    QStringList fields;
    for (const filter::Field &field : store::captureFields())
        fields += field.name.toString();
    return paragraph(Command::tr("A filter has words, and fields with a value such as stage:post_plan or size:>1mb; a "
                                 "minus in front excludes. Its fields: %1.")
                         .arg(fields.join(u", "_s)));
}

/// Returns the note about environment variables that replace files of secrets.
QString environmentNote(const QStringList &options)
{
    QString note;
    const auto add = [&](const char *option, const QString &name, const QString &words) {
        if (options.contains(QLatin1StringView(option)))
            note += u"  %1 "_s.arg(name, -24) + inColumn(words, 27) + u'\n';
    };
    add("hmac-key-file", u"RUNLATCH_HMAC_KEY"_s, Command::tr("The HMAC key, where no --hmac-key-file is given."));
    add("token-file", u"RUNLATCH_TOKEN"_s, Command::tr("The token, where no --token-file is given."));
    add("tls-certificate", u"RUNLATCH_TLS_PASSPHRASE"_s, Command::tr("The passphrase of an encrypted key."));
    return note.isEmpty() ? note : u'\n' + Command::tr("Environment:") + u'\n' + note;
}

} // namespace

QString helpText(const QString &command, const QCommandLineParser &declared)
{
    QStringList lines = declared.helpText().split(u'\n');
    QString written = usageLine(lines.takeFirst(), command) + u'\n';
    HelpEntry entry(declared);
    for (const QString &line : std::as_const(lines)) {
        if (!entry.take(line, written))
            written += line + u'\n';
    }
    entry.finish(written);
    while (written.endsWith("\n\n"_L1))
        written.chop(1);
    if (entry.hasTimes())
        written += timesNote();
    QStringList options = entry.options();
    if (options.contains("query"_L1))
        written += queryNote();
    if (options.contains("filter"_L1) && !command.startsWith("plan "_L1)) // its option names the fields of changes
        written += filterNote();
    if (command == "simulate"_L1) // `simulate` generates a token
        options.removeAll(u"token-file"_s);
    return written + environmentNote(options);
}

} // namespace runlatch::cli
