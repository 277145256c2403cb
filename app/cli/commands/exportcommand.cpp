// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/exportcommand.h"

#include "app/cli/options/optionvalues.h"
#include "base/rules.h"
#include "inspector/openedstore.h"
#include "interchange/keptsource.h"
#include "interchange/storesource.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

using interchange::Export;
using interchange::Format;

ExportCommand::ExportCommand(Output &output)
    : Command(output)
    , m_storeKeys(m_clock, output)
{
    connect(&m_export, &Export::progressed, this, [this](qint64 done, qint64 of) {
        m_hasBegun = true;
        if (of > 0)
            this->output().progress(tr("%1 of %2 requests").arg(done).arg(of));
    });
    connect(&m_export, &Export::finished, this, &ExportCommand::tell);
    connect(&m_export, &Export::failed, this, &ExportCommand::fail);
}

ExportCommand::~ExportCommand() = default;

void ExportCommand::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"store"_s, tr("File or database (postgresql://HOST/NAME) that the captures are in."), u"file"_s});
    parser.addOption(
        {u"format"_s,
         tr("jsonl: JSON Lines, which import reads. har: an HTTP archive, which import reads. csv: the list. curl: "
            "commands for a shell. raw: the bytes, two files for each request; with placeholders Content-Length is "
            "that of what is written."),
         u"jsonl|har|csv|curl|raw"_s});
    parser.addOption(
        {u"to"_s,
         tr("File to write, or - for standard output; of raw the folder. An existing file is replaced "
            "when everything is written; raw overwrites nothing. Devices, pipes and the files of a store are "
            "refused."),
         u"file"_s, u"-"_s});
    parser.addOption(
        {u"filter"_s, tr("Only the captures that match this filter, such as \"state:failed since:2h\"."), u"text"_s});
    declareSecretNames(parser);
    parser.addOption({u"with-secrets"_s,
                      tr("Write tokens and other secrets as received, not placeholders. Needs the key of the store, "
                         "from the keychain or of --store-key-file; no other program may have the store open.")});
    StoreKeys::declare(parser);
}

std::optional<QString> ExportCommand::start(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("export takes options only.");
    if (const auto why = readStoreOption(parser, m_file))
        return why;
    const auto format = interchange::formatOfName(parser.value(u"format"_s));
    if (!format)
        return tr("--format takes jsonl, har, csv, curl or raw.");
    m_options.format = *format;
    m_options.target = parser.value(u"to"_s);
    m_options.withSecrets = parser.isSet(u"with-secrets"_s);
    if (m_options.target.isEmpty())
        return tr("--to takes the name of a file.");
    if (m_options.format == Format::Raw && isPrinted())
        return tr("--format raw needs --to FOLDER: it writes two files for each request.");
    if (const auto why = readFilterOption(parser, m_clock.utc(), m_filter))
        return why;
    if (const auto why = readSecretNames(parser))
        return why;
    if (parser.isSet(u"store-key-file"_s) && !m_options.withSecrets)
        return tr("--store-key-file is for --with-secrets: nothing else needs the key.");
    if (const auto read = m_storeKeys.read(parser); !read)
        return failToRead(read.error());
    if (m_options.withSecrets) {
        openWithSecrets();
        return std::nullopt;
    }
    warnOfOthersStore(m_file, output());
    runRead(m_storeKeys.open(m_file, base::Error()));
    return std::nullopt;
}

void ExportCommand::runRead(const base::Result<Captures> &captures)
{
    if (captures)
        run(std::make_unique<interchange::KeptSource>(*captures, m_filter));
    else
        fail(captures.error());
}

/// Opens the store with its key. A file is not made if it is not there, and gets no new key; a database is read.
void ExportCommand::openWithSecrets()
{
    if (!inspector::isDatabase(m_file) && !QFileInfo::exists(m_file)) {
        fail({.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreMissing, .subject = m_file});
        return;
    }
    m_storeKeys.find(m_file, this, [this](const base::Result<store::StoreKey> &key) {
        if (!key) {
            fail(key.error());
            return;
        }
        if (inspector::isDatabase(m_file))
            return runRead(m_storeKeys.open(m_file, key));
        auto opened = store::SqliteStore::open(QFileInfo(m_file).absoluteFilePath(), *key, m_clock);
        if (!opened) {
            fail(opened.error());
            return;
        }
        m_store = std::move(opened).value();
        run(std::make_unique<interchange::StoreSource>(*m_store, m_filter));
    });
}

void ExportCommand::run(std::unique_ptr<interchange::Source> source)
{
    m_export.start(m_options, std::move(source), m_clock.utc());
}

void ExportCommand::tell(const Export::Result &result)
{
    output().endProgress();
    const auto count = static_cast<int>(result.captures);
    QStringList words{tr("%n request(s) were exported.", nullptr, count)};
    if (result.redacted > 0)
        words += tr("In %n of them placeholders stand for secrets.", nullptr, static_cast<int>(result.redacted));
    if (result.redacted > 0 && m_options.format == Format::Raw)
        words += tr("Their bytes are not those that arrived, and Content-Length is that of what is written.");
    if (result.gone > 0)
        words += tr("%n request(s) were removed from the store meanwhile.", nullptr, static_cast<int>(result.gone));
    const QString human = words.join(u' ');
    if (isPrinted()) { // where an event would be a part of the export
        output().diagnostic(human);
    } else {
        json::OrderedJson members;
        members.add(u"file", m_options.target).add(u"format", interchange::formatName(m_options.format));
        members.add(u"captures", result.captures).add(u"redacted", result.redacted).add(u"gone", result.gone);
        output().event(u"exported", members, human);
    }
    emit finished(Done);
}

void ExportCommand::fail(const base::Error &error)
{
    output().endProgress();
    if (isPrinted() && m_hasBegun)
        output().diagnostic(wording::sentence(error).text());
    else
        output().error(error);
    emit finished(CouldNotTell);
}

bool ExportCommand::isPrinted() const
{
    return m_options.target == "-"_L1;
}

} // namespace runlatch::cli
