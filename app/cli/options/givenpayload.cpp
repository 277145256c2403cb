// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/givenpayload.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "base/systemclock.h"
#include "inspector/doubtfulbody.h"
#include "inspector/openedstore.h"
#include "lint/lint.h"
#include "wording/doubtfulbody.h"
#include "wording/lint.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qint64 MaxPayload = 8 * 1024 * 1024; // bytes; the error message names it

/// A capture of a store.
struct CapturePlace
{
    QString store;
    qint64 id = 0;
};

std::optional<CapturePlace> readPlace(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':'); // the name of a file may have others
    const auto id = colon > 0 ? readCaptureId(text.sliced(colon + 1)) : std::nullopt;
    return id ? std::optional(CapturePlace{text.first(colon), *id}) : std::nullopt;
}

} // namespace

void GivenPayload::declare(QCommandLineParser &parser)
{
    parser.addOption({u"payload"_s,
                      tr("File with the payload to send, a JSON object; - for standard input. Token, callback URL, "
                         "ids and addresses of this run are put in, and it is signed again; all other keys stay as "
                         "they are."),
                      u"file"_s});
    parser.addOption({u"from"_s, tr("The same with the request of that number in a store of inspect."), u"store:id"_s});
}

bool GivenPayload::isGiven(const QCommandLineParser &parser)
{
    return parser.isSet(u"payload"_s) || parser.isSet(u"from"_s);
}

std::optional<QString> GivenPayload::check(const QCommandLineParser &parser)
{
    if (parser.isSet(u"payload"_s) && parser.isSet(u"from"_s))
        return tr("--payload and --from cannot be given together.");
    if (!isGiven(parser))
        return std::nullopt;
    if (parser.isSet(u"from"_s) && !readPlace(parser.value(u"from"_s)))
        return tr("--from takes the file of a store and the number of a capture, such as captures.db:7.");
    if (parser.isSet(u"from"_s)) {
        if (const auto why = faultOfStore(readPlace(parser.value(u"from"_s))->store))
            return why;
    }
    for (const QString &made :
         {u"stage"_s, u"enforcement"_s, u"no-outcomes"_s, u"speculative"_s, u"no-vcs"_s, u"verification"_s}) {
        if (parser.isSet(made))
            return tr("--%1 is for a made-up payload; --set changes the keys of another.").arg(made);
    }
    return std::nullopt;
}

base::Result<QByteArray> GivenPayload::read(const QCommandLineParser &parser, Output &output)
{
    const QByteArray blank(" ");
    if (parser.isSet(u"payload"_s)) {
        auto text = readInput(parser.value(u"payload"_s), MaxPayload, {base::Rules::FileTooLarge});
        return text && text->isEmpty() ? blank : text;
    }
    const CapturePlace place = readPlace(parser.value(u"from"_s)).value_or(CapturePlace());
    warnOfOthersStore(place.store, output);
    base::SystemClock clock; // outlives the captures
    const auto captures = inspector::readStore(place.store, std::nullopt, clock);
    const auto capture = captures ? (*captures)->load(place.id) : base::Result<store::Capture>(captures.error());
    if (!capture)
        return capture.error();
    if (capture->body.size() > MaxPayload)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::FileTooLarge, .subject = place.store};
    const auto doubt = inspector::doubtfulBody(*capture);
    if (doubt && doubt->reason != base::Rules::ImportBodyRedacted) // what was redacted is put in anew
        output.diagnostic(tr("Request %1: %2").arg(QString::number(place.id), wording::doubtfulBody(*doubt)));
    return capture->body.isEmpty() ? blank : capture->body;
}

std::optional<QString> GivenPayload::take(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask)
{
    const auto request = protocol::readRunTaskRequest(runTask.givenPayload);
    const lint::Lint lint = lint::lintRequest(runTask.givenPayload);
    if (!request || lint.broken()) {
        const QString option = parser.isSet(u"from"_s) ? u"from"_s : u"payload"_s;
        const lint::LintFinding place = lint.broken() ? *lint.broken() : lint.findings.value(0);
        return u"--%1 %2: %3"_s.arg(option, parser.value(option), wording::lintFactAtPlace(place));
    }
    runTask.stage = protocol::stageOfName(request->stage).value_or(runTask.stage);
    runTask.enforcementLevel =
        protocol::enforcementLevelOfName(request->taskResultEnforcementLevel).value_or(runTask.enforcementLevel);
    runTask.speculative = request->isSpeculative.value_or(false);
    runTask.acceptsOutcomes = request->acceptsOutcomes();
    return std::nullopt;
}

} // namespace runlatch::cli
