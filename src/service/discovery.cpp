// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/discovery.h"

#include "base/operation.h"
#include "base/rules.h"
#include "http/url.h"
#include "protocol/jsonapi.h"
#include "protocol/weburl.h"
#include "service/pacedsender.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;

namespace runlatch::service {

namespace {

bool isHostAlone(const QString &typed)
{
    const QString text = typed.trimmed();
    const QString path = QUrl(text.contains("://"_L1) ? text : u"https://"_s + text).path();
    return path.isEmpty() || path == "/"_L1;
}

http::Outgoing question(const QUrl &base, const QByteArray &pinnedCertificate)
{
    http::Outgoing outgoing;
    outgoing.purpose = u"service.discover"_s;
    outgoing.url = base;
    outgoing.url.setPath(u"/.well-known/terraform.json"_s);
    outgoing.headers = {{"Accept", "application/json"}};
    outgoing.bodyLimit = 64 * 1024;
    outgoing.pinnedCertificate = pinnedCertificate;
    return outgoing;
}

/// Tells whether the path is short, and has no character that is encoded or could mislead: it is shown and kept.
bool isPlainPath(const QString &path)
{
    return path.size() <= MaxDiscoveredPath && std::all_of(path.begin(), path.end(), [](QChar letter) {
               const char16_t unit = letter.unicode();
               return unit < 0x80 && (letter.isLetterOrNumber() || QStringView(u"-._~/").contains(letter));
           });
}

/// Returns the base of the API that the document names; invalid if it names none.
QUrl baseOf(const http::Response &response, const QUrl &asked)
{
    const auto document = protocol::readObject(response.body);
    const QString told = document ? document->value("tfe.v2"_L1).toString() : QString();
    if (response.status != 200 || told.isEmpty())
        return {};
    const QUrl target(told, QUrl::StrictMode);
    if (!target.isValid()) // would resolve to the document itself
        return {};
    QUrl base = asked.resolved(target);
    if (!protocol::mayBeCalled(base) || base.hasQuery() || base.hasFragment())
        return {};
    QString path = base.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    if (!isPlainPath(path))
        return {};
    base.setPath(path, QUrl::StrictMode);
    return base;
}

Result<QUrl> judge(const Result<http::Response> &answer, const QUrl &asked, const QUrl &otherwise)
{
    if (!answer && answer.error().kind != ErrorKind::Protocol)
        return answer.error();
    const QUrl base = answer ? baseOf(*answer, asked) : QUrl();
    if (!base.isValid())
        return otherwise;
    const auto refused = [&base](base::Rule rule) {
        return Error{.kind = ErrorKind::Protocol, .rule = rule, .subject = http::withoutSecrets(base)};
    };
    if (base.host() != asked.host())
        return refused(base::Rules::DiscoveryOtherHost);
    if (asked.scheme() == "https"_L1 && base.scheme() != "https"_L1)
        return refused(base::Rules::DiscoveryNotEncrypted);
    if (!http::sameOrigin(base, asked))
        return refused(base::Rules::DiscoveryOtherPort);
    return base;
}

} // namespace

base::Call discover(PacedSender &sender, const QString &typed, const QByteArray &pinnedCertificate, QObject *context,
                    base::Callback<QUrl> done)
{
    auto *discovery = new base::Operation<QUrl>(&sender, context, std::move(done));
    const QUrl base = http::apiBase(typed);
    if (base.isValid() && isHostAlone(typed)) {
        const http::Outgoing outgoing = question(base, pinnedCertificate);
        sender.send(outgoing, discovery, [discovery, base, asked = outgoing.url](const Result<http::Response> &answer) {
            discovery->finish(judge(answer, asked, base));
        });
    } else if (base.isValid()) {
        discovery->finishLater(base);
    } else {
        discovery->finishLater(
            Error{.kind = ErrorKind::Usage, .rule = base::Rules::ConnectionAddress, .subject = typed.trimmed()});
    }
    return base::Call(discovery);
}

} // namespace runlatch::service
