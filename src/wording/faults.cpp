// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/faults.h"

#include "wording/words.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

struct Fault
{
    QLatin1StringView name;
    const char *title;
    const char *words;
};

constexpr Fault Faults[] = {
    {QLatin1StringView("latency"), QT_TRANSLATE_NOOP("runlatch::wording", "Delay"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Waits before every answer.")},
    {QLatin1StringView("status"), QT_TRANSLATE_NOOP("runlatch::wording", "Fixed status"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers with this status and does nothing else.")},
    {QLatin1StringView("rate-limit"), QT_TRANSLATE_NOOP("runlatch::wording", "Rate limit"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers 429 and asks to wait this many seconds.")},
    {QLatin1StringView("reset"), QT_TRANSLATE_NOOP("runlatch::wording", "Connection reset"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Carries out the request, then resets the connection.")},
    {QLatin1StringView("cut-body"), QT_TRANSLATE_NOOP("runlatch::wording", "Truncated answer"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Carries out the request, but sends only half of the answer.")},
    {QLatin1StringView("endless-body"), QT_TRANSLATE_NOOP("runlatch::wording", "Endless answer"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Carries out the request, but its answer never ends.")},
    {QLatin1StringView("silence"), QT_TRANSLATE_NOOP("runlatch::wording", "No answer"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Does what is asked, but never answers.")},
    {QLatin1StringView("wrong-types"), QT_TRANSLATE_NOOP("runlatch::wording", "Wrong types"),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Answers with numbers in place of strings, and strings in place of "
                       "numbers.")},
    {QLatin1StringView("missing-keys"), QT_TRANSLATE_NOOP("runlatch::wording", "Missing keys"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leaves attributes and pagination out of its answers.")},
    {QLatin1StringView("html"), QT_TRANSLATE_NOOP("runlatch::wording", "Sign-in page"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers 200 with a sign-in page, as a proxy would.")},
    {QLatin1StringView("broken-json"), QT_TRANSLATE_NOOP("runlatch::wording", "Broken JSON"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers with JSON that breaks off in the middle.")},
    {QLatin1StringView("media-type"), QT_TRANSLATE_NOOP("runlatch::wording", "Wrong media type"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Sends the right answer as plain text instead of JSON.")},
    {QLatin1StringView("redirect"), QT_TRANSLATE_NOOP("runlatch::wording", "Redirect"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Points to another address instead of answering.")},
    {QLatin1StringView("shifting-page"), QT_TRANSLATE_NOOP("runlatch::wording", "Shifting pages"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Lists change between two requests: one row more or less.")},
    {QLatin1StringView("bulk-delay"), QT_TRANSLATE_NOOP("runlatch::wording", "Delayed bulk create"),
     QT_TRANSLATE_NOOP("runlatch::wording", "What a bulk create makes appears only after this time.")},
    {QLatin1StringView("wrong-signature"), QT_TRANSLATE_NOOP("runlatch::wording", "Wrong signature"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Signs run task requests with another key.")},
    {QLatin1StringView("repeated"), QT_TRANSLATE_NOOP("runlatch::wording", "Repeated request"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Delivers each run task request twice.")},
    {QLatin1StringView("cut-request"), QT_TRANSLATE_NOOP("runlatch::wording", "Truncated request"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Sends half of a run task request first, then the whole one.")},
};

} // namespace

QString faultTitle(const QString &fault)
{
    static const QRegularExpression written(u"^(?:[a-z-]+:)?([a-z-]+)(?:[=@#]|$)"_s);
    const QString name = written.match(fault).captured(1);
    for (const Fault &known : Faults) {
        if (known.name == name)
            return Words::tr(known.title);
    }
    return {};
}

QString faultWords(const QString &name)
{
    for (const Fault &known : Faults) {
        if (known.name == name)
            return Words::tr(known.words);
    }
    return {};
}

} // namespace runlatch::wording
