// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/capturesshowcommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/output/capturereport.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void CapturesShowCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"store"_s,
                      tr("File or database (postgresql://HOST/NAME) that the captures are in; it is only read."),
                      u"file"_s});
    declareSecretNames(parser);
    CaptureKeys::declare(parser);
    parser.addPositionalArgument(u"id"_s, tr("Number of the capture."), u"ID"_s);
}

std::optional<QString> CapturesShowCommand::start(const QCommandLineParser &parser)
{
    QString file;
    if (const auto why = readStoreOption(parser, file))
        return why;
    if (parser.positionalArguments().size() != 1)
        return tr("The number of one capture is required; captures list shows them.");
    const auto id = readCaptureId(parser.positionalArguments().constFirst());
    if (!id)
        return tr("“%1” is not the number of a capture.").arg(parser.positionalArguments().constFirst());
    if (const auto why = readSecretNames(parser))
        return why;
    if (const auto read = m_keys.read(parser); !read)
        return failToRead(read.error());
    warnOfOthersStore(file, output());
    m_keys.open(file, [this, id = *id](const base::Result<Captures> &captures) {
        if (captures)
            return show(**captures, id);
        output().error(captures.error());
        emit finished(CouldNotTell);
    });
    return std::nullopt;
}

void CapturesShowCommand::show(const store::StoredCaptures &captures, qint64 id)
{
    const auto capture = captures.load(id);
    if (capture)
        CaptureReport(output(), base::SystemClock().utc()).tellKept(*capture, m_keys.check(*capture));
    else
        output().error(capture.error());
    emit finished(capture ? Done : CouldNotTell);
}

} // namespace runlatch::cli
