// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"
#include "ui/widgets/tables/celldelegate.h"

#include <QMetaType>

#include <chrono>
#include <functional>

namespace runlatch::ui {

/// The time left until a deadline. The figures are the cell's display text, so they are exact and screen readers read
/// them.
struct DeadlineSpec
{
    std::chrono::milliseconds left{};
    std::chrono::milliseconds total{}; ///< 0: text only, no bar
};

/// As of protocol::Urgency: Tone::None above 2:00, then Warning, and Error from 0:30 on.
Tone deadlineTone(std::chrono::milliseconds left);

/// Draws a bar, the icon of the urgency when little time is left, and the figures. After the end it draws only the
/// display text ("at 10:00").
class DeadlineDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    using SpecOf = std::function<DeadlineSpec(const QModelIndex &)>;

    explicit DeadlineDelegate(SpecOf specOf, QObject *parent);
    explicit DeadlineDelegate(int role, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    SpecOf m_specOf;
};

} // namespace runlatch::ui

Q_DECLARE_METATYPE(runlatch::ui::DeadlineSpec)
