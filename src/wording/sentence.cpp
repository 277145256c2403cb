// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/sentence.h"

#include "base/rules.h"
#include "wording/doubtfulbody.h"
#include "wording/help/helpplaces.h"
#include "wording/phrases.h"
#include "wording/plaintext.h"
#include "wording/words.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::ServiceError;

namespace runlatch::wording {

namespace {

constexpr qsizetype ShownErrors = 3; // of the service's errors

/// Shows only host and port of a URL. Other subjects are names, ids, fields and files.
QString thingOf(const QString &subject)
{
    if (subject.isEmpty())
        return Words::tr("the service");
    const QUrl url(subject, QUrl::StrictMode);
    if ((url.scheme() != "http"_L1 && url.scheme() != "https"_L1) || url.host().isEmpty())
        return shortened(subject);
    return shortened(url.port() < 0 ? url.host() : u"%1:%2"_s.arg(url.host(), QString::number(url.port())));
}

QString filled(const char *text, const QString &thing, int status)
{
    QString sentence = *text ? Words::tr(text) : QString();
    sentence.replace("%2"_L1, QString::number(status));
    sentence.replace("%1"_L1, thing); // last, because text from outside may contain placeholders
    return sentence;
}

/// Names the field of a JSON Pointer: "/data/relationships/outcomes/data/0/attributes/outcome-id" is field “outcome-id”
/// of entry 1.
QString field(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
    for (qsizetype part = parts.size() - 2; part > 0; --part) {
        bool isNumber = false;
        const int index = parts.at(part).toInt(&isNumber);
        if (isNumber && index >= 0)
            return Words::tr("field %1 of entry %2").arg(quoted(parts.last()), QString::number(index + 1));
    }
    return Words::tr("field %1").arg(quoted(parts.value(parts.size() - 1)));
}

QString said(const ServiceError &error)
{
    const QString words = quoted(error.detail.isEmpty() ? error.title : error.detail);
    //: What the service says, and about which field
    return error.pointer.isEmpty() ? words : Words::tr("%1 (%2)").arg(words, field(error.pointer));
}

/// Tells whether the error says more than its status. With 401 and 404 the title only repeats the status.
bool tellsSomething(const Error &error, const ServiceError &said)
{
    const bool titleTells = error.kind == ErrorKind::Rejected || error.kind == ErrorKind::Conflict;
    return !said.detail.isEmpty() || (titleTells && !said.title.isEmpty());
}

QString serviceWords(const Error &error)
{
    QStringList words;
    for (const ServiceError &one : error.errors) {
        if (tellsSomething(error, one))
            words.append(said(one));
    }
    if (words.isEmpty())
        return {};
    const int more = static_cast<int>(std::max<qsizetype>(0, words.size() - ShownErrors));
    const QString shown = words.first(std::min(ShownErrors, words.size())).join(u"; "_s);
    if (error.rule == base::Rules::HttpRedirect)
        return Words::tr("It points to %1.").arg(shown);
    return more > 0 ? Words::tr("The service says: %1, and %n more.", nullptr, more).arg(shown)
                    : Words::tr("The service says: %1.").arg(shown);
}

const Phrase &phraseOf(const Error &error, Activity activity)
{
    if (!error.rule.isEmpty())
        return *findPhrase(error.rule, activity);
    const Phrase *phrase = findPhrase(Status{error.http}, activity);
    return phrase ? *phrase : *findPhrase(error.kind, activity);
}

/// The sentence for a port in use, with its process and the next free port as far as they are known.
void tellWhoListens(const Error &error, const QString &thing, Sentence &sentence)
{
    const QString owner = shortened(error.facts.value(0));
    const QString port = error.facts.value(1);
    if (!owner.isEmpty())
        //: %1 is a process, such as nginx (4711); %2 an address
        sentence.fact = Words::tr("%1 already listens at %2.").arg(owner, thing);
    if (!port.isEmpty())
        sentence.next = Words::tr("End that program or choose another port: %1 is free.").arg(port);
}

/// The sentence for a file that another program changed, with what is foreign in it.
void tellWhatIsForeign(const Error &error, const QString &thing, Sentence &sentence)
{
    const QString foreign = shortened(error.facts.value(0));
    if (!foreign.isEmpty())
        //: %1 is a file; %2 a part of it in the words of SQL, such as trigger "x"
        sentence.fact = Words::tr("“%1” holds what Runlatch never puts into such a file: %2.").arg(thing, foreign);
}

/// The sentence for the HMAC key in the place of a token.
void tellKey(Sentence &sentence)
{
    sentence.fact = Words::tr("The HMAC key was sent as the token.");
    sentence.next = Words::tr("Send the access_token of the run task request; the key only checks signatures, and is "
                              "sent to nobody.");
}

/// The sentence for a body of another size than was announced.
void tellSizes(const Error &error, Sentence &sentence)
{
    if (error.facts.size() == 2)
        sentence.fact = doubtfulBody({.reason = error.rule,
                                      .announced = error.facts.at(0).toLongLong(),
                                      .kept = error.facts.at(1).toLongLong()});
}

/// The sentence about a place in the text of a template or a report, where the error has one.
void tellPlace(const Error &error, Sentence &sentence)
{
    const auto isIn = [&error](const auto &rules) {
        return std::find(rules.begin(), rules.end(), error.rule) != rules.end();
    };
    if (error.facts.size() == 2 && (isIn(base::Rules::Templates) || isIn(base::Rules::Reports)))
        //: %1 is a line, %2 a column, %3 a sentence
        sentence.fact = Words::tr("Line %1, column %2: %3").arg(error.facts.at(0), error.facts.at(1), sentence.fact);
}

/// The status by which the service did not show what it had archived.
void tellRefusedLook(const Error &error, Sentence &sentence)
{
    if (error.rule == base::Rules::ArchiveUnconfirmed && error.facts.size() == 1)
        sentence.fact += u' ' + Words::tr("It answered %1 when it was asked for that.").arg(error.facts.first());
}

/// Tells whether the sentence about the unknown outcome must be added. A phrase for this activity says it already.
bool needsOutcome(const Error &error, Activity activity, const Phrase &phrase)
{
    const bool isUnknown =
        error.outcomeUnknown || (activity == Activity::CreatingChangeRequests && error.kind == ErrorKind::Server);
    return isUnknown && (activity == Activity::Unknown || phrase.activity != activity);
}

} // namespace

Sentence sentenceOf(const Phrase &phrase, const QString &thing, int status)
{
    return {.fact = filled(phrase.fact, thing, status),
            .next = filled(phrase.next, thing, status),
            .action = phrase.action};
}

Sentence sentence(const Error &error, Activity activity)
{
    const Phrase &phrase = phraseOf(error, activity);
    const QString thing = thingOf(error.subject);
    Sentence result = sentenceOf(phrase, thing, error.http);
    if (error.rule == base::Rules::ListenInUse)
        tellWhoListens(error, thing, result);
    if (error.rule == base::Rules::StoreForeign)
        tellWhatIsForeign(error, thing, result);
    if (error.rule == base::Rules::ImportBodyOther)
        tellSizes(error, result);
    if (error.rule == base::Rules::BearerOther && !error.facts.isEmpty())
        tellKey(result);
    tellPlace(error, result);
    tellRefusedLook(error, result);
    QStringList next{serviceWords(error)};
    if (needsOutcome(error, activity, phrase)) {
        next.prepend(result.fact);
        result = sentenceOf(*findPhrase(UnknownOutcome{}, activity), thing, error.http);
    }
    next.append(result.next);
    next.removeAll(QString());
    result.next = next.join(u' ');
    result.help = error.outcomeUnknown ? u"troubleshooting#unknown-outcome"_s : helpPlaceOf(error);
    return result;
}

std::optional<Sentence> sentenceOfRule(base::Rule rule, const QString &thing)
{
    if (rule.isEmpty())
        return {};
    return sentenceOf(*findPhrase(rule, Activity::Unknown), thingOf(thing));
}

std::optional<Sentence> sentenceOfRuleName(const QString &name)
{
    return sentenceOfRule(base::Rules::ofName(name).value_or(base::Rule()));
}

QString serviceSays(const base::ServiceError &error)
{
    const QString words = error.detail.isEmpty() ? error.title : error.detail;
    return Words::tr("The service says: %1").arg(shortened(words.isEmpty() ? error.status : words));
}

} // namespace runlatch::wording
