// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/statebadges.h"

#include "wording/names.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BadgeSpec verdictBadge(protocol::Verdict verdict)
{
    const QString word = wording::verdict(verdict);
    switch (verdict) {
    case protocol::Verdict::Valid: return {word, Tone::Success, u"shield-check"_s, true};
    case protocol::Verdict::Invalid: return {word, Tone::Error, u"shield-x"_s, false};
    case protocol::Verdict::Unsigned: return {word, Tone::Warning, u"shield-off"_s, false};
    case protocol::Verdict::Unchecked: break;
    }
    return {word, Tone::None, u"shield-question-mark"_s, true};
}

BadgeSpec taskStateBadge(protocol::TaskState state)
{
    const QString word = wording::taskState(state);
    switch (state) {
    case protocol::TaskState::Pending: return {word, Tone::None, u"circle-dashed"_s, true};
    case protocol::TaskState::Awaiting: return {word, Tone::Warning, u"hourglass"_s, false};
    case protocol::TaskState::Running: return {word, Tone::Info, u"loader-circle"_s, true};
    case protocol::TaskState::Passed: return {word, Tone::Success, u"circle-check"_s, true};
    case protocol::TaskState::Failed: return {word, Tone::Error, u"circle-x"_s, false};
    case protocol::TaskState::Errored: return {word, Tone::Error, u"timer-off"_s, false};
    case protocol::TaskState::Unreachable: return {word, Tone::Error, u"octagon-x"_s, false};
    }
    return {};
}

BadgeSpec captureStateBadge(models::CaptureModel::Shown shown, const QString &word)
{
    using Shown = models::CaptureModel::Shown;
    const auto named = [&word](protocol::TaskState state) {
        BadgeSpec badge = taskStateBadge(state);
        badge.text = word;
        return badge;
    };
    switch (shown) {
    case Shown::Refused: return {word, Tone::Error, u"octagon-x"_s, false};
    case Shown::Unreadable: return {word, Tone::Warning, u"triangle-alert"_s, false};
    case Shown::Unsupported: return {word, Tone::Warning, u"triangle-alert"_s, false};
    case Shown::Notification:
    case Shown::Imported:
    case Shown::Copied:
    case Shown::NoReplyNeeded: return {word, Tone::None, {}, true};
    case Shown::Awaiting: return named(protocol::TaskState::Awaiting);
    case Shown::Running: return named(protocol::TaskState::Running);
    case Shown::Passed: return named(protocol::TaskState::Passed);
    case Shown::Failed: return named(protocol::TaskState::Failed);
    case Shown::Errored: return named(protocol::TaskState::Errored);
    }
    return {};
}

} // namespace runlatch::ui
