// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/optionvalues.h"

#include "app/cli/options/command.h"
#include "base/foreignfile.h"
#include "http/url.h"
#include "inspector/openedstore.h"
#include "protocol/weburl.h"
#include "redaction/addednames.h"
#include "wording/filterfaults.h"
#include "wording/sentence.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QString spelled(const QString &option)
{
    return "--"_L1 + option;
}

bool hasBlank(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isSpace(); });
}

/// Returns the port of a URL without its scheme; null if there is none.
QString typedPort(const QString &authority)
{
    static const QRegularExpression form(u"\\A(?:\\[[^\\]]*\\]|[^\\[/:?#]*):([^/?#]+)"_s);
    const auto match = form.match(authority);
    return match.hasMatch() ? match.captured(1) : QString();
}

bool isPort(const QString &text)
{
    bool ok = false;
    const int port = text.toInt(&ok);
    return ok && port > 0 && port <= 65535;
}

enum class UrlForm {
    Target,     ///< a complete URL
    Base,       ///< without query and fragment
    HostOrBase, ///< the scheme may also be missing
};

/// Returns the reason why `typed` is not a valid URL; empty if only QUrl knows it.
QString whyNoUrl(const QString &option, const QString &typed, UrlForm form)
{
    if (hasBlank(typed))
        return Command::tr("%1 holds a space, which no URL has: leave it out, or write %20.").replace("%1"_L1, option);
    const QString scheme = typed.section("://"_L1, 0, 0);
    const bool hasScheme = typed.contains("://"_L1);
    if (!hasScheme && form != UrlForm::HostOrBase)
        return Command::tr("%1 takes a URL with its scheme: http://%2, or https://%2.")
            .arg(option, withoutSecretParts(typed));
    if (hasScheme && scheme.compare("http"_L1, Qt::CaseInsensitive) != 0
        && scheme.compare("https"_L1, Qt::CaseInsensitive) != 0)
        return Command::tr("%1 takes a URL with http or https; “%2” is another scheme.").arg(option, scheme);
    const QString rest = hasScheme ? typed.section("://"_L1, 1) : typed;
    if (rest.section(u'/', 0, 0).contains(u'@'))
        return Command::tr("%1 may not hold a user name or password.").arg(option);
    if (rest.isEmpty() || rest.startsWith(u'/') || rest.startsWith(u':'))
        return Command::tr("%1 takes a URL with a host, such as http://127.0.0.1:3000/.").arg(option);
    if (const QString port = typedPort(rest); !port.isNull() && !isPort(port))
        return Command::tr("%1: “%2” is not a port; ports go from 1 to 65535.").arg(option, port);
    if (form != UrlForm::Target && (typed.contains(u'?') || typed.contains(u'#')))
        return Command::tr("%1 takes a URL without query and fragment.").arg(option);
    return {};
}

QString whyNotUsable(const QString &option, const QString &typed)
{
    return Command::tr("%1: “%2” is not a URL that can be used.").arg(option, withoutSecretParts(typed));
}

std::optional<QString> readUrl(const QString &option, const QString &text, UrlForm form, QUrl &url)
{
    if (const QString why = whyNoUrl(option, text, form); !why.isEmpty())
        return why;
    const QUrl read(text, QUrl::StrictMode);
    if (!protocol::mayBeCalled(read))
        return whyNotUsable(option, text);
    url = read;
    return std::nullopt;
}

QString whyNoListenAddress(const QString &option, const QString &typed)
{
    static const QRegularExpression number(u"\\A[0-9]+\\z"_s);
    if (hasBlank(typed))
        return Command::tr("%1 holds a space; it takes HOST:PORT, such as 127.0.0.1:8080.").arg(option);
    const QString port = typed.section(u':', -1);
    if (typed.contains(u':') && !typed.contains(u'/') && !typed.endsWith(u']') && number.match(port).hasMatch()
        && (port.size() > 5 || port.toInt() > 65535))
        return Command::tr("%1: “%2” is not a port; ports go from 0 to 65535, and 0 takes a free one.")
            .arg(option, port);
    return Command::tr("%1 takes HOST:PORT, such as 127.0.0.1:8080 or [::1]:0; “%2” is not that.")
        .arg(option, withoutSecretParts(typed));
}

} // namespace

QString withoutSecretParts(const QString &typed)
{
    static const QRegularExpression rest(u"[?#].*\\z"_s, QRegularExpression::DotMatchesEverythingOption);
    QString told = typed;
    told.remove(rest);
    const qsizetype at = told.lastIndexOf(u'@');
    return at < 0 ? told : told.mid(at + 1);
}

