// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/taglevel.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::TagLevel;

namespace runlatch::ui {

QString levelIcon(TagLevel level)
{
    switch (level) {
    case TagLevel::None: return {};
    case TagLevel::Info: return u"info"_s;
    case TagLevel::Warning: return u"triangle-alert"_s;
    case TagLevel::Error: return u"octagon-x"_s;
    }
    return {};
}

Tone levelTone(TagLevel level)
{
    switch (level) {
    case TagLevel::None: return Tone::None;
    case TagLevel::Info: return Tone::Info;
    case TagLevel::Warning: return Tone::Warning;
    case TagLevel::Error: return Tone::Error;
    }
    return Tone::None;
}

BadgeSpec tagBadge(const protocol::Tag &tag)
{
    return {tag.label, levelTone(tag.level), levelIcon(tag.level), false};
}

} // namespace runlatch::ui
