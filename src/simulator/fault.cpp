// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/fault.h"

#include "base/rules.h"
#include "http/url.h"
#include "protocol/weburl.h"
#include "text/timespan.h"

#include <QUrl>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

struct Description
{
    QLatin1StringView name;
    FaultValue value = FaultValue::None;
};

/// In the order of FaultKind.
constexpr Description Descriptions[] = {
    {"latency"_L1, FaultValue::Time},
    {"status"_L1, FaultValue::Status},
    {"rate-limit"_L1, FaultValue::Seconds},
    {"reset"_L1},
    {"cut-body"_L1},
    {"endless-body"_L1},
    {"silence"_L1},
    {"wrong-types"_L1},
    {"missing-keys"_L1},
    {"html"_L1},
    {"broken-json"_L1},
    {"media-type"_L1},
    {"redirect"_L1, FaultValue::Url},
    {"shifting-page"_L1},
    {"bulk-delay"_L1, FaultValue::Time},
    {"wrong-signature"_L1},
    {"repeated"_L1},
    {"cut-request"_L1},
};
static_assert(std::size(Descriptions) == static_cast<std::size_t>(FaultKind::CutRequest) + 1);

/// In the order of FaultPlace.
constexpr QLatin1StringView PlaceNames[] = {""_L1,       "callback"_L1, "plan"_L1, "configuration"_L1,
                                            "object"_L1, "delivery"_L1};
static_assert(std::size(PlaceNames) == static_cast<std::size_t>(FaultPlace::Delivery) + 1);

const Description &descriptionOf(FaultKind kind)
{
    return Descriptions[static_cast<std::size_t>(kind)];
}

std::optional<FaultKind> kindOfName(QStringView name)
{
    const auto found = std::find_if(std::begin(Descriptions), std::end(Descriptions),
                                    [name](const Description &description) { return description.name == name; });
    if (found == std::end(Descriptions))
        return std::nullopt;
    return static_cast<FaultKind>(std::distance(std::begin(Descriptions), found));
}

base::Error faultUsage(base::Rule rule, const QString &text)
{
    base::Error error;
    error.kind = base::ErrorKind::Usage;
    error.rule = rule;
    error.subject = text;
    return error;
}

QLatin1StringView nameOf(FaultPlace place)
{
    return PlaceNames[static_cast<std::size_t>(place)];
}

/// A place stands before a ":", which a value may have as well.
std::optional<FaultPlace> takePlace(QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    const qsizetype equals = text.indexOf(u'=');
    if (colon < 0 || (equals >= 0 && equals < colon))
        return FaultPlace::Anywhere;
    const QString name = text.left(colon);
    text.remove(0, colon + 1);
    return name.isEmpty() ? std::nullopt : faultPlaceOfName(name);
}

/// A count follows a "#", and is last. A URL may have a "#" too: there it starts a count only before a number.
std::optional<int> takeCount(QString &text)
{
    const qsizetype hash = text.lastIndexOf(u'#');
    if (hash < 0)
        return 0;
    bool isNumber = false;
    const int count = QStringView(text).mid(hash + 1).toInt(&isNumber);
    if (isNumber && count >= 1 && count <= MaxFaultCount) {
        text.truncate(hash);
        return count;
    }
    const bool isUrl = text.startsWith("redirect="_L1) && !isNumber;
    return isUrl ? std::optional(0) : std::nullopt;
}

/// A probability follows an "@". A URL may have an "@" too: there it starts a probability only before a number.
std::optional<double> takeProbability(QString &text)
{
    const qsizetype at = text.lastIndexOf(u'@');
    if (at < 0)
        return 1;
    bool isNumber = false;
    const double probability = QStringView(text).mid(at + 1).toDouble(&isNumber);
    if (isNumber && probability >= 0 && probability <= 1) {
        text.truncate(at);
        return probability;
    }
    const bool isUrl = text.startsWith("redirect="_L1) && !isNumber;
    return isUrl ? std::optional(1.0) : std::nullopt;
}

/// Reads a time into the fault.
bool takeTime(const QString &text, Fault &fault)
{
    const auto time = text::readTimeSpan(text);
    fault.time = time.value_or(fault.time);
    return time.has_value();
}