std::optional<QString> readTimeOption(const QCommandLineParser &parser, const QString &name,
                                      std::chrono::milliseconds &time)
{
    static const QRegularExpression bare(u"\\A[0-9]+(?:\\.[0-9]+)?\\z"_s);
    const QString text = parser.value(name);
    if (const auto read = readDuration(text); read && *read <= MaxTime) {
        time = *read;
        return std::nullopt;
    } else if (read) {
        return Command::tr("%1 takes %2h at most.").arg(spelled(name)).arg(MaxTime.count());
    }
    if (bare.match(text).hasMatch())
        return Command::tr("%1 takes a time with its unit: %2s or %2min, not %2.").arg(spelled(name), text);
    return Command::tr("%1 takes a time such as 200ms, 1.5s, 10min or 1h; “%2” is not one.").arg(spelled(name), text);
}

std::optional<QString> readNumberOption(const QCommandLineParser &parser, const QString &name, int min, int max,
                                        int &number)
{
    const QString text = parser.value(name);
    const auto read = readNumber(text, min, max);
    if (!read)
        return Command::tr("%1 takes a whole number from %2 to %3; “%4” is not that.")
            .arg(spelled(name), QString::number(min), QString::number(max), text);
    number = *read;
    return std::nullopt;
}

std::optional<qint64> readCaptureId(const QString &text)
{
    bool ok = false;
    const qint64 id = text.toLongLong(&ok);
    return ok && id > 0 ? std::optional(id) : std::nullopt;
}

void warnOfOthersStore(const QString &place, Output &output)
{
    if (!inspector::isDatabase(place) && base::isForeignAndOpen(place))
        output.diagnostic(
            Command::tr("“%1” belongs to another user, and others can change it: what it says may be theirs.")
                .arg(place));
}

/// The first fault is told: a command must not go on with less than it was given.
std::optional<QString> readFilterOption(const QCommandLineParser &parser, const QDateTime &now,
                                        store::CaptureFilter &filter)
{
    filter = store::CaptureFilter::parse(parser.value(u"filter"_s), now);
    if (filter.expression().faults().isEmpty())
        return std::nullopt;
    return "--filter: "_L1 + wording::sentenceOf(filter.expression().faults().first()).text();
}

void declareSecretNames(QCommandLineParser &parser)
{
    parser.addOption({u"secret-name"_s,
                      Command::tr("Name of a header, of a part of a query or form or of a JSON member whose value is "
                                  "secret as well; may be given more than once."),
                      u"name"_s});
}

std::optional<QString> readSecretNames(const QCommandLineParser &parser)
{
    const QStringList names = parser.values(u"secret-name"_s);
    if (names.size() > redaction::MaxAddedNames)
        return Command::tr("--secret-name may be given %1 times at most.").arg(redaction::MaxAddedNames);
    for (const QString &name : names) {
        if (!redaction::isSecretName(name))
            return Command::tr("--secret-name takes 2 to %1 letters, digits, “-”, “_” and “.”, at least one letter, "
                               "and no punctuation at the end; “%2” is not that.")
                .arg(QString::number(redaction::MaxAddedName), name);
    }
    redaction::setAddedNames(names);
    return std::nullopt;
}

std::optional<QString> readListenOption(const QCommandLineParser &parser, http::ListenAddress &address,
                                        const QString &name)
{
    const QString text = parser.value(name);
    const auto read = http::readListenAddress(text);
    if (!read)
        return whyNoListenAddress(spelled(name), text);
    address = *read;
    return std::nullopt;
}

std::optional<QString> readPublicUrlOption(const QCommandLineParser &parser, QUrl &url)
{
    if (!parser.isSet(u"public-url"_s))
        return std::nullopt;
    return readUrl(spelled(u"public-url"_s), parser.value(u"public-url"_s), UrlForm::Base, url);
}

std::optional<QString> faultOfStore(const QString &place)
{
    const auto checked = inspector::checkPlace(place);
    return checked ? std::nullopt : std::optional(wording::sentence(checked.error()).text());
}

std::optional<QString> readStoreOption(const QCommandLineParser &parser, QString &place)
{
    place = parser.value(u"store"_s);
    return place.isEmpty() ? std::optional(Command::tr("--store FILE is required: the file of inspect --store."))
                           : faultOfStore(place);
}

std::optional<QString> readTargetOption(const QCommandLineParser &parser, QUrl &url)
{
    const QString text = parser.value(u"url"_s);
    if (text.isEmpty())
        return Command::tr("--url URL is required: the address of the integration, such as http://127.0.0.1:3000/.");
    return readUrl(spelled(u"url"_s), text, UrlForm::Target, url);
}

std::optional<QString> readServiceOption(const QCommandLineParser &parser, QUrl &url)
{
    const QString option = spelled(u"url"_s);
    const QString text = parser.value(u"url"_s).trimmed();
    if (text.isEmpty())
        return Command::tr("--url is required: a host such as tf.example, or a URL with http or https.");
    if (const QString why = whyNoUrl(option, text, UrlForm::HostOrBase); !why.isEmpty())
        return why;
    const QUrl read = http::apiBase(text);
    if (!read.isValid())
        return whyNotUsable(option, text);
    url = read;
    return std::nullopt;
}

} // namespace runlatch::cli
