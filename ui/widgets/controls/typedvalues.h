// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QVariantList>

class QWidget;

namespace runlatch::ui {

/// The values that a person has typed and chosen in the lines, numbers, lists and boxes of a form, in the order in
/// which the form made them. They may be secret. Those of the form's dialogs are left out.
QVariantList typedIn(const QWidget &form);
/// Types and chooses the same in another form of the same class. Nothing happens if it has other fields.
void typeInto(QWidget &form, const QVariantList &typed);

} // namespace runlatch::ui