bool readValue(const QString &text, Fault &fault)
{
    switch (faultValue(fault.kind)) {
    case FaultValue::None: return text.isNull();
    case FaultValue::Time: return takeTime(text, fault);
    case FaultValue::Seconds: return takeTime(text.isNull() ? u"1s"_s : QString(text + u's'), fault);
    case FaultValue::Status: {
        bool isNumber = false;
        fault.number = text.toInt(&isNumber);
        return isNumber && fault.number >= 200 && fault.number <= 599;
    }
    case FaultValue::Url: fault.target = text; return protocol::mayBeCalled(QUrl(text, QUrl::StrictMode));
    }
    return false;
}

bool happensAt(FaultKind kind, FaultPlace place)
{
    if (place == FaultPlace::Anywhere)
        return true;
    return place == FaultPlace::Delivery ? isOfDelivery(kind) : isOfAnswer(kind);
}

QString seconds(std::chrono::milliseconds time)
{
    return QString::number(static_cast<double>(time.count()) / 1000, 'g', 10);
}

QString writeTime(std::chrono::milliseconds time)
{
    return time.count() % 1000 == 0 ? QString(seconds(time) + u's') : QString::number(time.count()) + "ms"_L1;
}

} // namespace

base::Result<Fault> readFault(const QString &text)
{
    QString rest = text;
    const std::optional<FaultPlace> place = takePlace(rest);
    const std::optional<int> count = takeCount(rest);
    if (!count)
        return faultUsage(base::Rules::FaultCount, text);
    const std::optional<double> probability = takeProbability(rest);
    const qsizetype equals = rest.indexOf(u'=');
    const std::optional<FaultKind> kind = kindOfName(equals < 0 ? rest : rest.left(equals));
    if (!kind)
        return faultUsage(probability ? base::Rules::FaultName : base::Rules::FaultProbability, text);
    if (!probability)
        return faultUsage(base::Rules::FaultProbability, text);
    if (!place || !happensAt(*kind, *place))
        return faultUsage(base::Rules::FaultPlace, text);
    Fault fault;
    fault.kind = *kind;
    fault.place = *place;
    fault.count = *count;
    fault.probability = *probability;
    if (!readValue(equals < 0 ? QString() : rest.mid(equals + 1), fault))
        return faultUsage(base::Rules::FaultValue, text);
    return fault;
}

QString writeFault(const Fault &fault)
{
    QString text = faultName(fault.kind);
    if (fault.place != FaultPlace::Anywhere)
        text.prepend(nameOf(fault.place) + u':');
    switch (faultValue(fault.kind)) {
    case FaultValue::None: break;
    case FaultValue::Time: text += u'=' + writeTime(fault.time); break;
    case FaultValue::Seconds: text += u'=' + seconds(fault.time); break;
    case FaultValue::Status: text += u'=' + QString::number(fault.number); break;
    case FaultValue::Url: text += u'=' + fault.target; break;
    }
    if (fault.probability < 1)
        text += u'@' + QString::number(fault.probability);
    return fault.count > 0 ? QString(text + u'#' + QString::number(fault.count)) : text;
}

QString faultName(FaultKind kind)
{
    return descriptionOf(kind).name;
}

QList<FaultKind> faultKinds()
{
    QList<FaultKind> kinds;
    for (std::size_t index = 0; index < std::size(Descriptions); ++index)
        kinds.append(static_cast<FaultKind>(index));
    return kinds;
}

FaultValue faultValue(FaultKind kind)
{
    return descriptionOf(kind).value;
}

QStringList faultPlaceNames()
{
    QStringList names;
    for (const QLatin1StringView name : PlaceNames)
        names.append(name);
    names.removeFirst();
    return names;
}

std::optional<FaultPlace> faultPlaceOfName(QStringView name)
{
    const auto found = std::find(std::begin(PlaceNames), std::end(PlaceNames), name);
    if (found == std::end(PlaceNames))
        return std::nullopt;
    return static_cast<FaultPlace>(std::distance(std::begin(PlaceNames), found));
}

bool isOfDelivery(FaultKind kind)
{
    return kind == FaultKind::WrongSignature || kind == FaultKind::Repeated || kind == FaultKind::CutRequest;
}

bool isOfAnswer(FaultKind kind)
{
    return !isOfDelivery(kind) && kind != FaultKind::ShiftingPage && kind != FaultKind::BulkDelay;
}

} // namespace runlatch::simulator
