// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/importcommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "base/rules.h"
#include "inspector/openedstore.h"
#include "wording/importcounts.h"
#include "wording/importfaults.h"
#include "wording/sentence.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

using interchange::Import;

namespace {

/// The numbers of requests that were read, by the kind of their file; a kind without any is left out.
QByteArray kindsJson(const interchange::KindCounts &counts)
{
    json::OrderedJson kinds;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts.at(kind) > 0)
            kinds.add(interchange::fileKindName(static_cast<interchange::FileKind>(kind)), counts.at(kind));
    }
    return kinds.toJson();
}

} // namespace

ImportCommand::ImportCommand(Output &output)
    : Command(output)
    , m_storeKeys(m_clock, output)
{
    connect(&m_import, &Import::progressed, this, [this](qint64 done, qint64 of) {
        constexpr qint64 kilobyte = 1024;
        this->output().progress(tr("%1 of %2 KB").arg(done / kilobyte).arg(of / kilobyte));
    });
    connect(&m_import, &Import::told, this, &ImportCommand::tellFault);
    connect(&m_import, &Import::summed, this, &ImportCommand::tellKind);
    connect(&m_import, &Import::finished, this, &ImportCommand::tell);
}

ImportCommand::~ImportCommand() = default;

void ImportCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"store"_s, tr("File to put the captures into. No other program may have it open."), u"file"_s});
    StoreKeys::declare(parser);
    declareSecretNames(parser);
    parser.addOption({u"hmac-key-file"_s,
                      tr("File that holds an HMAC key, - for standard input; may be given more than once. With it, or "
                         "RUNLATCH_HMAC_KEY, signatures are checked where the bytes are those that were sent."),
                      u"file"_s});
    parser.addPositionalArgument(
        u"file"_s,
        tr("Files of export (JSON Lines, HAR, curl, a folder of raw), HAR of any tool, commands of curl or "
           "PowerShell, request files (.http), raw HTTP requests, events of AWS, requests of ngrok or webhook.site; "
           "also packed by gzip. Their content tells "
           "which. At most 64 MB a request. The first 1,000 faults are printed, and further ones counted."),
        u"FILE..."_s);
    parser.addOption({u"dry-run"_s,
                      tr("Print what an import would do. Without an existing --store, nothing counts as imported "
                         "before.")});
}

std::optional<QString> ImportCommand::start(const QCommandLineParser &parser)
{
    m_isDry = parser.isSet(u"dry-run"_s);
    if (inspector::isDatabase(parser.value(u"store"_s)))
        return tr("import writes into a file; --store takes no database here.");
    QString file;
    if (const auto why = readStoreOption(parser, file); why && !m_isDry)
        return why;
    m_files = parser.positionalArguments();
    if (m_files.isEmpty())
        return tr("At least one file to import is required.");
    if (const auto why = readSecretNames(parser))
        return why;
    const auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), output());
    if (!keys)
        return failToRead(keys.error());
    m_import.setKeys(*keys);
    if (const auto read = m_storeKeys.read(parser); !read)
        return failToRead(read.error());
    if (m_isDry && !QFileInfo::exists(file)) {
        m_import.look(m_files, nullptr, m_clock.utc());
        return std::nullopt;
    }
    connect(&m_storeKeys, &StoreKeys::foundLate, this, [this](const QByteArray &key) {
        if (m_store)
            m_store->useKey(key, this, [this](const base::Done &) {
                output().diagnostic(
                    tr("The keychain answered: its key seals the secrets of these captures from now on."));
            });
    });
    m_storeKeys.readOrMake(this, [this, file](const base::Result<store::StoreKey> &key) {
        if (key)
            open(QFileInfo(file).absoluteFilePath(), *key);
        else
            fail(key.error());
    });
    return std::nullopt;
}

void ImportCommand::open(const QString &file, const store::StoreKey &key)
{
    auto opened = store::SqliteStore::open(file, key, m_clock);
    if (!opened) {
        fail(opened.error());
        return;
    }
    m_store = std::move(opened).value();
    if (m_isDry)
        m_import.look(m_files, m_store.get(), m_clock.utc());
    else
        m_import.start(m_files, *m_store, m_clock.utc());
}

bool ImportCommand::stop()
{
    m_isStopped = true;
    m_import.cancel();
    return m_import.isRunning();
}

void ImportCommand::tellFault(const Import::Fault &fault)
{
    output().endProgress();
    m_isUnreadable = m_isUnreadable || fault.error.rule == base::Rules::FileUnreadable;
    const QString message = wording::sentence(fault.error).text();
    json::OrderedJson members;
    members.add(u"file", fault.file).add(u"number", fault.number > 0 ? QJsonValue(fault.number) : QJsonValue());
    members.add(u"field", textOrNull(fault.number > 0 ? fault.error.subject : QString()));
    members.add(u"rule", fault.error.rule.name()).add(u"message", message).add(u"left_out", fault.isLeftOut);
    const QStringList lines = fault.number > 0 ? QStringList() : QStringList{fault.file + u": "_s + message};
    output().event(u"import-fault", members, lines);
}

void ImportCommand::tellKind(const QString &file, const interchange::FaultKind &kind)
{
    output().endProgress();
    const QString message = wording::importFaults(kind.error, kind.isLeftOut, kind.count, kind.numbers);
    json::OrderedJson members;
    members.add(u"file", file).add(u"field", textOrNull(kind.error.subject));
    members.add(u"rule", kind.error.rule.name()).add(u"count", kind.count).add(u"numbers", kind.numbers);
    members.add(u"message", message).add(u"left_out", kind.isLeftOut);
    const QString place = kind.count == 1 ? u"%1:%2: "_s.arg(file, kind.numbers) : file + u": "_s;
    output().event(u"import-faults", members, place + message);
}

void ImportCommand::tell(const Import::Result &result)
{
    output().endProgress();
    const auto captures = static_cast<int>(result.captures);
    QStringList words{m_isDry ? tr("%n request(s) would be imported.", nullptr, captures)
                              : tr("%n request(s) were imported.", nullptr, captures)};
    words += wording::importCounts(
        {.skipped = result.skipped, .faulty = result.faulty, .doubtful = result.doubtful, .notHttp = result.notHttp});
    if (result.valid + result.invalid > 0)
        words += tr("The signature of %n request(s) was checked here: %1 valid, %2 not.", nullptr,
                    static_cast<int>(result.valid + result.invalid))
                     .arg(result.valid)
                     .arg(result.invalid);
    if (result.untold > 0)
        words += tr("%n further fault(s) were not printed.", nullptr, static_cast<int>(result.untold));
    json::OrderedJson members;
    members.add(u"captures", result.captures).add(u"skipped", result.skipped).add(u"faulty", result.faulty);
    members.add(u"doubtful", result.doubtful).add(u"valid", result.valid).add(u"invalid", result.invalid);
    members.add(u"not_http", result.notHttp).add(u"untold", result.untold);
    members.addRaw(u"kinds", kindsJson(result.found)).add(u"dry_run", m_isDry);
    output().event(u"imported", members, words.join(u' '));
    if (m_isStopped)
        emit finished(Interrupted);
    else if (result.error)
        fail(*result.error);
    else
        emit finished(m_isUnreadable ? CouldNotTell : result.faulty > 0 ? No : Done);
}

void ImportCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

} // namespace runlatch::cli
