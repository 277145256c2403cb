// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/faults.h"

#include "wording/words.h"

namespace runlatch::wording {

namespace {

struct Fault
{
    QLatin1StringView name;
    const char *words;
};

constexpr Fault Faults[] = {
    {QLatin1StringView("latency"), QT_TRANSLATE_NOOP("runlatch::wording", "Waits before every answer.")},
    {QLatin1StringView("status"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers with this status and does nothing else.")},
    {QLatin1StringView("rate-limit"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers 429 and asks to wait this many seconds.")},
    {QLatin1StringView("reset"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Does what is asked, then resets the connection.")},
    {QLatin1StringView("cut-body"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Does what is asked, but sends only half of the answer.")},
    {QLatin1StringView("endless-body"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Does what is asked, but its answer never ends.")},
    {QLatin1StringView("silence"), QT_TRANSLATE_NOOP("runlatch::wording", "Does what is asked, but never answers.")},
    {QLatin1StringView("wrong-types"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers with numbers where texts are due, and texts for numbers.")},
    {QLatin1StringView("missing-keys"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leaves attributes and pagination out of its answers.")},
    {QLatin1StringView("html"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers 200 with a sign-in page, as a proxy would.")},
    {QLatin1StringView("broken-json"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Answers with text that stops being JSON in the middle.")},
    {QLatin1StringView("media-type"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Sends the right answer as plain text instead of JSON.")},
    {QLatin1StringView("redirect"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Points to another address instead of answering.")},
    {QLatin1StringView("shifting-page"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Lists change between two requests: one row more or less.")},
    {QLatin1StringView("bulk-delay"),
     QT_TRANSLATE_NOOP("runlatch::wording", "What a bulk create makes appears only after this time.")},
    {QLatin1StringView("wrong-signature"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Signs run task requests with another key.")},
    {QLatin1StringView("repeated"), QT_TRANSLATE_NOOP("runlatch::wording", "Delivers each run task request twice.")},
    {QLatin1StringView("cut-request"),
     QT_TRANSLATE_NOOP("runlatch::wording", "Sends half of a run task request first, then the whole one.")},
};

} // namespace

QString faultWords(const QString &name)
{
    for (const auto &[known, words] : Faults) {
        if (known == name)
            return Words::tr(words);
    }
    return {};
}

} // namespace runlatch::wording
