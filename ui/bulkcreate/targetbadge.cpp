// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/targetbadge.h"

#include "models/targetmodel.h"

using namespace Qt::StringLiterals;
using runlatch::models::TargetModel;

namespace runlatch::ui {

BadgeSpec targetBadge(const QModelIndex &index)
{
    const QString word = index.data().toString();
    switch (static_cast<TargetModel::State>(index.data(TargetModel::StateRole).toInt())) {
    case TargetModel::State::LookingUp: return {word, Tone::Info, u"loader-circle"_s, true};
    case TargetModel::State::Found: return {word, Tone::Success, u"circle-check"_s, true};
    case TargetModel::State::NotFound: return {word, Tone::Warning, u"triangle-alert"_s, false};
    case TargetModel::State::NotKnown: return {word, Tone::None, u"circle-dashed"_s, false};
    case TargetModel::State::Twice: return {word, Tone::None, u"copy"_s, true};
    }
    return {};
}

} // namespace runlatch::ui
