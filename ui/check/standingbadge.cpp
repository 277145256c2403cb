// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/standingbadge.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BadgeSpec standingBadge(conformance::Standing standing)
{
    using conformance::Standing;
    const QString word = conformance::standingWord(standing);
    switch (standing) {
    case Standing::Failed: return {word, Tone::Error, u"circle-x"_s, false};
    case Standing::NotTestable: return {word, Tone::Error, u"octagon-x"_s, false};
    case Standing::Known: return {word, Tone::Warning, u"circle-x"_s, true};
    case Standing::Warned: return {word, Tone::Warning, u"triangle-alert"_s, false};
    case Standing::Observed: return {word, Tone::Info, u"info"_s, true};
    case Standing::Skipped: return {word, Tone::None, u"minus"_s, true};
    case Standing::Passed: break;
    }
    return {word, Tone::Success, u"circle-check"_s, true};
}

} // namespace runlatch::ui
